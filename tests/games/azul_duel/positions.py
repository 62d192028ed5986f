"""Azul Duel tables as a test wants them: with all 65 tiles, 18 plates and 20 chips.

    state = table("3 blue, red", large="2 red, 3 black", tokens=(1, 2))
    place_plate(state, 0, 5, "YK/T*", turn=90)
    lay_tiles(state, 0, "......", "......", "..YT..")
    fill_line(state, 0, 4, "blue", 2)
    give_chips(state, 0, "B", "B/R")

As in the texts of moves, lines, rows, columns and spaces count from 1, seats from 0. Tiles that lie
nowhere else lie in the bag; or in the tower, where a test says what is in the bag. Plates that lie
nowhere else are in the stack, and nobody has seen them.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import cast

import numpy as np

import tegel
from tegel.core.packing import COLOURS, in_lane, in_spaces, lane, space, total
from tegel.core.struct import struct
from tegel.games.azul_duel import rules
from tegel.games.azul_duel.layout import (
    ACQUIRE,
    ACTION,
    ALL_PLATES,
    ANY_COLOUR,
    BROKEN_SPACES,
    CHIPS,
    COLOUR_NAMES,
    DISPLAY,
    DRAW,
    EMPTY_STACK,
    FACE_DOWN,
    LETTERS,
    LINES,
    NO_CHIP,
    NO_PLATE,
    OBSERVATION,
    PLATE_CELLS,
    PLATES,
    SEATS,
    SMALL_FACTORIES,
    SPACES,
    SPECIAL,
    SPECIAL_PLATES,
    TILES_OF_A_COLOUR,
    TURNS,
    WILD,
    Board,
    Duel,
)
from tegel.games.azul_duel.names import ASKED, CHIP_NAMES, KINDS
from tegel.games.azul_duel.view import BoardView, DuelView

SPECIAL_ONES = PLATES[:9]
WILD_ONES = PLATES[9:]

# --- Setting a table ------------------------------------------------------------------------------


def table(
    *suns: str,
    large: str = "",
    large_moon: str = "",
    bag: str | None = None,
    scoring: str = "first",
    start: int = 0,
    turn: int | None = None,
    round_number: int = 2,
    tokens: tuple[int, int] = (0, 0),
    seed: int = 7,
) -> tegel.State:
    """Phase 1 of a round: these tiles on the suns of F1 to F4, boards and display empty.

    A small factory with tiles has its chip, face down; one without has none.
    """
    state = tegel.new("azul_duel", scoring=scoring, start=start, seed=seed)
    s = Duel.over(state.memory)
    s.round, s.phase, s.asked = round_number, ACQUIRE, ACTION
    s.turn = start if turn is None else turn
    piles = [_tiles(text) for text in (large, *suns)]
    piles += [0] * (1 + SMALL_FACTORIES - len(piles))
    for factory, pile in enumerate(piles):
        s.suns[factory] = pile
        if factory:
            s.factory_chips[factory - 1] = FACE_DOWN if pile else NO_CHIP
    s.large_moon = _tiles(large_moon)
    rest = _without(ANY_COLOUR * TILES_OF_A_COLOUR, sum(piles) + s.large_moon)
    s.bag = rest if bag is None else _tiles(bag)
    s.tower = _without(rest, s.bag)
    for slot in range(DISPLAY):
        s.display[slot] = NO_PLATE
    s.unseen = ALL_PLATES
    for seat in range(SEATS):
        s.boards[seat].tokens = tokens[seat]
    return state


def stack_tiles(state: tegel.State, factory: int, tiles: str) -> None:
    """Tiles on the moon of a small factory, from the bottom up, its chip below them."""
    s = Duel.over(state.memory)
    for height, (count, name) in enumerate(_piles(tiles)):
        assert count == 1, "a stack is told tile by tile"
        _draw(s, _colour(name), 1)
        s.moons[factory - 1] += in_spaces(_colour(name) + 1, height, 1)
    s.factory_chips[factory - 1] = FACE_DOWN


def reveal_chip(state: tegel.State, factory: int, chip: str) -> None:
    """A chip that lies face up on a small factory without tiles."""
    s = Duel.over(state.memory)
    assert s.suns[factory] == s.moons[factory - 1] == 0
    s.factory_chips[factory - 1] = _unseen_chip(s, chip)


def give_chips(state: tegel.State, seat: int, *chips: str) -> None:
    """Chips that a player holds from earlier rounds."""
    s = Duel.over(state.memory)
    for chip in chips:
        s.boards[seat].chips += 1 << 2 * _unseen_chip(s, chip)


def _unseen_chip(s: Duel, chip: str) -> int:
    kind = CHIPS.index(chip)
    assert s.unseen_chips >> 2 * kind & 3, f"there are no more {chip} chips"
    s.unseen_chips -= 1 << 2 * kind
    return kind


def fill_line(state: tegel.State, seat: int, line: int, colour: str, count: int) -> None:
    """Tiles on an empty pattern line."""
    s = Duel.over(state.memory)
    b = s.boards[seat]
    assert lane(b.lines, line - 1) == 0
    assert 0 < count <= line
    _draw(s, _colour(colour), count)
    b.lines |= in_lane(8 * _colour(colour) + count, line - 1)


def complete_line(state: tegel.State, seat: int, line: int, colour: str) -> None:
    """A pattern line full of tiles."""
    fill_line(state, seat, line, colour, line)


def break_tiles(state: tegel.State, seat: int, tiles: str) -> None:
    """Broken tiles."""
    s = Duel.over(state.memory)
    for count, name in _piles(tiles):
        _draw(s, _colour(name), count)
        s.boards[seat].broken += in_lane(count, _colour(name))
    assert total(s.boards[seat].broken) <= BROKEN_SPACES


def give_start_tile(state: tegel.State, seat: int) -> None:
    """The start tile lies on a board already."""
    Duel.over(state.memory).boards[seat].holds_start = 1


def set_score(state: tegel.State, *scores: int) -> None:
    """The scores, seat by seat."""
    for seat, score in enumerate(scores):
        Duel.over(state.memory).boards[seat].score = score


# --- Plates ---------------------------------------------------------------------------------------


def show_plates(state: tegel.State, *plates: str) -> None:
    """Plates in the display."""
    s = Duel.over(state.memory)
    for slot, plate in enumerate(plates):
        s.display[slot] = _unseen_plate(s, plate)


def put_below(state: tegel.State, seat: int, *plates: str) -> None:
    """Plates that a player returned together, from the top down."""
    s = Duel.over(state.memory)
    for plate in plates:
        s.returned[s.returned_count] = _unseen_plate(s, plate)
        s.returned_by[s.returned_count] = 2 * s.returns + seat
        s.returned_count += 1
    s.returns += 1
    _show_top(s)


def show_kind(state: tegel.State, kind: str) -> None:
    """What the back of the top plate shows."""
    s = Duel.over(state.memory)
    s.top = KINDS.index(kind)
    assert s.unseen & (~SPECIAL_PLATES if s.top else SPECIAL_PLATES), f"no {kind} plate is unseen"


def place_plate(state: tegel.State, seat: int, place: int, plate: str, turn: int = 0) -> None:
    """A plate in a dome, turned clockwise."""
    s = Duel.over(state.memory)
    row, column = 2 * ((place - 1) // 3), 2 * ((place - 1) % 3)
    first = 4 * (TURNS * _unseen_plate(s, plate) + turn // 90)
    cells = s.boards[seat].cells
    for i in range(4):
        assert space(cells[row + i // 2], column + i % 2) == 0
        cells[row + i // 2] |= in_spaces(int(PLATE_CELLS[first + i]), column + i % 2, 1)


def fill_dome(state: tegel.State, seat: int, *plates: str) -> None:
    """Plates in the spaces of a dome from the first on, not turned."""
    for i, plate in enumerate(plates):
        place_plate(state, seat, i + 1, plate)


def small_stack(*unseen: str, large: str = "2 red, blue, 2 black") -> tegel.State:
    """These plates are in the stack, all others in the domes; both players have their tokens."""
    state = table(tokens=(2, 2), large=large)
    others = [plate for plate in PLATES if plate not in unseen]
    fill_dome(state, 0, *others[: len(others) // 2])
    fill_dome(state, 1, *others[len(others) // 2 :])
    return state


def _unseen_plate(s: Duel, name: str) -> int:
    plate = PLATES.index(name)
    assert s.unseen >> plate & 1, f"plate {name} lies elsewhere"
    s.unseen &= ~(1 << plate)
    _show_top(s)
    return plate


def _show_top(s: Duel) -> None:
    """Let the top show a kind that there is: the one it showed before, if it can."""
    special, wild = s.unseen & SPECIAL_PLATES, s.unseen & ~SPECIAL_PLATES
    if special or wild:
        kept = s.top if s.top != EMPTY_STACK else 0
        s.top = kept if (special, wild)[kept] else 1 - kept
    else:
        s.top = int(s.returned[0] >= 9) if s.returned_count else EMPTY_STACK


def lay_tiles(state: tegel.State, seat: int, *rows: str) -> None:
    """Tiles in a dome, drawn from the top by the letters of a printed board: `B.RK.*`

    x is the tile that the cell asks for: of its colour, or a special tile.
    """
    s = Duel.over(state.memory)
    for row, drawing in enumerate(rows):
        assert len(drawing) == SPACES
        for column, letter in enumerate(drawing):
            if letter != ".":
                _lay_tile(s, s.boards[seat], row, column, letter)


def _lay_tile(s: Duel, b: Board, row: int, column: int, letter: str) -> None:
    cell = space(b.cells[row], column)
    tile = cell if letter == "x" else (LETTERS + "*").index(letter) + 1
    fits = tile <= COLOURS if cell == WILD else tile == cell > 0
    assert fits, f"{letter} does not fit on row {row + 1}, column {column + 1}"
    if tile != SPECIAL:
        _draw(s, tile - 1, 1)
    b.filled |= 1 << SPACES * row + column
    b.tiles[row] |= in_spaces(tile, column, 1)


# --- Tiles ----------------------------------------------------------------------------------------


def _piles(text: str) -> list[tuple[int, str]]:
    """`2 black, blue` as numbers and names."""
    parts = [part.split() for part in text.split(",") if part.strip()]
    return [(int(words[0]) if len(words) == 2 else 1, words[-1]) for words in parts]


def _tiles(text: str) -> int:
    return sum(in_lane(count, _colour(name)) for count, name in _piles(text))


def _colour(name: str) -> int:
    return COLOUR_NAMES.index(name)


def _without(pool: int, tiles: int) -> int:
    for colour, name in enumerate(COLOUR_NAMES):
        assert lane(tiles, colour) <= lane(pool, colour), f"there are not so many {name} tiles"
    return pool - tiles


def _draw(s: Duel, colour: int, count: int) -> None:
    """Tiles for a board come from the tower where it has them, else from the bag."""
    tiles = in_lane(count, colour)
    if lane(s.tower, colour) >= count:
        s.tower -= tiles
    else:
        s.bag = _without(s.bag, tiles)


# --- Looking at a table ---------------------------------------------------------------------------


def seen(state: tegel.State, seat: int | None = None) -> DuelView:
    """The view of a seat, with its type."""
    return cast(DuelView, state.view(seat))


def board(state: tegel.State, seat: int) -> BoardView:
    """A player board, as everyone sees it."""
    return seen(state)["boards"][seat]


def dome(state: tegel.State, seat: int) -> list[str]:
    """The tiles of a dome as `lay_tiles` draws them, with letters."""
    tiles = Duel.over(state.memory).boards[seat].tiles
    return ["".join((f".{LETTERS}*")[space(tiles[row], c)] for c in range(SPACES)) for row in _ROWS]


def cells(state: tegel.State, seat: int) -> list[str]:
    """What the cells of a dome ask for, in the letters of the plates."""
    kinds = Duel.over(state.memory).boards[seat].cells
    return ["".join((f".{LETTERS}*#")[space(kinds[r], c)] for c in range(SPACES)) for r in _ROWS]


_ROWS = range(LINES)


def line_text(state: tegel.State, seat: int, line: int) -> str:
    """What a pattern line holds: `2 blue`, or nothing."""
    colour, count = divmod(lane(Duel.over(state.memory).boards[seat].lines, line - 1), 8)
    return f"{count} {COLOUR_NAMES[colour]}" if count else ""


def chips_held(state: tegel.State, seat: int) -> list[str]:
    """The chips of a player."""
    held = Duel.over(state.memory).boards[seat].chips
    return [chip for i, chip in enumerate(CHIPS) for _ in range(held >> 2 * i & 3)]


def named(*chips: str) -> list[str]:
    """Chips by the names that views have for them: `blue-red` for B/R."""
    return [CHIP_NAMES[CHIPS.index(chip)] for chip in chips]


def asked(state: tegel.State) -> str:
    """What is asked of the seat in turn."""
    return ASKED[Duel.over(state.memory).asked]


def observed(state: tegel.State, seat: int) -> list[float]:
    """What a seat may know as numbers."""
    out = np.full(OBSERVATION, np.nan, np.float32)
    rules.observe(struct(Duel, state.memory), seat, out)
    return out.tolist()


def returned(state: tegel.State) -> list[str]:
    """The plates that were returned, from the top down."""
    s = Duel.over(state.memory)
    return [PLATES[s.returned[i]] for i in range(s.returned_count)]


def texts(state: tegel.State) -> list[str]:
    """The legal moves as texts."""
    return [state.text(move) for move in state.legal_moves]


# --- Playing on -----------------------------------------------------------------------------------


def about_to_tile(
    start: int = 0,
    round_number: int = 2,
    bag: str | None = None,
    scoring: str = "first",
    seed: int = 7,
) -> tegel.State:
    """No tiles are left, and seat 1 is to take the last chip: what happens to seat 0 then?"""
    state = table(
        start=start, turn=1, round_number=round_number, bag=bag, scoring=scoring, seed=seed
    )
    reveal_chip(state, 1, "K/B")
    return state


def tile_domes(state: tegel.State) -> None:
    """Take that last chip: phase 1 ends."""
    state.push_text("chip F1")


def play(state: tegel.State, *moves: str) -> None:
    """Moves, one after another."""
    for move in moves:
        state.push_text(move)


def random_game(
    seed: int, thirst: float = 0, greed: float = 0, scoring: str = "random"
) -> Iterator[tegel.State]:
    """A game of random moves: its state after the set-up and after each move.

    Thirst is the share of decisions in which a plate is drawn from the stack wherever that can be;
    who is thirsty also begins with points to pay for it. Greed is the share of decisions that gain
    the most.
    """
    state = _start(seed, thirst, scoring)
    yield state
    for move in _random_moves(seed, thirst, greed, scoring):
        state.push(move)
        yield state


def _start(seed: int, thirst: float, scoring: str) -> tegel.State:
    state = tegel.new("azul_duel", scoring=scoring, seed=seed)
    if thirst:
        set_score(state, 30, 30)
    return state


@cache
def _random_moves(seed: int, thirst: float, greed: float, scoring: str) -> tuple[tegel.Move, ...]:
    """The moves of such a game: chosen once, for many tests walk through the same ones."""
    state, chance = _start(seed, thirst, scoring), Random(seed)
    while not state.is_over:
        moves = state.legal_moves
        if DRAW in moves and chance.random() < thirst:
            moves = [DRAW]
        elif chance.random() < greed:
            gains = {move["move"]: move["gain"] for move in seen(state, state.turn)["moves"]}
            moves = [move for move in moves if gains[move] == max(gains.values())]
        state.push(chance.choice(moves))
    return tuple(state.moves)


def thirsty_game(number: int) -> Iterator[tegel.State]:
    """A game in which plates are drawn and returned all the time."""
    return random_game(number, 0.6)
