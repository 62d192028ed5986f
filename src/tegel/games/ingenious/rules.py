"""The rules of Ingenious. Rulings, where the rulebook is silent, are marked as such."""

from tegel.core.kernel import kernel
from tegel.core.packing import count_bits, nth_bit
from tegel.core.rng import Rng, below
from tegel.core.struct import Ints
from tegel.games.ingenious.board import (
    burden,
    cell_of,
    direction_of,
    free_around,
    is_double,
    is_first_round,
    lowest_colours,
    lowest_track,
    placement,
    points_at,
    spots,
    ways,
)
from tegel.games.ingenious.layout import (
    ALL_TILES,
    BESIDE,
    BOARD_OF,
    BONUS_LIMIT_ONE,
    CELLS,
    CLOSING,
    COLOURS,
    COLUMNS,
    DIRECTIONS,
    DRAW,
    DRAWING,
    EAST,
    EDITION,
    EMPTY_BOARD,
    EMPTY_FREE,
    EMPTY_PAIRS,
    FEWEST_SEATS,
    FIRST,
    FIRST_PLACEMENT,
    KINDS,
    LAST,
    MOST_SEATS,
    NO_TILE,
    NORTHEAST,
    NORTHWEST,
    OPEN_RACKS,
    OVER,
    PLACED,
    PLACEMENT,
    PLAYERS,
    RACK_TILES,
    ROWS,
    SECOND,
    SHOWING,
    SOUTHEAST,
    SOUTHWEST,
    START,
    STEP,
    SWAP,
    SWAPPING,
    TILE,
    TRACK_END,
    WEST,
    Ingenious,
    Seat,
)
from tegel.games.ingenious.observation import observe
from tegel.games.ingenious.tiles import count, count_kinds, nth_kind, nth_tile, one, total

__all__ = [
    "begins_turn",
    "count_legal",
    "decide",
    "follows",
    "is_open",
    "is_over",
    "legal",
    "nth_legal",
    "observe",
    "play",
    "redeal",
    "result",
    "setup",
    "step",
]

# --- Set-up --------------------------------------------------------------------------------------


@kernel
def setup(s: Ingenious, options: Ints, rng: Rng) -> None:
    """Set-up: all tiles in the bag; each player draws 6; the starting player is chosen, or random.

    Ruling: racks are private.
    """
    s.players = options[PLAYERS] + FEWEST_SEATS
    s.open_racks = options[OPEN_RACKS]
    s.bonus_limit_one = options[BONUS_LIMIT_ONE]
    s.turn = below(rng, s.players) if options[START] == 0 else options[START] - 1
    s.turns = 0
    s.hand = NO_TILE
    s.bonus = 0
    s.used = 0
    s.bag = ALL_TILES[options[EDITION]]
    lay_out(s, BOARD_OF[options[EDITION] * (MOST_SEATS - FEWEST_SEATS + 1) + options[PLAYERS]])
    for seat in range(MOST_SEATS):
        p = s.seats[seat]
        p.rack = 0
        p.tiles = 0
        for colour in range(COLOURS):
            p.tracks[colour] = 0
        if seat < s.players:
            draw(s, p, rng)
    s.phase = TILE


@kernel
def lay_out(s: Ingenious, board: int) -> None:
    """An empty board with its printed symbols."""
    for cell in range(CELLS):
        s.cells[cell] = EMPTY_BOARD[board * CELLS + cell]
    for row in range(ROWS):
        s.free[row] = EMPTY_FREE[board * ROWS + row]
    s.pairs = EMPTY_PAIRS[board]


# --- 1. Place ------------------------------------------------------------------------------------


@kernel
def place(s: Ingenious, cell: int, direction: int) -> None:
    """The tile in hand goes on two adjacent free cells, and both halves score."""
    p = s.seats[s.turn]
    other = cell + STEP[direction]
    if is_first_round(s):
        # No two cells touch two symbols: each player claims one.
        s.used |= BESIDE[cell] | BESIDE[other]
    score(s, p, cell, other)
    cover(s, cell, FIRST[s.hand])
    cover(s, other, SECOND[s.hand])
    p.rack -= one(s.hand)
    p.tiles -= 1
    s.hand = NO_TILE


