title = Nim
tagline = Three heaps of tiles; who takes the last one wins.
colour = tile
tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
no-tiles = no tiles
deed-take = { $who ->
    [you] take
   *[other] takes
} { TILES("blue", $count) } from heap { NTH($heap) }
told-won = the last tile { SIGNED($points) }
scored-won = The last tile
refusal-is-over = the game is over
refusal-too-few = heap { NTH($heap) } has { TILES("blue", $count) }
ask-take = The heaps have { LIST($heaps) } tiles. { $who ->
    [you] Take some of one heap.
   *[other] { $name } takes some of one heap.
}
ask-nothing = The heaps are empty.
how-take = say how many tiles from which heap, as in: 2 from 1
how-nothing = the game is over
position-in-turn = a seat should be in turn while there are tiles, and only then
