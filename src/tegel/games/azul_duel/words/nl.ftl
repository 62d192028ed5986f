## Op de voorpagina, en de keuzes
title = Azul Duel
tagline = Azul voor twee: bouw je koepel en vul hem met tegels.
option-scoring = Scoretegels
choice-scoring = { $value ->
    [random] drie willekeurige
    [random-4] vier willekeurige
    [first] die van het eerste potje
   *[other] { $value }
}

## Dingen

colour = { $colour ->
    [blue] blauw
    [yellow] geel
    [red] rood
    [black] zwart
    [turquoise] turquoise
    [special] speciaal
    [wild] meerkleurig
    [blue-red] blauw/rood
    [red-turquoise] rood/turquoise
    [turquoise-yellow] turquoise/geel
    [yellow-black] geel/zwart
    [black-blue] zwart/blauw
   *[face-down] gedekt
}
tiles = { $count } { $colour ->
    [blue] blauwe
    [yellow] gele
    [red] rode
    [black] zwarte
    [turquoise] turquoise
   *[special] speciale
} { $count ->
    [one] tegel
   *[other] tegels
}
no-tiles = niets
# Wat een scoretegel vraagt: voluit, en waar weinig ruimte is.
goal = { $goal ->
    [columns] Volle kolommen, elk 7
    [rim] Tegels op de buitenste vakken, elk 1
    [diagonals] Volle diagonalen, elk 10
    [corners] Volle hoekplaten, boven 3, onder 8
    [wild] Alle meerkleurige vakken gevuld, elk 2
    [special] Lege speciale vakken, elk −3
    [rows] Volle rijen, elk 3
   *[colours] Rijen met 5 kleuren, elk 4
}
goal-short = { $goal ->
    [columns] volle kolommen, elk 7
    [rim] tegels op de rand, elk 1
    [diagonals] volle diagonalen, elk 10
    [corners] hoekplaten, 3 en 8
    [wild] meerkleurig vol, elk 2
    [special] lege speciale, elk −3
    [rows] volle rijen, elk 3
   *[colours] rijen met 5 kleuren, 4
}

## Zetten, na wie ze doet

deed-plate = pakt een koepelplaat ({ COLOUR($cells) }) uit het aanbod
deed-draw = trekt { $top ->
    [special] een speciale plaat
   *[other] een jokerplaat
} van de stapel
deed-stop = bekijkt { $count ->
    [one] de plaat
   *[other] de { $count } platen
}
deed-keep = houdt de plaat ({ COLOUR($cells) })
deed-return = legt { $plate ->
    [none] een plaat
   *[other] een plaat ({ COLOUR($cells) })
} terug onder de stapel
deed-space = kiest koepelvak { NTH($space) }
deed-turn = legt de plaat op koepelvak { NTH($space) }{ $degrees ->
    [0] { "" }
   *[other] , { $degrees }° gedraaid
}
deed-sun = pakt { TILES($colour, $count) } van { $factory ->
    [0] de grote zon
   *[other] de zon van fabriek { $factory }
}
deed-moons = pakt { TILES($colour, $count) } van de manen
deed-chip = pakt het bonusfiche ({ COLOUR($chip) }) van fabriek { $factory }
deed-stack = stapelt { STACK($tiles) } op de maan van fabriek { $factory }
deed-line = legt { TILES($colour, $laid) } op patroonlijn { NTH($line) }{ $broken ->
    [0] { "" }
    [one] , 1 breekt
   *[other] , { $broken } breken
}
deed-break = laat { TILES($colour, $count) } breken
deed-column = legt { TILES($colour, 1) } in rij { NTH($line) }, kolom { NTH($column) }
deed-none = betaalt geen bonusfiches voor patroonlijn { NTH($line) }
deed-pay = maakt patroonlijn { NTH($line) } compleet met bonusfiches ({ COLOUR($chips) })

## Dezelfde zetten op een knop

do-plate = Pak deze plaat
do-draw = { $cost ->
    [0] Trek van de stapel
   *[other] { $again ->
        [yes] Trek er nog een voor { $cost } punt
       *[no] Trek voor { $cost } punt
    }
}
do-stop = Bekijk ze
do-keep = Houd deze plaat
do-return = Leg deze nu terug
do-space = Leg op koepelvak { NTH($space) }
do-turn = { $degrees ->
    [0] Leg hem zo neer
   *[other] Leg hem { $degrees }° gedraaid neer
}
do-sun = Pak { $count } { COLOUR($colour) }
do-moons = Pak { $count } { COLOUR($colour) } van de manen
do-chip = Pak het fiche ({ COLOUR($chip) })
do-stack = Stapel { COLOUR($colour) }
do-line = Leg op patroonlijn { NTH($line) }
do-break = Laat ze allemaal breken
do-column = Leg in kolom { NTH($column) }
do-none = Houd de fiches
do-pay = Betaal het fiche ({ COLOUR($chip) })

