title = Nim
tagline = Drie stapels tegels; wie de laatste neemt, wint.
colour = tegel
tiles = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}
no-tiles = geen tegels
deed-take = { $who ->
    [you] neemt
   *[other] neemt
} { TILES("blue", $count) } van stapel { NTH($heap) }
told-won = de laatste tegel { SIGNED($points) }
scored-won = De laatste tegel
refusal-is-over = het spel is afgelopen
refusal-too-few = stapel { NTH($heap) } heeft { TILES("blue", $count) }
ask-take = De stapels hebben { LIST($heaps) } tegels. { $who ->
    [you] Neem er een paar van één stapel.
   *[other] { $name } neemt er een paar van één stapel.
}
ask-nothing = De stapels zijn leeg.
how-take = zeg hoeveel tegels van welke stapel, zoals: 2 from 1
how-nothing = het spel is afgelopen
position-in-turn = zolang er tegels zijn is er iemand aan de beurt, en anders niemand
