"""Ingenious in words: moves, refusals and the table.

A tile is written `red-blue`, a placement `d5 southeast`: where the first colour lies and in which
direction from there the second; at the end of a turn stands `draw` or `swap`. Rows are lettered
from the top, the cells of a row numbered from the left.
"""

import re
from collections.abc import Iterator
from functools import cache

from tegel.core.errors import InvalidMove
from tegel.core.game import Move
from tegel.core.ink import Ink
from tegel.core.notation import choose, words
from tegel.core.state import State
from tegel.core.struct import struct
from tegel.games.ingenious import explain
from tegel.games.ingenious.board import (
    cell_of,
    direction_of,
    is_printed,
    placement,
)
from tegel.games.ingenious.layout import (
    BESIDE,
    CLOSING,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    DIRECTION_NAMES,
    DIRECTIONS,
    DRAW,
    FIRST_PLACEMENT,
    FREE,
    MIDDLE,
    OVER,
    PAIRS,
    PLACEMENT,
    RACK_TILES,
    TILE,
    TILE_NAMES,
    Ingenious,
    axial,
    cell_at,
    cell_names,
    rows_of,
)
from tegel.games.ingenious.story import (
    STEPS,
    colours,
    is_placement,
    last_swap,
    lowest,
    placement_at,
    side,
    tiles,
)
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
    return _placement_text(side(state), move)


@cache
def _placement_text(side: int, move: Move) -> str:
    return f"{_cell_text(side, cell_of(move))} {DIRECTION_NAMES[direction_of(move)]}"


