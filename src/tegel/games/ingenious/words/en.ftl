### Ingenious

## On the front page, and its options

title = Ingenious
tagline = Line up colours; your weakest one is your score.
option-edition = Edition
choice-edition = { $value ->
    [travel] Travel, for two
   *[standard] Standard, for 2 to 4
}
option-open-racks = Open racks
choice-open-racks = { $value ->
    [on] yes
   *[off] no
}
option-bonus-limit-one = At most one bonus turn per tile
choice-bonus-limit-one = { $value ->
    [on] yes
   *[off] no
}

## Tiles: two colours, or a double; single symbols are told in the same way

colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
    [orange] orange
    [yellow] yellow
   *[purple] purple
}
tiles = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
}{ $colour ->
    [red-red] double red
    [red-green] red–green
    [red-blue] red–blue
    [red-orange] red–orange
    [red-yellow] red–yellow
    [red-purple] red–purple
    [green-green] double green
    [green-blue] green–blue
    [green-orange] green–orange
    [green-yellow] green–yellow
    [green-purple] green–purple
    [blue-blue] double blue
    [blue-orange] blue–orange
    [blue-yellow] blue–yellow
    [blue-purple] blue–purple
    [orange-orange] double orange
    [orange-yellow] orange–yellow
    [orange-purple] orange–purple
    [yellow-yellow] double yellow
    [yellow-purple] yellow–purple
    [purple-purple] double purple
   *[other] { colour }
}
no-tiles = no tiles
tile-count = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

## Moves, after who makes them

deed-tile = { $who ->
    [you] choose
   *[other] chooses
} { $tile ->
    [none] a tile
   *[other] { TILES($tile, 1) }
}
deed-place = { $who ->
    [you] lay
   *[other] lays
} { TILES($tile, 1) } on { LIST($cells, by: "–") }
deed-draw = { $who ->
    [you] { $count ->
        [0] end the turn
       *[other] draw { tile-count }
    }
   *[other] { $count ->
        [0] ends the turn
       *[other] draws { tile-count }
    }
}
deed-swap = { $who ->
    [you] swap
   *[other] swaps
} the whole rack for { tile-count }

## What follows

told-points = { TILES($colour, 1) } { SIGNED($points) }{ $lost ->
    [0] { "" }
   *[other] { " " }({ $lost } lost beyond 18)
}
told-nothing = no points
told-claim = the { COLOUR($colour) } symbol is taken
told-track-end = { COLOUR($colour) } reaches 18
told-bonus = bonus turn{ $more ->
    [0] { "" }
   *[other] { " " }({ $more } more to come)
}
told-bonus-lost = { $why ->
    [limit] a second bonus turn lapses (one tile brings at most one)
    [no-tile] { bonus-lapses }: there is no tile left to lay
   *[over] { bonus-lapses }
}
bonus-lapses = { $count ->
    [one] the bonus turn lapses
   *[other] { $count } bonus turns lapse
}
told-drawn = { TILES($tiles) } onto the rack
told-revealed = { TILES($tiles) } shown to all, then back into the bag
told-end = { ending } The game is over.
ending = { $ending ->
    [all-on-18] All six tracks of one player are on 18.
    [board-full] No two free cells lie side by side any more.
   *[no-tiles] Nobody has a tile left.
}
told-standing = { NAME($player) }: { LIST($tracks) }
told-decided = { $level ->
    [none] all six tracks of { NAME($players, by: " and ") } are equal
   *[other] { which-track } decides: { $higher } to { $lower }
}
which-track = { $level ->
    [0] the lowest track
    [1] the second lowest track
    [2] the third lowest track
    [3] the fourth lowest track
    [4] the fifth lowest track
   *[5] the highest track
}

## Why one move rather than another
reason-points = { more-points } in { COLOUR($colour) }, now at { $stands }
reason-bonus = { $more ->
    [yes] { $times ->
        [one] a bonus turn
       *[other] { $times } bonus turns
    }
   *[no] { $times ->
        [one] no bonus turn
       *[other] { $times } bonus turns fewer
    }
}
reason-revealed = { $more ->
    [yes] { $times ->
        [one] the whole rack is swapped
       *[other] the whole rack is swapped { $times } times
    }
   *[no] no swap of the rack
}
reason-others = { $who ->
    [you] you get
   *[other] { $name } gets
} { more-points } in the next turn
reason-later = { more-points } on the lowest track in the end

