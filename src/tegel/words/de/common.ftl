# Was Seite und Terminal beide sagen.

## Spieler
you = Du
player-n = Spieler { $n }
seat-n = Platz { $n }
level = { $level ->
    [newcomer] Neuling
    [newcomer-plus] Neuling +
    [beginner] Anfänger
    [beginner-plus] Anfänger +
    [casual] Hobbyspieler
    [casual-plus] Hobbyspieler +
    [regular] Routinier
    [regular-plus] Routinier +
    [club] Klubspieler
    [club-plus] Klubspieler +
    [expert] Experte
    [expert-plus] Experte +
    [master] Meister
    [master-plus] Meister +
    [grandmaster] Großmeister
    [grandmaster-plus] Großmeister +
    [champion] Champion
    [somebody-who-left] jemand, der gegangen ist
   *[other] { $level }
}

## Züge und Punkte
your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
game-over = Das Spiel ist zu Ende
waiting-seats = Warten auf Mitspieler
thinking = Denkt nach…
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
total = Gesamt
won = Du hast gewonnen
won-by = { $name } hat gewonnen
shared-win = Geteilter Sieg: { $names }
equal-points = { NAME($players, by: " und ") }, je { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}
move-of = Zug { $n } von { $all }
pass-to = Gib das Gerät an { $name } weiter
hint = Tipp
undo = Zug zurück
win-share = { $n } % Siegchance
server-away = Der Server ist gerade nicht erreichbar. Dein Spiel ist sicher; wir versuchen es von selbst weiter.

## Was man mit einem Klick sagen kann
phrase = { $phrase ->
    [hello] Hallo!
    [good-luck] Viel Glück!
    [nice-move] Schöner Zug!
    [oops] Hoppla!
    [one-moment] Einen Moment, bitte.
    [thanks] Danke!
    [good-game] Gut gespielt!
   *[bye] Tschüss!
}

## Optionen eines Tisches
option-players = Spieler
choice-players = { $value }
option-start = Wer beginnt
choice-start = { $value ->
    [random] wird ausgelost
   *[other] Platz { NTH($value) }
}

## Warum der eine Zug und nicht der andere
reasons-but = { $good }, aber { $bad }
more-points = { about-points } { $more ->
    [yes] mehr
   *[no] weniger
}
fewer-points = { about-points } { $more ->
    [yes] weniger
   *[no] mehr
}
about-points = { $certain ->
    [yes] { "" }
   *[no] etwa{ " " }
}{ $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}

