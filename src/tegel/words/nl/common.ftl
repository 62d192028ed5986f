# Wat pagina en terminal allebei zeggen.

## Spelers
you = Jij
player-n = Speler { $n }
seat-n = Plaats { $n }
level = { $level ->
    [newcomer] Nieuweling
    [newcomer-plus] Nieuweling +
    [beginner] Beginner
    [beginner-plus] Beginner +
    [casual] Liefhebber
    [casual-plus] Liefhebber +
    [regular] Routinier
    [regular-plus] Routinier +
    [club] Clubspeler
    [club-plus] Clubspeler +
    [expert] Expert
    [expert-plus] Expert +
    [master] Meester
    [master-plus] Meester +
    [grandmaster] Grootmeester
    [grandmaster-plus] Grootmeester +
    [champion] Kampioen
    [somebody-who-left] iemand die vertrokken is
   *[other] { $level }
}

## Beurten en punten
your-turn = Jij bent aan zet
turn-of = { $name } is aan zet
game-over = Het spel is afgelopen
waiting-seats = Wachten op spelers
thinking = Denkt na…
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
total = Totaal
won = Je hebt gewonnen
won-by = { $name } heeft gewonnen
shared-win = Gedeelde overwinning: { $names }
equal-points = { NAME($players, by: " en ") }, elk { $score } { $score ->
    [one] punt
   *[other] punten
}
move-of = Zet { $n } van { $all }
pass-to = Geef het apparaat aan { $name }
hint = Tip
undo = Zet terug
win-share = { $n } % kans om te winnen
server-away = De server is even weg. Je spel is veilig; we proberen het vanzelf opnieuw.

## Wat je met één druk kunt zeggen
phrase = { $phrase ->
    [hello] Hallo!
    [good-luck] Succes!
    [nice-move] Mooie zet!
    [oops] Oeps!
    [one-moment] Een ogenblikje.
    [thanks] Dank je!
    [good-game] Goed gespeeld!
   *[bye] Tot ziens!
}

## Keuzes voor een tafel
option-players = Spelers
choice-players = { $value }
option-start = Wie begint
choice-start = { $value ->
    [random] door loting
   *[other] plaats { NTH($value) }
}

## Waarom de ene zet en niet de andere
reasons-but = { $good }, maar { $bad }
more-points = { about-points } { $more ->
    [yes] meer
   *[no] minder
}
fewer-points = { about-points } { $more ->
    [yes] minder
   *[no] meer
}
about-points = { $certain ->
    [yes] { "" }
   *[no] ongeveer{ " " }
}{ $amount ->
    [one] 1 punt
   *[other] { $amount } punten
}

## Het verhaal van een spel
round = Ronde { $n }
no-moves = Er is nog niets gebeurd.
taken-back = teruggenomen
sum-of = { $name } { SIGNED($points) }: { LIST($parts) }
sum-part = { $what } { SIGNED($points) }
event-started = Het spel begint.
event-sat = { $who ->
    [you] Je schuift aan.
   *[other] { $name } schuift aan.
}
event-botsat = Er schuift een bot aan: { $level }.
event-stood = Er is weer een plaats vrij.
event-undone = { $who ->
    [you] Je neemt een zet terug.
   *[other] { $name } neemt een zet terug.
}
event-takenback = { $who ->
    [you] Je neemt je laatste zet terug, met alles wat erop volgde.
   *[other] { $name } neemt de laatste zet terug, met alles wat erop volgde.
}
event-asked = { $what ->
    [pause] { $who ->
        [you] Je vraagt om een pauze.
       *[other] { $name } vraagt om een pauze.
    }
   *[back] { $who ->
        [you] Je vraagt of je je laatste zet mag terugnemen.
       *[other] { $name } vraagt of de laatste zet terug mag.
    }
}
event-allowed = { $who ->
    [you] Je vindt het goed.
   *[other] { $name } vindt het goed.
}
event-declined = { $who ->
    [you] Je wilt dat liever niet.
   *[other] { $name } wil dat liever niet.
}
event-withdrawn = { $who ->
    [you] Je vraagt het niet meer.
   *[other] { $name } vraagt het niet meer.
}
event-paused = Het spel ligt stil. Er loopt geen klok.
event-continued = { $who ->
    [you] Je gaat verder met het spel.
   *[other] { $name } gaat verder met het spel.
}
event-resigned = { $who ->
    [you] Je geeft op.
   *[other] { $name } geeft op.
}
event-flagged = { $who ->
    [you] Je tijd is om.
   *[other] De tijd van { $name } is om.
}
event-takenover = { $who ->
    [you] Je bent weg: een bot speelt voor je verder.
   *[other] { $name } is weg: een bot speelt verder.
}
event-returned = { $who ->
    [you] Je bent er weer.
   *[other] { $name } is er weer.
}
event-resumed = De server was even weg; alle klokken stonden stil.
event-offered = { $who ->
    [you] Je wilt nog een keer spelen.
   *[other] { $name } wil nog een keer spelen.
}
event-rematched = Het volgende spel staat klaar.
event-closed = { $reason ->
    [aborted] { $who ->
        [you] Je blaast het spel af.
       *[other] { $name } blaast het spel af.
    }
    [decided] De organisator van het toernooi heeft bepaald hoe dit spel eindigt.
   *[other] De tafel is opgeruimd.
}
event-finished = Het spel is afgelopen.

