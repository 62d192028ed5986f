### Einfach Genial

## Auf der Startseite, und die Optionen

title = Einfach Genial
tagline = Farben in Reihe legen; die schwächste Farbe zählt.
option-edition = Ausgabe
choice-edition = { $value ->
    [travel] Reiseausgabe, zu zweit
   *[standard] Standard, zu zweit bis viert
}
option-open-racks = Offene Ablagebänke
choice-open-racks = { $value ->
    [on] ja
   *[off] nein
}
option-bonus-limit-one = Höchstens ein Bonuszug je Spielstein
choice-bonus-limit-one = { $value ->
    [on] ja
   *[off] nein
}

## Spielsteine: zwei Farben oder ein Pasch; einzelne Symbole heißen nach ihrer Farbe

colour = { $colour ->
    [red] Rot
    [green] Grün
    [blue] Blau
    [orange] Orange
    [yellow] Gelb
   *[purple] Lila
}
tiles = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
}{ $colour ->
    [red-red] Doppel-Rot
    [red-green] Rot–Grün
    [red-blue] Rot–Blau
    [red-orange] Rot–Orange
    [red-yellow] Rot–Gelb
    [red-purple] Rot–Lila
    [green-green] Doppel-Grün
    [green-blue] Grün–Blau
    [green-orange] Grün–Orange
    [green-yellow] Grün–Gelb
    [green-purple] Grün–Lila
    [blue-blue] Doppel-Blau
    [blue-orange] Blau–Orange
    [blue-yellow] Blau–Gelb
    [blue-purple] Blau–Lila
    [orange-orange] Doppel-Orange
    [orange-yellow] Orange–Gelb
    [orange-purple] Orange–Lila
    [yellow-yellow] Doppel-Gelb
    [yellow-purple] Gelb–Lila
    [purple-purple] Doppel-Lila
   *[other] { colour }
}
no-tiles = keine Spielsteine
tile-count = { $count ->
    [one] 1 Spielstein
   *[other] { $count } Spielsteine
}

## Züge, nach dem, der sie macht

deed-tile = { $who ->
    [you] wählst
   *[other] wählt
} { $tile ->
    [none] einen Spielstein
   *[other] { TILES($tile, 1) }
}
deed-place = { $who ->
    [you] legst
   *[other] legt
} { TILES($tile, 1) } auf { LIST($cells, by: "–") }
deed-draw = { $who ->
    [you] { $count ->
        [0] beendest den Zug
       *[other] ziehst { tile-count }
    }
   *[other] { $count ->
        [0] beendet den Zug
       *[other] zieht { tile-count }
    }
}
deed-swap = { $who ->
    [you] tauschst
   *[other] tauscht
} die ganze Ablagebank gegen { tile-count }

## Was folgt

told-points = { TILES($colour, 1) } { SIGNED($points) }{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } über 18 verfallen)
}
told-nothing = keine Punkte
told-claim = das { $colour ->
    [red] rote
    [green] grüne
    [blue] blaue
    [orange] orange
    [yellow] gelbe
   *[purple] lila
} Symbol ist vergeben
told-track-end = { COLOUR($colour) } erreicht 18
told-bonus = Bonuszug{ $more ->
    [0] { "" }
   *[other] { " " }(danach noch { $more })
}
told-bonus-lost = { $why ->
    [limit] ein zweiter Bonuszug verfällt (ein Spielstein bringt höchstens einen)
    [no-tile] { bonus-lapses }: es ist kein Spielstein mehr da
   *[over] { bonus-lapses }
}
bonus-lapses = { $count ->
    [one] der Bonuszug verfällt
   *[other] { $count } Bonuszüge verfallen
}
told-drawn = { TILES($tiles) } auf die Ablagebank
told-revealed = { TILES($tiles) } offen zurück in den Beutel
told-end = { ending } Das Spiel ist zu Ende.
ending = { $ending ->
    [all-on-18] Jemand steht mit allen sechs Farben auf 18.
    [board-full] Es liegen keine zwei freien Felder mehr nebeneinander.
   *[no-tiles] Niemand hat noch einen Spielstein.
}
told-standing = { NAME($player) }: { LIST($tracks) }
told-decided = { $level ->
    [none] alle sechs Farben stehen gleich: { NAME($players, by: " und ") }
   *[other] { which-track } entscheidet: { $higher } zu { $lower }
}
which-track = { $level ->
    [0] die niedrigste Farbe
    [1] die zweitniedrigste Farbe
    [2] die drittniedrigste Farbe
    [3] die viertniedrigste Farbe
    [4] die fünftniedrigste Farbe
   *[5] die höchste Farbe
}

