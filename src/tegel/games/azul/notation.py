"""Azul in words: moves, refusals and the table.

A take is written `F3 blue 4` (factory, colour, pattern line) or `C red floor` (centre, colour,
floor line); the choice of a column on the grey wall is `column 2`.
"""

import re
from collections.abc import Iterator
from functools import cache

from tegel.core.ink import Ink
from tegel.core.notation import Unread, choose, words
from tegel.core.packing import COLOURS, lane, space
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.games.azul import rules
from tegel.games.azul.board import factories, line_colour, line_count
from tegel.games.azul.layout import (
    CENTRE,
    COLOUR_NAMES,
    DESTINATIONS,
    FACTORY_TILES,
    FIRST_COLUMN,
    FLOOR,
    FLOOR_COST,
    FLOOR_SPACES,
    IN_CENTRE,
    LINES,
    MARKER,
    MOST_FACTORIES,
    OFFER,
    OVER,
    SPACES,
    TAKES_PER_SOURCE,
    Azul,
    Board,
)

# The letters on a printed board: K is black, as printers have it, so that all five differ.
LETTERS = ("B", "Y", "R", "K", "W")
LETTER_NAMES = {letter.lower(): name for letter, name in zip(LETTERS, COLOUR_NAMES, strict=True)}
BOARD_WIDTH = 28


def move_text(state: State, move: Move) -> str:
    """`F3 blue 4`, `C red floor`, `column 2`."""
    return text_of(move)


@cache  # views write every legal move
def text_of(move: Move) -> str:
    """Every move has one text, whatever the position."""
    if move >= FIRST_COLUMN:
        return f"column {move - FIRST_COLUMN + 1}"
    source, rest = divmod(move, TAKES_PER_SOURCE)
    colour, destination = divmod(rest, DESTINATIONS)
    where = "floor" if destination == FLOOR else str(destination + 1)
    return f"{source_text(source)} {COLOUR_NAMES[colour]} {where}"


def source_text(source: int) -> str:
    """`C` or `F3`."""
    return "C" if source == CENTRE else f"F{source}"


def parse_move(state: State, text: str) -> Move:
    """The move that a text means; words may be shortened, colours to their letters."""
    parts = words(text)
    if len(parts) == 2 and "column".startswith(parts[0]):
        return FIRST_COLUMN + _column(parts[1])
    if len(parts) != 3:
        raise Unread("no-move", given=repr(text.strip()))
    source, colour, destination = parts
    return (
        _source(state, source) * TAKES_PER_SOURCE
        + choose(LETTER_NAMES.get(colour, colour), COLOUR_NAMES, "no-colour") * DESTINATIONS
        + (FLOOR if "floor".startswith(destination) else _line(destination))
    )


def _source(state: State, word: str) -> int:
    if "centre".startswith(word) or word == "center":
        return CENTRE
    most = factories(state.players)
    if re.fullmatch(r"f[1-9]", word) and int(word[1]) <= MOST_FACTORIES:
        if int(word[1]) <= most:
            return int(word[1])
        raise Unread("no-factory", given=word.upper(), players=state.players, most=most)
    raise Unread("no-source", given=repr(word), most=most)


def _line(word: str) -> int:
    if re.fullmatch(r"[1-5]", word):
        return int(word) - 1
    raise Unread("no-line", given=repr(word), most=LINES)


def _column(word: str) -> int:
    if re.fullmatch(r"[0-9]", word) and 1 <= int(word) <= SPACES:
        return int(word) - 1
    raise Unread("no-column", given=repr(word), most=SPACES)


# --- The table -----------------------------------------------------------------------------------


