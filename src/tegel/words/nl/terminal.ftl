# Wat alleen de terminal zegt.

## Toetsen en bladen
help = Hulp
score = Punten
log = Verloop
type = Typ een zet
quit = Stoppen
start = Begin
end = Einde
auto = Vanzelf
space-bar = Spatie
place = Plaats
close = Enter sluit dit.
the-tiles = De tegels
keys = Toetsen en muis
keys-text = ←↑↓→ of muis: aanwijzen · Enter of klik: kiezen · Esc: terugleggen · cijfers: de rij, kolom of tegel met dat nummer · typ een zet en druk op Enter, zoals: { $example }
rules-of = { $title } in het kort
placeholder = een zet, zoals: { $example }
too-small = Een venster van 80 bij 24 toont de hele tafel; dit is kleiner.

## Aan tafel
readying = { $name } maakt zich klaar: { $share } %
thinks-on = m: nu zetten · { $name } denkt na
ready = Ik ben { $name }: druk op Enter
link = Stuur deze link naar een vriend: { $link }
talk = { $name }: ‘{ $text }’
hint-readying = De raadgever maakt zich klaar …
hint-of = { $all ->
    [1] Tip
   *[other] Tip { $n } van { $all } (h: volgende)
}
advice = { $share } %, { SIGNED($margin) }
saved = Bewaard in { $file }.
saved-go-on = Bewaard in { $file }. Ga verder met: { $command }
left-table = Ga verder met: { $command }

## Wat niet kan
not-your-turn = Je bent niet aan de beurt.
no-undo = Er is geen zet van jou om terug te nemen.
no-question = Niemand vraagt je iets.
no-hint = Nu is er geen tip: die is er voor wie aan zet is, als er geen ander mens meespeelt.
no-hurry = Niemand denkt na die nu zou kunnen zetten.
no-replay = Alleen afgelopen spellen zijn terug te zien.
only-replay = Dit is een herhaling: met ← en → loop je door het spel.
no-save = De server bewaart dit spel; op zijn pagina staat het verslag.

## Regel voor regel
intro = { $title }: { LIST($names) }.
seed = Startgetal { $seed }.
how = Een zet: { $how }.
prompt = Jouw zet >{ " " }
prompt-of = { $name }, jouw zet >{ " " }
prompt-over = { $here ->
    [yes] save BESTAND, undo of quit >{ " " }
   *[no] rematch of quit >{ " " }
}
points-are = Punten: { $points }.
part-is = { $what }: { $points }.
clock-is = Resterende tijd: { $times }.
advice-line = { $text }: { $share } % kans om te winnen, { $margin } punten. { $move }.
advice-order = Eerst wat de raadgever zou spelen: daar keek hij het langst naar. Dan de andere, naar hun kansen.
nothing-left = Het spel is afgelopen: er valt niets meer te beslissen.
which-file = Zeg welk bestand, zoals: save game.tegel
server-back = De server is er weer.
press-enter = Druk op Enter om te stoppen.
plain-help =
    Typ een zet, of een van deze woorden:
    { "  " }moves        je zetten, elk met wat hij zou opleveren als er dan geteld werd
    { "  " }hint         wat een sterke speler zou doen
    { "  " }board        vertel de tafel opnieuw
    { "  " }log          het spel tot nu toe
    { "  " }score        waar de punten vandaan komen
    { "  " }undo         neem je laatste zet terug
    { $here ->
        [yes] { "  " }save BESTAND schrijf het spel in een bestand (tegel replay BESTAND toont het)
       *[no] { "  " }'tekst       zeg iets tegen de anderen
        { "  " }resign       geef het spel op
        { "  " }rematch      nog een spel, als dit is afgelopen
        { "  " }allow        vind goed wat een ander vraagt; decline: liever niet
        { "  " }pause        vraag om een pauze; continue: ga verder
        { "  " }abort        blaas het spel af, voor de tweede beurt
    }
    { "  " }help         deze tekst
    { "  " }quit         stoppen

## Door een spel lopen
walk-help = Enter: volgende zet.  b: terug.  een getal: daarheen.  e: het einde.  q: stoppen.
walk-at = [{ $n } van { $all }]{ " " }
walk-range = Het spel heeft de zetten 0 tot en met { $last }.
walk-broken = Het spel is niet verder te volgen: { $why }

## Analyse
analysis-stop = Ctrl-C: zo is het genoeg.
back-and-on = Zetten
stop = Stop
explore-keys = PgUp, PgDn: een zet terug of verder · [ en ]: een andere zet die hier geprobeerd is · Home, End: naar het begin, naar het einde · F2: de kampioen stopt of gaat door · F3 of “comment …”: zeg iets over de zet ( | begint een regel) · F4 of “mark ?!”: !! ! !? ?! ? ??, en - voor geen teken · F5 of “promote”: maak dit de hoofdvariant · Del of “delete”: neem de zet weg, met alles wat volgt · F6 of “save BESTAND”: een bestand met dit alles · l: alles wat geprobeerd is · u: een zet terug · =: waar de punten vandaan komen
tree-how = ↑↓ en Enter: daarheen · Esc: terug
no-move-here = Hier is geen zet: dit is het begin.
is-main-line = Dit is al de hoofdvariant.
file-there = { $file } bestaat al: druk nog eens op Enter om het te overschrijven
not-kept = Wat je schreef staat nog in geen bestand: save BESTAND bewaart het. Druk nog eens op q om zonder te stoppen.
## Een stelling opzetten
set-up = Stelling opzetten
analyse = Analyseer
set-up-ready = Er is niets mis: F5 analyseert de stelling.
the-table = Tafel
type-field = Typ een veld
set-up-placeholder = een veld, zoals: { $example }; of een hele stelling
take-in-hand = Neem { $what } in de hand
no-field = Schrijf een veld zoals round=3, of een hele stelling.
set-up-keys = ←↑↓→ of muis: wijs aan · Enter of klik: leg neer wat je in de hand hebt; nog een keer neemt het weg · 1–9: neem iets in de hand · 0: niets, om weg te nemen · + en -: één meer, één minder · een veld kun je ook typen, zoals: { $example }; zonder waarde verdwijnt het · F2: de tafel, waar niet allebei past · F5: analyseer, als er niets mis is · F7: een nieuw spel · F8: een lege tafel · u: terug. Wat de velden betekenen staat in het handboek, onder Positions as text.
## Terugblik
review-clean = Niets op aan te merken.
review-after-move = Gedeeld na zet
review-round = Ronde
retry-at = { $n } van { $of }: zet { $move }, { $name }
retry-help = Schrijf een zet; answer: laat het antwoord zien; Enter: de volgende; quit: stop.
retry-done = { $right } van de { $of } in één keer gevonden.
review-small = { $count ->
    [one] En nog 1 onnauwkeurigheid: zie --seat.
   *[other] En nog { $count } onnauwkeurigheden: zie --seat.
}
review-player = Speler
review-score = Punten
review-game = Spel
review-games = Spellen
review-rate = Verlies
review-interval = 95 %
review-lately = Laatste tien
review-start = Begin
review-own = Eigen spel
review-others = Spel van anderen
review-late = Laat gezien
review-end = Eind
review-sums = Alles in punten winstkans: een overwinning is 100. Verlies: per beslissing gemiddeld, en waar het met 95 % zekerheid ligt. Begin + eigen spel + spel van anderen + geluk + wat pas laat te zien was = eind.
review-many = Verlies per beslissing gemiddeld, in punten winstkans, en waar het met 95 % zekerheid ligt.
## Puzzels
puzzle-help = Schrijf een zet; answer: laat het antwoord zien; quit: stop.
