### Ingenious

## Op de voorpagina, en de keuzes

title = Ingenious
tagline = Leg kleuren op een rij; je zwakste kleur is je score.
option-edition = Editie
choice-edition = { $value ->
    [travel] Reiseditie, voor twee
   *[standard] Standaard, voor 2 tot 4
}
option-open-racks = Open voorraadbanken
choice-open-racks = { $value ->
    [on] ja
   *[off] nee
}
option-bonus-limit-one = Hoogstens één bonusbeurt per speelsteen
choice-bonus-limit-one = { $value ->
    [on] ja
   *[off] nee
}

## Speelstenen: twee kleuren, of een dubbele; losse symbolen heten naar hun kleur

colour = { $colour ->
    [red] rood
    [green] groen
    [blue] blauw
    [orange] oranje
    [yellow] geel
   *[purple] paars
}
tiles = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
}{ $colour ->
    [red-red] dubbel rood
    [red-green] rood–groen
    [red-blue] rood–blauw
    [red-orange] rood–oranje
    [red-yellow] rood–geel
    [red-purple] rood–paars
    [green-green] dubbel groen
    [green-blue] groen–blauw
    [green-orange] groen–oranje
    [green-yellow] groen–geel
    [green-purple] groen–paars
    [blue-blue] dubbel blauw
    [blue-orange] blauw–oranje
    [blue-yellow] blauw–geel
    [blue-purple] blauw–paars
    [orange-orange] dubbel oranje
    [orange-yellow] oranje–geel
    [orange-purple] oranje–paars
    [yellow-yellow] dubbel geel
    [yellow-purple] geel–paars
    [purple-purple] dubbel paars
   *[other] { colour }
}
no-tiles = geen speelstenen
tile-count = { $count ->
    [one] 1 speelsteen
   *[other] { $count } speelstenen
}

## Zetten, na wie ze doet

deed-tile = kiest { $tile ->
    [none] een speelsteen
   *[other] { TILES($tile, 1) }
}
deed-place = legt { TILES($tile, 1) } op { LIST($cells, by: "–") }
deed-draw = { $count ->
    [0] beëindigt de beurt
   *[other] trekt { tile-count }
}
deed-swap = ruilt de hele voorraadbank om voor { tile-count }

## Wat volgt

told-points = { TILES($colour, 1) } { SIGNED($points) }{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } boven de 18 vervallen)
}
told-nothing = geen punten
told-claim = het { $colour ->
    [red] rode
    [green] groene
    [blue] blauwe
    [orange] oranje
    [yellow] gele
   *[purple] paarse
} symbool is bezet
told-track-end = { COLOUR($colour) } bereikt 18
told-bonus = bonusbeurt{ $more ->
    [0] { "" }
   *[other] { " " }(daarna nog { $more })
}
told-bonus-lost = { $why ->
    [limit] een tweede bonusbeurt vervalt (één speelsteen geeft er hoogstens één)
    [no-tile] { bonus-lapses }: er is geen speelsteen meer om te leggen
   *[over] { bonus-lapses }
}
bonus-lapses = { $count ->
    [one] de bonusbeurt vervalt
   *[other] { $count } bonusbeurten vervallen
}
told-drawn = { TILES($tiles) } op de voorraadbank
told-revealed = { TILES($tiles) } open terug in de buidel
told-end = { ending } Het spel is afgelopen.
ending = { $ending ->
    [all-on-18] Een speler staat met alle zes kleuren op 18.
    [board-full] Er liggen geen twee vrije velden meer naast elkaar.
   *[no-tiles] Niemand heeft nog een speelsteen.
}
told-standing = { NAME($player) }: { LIST($tracks) }
told-decided = { $level ->
    [none] alle zes kleuren staan gelijk: { NAME($players, by: " en ") }
   *[other] { which-track } beslist: { $higher } tegen { $lower }
}
which-track = { $level ->
    [0] de laagste kleur
    [1] de op één na laagste kleur
    [2] de op twee na laagste kleur
    [3] de op drie na laagste kleur
    [4] de op vier na laagste kleur
   *[5] de hoogste kleur
}