## Why not

refusal-is-over = the game is over
refusal-tile-wanted = first choose a tile from your rack
refusal-place-wanted = { TILES($tile, 1) } is in your hand: say where to place it
refusal-close-wanted = nothing is left to place: draw or swap
refusal-not-on-rack = there is no { TILES($tile, 1) } on your rack
refusal-off-board = { $cell } is off the board
refusal-edge = { direction } of { $cell } the board ends
refusal-printed = the { COLOUR($colour) } symbol printed on { $cell } is never covered
refusal-covered = { $cell } is covered already, by { COLOUR($colour) }
refusal-no-room = no free cell is left beside { $cell }
refusal-not-beside-symbol = in the first round a tile must lie next to a printed symbol
refusal-symbol-claimed = another player began next to the { COLOUR($colour) } symbol: choose a different one
refusal-other-way-round = the two ways round of a double are one move: write { $cell } { $direction }
refusal-empty-rack = your rack is empty: it is simply refilled
refusal-holds-lowest = you hold { COLOUR($colours) }, in which you are lowest
refusal-bag-too-small = a swap needs at least { $needed } tiles in the bag; there { $count ->
    [one] is 1
   *[other] are { $count }
}
direction = { $direction ->
    [east] east
    [northeast] north-east
    [northwest] north-west
    [west] west
    [southwest] south-west
   *[southeast] south-east
}

# What is typed and is no move.
refusal-no-cell = { $given } is no cell; write its row and its number in it, as in: d5
refusal-no-row = there is no row { $row }; rows are a to { $last }
refusal-not-in-row = there is no cell { $cell }; row { $row } has { $row }1 to { $row }{ $most }
refusal-no-direction = { $given } is no direction; there are: { LIST($choices) }

## What can't be in a position

position-too-many-tiles = { $thing }: there are { $most } in the game, not { $found }
position-kind-most = there are not so many tiles of one kind: { $found }
position-rack-most = a rack should have at most { $most } tiles, not { $tiles }
position-rack-full = it should have { $tiles } tiles: the bag is not empty
position-rack-closing = it should lack the tiles laid in this turn, and none be owed
position-unseen-least = there should be at least the { $tiles } tiles of hidden racks
position-hand = { $given } should be a tile from the rack of { $name }
position-row-letters = row { $row } should be letters of colours and numbers of free cells: { $given }
position-row-cells = row { $row } has { $cells } cells, not { $found }
position-printed = on { $cell } { COLOUR($colour) } is printed
position-cells-tiles = { $cells } cells are covered, but { $tiles } tiles are nowhere else
position-halves = it should show { $halves } halves that are { COLOUR($colour) }, not { $found }
position-no-cover = it can't be covered with the tiles that are nowhere else
position-claims = { $claims } printed symbols with a tile next to them should stand here
position-claims-all = in the first round all symbols with a tile next to them are claimed
position-no-points = { COLOUR($colour) } should be 0: no tile on the board shows it
position-turns = so many turns lay { $least } to { $most } tiles with these tracks, not { $laid }
position-whose-turn = { $name } began, so it should be another's after { $turns } turns
position-goes-on = a turn goes on with each track at { $end }, not with { $laid } laid and { $bonus } more owed
position-not-over = the game is not over: there are tiles, and room for them
position-is-over = the game is over: no room, no tiles, or all tracks of a seat at the end
position-nothing-to-do = there is nothing that could be done
position-dealt-tiles = { $drawn } tiles were drawn, not { $tiles }
position-dealt-kind = { $thing }: there were { $most } in the bag, not { $found }
position-claimed-twice = each colour should stand here once

## What the button says to do

todo-tile = Choose a tile
todo-place = Choose its place

## What is asked, and how to write it