## Wat volgt

told-paid = { SIGNED($points) }
told-start = de startspelertegel komt mee
told-revealed = fabriek { $factory } onthult het bonusfiche ({ COLOUR($chip) })
told-display = { $count ->
    [one] er ligt een nieuwe plaat open
   *[other] er liggen { $count } nieuwe platen open
}
told-passed = geen actie meer mogelijk
told-tiling = de koepels worden betegeld
told-tile = { SIGNED($points) } ({ $across ->
    [1] { $down ->
        [1] alleen
       *[other] kolom van { $down }
    }
   *[other] rij van { $across }{ $down ->
        [1] { "" }
       *[other] , kolom van { $down }
    }
})
told-special = speciale tegel in rij { NTH($row) } { SIGNED($points) }
told-broke = patroonlijn { NTH($line) } past nergens in de koepel: { TILES($colour, $count) } { $count ->
    [one] breekt
   *[other] breken
}
told-loss = { $broken ->
    [0] startspelertegel
    [one] 1 gebroken tegel{ $start ->
        [yes] { " " }en de startspelertegel
       *[no] { "" }
    }
   *[other] { $broken } gebroken tegels{ $start ->
        [yes] { " " }en de startspelertegel
       *[no] { "" }
    }
} { SIGNED($points) }
told-round = { $who ->
    [you] begint
   *[other] begint
} ronde { $round }{ $refilled ->
    [yes] ; de zak was leeg en is gevuld met de tegels uit de toren
   *[no] { "" }
}
told-goal = { scored-goal-by } { SIGNED($points) }
told-floor = niemand eindigt onder 0 { SIGNED($points) }
told-end = het spel is afgelopen
told-decided = { equal-points }: wie de startspelertegel heeft, wint

## Waar punten voor waren

scored-tile = tegels in de koepel
scored-special = speciale tegels
scored-loss = gebroken tegels en startspelertegel
scored-paid = platen van de stapel
scored-goal = scoretegels
scored-goal-by = { $goal ->
    [columns] volle kolommen
    [rim] tegels op de buitenste vakken
    [diagonals] volle diagonalen
    [corners] volle hoekplaten
    [wild] alle meerkleurige vakken gevuld
    [special] lege speciale vakken
    [rows] volle rijen
   *[colours] rijen met 5 kleuren
}
scored-floor = nooit onder 0

## Waarom de ene zet en niet de andere
reason-tile = { more-points } voor tegels in de koepel deze ronde
reason-special = { more-points } voor speciale tegels
reason-loss = { fewer-points } verlies door gebroken tegels en de startspelertegel
reason-paid = { fewer-points } betaald voor platen
reason-goal = { more-points } voor scoretegels
reason-at-chips = { $times ->
    [one] 1 bonusfiche
   *[other] { $times } bonusfiches
} { $more ->
    [yes] meer
   *[no] minder
} in de hand
reason-at-space = { $times ->
    [one] 1 plaat
   *[other] { $times } platen
} { $more ->
    [yes] meer
   *[no] minder
} in de koepel
reason-at-line = { $times ->
    [one] 1 tegel
   *[other] { $times } tegels
} { $more ->
    [yes] meer
   *[no] minder
} op patroonlijnen voor de volgende ronde
reason-reply-sun = { $who ->
    [you] je
   *[other] { $name }
} kan { TILES($colour, $count) } van { $factory ->
    [0] de grote zon
   *[other] de zon van fabriek { $factory }
} { $more ->
    [yes] pakken
   *[no] niet pakken
}: deze ronde { more-points }
reason-reply-moons = { $who ->
    [you] je
   *[other] { $name }
} kan { TILES($colour, $count) } van de manen { $more ->
    [yes] pakken
   *[no] niet pakken
}: deze ronde { more-points }
reason-reply-plate = { $who ->
    [you] je
   *[other] { $name }
} kan de koepelplaat ({ COLOUR($cells) }) uit het aanbod { $more ->
    [yes] pakken
   *[no] niet pakken
}: deze ronde { more-points }
reason-reply-chip = { $who ->
    [you] je
   *[other] { $name }
} kan het bonusfiche ({ COLOUR($chip) }) van fabriek { $factory } { $more ->
    [yes] pakken
   *[no] niet pakken
}: deze ronde { more-points }
reason-others = { $who ->
    [you] je krijgt
   *[other] { $name } krijgt
} deze ronde { more-points }
reason-starts = { $who ->
    [you] je begint
   *[other] { $name } begint
} de volgende ronde{ $more ->
    [yes] { "" }
   *[no] { " " }niet
}
reason-later = { more-points } in de rondes die nog komen