## Warum der eine Zug und nicht der andere
reason-points = { more-points } in { COLOUR($colour) }, jetzt auf { $stands }
reason-bonus = { $more ->
    [yes] { $times ->
        [one] ein Bonuszug
       *[other] { $times } Bonuszüge
    }
   *[no] { $times ->
        [one] kein Bonuszug
       *[other] { $times } Bonuszüge weniger
    }
}
reason-revealed = { $more ->
    [yes] { $times ->
        [one] die ganze Ablagebank wird getauscht
       *[other] die ganze Ablagebank wird { $times }-mal getauscht
    }
   *[no] kein Tausch der Ablagebank
}
reason-others = { $who ->
    [you] du bekommst
   *[other] { $name } bekommt
} im nächsten Zug { more-points }
reason-later = am Ende { more-points } in der niedrigsten Farbe

## Warum nicht

refusal-is-over = das Spiel ist zu Ende
refusal-tile-wanted = wähle zuerst einen Spielstein von deiner Ablagebank
refusal-place-wanted = du hast { TILES($tile, 1) } in der Hand: sag, wohin damit
refusal-close-wanted = es gibt nichts mehr zu legen: ziehe nach oder tausche
refusal-not-on-rack = { TILES($tile, 1) } steht nicht auf deiner Ablagebank
refusal-off-board = { $cell } liegt außerhalb des Spielplans
refusal-edge = { direction } von { $cell } endet der Spielplan
refusal-printed = auf { $cell } ist ein Symbol aufgedruckt ({ COLOUR($colour) }): es wird nie bedeckt
refusal-covered = auf { $cell } liegt schon { COLOUR($colour) }
refusal-no-room = neben { $cell } ist kein Feld mehr frei
refusal-not-beside-symbol = in der ersten Runde muss man an ein aufgedrucktes Symbol anlegen
refusal-symbol-claimed = bei { COLOUR($colour) } hat schon jemand begonnen: nimm ein anderes Symbol
refusal-other-way-round = ein Pasch ist umgedreht derselbe Zug: schreib { $cell } { $direction }
refusal-empty-rack = deine Ablagebank ist leer und wird einfach aufgefüllt
refusal-holds-lowest = du hast Spielsteine mit { COLOUR($colours) }, und dort stehst du am niedrigsten
refusal-bag-too-small = zum Tauschen müssen mindestens { $needed } Spielsteine im Beutel sein; es { $count ->
    [one] ist 1
   *[other] sind { $count }
}
direction = { $direction ->
    [east] östlich
    [northeast] nordöstlich
    [northwest] nordwestlich
    [west] westlich
    [southwest] südwestlich
   *[southeast] südöstlich
}

# Was getippt wurde und kein Zug ist.
refusal-no-cell = { $given } ist kein Feld; schreib seine Reihe und seine Nummer darin, wie: d5
refusal-no-row = eine Reihe { $row } gibt es nicht; die Reihen sind a bis { $last }
refusal-not-in-row = Feld { $cell } gibt es nicht; Reihe { $row } geht von { $row }1 bis { $row }{ $most }
refusal-no-direction = { $given } ist keine Richtung; geschrieben wird: { LIST($choices) }

## Was in einer Stellung nicht sein kann

