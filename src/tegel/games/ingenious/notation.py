"""Ingenious as text: moves and the table.

A tile is written `red-blue`, a placement `d5 southeast`: where the first colour lies and in which
direction from there the second; at the end of a turn stands `draw` or `swap`. Rows are lettered
from the top, the cells of a row numbered from the left.
"""

import re
from collections.abc import Iterator
from functools import cache

from tegel.core.ink import Ink
from tegel.core.notation import Unread, choose, words
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.games.ingenious.board import cell_of, direction_of, is_printed, placement
from tegel.games.ingenious.layout import (
    COLOUR_NAMES,
    COLUMNS,
    DIRECTION_NAMES,
    DRAW,
    FIRST_PLACEMENT,
    FREE,
    MIDDLE,
    OVER,
    PAIRS,
    PLACEMENT,
    TILE,
    TILE_NAMES,
    Ingenious,
    cell_at,
    rows_of,
)
from tegel.games.ingenious.names import cell_name, kinds, lowest, pair, side
from tegel.games.ingenious.tiles import total

LETTERS = tuple(name[0].upper() for name in COLOUR_NAMES)
SHORT_DIRECTIONS = ("e", "ne", "nw", "w", "sw", "se")
CLOSINGS = ("draw", "swap")

# --- Moves ---------------------------------------------------------------------------------------


def move_text(state: State, move: Move) -> str:
    """`red-blue`, `d5 southeast`, `draw`, `swap`."""
    if move >= DRAW:
        return CLOSINGS[move - DRAW]
    if move < FIRST_PLACEMENT:
        return TILE_NAMES[move]
    return placement_text(side(state), move)


@cache
def placement_text(side: int, move: Move) -> str:
    """`d5 southeast` on a board of this size."""
    return f"{cell_name(side, cell_of(move))} {DIRECTION_NAMES[direction_of(move)]}"


def parse_move(state: State, text: str) -> Move:
    """The move that a text means; words may be shortened, colours to their letters: `rb`, `d5 se`.

    The colours of a tile may stand in either order.
    """
    parts = words(text)
    if len(parts) == 1 and len(parts[0]) == 2 and set(parts[0].upper()) <= {*LETTERS}:
        parts = list(parts[0])
    elif len(parts) == 1:
        found = [i for i, word in enumerate(CLOSINGS) if word.startswith(parts[0])]
        if found:
            return DRAW + found[0]
        parts = parts[0].split("-")
    if len(parts) != 2:
        raise Unread("no-move", given=repr(text.strip()))
    if any(character.isdigit() for character in parts[0]):
        cell = _cell(state, parts[0])
        return int(placement(cell // COLUMNS, _direction(parts[1]), cell % COLUMNS))
    first, second = sorted(choose(part, COLOUR_NAMES, "no-colour") for part in parts)
    return PAIRS.index((first, second))


def _cell(state: State, word: str) -> int:
    rows = rows_of(side(state))
    letters = [chr(ord("a") + i) for i in range(len(rows))]
    if re.fullmatch(r"-?[0-9],-?[0-9]", word):
        q, r = map(int, word.split(","))
        if abs(r) < MIDDLE and -MIDDLE <= q < MIDDLE:
            return cell_at(q, r)
    if not re.fullmatch(r"[a-z][0-9]{1,2}", word):
        raise Unread("no-cell", given=repr(word))
    if word[0] not in letters:
        raise Unread("no-row", row=word[0], last=letters[-1])
    row = rows[letters.index(word[0])]
    if not 1 <= int(word[1:]) <= len(row):
        raise Unread("not-in-row", cell=word, row=word[0], most=len(row))
    return row[int(word[1:]) - 1]


def _direction(word: str) -> int:
    if word in SHORT_DIRECTIONS:
        return SHORT_DIRECTIONS.index(word)
    return choose(word.replace("-", ""), DIRECTION_NAMES, "no-direction")


# --- The table -----------------------------------------------------------------------------------


def show(state: State, ink: Ink) -> str:
    """The table for a terminal, as the seat to move sees it: with its rack, and all open ones.

    So a printed state is for the eyes of that seat; to others a server sends views. Printed symbols
    stand in brackets, a free cell shows its number in its row, a star marks the lowest tracks.
    """
    s = Ingenious.over(state.memory)
    lines = [ink.bold(f"Ingenious, {state.options['edition']} edition") + "  " + _now(s), ""]
    lines += [*_board(state, s, ink), "", f"Bag {total(s.bag)}", ""]
    for seat in range(s.players):
        lines += _seat(state, s, seat, ink)
    return "\n".join(lines)


def _now(s: Ingenious) -> str:
    if s.phase == OVER:
        return "The game is over."
    if s.phase == PLACEMENT:
        return f"Seat {s.turn} is to place {TILE_NAMES[s.hand]}."
    return f"Seat {s.turn} is to {'choose a tile' if s.phase == TILE else 'draw or swap'}."


def _board(state: State, s: Ingenious, ink: Ink) -> Iterator[str]:
    rows = rows_of(side(state))
    for index, row in enumerate(rows):
        # Each row is moved by half a cell against the next.
        indent = "  " * (len(rows) - len(row))
        cells = [_cell_drawing(s, cell, number, ink) for number, cell in enumerate(row, 1)]
        yield f"{chr(ord('a') + index)} {indent}{' '.join(cells)}"


def _cell_drawing(s: Ingenious, cell: int, number: int, ink: Ink) -> str:
    content = s.cells[cell]
    if content == FREE:
        return ink.dim(f"{number:>2} ")
    letter, colour = LETTERS[content], COLOUR_NAMES[content]
    return ink.tile(f"({letter})" if is_printed(cell) else f" {letter} ", colour)


def _seat(state: State, s: Ingenious, seat: int, ink: Ink) -> Iterator[str]:
    p = s.seats[seat]
    active = s.turn == seat and s.phase != OVER
    title = f"{'>' if active else ' '} Seat {seat}"
    low = lowest(state, seat)
    tracks = [
        ink.tile(f" {LETTERS[colour]} ", name)
        + f"{p.tracks[colour]:>3}{'*' if name in low else ' '}"
        for colour, name in enumerate(COLOUR_NAMES)
    ]
    yield f"{ink.bold(title) if active else title}   {'  '.join(tracks)}"
    if active or s.open_racks:
        drawn = [_tile_drawing(pair(kind), ink) for kind in kinds(p.rack)]
        yield f"           Rack {'  '.join(drawn)}"
    else:
        yield f"           Rack {p.tiles} tile{'s' * (p.tiles != 1)}"


def _tile_drawing(tile: list[str], ink: Ink) -> str:
    first, second = tile
    return ink.tile(f" {first[0].upper()}", first) + ink.tile(f"{second[0].upper()} ", second)