## Waarom niet

refusal-is-over = het spel is afgelopen
refusal-not-asked = dat wordt nu niet gevraagd
refusal-set-up = voor de eerste ronde legt elke speler alleen een koepelplaat
refusal-no-plate = de plaat { $plate } ligt niet in het aanbod
refusal-no-token = in ronde { $round } is er geen koepelfiche meer
refusal-stack-empty = de stapel platen is leeg
refusal-no-points = een plaat van de stapel kost 1 punt, en dat is er niet
refusal-not-in-sun = op die zon ligt geen { COLOUR($colour) }
refusal-not-on-moons = op geen enkele maan ligt { COLOUR($colour) } bovenop
refusal-no-chip = fabriek { $factory } heeft geen onthuld bonusfiche
refusal-enough-chips = elke speler pakt 2 bonusfiches per ronde
refusal-not-in-hand = de plaat { $plate } is niet bij de getrokken platen
refusal-space-taken = op koepelvak { NTH($space) } ligt al een plaat
refusal-not-in-rest = er is geen { COLOUR($colour) } te stapelen
refusal-line-complete = patroonlijn { NTH($line) } is compleet
refusal-line-holds = op patroonlijn { NTH($line) } ligt { COLOUR($colour) }
refusal-cell-filled = in kolom { NTH($column) } van rij { NTH($line) } ligt al een tegel
refusal-cell-unfit = kolom { NTH($column) } van rij { NTH($line) } { $cell ->
    [none] heeft geen plaat
    [special] is voor een speciale tegel
   *[other] is { COLOUR($cell) }
}
refusal-chip-not-held = er is geen bonusfiche ({ COLOUR($chip) }) meer
refusal-chip-order = bonusfiches worden betaald in de volgorde van hun soort
refusal-chip-wasted = dat fiche zou verspild zijn: geen betaling heeft het nodig

# Wat getypt is en geen zet is.
refusal-no-verb = met { $given } begint geen zet; wel met: { LIST($choices) }

## Wat in een stelling niet kan

