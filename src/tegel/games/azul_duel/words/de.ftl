## Auf der Startseite, und die Optionen
title = Azul Duel
tagline = Azul zu zweit: die Kuppel bauen und mit Fliesen füllen.
option-scoring = Wertungsplättchen
choice-scoring = { $value ->
    [random] drei zufällige
    [random-4] vier zufällige
    [first] die der ersten Partie
   *[other] { $value }
}

## Dinge

colour = { $colour ->
    [blue] Blau
    [yellow] Gelb
    [red] Rot
    [black] Schwarz
    [turquoise] Türkis
    [special] Spezial
    [wild] Bunt
    [blue-red] Blau/Rot
    [red-turquoise] Rot/Türkis
    [turquoise-yellow] Türkis/Gelb
    [yellow-black] Gelb/Schwarz
    [black-blue] Schwarz/Blau
   *[face-down] verdeckt
}
tiles = { $count } { $colour ->
    [blue] blaue
    [yellow] gelbe
    [red] rote
    [black] schwarze
    [turquoise] türkise
   *[special] besondere
} { $count ->
    [one] Fliese
   *[other] Fliesen
}
no-tiles = nichts
# Was ein Wertungsplättchen verlangt: ausführlich, und wo wenig Platz ist.
goal = { $goal ->
    [columns] Volle Spalten, je 7
    [rim] Fliesen am Rand, je 1
    [diagonals] Volle Diagonalen, je 10
    [corners] Volle Eckplatten, oben 3, unten 8
    [wild] Alle bunten Felder belegt, je 2
    [special] Leere Spezialfelder, je −3
    [rows] Volle Reihen, je 3
   *[colours] Reihen mit 5 Farben, je 4
}
goal-short = { $goal ->
    [columns] volle Spalten, je 7
    [rim] Fliesen am Rand, je 1
    [diagonals] volle Diagonalen, je 10
    [corners] Eckplatten, 3 und 8
    [wild] alle bunten voll, je 2
    [special] leere Spezial, je −3
    [rows] volle Reihen, je 3
   *[colours] Reihen mit 5 Farben, 4
}

## Züge, nach dem, der sie macht

deed-plate = { $who ->
    [you] nimmst
   *[other] nimmt
} eine Kuppelplatte ({ COLOUR($cells) }) aus der Auslage
deed-draw = { $who ->
    [you] ziehst
   *[other] zieht
} { $top ->
    [special] eine Spezialplatte
   *[other] eine Jokerplatte
} vom Stapel
deed-stop = { $who ->
    [you] siehst dir
   *[other] sieht sich
} { $count ->
    [one] die Platte
   *[other] die { $count } Platten
} an
deed-keep = { $who ->
    [you] behältst
   *[other] behält
} die Platte ({ COLOUR($cells) })
deed-return = { $who ->
    [you] legst
   *[other] legt
} { $plate ->
    [none] eine Platte
   *[other] eine Platte ({ COLOUR($cells) })
} unter den Stapel
deed-space = { $who ->
    [you] wählst
   *[other] wählt
} Platz { NTH($space) } der Kuppel
deed-turn = { $who ->
    [you] legst
   *[other] legt
} die Platte auf Platz { NTH($space) }{ $degrees ->
    [0] { "" }
   *[other] , um { $degrees }° gedreht
}
deed-sun = { $who ->
    [you] nimmst
   *[other] nimmt
} { TILES($colour, $count) } von der { $factory ->
    [0] großen Sonne
   *[other] Sonne von Manufaktur { $factory }
}
deed-moons = { $who ->
    [you] nimmst
   *[other] nimmt
} { TILES($colour, $count) } von den Monden
deed-chip = { $who ->
    [you] nimmst
   *[other] nimmt
} den Bonuschip ({ COLOUR($chip) }) von Manufaktur { $factory }
deed-stack = { $who ->
    [you] stapelst
   *[other] stapelt
} { STACK($tiles) } auf den Mond von Manufaktur { $factory }
deed-line = { $who ->
    [you] legst
   *[other] legt
} { TILES($colour, $laid) } in Musterreihe { NTH($line) }{ $broken ->
    [0] { "" }
    [one] , 1 zerbricht
   *[other] , { $broken } zerbrechen
}
deed-break = { $who ->
    [you] lässt
   *[other] lässt
} { TILES($colour, $count) } zerbrechen
deed-column = { $who ->
    [you] legst
   *[other] legt
} { TILES($colour, 1) } in Reihe { NTH($line) }, Spalte { NTH($column) }
deed-none = { $who ->
    [you] zahlst
   *[other] zahlt
} keine Bonuschips für Musterreihe { NTH($line) }
deed-pay = { $who ->
    [you] vervollständigst
   *[other] vervollständigt
} Musterreihe { NTH($line) } mit Bonuschips ({ COLOUR($chips) })

## Dieselben Züge auf einem Knopf