## Die Geschichte einer Partie
round = Runde { $n }
no-moves = Noch ist nichts passiert.
taken-back = zurückgenommen
sum-of = { $name } { SIGNED($points) }: { LIST($parts) }
sum-part = { $what } { SIGNED($points) }
event-started = Das Spiel beginnt.
event-sat = { $who ->
    [you] Du setzt dich an den Tisch.
   *[other] { $name } setzt sich an den Tisch.
}
event-botsat = Ein Bot setzt sich an den Tisch: { $level }.
event-stood = Ein Platz ist wieder frei.
event-undone = { $who ->
    [you] Du nimmst einen Zug zurück.
   *[other] { $name } nimmt einen Zug zurück.
}
event-takenback = { $who ->
    [you] Du nimmst deinen letzten Zug zurück, mit allem, was darauf folgte.
   *[other] { $name } nimmt den letzten Zug zurück, mit allem, was darauf folgte.
}
event-asked = { $what ->
    [pause] { $who ->
        [you] Du bittest um eine Pause.
       *[other] { $name } bittet um eine Pause.
    }
   *[back] { $who ->
        [you] Du möchtest deinen letzten Zug zurücknehmen.
       *[other] { $name } möchte den letzten Zug zurücknehmen.
    }
}
event-allowed = { $who ->
    [you] Du bist einverstanden.
   *[other] { $name } ist einverstanden.
}
event-declined = { $who ->
    [you] Du lehnst ab.
   *[other] { $name } lehnt ab.
}
event-withdrawn = { $who ->
    [you] Du bittest nicht mehr darum.
   *[other] { $name } bittet nicht mehr darum.
}
event-paused = Das Spiel ruht. Keine Uhr läuft.
event-continued = { $who ->
    [you] Du setzt das Spiel fort.
   *[other] { $name } setzt das Spiel fort.
}
event-resigned = { $who ->
    [you] Du gibst auf.
   *[other] { $name } gibt auf.
}
event-flagged = { $who ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $name } ist abgelaufen.
}
event-takenover = { $who ->
    [you] Du bist weg: Ein Bot spielt für dich weiter.
   *[other] { $name } ist weg: Ein Bot spielt weiter.
}
event-returned = { $who ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
event-resumed = Der Server war nicht erreichbar; währenddessen standen alle Uhren still.
event-offered = { $who ->
    [you] Du möchtest noch eine Partie spielen.
   *[other] { $name } möchte noch eine Partie spielen.
}
event-rematched = Die nächste Partie steht bereit.
event-closed = { $reason ->
    [aborted] { $who ->
        [you] Du brichst das Spiel ab.
       *[other] { $name } bricht das Spiel ab.
    }
    [decided] Die Turnierleitung hat entschieden, wie dieses Spiel endet.
   *[other] Der Tisch wurde abgeräumt.
}
event-finished = Das Spiel ist zu Ende.

## Rückblick
review-mark = { $mark ->
    [inaccuracy] Ungenau
    [mistake] Fehler
    [blunder] Grober Fehler
   *[find] Guter Fund
}
review-cost = Kostete { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} Gewinnchance.
review-better = Besser: { $move }.
review-find = Hier der einzige gute Zug, und nicht der erste, der einem einfällt.
review-swing-decision = Zug { $n } kostete { $name } { $points } Punkte Gewinnchance.
review-swing-deal = Nach Zug { $n } war das Glück mit { $name }: { $points } Punkte Gewinnchance.
review-swings = Wendepunkte
review-decided = Nach Zug { $n } stand { $name } nie mehr unter 95 %: Fehler danach kosteten Punkte, aber kaum noch Chancen.
review-luck = Glück
retry-title = Was ist hier besser?
retry-why = Warum:
verdict-right = Richtig: Besseres wurde nicht gefunden.
verdict-better = Besser als damals, doch er verliert noch { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
verdict-wrong = { $points ->
    [none] Dieser nicht: es gibt stärkere Züge.
    [one] Dieser nicht: er verliert { $points } Punkt.
   *[other] Dieser nicht: er verliert { $points } Punkte.
}
## Die Varianten des Champions
analysis-of = { $name } ist am Zug. Der Champion hat { $count }-mal vorausgeschaut.
analysis-exact = Das Spiel ist bis zum Ende durchgerechnet: Nichts ist besser als die erste Variante.
analysis-line = { $n }. { $share } % Gewinnchance, { SIGNED($margin) } { $margin ->
    [1] Punkt
   *[other] Punkte
}. { $line }
## Eine Stellung aufbauen
take-away = Wegnehmen
empty-table = Leerer Tisch
## Aufgaben
puzzle-right = Richtig: Das ist der beste Zug.
puzzle-on = So weit richtig. Weiter geht’s.
puzzle-wrong = Das ist nicht der beste Zug. Versuch es noch einmal oder lass dir die Lösung zeigen.
puzzle-chances = Der beste Zug gewinnt in { $best } % der Fälle, der zweitbeste in { $second } %.
puzzle-second = Zweitbester Zug: { $line }
puzzle-because = Wenn es weitergeht wie erwartet: { $why }
puzzle-despite = Was es zunächst kostet: { $why } Das zahlt sich später aus.
puzzle-find = { $n ->
    [one] Finde den besten Zug
   *[other] Finde die besten { $n } Züge
}
puzzle-rating = Deine Wertung: { $rating } ({ SIGNED($change) })
puzzle-theme = { $theme ->
    [score] mehr Punkte
    [lowest] die niedrigste Farbe
    [floor] weniger Verlust
    [deny] Punkte verwehren
    [overflow] den Verlust überlassen
    [start] Startspieler werden
    [finish] das Spiel beenden
    [quiet] jetzt weniger, später mehr
    [endgame] sicheres Ende
    [long] mehrere Züge
    [first-step] der erste Schritt
   *[later] es zahlt sich später aus
}

## Was getippt wurde und kein Zug ist
refusal-too-long = das ist zu lang für einen Zug: { $length } Zeichen
refusal-no-move = { $given } ist kein Zug
refusal-no-colour = { $given } ist keine Farbe; geschrieben wird: { LIST($choices) }
refusal-ambiguous = { $given } kann { LIST($choices, by: " oder ") } heißen: schreib einen Buchstaben mehr

## Was in einer Stellung nicht sein kann
position-game = eine Stellung beginnt mit ihrem Spiel, wie: azul/1
position-rules = dieses Tegel spielt Fassung { $rules } der Regeln, nicht { $given ->
    [none] eine ungenannte
   *[other] { $given }
}
position-no-pair = { $given } müsste ein Name mit einem Wert sein, wie: round=3
position-twice = das steht zweimal da
position-missing = das fehlt
position-one-of = { $given } müsste eines von diesen sein: { LIST($choices) }
position-parts = hier müssten { $count } Teile mit { $by } dazwischen stehen, nicht { $found }
position-tally = { $given } müsste aus Namen mit ihrer Anzahl bestehen, wie: { $first }3; oder -
position-thing-twice = { $thing } steht zweimal da
position-no-field = so ein Feld gibt es nicht{ $close ->
    [none] , oder nicht hier
   *[other] ; meinst du { $close }?
}
position-number = { $given } müsste eine ganze Zahl von { $least } bis { $most } sein
position-letter = { $given } müsste eines von diesen sein: { LIST($choices, by: " ") }
position-dash = für nichts steht ein -
position-first-starter = in Runde 1 ist das, wer beginnt: Spieler { $start ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}
position-needed = { $name } entscheidet, und was man dort weiß, gehört dazu
position-dealt-last = bei Stapel { $pile } wurde der Beutel leer, also müsste alles dort liegen, was darin war
position-dealt-colour = so viele Fliesen einer Farbe wie in Stapel { $pile } waren nicht im Beutel

## Was ein Server oder die Regeln nicht zulassen
refused-bad-name = Ein Name hat 1 bis 24 lesbare Zeichen.
refused-house-closed = Dieses Haus nimmt zurzeit niemand Neues auf. Wer ein Konto hat, meldet sich an wie immer.
refused-by-invitation = Hierher kommt nur, wer eingeladen ist. Frag bei denen nach, die diese Seite betreiben.
refused-no-guests = Wer hier spielt, hat ein Konto. Leg eines bei den Einstellungen an: Deine Spiele bleiben deine.
refused-not-host = Das kann nur, wer dazu eingeladen hat.
refused-banned = Du kannst hier vorerst keine neuen Partien beginnen. So hat es entschieden, wer diese Seite betreibt.
refused-muted = Du kannst vorerst nicht im Chat schreiben. So hat es entschieden, wer diese Seite betreibt.
refused-not-met = Mit dieser Person hast du noch nicht gespielt.
refused-taken = Das ist schon vergeben. Wähl etwas anderes.
refused-bad-options = { $reason ->
    [none] Diese Optionen passen nicht zusammen.
   *[other] Diese Optionen passen nicht zusammen: { $reason }.
}
refused-set-aside = Dieser Tisch ist beiseitegestellt: Der Server kann nicht lesen, was dort geschah. Wer ihn betreibt, weiß Bescheid.
refused-unavailable = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
refused-stale = Inzwischen ist etwas passiert. Schau noch einmal hin.
refused-ahead = { refused-stale }
refused-too-fast = Das war zu schnell. Warte einen Moment.
refused-busy = Andere waren schneller. Versuch es noch einmal.
refused-illegal = { $reason ->
    [none] Das geht hier nicht.
   *[other] Das geht hier nicht: { $reason }.
}
refused-not-your-turn = Du bist nicht am Zug.
refused-out = Du bist nicht mehr dabei: Ein Bot spielt für dich weiter.
refused-over = { game-over }.
refused-time = Deine Zeit ist abgelaufen.
refused-no-undo = Dieser Zug lässt sich nicht mehr zurücknehmen: Danach ist etwas geschehen, oder er hat etwas Neues gezeigt.
refused-no-question = Danach wird nicht mehr gefragt.
refused-asked = Es wird schon um etwas gebeten.
refused-paused = Das Spiel ruht. Setz es erst fort.
refused-not-paused = Das Spiel läuft schon wieder.
refused-no-pause = Es läuft keine Uhr und niemand wartet: Eine Pause ist nicht nötig.
refused-declined = { refused-no-question }
refused-enough-asks = Darum wurde in dieser Partie oft genug gebeten.
refused-too-late = Das Spiel ist schon zu weit, um es abzubrechen.
refused-no-hint = Tipps gibt es nur, wenn du am Zug bist und keine anderen Menschen mitspielen.
refused-no-hurry = Niemand denkt nach, der jetzt ziehen könnte.
refused-not-yours = Dieser Platz gehört dir nicht.
refused-bots-alone = Bots spielen hier nicht unter sich: Jemand muss mitspielen, oder du brauchst ein Konto.
refused-no-account = Das ist für Konten: leg zuerst eines an.
refused-taken-along = Dieses Spiel wurde vom Server mitgenommen: Hier kann man es nur ansehen.
refused-enough-games = Ein Konto nimmt nicht noch mehr Spiele von außen auf.
refused-open-seat = Dort sitzt noch niemand.
refused-started = Das Spiel hat begonnen: Alle Plätze sind besetzt.
refused-not-over = Das Spiel läuft noch.
refused-rematched = Das nächste Spiel hat schon begonnen.
refused-offered = Du hast schon gefragt; die anderen müssen zustimmen.
refused-no-chat = Der Chat ist an diesem Tisch aus.
refused-enough-chat = Dieser Tisch bewahrt keine weiteren Nachrichten auf.
refused-enough-undos = In dieser Partie wurden schon genug Züge zurückgenommen.
refused-enough-seats = An diesem Tisch wurde zu oft Platz genommen und wieder aufgestanden.
refused-enough-tables = Du hast so viele Tische eröffnet, wie man auf einmal haben kann. Beende zuerst einige davon.
refused-enough-leaves = In dieser Partie hat dich schon oft genug ein Bot vertreten.
refused-bad-text = Eine Nachricht hat 1 bis 300 lesbare Zeichen.
refused-bad-record = { $reason ->
    [none] Das ist kein gespeichertes Spiel von Tegel.
   *[other] Das ist kein gespeichertes Spiel von Tegel: { $reason }.
}
refused-in-play = Du spielst dieses Spiel noch. Frag danach, wenn es zu Ende ist.
refused-too-many = Das ist zu viel auf einmal. Warte einen Moment.
refused-counts = Diese Partie zählt: Nichts wird zurückgenommen oder aufgeschoben, und niemand hilft.
refused-rated = Um die Wertung geht das nicht: Es braucht eine Uhr und einen Platz für jede Person; Bots sitzen dort nur im üblichen Spiel zu zweit.
no-plan-often = mehr als { $most } Pläne in einer Partie gehen nicht
no-plan-last = es endet mit dem Zug von jemand anderem, und deiner muss der letzte sein
no-plan-torn = auf dieselben Züge folgen zwei verschiedene Antworten
no-plan-nothing = es ist nichts geplant
no-plan-live = das geht nur in Partien mit Tagen je Zug
no-plan-turn = du bist am Zug
no-plan-bot = ein Bot spielt für dich
no-plan-drawn = vor Zug { $move } wird etwas gezogen, das noch niemand kennt
no-plan-over = die Partie ist vor Zug { $move } zu Ende
no-plan-hidden = bei Zug { $move } ist etwas verborgen
bad-record-line = Zeile { $line } stimmt nicht