position-too-many-tiles = { COLOUR($thing) }: daarvan zijn er { $most } in het spel, geen { $found }
position-too-many-chips = { $thing }: daarvan zijn er { $most } in het spel, geen { $found }
position-tiles-of-colour = van een kleur zijn er { $most }, geen { $found }
position-chips-of-kind = van een soort zijn er { $most } bonusfiches, geen { $found }
position-conditions = hier hoort telkens één kant van een paar scoretegels, zoals: 1A-2B-3A
position-conditions-scoring = ze passen niet bij scoring={ $scoring }
position-other-phase = dat wordt in deze fase niet gevraagd
position-nothing-to-choose = er valt niets te kiezen, dus dat wordt niet gevraagd
position-not-asked = dat wordt { $name } voor patroonlijn { NTH($line) } niet gevraagd
position-passed = { $name } is aan de beurt, of kan nog iets doen
position-nobody-passes = er past niemand meer
position-bare = bij de voorbereiding is het ronde 1, en is er nog niets gepakt of teruggelegd
position-bare-seat = bij de voorbereiding heeft { $name } { $score } punten en geen tegels
position-over-after = het spel is na ronde { $round } afgelopen
position-score-range = met deze koepel zijn het { $least } tot { $most } punten, geen { $score }
position-tokens = in deze fase zijn het er { $tokens }, geen { $found }
position-large-whole = op de grote fabriek horen { $tiles } tegels of geen
position-large-colours = op de grote fabriek liggen alleen tegels van één kleur als er geen andere is
position-factory-most = op fabriek { $factory } liggen hoogstens { $most } tegels
position-factory-whole = op fabriek { $factory } horen { $tiles } tegels: er waren er nog
position-moon-empty = op de zon van fabriek { $factory } liggen tegels, dus de maan hoort leeg te zijn
position-moon-most = op een kleine maan liggen hoogstens { $most } tegels, geen { $found }
position-large-moon = op de grote maan liggen hoogstens { $most } tegels, en geen zolang er op de zon liggen
position-cleared = op zonnen en manen hoort geen tegel meer te liggen
position-one-colour = hier horen tegels van één kleur
position-rest = de rest van fabriek { $factory } past niet op de maan
position-start-on-table = nog niemand pakte van de grote fabriek, dus hij ligt op tafel
position-start-taken = de grote fabriek is leeg, dus iemand heeft hem
position-start-by-now = iemand hoort hem nu te hebben
position-chips-gone = in deze ronde { $taken ->
    [one] is 1 bonusfiche
   *[other] zijn { $taken } bonusfiches
} gepakt, maar er { $gone ->
    [one] is er 1
   *[other] zijn er { $gone }
} weg
position-chips-all = in bezit en uitgegeven zijn er samen { $chips } bonusfiches
position-chips-most = tot nu toe kan een speler er { $most } hebben gepakt
position-chip-covered = dat van fabriek { $factory } hoort gedekt te liggen: er liggen nog tegels
position-chip-seen = dat van fabriek { $factory } hoort open te liggen of weg te zijn: er ligt geen tegel meer
position-taken-by-now = het horen er nu { $chips } te zijn
position-payment = zo wordt patroonlijn { NTH($line) } niet betaald
position-no-plate = { $given } op koepelvak { NTH($space) } is geen plaat, gedraaid of niet
position-plate = { $given } moet een plaat zijn, zoals: { $first }
position-plate-twice = de plaat { $plate } ligt ook ergens anders
position-plates = volgens de koepelfiches horen er { $right ->
    [one] 1 plaat
   *[other] { $right } platen
} te liggen, geen { $plates }
position-space-taken = op koepelvak { NTH($space) } ligt al een plaat
position-display = hier horen { $plates ->
    [one] 1 plaat
   *[other] { $plates } platen
}: er is van de stapel aangevuld
position-top-unseen = dit hoort de soort te zijn van een plaat die niemand heeft gezien
position-top-returned = dit hoort de soort te zijn van de plaat die het eerst is teruggelegd, of - voor geen
position-none-left = er is geen { $which ->
    [special] speciale plaat
   *[other] jokerplaat
} over voor { $back }
position-secrets = van de platen die { $name } kent, horen ze er allemaal te staan of geen
position-returned-form = { $given } moet er zo uitzien: 2.0:YKT*,?# (teruggelegd in 2, door de eerste speler)
position-returned-order = wat later is teruggelegd, ligt lager
position-returned-when = teruggelegd in { $when } hoort niet bij de { $returns } keer tot nu toe
position-returned-most = hier kunnen hoogstens { $most } platen liggen
position-drawn-form = { $given } moet er zo uitzien: ?* of ?#, of 0:YKT* voor een van de eerste speler
position-drawn-order = platen die niemand heeft gezien, worden getrokken vóór wat is teruggelegd
position-drawn-unseen = van die soort zijn er { $unseen } die niemand heeft gezien
position-drawn-returned = niemand trekt wat is teruggelegd zolang er platen zijn die niemand heeft gezien
position-row-cells = rij { NTH($row) } heeft { $cells } vakken, zoals: B..*.T; niet { $given }
position-row-rounds = in rij { NTH($row) } komt één tegel per ronde: hoogstens { $rounds }, geen { $tiles }
position-unfit = { COLOUR($colour) } past niet in rij { NTH($row) }, kolom { NTH($column) }
position-special-row = rij { NTH($row) } hoort { $right } te zijn: een speciale tegel komt bij een volle plaat
position-line-colours = op patroonlijn { NTH($line) } { $most ->
    [one] ligt hoogstens 1 tegel
   *[other] liggen hoogstens { $most } tegels
} van één kleur
position-line-reached = patroonlijn { NTH($line) } is al aan de beurt geweest, dus die hoort leeg te zijn
position-broken-most = hier liggen hoogstens { $most } tegels, geen { $found }
position-broken-done = deze speler is klaar met de ronde, dus hier ligt niets meer
position-dealt-stays = op plek { NTH($place) } hoort { $plate } te liggen
position-dealt-plate = { $given } kan niet van de stapel op plek { NTH($place) } zijn gekomen
position-dealt-returned = wat is teruggelegd, komt in die volgorde: { $plates }
position-dealt-looks = dit kunnen de getrokken platen niet zijn: hun achterkant was te zien
position-dealt-tiles = op fabriek { NTH($place) } van { $places } horen { $right } tegels te komen
position-dealt-chip-stays = bij fabriek { $factory } hoort { $chip } te staan
position-dealt-chip = { $given } kan niet op fabriek { $factory } zijn omgedraaid

## Wat de knop zegt te doen

todo-first-plate = Kies een plaat
todo-action = Kies wat je pakt
todo-drawing = Trek nog een, of kijk
todo-keep = Kies welke plaat je houdt
todo-return = Kies wat teruggaat
todo-space = Kies een koepelvak
todo-turn = Draai de plaat
todo-stack = Kies wat je stapelt
todo-line = Kies een patroonlijn
todo-column = Kies een kolom
todo-chips = Betaal fiches, of niet
todo-next-chip = Kies het volgende fiche

## Wat te doen is, voor wie beslist en voor wie wacht