## Waarom de ene zet en niet de andere
reason-points = { more-points } in { COLOUR($colour) }, nu op { $stands }
reason-bonus = { $more ->
    [yes] { $times ->
        [one] een bonusbeurt
       *[other] { $times } bonusbeurten
    }
   *[no] { $times ->
        [one] geen bonusbeurt
       *[other] { $times } bonusbeurten minder
    }
}
reason-revealed = { $more ->
    [yes] { $times ->
        [one] de hele voorraadbank wordt omgeruild
       *[other] de hele voorraadbank wordt { $times } keer omgeruild
    }
   *[no] de voorraadbank wordt niet omgeruild
}
reason-others = { $who ->
    [you] je krijgt
   *[other] { $name } krijgt
} in de volgende beurt { more-points }
reason-later = aan het eind { more-points } in de laagste kleur

## Waarom niet

refusal-is-over = het spel is afgelopen
refusal-tile-wanted = kies eerst een speelsteen van je voorraadbank
refusal-place-wanted = je hebt { TILES($tile, 1) } in de hand: zeg waar die komt
refusal-close-wanted = er valt niets meer te leggen: trek bij of ruil om
refusal-not-on-rack = { TILES($tile, 1) } staat niet op je voorraadbank
refusal-off-board = { $cell } ligt buiten het bord
refusal-edge = { direction } van { $cell } houdt het bord op
refusal-printed = op { $cell } is een symbool afgedrukt ({ COLOUR($colour) }): dat wordt nooit bedekt
refusal-covered = op { $cell } ligt al { COLOUR($colour) }
refusal-no-room = naast { $cell } is geen vrij veld meer
refusal-not-beside-symbol = in de eerste ronde moet je aanleggen aan een afgedrukt symbool
refusal-symbol-claimed = bij { COLOUR($colour) } is al een ander begonnen: kies een ander symbool
refusal-other-way-round = een dubbele is omgedraaid dezelfde zet: schrijf { $cell } { $direction }
refusal-empty-rack = je voorraadbank is leeg en wordt gewoon aangevuld
refusal-holds-lowest = je hebt speelstenen met { COLOUR($colours) }, waarin je het laagst staat
refusal-bag-too-small = om te ruilen moeten er minstens { $needed } speelstenen in de buidel zitten; het { $count ->
    [one] is er 1
   *[other] zijn er { $count }
}
direction = { $direction ->
    [east] ten oosten
    [northeast] ten noordoosten
    [northwest] ten noordwesten
    [west] ten westen
    [southwest] ten zuidwesten
   *[southeast] ten zuidoosten
}

# Wat getypt is en geen zet is.
refusal-no-cell = { $given } is geen veld; schrijf zijn rij en zijn nummer daarin, zoals: d5
refusal-no-row = rij { $row } is er niet; de rijen zijn a tot en met { $last }
refusal-not-in-row = veld { $cell } is er niet; rij { $row } loopt van { $row }1 tot en met { $row }{ $most }
refusal-no-direction = { $given } is geen richting; je schrijft: { LIST($choices) }

## Wat in een stelling niet kan

position-too-many-tiles = { $thing }: daarvan zijn er { $most } in het spel, geen { $found }
position-kind-most = zoveel speelstenen van één soort zijn er niet: { $found }
position-rack-most = op een voorraadbank staan hoogstens { $most } speelstenen, geen { $tiles }
position-rack-full = hier horen { $tiles } speelstenen te staan: de buidel is niet leeg
position-rack-closing = hier ontbreken de speelstenen van deze beurt, en er hoort er geen meer te komen
position-unseen-least = minstens de { $tiles } speelstenen van onbekende voorraadbanken horen hier
position-hand = { $given } moet een speelsteen van de voorraadbank van { $name } zijn
position-row-letters = rij { $row } bestaat uit letters van kleuren en aantallen vrije velden: { $given }
position-row-cells = rij { $row } heeft { $cells } velden, geen { $found }
position-printed = op { $cell } is { COLOUR($colour) } afgedrukt
position-cells-tiles = { $cells ->
    [one] 1 veld is bedekt
   *[other] { $cells } velden zijn bedekt
}, maar { $tiles ->
    [one] 1 speelsteen ligt
   *[other] { $tiles } speelstenen liggen
} nergens anders
position-halves = van { COLOUR($colour) } horen er { $halves } helften op het bord te liggen, geen { $found }
position-no-cover = met de speelstenen die nergens anders liggen, kan het bord niet zo bedekt zijn
position-claims = hier { $claims ->
    [one] hoort 1 afgedrukt symbool
   *[other] horen { $claims } afgedrukte symbolen
} met een speelsteen ernaast
position-claims-all = in de eerste ronde is elk symbool met een speelsteen ernaast bezet
position-no-points = { COLOUR($colour) } hoort op 0 te staan: geen speelsteen op het bord heeft die kleur
position-turns = in zoveel beurten liggen er met deze scores { $least } tot { $most } speelstenen, geen { $laid }
position-whose-turn = { $name } begon, dus na { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
} is een ander aan de beurt
position-goes-on = een beurt gaat verder voor elke kleur op { $end }, niet met { $laid } gelegd en nog { $bonus } te goed
position-not-over = het spel is niet afgelopen: er zijn speelstenen, en er is plaats voor
position-is-over = het spel is afgelopen: geen plaats, geen speelstenen, of iemand staat met alle kleuren aan het eind
position-nothing-to-do = er valt niets te doen
position-dealt-tiles = er werden { $drawn } speelstenen getrokken, geen { $tiles }
position-dealt-kind = { $thing }: daarvan zaten er { $most } in de buidel, geen { $found }
position-claimed-twice = elke kleur hoort hier één keer te staan