position-too-many-tiles = { $thing }: davon gibt es { $most } im Spiel, nicht { $found }
position-kind-most = so viele gleiche Spielsteine gibt es nicht: { $found }
position-rack-most = auf einer Ablagebank stehen höchstens { $most } Spielsteine, nicht { $tiles }
position-rack-full = hier müssten { $tiles } Spielsteine stehen: der Beutel ist nicht leer
position-rack-closing = hier fehlen die Spielsteine dieses Zuges, und es steht keiner mehr aus
position-unseen-least = hier müssten mindestens die { $tiles } Spielsteine der unbekannten Ablagebänke stehen
position-hand = { $given } müsste ein Spielstein von der Ablagebank von { $name } sein
position-row-letters = Reihe { $row } besteht aus Buchstaben der Farben und Zahlen freier Felder: { $given }
position-row-cells = Reihe { $row } hat { $cells } Felder, nicht { $found }
position-printed = auf { $cell } ist { COLOUR($colour) } aufgedruckt
position-cells-tiles = { $cells ->
    [one] 1 Feld ist bedeckt
   *[other] { $cells } Felder sind bedeckt
}, aber { $tiles ->
    [one] 1 Spielstein ist
   *[other] { $tiles } Spielsteine sind
} sonst nirgends
position-halves = von { COLOUR($colour) } müssten { $halves } Hälften auf dem Spielplan liegen, nicht { $found }
position-no-cover = mit den Spielsteinen, die sonst nirgends sind, kann der Spielplan nicht so bedeckt sein
position-claims = hier { $claims ->
    [one] gehört 1 aufgedrucktes Symbol
   *[other] gehören { $claims } aufgedruckte Symbole
} mit einem Spielstein daneben hin
position-claims-all = in der ersten Runde ist jedes Symbol vergeben, neben dem ein Spielstein liegt
position-no-points = { COLOUR($colour) } müsste auf 0 stehen: kein Spielstein auf dem Spielplan zeigt es
position-turns = in so vielen Zügen liegen bei diesen Punkten { $least } bis { $most } Spielsteine, nicht { $laid }
position-whose-turn = { $name } hat begonnen, also ist nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
} jemand anderes am Zug
position-goes-on = ein Zug geht für jede Farbe auf { $end } weiter, nicht mit { $laid } gelegten und noch { $bonus } offenen Spielsteinen
position-not-over = das Spiel ist nicht aus: es gibt Spielsteine und Platz für sie
position-is-over = das Spiel ist zu Ende: kein Platz, keine Spielsteine, oder alle Farben von jemandem am Ende
position-nothing-to-do = es gibt nichts zu tun
position-dealt-tiles = es wurden { $drawn } Spielsteine gezogen, nicht { $tiles }
position-dealt-kind = { $thing }: davon waren { $most } im Beutel, nicht { $found }
position-claimed-twice = jede Farbe müsste hier einmal stehen

## Was zu tun ist, auf dem Knopf

todo-tile = Wähle einen Spielstein
todo-place = Wähle seinen Platz

## Was gefragt ist, und wie man es schreibt

ask-tile = { $bonus ->
    [yes] Eine Farbe steht auf 18: Lege noch einen Spielstein, bevor du nachziehst.
   *[no] { $first_round ->
        [yes] Wähle einen Spielstein. Dein erster kommt neben ein aufgedrucktes Symbol, wo noch niemand begann.
       *[no] Wähle einen Spielstein von deiner Ablagebank.
    }
}
ask-place = { $first_round ->
    [yes] Er kommt neben ein aufgedrucktes Symbol, an dem noch niemand begonnen hat.
   *[no] Zeige, wohin er soll. Größere Kreise bringen mehr.
}
ask-close = Dein Zug endet mit dem Nachziehen.
ask-nothing = Das Spiel ist zu Ende.
waits-tile = { $name } wählt einen Spielstein.
waits-place = { $name } legt einen Spielstein.
waits-close = { $name } beendet den Zug.
may-swap = Du stehst bei { COLOUR($colours) } am niedrigsten und hast keinen Spielstein dafür: Du darfst die ganze Ablagebank tauschen. Die anderen sehen sie dann.
how-tile = wähle einen Spielstein deiner Ablagebank mit seinen Farben (englisch), zum Beispiel: red-blue
how-place = sag, wo die erste Farbe liegt und in welcher Richtung von dort die zweite, zum Beispiel: d5 southeast
how-close = schreib draw zum Nachziehen, oder swap, um die ganze Ablagebank zu tauschen
how-nothing = das Spiel ist zu Ende

