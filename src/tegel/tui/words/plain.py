"""The words of plain games, line by line."""

from typing import Final

from tegel.tui.words import Book

PLAIN: Final[Book] = {
    "en": {
        "intro": "{title}: {names}.",
        "seed": "Seed {seed}.",
        "how": "A move: {how}.",
        "prompt": "Your move > ",
        "prompt_of": "{name}, your move > ",
        "waits": "> ",
        "over": "save FILE, undo or quit > ",
        "over_there": "rematch or quit > ",
        "played": "{name}: {move}.",
        "taken_back": "Taken back: {moves}.",
        "points": "Points: {points}.",
        "part": "{what}: {points}.",
        "clock": "Time left: {times}.",
        "advice": "{move}: {share} % to win, {margin} points",
        "why": "First what the adviser would play: it has looked at that longest. Then the"
        " others, by their chances.",
        "nothing": "The game is over: there is nothing left to decide.",
        "which_file": "Say which file, as in: save game.tegel",
        "saved": "Saved to {file}.",
        "back": "The server is back.",
        "press_enter": "Press Enter to leave.",
        "walk_help": "Enter: next move.  b: back.  a number: go there.  e: the end.  q: quit.",
        "walk_at": "[{n} of {all}] ",
        "walk_range": "The game has moves 0 to {last}.",
        "walk_broken": "The game can't be followed further: {why}",
        "help": "Write a move, or one of these:\n"
        "  moves        your moves, each with what you would gain if all were scored then\n"
        "  hint         what a strong player would do\n"
        "  board        tell the table again\n"
        "  log          the game so far\n"
        "  score        where the points come from\n"
        "  undo         take your last move back\n"
        "{more}\n"
        "  help         this text\n"
        "  quit         leave",
        "help_here": "  save FILE    write the game to a file (tegel replay FILE shows it)",
        "help_there": "  'text        say something to the others\n"
        "  resign       give the game up\n"
        "  rematch      another game, when this one is over",
    },
    "nl": {
        "intro": "{title}: {names}.",
        "seed": "Startgetal {seed}.",
        "how": "Een zet: {how}.",
        "prompt": "Jouw zet > ",
        "prompt_of": "{name}, jouw zet > ",
        "waits": "> ",
        "over": "save BESTAND, undo of quit > ",
        "over_there": "rematch of quit > ",
        "played": "{name}: {move}.",
        "taken_back": "Teruggenomen: {moves}.",
        "points": "Punten: {points}.",
        "part": "{what}: {points}.",
        "clock": "Resterende tijd: {times}.",
        "advice": "{move}: {share} % kans, {margin} punten",
        "why": "Eerst wat de raadgever zou spelen: daar keek hij het langst naar. Dan de andere,"
        " naar hun kansen.",
        "nothing": "Het spel is afgelopen: er valt niets meer te beslissen.",
        "which_file": "Zeg welk bestand, zoals: save game.tegel",
        "saved": "Bewaard in {file}.",
        "back": "De server is er weer.",
        "press_enter": "Druk op Enter om te stoppen.",
        "walk_help": "Enter: volgende zet.  b: terug.  een getal: daarheen.  e:"
        " het einde.  q: stoppen.",
        "walk_at": "[{n} van {all}] ",
        "walk_range": "Het spel heeft zetten 0 tot {last}.",
        "walk_broken": "Het spel is niet verder te volgen: {why}",
        "help": "Typ een zet, of een van deze woorden:\n"
        "  moves        je zetten, elk met wat hij zou opleveren als nu geteld werd\n"
        "  hint         wat een sterke speler zou doen\n"
        "  board        vertel de tafel opnieuw\n"
        "  log          het spel tot nu toe\n"
        "  score        waar de punten vandaan komen\n"
        "  undo         neem je laatste zet terug\n"
        "{more}\n"
        "  help         deze tekst\n"
        "  quit         stoppen",
        "help_here": "  save BESTAND schrijf het spel in een bestand (tegel replay BESTAND toont"
        " het)",
        "help_there": "  'tekst       zeg iets tegen de anderen\n"
        "  resign       geef het spel op\n"
        "  rematch      nog een spel, als dit is afgelopen",
    },
    "de": {
        "intro": "{title}: {names}.",
        "seed": "Startzahl {seed}.",
        "how": "Ein Zug: {how}.",
        "prompt": "Dein Zug > ",
        "prompt_of": "{name}, dein Zug > ",
        "waits": "> ",
        "over": "save DATEI, undo oder quit > ",
        "over_there": "rematch oder quit > ",
        "played": "{name}: {move}.",
        "taken_back": "Zurückgenommen: {moves}.",
        "points": "Punkte: {points}.",
        "part": "{what}: {points}.",
        "clock": "Verbleibende Zeit: {times}.",
        "advice": "{move}: {share} % Siegchance, {margin} Punkte",
        "why": "Zuerst, was der Ratgeber spielen würde: Das hat er am längsten geprüft. Dann die"
        " anderen, nach ihren Chancen.",
        "nothing": "Das Spiel ist aus: Es gibt nichts mehr zu entscheiden.",
        "which_file": "Sag, welche Datei, zum Beispiel: save game.tegel",
        "saved": "Gespeichert in {file}.",
        "back": "Der Server ist wieder da.",
        "press_enter": "Enter drücken, um zu gehen.",
        "walk_help": "Enter: nächster Zug.  b: zurück.  eine Zahl: dorthin.  e:"
        " das Ende.  q: gehen.",
        "walk_at": "[{n} von {all}] ",
        "walk_range": "Das Spiel hat Züge 0 bis {last}.",
        "walk_broken": "Das Spiel lässt sich nicht weiter verfolgen: {why}",
        "help": "Schreib einen Zug, oder eines dieser Wörter:\n"
        "  moves        deine Züge, jeder mit dem, was er brächte, würde dann gewertet\n"
        "  hint         was ein starker Spieler täte\n"
        "  board        den Tisch noch einmal beschreiben\n"
        "  log          das Spiel bisher\n"
        "  score        woher die Punkte kommen\n"
        "  undo         den letzten Zug zurücknehmen\n"
        "{more}\n"
        "  help         dieser Text\n"
        "  quit         gehen",
        "help_here": "  save DATEI   das Spiel in eine Datei schreiben (tegel replay DATEI zeigt"
        " es)",
        "help_there": "  'Text        den anderen etwas sagen\n"
        "  resign       das Spiel aufgeben\n"
        "  rematch      noch ein Spiel, wenn dieses aus ist",
    },
}
