"""Azul tables as a test wants them: with all 100 tiles, and every packed field in step.

    state = table("2 black, blue, white", "yellow, 3 red", players=3)
    lay_wall(state, 0, "#.#..", "..B..")
    fill_line(state, 0, 4, "blue", 2)
    set_floor(state, 0, "marker, 2 red")

As in the texts of moves, lines, rows and columns count from 1, seats from 0. What lies nowhere else
lies in the bag; or in the lid, where a test says what is in the bag.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, cast

import pytest

import tegel
from tegel.core.packing import COLOURS, in_lane, in_spaces, lane, total
from tegel.core.struct import struct
from tegel.games.azul import rules
from tegel.games.azul.layout import (
    ANY_COLOUR,
    COLOUR_NAMES,
    SPACES,
    TILES_OF_A_COLOUR,
    Azul,
    Board,
)
from tegel.games.azul.notation import LETTERS
from tegel.games.azul.view import AzulView, BoardView

every_wall = pytest.mark.parametrize("wall", ["coloured", "grey"])
every_table = pytest.mark.parametrize(
    ("players", "wall"), [(n, wall) for n in (2, 3, 4) for wall in ("coloured", "grey")]
)

# --- Setting a table ------------------------------------------------------------------------------


def table(
    *factories: str,
    centre: str = "",
    bag: str | None = None,
    players: int = 2,
    wall: str = "coloured",
    start: int = 0,
    idle: int = 0,
) -> tegel.State:
    """A round with these tiles on offer, on empty boards, after some idle rounds."""
    state = tegel.new("azul", players=players, wall=wall, start=start, seed=7)
    s = Azul.over(state.memory)
    piles = [_tiles(text) for text in (centre, *factories)]
    for source in range(2 * players + 2):
        s.display[source] = piles[source] if source < len(piles) else 0
    s.offered = sum(map(total, piles))
    rest = _without(ANY_COLOUR * TILES_OF_A_COLOUR, sum(piles))
    s.bag = rest if bag is None else _tiles(bag)
    s.lid = _without(rest, s.bag)
    s.idle = idle
    return state


def lay_wall(state: tegel.State, seat: int, *rows: str) -> None:
    """Tiles on a wall, drawn from the top by the letters of a printed board: `B.RK.`

    On both walls # is a tile of the colour that the coloured one has there.
    """
    s = Azul.over(state.memory)
    for row, drawing in enumerate(rows):
        assert len(drawing) == SPACES
        for column, letter in enumerate(drawing):
            if letter != ".":
                _lay_tile(s, s.boards[seat], row, column, _colour_at(s, row, column, letter))


def _colour_at(s: Azul, row: int, column: int, letter: str) -> int:
    (printed,) = (c for c in range(COLOURS) if rules.printed_column(row, c) == column)
    colour = printed if letter == "#" else LETTERS.index(letter)
    assert s.grey or colour == printed, f"no {letter} is printed there"
    return colour


def _lay_tile(s: Azul, b: Board, row: int, column: int, colour: int) -> None:
    _draw(s, colour, 1)
    b.wall |= 1 << SPACES * row + column
    b.colours[row] |= in_spaces(colour + 1, column, 1)
    b.has |= in_lane(1 << row, colour)
    b.accepts &= ~in_lane(1 << row, colour)


def fill_line(state: tegel.State, seat: int, line: int, colour: str, count: int) -> None:
    """Tiles on an empty pattern line."""
    _draw(Azul.over(state.memory), _colour(colour), count)
    assert rules.lay(_board(state, seat), line - 1, _colour(colour), count) == count


def complete_line(state: tegel.State, seat: int, line: int, colour: str) -> None:
    """A pattern line full of tiles."""
    fill_line(state, seat, line, colour, line)


def set_floor(state: tegel.State, seat: int, floor: str) -> None:
    """What lies on an empty floor line, from the left; the marker among it is that seat's."""
    s = Azul.over(state.memory)
    fallen = 0
    for count, name in _piles(floor):
        if name == "marker":
            turn, s.turn = s.turn, seat
            rules.take_marker(_position(state), _board(state, seat))
            s.turn = turn
        else:
            _draw(s, _colour(name), count)
            rules.drop(_position(state), _board(state, seat), _colour(name), count)
        fallen += count
    assert len(board(state, seat)["floor"]) == fallen