## Am Tisch

lay-it = Legen · { SIGNED($points) }
draw-tiles = { $count ->
    [0] Zug beenden
   *[other] { tile-count } ziehen
}
swap-rack = Alle Spielsteine tauschen
keys-tile = diesen Spielstein von der Ablagebank nehmen
keys-around = ihn über den Spielplan bewegen
keys-turn = ihn drehen, mit Umschalt andersherum
keys-lay = zielen, dann legen
keys-back = zurücklegen
your-rack = Deine Ablagebank
rack-of = Ablagebank von { $name }
in-hand = in der Hand
put-back-by = { $name } legte zurück
in-bag = { $count } im Beutel
bonus-turn = Bonuszug
bonus-more = danach noch { $count }
empty-place = leerer Platz
board = Spielplan
turn-tile = Spielstein drehen
turn = Drehen
put-back = Zurücklegen
place-turn = Tippe noch einmal darauf, um ihn zu drehen, und lege ihn dann.
this-placement = An dieser Stelle
last-placement = Zuletzt gelegt
nothing-laid = Der Spielplan ist noch leer.
tracks-of = Punktetafel von { $name }
lowest = am niedrigsten
enlarge = ganze Punktetafel zeigen
hinted = Tipp
at-most = höchstens { SIGNED($points) }
cell-free = { $cell }, frei
cell-holds = { $cell }, { COLOUR($colour) }
cell-printed = { $cell }, { COLOUR($colour) }, aufgedruckt
cell-legal = { $cell }, frei, hier bis zu { SIGNED($points) }
cell-refuses = { $cell }, frei: { $why }
placing = { TILES($tile, 1) } auf { LIST($cells, by: "–") }: { $points }
part-track = { $level ->
    [0] Niedrigste Farbe: sie zählt
    [1] Bei Gleichstand die nächste
    [2] dann die dritte
    [3] dann die vierte
    [4] dann die fünfte
   *[5] dann die höchste
}

## Im Terminal

place-begin = Wohin mit der ersten Hälfte, { COLOUR($colour) }? Esc legt den Spielstein zurück.
place-end = Und die andere Hälfte, { COLOUR($colour) }? Esc geht zurück.
spot-tile = { TILES($tile, 1) } nehmen · höchstens { SIGNED($gain) } auf der Punktetafel
spot-begin = { COLOUR($colour) } auf { $cell } · bis zu { $points }
spot-end = { COLOUR($colour) } auf { $cell } · { $points }
printed = auf den Spielplan gedruckt
row-holds = Reihe { $row }, 1 bis { $count }: { $cells }.
row-free = Reihe { $row }, 1 bis { $count }: alles frei.
tracks-are = { $name }: { $tracks }; niedrigste { $score }.
rack-holds = { $name }, Ablagebank: { TILES($tiles) }.
rack-counts = { $name }, Ablagebank: { tile-count }.
hand-holds = In der Hand: { TILES($tile, 1) }.
rules-in-short = Lege einen Spielstein von deiner Ablagebank auf zwei freie Felder. Jede Hälfte bringt einen Punkt für jedes Symbol ihrer Farbe in einer ununterbrochenen geraden Linie, in allen Richtungen außer der zur anderen Hälfte. Die Punkte kommen auf die Punktetafel. Wer mit einer Farbe 18 erreicht, hat einen Bonuszug. Am Ende zählt die niedrigste Farbe: Wer dort am höchsten steht, gewinnt. Wer keinen Spielstein mit seiner niedrigsten Farbe hat, darf die ganze Ablagebank tauschen.