ask-first-plate = { $who ->
    [you] Pak een van de drie platen voor je koepel.
   *[other] { $name } kiest een eerste plaat.
}
ask-action = { $who ->
    [you] Pak { $tiles ->
        [yes] { $plates ->
            [yes] tegels, een plaat of een fiche
           *[no] tegels of een fiche
        }
       *[no] { $plates ->
            [yes] een plaat of een fiche
           *[no] een fiche
        }
    }.
   *[other] { $name } kiest.
}
ask-drawing = { $who ->
    [you] Trek nog een plaat voor 1 punt, of bekijk wat je hebt getrokken.
   *[other] { $name } trekt van de stapel.
}
ask-keep = { $who ->
    [you] Houd een van de getrokken platen.
   *[other] { $name } bekijkt de platen.
}
ask-return = { $who ->
    [you] Leg de rest terug onder de stapel: welke komt nu? De eerste ligt het hoogst.
   *[other] { $name } legt platen terug.
}
ask-space = { $who ->
    [you] Kies een koepelvak. Draai de plaat zoals je wilt.
   *[other] { $name } legt een plaat.
}
ask-turn = { $who ->
    [you] Draai de plaat en leg hem neer.
   *[other] { $name } legt een plaat.
}
ask-stack = { $who ->
    [you] Stapel de rest op de maan, van onder naar boven: welke tegel komt nu?
   *[other] { $name } stapelt tegels op een maan.
}
ask-line = { $who ->
    [you] { $count } { COLOUR($colour) } in de hand. Kies een patroonlijn, of laat { $count ->
        [one] hem
       *[other] ze
    } breken.
   *[other] { $name } heeft { $count } { COLOUR($colour) } in de hand.
}
ask-column = { $who ->
    [you] Patroonlijn { NTH($line) } is compleet. Kies het vak in rij { NTH($line) }.
   *[other] { $name } betegelt de koepel.
}
ask-chips = { $who ->
    [you] Patroonlijn { NTH($line) } kan met bonusfiches compleet worden. Kies een fiche om te betalen, of houd ze.
   *[other] { $name } betegelt de koepel.
}
ask-next-chip = { $who ->
    [you] Je betaalt voor patroonlijn { NTH($line) }. Kies het volgende fiche.
   *[other] { $name } betegelt de koepel.
}
ask-nothing = Het spel is afgelopen.

## Hoe het geschreven wordt

how-first-plate = kies een plaat uit het aanbod, zoals: plate YK/T*
how-action = pak: plate YK/T*, draw, L blue, F3 blue, moons blue of chip F2
how-drawing = draw: nog een plaat voor 1 punt, of: stop
how-keep = houd een van de getrokken platen, zoals: keep YK/T*
how-return = zeg welke plaat nu onder de stapel gaat, zoals: return YK/T*
how-space = kies een koepelvak, 1 tot 9 rij voor rij, zoals: space 5
how-turn = draai de plaat met de klok mee: turn 0, turn 90, turn 180 of turn 270
how-stack = zeg welke tegel nu op de maan komt, van onder naar boven, zoals: stack red
how-line = leg de tegels op een patroonlijn, zoals: line 4, of: break
how-column = kies een kolom van je koepel voor de tegel van deze lijn, zoals: column 3
how-chips = maak deze lijn compleet met fiches, zoals: pay blue, of: no chips
how-next-chip = betaal nog een fiche, zoals: pay blue/red
how-nothing = het spel is afgelopen

## De tafel

when = { $phase ->
    [set-up] Voorbereiding
    [tiling] Ronde { $round } van 5 · koepel betegelen
    [over] Het einde
   *[acquire] Ronde { $round } van 5
}
bag = Zak
tower = Toren
factories = Fabrieken
sun = zon
large-is = Grote fabriek. Zon: { TILES($sun) }; maan: { TILES($moon) }{ $start ->
    [yes] ; startspelertegel
   *[no] { "" }
}
factory-is = Fabriek { $factory }. Zon: { TILES($sun) }; maan, van onder naar boven: { STACK($moon) }; bonusfiche: { $chip ->
    [none] weg
   *[other] { COLOUR($chip) }
}
start-tile = startspelertegel
keys-number = naar een fabriek; daarna een patroonlijn, koepelvak of kolom
keys-large = naar de grote fabriek
keys-moons = naar de manen
keys-plates = naar de koepelplaten
keys-around = naar het volgende dat je kunt kiezen
keys-turn = de plaat draaien
keys-break = de tegels laten breken
keys-do = doen wat op de knop staat
keys-back = terugleggen
plates = Koepelplaten
plate-is = plaat { COLOUR($cells) }
plate-named = { $plate } ({ COLOUR($cells) })
display-is = Aanbod: { LIST($plates) }
stack-is = Stapel: { $count ->
    [0] leeg
    [one] 1 plaat, { COLOUR($top) } bovenop
   *[other] { $count } platen, { COLOUR($top) } bovenop
}
returned = { $count } onderaan teruggelegd
returned-own = Jij legde terug, van boven naar onder: { LIST($plates) }
drawn = Getrokken
hand = In de hand
hand-is = In de hand: { TILES($tiles) }
hand-plates = In de hand: { LIST($plates) }
hand-to-space = In de hand: { LIST($plates) }, voor koepelvak { NTH($space) }
to-stack = Te stapelen
turn-plate = Draai de plaat
prospect = Als nu werd betegeld
prospect-n = als nu werd betegeld: { $count }
ledger = Laatste betegeling

