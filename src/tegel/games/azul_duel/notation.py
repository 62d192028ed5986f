"""Azul Duel as text: moves and the table.

An action is `plate YK/T*`, `draw`, `L blue` (the large sun), `F3 blue` (a small one),
`moons blue` or `chip F2`; then come `keep YK/T*`, `return YK/T*`, `space 5`, `turn 90`,
`stack red`, `line 4` or `break`, and in phase 2 `column 3`, `no chips`, `pay blue/red`.
"""

from collections.abc import Iterator

from tegel.core.ink import Ink
from tegel.core.notation import Unread, choose, words
from tegel.core.packing import COLOURS, lane, space, total
from tegel.core.state import State
from tegel.core.struct import struct
from tegel.core.telling import Move
from tegel.games.azul_duel import plates
from tegel.games.azul_duel.board import line_colour, line_count
from tegel.games.azul_duel.chips import chip_count
from tegel.games.azul_duel.layout import (
    ACTION,
    CHIP_OR_NOT,
    CHIPS,
    COLOUR_NAMES,
    COLUMN,
    CONDITIONS,
    DISPLAY,
    DRAWING,
    EMPTY_STACK,
    FACE_DOWN,
    KEEP,
    LETTERS,
    LINE,
    LINES,
    MOON_HEIGHT,
    NEXT_CHIP,
    NO_CHIP,
    NO_PLATE,
    OVER,
    PLATE_SPACES,
    PLATES,
    RETURN,
    SEATS,
    SMALL_FACTORIES,
    SPACE,
    SPACES,
    SPECIAL,
    STACK,
    TURN,
    TURNS,
    WILD,
    Board,
    Duel,
)
from tegel.games.azul_duel.names import CHIP_NAMES, KINDS

CHIP_TEXTS = tuple(chip.replace("-", "/") for chip in CHIP_NAMES)
# Every move has one text, whatever the position.
TEXTS = (
    *(f"plate {plate}" for plate in PLATES),
    "draw",
    "stop",
    *(f"keep {plate}" for plate in PLATES),
    *(f"return {plate}" for plate in PLATES),
    *(f"space {place + 1}" for place in range(PLATE_SPACES)),
    *(f"turn {90 * turns}" for turns in range(TURNS)),
    *(f"{sun} {colour}" for sun in ("L", "F1", "F2", "F3", "F4") for colour in COLOUR_NAMES),
    *(f"moons {colour}" for colour in COLOUR_NAMES),
    *(f"chip F{factory + 1}" for factory in range(SMALL_FACTORIES)),
    *(f"stack {colour}" for colour in COLOUR_NAMES),
    *(f"line {line + 1}" for line in range(LINES)),
    "break",
    *(f"column {column + 1}" for column in range(SPACES)),
    "no chips",
    *(f"pay {chip}" for chip in CHIP_TEXTS),
)
MEANINGS = {text.lower(): move for move, text in enumerate(TEXTS)}
LETTER_NAMES = dict(zip(LETTERS.lower(), COLOUR_NAMES, strict=True))
BOARD_WIDTH = 36


def move_text(state: State, move: Move) -> str:
    """The text of a move."""
    return TEXTS[move]


def parse_move(state: State, text: str) -> Move:
    """The move that a text means; colours may be shortened to a beginning or their letter."""
    parts = words(text)
    if " ".join(parts) in MEANINGS:
        return MEANINGS[" ".join(parts)]
    if len(parts) == 2:
        verb = _verb(parts[0])
        meaning = f"{verb} {_object(verb, parts[1])}"
        if meaning in MEANINGS:
            return MEANINGS[meaning]
    raise Unread("no-move", given=repr(text.strip()))


def _verb(word: str) -> str:
    verbs = tuple(dict.fromkeys(text.split()[0] for text in MEANINGS))
    return verbs[choose(word, verbs, "no-verb")]


def _object(verb: str, word: str) -> str:
    """The second word of a move in full."""
    if verb == "pay":
        halves = [_colour(half) for half in word.split("/")]
        return "/".join(halves) if "/".join(halves) in CHIP_TEXTS else "/".join(reversed(halves))
    if verb in ("l", "f1", "f2", "f3", "f4", "moons", "stack"):
        return _colour(word)
    return word


def _colour(word: str) -> str:
    return COLOUR_NAMES[choose(LETTER_NAMES.get(word, word), COLOUR_NAMES, "no-colour")]


# --- The table --------------------------------------------------------------------------------


def show(state: State, ink: Ink) -> str:
    """The whole table for a terminal: small letters are free cells, # wild, * special.

    It is for the seat in turn: plates that were drawn and looked at are shown.
    """
    s = Duel.over(state.memory)
    lines = [ink.bold(f"Azul Duel, round {s.round}") + "  " + _now(s), ""]
    lines += _factories(s, ink)
    lines += [_plates(state, s), _scoring(s), ""]
    boards = [list(_board(s, seat, ink)) for seat in range(SEATS)]
    lines += ["   ".join(rows).rstrip() for rows in zip(*boards, strict=True)]
    return "\n".join(lines)


