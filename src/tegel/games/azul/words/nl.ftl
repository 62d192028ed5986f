### Azul

## Op de voorpagina, en de keuzes

title = Azul
tagline = Neem tegels, vul je patroonlijnen, bekleed je muur.
option-wall = Muur
choice-wall = { $value ->
    [grey] grijs, kolommen vrij te kiezen
   *[coloured] gekleurd
}

## Tegels en plekken

colour = { $colour ->
    [blue] blauw
    [yellow] geel
    [red] rood
    [black] zwart
    [white] wit
   *[marker] startspelerfiche
}
tiles = { $colour ->
    [blue] { $count } blauwe
    [yellow] { $count } gele
    [red] { $count } rode
    [black] { $count } zwarte
    [white] { $count } witte
   *[marker] startspelerfiche
}{ $colour ->
    [marker] { "" }
   *[other] { " " }{ $count ->
        [one] tegel
       *[other] tegels
    }
}
no-tiles = niets
# 0 is het midden.
place = { $source ->
    [0] Midden
   *[other] Fabriek { $source }
}
from-place = { $source ->
    [0] uit het midden
   *[other] van fabriek { $source }
}

## Zetten, na wie ze doet

deed-take = neemt { TILES($colour, $count) } { from-place } voor { $line ->
    [none] de vloerlijn
   *[other] patroonlijn { NTH($line) }
}{ $marker ->
    [yes] , met het startspelerfiche
   *[no] { "" }
}
deed-column = legt { TILES($colour, 1) } in rij { NTH($line) }, kolom { NTH($column) }

## Wat volgt

# Wie de plek koos, heeft de kleur en de kolom zojuist verteld.
told-tile = { $space ->
    [chosen] { SIGNED($points) }
    [only] { TILES($colour, 1) } in rij { NTH($row) }, kolom { NTH($column) } { SIGNED($points) }
   *[printed] { TILES($colour, 1) } in rij { NTH($row) } { SIGNED($points) }
}
told-dropped = geen plek voor patroonlijn { NTH($line) }: { TILES($colour, $count) } naar de vloerlijn
told-floor = { $points ->
    [0] vloerlijn: niets te verliezen
   *[other] vloerlijn { SIGNED($points) }
}
told-round = Ronde { $round } begint.{ $refilled ->
    [yes] { " " }De zak was leeg en is gevuld met de tegels uit het deksel.
   *[no] { "" }
}
told-row = rij { NTH($which) } vol { SIGNED($points) }
told-column = kolom { NTH($which) } vol { SIGNED($points) }
told-colour = { TILES($colour, 5) } op de muur { SIGNED($points) }
told-end = Het spel is afgelopen.
told-decided = { equal-points }: { $shared ->
    [yes] ook evenveel volle rijen, dus een gedeelde plaats
   *[no] het aantal volle rijen beslist, { LIST($rows, by: " tegen ") }
}

scored-tile = muur
scored-floor = vloerlijn
scored-row = volle rijen
scored-column = volle kolommen
scored-colour = volle kleuren

