title = Nim
tagline = Drei Haufen Fliesen; wer die letzte nimmt, gewinnt.
colour = Fliese
tiles = { $count ->
    [one] 1 Fliese
   *[other] { $count } Fliesen
}
no-tiles = keine Fliesen
deed-take = { $who ->
    [you] nimmst
   *[other] nimmt
} { TILES("blue", $count) } von Haufen { NTH($heap) }
told-won = die letzte Fliese { SIGNED($points) }
scored-won = Die letzte Fliese
refusal-is-over = das Spiel ist aus
refusal-too-few = Haufen { NTH($heap) } hat { TILES("blue", $count) }
ask-take = Auf den Haufen liegen { LIST($heaps) } Fliesen. { $who ->
    [you] Nimm welche von einem Haufen.
   *[other] { $name } nimmt welche von einem Haufen.
}
ask-nothing = Die Haufen sind leer.
how-take = sag, wie viele Fliesen von welchem Haufen, zum Beispiel: 2 from 1
how-nothing = das Spiel ist aus
position-in-turn = solange es Fliesen gibt, ist jemand am Zug, und sonst niemand