do-plate = Diese Platte nehmen
do-draw = { $cost ->
    [0] Vom Stapel ziehen
   *[other] { $again ->
        [yes] Noch eine ziehen für { $cost } Punkt
       *[no] Ziehen für { $cost } Punkt
    }
}
do-stop = Ansehen
do-keep = Diese Platte behalten
do-return = Diese als nächste
do-space = Auf Platz { NTH($space) } legen
do-turn = { $degrees ->
    [0] So legen
   *[other] Um { $degrees }° gedreht legen
}
do-sun = { $count } { COLOUR($colour) } nehmen
do-moons = { $count } { COLOUR($colour) } von den Monden nehmen
do-chip = Chip ({ COLOUR($chip) }) nehmen
do-stack = { COLOUR($colour) } stapeln
do-line = In Musterreihe { NTH($line) } legen
do-break = Alle zerbrechen lassen
do-column = In Spalte { NTH($column) } legen
do-none = Chips behalten
do-pay = Chip ({ COLOUR($chip) }) zahlen

## Was folgt

told-paid = { SIGNED($points) }
told-start = die Startspielerfliese kommt mit
told-revealed = Manufaktur { $factory } deckt den Bonuschip ({ COLOUR($chip) }) auf
told-display = { $count ->
    [one] eine neue Platte liegt aus
   *[other] { $count } neue Platten liegen aus
}
told-passed = keine Aktion mehr möglich
told-tiling = die Kuppeln werden gefliest
told-tile = { SIGNED($points) } ({ $across ->
    [1] { $down ->
        [1] allein
       *[other] Spalte von { $down }
    }
   *[other] Reihe von { $across }{ $down ->
        [1] { "" }
       *[other] , Spalte von { $down }
    }
})
told-special = Spezialfliese in Reihe { NTH($row) } { SIGNED($points) }
told-broke = Musterreihe { NTH($line) } passt nirgends in die Kuppel: { TILES($colour, $count) } { $count ->
    [one] zerbricht
   *[other] zerbrechen
}
told-loss = { $broken ->
    [0] Startspielerfliese
    [one] 1 zerbrochene Fliese{ $start ->
        [yes] { " " }und die Startspielerfliese
       *[no] { "" }
    }
   *[other] { $broken } zerbrochene Fliesen{ $start ->
        [yes] { " " }und die Startspielerfliese
       *[no] { "" }
    }
} { SIGNED($points) }
told-round = { $who ->
    [you] beginnst
   *[other] beginnt
} Runde { $round }{ $refilled ->
    [yes] ; der Beutel war leer und wurde mit den Fliesen aus dem Turm gefüllt
   *[no] { "" }
}
told-goal = { scored-goal-by } { SIGNED($points) }
told-floor = niemand endet unter 0 { SIGNED($points) }
told-end = das Spiel ist zu Ende
told-decided = { equal-points }: Es gewinnt, wer die Startspielerfliese hat

## Wofür es Punkte gab

scored-tile = Fliesen in der Kuppel
scored-special = Spezialfliesen
scored-loss = zerbrochene Fliesen und Startspielerfliese
scored-paid = Platten vom Stapel
scored-goal = Wertungsplättchen
scored-goal-by = { $goal ->
    [columns] volle Spalten
    [rim] Fliesen am Rand
    [diagonals] volle Diagonalen
    [corners] volle Eckplatten
    [wild] alle bunten Felder belegt
    [special] leere Spezialfelder
    [rows] volle Reihen
   *[colours] Reihen mit 5 Farben
}
scored-floor = nie unter 0

## Warum der eine Zug und nicht der andere
reason-tile = { more-points } für Fliesen in der Kuppel in dieser Runde
reason-special = { more-points } für Spezialfliesen
reason-loss = { fewer-points } Verlust durch zerbrochene Fliesen und die Startspielerfliese
reason-paid = { fewer-points } für Platten bezahlt
reason-goal = { more-points } durch Wertungsplättchen
reason-at-chips = { $times ->
    [one] 1 Bonuschip
   *[other] { $times } Bonuschips
} { $more ->
    [yes] mehr
   *[no] weniger
} in der Hand
reason-at-space = { $times ->
    [one] 1 Platte
   *[other] { $times } Platten
} { $more ->
    [yes] mehr
   *[no] weniger
} in der Kuppel
reason-at-line = { $times ->
    [one] 1 Fliese
   *[other] { $times } Fliesen
} { $more ->
    [yes] mehr
   *[no] weniger
} in Musterreihen für die nächste Runde
reason-reply-sun = { $who ->
    [you] du kannst
   *[other] { $name } kann
} { TILES($colour, $count) } von der { $factory ->
    [0] großen Sonne
   *[other] Sonne von Manufaktur { $factory }
} { $more ->
    [yes] nehmen
   *[no] nicht nehmen
}: in dieser Runde { more-points }
reason-reply-moons = { $who ->
    [you] du kannst
   *[other] { $name } kann
} { TILES($colour, $count) } von den Monden { $more ->
    [yes] nehmen
   *[no] nicht nehmen
}: in dieser Runde { more-points }
reason-reply-plate = { $who ->
    [you] du kannst
   *[other] { $name } kann
} die Kuppelplatte ({ COLOUR($cells) }) aus der Auslage { $more ->
    [yes] nehmen
   *[no] nicht nehmen
}: in dieser Runde { more-points }
reason-reply-chip = { $who ->
    [you] du kannst
   *[other] { $name } kann
} den Bonuschip ({ COLOUR($chip) }) von Manufaktur { $factory } { $more ->
    [yes] nehmen
   *[no] nicht nehmen
}: in dieser Runde { more-points }
reason-others = { $who ->
    [you] du bekommst
   *[other] { $name } bekommt
} in dieser Runde { more-points }
reason-starts = { $who ->
    [you] du beginnst
   *[other] { $name } beginnt
} die nächste Runde{ $more ->
    [yes] { "" }
   *[no] { " " }nicht
}
reason-later = { more-points } in den kommenden Runden