## Terugblik
review-mark = { $mark ->
    [inaccuracy] Onnauwkeurig
    [mistake] Fout
    [blunder] Blunder
   *[find] Mooie vondst
}
review-cost = Kostte { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} winstkans.
review-better = Beter: { $move }.
review-find = De enige goede zet hier, en niet de eerste die in je opkomt.
review-swing-decision = Zet { $n } kostte { $name } { $points } punten winstkans.
review-swing-deal = Na zet { $n } was het geluk met { $name }: { $points } punten winstkans.
review-swings = Keerpunten
review-decided = Na zet { $n } kwam { $name } nooit meer onder de 95 %: fouten daarna kostten punten, maar nauwelijks nog kansen.
review-luck = Geluk
retry-title = Wat is hier beter?
retry-why = Waarom:
verdict-right = Goed: iets beters is niet gevonden.
verdict-better = Beter dan toen, maar het verliest nog { $points } { $points ->
    [one] punt
   *[other] punten
}.
verdict-wrong = { $points ->
    [none] Deze niet: er zijn sterkere zetten.
    [one] Deze niet: hij verliest { $points } punt.
   *[other] Deze niet: hij verliest { $points } punten.
}
## De varianten van de kampioen
analysis-of = { $name } is aan zet. De kampioen heeft { $count } keer vooruitgekeken.
analysis-exact = Het spel is tot het einde doorgerekend: niets is beter dan de eerste variant.
analysis-line = { $n }. { $share } % winstkans, { SIGNED($margin) } { $margin ->
    [1] punt
   *[other] punten
}. { $line }
## Een stelling opzetten
take-away = Wegnemen
empty-table = Lege tafel
## Puzzels
puzzle-right = Goed: dat is de beste zet.
puzzle-on = Tot hier goed. Ga door.
puzzle-wrong = Dat is niet de beste zet. Probeer het nog eens of laat het antwoord zien.
puzzle-chances = De beste zet wint in { $best } % van de gevallen, de op één na beste in { $second } %.
puzzle-second = Op één na beste: { $line }
puzzle-because = Als het verdergaat zoals verwacht: { $why }
puzzle-despite = Wat het eerst kost: { $why } Dat betaalt zich later terug.
puzzle-find = { $n ->
    [one] Vind de beste zet
   *[other] Vind de beste { $n } zetten
}
puzzle-rating = Je rating: { $rating } ({ SIGNED($change) })
puzzle-theme = { $theme ->
    [score] meer punten
    [lowest] de laagste kleur
    [floor] minder verlies
    [deny] punten onthouden
    [overflow] de ander laten verliezen
    [start] als eerste beginnen
    [finish] het spel beëindigen
    [quiet] nu minder, later meer
    [endgame] zeker einde
    [long] meerdere zetten
    [first-step] de eerste stap
   *[later] het loont later
}

## Wat getypt is en geen zet is
refusal-too-long = dat is te lang voor een zet: { $length } tekens
refusal-no-move = { $given } is geen zet
refusal-no-colour = { $given } is geen kleur; je schrijft: { LIST($choices) }
refusal-ambiguous = { $given } kan { LIST($choices, by: " of ") } zijn: schrijf een letter meer

## Wat in een stelling niet kan
position-game = een stelling begint met het spel, zoals: azul/1
position-rules = deze Tegel speelt versie { $rules } van de regels, niet { $given ->
    [none] een die niet genoemd is
   *[other] { $given }
}
position-no-pair = { $given } moet een naam en een waarde zijn, zoals: round=3
position-twice = dit staat er twee keer
position-missing = dit ontbreekt
position-one-of = { $given } moet een van deze zijn: { LIST($choices) }
position-parts = hier horen { $count } delen te staan met { $by } ertussen, geen { $found }
position-tally = { $given } moet uit namen met hun aantal bestaan, zoals: { $first }3; of -
position-thing-twice = { $thing } staat er twee keer
position-no-field = zo’n veld is er niet{ $close ->
    [none] , of niet hier
   *[other] ; bedoel je { $close }?
}
position-number = { $given } moet een heel getal van { $least } tot en met { $most } zijn
position-letter = { $given } moet een van deze zijn: { LIST($choices, by: " ") }
position-dash = voor niets staat een -
position-first-starter = in ronde 1 is dat wie begint: speler { $start ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}
position-needed = { $name } beslist, en wat die weet is daarvoor nodig
position-dealt-last = bij stapel { $pile } raakte de zak leeg, dus alles wat erin zat hoort daar te liggen
position-dealt-colour = zoveel tegels van één kleur als in stapel { $pile } zaten niet in de zak

