"""Azul in three languages."""

from typing import Final

from tegel.tui.words import Book

BOOK: Final[Book] = {
    "en": {
        **{name: name for name in ("blue", "yellow", "red", "black", "white")},
        "tiles_blue": "{n} blue {n|tile|tiles}",
        "tiles_yellow": "{n} yellow {n|tile|tiles}",
        "tiles_red": "{n} red {n|tile|tiles}",
        "tiles_black": "{n} black {n|tile|tiles}",
        "tiles_white": "{n} white {n|tile|tiles}",
        "factory": "factory {n}",
        "centre": "the centre",
        "marker": "starting marker",
        "stage": "Round {round} · bag {bag} · lid {lid}",
        "over": "Round {round} · the end",
        "take_first": "Take all tiles of one colour from a factory or the centre.",
        "in_hand": "{tiles} from {place}. Choose a line (1–5), or the floor (0). Esc puts back.",
        "choose_column": "Choose a column for the {colour} tile of line {line} (1–5).",
        "waits": "{name} is taking tiles.",
        "tiling": "{name} is tiling the wall.",
        "is_over": "All walls are tiled and the bonuses are counted.",
        "spot_take": "Take {tiles} from {place}",
        "spot_marker": "Take {tiles} from {place}, and the starting marker",
        "spot_line": "Lay {tiles} on line {line} · {points} at the end of this round",
        "spot_floor": "Drop {tiles} to the floor line · {points} at the end of this round",
        "spot_column": "Lay {colour} on column {column} · {points} for this tiling",
        "floor": "floor",
        "prospect": "after this round {n}",
        "bonus": "bonus {n}",
        "say_line": "{colour} from {place} to line {line}",
        "say_floor": "{colour} from {place} to the floor line",
        "say_column": "a tile on column {column}",
        "p_tiles": "Wall tiling and floor line",
        "p_rows": "Complete rows",
        "p_columns": "Complete columns",
        "p_colours": "Complete colours",
        "rules": "Take all tiles of one colour from a factory; the rest goes to the centre. Or take"
        " from the centre; who does so first gets the marker, begins the next round and loses a"
        " point for it. Lay them on one pattern line; what does not fit falls to the floor line."
        " When all are taken, each complete line puts a tile on the wall: it scores the tiles in"
        " its row and its column. The game ends when a row is complete: rows bring 2, columns 7,"
        " colours 10.",
    },
    "nl": {
        "blue": "blauw",
        "yellow": "geel",
        "red": "rood",
        "black": "zwart",
        "white": "wit",
        "tiles_blue": "{n} blauwe {n|tegel|tegels}",
        "tiles_yellow": "{n} gele {n|tegel|tegels}",
        "tiles_red": "{n} rode {n|tegel|tegels}",
        "tiles_black": "{n} zwarte {n|tegel|tegels}",
        "tiles_white": "{n} witte {n|tegel|tegels}",
        "factory": "fabriek {n}",
        "centre": "het midden",
        "marker": "startsteen",
        "stage": "Ronde {round} · zak {bag} · deksel {lid}",
        "over": "Ronde {round} · het einde",
        "take_first": "Neem alle tegels van één kleur uit een fabriek of het midden.",
        "in_hand": "{tiles} uit {place}. Kies een rij (1–5) of de vloer (0). Esc legt terug.",
        "choose_column": "Kies een kolom voor de tegel van rij {line} ({colour}, 1–5).",
        "waits": "{name} neemt tegels.",
        "tiling": "{name} betegelt de muur.",
        "is_over": "Alle muren zijn betegeld en de bonussen zijn geteld.",
        "spot_take": "Neem {tiles} uit {place}",
        "spot_marker": "Neem {tiles} uit {place}, met de startsteen",
        "spot_line": "Leg {tiles} op rij {line} · {points} aan het eind van deze ronde",
        "spot_floor": "Laat {tiles} op de vloer vallen · {points} aan het eind van deze ronde",
        "spot_column": "Leg {colour} in kolom {column} · {points} voor deze betegeling",
        "floor": "vloer",
        "prospect": "na deze ronde {n}",
        "bonus": "bonus {n}",
        "say_line": "{colour} uit {place} op rij {line}",
        "say_floor": "{colour} uit {place} op de vloer",
        "say_column": "een tegel in kolom {column}",
        "p_tiles": "Betegeling en vloer",
        "p_rows": "Volle rijen",
        "p_columns": "Volle kolommen",
        "p_colours": "Volle kleuren",
        "rules": "Neem alle tegels van één kleur uit een fabriek; de rest gaat naar het midden. Of"
        " neem uit het midden; wie dat als eerste doet krijgt de startsteen, begint de volgende"
        " ronde en verliest er een punt mee. Leg ze op één rij; wat niet past valt op de vloer."
        " Zijn alle tegels genomen, dan legt elke volle rij een tegel op de muur: die telt de"
        " tegels in zijn rij en zijn kolom. Het spel eindigt met een volle rij op de muur: rijen"
        " leveren 2 op, kolommen 7, kleuren 10.",
    },
    "de": {
        "blue": "Blau",
        "yellow": "Gelb",
        "red": "Rot",
        "black": "Schwarz",
        "white": "Weiß",
        "tiles_blue": "{n} blaue {n|Fliese|Fliesen}",
        "tiles_yellow": "{n} gelbe {n|Fliese|Fliesen}",
        "tiles_red": "{n} rote {n|Fliese|Fliesen}",
        "tiles_black": "{n} schwarze {n|Fliese|Fliesen}",
        "tiles_white": "{n} weiße {n|Fliese|Fliesen}",
        "factory": "Manufaktur {n}",
        "centre": "der Mitte",
        "marker": "Startstein",
        "stage": "Runde {round} · Beutel {bag} · Deckel {lid}",
        "over": "Runde {round} · das Ende",
        "take_first": "Nimm alle Fliesen einer Farbe aus einer Manufaktur oder der Mitte.",
        "in_hand": "{tiles} aus {place}. Wähle eine Reihe (1–5) oder den Boden (0). Esc legt"
        " zurück.",
        "choose_column": "Wähle eine Spalte für die Fliese der Reihe {line} ({colour}, 1–5).",
        "waits": "{name} nimmt Fliesen.",
        "tiling": "{name} fliest die Wand.",
        "is_over": "Alle Wände sind gefliest, die Boni gezählt.",
        "spot_take": "{tiles} aus {place} nehmen",
        "spot_marker": "{tiles} aus {place} nehmen, mit dem Startstein",
        "spot_line": "{tiles} in Reihe {line} legen · {points} am Ende dieser Runde",
        "spot_floor": "{tiles} in die Bodenreihe · {points} am Ende dieser Runde",
        "spot_column": "{colour} in Spalte {column} legen · {points} beim Fliesen",
        "floor": "Boden",
        "prospect": "nach dieser Runde {n}",
        "bonus": "Bonus {n}",
        "say_line": "{colour} aus {place} in Reihe {line}",
        "say_floor": "{colour} aus {place} in die Bodenreihe",
        "say_column": "eine Fliese in Spalte {column}",
        "p_tiles": "Wand und Bodenreihe",
        "p_rows": "Volle Reihen",
        "p_columns": "Volle Spalten",
        "p_colours": "Volle Farben",
        "rules": "Nimm alle Fliesen einer Farbe aus einer Manufaktur; der Rest kommt in die Mitte."
        " Oder nimm aus der Mitte; wer das zuerst tut, bekommt den Startstein, beginnt die nächste"
        " Runde und verliert dafür einen Punkt. Lege sie in eine Musterreihe; was nicht passt,"
        " fällt in die Bodenreihe. Sind alle Fliesen genommen, legt jede volle Reihe eine Fliese an"
        " die Wand: Sie zählt die Fliesen in ihrer Zeile und Spalte. Das Spiel endet mit einer"
        " vollen Zeile: Zeilen bringen 2, Spalten 7, Farben 10.",
    },
}