## Warum nicht

refusal-is-over = das Spiel ist zu Ende
refusal-not-asked = danach ist jetzt nicht gefragt
refusal-set-up = vor der ersten Runde legen beide nur eine Kuppelplatte
refusal-no-plate = die Platte { $plate } liegt nicht in der Auslage
refusal-no-token = in Runde { $round } ist kein Kuppelmarker mehr übrig
refusal-stack-empty = der Plattenstapel ist leer
refusal-no-points = eine Platte vom Stapel kostet 1 Punkt, und es ist keiner da
refusal-not-in-sun = auf dieser Sonne liegt kein { COLOUR($colour) }
refusal-not-on-moons = auf keinem Mond liegt { COLOUR($colour) } obenauf
refusal-no-chip = Manufaktur { $factory } hat keinen aufgedeckten Bonuschip
refusal-enough-chips = jeder nimmt genau 2 Bonuschips in einer Runde
refusal-not-in-hand = die Platte { $plate } ist nicht unter den gezogenen
refusal-space-taken = auf Platz { NTH($space) } der Kuppel liegt schon eine Platte
refusal-not-in-rest = es ist kein { COLOUR($colour) } zu stapeln
refusal-line-complete = Musterreihe { NTH($line) } ist komplett
refusal-line-holds = in Musterreihe { NTH($line) } liegt { COLOUR($colour) }
refusal-cell-filled = in Spalte { NTH($column) } von Reihe { NTH($line) } liegt schon eine Fliese
refusal-cell-unfit = Spalte { NTH($column) } von Reihe { NTH($line) } { $cell ->
    [none] hat keine Platte
    [special] ist ein Spezialfeld
   *[other] ist { COLOUR($cell) }
}
refusal-chip-not-held = es ist kein Bonuschip ({ COLOUR($chip) }) mehr da
refusal-chip-order = Bonuschips werden in der Reihenfolge ihrer Sorten gezahlt
refusal-chip-wasted = dieser Chip wäre verschwendet: keine Zahlung braucht ihn

# Was getippt wurde und kein Zug ist.
refusal-no-verb = mit { $given } beginnt kein Zug; möglich sind: { LIST($choices) }

## Was in einer Stellung nicht sein kann