ask-tile = { $bonus ->
    [yes] A track is on 18: lay another tile before you draw.
   *[no] { $first_round ->
        [yes] Choose a tile. Your first one goes next to a printed symbol where nobody has begun.
       *[no] Choose a tile from your rack.
    }
}
ask-place = { $first_round ->
    [yes] It goes next to a printed symbol where nobody has begun.
   *[no] Show where it goes. Larger dots bring more.
}
ask-close = Your turn ends with a draw.
ask-nothing = The game is over.
waits-tile = { $name } is choosing a tile.
waits-place = { $name } is laying a tile.
waits-close = { $name } ends the turn.
may-swap = You are lowest in { COLOUR($colours) } and have no tile for that: you may swap your whole rack. The others then see it.
how-tile = choose a tile from your rack by its colours, as in: red-blue
how-place = say where the first colour lies and where the second from there, as in: d5 southeast
how-close = write draw, or swap to change all tiles of your rack
how-nothing = the game is over

## At the table

lay-it = Lay it · { SIGNED($points) }
draw-tiles = { $count ->
    [0] End the turn
   *[other] Draw { tile-count }
}
swap-rack = Swap the whole rack
keys-tile = take that tile from the rack
keys-around = move it over the board
keys-turn = turn it; with Shift, the other way
keys-lay = aim, then lay
keys-back = put back
your-rack = Your rack
rack-of = Rack of { $name }
in-hand = in hand
put-back-by = { $name } put back
in-bag = { $count } in the bag
bonus-turn = Bonus turn
bonus-more = { $count } more to come
empty-place = empty place
board = Board
turn-tile = Turn the tile
turn = Turn
put-back = Put back
place-turn = Tap it again to turn it, then lay it.
this-placement = This placement
last-placement = Last placement
nothing-laid = The board is still empty.
tracks-of = Tracks of { $name }
lowest = lowest
enlarge = show the whole tracks
hinted = hint
at-most = at most { SIGNED($points) }
cell-free = { $cell }, free
cell-holds = { $cell }, { COLOUR($colour) }
cell-printed = { $cell }, { COLOUR($colour) }, printed
cell-legal = { $cell }, free, here up to { SIGNED($points) }
cell-refuses = { $cell }, free: { $why }
placing = { TILES($tile, 1) } on { LIST($cells, by: "–") }: { $points }
part-track = { $level ->
    [0] Lowest track: it counts
    [1] If equal, the second lowest
    [2] then the third
    [3] then the fourth
    [4] then the fifth
   *[5] then the highest
}

## In the terminal

place-begin = Where does its first half, { COLOUR($colour) }, go? Esc puts the tile back.
place-end = And the other half, { COLOUR($colour) }? Esc goes back.
spot-tile = Take { TILES($tile, 1) } · at most { SIGNED($gain) } on the tracks
spot-begin = { COLOUR($colour) } on { $cell } · up to { $points }
spot-end = { COLOUR($colour) } on { $cell } · { $points }
printed = printed on the board
row-holds = Row { $row }, 1 to { $count }: { $cells }.
row-free = Row { $row }, 1 to { $count }: all free.
tracks-are = { $name }: { $tracks }; lowest { $score }.
rack-holds = { $name }, rack: { TILES($tiles) }.
rack-counts = { $name }, rack: { tile-count }.
hand-holds = In hand: { TILES($tile, 1) }.
rules-in-short = Lay a tile from your rack on two free cells. Each half scores a point for every symbol of its colour in an unbroken straight line from it, in all directions but that of its other half. Points go on the track of the colour. A track that reaches 18 gives a bonus turn. At the end your lowest track counts: the highest lowest wins. If you hold no tile of your lowest colour, you may swap the whole rack.

## A guided first game