## Een spelersbord

board-of = Spelersbord van { $name }
enlarge-of = Vergroot het spelersbord van { $name }
board-is = { $name }: { $score ->
    [one] 1 punt
   *[other] { $score } punten
}, { $prospect } als nu werd betegeld; { tokens-n }; { chips-are }; { broken-is }
passed = heeft gepast
lines = Patroonlijnen
line-is = Patroonlijn { NTH($line) }: { $colour ->
    [none] leeg, { $size ->
        [one] 1 vakje
       *[other] { $size } vakjes
    }
   *[other] { $count } van { $size } { COLOUR($colour) }
}
line-refuses = { $kind ->
    [line-complete] compleet
   *[other] bevat { COLOUR($colour) }
}
of = { $count } van { $size }
being-tiled = is aan de beurt
row-is = { line-is }; koepel { LIST($cells) }
row-empty = { line-is }; geen plaat in de koepel
cell-laid = { COLOUR($colour) } gelegd in kolom { NTH($column) }
cell-free = { COLOUR($colour) } vrij in kolom { NTH($column) }
dome = Koepel
space = Koepelvak { NTH($space) }
space-empty = koepelvak { NTH($space) }, geen plaat
space-is = koepelvak { NTH($space) }: { LIST($cells) }
laid = { COLOUR($colour) } gelegd
worth = een speciale tegel in deze rij: { SIGNED($points) }
broken = Gebroken
broken-is = gebroken: { TILES($broken) }{ $start ->
    [yes] { " " }en de startspelertegel
   *[no] { "" }
}, { SIGNED($loss) }
break = Laat breken
chips = Bonusfiches
chips-are = bonusfiches: { COLOUR($chips) }
no-chips = geen bonusfiches
tokens = Koepelfiches
tokens-n = { $count ->
    [one] 1 koepelfiche
   *[other] { $count } koepelfiches
}
tokens-short = { $count } { $count ->
    [one] fiche
   *[other] fiches
}
awaits = een vak dat op blauw wacht, of een bedekte tegel op een maan

## Scoretegels

scoring = Scoretegels
scoring-both = Scoretegels · jij, ander
goal-pays = { goal }: { LIST($parts) }
goal-nothing = nog niets
goal-complete = compleet
goal-nearest = dichtstbij: nog { $count }
goal-missing = nog { $count }
goal-lacks = in rij { NTH($row) } ontbreekt { COLOUR($colours) }
part-dome = Koepel, speciale tegels en verlies
part-goal = { goal }

## Een eerste spel met uitleg