position-too-many-tiles = { COLOUR($thing) }: davon gibt es { $most } im Spiel, nicht { $found }
position-too-many-chips = { $thing }: davon gibt es { $most } im Spiel, nicht { $found }
position-tiles-of-colour = von einer Farbe gibt es { $most }, nicht { $found }
position-chips-of-kind = von einer Sorte gibt es { $most } Bonuschips, nicht { $found }
position-conditions = hier gehört je eine Seite einiger Wertungsplättchen hin, wie: 1A-2B-3A
position-conditions-scoring = sie passen nicht zu scoring={ $scoring }
position-other-phase = danach wird in dieser Phase nicht gefragt
position-nothing-to-choose = es gibt nichts zu wählen, also wird danach nicht gefragt
position-not-asked = danach wird { $name } für Musterreihe { NTH($line) } nicht gefragt
position-passed = { $name } ist am Zug oder kann noch etwas tun
position-nobody-passes = jetzt passt niemand mehr
position-bare = beim Aufbau ist Runde 1, und noch ist nichts genommen oder zurückgelegt
position-bare-seat = beim Aufbau hat { $name } { $score } Punkte und keine Fliesen
position-over-after = das Spiel ist nach Runde { $round } zu Ende
position-score-range = mit dieser Kuppel sind es { $least } bis { $most } Punkte, nicht { $score }
position-tokens = in dieser Phase sind es { $tokens }, nicht { $found }
position-large-whole = in der großen Manufaktur müssten { $tiles } Fliesen liegen oder keine
position-large-colours = in der großen Manufaktur liegen nur dann Fliesen einer Farbe, wenn es keine andere gibt
position-factory-most = in Manufaktur { $factory } liegen höchstens { $most } Fliesen
position-factory-whole = in Manufaktur { $factory } müssten { $tiles } Fliesen liegen: es gab noch welche
position-moon-empty = auf der Sonne von Manufaktur { $factory } liegen Fliesen, also müsste ihr Mond leer sein
position-moon-most = auf einem kleinen Mond liegen höchstens { $most } Fliesen, nicht { $found }
position-large-moon = auf dem großen Mond liegen höchstens { $most } Fliesen, und keine, solange auf der Sonne welche liegen
position-cleared = auf Sonnen und Monden müsste keine Fliese mehr liegen
position-one-colour = hier gehören Fliesen einer Farbe hin
position-rest = der Rest von Manufaktur { $factory } passt nicht auf ihren Mond
position-start-on-table = noch hat niemand aus der großen Manufaktur genommen, also liegt sie auf dem Tisch
position-start-taken = die große Manufaktur ist leer, also hat sie jemand
position-start-by-now = jemand müsste sie jetzt haben
position-chips-gone = in dieser Runde { $taken ->
    [one] wurde 1 Bonuschip
   *[other] wurden { $taken } Bonuschips
} genommen, aber es { $gone ->
    [one] fehlt 1
   *[other] fehlen { $gone }
}
position-chips-all = im Besitz und ausgegeben sind zusammen { $chips } Bonuschips
position-chips-most = bisher kann man { $most } genommen haben
position-chip-covered = der von Manufaktur { $factory } müsste verdeckt sein: es liegen noch Fliesen da
position-chip-seen = der von Manufaktur { $factory } müsste aufgedeckt oder weg sein: es liegt keine Fliese mehr da
position-taken-by-now = es müssten jetzt { $chips } sein
position-payment = so wird Musterreihe { NTH($line) } nicht bezahlt
position-no-plate = { $given } auf Platz { NTH($space) } ist keine Platte, gedreht oder nicht
position-plate = { $given } müsste eine Platte sein, wie: { $first }
position-plate-twice = die Platte { $plate } liegt noch woanders
position-plates = nach den Kuppelmarkern müssten es { $right ->
    [one] 1 Platte
   *[other] { $right } Platten
} sein, nicht { $plates }
position-space-taken = auf Platz { NTH($space) } liegt schon eine Platte
position-display = hier müssten { $plates ->
    [one] 1 Platte
   *[other] { $plates } Platten
} liegen: vom Stapel wurde aufgefüllt
position-top-unseen = das müsste die Sorte einer Platte sein, die niemand gesehen hat
position-top-returned = das müsste die Sorte der Platte sein, die zuerst zurückgelegt wurde, oder - für keine
position-none-left = für { $back } ist keine { $which ->
    [special] Spezialplatte
   *[other] Jokerplatte
} mehr übrig
position-secrets = von den Platten, die { $name } kennt, müssten alle dastehen oder keine
position-returned-form = { $given } müsste so aussehen: 2.0:YKT*,?# (beim Zurücklegen 2, vom ersten Spieler)
position-returned-order = was später zurückgelegt wurde, liegt tiefer
position-returned-when = das Zurücklegen { $when } gehört nicht zu den { $returns } bisher
position-returned-most = hier können höchstens { $most } Platten liegen
position-drawn-form = { $given } müsste so aussehen: ?* oder ?#, oder 0:YKT* für eine des ersten Spielers
position-drawn-order = Platten, die niemand gesehen hat, werden vor zurückgelegten gezogen
position-drawn-unseen = von dieser Sorte gibt es { $unseen }, die niemand gesehen hat
position-drawn-returned = niemand zieht Zurückgelegtes, solange es Platten gibt, die niemand gesehen hat
position-row-cells = Reihe { NTH($row) } hat { $cells } Felder, wie: B..*.T; nicht { $given }
position-row-rounds = in Reihe { NTH($row) } kommt eine Fliese je Runde: höchstens { $rounds }, nicht { $tiles }
position-unfit = { COLOUR($colour) } passt nicht in Reihe { NTH($row) }, Spalte { NTH($column) }
position-special-row = Reihe { NTH($row) } müsste { $right } sein: eine Spezialfliese kommt mit einer vollen Platte
position-line-colours = in Musterreihe { NTH($line) } { $most ->
    [one] liegt höchstens 1 Fliese
   *[other] liegen höchstens { $most } Fliesen
} einer Farbe
position-line-reached = Musterreihe { NTH($line) } war schon an der Reihe, also müsste sie leer sein
position-broken-most = hier liegen höchstens { $most } Fliesen, nicht { $found }
position-broken-done = hier ist die Runde schon abgerechnet, also müsste nichts mehr liegen
position-dealt-stays = auf Platz { NTH($place) } müsste { $plate } liegen
position-dealt-plate = { $given } kann nicht vom Stapel auf Platz { NTH($place) } gekommen sein
position-dealt-returned = was zurückgelegt wurde, kommt in seiner Reihenfolge: { $plates }
position-dealt-looks = das können nicht die gezogenen Platten sein: ihre Rückseiten waren zu sehen
position-dealt-tiles = in Manufaktur { NTH($place) } von { $places } müssten { $right } Fliesen kommen
position-dealt-chip-stays = bei Manufaktur { $factory } müsste { $chip } stehen
position-dealt-chip = { $given } kann nicht auf Manufaktur { $factory } aufgedeckt worden sein

## Was zu tun ist, auf dem Knopf

todo-first-plate = Wähle eine Platte
todo-action = Wähle, was du nimmst
todo-drawing = Noch ziehen oder ansehen
todo-keep = Wähle, welche du behältst
todo-return = Wähle, was zurückgeht
todo-space = Wähle einen Platz
todo-turn = Dreh die Platte
todo-stack = Wähle, was du stapelst
todo-line = Wähle eine Musterreihe
todo-column = Wähle eine Spalte
todo-chips = Chips zahlen oder behalten
todo-next-chip = Wähle den nächsten Chip

## Was zu tun ist, für den, der entscheidet, und für den, der wartet