## Wat een server of de regels niet toestaan
refused-bad-name = Een naam heeft 1 tot 24 leesbare tekens.
refused-house-closed = Dit huis neemt nu niemand nieuw op. Wie een account heeft, logt in als altijd.
refused-by-invitation = Hier kom je alleen op uitnodiging binnen. Vraag erom bij wie deze site beheert.
refused-no-guests = Wie hier speelt, heeft een account. Maak er een bij de instellingen: je spellen blijven van jou.
refused-not-host = Dat kan alleen wie het heeft opgezet.
refused-banned = Je kunt hier voorlopig geen nieuwe spellen beginnen. Dat heeft de beheerder van deze site besloten.
refused-muted = Je kunt voorlopig niet in de chat schrijven. Dat heeft de beheerder van deze site besloten.
refused-not-met = Met deze speler heb je nog niet gespeeld.
refused-taken = Die is al bezet. Kies een andere.
refused-bad-options = { $reason ->
    [none] Die keuzes gaan niet samen.
   *[other] Die keuzes gaan niet samen: { $reason }.
}
refused-set-aside = Deze tafel is apart gezet: de server kan niet lezen wat er gebeurd is. De beheerder weet ervan.
refused-unavailable = De server kan nu even niets bewaren. Probeer het zo nog eens.
refused-stale = Er is intussen iets gebeurd. Kijk nog eens.
refused-ahead = { refused-stale }
refused-too-fast = Dat ging te snel. Wacht even.
refused-busy = Anderen waren sneller. Probeer het nog eens.
refused-illegal = { $reason ->
    [none] Dat mag hier niet.
   *[other] Dat mag hier niet: { $reason }.
}
refused-not-your-turn = Je bent niet aan de beurt.
refused-out = Je doet niet meer mee: een bot speelt voor je verder.
refused-over = { game-over }.
refused-time = Je tijd is om.
refused-no-undo = Die zet kun je niet meer terugnemen: er is daarna iets gebeurd, of hij liet iets nieuws zien.
refused-no-question = Dat wordt niet meer gevraagd.
refused-asked = Er wordt al iets gevraagd.
refused-paused = Het spel ligt stil. Ga er eerst mee verder.
refused-not-paused = Het spel is al weer bezig.
refused-no-pause = Er loopt geen klok en niemand wacht: een pauze is niet nodig.
refused-declined = { refused-no-question }
refused-enough-asks = Dat is in dit spel vaak genoeg gevraagd.
refused-too-late = Het spel is al te ver om het af te blazen.
refused-no-hint = Een tip is er alleen als jij aan zet bent en er geen andere mensen meespelen.
refused-no-hurry = Niemand denkt na die nu zou kunnen zetten.
refused-not-yours = Die plaats is niet van jou.
refused-bots-alone = Bots spelen hier niet onder elkaar: er moet iemand meespelen, of je hebt een account nodig.
refused-no-account = Dat is voor accounts: maak er eerst een.
refused-taken-along = Dit spel is van de server meegenomen: hier kun je het alleen bekijken.
refused-enough-games = Een account neemt niet meer spellen van buiten op.
refused-open-seat = Daar zit nog niemand.
refused-started = Het spel is begonnen: alle plaatsen zijn bezet.
refused-not-over = Het spel is nog bezig.
refused-rematched = Het volgende spel is al begonnen.
refused-offered = Je hebt het al gevraagd; de anderen moeten nog toestemmen.
refused-no-chat = Aan deze tafel staat de chat uit.
refused-enough-chat = Deze tafel bewaart geen nieuwe berichten meer.
refused-enough-undos = In dit spel zijn al genoeg zetten teruggenomen.
refused-enough-seats = Aan deze tafel is te vaak iemand gaan zitten en weer opgestaan.
refused-enough-tables = Je hebt zoveel tafels geopend als je tegelijk kunt hebben. Maak er eerst een paar af.
refused-enough-leaves = In dit spel heeft een bot je al vaak genoeg vervangen.
refused-bad-text = Een bericht heeft 1 tot 300 leesbare tekens.
refused-bad-record = { $reason ->
    [none] Dat is geen bewaard spel van Tegel.
   *[other] Dat is geen bewaard spel van Tegel: { $reason }.
}
refused-in-play = Je speelt dit spel nog. Vraag ernaar als het afgelopen is.
refused-too-many = Dat is te veel tegelijk. Wacht even.
refused-counts = Dit spel telt: er wordt niets teruggenomen of uitgesteld, en niemand helpt.
refused-rated = Dat kan niet om de rating: er moet een klok zijn, en één plaats per persoon; bots doen alleen mee in het gewone spel voor twee.
no-plan-often = meer dan { $most } plannen in een spel kan niet
no-plan-last = het eindigt met een zet van een ander, en de jouwe moet de laatste zijn
no-plan-torn = dezelfde zetten krijgen twee verschillende antwoorden
no-plan-nothing = er is niets gepland
no-plan-live = plannen kan alleen in spellen met dagen per beurt
no-plan-turn = je bent aan de beurt
no-plan-bot = een bot speelt voor je
no-plan-drawn = voor zet { $move } wordt iets getrokken dat nog niemand kent
no-plan-over = het spel is voor zet { $move } afgelopen
no-plan-hidden = bij zet { $move } is iets verborgen
bad-record-line = regel { $line } klopt niet