## Waarom de ene zet en niet de andere
reason-tile = { more-points } op de muur deze ronde
reason-floor = { fewer-points } verlies op de vloerlijn
reason-row = { more-points } voor volle rijen
reason-column = { more-points } voor volle kolommen
reason-colour = { more-points } voor volle kleuren
reason-at-line = { $times ->
    [one] 1 tegel
   *[other] { $times } tegels
} { $more ->
    [yes] meer
   *[no] minder
} op patroonlijnen voor de volgende ronde
reason-reply-take = { $who ->
    [you] je
   *[other] { $name }
} kan { TILES($colour, $count) } { from-place } { $more ->
    [yes] nemen
   *[no] niet nemen
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
refusal-column-wanted = kies eerst een kolom voor de tegel van patroonlijn { NTH($line) }
refusal-take-wanted = er is geen patroonlijn aan de beurt: neem tegels van een fabriek of uit het midden
refusal-no-such-factory = met { $players } spelers is er geen fabriek { $source }
refusal-no-tiles = { $source ->
    [0] in het midden
   *[other] op fabriek { $source }
} ligt geen { COLOUR($colour) }
refusal-line-complete = patroonlijn { NTH($line) } is al vol
refusal-line-holds = op patroonlijn { NTH($line) } ligt al { COLOUR($colour) }
refusal-row-has = rij { NTH($line) } van de muur heeft al { COLOUR($colour) }
refusal-space-taken = in rij { NTH($line) }, kolom { NTH($column) } ligt al { COLOUR($colour) }
refusal-column-has = kolom { NTH($column) } van de muur heeft al { COLOUR($colour) }

# Wat getypt is en geen zet is.
refusal-no-source = van { $given } kun je niets nemen; er zijn: C en F1 tot en met F{ $most }
refusal-no-factory = fabriek { $given } is er niet: met { $players } spelers zijn er F1 tot en met F{ $most }
refusal-no-line = { $given } is geen patroonlijn; je schrijft: 1 tot en met { $most }, of floor
refusal-no-column = { $given } is geen kolom; er zijn: 1 tot en met { $most }

# Hetzelfde naast de lijn zelf, in een paar letters.
why-line-complete = vol
why-line-holds = bevat { COLOUR($colour) }
why-row-has = muur heeft { COLOUR($colour) }

## Wat in een stelling niet kan

position-too-many-tiles = { COLOUR($thing) }: daarvan zijn er { $most } in het spel, geen { $found }
position-tiles-of-colour = van een kleur zijn er { $most } tegels, geen { $found }
position-factory-most = op fabriek { $factory } liggen hoogstens { $most } tegels
position-factory-whole = op fabriek { $factory } horen { $tiles } tegels of geen: er waren er nog, in de zak of op de fabrieken erna
position-round-ended = zonder tegels hier en in het midden is de ronde afgelopen
position-centre-from = uit { $empty ->
    [one] 1 lege fabriek
   *[other] { $empty } lege fabrieken
} kunnen zoveel tegels niet komen: { $centre }
position-offer-only = hier en in het midden liggen alleen tegels zolang er genomen wordt
position-taken = op vloerlijnen en volle patroonlijnen { $lie ->
    [one] ligt 1 tegel
   *[other] liggen { $lie } tegels
} van deze ronde, maar er zijn er hoogstens { $taken } genomen
position-once-in-row = { COLOUR($colour) } hoort één keer in rij { NTH($row) }
position-column-has = { COLOUR($colour) } kan niet in rij { NTH($row) }, kolom { NTH($column) }: in een kolom ligt geen kleur twee keer
position-printed-space = { COLOUR($colour) } kan niet in rij { NTH($row) }, kolom { NTH($column) }: het vak in die rij is in kolom { NTH($printed) }
position-row-spaces = rij { NTH($row) } heeft { $spaces } vakken, zoals: B..K.; niet { $given }
position-row-rounds = in rij { NTH($row) } { $tiles ->
    [one] ligt 1 tegel
   *[other] liggen { $tiles } tegels
}, maar er komt er één per ronde: { $rounds }
position-row-complete = er is een volle rij: dan was de ronde waarin die kwam de laatste
position-score-range = met deze muur zijn het { $least } tot { $most } punten, geen { $score }
position-line-colours = op patroonlijn { NTH($line) } { $most ->
    [one] ligt hoogstens 1 tegel
   *[other] liggen hoogstens { $most } tegels
} van één kleur
position-row-has = op patroonlijn { NTH($line) } kan geen { COLOUR($colour) }: de rij heeft al { COLOUR($colour) }
position-line-tiled = patroonlijn { NTH($line) } is vol, maar was eerder al aan de beurt
position-floor-most = hier liggen hoogstens { $most } tegels, het startspelerfiche meegeteld
position-floor-empty = deze hoort leeg te zijn: deze speler is klaar met de ronde
position-marker-here = hier ligt het startspelerfiche, dus het hoort bij deze speler
position-marker-missing = { $name } heeft het, dus het hoort daar op de vloerlijn
position-marker-centre = nog niemand nam uit het midden, dus het ligt daar
position-whose-turn = { $empty ->
    [one] van 1 fabriek is
   *[other] van { $empty } fabrieken is
} genomen, dus { $name } is aan de beurt
position-idle-most = na { $most } zulke rondes is het spel afgelopen
position-idle-rounds = van { $done ->
    [one] 1 ronde
   *[other] { $done } rondes
} kunnen er geen { $idle } zonder tegel voor een muur zijn geweest
position-idle-all = alle muren zijn leeg, dus het zijn er { $done }: alle rondes tot nu toe
position-rounds-most = met deze muren kunnen er niet meer dan { $most } rondes zijn geweest
position-no-column = { $name } heeft geen keuze van een kolom voor patroonlijn { NTH($line) }
position-not-over = het spel is niet afgelopen: er is geen volle rij, en er zijn nog tegels
position-dealt-tiles = op fabriek { $factory } horen { $right } tegels te komen, geen { $tiles }

## Wat de knop zegt te doen

todo-take = Neem tegels
todo-lay = Kies een patroonlijn
todo-column = Kies een kolom

## Wat gevraagd wordt, en hoe je het schrijft

ask-take = Neem alle tegels van één kleur van een fabriek of uit het midden.
ask-column = Kies een kolom voor de tegel van patroonlijn { NTH($line) } ({ COLOUR($colour) }). De getallen: wat de ronde dan nog oplevert.
ask-nothing = Alle muren zijn bekleed en de bonussen zijn geteld.
waits-take = { $name } neemt tegels.
waits-column = { $name } bekleedt de muur.
how-take = zeg waarvandaan, welke kleur (in het Engels) en welke patroonlijn, zoals: F3 blue 4, of: C red floor
how-column = kies een kolom voor de tegel van deze lijn, zoals: column 2
how-nothing = het spel is afgelopen

## Op tafel

market = Fabrieken en midden
motif = { $colour ->
    [blue] rozet
    [yellow] ster
    [red] vierpas
    [black] golven
   *[white] ruiten
}
keys-source = naar een fabriek, of naar het midden
keys-colour = die kleur nemen
keys-around = naar de volgende tegel of lijn
keys-line = naar een patroonlijn, of naar de vloerlijn
keys-lay = nemen, leggen
keys-back = terugleggen
# Waarmee je een kleur neemt met het toetsenbord.
key = { $colour ->
    [blue] b
    [yellow] g
    [red] r
    [black] z
   *[white] w
}
tiles-at = { TILES($colour, $count) }, { motif }, { place }
empty-at = { place }, leeg
last-move = laatste zet
starts-next = begint de volgende ronde
floor-line = Vloerlijn
stock = Tegels in de zak en in het deksel
stock-round = Ronde
bag = Zak
lid = Deksel
first-turn = Er is nog geen tegel genomen.
in-hand = { TILES($colour, $count) } { from-place } in de hand. Kies een patroonlijn, of tik nog eens om terug te leggen.
lay = Leg op patroonlijn { NTH($line) } · { SIGNED($points) }
lay-some = Leg op patroonlijn { NTH($line) } · { $filled } van { $size }
lay-column = Leg in kolom { NTH($column) } · { SIGNED($points) }
drop = Naar de vloerlijn · { SIGNED($points) }
drop-here = Hier laten vallen · { SIGNED($points) }
filled-of = { $filled } van { $size }
falls = { $count ->
    [one] 1 valt
   *[other] { $count } vallen
}
line-is = Patroonlijn { NTH($line) }, { $colour ->
    [none] leeg, plaats voor { $size }
   *[other] { $count } van { $size }, { COLOUR($colour) }
}
lay-here = leg hier { TILES($colour, $count) }: { LIST($brings) }
row-is = Muur, rij { NTH($row) }: { TILES($tiles) }
lay-in-space = Rij { NTH($line) }, kolom { NTH($column) }: leg hier { COLOUR($colour) }, { SIGNED($gain) }
floor-is = Vloerlijn: { TILES($tiles) }{ $cost ->
    [0] { "" }
   *[other] ; kost { $cost }
}
board-of = Spelerbord van { $name }
your-board = Jouw spelerbord
other-boards = Andere spelerborden
enlarge = Vergroot het spelerbord van { $name }

## Punten

prospect = Na deze ronde
prospect-means = De score als de ronde nu zou eindigen.
at-the-end = Aan het eind
sets = { $sets ->
    [rows] Rijen
    [columns] Kolommen
   *[colours] Kleuren
}
sets-each = { SIGNED($each) } elk
sets-are = { sets }: { LIST($filled) } van 5; tot nu toe { SIGNED($points) }
last-tiling = Laatste muurbekleding
runs = { $across ->
    [1] { $down ->
        [1] ligt alleen
       *[other] { $down } onder elkaar
    }
   *[other] { $down ->
        [1] { $across } naast elkaar
       *[other] { $across } naast · { $down } onder elkaar
    }
}
part-tiling = Muurbekleding en vloerlijn
part-rows = Volle rijen
part-columns = Volle kolommen
part-colours = Volle kleuren

## In de terminal

stage = Ronde { $round } · { $over ->
    [yes] het einde
   *[no] zak { $bag } · deksel { $lid }
}
in-hand-keys = { TILES($colour, $count) } { from-place }. Kies een patroonlijn (1–5) of de vloerlijn (0). Esc legt terug.
spot-take = Neem { TILES($colour, $count) } { from-place }{ $marker ->
    [yes] , met het startspelerfiche
   *[no] { "" }
}
spot-line = Leg { TILES($colour, $count) } op { $line ->
    [none] de vloerlijn
   *[other] patroonlijn { NTH($line) }
} · { SIGNED($gain) } aan het eind van deze ronde
spot-column = Leg { COLOUR($colour) } in kolom { NTH($column) } · { SIGNED($gain) } voor deze muurbekleding
awaits = een plek die op blauw wacht
after-round = na deze ronde { $prospect }
bonus-so-far = bonus { SIGNED($points) }
holds = { place }: { TILES($tiles) }.
board-is = { $name }: { points }, na deze ronde { $prospect }.
row-and-line = Rij { NTH($row) }: patroonlijn { $colour ->
    [none] leeg
   *[other] { $count } van { $size } { COLOUR($colour) }
}; muur { $wall ->
    [none] leeg
   *[other] { $wall }
}.
in-column = { COLOUR($colour) } in kolom { NTH($column) }
rules-in-short = Neem alle tegels van één kleur van een fabriek; de rest gaat naar het midden. Of neem uit het midden; wie dat als eerste doet, krijgt het startspelerfiche, begint de volgende ronde en verliest er een punt mee. Leg ze op één patroonlijn; wat niet past, valt op de vloerlijn. Zijn alle tegels genomen, dan legt elke volle patroonlijn een tegel op de muur: die telt de tegels in zijn rij en zijn kolom. Het spel eindigt met een volle rij op de muur: rijen leveren 2 op, kolommen 7, kleuren 10.

## Een eerste spel met uitleg

guide-take = { $short ->
    [yes] Tik een tegel aan op een verlichte fabriek: je krijgt daar alle van die kleur.
   *[no] Je doel: bekleed de muur op je spelerbord. Neem eerst tegels: tik er een aan op een van de verlichte fabrieken. Je krijgt alle tegels van die kleur die daar liggen.
}
guide-lay = { $short ->
    [yes] Kies een verlichte patroonlijn; wat niet past, valt eraf.
   *[no] { TILES($colour, $count) } in de hand. Kies er een van de verlichte patroonlijnen voor: een patroonlijn bevat één kleur, en wat niet past, valt eraf.
}
guide-rest = { $count ->
    [one] De andere tegel van die fabriek is naar het midden geschoven.
   *[other] De andere { $count } tegels van die fabriek zijn naar het midden geschoven.
} Ook daaruit mogen jullie allebei nemen.
guide-fell = { $count ->
    [one] Een tegel paste niet en is op je vloerlijn gevallen.
   *[other] { $count } tegels pasten niet en zijn op je vloerlijn gevallen.
} Aan het eind van de ronde kost wat daar ligt de punten die eronder staan.
guide-marker = { $who ->
    [you] Jij nam als eerste uit het midden en kreeg dus het startspelerfiche: het kost je een punt, en jij begint de volgende ronde.
   *[other] { $name } nam als eerste uit het midden en kreeg dus het startspelerfiche: het kost een punt, en wie het heeft, begint de volgende ronde.
}
guide-full = Patroonlijn { NTH($line) } is vol. Aan het eind van de ronde schuift één tegel daarvan naar zijn plek op je muur, en levert punten op.
guide-wall = De ronde is voorbij, en van elke volle patroonlijn is één tegel naar de muur geschoven. Die van jou in rij { NTH($row) } leverde { SIGNED($points) } op{ $points ->
    [1] : hij ligt alleen.
   *[other] : hij raakt andere tegels.
}
guide-neighbours = Deze tegel leverde { SIGNED($points) } op, want hij raakt andere: { runs }. Hij telt elke rij en kolom van tegels waar hij bij aansluit.
guide-floor = Je vloerlijn kostte je { points } en is weer leeg.
guide-round = Een nieuwe ronde: de fabrieken zijn weer vol. { $who ->
    [you] Jij begint, want jij had het startspelerfiche.
   *[other] { $name } begint, want die had het startspelerfiche.
}{ $kept ->
    [yes] { " " }Wat op patroonlijnen lag die niet vol zijn, is blijven liggen: vul die nu aan.
   *[no] { "" }
}
guide-other = Daarna nam { $name } tegels en legde die neer, volgens dezelfde regels. Om de beurt gaan jullie door tot alle tegels op zijn; dan worden de muren bekleed.
guide-bonus = Kijk vooruit: aan het eind van het spel levert elke volle rij { SIGNED($rows) } op, elke volle kolom { SIGNED($columns) }, en elke kleur die vijf keer op de muur ligt { SIGNED($colours) }.
guide-end = Het spel eindigt na de ronde waarin iemand een rij van de muur vol krijgt. Deze heeft er { $count } van 5.
guide-centre = Je mag ook uit het midden nemen: weer alles van één kleur. Wie dat in een ronde als eerste doet, krijgt ook het startspelerfiche { TILES("marker", 1) }: dat kost een punt, maar wie het heeft, begint de volgende ronde.
guide-complete = Alleen volle patroonlijnen leveren punten op. Probeer er een vol te krijgen: met de verlichte tegels kan dat, en de lijnen zelf tonen wat het oplevert.
guide-cluster = Tegels die elkaar op de muur raken leveren meer op, dus bouw groepjes. Met de verlichte tegels kun je deze ronde { SIGNED($points) } halen.

## Hoe je speelt

learn-aim = Waar het om gaat
learn-aim-wall = Je bekleedt een muur. Elke ronde neem je tegels en verzamel je ze op de patroonlijnen links op je spelerbord, en van elke volle patroonlijn schuift één tegel door naar de muur. Tegels die elkaar raken, leveren punten op: bouw ze dus bij elkaar.
learn-take = Tegels nemen
learn-take-all = Neem om de beurt alle tegels van één kleur van één fabriek; de rest van die fabriek schuift naar het midden. Of neem alle tegels van één kleur uit het midden. Wie dat in een ronde als eerste doet, krijgt ook het startspelerfiche: het ligt op de vloerlijn en kost een beetje, maar wie het heeft, begint de volgende ronde.
learn-take-line = Leg ze daarna op één patroonlijn. Een patroonlijn bevat één kleur, en nooit een kleur die in de rij van de muur ernaast al ligt. Wat niet past, valt op de vloerlijn.
learn-take-try = Probeer het: tik op een tegel en dan op een patroonlijn.
learn-take-lit = De verlichte lijnen kunnen { TILES($colour, $count) } opnemen. Een getal zegt hoe je score na de ronde zou veranderen; ‘2 van 5’ zegt hoe vol de lijn wordt.
learn-would = Daarmee zou je na deze ronde { points } hebben. In een echt spel werden de tegels nu gelegd.
learn-wall = De muur bekleden
learn-wall-score = Als alle tegels genomen zijn, schuift van elke volle patroonlijn de laatste tegel naar zijn plek op de muur, van boven naar beneden; lijnen die niet vol zijn, blijven liggen. Een tegel alleen levert 1 punt op. Een tegel met buren telt de lengte van zijn rij en de lengte van zijn kolom, elk als die 2 of langer is.
learn-wall-try = Tik op een regel van de lijst om te zien wat er geteld is.
learn-wall-floor = Daarna kost de vloerlijn wat eronder staat; dan wordt die leeggemaakt. Een score wordt nooit lager dan 0.
learn-end = Het einde
learn-end-bonus = Het spel eindigt na de ronde waarin iemand een rij van links naar rechts vol heeft. Elke volle rij levert dan nog 2 op, elke volle kolom 7, en elke kleur die vijf keer op de muur ligt 10. Wie de meeste punten heeft, wint; bij gelijke stand wie meer volle rijen heeft.
learn-grey = De grijze muur
learn-grey-free = Voor wie het spel kent: de muur heeft geen kleuren. Je kiest zelf de plek in de rij, zolang geen kleur twee keer in een rij of kolom ligt. Is er voor een volle patroonlijn geen plek, dan vallen de tegels ervan op de vloerlijn.
learn-grey-try = Tik op een van de verlichte plekken.
learn-keys = Met het toetsenbord
learn-keys-how = Een cijfer of C gaat naar een fabriek of het midden; de letter van een kleur, of Enter, neemt de tegels. Dan 1–5 of F voor de patroonlijn of de vloerlijn, en Enter om te leggen. Esc legt terug.

## Een stelling opzetten
setup-turn = Aan zet
setup-factories = Fabrieken
setup-starter = Begon de ronde
setup-idle = Rondes zonder tegel voor een muur
setup-board = Wiens spelerbord
setup-score = Punten
setup-line = Patroonlijn { NTH($line) }
setup-row = Rij { NTH($row) } van de muur
setup-lid = Tegels die zijn weggelegd. Alles wat nergens ligt, zit in de zak; weet je het niet, laat het deksel dan leeg.

## Thema’s van puzzels en fouten
theme-row = een rij
theme-column = een kolom
theme-colour = een kleur

## Statistieken
habit-opening-is = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
} { $line ->
    [none] op de vloerlijn
   *[other] op lijn { NTH($line) }
}{ $marker ->
    [yes] , met het startspelerfiche
   *[no] { "" }
}
habit-first-take = De eerste tegels
habit-first-take-is = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
} { $line ->
    [none] op de vloerlijn
   *[other] op lijn { NTH($line) }
}
habit-first-colour = De eerste kleur
habit-first-colour-is = { COLOUR($colour) }
habit-first-space = De eerste tegel op de muur
habit-first-space-is = rij { NTH($row) }, kolom { NTH($column) }
habit-lines = Gevulde lijnen
habit-lines-is = lijn { NTH($row) }
habit-rows = Volle rijen
habit-rows-is = rij { NTH($which) }
habit-columns = Volle kolommen
habit-columns-is = kolom { NTH($which) }
habit-colours = Volle kleuren
habit-colours-is = { COLOUR($colour) }