ask-first-plate = { $who ->
    [you] Nimm eine der drei Platten für deine Kuppel.
   *[other] { $name } wählt eine erste Platte.
}
ask-action = { $who ->
    [you] Nimm { $tiles ->
        [yes] { $plates ->
            [yes] Fliesen, eine Platte oder einen Chip
           *[no] Fliesen oder einen Chip
        }
       *[no] { $plates ->
            [yes] eine Platte oder einen Chip
           *[no] einen Chip
        }
    }.
   *[other] { $name } wählt.
}
ask-drawing = { $who ->
    [you] Zieh noch eine Platte für 1 Punkt, oder sieh dir die gezogenen an.
   *[other] { $name } zieht vom Stapel.
}
ask-keep = { $who ->
    [you] Behalte eine der gezogenen Platten.
   *[other] { $name } sieht sich die Platten an.
}
ask-return = { $who ->
    [you] Leg den Rest unter den Stapel: Welche kommt jetzt? Die erste liegt am höchsten.
   *[other] { $name } legt Platten unter den Stapel.
}
ask-space = { $who ->
    [you] Wähle einen Platz in deiner Kuppel. Dreh die Platte, wie du willst.
   *[other] { $name } legt eine Platte.
}
ask-turn = { $who ->
    [you] Dreh die Platte und leg sie dann.
   *[other] { $name } legt eine Platte.
}
ask-stack = { $who ->
    [you] Staple den Rest auf den Mond, von unten nach oben: Welche Fliese kommt jetzt?
   *[other] { $name } stapelt Fliesen auf einen Mond.
}
ask-line = { $who ->
    [you] { $count } { COLOUR($colour) } in der Hand. Wähle eine Musterreihe, oder lass sie zerbrechen.
   *[other] { $name } hat { $count } { COLOUR($colour) } in der Hand.
}
ask-column = { $who ->
    [you] Musterreihe { NTH($line) } ist komplett. Wähle ihr Feld in Kuppelreihe { NTH($line) }.
   *[other] { $name } fliest die Kuppel.
}
ask-chips = { $who ->
    [you] Musterreihe { NTH($line) } lässt sich mit Chips vervollständigen. Wähle einen Chip, oder behalte sie.
   *[other] { $name } fliest die Kuppel.
}
ask-next-chip = { $who ->
    [you] Du zahlst für Musterreihe { NTH($line) }. Wähle den nächsten Chip.
   *[other] { $name } fliest die Kuppel.
}
ask-nothing = Das Spiel ist zu Ende.

## Wie man es schreibt

how-first-plate = wähle eine Platte der Auslage, zum Beispiel: plate YK/T*
how-action = nimm: plate YK/T*, draw, L blue, F3 blue, moons blue oder chip F2
how-drawing = draw: noch eine Platte für 1 Punkt, oder: stop
how-keep = behalte eine der gezogenen Platten, zum Beispiel: keep YK/T*
how-return = sag, welche Platte jetzt unter den Stapel kommt, zum Beispiel: return YK/T*
how-space = wähle einen Platz deiner Kuppel, 1 bis 9 Reihe für Reihe, zum Beispiel: space 5
how-turn = dreh die Platte im Uhrzeigersinn: turn 0, turn 90, turn 180 oder turn 270
how-stack = sag, welche Fliese jetzt auf den Mond kommt, von unten nach oben, zum Beispiel: stack red
how-line = leg die Fliesen in eine Musterreihe, zum Beispiel: line 4, oder: break
how-column = wähle eine Spalte deiner Kuppel für die Fliese dieser Musterreihe, zum Beispiel: column 3
how-chips = vervollständige diese Musterreihe mit Chips, zum Beispiel: pay blue, oder: no chips
how-next-chip = zahle noch einen Chip, zum Beispiel: pay blue/red
how-nothing = das Spiel ist zu Ende

## Der Tisch

when = { $phase ->
    [set-up] Vorbereitung
    [tiling] Runde { $round } von 5 · Kuppel fliesen
    [over] Das Ende
   *[acquire] Runde { $round } von 5
}
bag = Beutel
tower = Turm
factories = Manufakturen
sun = Sonne
large-is = Große Manufaktur. Sonne: { TILES($sun) }; Mond: { TILES($moon) }{ $start ->
    [yes] ; Startspielerfliese
   *[no] { "" }
}
factory-is = Manufaktur { $factory }. Sonne: { TILES($sun) }; Mond, von unten nach oben: { STACK($moon) }; Bonuschip: { $chip ->
    [none] weg
   *[other] { COLOUR($chip) }
}
start-tile = Startspielerfliese
keys-number = zu einer Manufaktur; danach Musterreihe, Platz oder Spalte
keys-large = zur großen Manufaktur
keys-moons = zu den Monden
keys-plates = zu den Kuppelplatten
keys-around = zum Nächsten, das zur Wahl steht
keys-turn = die Platte drehen
keys-break = die Fliesen zerbrechen lassen
keys-do = tun, was auf dem Knopf steht
keys-back = zurücklegen
plates = Kuppelplatten
plate-is = Platte { COLOUR($cells) }
plate-named = { $plate } ({ COLOUR($cells) })
display-is = Auslage: { LIST($plates) }
stack-is = Stapel: { $count ->
    [0] leer
    [one] 1 Platte, { COLOUR($top) } obenauf
   *[other] { $count } Platten, { COLOUR($top) } obenauf
}
returned = { $count } unten zurückgelegt
returned-own = Du hast zurückgelegt, von oben nach unten: { LIST($plates) }
drawn = Gezogen
hand = In der Hand
hand-is = In der Hand: { TILES($tiles) }
hand-plates = In der Hand: { LIST($plates) }
hand-to-space = In der Hand: { LIST($plates) }, für Platz { NTH($space) }
to-stack = Zu stapeln
turn-plate = Platte drehen
prospect = Würde jetzt gefliest
prospect-n = würde jetzt gefliest: { $count }
ledger = Letztes Fliesen