def _now(s: Duel) -> str:
    if s.phase == OVER:
        return "The game is over."
    drawn = ", ".join(plate for i, plate in enumerate(PLATES) if s.hand >> i & 1)
    asks = {
        ACTION: "is to act",
        DRAWING: f"has drawn {s.drawn_count}",
        KEEP: f"keeps one of {drawn}",
        RETURN: f"returns {drawn}",
        SPACE: "places a plate",
        TURN: "turns a plate",
        STACK: "stacks tiles",
        LINE: f"has {s.count} {COLOUR_NAMES[s.colour]} in hand",
        COLUMN: f"tiles line {s.line + 1}",
        CHIP_OR_NOT: f"may complete line {s.line + 1}",
        NEXT_CHIP: f"pays for line {s.line + 1}",
    }
    plate = f" {PLATES[s.plate]}" if s.asked in (SPACE, TURN) else ""
    return f"Seat {s.turn} {asks[s.asked]}{plate}."


def _factories(s: Duel, ink: Ink) -> list[str]:
    holder = s.boards[0].holds_start or s.boards[1].holds_start
    large = f"L   sun {_tiles(s.suns[0], ink)}  moon {_tiles(s.large_moon, ink)}"
    rows = [large + ("" if holder else "  start tile")]
    for i in range(SMALL_FACTORIES):
        height = [space(s.moons[i], h) for h in range(MOON_HEIGHT) if space(s.moons[i], h)]
        moon = "".join(_tile(tile, ink) for tile in height)
        rows.append(f"F{i + 1}  sun {_tiles(s.suns[i + 1], ink)}  moon {moon}  {_chip(s, i)}")
    letters = "  ".join(f"{letter} {LETTER_NAMES[letter.lower()]}" for letter in LETTERS)
    bag = f"Bag {total(s.bag)}  Tower {total(s.tower)}   {ink.dim(letters)}"
    return [*(row.rstrip() for row in rows), bag]


def _chip(s: Duel, i: int) -> str:
    chip = s.factory_chips[i]
    if chip == NO_CHIP:
        return ""
    return "chip face down" if chip == FACE_DOWN else f"chip {CHIP_TEXTS[chip]}"


def _plates(state: State, s: Duel) -> str:
    shown = [PLATES[s.display[i]] for i in range(DISPLAY) if s.display[i] != NO_PLATE]
    top = "" if s.top == EMPTY_STACK else f", a {KINDS[s.top]} one on top"
    size = plates.stack_size(struct(Duel, state.memory))
    return f"Plates {'  '.join(shown) or 'none'}   stack {size}{top}"


def _scoring(s: Duel) -> str:
    names = [name for i, name in enumerate(CONDITIONS) if s.conditions >> i & 1]
    return f"Scoring {' '.join(names)}"


def _tiles(tiles: int, ink: Ink) -> str:
    return "".join(_tile(c + 1, ink) for c in range(COLOURS) for _ in range(lane(tiles, c)))


def _tile(tile: int, ink: Ink) -> str:
    if tile == SPECIAL:
        return ink.bold("★ ")
    return ink.tile(f"{LETTERS[tile - 1]} ", COLOUR_NAMES[tile - 1])


def _board(s: Duel, seat: int, ink: Ink) -> Iterator[str]:
    """The lines of one player board, all of one width."""
    b = s.boards[seat]
    active = s.turn == seat and s.phase != OVER
    points = f"{b.score} point" + "s" * (b.score != 1)
    title = f"{'>' if active else ' '} Seat {seat}"
    padded = title + points.rjust(BOARD_WIDTH - len(title))
    yield ink.bold(padded) if active else padded
    for line in range(LINES):
        row = f"{line + 1} {_line_spaces(b, line, ink)}║ {_dome_cells(b, line, ink)}"
        yield row + " " * (BOARD_WIDTH - 28)
    chips = " ".join(chip for i, chip in enumerate(CHIPS) for _ in range(chip_count(b.chips, i)))
    tokens = f"{b.tokens} token" + "s" * (b.tokens != 1)
    held = ["start tile"] * b.holds_start + [f"{total(b.broken)} broken", tokens]
    yield f"  {', '.join(held)}".ljust(BOARD_WIDTH)
    yield f"  chips {chips or 'none'}".ljust(BOARD_WIDTH)


def _line_spaces(b: Board, line: int, ink: Ink) -> str:
    colour, count = line_colour(b.lines, line), line_count(b.lines, line)
    free = ink.dim("· ") * (line + 1 - count)
    return "  " * (LINES - line - 1) + free + _tile(colour + 1, ink) * count


def _dome_cells(b: Board, row: int, ink: Ink) -> str:
    return "".join(_dome_cell(b, row, column, ink) for column in range(SPACES))


def _dome_cell(b: Board, row: int, column: int, ink: Ink) -> str:
    cell, tile = space(b.cells[row], column), space(b.tiles[row], column)
    if tile:
        return _tile(tile, ink)
    if cell == 0:
        return ink.dim("· ")
    if cell in (SPECIAL, WILD):
        return ink.dim("* " if cell == SPECIAL else "# ")
    return ink.hint(f"{LETTERS[cell - 1].lower()} ", COLOUR_NAMES[cell - 1])
