### Azul

## Auf der Startseite, und die Optionen

title = Azul
tagline = Fliesen nehmen, Musterreihen füllen, die Wand fliesen.
option-wall = Wand
choice-wall = { $value ->
    [grey] grau, Spalten frei wählbar
   *[coloured] farbig
}

## Fliesen und Orte

colour = { $colour ->
    [blue] Blau
    [yellow] Gelb
    [red] Rot
    [black] Schwarz
    [white] Weiß
   *[marker] Startspielermarker
}
tiles = { $colour ->
    [blue] { $count } blaue
    [yellow] { $count } gelbe
    [red] { $count } rote
    [black] { $count } schwarze
    [white] { $count } weiße
   *[marker] Startspielermarker
}{ $colour ->
    [marker] { "" }
   *[other] { " " }{ $count ->
        [one] Fliese
       *[other] Fliesen
    }
}
no-tiles = nichts
# 0 ist die Tischmitte.
place = { $source ->
    [0] Tischmitte
   *[other] Manufaktur { $source }
}
from-place = { $source ->
    [0] aus der Tischmitte
   *[other] aus Manufaktur { $source }
}

## Züge, nach dem, der sie macht

deed-take = { $who ->
    [you] nimmst
   *[other] nimmt
} { TILES($colour, $count) } { from-place } für { $line ->
    [none] die Bodenreihe
   *[other] Musterreihe { NTH($line) }
}{ $marker ->
    [yes] , dazu den Startspielermarker
   *[no] { "" }
}
deed-column = { $who ->
    [you] legst
   *[other] legt
} { TILES($colour, 1) } in Reihe { NTH($line) }, Spalte { NTH($column) }

## Was folgt

# Wer das Feld gewählt hat, hat Farbe und Spalte gerade erzählt.
told-tile = { $space ->
    [chosen] { SIGNED($points) }
    [only] { TILES($colour, 1) } in Reihe { NTH($row) }, Spalte { NTH($column) } { SIGNED($points) }
   *[printed] { TILES($colour, 1) } in Reihe { NTH($row) } { SIGNED($points) }
}
told-dropped = kein Feld für Musterreihe { NTH($line) }: { TILES($colour, $count) } in die Bodenreihe
told-floor = { $points ->
    [0] Bodenreihe: nichts zu verlieren
   *[other] Bodenreihe { SIGNED($points) }
}
told-round = Runde { $round } beginnt.{ $refilled ->
    [yes] { " " }Der Beutel war leer und wurde mit den Fliesen aus dem Deckel gefüllt.
   *[no] { "" }
}
told-row = Reihe { NTH($which) } vollständig { SIGNED($points) }
told-column = Spalte { NTH($which) } vollständig { SIGNED($points) }
told-colour = { TILES($colour, 5) } an der Wand { SIGNED($points) }
told-end = Das Spiel ist zu Ende.
told-decided = { equal-points }: { $shared ->
    [yes] auch gleich viele volle Reihen, also ein geteilter Platz
   *[no] die Zahl der vollen Reihen entscheidet, { LIST($rows, by: " zu ") }
}

scored-tile = Wand
scored-floor = Bodenreihe
scored-row = volle Reihen
scored-column = volle Spalten
scored-colour = volle Farben