## Eine Spielerablage

board-of = Spielerablage von { $name }
enlarge-of = Spielerablage von { $name } vergrößern
board-is = { $name }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { $prospect }, würde jetzt gefliest; { tokens-n }; { chips-are }; { broken-is }
passed = hat gepasst
lines = Musterreihen
line-is = Musterreihe { NTH($line) }: { $colour ->
    [none] leer, { $size ->
        [one] 1 Feld
       *[other] { $size } Felder
    }
   *[other] { $count } von { $size } { COLOUR($colour) }
}
line-refuses = { $kind ->
    [line-complete] voll
   *[other] enthält { COLOUR($colour) }
}
of = { $count } von { $size }
being-tiled = ist an der Reihe
row-is = { line-is }; Kuppel { LIST($cells) }
row-empty = { line-is }; keine Platte in der Kuppel
cell-laid = { COLOUR($colour) } liegt in Spalte { NTH($column) }
cell-free = { COLOUR($colour) } frei in Spalte { NTH($column) }
dome = Kuppel
space = Platz { NTH($space) }
space-empty = Platz { NTH($space) }, keine Platte
space-is = Platz { NTH($space) }: { LIST($cells) }
laid = { COLOUR($colour) } gelegt
worth = eine Spezialfliese in dieser Reihe: { SIGNED($points) }
broken = Zerbrochen
broken-is = zerbrochen: { TILES($broken) }{ $start ->
    [yes] { " " }und die Startspielerfliese
   *[no] { "" }
}, { SIGNED($loss) }
break = Zerbrechen
chips = Bonuschips
chips-are = Bonuschips: { COLOUR($chips) }
no-chips = keine Bonuschips
tokens = Kuppelmarker
tokens-n = { $count } Kuppelmarker
tokens-short = { $count } Marker
awaits = ein Feld, das auf Blau wartet, oder eine bedeckte Fliese auf einem Mond

## Wertungsplättchen

scoring = Wertungsplättchen
scoring-both = Wertung · du, andere
goal-pays = { goal }: { LIST($parts) }
goal-nothing = noch nichts
goal-complete = vollständig
goal-nearest = am nächsten: noch { $count }
goal-missing = noch { $count }
goal-lacks = in Reihe { NTH($row) } fehlt { COLOUR($colours) }
part-dome = Kuppel, Spezialfliesen und Verluste
part-goal = { goal }

## Eine erste Partie mit Anleitung