## Wat de knop zegt te doen

todo-tile = Kies een speelsteen
todo-place = Kies zijn plek

## Wat gevraagd wordt, en hoe je het schrijft

ask-tile = { $bonus ->
    [yes] Een kleur staat op 18: leg nog een speelsteen voordat je bijtrekt.
   *[no] { $first_round ->
        [yes] Kies een speelsteen. Je eerste komt naast een afgedrukt symbool waar nog niemand is begonnen.
       *[no] Kies een speelsteen van je voorraadbank.
    }
}
ask-place = { $first_round ->
    [yes] Hij komt naast een afgedrukt symbool waar nog niemand is begonnen.
   *[no] Wijs aan waar hij komt. Grotere stippen leveren meer op.
}
ask-close = Je beurt eindigt met bijtrekken.
ask-nothing = Het spel is afgelopen.
waits-tile = { $name } kiest een speelsteen.
waits-place = { $name } legt een speelsteen.
waits-close = { $name } beëindigt de beurt.
may-swap = Je staat het laagst in { COLOUR($colours) } en hebt daar geen speelsteen voor: je mag je hele voorraadbank omruilen. De anderen zien die dan.
how-tile = kies een speelsteen van je voorraadbank met zijn kleuren (in het Engels), zoals: red-blue
how-place = zeg waar de eerste kleur komt en in welke richting vandaar de tweede, zoals: d5 southeast
how-close = typ draw om bij te trekken, of swap om je hele voorraadbank om te ruilen
how-nothing = het spel is afgelopen

## Aan tafel

lay-it = Leg neer · { SIGNED($points) }
draw-tiles = { $count ->
    [0] Beëindig de beurt
   *[other] Trek { tile-count }
}
swap-rack = Ruil alle speelstenen om
keys-tile = die speelsteen van je voorraadbank nemen
keys-around = hem over het bord bewegen
keys-turn = hem draaien; met Shift de andere kant op
keys-lay = richten, daarna leggen
keys-back = terugleggen
your-rack = Je voorraadbank
rack-of = Voorraadbank van { $name }
in-hand = in de hand
put-back-by = { $name } legde terug
in-bag = { $count } in de buidel
bonus-turn = Bonusbeurt
bonus-more = daarna nog { $count }
empty-place = lege plek
board = Speelbord
turn-tile = Draai de speelsteen
turn = Draai
put-back = Leg terug
place-turn = Tik er nog eens op om te draaien en leg hem dan neer.
this-placement = Deze plek
last-placement = Laatst gelegd
nothing-laid = Het bord is nog leeg.
tracks-of = Scoretabel van { $name }
lowest = laagst
enlarge = toon de hele scoretabel
hinted = tip
at-most = hoogstens { SIGNED($points) }
cell-free = { $cell }, vrij
cell-holds = { $cell }, { COLOUR($colour) }
cell-printed = { $cell }, { COLOUR($colour) }, afgedrukt
cell-legal = { $cell }, vrij, hier tot { SIGNED($points) }
cell-refuses = { $cell }, vrij: { $why }
placing = { TILES($tile, 1) } op { LIST($cells, by: "–") }: { $points }
part-track = { $level ->
    [0] Laagste kleur: die telt
    [1] Bij gelijke stand de volgende
    [2] dan de derde
    [3] dan de vierde
    [4] dan de vijfde
   *[5] dan de hoogste
}