guide-tile = { $short ->
    [yes] Touch one of your tiles to lay it.
   *[no] Your aim: points in all six colours. Each of your tiles shows two symbols. Touch one of them to lay it.
}
guide-place = { $short ->
    [yes] Touch a lit cell; touch the tile again to turn it, then press the button.
   *[no] Lay it on two free cells side by side{ $first ->
        [yes] , the first time next to a printed symbol. The lit cells are open to you.
       *[no] : larger dots bring more.
    } { $touch ->
        [yes] Touch the tile on the board again to turn it, then press the button.
       *[no] You see how it would lie; a press lays it.
    }
}
guide-points = Straight lines lead away from each half of your tile. Along them { $count ->
    [one] lies 1 symbol of its colour
   *[other] lie { $count } symbols of its colour
}, without a gap: { COLOUR($colour) } { SIGNED($points) }. Your track shows it.
guide-nothing = This tile brought nothing: no symbol of its colours lies in a straight line from it. Try to continue what lies there already.
guide-bonus = Your { COLOUR($colour) } track has reached 18. That gives you a bonus turn: lay one more tile before you draw.
guide-swap = None of your tiles shows { COLOUR($colours) }, where you are lowest. So you may swap your whole rack for new tiles instead of drawing one.
guide-draw = You have drawn a new tile, so there are six again. That ends your turn.
guide-other = Then { $name } laid a tile. All of you score along everything that lies there, whoever laid it.
guide-lowest = Remember: in the end only your weakest colour counts. The lit tracks are lowest now: { COLOUR($colours) }.
guide-help = { $hand ->
    [yes] On the lit cells this tile helps a colour in which you are lowest.
   *[no] Help a colour in which you are lowest: the lit tiles show one.
}
guide-end = The game goes on until no two free cells lie side by side. Then the lowest tracks are compared, which are lit: the higher one wins.

## How to play

learn-lay = Two colours on a tile
learn-lay-goal = You collect points in six colours, and in the end only your weakest colour counts: so look after all six.
learn-lay-tile = Take a tile from your rack and lay it on two free cells that touch.
learn-lay-first = In the first round it lies next to one of the six printed symbols, and everybody begins at a different one. The lit cells show where.
learn-score = Each half looks around
learn-score-lines = Straight lines lead away from each half, one for every side but the one to its partner. Along each line, count the symbols of the half’s own colour until something else comes: a free cell, another colour, the edge.
learn-score-points = Each symbol is a point in that colour. The new tile itself counts nothing.
learn-try = Try it: tap the board to put the tile somewhere, and tap the tile to turn it.
learn-tracks = Your weakest colour is your score
learn-tracks-end = Points move six tracks on, from 0 to 18. In the end only your lowest track is compared: eighteen points in red are worth nothing if you forgot purple.
learn-tracks-lowest = Your lowest colours are marked. Watch them, and watch what the others still need.
learn-bonus = On 18: once more
learn-bonus-turn = A track ends at 18. Whoever gets there lays another tile at once, before drawing. Two tracks with one tile: two more tiles.
learn-draw = Draw, or swap
learn-draw-six = Your turn ends with drawing: you have six tiles again.
learn-draw-swap = If none of your tiles shows any of your lowest colours, you may swap instead: show the whole rack, put it back and draw six new tiles. Here blue is lowest, and no tile has it.
learn-end = The end
learn-end-when = The game is over when no two free cells touch, or at once when somebody has all six tracks on 18.
learn-end-who = Compare the lowest tracks: the higher one wins. If they are equal, the second lowest decide, and so on.
learn-hands = With your hands
learn-hands-touch = Tap a tile, tap a place, tap it again to turn it, then lay it; or drag the tile there. Another tile? Just tap that one.
learn-hands-keys = Keys: 1–6 take a tile, the arrows move it, R turns it, Enter lays it, Esc puts it back.

## Setting up a position
setup-turn = To move
setup-turns = Completed turns
setup-claimed = Printed symbols next to which somebody began
setup-halves = Tap two cells side by side for the two halves of a tile.
setup-other-half = Now its other half, in a cell beside it; another tap here puts it back.
setup-other-away = Tap its other half to take the tile away.
setup-drawn = Drawn
setup-rack = { $count } of { $all } tiles; a tap for each half
setup-whose = Whose rack and tracks
setup-unknown = rack not known

## Themes of puzzles and mistakes
theme-extra-turn = bonus turn
theme-track = a colour to 18
theme-swap = swapping the rack

## Statistics
scored-points-by = { COLOUR($colour) }
habit-opening-is = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}, { $colours ->
    [1] a double
   *[other] two colours
}
habit-first-tile = The first tile
habit-first-tile-is = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}, { $colours ->
    [1] a double
   *[other] two colours
}
habit-first-symbol = The first symbol
habit-first-symbol-is = { COLOUR($colour) }
habit-tracks = Colours that reach 18
habit-tracks-is = { COLOUR($colour) }
habit-bonus = Bonus turns
habit-bonus-is = bonus turn