## Warum der eine Zug und nicht der andere
reason-tile = { more-points } an der Wand in dieser Runde
reason-floor = { fewer-points } Verlust in der Bodenreihe
reason-row = { more-points } für volle Reihen
reason-column = { more-points } für volle Spalten
reason-colour = { more-points } für volle Farben
reason-at-line = { $times ->
    [one] 1 Fliese
   *[other] { $times } Fliesen
} { $more ->
    [yes] mehr
   *[no] weniger
} in Musterreihen für die nächste Runde
reason-reply-take = { $who ->
    [you] du kannst
   *[other] { $name } kann
} { TILES($colour, $count) } { from-place } { $more ->
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
refusal-column-wanted = wähle zuerst eine Spalte für die Fliese der Musterreihe { NTH($line) }
refusal-take-wanted = keine Musterreihe ist an der Reihe: nimm Fliesen aus einer Manufaktur oder der Tischmitte
refusal-no-such-factory = bei { $players } Spielern gibt es keine Manufaktur { $source }
refusal-no-tiles = in { $source ->
    [0] der Tischmitte
   *[other] Manufaktur { $source }
} liegt kein { COLOUR($colour) }
refusal-line-complete = Musterreihe { NTH($line) } ist komplett
refusal-line-holds = in Musterreihe { NTH($line) } liegt schon { COLOUR($colour) }
refusal-row-has = Reihe { NTH($line) } der Wand hat schon { COLOUR($colour) }
refusal-space-taken = in Reihe { NTH($line) }, Spalte { NTH($column) } liegt schon { COLOUR($colour) }
refusal-column-has = Spalte { NTH($column) } der Wand hat schon { COLOUR($colour) }

# Was getippt wurde und kein Zug ist.
refusal-no-source = von { $given } lässt sich nichts nehmen; es gibt: C und F1 bis F{ $most }
refusal-no-factory = Manufaktur { $given } gibt es nicht: bei { $players } Spielern sind es F1 bis F{ $most }
refusal-no-line = { $given } ist keine Musterreihe; geschrieben wird: 1 bis { $most } oder floor
refusal-no-column = { $given } ist keine Spalte; es gibt: 1 bis { $most }

# Dasselbe neben der Reihe selbst, in wenigen Buchstaben.
why-line-complete = komplett
why-line-holds = enthält { COLOUR($colour) }
why-row-has = Wand hat { COLOUR($colour) }

## Was in einer Stellung nicht sein kann

position-too-many-tiles = { COLOUR($thing) }: davon gibt es { $most } im Spiel, nicht { $found }
position-tiles-of-colour = von einer Farbe gibt es { $most } Fliesen, nicht { $found }
position-factory-most = in Manufaktur { $factory } liegen höchstens { $most } Fliesen
position-factory-whole = in Manufaktur { $factory } müssten { $tiles } Fliesen liegen oder keine: es gab noch welche, im Beutel oder in den Manufakturen danach
position-round-ended = liegen hier und in der Tischmitte keine Fliesen, ist die Runde zu Ende
position-centre-from = aus { $empty ->
    [one] 1 leeren Manufaktur
   *[other] { $empty } leeren Manufakturen
} können nicht so viele Fliesen kommen: { $centre }
position-offer-only = hier und in der Tischmitte liegen nur Fliesen, solange genommen wird
position-taken = in Bodenreihen und vollen Musterreihen { $lie ->
    [one] liegt 1 Fliese
   *[other] liegen { $lie } Fliesen
} dieser Runde, genommen wurden aber höchstens { $taken }
position-once-in-row = { COLOUR($colour) } darf in Reihe { NTH($row) } nur einmal liegen
position-column-has = { COLOUR($colour) } kann nicht in Reihe { NTH($row) }, Spalte { NTH($column) } liegen: in einer Spalte liegt keine Farbe zweimal
position-printed-space = { COLOUR($colour) } kann nicht in Reihe { NTH($row) }, Spalte { NTH($column) } liegen: das Feld dafür ist in dieser Reihe in Spalte { NTH($printed) }
position-row-spaces = Reihe { NTH($row) } hat { $spaces } Felder, wie: B..K.; nicht { $given }
position-row-rounds = in Reihe { NTH($row) } { $tiles ->
    [one] liegt 1 Fliese
   *[other] liegen { $tiles } Fliesen
}, es kommt aber nur eine je Runde: { $rounds }
position-row-complete = eine Reihe ist vollständig: dann war die Runde, in der sie es wurde, die letzte
position-score-range = mit dieser Wand sind es { $least } bis { $most } Punkte, nicht { $score }
position-line-colours = in Musterreihe { NTH($line) } { $most ->
    [one] liegt höchstens 1 Fliese
   *[other] liegen höchstens { $most } Fliesen
} einer Farbe
position-row-has = in Musterreihe { NTH($line) } kann kein { COLOUR($colour) } liegen: die Reihe der Wand hat schon { COLOUR($colour) }
position-line-tiled = Musterreihe { NTH($line) } ist komplett, war aber schon an der Reihe
position-floor-most = hier liegen höchstens { $most } Fliesen, den Startspielermarker mitgezählt
position-floor-empty = sie müsste leer sein: hier ist die Runde schon abgerechnet
position-marker-here = hier liegt der Startspielermarker, also gehört er zu diesem Platz
position-marker-missing = { $name } hat ihn, also gehört er in die Bodenreihe dort
position-marker-centre = noch hat niemand aus der Tischmitte genommen, also liegt er dort
position-whose-turn = aus { $empty ->
    [one] 1 Manufaktur
   *[other] { $empty } Manufakturen
} wurde genommen, also ist { $name } am Zug
position-idle-most = nach { $most } solchen Runden ist das Spiel zu Ende
position-idle-rounds = von { $done ->
    [one] 1 Runde
   *[other] { $done } Runden
} können nicht { $idle } ohne eine Fliese für eine Wand vergangen sein
position-idle-all = alle Wände sind leer, also sind es { $done }: alle Runden bisher
position-rounds-most = mit diesen Wänden können es nicht mehr als { $most } Runden gewesen sein
position-no-column = { $name } hat für Musterreihe { NTH($line) } keine Spalte zu wählen
position-not-over = das Spiel ist nicht zu Ende: keine Reihe ist vollständig, und es gibt noch Fliesen
position-dealt-tiles = in Manufaktur { $factory } müssten { $right } Fliesen kommen, nicht { $tiles }

## Was zu tun ist, auf dem Knopf

todo-take = Nimm Fliesen
todo-lay = Wähle eine Musterreihe
todo-column = Wähle eine Spalte

## Was gefragt ist, und wie man es schreibt

ask-take = Nimm alle Fliesen einer Farbe aus einer Manufaktur oder der Tischmitte.
ask-column = Wähle eine Spalte für die Fliese der Musterreihe { NTH($line) } ({ COLOUR($colour) }). Die Zahlen: was die Runde dann noch bringt.
ask-nothing = Alle Wände sind gefliest, die Boni gezählt.
waits-take = { $name } nimmt Fliesen.
waits-column = { $name } fliest die Wand.
how-take = sag woher, welche Farbe (auf Englisch) und welche Musterreihe, zum Beispiel: F3 blue 4, oder: C red floor
how-column = wähle eine Spalte für die Fliese dieser Reihe, zum Beispiel: column 2
how-nothing = das Spiel ist zu Ende

## Auf dem Tisch

market = Manufakturen und Tischmitte
motif = { $colour ->
    [blue] Rosette
    [yellow] Stern
    [red] Vierpass
    [black] Wellen
   *[white] Rauten
}
keys-source = zu einer Manufaktur oder zur Tischmitte
keys-colour = diese Farbe aufnehmen
keys-around = zur nächsten Fliese oder Reihe
keys-line = zu einer Musterreihe oder zur Bodenreihe
keys-lay = aufnehmen, legen
keys-back = zurücklegen
# Was eine Farbe mit der Tastatur aufnimmt.
key = { $colour ->
    [blue] b
    [yellow] g
    [red] r
    [black] s
   *[white] w
}
tiles-at = { TILES($colour, $count) }, { motif }, { place }
empty-at = { place }, leer
last-move = letzter Zug
starts-next = beginnt die nächste Runde
floor-line = Bodenreihe
stock = Fliesen im Beutel und im Deckel
stock-round = Runde
bag = Beutel
lid = Deckel
first-turn = Noch hat niemand eine Fliese genommen.
in-hand = { TILES($colour, $count) } { from-place } in der Hand. Wähle eine Musterreihe, oder tippe noch einmal zum Zurücklegen.
lay = In Musterreihe { NTH($line) } legen · { SIGNED($points) }
lay-some = In Musterreihe { NTH($line) } legen · { $filled } von { $size }
lay-column = In Spalte { NTH($column) } legen · { SIGNED($points) }
drop = In die Bodenreihe · { SIGNED($points) }
drop-here = Hier fallen lassen · { SIGNED($points) }
filled-of = { $filled } von { $size }
falls = { $count ->
    [one] 1 fällt
   *[other] { $count } fallen
}
line-is = Musterreihe { NTH($line) }, { $colour ->
    [none] leer, Platz für { $size }
   *[other] { $count } von { $size }, { COLOUR($colour) }
}
lay-here = { TILES($colour, $count) } hierher: { LIST($brings) }
row-is = Wand, Reihe { NTH($row) }: { TILES($tiles) }
lay-in-space = Reihe { NTH($line) }, Spalte { NTH($column) }: { COLOUR($colour) } hierher, { SIGNED($gain) }
floor-is = Bodenreihe: { TILES($tiles) }{ $cost ->
    [0] { "" }
   *[other] ; kostet { $cost }
}
board-of = Spielerablage von { $name }
your-board = Deine Spielerablage
other-boards = Andere Spielerablagen
enlarge = Spielerablage von { $name } vergrößern

## Punkte

prospect = Nach dieser Runde
prospect-means = Der Stand, wenn die Runde jetzt enden würde.
at-the-end = Am Ende
sets = { $sets ->
    [rows] Reihen
    [columns] Spalten
   *[colours] Farben
}
sets-each = je { SIGNED($each) }
sets-are = { sets }: { LIST($filled) } von 5; bisher { SIGNED($points) }
last-tiling = Zuletzt gefliest
runs = { $across ->
    [1] { $down ->
        [1] liegt allein
       *[other] { $down } senkrecht
    }
   *[other] { $down ->
        [1] { $across } waagerecht
       *[other] { $across } waagerecht · { $down } senkrecht
    }
}
part-tiling = Wand und Bodenreihe
part-rows = Volle Reihen
part-columns = Volle Spalten
part-colours = Volle Farben

## Im Terminal

stage = Runde { $round } · { $over ->
    [yes] das Ende
   *[no] Beutel { $bag } · Deckel { $lid }
}
in-hand-keys = { TILES($colour, $count) } { from-place }. Wähle eine Musterreihe (1–5) oder die Bodenreihe (0). Esc legt zurück.
spot-take = { TILES($colour, $count) } { from-place } nehmen{ $marker ->
    [yes] , dazu den Startspielermarker
   *[no] { "" }
}
spot-line = { TILES($colour, $count) } in { $line ->
    [none] die Bodenreihe
   *[other] Musterreihe { NTH($line) }
} legen · { SIGNED($gain) } am Ende dieser Runde
spot-column = { COLOUR($colour) } in Spalte { NTH($column) } legen · { SIGNED($gain) } beim Fliesen
awaits = ein Feld, das auf Blau wartet
after-round = nach dieser Runde { $prospect }
bonus-so-far = Bonus { SIGNED($points) }
holds = { place }: { TILES($tiles) }.
board-is = { $name }: { points }, nach dieser Runde { $prospect }.
row-and-line = Reihe { NTH($row) }: Musterreihe { $colour ->
    [none] leer
   *[other] { $count } von { $size } { COLOUR($colour) }
}; Wand { $wall ->
    [none] leer
   *[other] { $wall }
}.
in-column = { COLOUR($colour) } in Spalte { NTH($column) }
rules-in-short = Nimm alle Fliesen einer Farbe aus einer Manufaktur; der Rest kommt in die Tischmitte. Oder nimm aus der Tischmitte; wer das zuerst tut, bekommt den Startspielermarker, beginnt die nächste Runde und verliert dafür einen Punkt. Lege sie in eine Musterreihe; was nicht passt, fällt in die Bodenreihe. Sind alle Fliesen genommen, legt jede komplette Musterreihe eine Fliese an die Wand: Sie zählt die Fliesen in ihrer Reihe und ihrer Spalte. Das Spiel endet mit einer vollen Reihe an der Wand: Reihen bringen 2, Spalten 7, Farben 10.

## Eine erste Partie mit Anleitung

guide-take = { $short ->
    [yes] Tippe auf eine Fliese in einer leuchtenden Manufaktur: Du bekommst dort alle ihrer Farbe.
   *[no] Dein Ziel: Fliese die Wand auf deiner Spielerablage. Nimm zuerst Fliesen: Tippe auf eine in einer der leuchtenden Manufakturen. Du bekommst alle Fliesen dieser Farbe, die dort liegen.
}
guide-lay = { $short ->
    [yes] Wähle eine leuchtende Musterreihe; was nicht passt, fällt.
   *[no] { TILES($colour, $count) } in der Hand. Wähle dafür eine der leuchtenden Musterreihen: Eine Musterreihe enthält nur eine Farbe, und was nicht passt, fällt hinunter.
}
guide-rest = { $count ->
    [one] Die andere Fliese der Manufaktur ist in die Tischmitte gerutscht.
   *[other] Die anderen { $count } Fliesen der Manufaktur sind in die Tischmitte gerutscht.
} Auch von dort dürft ihr beide nehmen.
guide-fell = { $count ->
    [one] Eine Fliese passte nicht und ist in deine Bodenreihe gefallen.
   *[other] { $count } Fliesen passten nicht und sind in deine Bodenreihe gefallen.
} Am Ende der Runde kostet, was dort liegt, die Punkte, die darunter stehen.
guide-marker = { $who ->
    [you] Du hast zuerst aus der Tischmitte genommen und so den Startspielermarker bekommen: Er kostet dich einen Punkt, und du beginnst die nächste Runde.
   *[other] { $name } hat zuerst aus der Tischmitte genommen und so den Startspielermarker bekommen: Er kostet einen Punkt, und wer ihn hat, beginnt die nächste Runde.
}
guide-full = Musterreihe { NTH($line) } ist komplett. Am Ende der Runde kommt eine ihrer Fliesen auf ihren Platz an deiner Wand und bringt Punkte.
guide-wall = Die Runde ist vorbei, und jede komplette Musterreihe hat eine Fliese an die Wand geschickt. Deine in Reihe { NTH($row) } brachte { SIGNED($points) }{ $points ->
    [1] : Sie liegt allein.
   *[other] : Sie berührt andere.
}
guide-neighbours = Diese Fliese brachte { SIGNED($points) }, denn sie berührt andere: { runs }. Sie zählt jede Reihe und jede Spalte von Fliesen, an die sie anschließt.
guide-floor = Deine Bodenreihe hat dich { points } gekostet und ist wieder leer.
guide-round = Eine neue Runde: Die Manufakturen sind wieder voll. { $who ->
    [you] Du beginnst, denn du hattest den Startspielermarker.
   *[other] { $name } hatte den Startspielermarker und beginnt.
}{ $kept ->
    [yes] { " " }Was in noch nicht kompletten Musterreihen lag, ist geblieben: Füll sie jetzt auf.
   *[no] { "" }
}
guide-other = Dann hat { $name } Fliesen genommen und gelegt, nach denselben Regeln. Ihr wechselt euch ab, bis alle Fliesen weg sind; dann werden die Wände gefliest.
guide-bonus = Denk voraus: Am Ende des Spiels bringt jede volle Reihe der Wand { SIGNED($rows) }, jede volle Spalte { SIGNED($columns) } und jede Farbe, die fünfmal an der Wand liegt, { SIGNED($colours) }.
guide-end = Das Spiel endet nach der Runde, in der jemand eine Reihe der Wand vollendet. Diese hat { $count } von 5.
guide-centre = Du darfst auch aus der Tischmitte nehmen: wieder alles von einer Farbe. Wer das in einer Runde zuerst tut, bekommt auch den Startspielermarker { TILES("marker", 1) }: Er kostet einen Punkt, aber wer ihn hat, beginnt die nächste Runde.
guide-complete = Nur komplette Musterreihen bringen Punkte. Versuch, eine zu füllen: Mit den leuchtenden Fliesen geht es, und die Musterreihen selbst zeigen, was das bringt.
guide-cluster = Fliesen, die sich an der Wand berühren, bringen mehr: Baue also zusammenhängend. Mit den leuchtenden Fliesen kannst du in dieser Runde { SIGNED($points) } holen.

## Wie man spielt

learn-aim = Worum es geht
learn-aim-wall = Du fliest eine Wand. In jeder Runde nimmst du Fliesen und sammelst sie in den Musterreihen links auf deiner Spielerablage, und jede komplette Musterreihe schickt eine Fliese hinüber an die Wand. Fliesen, die sich berühren, bringen Punkte: Baue also zusammenhängend.
learn-take = Fliesen nehmen
learn-take-all = Nimm reihum alle Fliesen einer Farbe aus einer Manufaktur; die übrigen rutschen in die Tischmitte. Oder nimm alle Fliesen einer Farbe aus der Tischmitte. Wer das in einer Runde zuerst tut, bekommt auch den Startspielermarker: Er liegt in der Bodenreihe und kostet ein wenig, dafür beginnt sein Besitzer die nächste Runde.
learn-take-line = Lege sie dann in eine Musterreihe. Eine Musterreihe enthält nur eine Farbe, und nie eine, die ihre Reihe der Wand schon hat. Was nicht passt, fällt in die Bodenreihe.
learn-take-try = Probiere es: Tippe auf eine Fliese, dann auf eine Musterreihe.
learn-take-lit = Die leuchtenden Reihen können { TILES($colour, $count) } aufnehmen. Eine Zahl sagt, wie sich dein Stand nach der Runde ändern würde; „2 von 5“ sagt, wie voll die Reihe wird.
learn-would = Damit hättest du nach dieser Runde { points }. In einem echten Spiel lägen die Fliesen jetzt dort.
learn-wall = Die Wand fliesen
learn-wall-score = Sind alle Fliesen genommen, wandert von jeder kompletten Musterreihe die letzte Fliese an ihren Platz an der Wand, von oben nach unten; was in anderen Musterreihen liegt, bleibt dort. Eine Fliese allein bringt 1 Punkt. Eine Fliese mit Nachbarn zählt die Länge ihrer Reihe und die Länge ihrer Spalte, jeweils ab 2.
learn-wall-try = Tippe auf einen Eintrag der Liste, um zu sehen, was gezählt wurde.
learn-wall-floor = Danach kostet die Bodenreihe, was unter ihr steht, und wird geleert. Ein Stand fällt nie unter 0.
learn-end = Das Ende
learn-end-bonus = Das Spiel endet nach der Runde, in der jemand eine Reihe von links nach rechts vollendet hat. Jede volle Reihe bringt dann noch 2, jede volle Spalte 7, und jede Farbe, die fünfmal an der Wand liegt, 10. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr volle Reihen hat.
learn-grey = Die graue Wand
learn-grey-free = Für Kenner: Die Wand hat keine Farben. Du wählst das Feld in der Reihe selbst, solange keine Farbe zweimal in einer Reihe oder Spalte liegt. Gibt es für eine komplette Musterreihe kein Feld, fallen ihre Fliesen in die Bodenreihe.
learn-grey-try = Tippe auf eines der leuchtenden Felder.
learn-keys = Mit der Tastatur
learn-keys-how = Eine Ziffer oder C führt zu einer Manufaktur oder zur Tischmitte; der Buchstabe einer Farbe oder Enter nimmt auf. Dann 1–5 oder F für die Musterreihe oder die Bodenreihe, und Enter zum Legen. Esc legt zurück.

## Eine Stellung aufbauen
setup-turn = Am Zug
setup-factories = Manufakturen
setup-starter = Begann die Runde
setup-idle = Runden ohne Fliese für eine Wand
setup-board = Wessen Spielerablage
setup-score = Punkte
setup-line = Musterreihe { NTH($line) }
setup-row = Reihe { NTH($row) } der Wand
setup-lid = Fliesen, die abgelegt wurden. Alles, was nirgends liegt, ist im Beutel; wer es nicht weiß, lässt den Deckel leer.

## Themen von Aufgaben und Fehlern
theme-row = eine Reihe
theme-column = eine Spalte
theme-colour = eine Farbe

## Statistik
habit-opening-is = { $count ->
    [one] 1 Fliese
   *[other] { $count } Fliesen
} { $line ->
    [none] in die Bodenreihe
   *[other] in Musterreihe { NTH($line) }
}{ $marker ->
    [yes] , mit Startspielermarker
   *[no] { "" }
}
habit-first-take = Die ersten Fliesen
habit-first-take-is = { $count ->
    [one] 1 Fliese
   *[other] { $count } Fliesen
} { $line ->
    [none] in die Bodenreihe
   *[other] in Musterreihe { NTH($line) }
}
habit-first-colour = Die erste Farbe
habit-first-colour-is = { COLOUR($colour) }
habit-first-space = Die erste Fliese an der Wand
habit-first-space-is = Reihe { NTH($row) }, Spalte { NTH($column) }
habit-lines = Gefüllte Musterreihen
habit-lines-is = Musterreihe { NTH($row) }
habit-rows = Volle Reihen
habit-rows-is = Reihe { NTH($which) }
habit-columns = Volle Spalten
habit-columns-is = Spalte { NTH($which) }
habit-colours = Volle Farben
habit-colours-is = { COLOUR($colour) }