## Eine erste Partie mit Anleitung

guide-tile = { $short ->
    [yes] Tippe auf einen deiner Spielsteine, um ihn zu legen.
   *[no] Dein Ziel: Punkte in allen sechs Farben. Jeder deiner Spielsteine zeigt zwei Symbole. Tippe auf einen, um ihn zu legen.
}
guide-place = { $short ->
    [yes] Tippe auf ein leuchtendes Feld; noch einmal, um den Stein zu drehen; dann auf den Knopf.
   *[no] Leg ihn auf zwei freie Felder nebeneinander{ $first ->
        [yes] , beim ersten Mal neben ein aufgedrucktes Symbol. Die leuchtenden Felder stehen dir offen.
       *[no] : Größere Kreise bringen mehr.
    } { $touch ->
        [yes] Tippe noch einmal auf den Stein auf dem Spielplan, um ihn zu drehen, und drück dann den Knopf.
       *[no] Du siehst, wie er liegen würde; ein Klick legt ihn ab.
    }
}
guide-points = Von jeder Hälfte deines Steins gehen gerade Linien aus. Darauf { $count ->
    [one] liegt 1 Symbol derselben Farbe
   *[other] liegen { $count } Symbole derselben Farbe
}, ohne Lücke: { COLOUR($colour) } { SIGNED($points) }. Deine Punktetafel zeigt es.
guide-nothing = Dieser Stein brachte nichts: In gerader Linie von ihm liegt kein Symbol seiner Farben. Versuche fortzusetzen, was schon liegt.
guide-bonus = In { COLOUR($colour) } stehst du auf 18. Das gibt einen Bonuszug: Leg noch einen Stein, bevor du ziehst.
guide-swap = Keiner deiner Spielsteine zeigt { COLOUR($colours) }, wo du am niedrigsten stehst. Darum darfst du die ganze Ablagebank tauschen, statt einen Stein zu ziehen.
guide-draw = Du hast einen neuen Stein gezogen und hast wieder sechs. Damit endet dein Zug.
guide-other = Dann hat { $name } einen Stein gelegt. Alle punkten mit allem, was liegt, egal, wer es gelegt hat.
guide-lowest = Denk daran: Am Ende zählt nur deine schwächste Farbe. Am niedrigsten stehst du jetzt bei { COLOUR($colours) }; das leuchtet.
guide-help = { $hand ->
    [yes] Auf den leuchtenden Feldern hilft dieser Stein einer Farbe, in der du am niedrigsten stehst.
   *[no] Hilf einer Farbe, in der du am niedrigsten stehst: Die leuchtenden Steine zeigen eine.
}
guide-end = Das Spiel geht weiter, bis keine zwei freien Felder mehr nebeneinanderliegen. Dann werden die niedrigsten Farben verglichen, die jetzt leuchten: Die höhere gewinnt.

## So wird gespielt