def set_score(state: tegel.State, *scores: int) -> None:
    """The scores, seat by seat."""
    for seat, score in enumerate(scores):
        Azul.over(state.memory).boards[seat].score = score


def _position(state: tegel.State) -> Any:
    return struct(Azul, state.memory)


def _board(state: tegel.State, seat: int) -> Any:
    return struct(Board, state.memory["boards"][0, seat : seat + 1])


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


def _draw(s: Azul, colour: int, count: int) -> None:
    """Tiles for a board come from the lid where it has them, else from the bag."""
    tiles = in_lane(count, colour)
    if lane(s.lid, colour) >= count:
        s.lid -= tiles
    else:
        s.bag = _without(s.bag, tiles)


# --- Looking at a table ---------------------------------------------------------------------------


def seen(state: tegel.State, seat: int | None = None) -> AzulView:
    """The view of a seat, with its type."""
    # Positions are written here behind a state's back, and it remembers what it has shown.
    return cast(AzulView, state.copy().view(seat))


def board(state: tegel.State, seat: int) -> BoardView:
    """A player board, as everyone sees it."""
    return seen(state)["boards"][seat]


def wall_drawing(state: tegel.State, seat: int) -> list[str]:
    """A wall as `lay_wall` draws it, with letters."""
    letters: dict[str | None, str] = {None: ".", **dict(zip(COLOUR_NAMES, LETTERS, strict=True))}
    return ["".join(letters[tile] for tile in row) for row in board(state, seat)["wall"]]


def line_text(state: tegel.State, seat: int, line: int) -> str:
    """What a pattern line holds: `2 blue`, or nothing."""
    seen_line = board(state, seat)["lines"][line - 1]
    return f"{seen_line['count']} {seen_line['colour']}" if seen_line["count"] else ""


def all_tiles(view: AzulView) -> dict[str, int]:
    """How many tiles of each colour a view shows, wherever they lie."""
    shown = [*view["centre"]]
    for factory in view["factories"]:
        shown += factory
    for pool in (view["bag"], view["lid"]):
        for colour, count in pool.items():
            shown += [colour] * count
    for seat in view["boards"]:
        shown += [tile for tile in seat["floor"] if tile != "marker"]
        for row in seat["wall"]:
            shown += [tile for tile in row if tile is not None]
        for line in seat["lines"]:
            shown += [line["colour"]] * line["count"] if line["colour"] else []
    return {colour: shown.count(colour) for colour in sorted(set(shown))}


ALL_100 = dict.fromkeys(sorted(COLOUR_NAMES), TILES_OF_A_COLOUR)

# --- Playing on -----------------------------------------------------------------------------------


def about_to_tile(wall: str = "coloured", bag: str | None = None, idle: int = 0) -> tegel.State:
    """Two players, of whom seat 1 is to take the last tile: what happens to seat 0 then?"""
    return table("white", wall=wall, bag=bag, start=1, idle=idle)


def tile_walls(state: tegel.State) -> None:
    """Take that last tile, which stays on line 5 of its taker: the offer ends."""
    state.push_text("F1 white 5")


def texts(state: tegel.State) -> list[str]:
    """The legal moves as texts."""
    return [state.text(move) for move in state.legal_moves]


def random_game(players: int, wall: str, seed: int, greed: float = 0) -> Iterator[tegel.State]:
    """A game of random moves: its state after the set-up and after each move.

    Greed is the share of moves that gain the most instead.
    """
    state = tegel.new("azul", players=players, wall=wall, seed=seed)
    yield _looked_at(state)
    for move in _random_moves(players, wall, seed, greed):
        state.push(move)
        yield _looked_at(state)


@cache
def _random_moves(players: int, wall: str, seed: int, greed: float) -> tuple[tegel.Move, ...]:
    """The moves of such a game: chosen once, for many tests walk through the same ones."""
    state, chance = tegel.new("azul", players=players, wall=wall, seed=seed), Random(seed)
    while not state.is_over:
        moves = state.legal_moves
        if chance.random() < greed:
            offered = _looked_at(state).view(state.turn)["moves"]
            gains = {move["move"]: move["gain"] for move in offered}
            moves = [move for move in moves if gains[move] == max(gains.values())]
        state.push(chance.choice(moves))
    return tuple(state.moves)


def _looked_at(state: tegel.State) -> tegel.State:
    """The same state: copies of it need not work out anew what it shows of the game so far."""
    state.view()
    return state