def _cell_text(side: int, cell: int) -> str:
    """`d5`; a cell off the board has no name, so its axial coordinates stand for it: `-6,3`."""
    q, r = axial(cell)
    return cell_names(side).get(cell, f"{q},{r}")


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
        raise InvalidMove(f"{text.strip()!r} is not a move; {help_text(state)}")
    if any(character.isdigit() for character in parts[0]):
        cell = _cell(state, parts[0])
        return int(placement(cell // COLUMNS, _direction(parts[1]), cell % COLUMNS))
    first, second = sorted(choose(part, COLOUR_NAMES, "colour") for part in parts)
    return PAIRS.index((first, second))


def _cell(state: State, word: str) -> int:
    rows = rows_of(side(state))
    letters = [chr(ord("a") + i) for i in range(len(rows))]
    if re.fullmatch(r"-?[0-9],-?[0-9]", word):
        q, r = map(int, word.split(","))
        if abs(r) < MIDDLE and -MIDDLE <= q < MIDDLE:
            return cell_at(q, r)
    if not re.fullmatch(r"[a-z][0-9]{1,2}", word):
        raise InvalidMove(f"{word!r} is no cell; write its row and its number in it, as in: d5")
    if word[0] not in letters:
        raise InvalidMove(f"there is no row {word[0]}; rows are a to {letters[-1]}")
    row = rows[letters.index(word[0])]
    if not 1 <= int(word[1:]) <= len(row):
        cells = f"{word[0]}1 to {word[0]}{len(row)}"
        raise InvalidMove(f"there is no cell {word}; row {word[0]} has {cells}")
    return row[int(word[1:]) - 1]


def _direction(word: str) -> int:
    if word in SHORT_DIRECTIONS:
        return SHORT_DIRECTIONS.index(word)
    return choose(word.replace("-", ""), DIRECTION_NAMES, "direction")


def why_illegal(state: State, move: Move) -> str:
    """Which rule forbids a move here."""
    rule = explain.refusal(struct(Ingenious, state.memory), move)
    if rule == explain.IS_OVER:
        return "the game is over"
    if rule == explain.TILE_WANTED:
        return "first choose a tile of your rack"
    if rule == explain.NOT_ON_RACK:
        return f"there is no {TILE_NAMES[move]} on your rack"
    if rule == explain.PLACEMENT_WANTED:
        hand = TILE_NAMES[Ingenious.over(state.memory).hand]
        return f"{hand} is in your hand: say where to place it"
    if rule == explain.CLOSING_WANTED:
        return "nothing is left to place: draw or swap"
    if is_placement(move):
        return _why_not_there(state, move, rule)
    return _why_no_swap(state, rule)


def _why_not_there(state: State, move: Move, rule: int) -> str:
    """Why the tile in hand cannot lie there."""
    cell, direction = int(cell_of(move)), int(direction_of(move))
    other = cell + STEPS[direction]
    if rule == explain.NOT_BESIDE_SYMBOL:
        return "in the first round a tile must lie next to a printed symbol"
    if rule == explain.SYMBOL_CLAIMED:
        symbol = colours(BESIDE[cell] | BESIDE[other])[0]
        return f"another player began next to the {symbol} symbol: choose a different one"
    if rule == explain.OTHER_WAY_ROUND:
        back = DIRECTION_NAMES[(direction + DIRECTIONS // 2) % DIRECTIONS]
        same = f"{_cell_text(side(state), other)} {back}"
        return f"the two ways round of a double are one move: write {same}"
    free = explain.refusal_of_cell(struct(Ingenious, state.memory), cell) == explain.LEGAL
    if rule == explain.OFF_THE_BOARD and free:
        return f"{DIRECTION_NAMES[direction]} of {_cell_text(side(state), cell)} the board ends"
    blocked = other if free else cell
    name = _cell_text(side(state), blocked)
    if rule == explain.OFF_THE_BOARD:
        return f"{name} is off the board"
    colour = COLOUR_NAMES[Ingenious.over(state.memory).cells[blocked]]
    if rule == explain.PRINTED_SYMBOL:
        return f"the {colour} symbol printed on {name} is never covered"
    return f"{name} is covered already, by {colour}"


def _why_no_swap(state: State, rule: int) -> str:
    """Why the rack cannot be swapped."""
    s = Ingenious.over(state.memory)
    if rule == explain.EMPTY_RACK:
        return "your rack is empty: it is simply refilled"
    if rule == explain.BAG_TOO_SMALL:
        left = int(total(s.bag))
        there = f"there {'is' if left == 1 else 'are'} {left}"
        return f"a swap needs at least {RACK_TILES} tiles in the bag; {there}"
    low = lowest(state, s.turn)
    held = {colour for tile in tiles(s.seats[s.turn].rack) for colour in tile}
    shown = [colour for colour in low if colour in held]
    return f"you hold {' and '.join(shown)}, in which you are lowest"


def help_text(state: State) -> str:
    """How to write a move now."""
    phase = Ingenious.over(state.memory).phase
    if phase == CLOSING:
        return "write draw, or swap to change all tiles of your rack"
    if phase == PLACEMENT:
        return (
            "say where the first colour lies and where the second from there, as in: d5 southeast"
        )
    return "choose a tile of your rack by its colours, as in: red-blue"


def news(state: State) -> list[str]:
    """What the last move scored or drew, and the end. A chosen tile is private: it is no news."""
    if not state.moves or state.moves[-1] < FIRST_PLACEMENT:
        return []
    swapped = last_swap(state)
    if swapped is not None:
        rack = ", ".join("-".join(tile) for tile in swapped["rack"])
        told = [f"Seat {swapped['seat']} swaps {rack} for {RACK_TILES} new tiles."]
    elif state.moves[-1] == DRAW:
        told = [_drawn(state)]
    else:
        told = _scored(state)
    return told + (_end(state) if state.is_over else [])


def _drawn(state: State) -> str:
    then = Ingenious.over(state.before(len(state.moves) - 1)[0])
    now = Ingenious.over(state.memory)
    drawn = now.seats[then.turn].tiles - then.seats[then.turn].tiles
    return f"Seat {then.turn} draws {drawn} tile{'s' * (drawn != 1)}."


def _scored(state: State) -> list[str]:
    placed = placement_at(state, len(state.moves) - 1)
    points = [f"{colour} +{n}" for colour, n in placed["points"].items() if n]
    told = [f"Seat {placed['seat']} scores {', '.join(points) or 'nothing'}."]
    told += [f"{colour.capitalize()} reaches 18." for colour in placed["reached"]]
    if Ingenious.over(state.memory).phase == TILE:
        told.append(f"Seat {placed['seat']} has a bonus turn.")
    return told


def _end(state: State) -> list[str]:
    s = Ingenious.over(state.memory)
    ways = {
        explain.ALL_ON_18: "All six tracks of a seat are on 18.",
        explain.BOARD_FULL: "No two adjacent free cells are left.",
        explain.NO_TILES: "Nobody holds a tile.",
    }
    seats = [s.seats[seat] for seat in range(s.players)]
    tracks = [sorted(p.tracks[colour] for colour in range(COLOURS)) for p in seats]
    return [
        ways[explain.how_it_ended(struct(Ingenious, state.memory))],
        *(f"Seat {seat}: {' '.join(map(str, each))}." for seat, each in enumerate(tracks)),
    ]


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
        yield f"           Rack {'  '.join(_tile_drawing(tile, ink) for tile in tiles(p.rack))}"
    else:
        yield f"           Rack {p.tiles} tile{'s' * (p.tiles != 1)}"


def _tile_drawing(tile: list[str], ink: Ink) -> str:
    first, second = tile
    return ink.tile(f" {first[0].upper()}", first) + ink.tile(f"{second[0].upper()} ", second)