def show(state: State, ink: Ink) -> str:
    """The whole table for a terminal: small letters are spaces printed on the wall."""
    s = Azul.over(state.memory)
    walls = "grey" if s.grey else "coloured"
    lines = [ink.bold(f"Azul, {walls} wall, round {s.round}") + "  " + _now(s), ""]
    lines += _offer(s, ink)
    letters = "  ".join(
        f"{letter} {name}" for letter, name in zip(LETTERS, COLOUR_NAMES, strict=True)
    )
    lines += [f"Bag {_total(s.bag)}  Lid {_total(s.lid)}   {ink.dim(letters)}", ""]
    boards = [list(_board(s, seat, ink)) for seat in range(s.players)]
    for pair in (boards[:2], boards[2:]):
        lines += ["   ".join(rows).rstrip() for rows in zip(*pair, strict=True)]
        if pair:
            lines.append("")
    return "\n".join(lines).rstrip()


def _now(s: Azul) -> str:
    if s.phase == OVER:
        return "The game is over."
    if s.phase < OFFER:
        return f"Seat {s.turn} chooses a column for line {s.phase + 1}."
    return f"Seat {s.turn} is to take tiles."


def _offer(s: Azul, ink: Ink) -> list[str]:
    numbers = range(1, factories(s.players) + 1)
    shown = [f"F{f} {_tiles(s.display[f], ink, FACTORY_TILES)}" for f in numbers]
    rows = [" ".join(shown[i : i + 5]).rstrip() for i in range(0, len(shown), 5)]
    marker = "1 " if s.marker == IN_CENTRE and s.phase == OFFER else ""
    return [*rows, f"C  {ink.bold(marker)}{_tiles(s.display[CENTRE], ink, 0)}".rstrip()]


def _tiles(tiles: int, ink: Ink, width: int) -> str:
    shown = [_tile(c, ink) for c in range(COLOURS) for _ in range(lane(tiles, c))]
    return "".join(shown) + ink.dim(" · ") * (width - len(shown))


def _tile(colour: int, ink: Ink) -> str:
    return ink.tile(f" {LETTERS[colour]} ", COLOUR_NAMES[colour])


def _total(tiles: int) -> int:
    return sum(lane(tiles, colour) for colour in range(COLOURS))


def _board(s: Azul, seat: int, ink: Ink) -> Iterator[str]:
    """The lines of one player board, all of one width."""
    b = s.boards[seat]
    active = s.turn == seat and s.phase != OVER
    points = f"{b.score} point" + "s" * (b.score != 1)
    title = f"{'>' if active else ' '} Seat {seat}"
    padded = title + points.rjust(BOARD_WIDTH + 7 - len(title))
    yield ink.bold(padded) if active else padded
    if s.grey:
        yield " " * 20 + ink.dim("".join(f" {column + 1} " for column in range(SPACES)))
    for line in range(LINES):
        yield f"{line + 1} {_line_spaces(b, line, ink)} ║ {_wall_spaces(s, b, line, ink)}"
    yield f"  {_floor(b, ink)}"


def _line_spaces(b: Board, line: int, ink: Ink) -> str:
    colour, count = line_colour(b.lines, line), line_count(b.lines, line)
    free = ink.dim(" · ") * (line + 1 - count)
    return "   " * (LINES - line - 1) + free + _tile(colour, ink) * count


def _wall_spaces(s: Azul, b: Board, row: int, ink: Ink) -> str:
    printed = [COLOURS] * SPACES
    if not s.grey:
        for colour in range(COLOURS):
            printed[rules.printed_column(row, colour)] = colour
    return "".join(
        _tile(space(b.colours[row], column) - 1, ink)
        if space(b.colours[row], column)
        else ink.dim(" · ")
        if s.grey
        else ink.hint(f" {LETTERS[printed[column]].lower()} ", COLOUR_NAMES[printed[column]])
        for column in range(SPACES)
    )


def _floor(b: Board, ink: Ink) -> str:
    shown = []
    for i in range(FLOOR_SPACES):
        tile = space(b.floor, i + 1) if i < space(b.floor, 0) else 0
        cost = f"{FLOOR_COST[i] - FLOOR_COST[i + 1]} "
        shown.append(
            ink.bold(" 1 ")
            if tile == MARKER
            else _tile(tile - 1, ink)
            if tile
            else ink.dim(cost.rjust(3))
        )
    return "".join(shown) + " " * (BOARD_WIDTH + 5 - 3 * FLOOR_SPACES)