guide-plate = { $short ->
    [yes] Wähle eine der leuchtenden Platten: die erste deiner Kuppel.
   *[no] Du baust eine Kuppel aus Platten und füllst sie mit Fliesen, fünf Runden lang. Wähle die erste Platte für deine Kuppel: eine der leuchtenden.
}
guide-space = { $short ->
    [yes] Tippe auf einen Platz deiner Kuppel, noch einmal zum Drehen.
   *[no] Leg sie auf einen Platz deiner Kuppel. Tippe noch einmal darauf, um sie zu drehen, und drück dann den Knopf. Jedes gemalte Feld will später eine Fliese seiner Farbe; ein buntes nimmt jede.
}
guide-sun = { $short ->
    [yes] Tippe auf eine Farbe auf einer leuchtenden Sonne: Du bekommst alle dort.
   *[no] Jetzt Fliesen: Tippe auf eine Farbe auf einer der leuchtenden Sonnen. Du bekommst alle Fliesen dieser Farbe, die dort liegen.
}
guide-stack = Der Rest dieser Manufaktur kommt auf ihren Mond, in der Reihenfolge, die du willst: Nur die oberste kann genommen werden. Welche Fliese kommt jetzt?
guide-line = { $short ->
    [yes] Wähle eine leuchtende Musterreihe; was nicht passt, zerbricht.
   *[no] { TILES($colour, $count) } in der Hand. Wähle eine leuchtende Musterreihe: eine Farbe je Musterreihe, und was nicht passt, zerbricht. Eine Musterreihe gehört zu der Kuppelreihe neben ihr.
}
guide-column = Musterreihe { NTH($line) } ist komplett: Eine ihrer Fliesen kommt in die Kuppel. Wähle eines der leuchtenden Felder; am besten neben anderen Fliesen.
guide-pay = Musterreihe { NTH($line) } ist nicht vollständig, aber deine Chips können ersetzen, was fehlt: 2 in ihrer Farbe oder 3 beliebige je Fliese. Wähle einen Chip, oder behalte sie.
guide-drawing = Jede Platte vom Stapel kostet 1 Punkt. Zieh noch eine, oder sieh dir an, was du hast, und behalte eine.
guide-moon = { $count ->
    [one] Die andere Fliese kam auf den Mond neben der Sonne.
   *[other] Die anderen { $count } Fliesen kamen auf den Mond neben der Sonne.
} Von dort kann man sie später nehmen.
guide-broken = { $count ->
    [one] Eine Fliese zerbrach, denn es war kein Platz.
   *[other] { $count } Fliesen zerbrachen, denn es war kein Platz.
} Zerbrochene Fliesen kosten die Punkte, die darunter stehen.
guide-start = { $who ->
    [you] Du hast
   *[other] { $name } hat
} zuerst vom großen Mond genommen und so die Startspielerfliese bekommen: Sie kostet { $cost } Punkte, und wer sie hat, beginnt die nächste Runde.
guide-tiling = Alles ist genommen, also werden die Kuppeln gefliest: Von oben nach unten schickt jede vollständige Musterreihe eine Fliese in ihre Kuppelreihe.
guide-dome = Deine Fliese in Reihe { NTH($row) } brachte { SIGNED($points) }{ $points ->
    [1] : Sie liegt allein. Neben anderen zählt sie so viele, wie in einer Linie liegen.
   *[other] : Sie zählt die Fliesen, die mit ihr in einer Linie liegen, waagerecht und senkrecht.
}
guide-special = Das war die dritte Fliese auf einer Platte mit Kompassrose. Dort kam von selbst eine Spezialfliese hin und brachte die Nummer ihrer Reihe: { SIGNED($points) }.
guide-broke = Musterreihe { NTH($line) } fand in ihrer Kuppelreihe kein Feld ihrer Farbe, und für eine weitere Platte ist kein Platz: Ihre Fliesen zerbrachen.
guide-loss = Zerbrochene Fliesen und die Startspielerfliese haben dich in dieser Runde { points } gekostet.
guide-round = Runde { $round } von 5. { $who ->
    [you] Du beginnst, denn du hattest die Startspielerfliese.
   *[other] { $name } hatte die Startspielerfliese und beginnt.
}{ $kept ->
    [yes] { " " }Was in unvollständigen Musterreihen lag, ist geblieben.
   *[no] { "" }
}
guide-other = Dann hat auch { $name } eines getan: Fliesen, eine Platte oder einen Chip genommen. Ihr wechselt euch ab, bis alles genommen ist.
guide-goals = Denk voraus: Nach Runde 5 zählen die leuchtenden Wertungsplättchen. Tippe auf eines, um zu sehen, wo am wenigsten fehlt.
guide-moons = Du darfst auch von den Monden nehmen: von einer Farbe die obersten Fliesen aller Monde zugleich. Wer zuerst vom großen Mond nimmt, bekommt auch die Startspielerfliese.
guide-chip = Eine Manufaktur ist leer, darum wurde ihr Bonuschip aufgedeckt. Nimm ihn als deinen Zug: Jeder von euch nimmt in jeder Runde zwei, und sie helfen, Musterreihen zu vervollständigen.
guide-token = Du hast noch { $count ->
    [one] 1 Kuppelmarker
   *[other] { $count } Kuppelmarker
}. Nutze einen als deinen Zug: Nimm eine der leuchtenden Platten für deine Kuppel. Fliesen brauchen Felder ihrer Farbe.

## Die Regeln in unseren Worten