@kernel
def cover(s: Ingenious, cell: int, colour: int) -> None:
    """Half a tile covers a cell, which is free no longer."""
    s.pairs -= free_around(s, cell)
    s.cells[cell] = colour
    s.free[cell // COLUMNS] ^= 1 << cell % COLUMNS


# --- 2. Score, 3. 18 -----------------------------------------------------------------------------


@kernel
def score(s: Ingenious, p: Seat, cell: int, other: int) -> None:
    """Both halves score, also if they are equal; each track that reaches 18 gives a bonus turn."""
    first = FIRST[s.hand]
    second = SECOND[s.hand]
    reached = advance(p, first, points_at(s, cell, first))
    reached += advance(p, second, points_at(s, other, second))
    # Option, a tournament rule: two tracks that reach 18 with one tile give one bonus turn.
    s.bonus += min(reached, 1) if s.bonus_limit_one else reached


@kernel
def advance(p: Seat, colour: int, points: int) -> int:
    """A track stops at 18, the excess is lost; 1 if it reaches 18 now, else 0."""
    before = p.tracks[colour]
    after = min(before + points, TRACK_END)
    p.tracks[colour] = after
    return before < after == TRACK_END


@kernel
def after_placement(s: Ingenious) -> None:
    """The end, if it has come; or else a bonus turn, which is compulsory; or else draw or swap."""
    p = s.seats[s.turn]
    # Ruling: when no two adjacent free cells are left, pending bonus turns lapse.
    if lowest_track(p) == TRACK_END or s.pairs == 0:
        finish(s)
    elif s.bonus > 0 and p.tiles > 0:
        s.bonus -= 1
        s.phase = TILE
    else:
        # Ruling: a bonus turn without a tile lapses.
        s.bonus = 0
        s.phase = CLOSING


# --- 4. Draw or swap -----------------------------------------------------------------------------


@kernel
def draw(s: Ingenious, p: Seat, rng: Rng) -> None:
    """Draw up to 6. Ruling: from a bag that runs dry, what is there."""
    left = total(s.bag)
    while p.tiles < RACK_TILES and left > 0:
        draw_tile(s, p, left, rng)
        p.tiles += 1
        left -= 1


@kernel
def draw_tile(s: Ingenious, p: Seat, left: int, rng: Rng) -> None:
    """One of the tiles that are left in the bag goes to a rack."""
    tile = one(nth_tile(s.bag, below(rng, left)))
    s.bag -= tile
    p.rack += tile


@kernel
def may_swap(s: Ingenious) -> bool:
    """A player may swap who holds no tile showing any of the colours in which he is lowest.

    Rulings: an empty rack is simply refilled; a swap needs at least 6 tiles in the bag.
    """
    p = s.seats[s.turn]
    return p.tiles > 0 and p.rack & SHOWING[lowest_colours(p)] == 0 and total(s.bag) >= RACK_TILES


@kernel
def swap(s: Ingenious, p: Seat, rng: Rng) -> None:
    """Put the whole rack aside, draw 6 new tiles, then return the old ones to the bag."""
    aside = p.rack
    p.rack = 0
    p.tiles = 0
    draw(s, p, rng)
    s.bag += aside


@kernel
def end_turn(s: Ingenious) -> None:
    """Clockwise. Rulings: who has no tile passes; when nobody holds a tile the game ends."""
    s.turns += 1
    for _ in range(s.players):
        s.turn = (s.turn + 1) % s.players
        if s.seats[s.turn].tiles > 0:
            s.phase = TILE
            return
    finish(s)


@kernel
def finish(s: Ingenious) -> None:
    """End: nothing is owed and nothing drawn any more."""
    s.bonus = 0
    s.turn = 0
    s.phase = OVER


# --- What the seat to move can do ----------------------------------------------------------------


@kernel
def count_in_row(s: Ingenious, row: int) -> int:
    """How many placements of the tile in hand begin in a row. Three rows of bits fit in one."""
    east = spots(s, row, EAST)
    n = count_bits(
        east | spots(s, row, SOUTHWEST) << COLUMNS | spots(s, row, SOUTHEAST) << 2 * COLUMNS
    )
    if not is_double(s.hand):
        north = spots(s, row, NORTHEAST) | spots(s, row, NORTHWEST) << COLUMNS
        n += count_bits(north | spots(s, row, WEST) << 2 * COLUMNS)
    return n


@kernel
def legal(s: Ingenious, moves: Ints) -> int:
    """Write the legal moves to the front of `moves`, ascending; how many there are."""
    n = 0
    if s.phase == TILE:
        for kind in range(KINDS):
            if count(s.seats[s.turn].rack, kind) > 0:
                moves[n] = kind
                n += 1
    elif s.phase == PLACEMENT:
        for row in range(1, LAST + 1):
            for direction in range(DIRECTIONS):
                here = ways(s, row, direction)
                for column in range(1, LAST + 1):
                    if here >> column & 1:
                        moves[n] = placement(row, direction, column)
                        n += 1
    elif s.phase == CLOSING:
        moves[0] = DRAW
        moves[1] = SWAP
        n = 1 + may_swap(s)
    return n


@kernel
def count_legal(s: Ingenious) -> int:
    """How many legal moves there are."""
    if s.phase == TILE:
        return count_kinds(s.seats[s.turn].rack)
    if s.phase == CLOSING:
        return 1 + may_swap(s)
    if s.phase == OVER:
        return 0
    if not is_first_round(s):
        return s.pairs if is_double(s.hand) else 2 * s.pairs
    n = 0
    for row in range(1, LAST + 1):
        n += count_in_row(s, row)
    return n


@kernel
def nth_legal(s: Ingenious, k: int) -> int:
    """The k-th legal move (from 0), without listing them."""
    if s.phase == TILE:
        return nth_kind(s.seats[s.turn].rack, k)
    if s.phase == CLOSING:
        return DRAW + k
    row = 1
    n = count_in_row(s, row)
    while k >= n:
        k -= n
        row += 1
        n = count_in_row(s, row)
    direction = 0
    here = ways(s, row, direction)
    n = count_bits(here)
    while k >= n:
        k -= n
        direction += 1
        here = ways(s, row, direction)
        n = count_bits(here)
    return placement(row, direction, nth_bit(here, k))


# --- A decision and all that follows from it -----------------------------------------------------


@kernel
def decide(s: Ingenious, move: int) -> None:
    """One decision of the seat to move, and nothing that follows from it."""
    if move < FIRST_PLACEMENT:
        s.hand = move
        s.phase = PLACEMENT
    elif move < DRAW:
        place(s, cell_of(move), direction_of(move))
        s.phase = PLACED
    else:
        s.phase = SWAPPING if move == SWAP else DRAWING


@kernel
def follows(s: Ingenious) -> bool:
    """Whether something happens now without anyone deciding."""
    return s.phase > OVER


@kernel
def step(s: Ingenious, rng: Rng) -> None:
    """The next thing that follows: after a placement the turn goes on; after drawing it ends."""
    if s.phase == PLACED:
        after_placement(s)
    else:
        p = s.seats[s.turn]
        if s.phase == SWAPPING:
            swap(s, p, rng)
        else:
            draw(s, p, rng)
        end_turn(s)


@kernel
def play(s: Ingenious, move: int, rng: Rng) -> None:
    """One decision and all that follows from it."""
    decide(s, move)
    while follows(s):
        step(s, rng)


@kernel
def begins_turn(s: Ingenious) -> bool:
    """Whether the decision is the first of a turn, or of a bonus turn: which tile to place."""
    return s.phase == TILE


@kernel
def is_open(s: Ingenious) -> bool:
    """What may be done depends on a rack."""
    return False


# --- The end -------------------------------------------------------------------------------------


@kernel
def is_over(s: Ingenious) -> bool:
    """Whether the game has ended."""
    return s.phase == OVER


@kernel
def result(s: Ingenious, out: Ints) -> None:
    """The lowest tracks, then the places: the higher lowest track, then the next lowest, and so on.

    Who has all six tracks on 18 comes first: nobody else can have that.
    """
    for seat in range(s.players):
        out[seat] = lowest_track(s.seats[seat])
        place_ = 1
        for other in range(s.players):
            place_ += burden(s.seats[other]) < burden(s.seats[seat])
        out[s.players + seat] = place_


# --- What a seat knows ---------------------------------------------------------------------------


@kernel
def redeal(s: Ingenious, seat: int, rng: Rng) -> None:
    """Draw the others' racks anew, as large as they are, from all tiles that the seat cannot see.

    A tile in another's hand is private until it is placed: it is one of the new rack. Open racks
    hide nothing.
    """
    if s.open_racks:
        return
    for other in range(s.players):
        if other != seat:
            s.bag += s.seats[other].rack
            s.seats[other].rack = 0
    left = total(s.bag)
    for other in range(s.players):
        if other != seat:
            p = s.seats[other]
            for _ in range(p.tiles):
                draw_tile(s, p, left, rng)
                left -= 1
    if s.phase == PLACEMENT and s.turn != seat:
        p = s.seats[s.turn]
        s.hand = nth_tile(p.rack, below(rng, p.tiles))