learn-lay = Zwei Farben auf einem Spielstein
learn-lay-goal = Du sammelst Punkte in sechs Farben, und am Ende zählt nur deine schwächste: Kümmere dich also um alle sechs.
learn-lay-tile = Nimm einen Spielstein von deiner Ablagebank und lege ihn auf zwei freie Felder, die sich berühren.
learn-lay-first = In der ersten Runde liegt er neben einem der sechs aufgedruckten Symbole, und alle beginnen an einem anderen. Die leuchtenden Felder zeigen, wo.
learn-score = Jede Hälfte schaut sich um
learn-score-lines = Von jeder Hälfte gehen gerade Linien aus, eine für jede Seite außer der zur anderen Hälfte. Zähle auf jeder Linie die Symbole in der Farbe der Hälfte, bis etwas anderes kommt: ein freies Feld, eine andere Farbe, der Rand.
learn-score-points = Jedes Symbol ist ein Punkt in dieser Farbe. Der neue Spielstein selbst zählt nicht mit.
learn-try = Probiere es aus: Tippe auf den Spielplan, um den Spielstein irgendwo hinzulegen, und auf den Spielstein, um ihn zu drehen.
learn-tracks = Deine schwächste Farbe zählt
learn-tracks-end = Die Punkte jeder Farbe zählst du auf der Punktetafel, von 0 bis 18. Am Ende wird nur die niedrigste Farbe verglichen: Achtzehn Punkte in Rot sind nichts wert, wenn du Lila vergessen hast.
learn-tracks-lowest = Deine niedrigsten Farben sind markiert. Behalte sie im Auge, und auch, was die anderen noch brauchen.
learn-bonus = Auf 18: noch einmal
learn-bonus-turn = Weiter als 18 geht keine Farbe. Wer dort ankommt, hat einen Bonuszug und legt sofort noch einen Spielstein, vor dem Nachziehen. Zwei Farben mit einem Spielstein: zwei Bonuszüge.
learn-draw = Ziehen oder tauschen
learn-draw-six = Dein Zug endet mit dem Nachziehen: Du hast wieder sechs Spielsteine.
learn-draw-swap = Zeigt keiner deiner Spielsteine eine deiner niedrigsten Farben, darfst du stattdessen tauschen: Zeige die ganze Ablagebank, lege alles zurück und ziehe sechs neue Spielsteine. Hier ist Blau am niedrigsten, und kein Spielstein zeigt es.
learn-end = Das Ende
learn-end-when = Das Spiel ist zu Ende, wenn sich keine zwei freien Felder mehr berühren, oder sofort, wenn jemand mit allen sechs Farben auf 18 steht.
learn-end-who = Vergleicht die niedrigsten Farben: Die höhere gewinnt. Bei Gleichstand entscheidet die zweitniedrigste, und so weiter.
learn-hands = Mit den Händen
learn-hands-touch = Tippe auf einen Spielstein, dann auf eine Stelle, noch einmal darauf zum Drehen, und lege ihn; oder ziehe ihn dorthin. Doch ein anderer? Tippe einfach den an.
learn-hands-keys = Tasten: 1–6 nehmen einen Spielstein, die Pfeile bewegen ihn, R dreht ihn, Enter legt ihn, Esc legt ihn zurück.

## Eine Stellung aufbauen
setup-turn = Am Zug
setup-turns = Beendete Züge
setup-claimed = Aufgedruckte Symbole, neben denen jemand begann
setup-halves = Tippe zwei benachbarte Felder an, eines für jede Hälfte eines Spielsteins.
setup-other-half = Nun die andere Hälfte, auf ein Feld daneben; wer hier noch einmal tippt, nimmt sie zurück.
setup-other-away = Tippe die andere Hälfte an, um den Spielstein wegzunehmen.
setup-drawn = Gezogen
setup-rack = { $count } von { $all } Spielsteinen; einmal tippen für jede Hälfte
setup-whose = Wessen Ablagebank und Punktetafel
setup-unknown = Ablagebank unbekannt

## Themen von Aufgaben und Fehlern
theme-extra-turn = Bonuszug
theme-track = eine Farbe auf 18
theme-swap = die Ablagebank tauschen

## Statistik
scored-points-by = { COLOUR($colour) }
habit-opening-is = { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $colours ->
    [1] ein Pasch
   *[other] zwei Farben
}
habit-first-tile = Der erste Spielstein
habit-first-tile-is = { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $colours ->
    [1] ein Pasch
   *[other] zwei Farben
}
habit-first-symbol = Das erste Symbol
habit-first-symbol-is = { COLOUR($colour) }
habit-tracks = Farben, die 18 erreichen
habit-tracks-is = { COLOUR($colour) }
habit-bonus = Bonuszüge
habit-bonus-is = Bonuszug