## In de terminal

place-begin = Waar komt de eerste helft, { COLOUR($colour) }? Esc legt de speelsteen terug.
place-end = En de andere helft, { COLOUR($colour) }? Esc gaat terug.
spot-tile = Neem { TILES($tile, 1) } · hoogstens { SIGNED($gain) } op de scoretabel
spot-begin = { COLOUR($colour) } op { $cell } · tot { $points }
spot-end = { COLOUR($colour) } op { $cell } · { $points }
printed = afgedrukt op het bord
row-holds = Rij { $row }, 1 tot en met { $count }: { $cells }.
row-free = Rij { $row }, 1 tot en met { $count }: alles vrij.
tracks-are = { $name }: { $tracks }; laagste { $score }.
rack-holds = { $name }, voorraadbank: { TILES($tiles) }.
rack-counts = { $name }, voorraadbank: { tile-count }.
hand-holds = In de hand: { TILES($tile, 1) }.
rules-in-short = Leg een speelsteen van je voorraadbank op twee vrije velden. Elke helft krijgt een punt voor ieder symbool van haar kleur in een ononderbroken rechte lijn, in alle richtingen behalve die van de andere helft. De punten komen op de scoretabel bij die kleur. Een kleur die 18 bereikt, geeft een bonusbeurt. Aan het eind telt je laagste kleur: wie daarmee het hoogst staat, wint. Heb je geen speelsteen met je laagste kleur, dan mag je je hele voorraadbank omruilen.

## Een eerste spel met uitleg

guide-tile = { $short ->
    [yes] Tik een van je speelstenen aan om hem te leggen.
   *[no] Je doel: punten in alle zes kleuren. Op elk van je speelstenen staan twee symbolen. Tik er een aan om hem te leggen.
}
guide-place = { $short ->
    [yes] Tik een verlicht veld aan; nog een tik draait de steen; druk dan op de knop.
   *[no] Leg hem op twee vrije velden naast elkaar{ $first ->
        [yes] , de eerste keer naast een afgedrukt symbool. De verlichte velden mag je gebruiken.
       *[no] : grotere stippen leveren meer op.
    } { $touch ->
        [yes] Tik hem op het bord nog eens aan om hem te draaien, en druk dan op de knop.
       *[no] Je ziet hoe hij komt te liggen; een klik legt hem neer.
    }
}
guide-points = Vanuit elke helft van je speelsteen lopen rechte lijnen. Daarop { $count ->
    [one] ligt 1 symbool van dezelfde kleur
   *[other] liggen { $count } symbolen van dezelfde kleur
}, zonder gat: { COLOUR($colour) } { SIGNED($points) }. Je ziet het op je scoretabel.
guide-nothing = Deze speelsteen leverde niets op: geen symbool van zijn kleuren ligt er in een rechte lijn vandaan. Probeer voort te zetten wat er al ligt.
guide-bonus = Je staat op 18 in { COLOUR($colour) }. Dat geeft een bonusbeurt: leg nog een speelsteen voordat je bijtrekt.
guide-swap = Geen van je speelstenen heeft { COLOUR($colours) }, waarin je het laagst staat. Daarom mag je je hele voorraadbank omruilen in plaats van één speelsteen te trekken.
guide-draw = Je hebt een nieuwe speelsteen getrokken, dus je hebt er weer zes. Daarmee eindigt je beurt.
guide-other = Daarna legde { $name } een speelsteen. Ieder scoort langs alles wat er ligt, wie het ook heeft gelegd.
guide-lowest = Onthoud: aan het eind telt alleen je zwakste kleur. Het laagst sta je nu in { COLOUR($colours) }; dat is verlicht.
guide-help = { $hand ->
    [yes] Op de verlichte velden helpt deze speelsteen een kleur waarin je het laagst staat.
   *[no] Help een kleur waarin je het laagst staat: de verlichte speelstenen hebben er zo een.
}
guide-end = Het spel gaat door tot er geen twee vrije velden meer naast elkaar liggen. Dan worden de laagste kleuren vergeleken, nu verlicht: de hoogste daarvan wint.

## Hoe je speelt