guide-plate = { $short ->
    [yes] Kies een van de verlichte platen: de eerste van je koepel.
   *[no] Je bouwt een koepel van platen en vult hem met tegels, vijf rondes lang. Kies de eerste plaat voor je koepel: een van de verlichte.
}
guide-space = { $short ->
    [yes] Tik een koepelvak aan; nog een tik draait de plaat.
   *[no] Leg hem op een koepelvak naar keuze. Tik hem nog eens aan om hem te draaien, en druk dan op de knop. Elk geschilderd vak vraagt straks een tegel van zijn kleur; een meerkleurig vak neemt alles.
}
guide-sun = { $short ->
    [yes] Tik een kleur aan op een verlichte zon: je krijgt ze daar allemaal.
   *[no] Nu tegels: tik een kleur aan op een van de verlichte zonnen. Je krijgt alle tegels van die kleur die daar liggen.
}
guide-stack = De rest van deze fabriek gaat naar de maan ernaast, in een volgorde naar keuze: alleen de bovenste kan gepakt worden. Welke tegel komt nu?
guide-line = { $short ->
    [yes] Kies een verlichte patroonlijn; wat niet past, breekt.
   *[no] { TILES($colour, $count) } in de hand. Kies een verlichte patroonlijn: één kleur per lijn, en wat niet past, breekt. Een lijn hoort bij de rij van de koepel ernaast.
}
guide-column = Lijn { NTH($line) } is compleet: een van de tegels gaat naar de koepel. Kies een van de verlichte vakken; het liefst naast andere tegels.
guide-pay = Lijn { NTH($line) } is niet compleet, maar je bonusfiches kunnen vervangen wat ontbreekt: 2 in die kleur, of 3 willekeurige, per tegel. Kies een fiche om te betalen, of houd ze.
guide-drawing = Elke plaat van de stapel kost 1 punt. Trek er nog een, of bekijk wat je hebt en houd er een.
guide-moon = { $count ->
    [one] De andere tegel is naar de maan naast die zon gegaan.
   *[other] De andere { $count } tegels zijn naar de maan naast die zon gegaan.
} Daar kunnen ze later worden gepakt.
guide-broken = { $count ->
    [one] Een tegel brak, want er was geen plaats.
   *[other] { $count } tegels braken, want er was geen plaats.
} Gebroken tegels kosten de punten die eronder staan.
guide-start = { $who ->
    [you] Jij pakte
   *[other] { $name } pakte
} als eerste van de grote maan en kreeg dus de startspelertegel: die kost { $cost } punten, en wie hem heeft, begint de volgende ronde.
guide-tiling = Alles is gepakt, dus worden de koepels betegeld: van boven naar beneden stuurt elke complete lijn één tegel naar zijn rij van de koepel.
guide-dome = Je tegel in rij { NTH($row) } leverde { SIGNED($points) } op{ $points ->
    [1] : hij ligt alleen. Naast andere scoort hij zoveel als er op één lijn liggen.
   *[other] : hij telt de tegels die met hem op één lijn liggen, horizontaal en verticaal.
}
guide-special = Dat was de derde tegel op een plaat met een kompasroos. Daar kwam vanzelf een speciale tegel, en die leverde het nummer van zijn rij op: { SIGNED($points) }.
guide-broke = Lijn { NTH($line) } vond geen vak van zijn kleur in de rij, en er is geen plaats voor nog een plaat: de tegels braken.
guide-loss = Gebroken tegels en de startspelertegel hebben je deze ronde { points } gekost.
guide-round = Ronde { $round } van 5. { $who ->
    [you] Jij begint, want jij had de startspelertegel.
   *[other] { $name } begint, want die had de startspelertegel.
}{ $kept ->
    [yes] { " " }Wat op lijnen lag die niet compleet zijn, is blijven liggen.
   *[no] { "" }
}
guide-other = Daarna deed { $name } ook één ding: tegels, een plaat of een bonusfiche. Om de beurt gaan jullie door tot alles gepakt is.
guide-goals = Kijk vooruit: na ronde 5 tellen de verlichte scoretegels. Tik er een aan om te zien waar het minst ontbreekt.
guide-moons = Je mag ook van de manen pakken: van één kleur de bovenste tegels van alle manen tegelijk. Wie als eerste van de grote maan pakt, krijgt ook de startspelertegel.
guide-chip = Een fabriek is leeg, dus is het bonusfiche onthuld. Pak het als je beurt: ieder pakt er elke ronde twee, en ze helpen om lijnen compleet te maken.
guide-token = Je hebt nog { $count ->
    [one] 1 koepelfiche
   *[other] { $count } koepelfiches
}. Gebruik er een als je beurt: pak een van de verlichte platen voor je koepel. Tegels hebben vakken van hun kleur nodig.

## De regels in onze eigen woorden

