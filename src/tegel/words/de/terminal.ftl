# Was nur das Terminal sagt.

## Tasten und Blätter
help = Hilfe
score = Punkte
log = Verlauf
type = Zug tippen
quit = Beenden
start = Anfang
end = Ende
auto = Abspielen
space-bar = Leer
place = Platz
close = Enter schließt dies.
the-tiles = Die Fliesen
keys = Tasten und Maus
keys-text = ←↑↓→ oder Maus: zeigen · Enter oder Klick: wählen · Esc: zurücklegen · Ziffern: Reihe, Spalte oder Plättchen mit dieser Nummer · einen Zug tippen und Enter drücken, zum Beispiel: { $example }
rules-of = { $title } in Kürze
placeholder = ein Zug, zum Beispiel: { $example }
too-small = Ein Fenster von 80 mal 24 zeigt den ganzen Tisch; dieses ist kleiner.

## Am Tisch
readying = { $name } macht sich bereit: { $share } %
thinks-on = m: jetzt ziehen · { $name } denkt nach
ready = Ich bin { $name }: Enter drücken
link = Schick diesen Link an jemanden, den du kennst: { $link }
talk = { $name }: „{ $text }“
hint-readying = Der Ratgeber macht sich bereit …
hint-of = { $all ->
    [1] Tipp
   *[other] Tipp { $n } von { $all } (h: weiter)
}
advice = { $share } %, { SIGNED($margin) }
saved = Gespeichert in { $file }.
saved-go-on = Gespeichert in { $file }. Weiter mit: { $command }
left-table = Weiter mit: { $command }

## Was nicht geht
not-your-turn = Du bist nicht an der Reihe.
no-undo = Es gibt keinen Zug von dir, der zurückzunehmen wäre.
no-question = Niemand bittet dich um etwas.
no-hint = Jetzt gibt es keinen Tipp: Den bekommt, wer am Zug ist, wenn kein anderer Mensch mitspielt.
no-hurry = Niemand denkt nach, der jetzt ziehen könnte.
no-replay = Nur beendete Spiele lassen sich noch einmal ansehen.
only-replay = Das ist eine Wiederholung: ← und → führen durch das Spiel.
no-save = Der Server bewahrt dieses Spiel auf; auf seiner Seite liegt die Aufzeichnung.

## Zeile für Zeile
intro = { $title }: { LIST($names) }.
seed = Startzahl { $seed }.
how = Ein Zug: { $how }.
prompt = Dein Zug >{ " " }
prompt-of = { $name }, dein Zug >{ " " }
prompt-over = { $here ->
    [yes] save DATEI, undo oder quit >{ " " }
   *[no] rematch oder quit >{ " " }
}
points-are = Punkte: { $points }.
part-is = { $what }: { $points }.
clock-is = Verbleibende Zeit: { $times }.
advice-line = { $text }: { $share } % Siegchance, { $margin } Punkte. { $move }.
advice-order = Zuerst, was der Ratgeber spielen würde: Das hat er am längsten geprüft. Dann die anderen, nach ihren Chancen.
nothing-left = Das Spiel ist zu Ende: Es gibt nichts mehr zu entscheiden.
which-file = Sag, welche Datei, zum Beispiel: save game.tegel
server-back = Der Server ist wieder da.
press-enter = Enter drücken, um zu gehen.
plain-help =
    Schreib einen Zug oder eines dieser Wörter:
    { "  " }moves        deine Züge, jeder mit dem, was er brächte, würde dann gewertet
    { "  " }hint         was jemand Starkes täte
    { "  " }board        den Tisch noch einmal beschreiben
    { "  " }log          das Spiel bisher
    { "  " }score        woher die Punkte kommen
    { "  " }undo         deinen letzten Zug zurücknehmen
    { $here ->
        [yes] { "  " }save DATEI   das Spiel in eine Datei schreiben (tegel replay DATEI zeigt es)
       *[no] { "  " }'Text        den anderen etwas sagen
        { "  " }resign       das Spiel aufgeben
        { "  " }rematch      noch ein Spiel, wenn dieses aus ist
        { "  " }allow        erlauben, worum jemand bittet; decline: ablehnen
        { "  " }pause        um eine Pause bitten; continue: weiter
        { "  " }abort        das Spiel abbrechen, vor dem zweiten Zug
    }
    { "  " }help         dieser Text
    { "  " }quit         gehen