learn-lay = Twee kleuren op een speelsteen
learn-lay-goal = Je verzamelt punten in zes kleuren, en aan het eind telt alleen je zwakste kleur: zorg dus voor alle zes.
learn-lay-tile = Neem een speelsteen van je voorraadbank en leg hem op twee vrije velden die elkaar raken.
learn-lay-first = In de eerste ronde ligt hij naast een van de zes afgedrukte symbolen, en iedereen begint bij een ander. De lichte velden laten zien waar.
learn-score = Elke helft kijkt om zich heen
learn-score-lines = Van elke helft gaan rechte lijnen uit, één voor elke kant behalve die naar de andere helft. Tel langs elke lijn de symbolen in de kleur van de helft, tot er iets anders komt: een vrij veld, een andere kleur of de rand.
learn-score-points = Elk symbool is een punt in die kleur. De nieuwe speelsteen zelf telt niet mee.
learn-try = Probeer het: tik op het bord om de speelsteen ergens neer te leggen, en tik op de speelsteen om hem te draaien.
learn-tracks = Je zwakste kleur is je score
learn-tracks-end = De punten van elke kleur tel je op de scoretabel, van 0 tot 18. Aan het eind telt alleen je laagste kleur: achttien punten in rood zijn niets waard als je paars bent vergeten.
learn-tracks-lowest = Je laagste kleuren zijn gemarkeerd. Houd ze in het oog, en ook wat de anderen nog nodig hebben.
learn-bonus = Op 18: nog een keer
learn-bonus-turn = Verder dan 18 gaat geen kleur. Wie daar komt, heeft een bonusbeurt en legt meteen nog een speelsteen, vóór het bijtrekken. Twee kleuren met één speelsteen: twee bonusbeurten.
learn-draw = Trekken of omruilen
learn-draw-six = Je beurt eindigt met bijtrekken: je hebt weer zes speelstenen.
learn-draw-swap = Staat geen van je laagste kleuren op je speelstenen, dan mag je in plaats daarvan omruilen: laat je hele voorraadbank zien, leg alles terug en trek zes nieuwe speelstenen. Hier is blauw het laagst, en geen speelsteen heeft blauw.
learn-end = Het einde
learn-end-when = Het spel is afgelopen als geen twee vrije velden elkaar meer raken, of meteen als iemand met alle zes kleuren op 18 staat.
learn-end-who = Vergelijk de laagste kleuren: de hoogste daarvan wint. Bij gelijke stand beslist de op één na laagste, enzovoort.
learn-hands = Met de handen
learn-hands-touch = Tik op een speelsteen, tik op een plek, tik er nog eens op om te draaien en leg hem dan neer; of sleep hem erheen. Toch een andere? Tik die gewoon aan.
learn-hands-keys = Toetsen: 1–6 nemen een speelsteen, de pijlen verplaatsen hem, R draait hem, Enter legt hem neer, Esc legt hem terug.

## Een stelling opzetten
setup-turn = Aan zet
setup-turns = Voltooide beurten
setup-claimed = Afgedrukte symbolen waarnaast iemand begon
setup-halves = Tik op twee velden naast elkaar voor de twee helften van een speelsteen.
setup-other-half = Nu de andere helft, op een veld ernaast; nog een tik hier neemt hem terug.
setup-other-away = Tik op de andere helft om de speelsteen weg te nemen.
setup-drawn = Getrokken
setup-rack = { $count } van { $all } speelstenen; een tik voor elke helft
setup-whose = Wiens voorraadbank en scoretabel
setup-unknown = voorraadbank onbekend

## Thema’s van puzzels en fouten
theme-extra-turn = bonusbeurt
theme-track = een kleur naar 18
theme-swap = speelstenen omruilen

## Statistieken
scored-points-by = { COLOUR($colour) }
habit-opening-is = { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}, { $colours ->
    [1] een dubbele
   *[other] twee kleuren
}
habit-first-tile = De eerste speelsteen
habit-first-tile-is = { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}, { $colours ->
    [1] een dubbele
   *[other] twee kleuren
}
habit-first-symbol = Het eerste symbool
habit-first-symbol-is = { COLOUR($colour) }
habit-tracks = Kleuren die 18 bereiken
habit-tracks-is = { COLOUR($colour) }
habit-bonus = Bonusbeurten
habit-bonus-is = bonusbeurt