rules = Pak om de beurt alle tegels van één kleur van een zon (de rest wordt op de maan ervan gestapeld) of bovenaf van alle manen, en leg ze op één patroonlijn; wat niet past, breekt. Of gebruik een koepelfiche voor een plaat in je koepel, of pak een bonusfiche. Is alles weg, dan legt elke complete lijn een tegel op een passend vak van de rij ernaast in de koepel: die scoort voor rij en kolom. Bonusfiches maken lijnen compleet. Na vijf rondes betalen de scoretegels.
lesson-aim-title = Een koepel van negen platen
lesson-aim = Twee spelers, vijf rondes. Je bouwt een koepel van platen en vult hem met tegels; een tegel scoort voor de rijen waar hij bij aansluit. Je begint met 5 punten; wie na ronde 5 de meeste punten heeft, wint.
lesson-aim-try = Een koepel aan het eind: geschilderde vakken zijn nog leeg, geglazuurde tegels liggen.
lesson-take-title = Zon en maan
lesson-take = Een beurt is één actie. Pak alle tegels van één kleur van één zon; de rest wordt op de maan ernaast gestapeld, in een volgorde naar keuze. Van de grote zon komt de rest los naast elkaar.
lesson-moons = Of pak van alle manen tegelijk de bovenste tegels van één kleur. Wie als eerste van de grote maan pakt, krijgt de startspelertegel: die kost 2 punten, en wie hem heeft, begint de volgende ronde.
lesson-take-try = Probeer het: tik op een kleur, op een zon of op een maan.
lesson-line-title = Patroonlijnen
lesson-line = De tegels gaan naar één van je zes lijnen, van rechts gevuld, één kleur per lijn. Wat niet past, breekt, en gebroken tegels kosten 1, 2, 3 en 4 punten. Lijn 4 hoort alleen bij rij 4 van de koepel.
lesson-line-try = Probeer het: kies een lijn. Het getal zegt wat dat oplevert als de ronde nu eindigde.
lesson-plate-title = Koepelplaten
lesson-plate = In ronde 1 tot 4 gebruik je allebei je koepelfiches. Met een fiche pak je een plaat uit het aanbod; of trek van de stapel, 1 punt per plaat, houd er één en leg de rest terug. Leg de plaat op een leeg koepelvak, gedraaid zoals je wilt.
lesson-cells = Een gekleurd vak vraagt zijn kleur, op een meerkleurig vak mag alles. De kompasroos is speciaal: daar legt niemand met de hand.
lesson-plate-try = Probeer het: tik op een koepelvak, en tik nog eens om de plaat te draaien.
lesson-chip-title = Bonusfiches
lesson-chip = Op elke kleine maan ligt een bonusfiche. Is een fabriek aan beide kanten leeg, dan wordt het onthuld, en het pakken is een actie: twee per ronde. Later vervangen 2 fiches in de kleur van een lijn, of 3 willekeurige, een ontbrekende tegel.
lesson-tiling-title = De koepel betegelen
lesson-tiling = Is alles gepakt, dan komen de lijnen van boven naar beneden. Een complete lijn stuurt één tegel naar een vak van die kleur in de rij ernaast. Alleen scoort hij 1; anders zoveel punten als er in zijn rij tegels aansluiten, en in zijn kolom ook.
lesson-special = De derde tegel op een speciale plaat levert een speciale tegel op: die scoort het nummer van zijn rij. Een lijn die nergens past, wacht tot er drie platen naast liggen; dan breken de tegels.
lesson-tiling-try = Probeer het: kies het vak.
lesson-scoring-title = Scoretegels
lesson-scoring = Drie of vier scoretegels zijn van het begin af bekend en tellen na ronde 5. Wijs er een aan om te zien wat het eerst compleet kan zijn.

## Een stelling opzetten
setup-round = Ronde
setup-turn = Aan zet
setup-starter = Begon de ronde
setup-on-table = Tafel
setup-board = Wiens spelersbord
setup-score = Punten
setup-factory = { $n ->
    [0] Grote fabriek
   *[other] Fabriek { $n }
}
setup-sun = { setup-factory }, zon
setup-moon = { setup-factory }, maan
setup-chip = Bonusfiche van fabriek { $n }
setup-face-down = gedekt
setup-add-chip = Een bonusfiche erbij
setup-taken = deze ronde gepakt
setup-choose-plate = Kies een koepelplaat
setup-turn-plate = Draai de plaat
setup-top = Achterkant boven op de stapel
setup-line = Patroonlijn { NTH($line) }
setup-asked = Wat er gevraagd wordt
setup-plate = Plaat die gelegd wordt
setup-space = Koepelvak daarvoor
setup-looks = Bekeken platen
setup-drawn = Gedekt getrokken platen
setup-in-hand = Tegels in de hand
setup-rest = Tegels om te stapelen
setup-of-factory = Op de maan van fabriek
setup-now-line = Patroonlijn die aan de beurt is
setup-paid = Betaalde fiches
setup-tower = Tegels die zijn weggelegd. Alles wat nergens ligt, zit in de zak; weet je het niet, laat de toren dan leeg.

## Thema’s van puzzels en fouten
theme-goal = scoretegels
theme-special = speciale tegels
theme-moon = de manen
theme-chip = een bonusfiche
theme-plate = een koepelplaat
theme-stack = stapelen
theme-pay = betalen met bonusfiches

## Statistieken
habit-opening-is = { $kind ->
    [turn] een plaat op koepelvak { NTH($space) }
    [sun] { $count ->
        [one] 1 tegel
       *[other] { $count } tegels
    } van een zon
    [moons] { $count ->
        [one] 1 tegel
       *[other] { $count } tegels
    } van de manen
   *[chip] een bonusfiche
}
habit-first-space = De eerste plaat
habit-first-space-is = op koepelvak { NTH($space) }
habit-first-action = De eerste actie
habit-first-action-is = { $kind ->
    [sun] { $count ->
        [one] 1 tegel
       *[other] { $count } tegels
    } van een zon
    [moons] { $count ->
        [one] 1 tegel
       *[other] { $count } tegels
    } van de manen
   *[chip] een bonusfiche
}
habit-actions = Acties
habit-actions-is = { $kind ->
    [turn] platen
    [sun] tegels van een zon
    [moons] tegels van de manen
   *[chip] bonusfiches
}
habit-lines = Rijen van de koepel met nieuwe tegels
habit-lines-is = rij { NTH($row) }
habit-columns = Kolommen van de koepel met nieuwe tegels
habit-columns-is = kolom { NTH($column) }