## Durch ein Spiel gehen
walk-help = Enter: nächster Zug.  b: zurück.  eine Zahl: dorthin.  e: das Ende.  q: gehen.
walk-at = [{ $n } von { $all }]{ " " }
walk-range = Das Spiel hat die Züge 0 bis { $last }.
walk-broken = Das Spiel lässt sich nicht weiter verfolgen: { $why }

## Analyse
analysis-stop = Strg-C: Das genügt.
back-and-on = Züge
stop = Stopp
explore-keys = Bild↑, Bild↓: einen Zug zurück oder weiter · [ und ]: ein anderer Zug, der hier versucht wurde · Pos1, Ende: zum Anfang, zum Ende · F2: der Champion hält an oder fährt fort · F3 oder „comment …“: etwas zu dem Zug sagen ( | beginnt eine Zeile) · F4 oder „mark ?!“: !! ! !? ?! ? ??, und - für keines · F5 oder „promote“: dies zur Hauptvariante machen · Entf oder „delete“: den Zug wegnehmen, mit allem, was folgt · F6 oder „save DATEI“: eine Datei mit alledem · l: alles, was versucht wurde · u: einen Zug zurück · =: woher die Punkte kommen
tree-how = ↑↓ und Enter: dorthin · Esc: zurück
no-move-here = Hier ist kein Zug: Das ist der Anfang.
is-main-line = Das ist schon die Hauptvariante.
file-there = { $file } gibt es schon: noch einmal Enter überschreibt sie
not-kept = Was du geschrieben hast, steht noch in keiner Datei: save DATEI bewahrt es. Noch einmal q geht ohne.
## Eine Stellung aufbauen
set-up = Stellung aufbauen
analyse = Analysieren
set-up-ready = Alles stimmt: F5 analysiert die Stellung.
the-table = Tisch
type-field = Feld tippen
set-up-placeholder = ein Feld, zum Beispiel: { $example }; oder eine ganze Stellung
take-in-hand = Nimm { $what } in die Hand
no-field = Schreib ein Feld wie round=3 oder eine ganze Stellung.
set-up-keys = ←↑↓→ oder Maus: zeigen · Enter oder Klick: hinlegen, was du in der Hand hast; noch einmal nimmt es weg · 1–9: etwas in die Hand nehmen · 0: nichts, um wegzunehmen · + und -: eins mehr, eins weniger · ein Feld lässt sich auch tippen, zum Beispiel: { $example }; ohne Wert verschwindet es · F2: der Tisch, wo nicht beides Platz hat · F5: analysieren, wenn alles stimmt · F7: ein neues Spiel · F8: ein leerer Tisch · u: zurück. Was die Felder bedeuten, steht im Handbuch unter Positions as text.
## Rückblick
review-clean = Nichts auszusetzen.
review-after-move = Ausgeteilt nach Zug
review-round = Runde
retry-at = { $n } von { $of }: Zug { $move }, { $name }
retry-help = Schreib einen Zug; answer: Lösung zeigen; Enter: weiter; quit: aufhören.
retry-done = { $right } von { $of } auf Anhieb gefunden.
review-small = { $count ->
    [one] Dazu 1 Ungenauigkeit: siehe --seat.
   *[other] Dazu { $count } Ungenauigkeiten: siehe --seat.
}
review-player = Spieler
review-score = Punkte
review-game = Spiel
review-games = Partien
review-rate = Verlust
review-interval = 95 %
review-lately = Letzte zehn
review-start = Anfang
review-own = Eigenes Spiel
review-others = Spiel der anderen
review-late = Spät gesehen
review-end = Ende
review-sums = Alles in Punkten Gewinnchance: ein Sieg ist 100. Verlust: je Entscheidung im Mittel, und wo er mit 95 % Sicherheit liegt. Anfang + eigenes Spiel + Spiel der anderen + Glück + was erst spät zu sehen war = Ende.
review-many = Verlust je Entscheidung im Mittel, in Punkten Gewinnchance, und wo er mit 95 % Sicherheit liegt.
## Aufgaben
puzzle-help = Schreib einen Zug; answer: Lösung zeigen; quit: aufhören.