rules = Nimm reihum alle Fliesen einer Farbe von einer Sonne (der Rest wird auf ihren Mond gestapelt) oder oben von allen Monden, und lege sie in eine Musterreihe; was nicht passt, zerbricht. Oder gib einen Kuppelmarker für eine Platte in deiner Kuppel aus, oder nimm einen Bonuschip. Ist alles weg, legt jede vollständige Musterreihe eine Fliese auf ein passendes Feld ihrer Kuppelreihe: Sie zählt ihre Reihe und ihre Spalte. Bonuschips vervollständigen Musterreihen. Nach fünf Runden zählen die Wertungsplättchen.
lesson-aim-title = Eine Kuppel aus neun Platten
lesson-aim = Zwei Spieler, fünf Runden. Du baust eine Kuppel aus Platten und füllst sie mit Fliesen; eine Fliese zählt für die Reihen, an die sie anschließt. Du beginnst mit 5 Punkten; wer nach Runde 5 die meisten Punkte hat, gewinnt.
lesson-aim-try = Eine Kuppel am Ende: Gemalte Felder sind noch leer, glasierte Fliesen liegen.
lesson-take-title = Sonne und Mond
lesson-take = Ein Zug ist eine Aktion. Nimm alle Fliesen einer Farbe von einer Sonne; der Rest kommt auf den Mond daneben, gestapelt, wie du willst. Von der großen Sonne liegt der Rest einzeln nebeneinander.
lesson-moons = Oder nimm von allen Monden zugleich die obersten Fliesen einer Farbe. Wer zuerst vom großen Mond nimmt, bekommt die Startspielerfliese: Sie kostet 2 Punkte, und wer sie hat, beginnt die nächste Runde.
lesson-take-try = Probier es: Tippe auf eine Farbe, auf einer Sonne oder einem Mond.
lesson-line-title = Musterreihen
lesson-line = Die Fliesen kommen in eine deiner sechs Musterreihen, von rechts gefüllt, eine Farbe je Musterreihe. Was nicht passt, zerbricht; zerbrochene Fliesen kosten 1, 2, 3 und 4 Punkte. Musterreihe 4 gehört nur zu Kuppelreihe 4.
lesson-line-try = Probier es: Wähle eine Musterreihe. Die Zahl sagt, was das brächte, wenn die Runde jetzt endete.
lesson-plate-title = Kuppelplatten
lesson-plate = In den Runden 1 bis 4 musst du beide Kuppelmarker nutzen. Mit einem Marker nimmst du eine Platte aus der Auslage; oder du ziehst vom Stapel, 1 Punkt je Platte, behältst eine und legst den Rest zurück. Leg sie auf einen freien Platz, gedreht, wie du willst.
lesson-cells = Ein farbiges Feld will seine Farbe, ein buntes nimmt jede. Die Kompassrose ist besonders: Dort legt niemand von Hand.
lesson-plate-try = Probier es: Tippe auf einen Platz, und tippe noch einmal, um die Platte zu drehen.
lesson-chip-title = Bonuschips
lesson-chip = Auf jedem kleinen Mond liegt ein Bonuschip. Ist eine Manufaktur auf beiden Seiten leer, wird er aufgedeckt, und ihn zu nehmen ist eine Aktion: zwei je Runde. Später ersetzen 2 Chips in der Farbe einer Musterreihe, oder 3 beliebige, eine fehlende Fliese.
lesson-tiling-title = Die Kuppel fliesen
lesson-tiling = Ist alles genommen, kommen die Musterreihen von oben nach unten an die Reihe. Eine vollständige schickt eine Fliese auf ein Feld ihrer Farbe in ihrer Kuppelreihe. Allein zählt sie 1; sonst so viele Punkte, wie in ihrer Reihe Fliesen anschließen, und in ihrer Spalte ebenso.
lesson-special = Die dritte Fliese auf einer Spezialplatte bringt eine Spezialfliese: Sie zählt die Nummer ihrer Reihe. Eine Musterreihe, die nirgends passt, wartet, bis drei Platten in ihrer Kuppelreihe liegen; dann zerbrechen ihre Fliesen.
lesson-tiling-try = Probier es: Wähle das Feld.
lesson-scoring-title = Wertungsplättchen
lesson-scoring = Drei oder vier Wertungsplättchen sind von Anfang an bekannt und zählen nach Runde 5. Zeig auf eines, um zu sehen, was am ehesten vollständig wird.

## Eine Stellung aufbauen
setup-round = Runde
setup-turn = Am Zug
setup-starter = Begann die Runde
setup-on-table = Tisch
setup-board = Wessen Spielerablage
setup-score = Punkte
setup-factory = { $n ->
    [0] Große Manufaktur
   *[other] Manufaktur { $n }
}
setup-sun = { setup-factory }, Sonne
setup-moon = { setup-factory }, Mond
setup-chip = Bonuschip der Manufaktur { $n }
setup-face-down = verdeckt
setup-add-chip = Einen Bonuschip dazu
setup-taken = in dieser Runde genommen
setup-choose-plate = Wähle eine Kuppelplatte
setup-turn-plate = Die Platte drehen
setup-top = Rückseite oben auf dem Stapel
setup-line = Musterreihe { NTH($line) }
setup-asked = Was gefragt ist
setup-plate = Platte, die gelegt wird
setup-space = Platz dafür
setup-looks = Angesehene Platten
setup-drawn = Verdeckt gezogene Platten
setup-in-hand = Fliesen in der Hand
setup-rest = Fliesen zum Stapeln
setup-of-factory = Auf den Mond von Manufaktur
setup-now-line = Musterreihe, die an der Reihe ist
setup-paid = Dafür bezahlte Chips
setup-tower = Fliesen, die abgelegt wurden. Alles, was nirgends liegt, ist im Beutel; wer es nicht weiß, lässt den Turm leer.

## Themen von Aufgaben und Fehlern
theme-goal = Wertungsplättchen
theme-special = Spezialfliesen
theme-moon = die Monde
theme-chip = ein Chip
theme-plate = eine Kuppelplatte
theme-stack = Stapeln
theme-pay = mit Chips zahlen

## Statistik
habit-opening-is = { $kind ->
    [turn] eine Platte auf Platz { NTH($space) }
    [sun] { $count ->
        [one] 1 Fliese
       *[other] { $count } Fliesen
    } von einer Sonne
    [moons] { $count ->
        [one] 1 Fliese
       *[other] { $count } Fliesen
    } von den Monden
   *[chip] ein Bonuschip
}
habit-first-space = Die erste Platte
habit-first-space-is = auf Platz { NTH($space) } der Kuppel
habit-first-action = Die erste Aktion
habit-first-action-is = { $kind ->
    [sun] { $count ->
        [one] 1 Fliese
       *[other] { $count } Fliesen
    } von einer Sonne
    [moons] { $count ->
        [one] 1 Fliese
       *[other] { $count } Fliesen
    } von den Monden
   *[chip] ein Bonuschip
}
habit-actions = Aktionen
habit-actions-is = { $kind ->
    [turn] Platten
    [sun] Fliesen von einer Sonne
    [moons] Fliesen von den Monden
   *[chip] Bonuschips
}
habit-lines = Reihen der Kuppel mit neuen Fliesen
habit-lines-is = Reihe { NTH($row) }
habit-columns = Spalten der Kuppel mit neuen Fliesen
habit-columns-is = Spalte { NTH($column) }
