"""Positions of Ingenious as fields: told in one form, and laid out again if they are possible.

Of the board the cells are told, not which two of them are one tile. What tells that every tile is
somewhere once is `unseen`: the tiles in the bag and on racks that are told as `?`. All others lie
on the board, and there must be a way to cover it with just these.
"""

import re
from collections.abc import Mapping

from tegel.core.fields import NOTHING, ROW, UNKNOWN, Fields, fail, left_of, letters, number, tallied
from tegel.core.options import Value
from tegel.core.rng import Rng, below
from tegel.games.ingenious import rules
from tegel.games.ingenious.board import is_first_round, is_printed, lowest_track
from tegel.games.ingenious.cover import can_cover
from tegel.games.ingenious.layout import (
    ALL_TILES,
    BESIDE,
    CLOSING,
    COLOUR_NAMES,
    COLOURS,
    EDITIONS,
    FREE,
    NO_TILE,
    OVER,
    PAIRS,
    PLACEMENT,
    RACK_TILES,
    TILE,
    TRACK_END,
    Ingenious,
    Seat,
    rows_of,
    side_of,
)
from tegel.games.ingenious.names import cell_name, counts
from tegel.games.ingenious.notation import LETTERS
from tegel.games.ingenious.observation import sees_rack, unseen
from tegel.games.ingenious.tiles import nth_tile, total

KIND_NAMES = tuple(LETTERS[a] + LETTERS[b] for a, b in PAIRS)
FREE_CELL = "."
PHASES = {TILE: "tile", PLACEMENT: "placement", CLOSING: "closing", OVER: "over"}

# --- Telling --------------------------------------------------------------------------------------


def tell(s: Ingenious, options: Mapping[str, Value], eyes: int | None) -> dict[str, str]:
    """The fields of a position as a seat may know them; None: all of them."""
    seats = range(s.players)
    shown = [eyes is None or sees_rack(s, eyes, seat) for seat in seats]
    fields = {
        "turns": str(s.turns),
        "phase": PHASES[s.phase],
        "turn": NOTHING if s.phase == OVER else str(s.turn),
        "claimed": "".join(letter for c, letter in enumerate(LETTERS) if s.used >> c & 1)
        or NOTHING,
        "board": ROW.join(_row_text(s, row) for row in _rows(options)),
        "unseen": tallied(counts(s.bag if eyes is None else unseen(s, eyes)), KIND_NAMES),
    }
    if s.phase == PLACEMENT:
        fields["hand"] = KIND_NAMES[s.hand] if shown[s.turn] else UNKNOWN
    if s.bonus:
        fields["bonus"] = str(s.bonus)
    for seat in seats:
        p = s.seats[seat]
        fields |= {
            f"tracks{seat}": ROW.join(map(str, p.tracks)),
            f"rack{seat}": tallied(counts(p.rack), KIND_NAMES)
            if shown[seat]
            else f"{UNKNOWN}{p.tiles}",
        }
    return fields


def _rows(options: Mapping[str, Value]) -> list[list[int]]:
    """The cells of the board, row by row."""
    return rows_of(side_of(options["edition"], int(options["players"])))


def _row_text(s: Ingenious, row: list[int]) -> str:
    """A row of the board: letters of colours, and how many free cells there are between them."""
    text = "".join(FREE_CELL if s.cells[cell] == FREE else LETTERS[s.cells[cell]] for cell in row)
    return re.sub(r"\.+", lambda free: str(len(free[0])), text)


# --- Laying out -----------------------------------------------------------------------------------


def lay(s: Ingenious, options: Mapping[str, Value], fields: Fields, rng: Rng) -> None:
    """Lay out a position on a table that was just set up; `Impossible` if it can't be."""
    names = [str(seat) for seat in range(s.players)]
    s.turns = fields.number("turns", 0, 999)
    s.phase = list(PHASES)[fields.choice("phase", [*PHASES.values()])]
    turn = fields.choice("turn", [NOTHING] if s.phase == OVER else names)
    s.turn = 0 if s.phase == OVER else turn
    claimed = letters("claimed", fields.text("claimed"), LETTERS)
    if len({*claimed}) < len(claimed):
        fail("claimed", "claimed-twice")
    s.used = sum(1 << colour for colour in claimed)
    covered = _lay_board(s, options, fields)
    unseen = fields.tally("unseen", KIND_NAMES)
    s.bonus = fields.number("bonus", 0, COLOURS, 0)
    racks: dict[str, list[int]] = {}
    hidden = {}
    for seat in range(s.players):
        p = s.seats[seat]
        for colour, text in enumerate(fields.rows(f"tracks{seat}", COLOURS)):
            p.tracks[colour] = number(f"tracks{seat}", text, 0, TRACK_END)
        name = f"rack{seat}"
        if fields.values.get(name, "").startswith(UNKNOWN):
            hidden[seat] = number(name, fields.text(name)[1:], 0, RACK_TILES)
            p.rack, p.tiles = 0, hidden[seat]
        else:
            racks[name] = fields.tally(name, KIND_NAMES)
            p.tiles = sum(racks[name])
            if p.tiles > RACK_TILES:
                fail(name, "rack-most", most=RACK_TILES, tiles=p.tiles)
            p.rack = _packed(racks[name])
    whole = counts(int(ALL_TILES[[*EDITIONS].index(str(options["edition"]))]))
    laid = left_of(whole, {**racks, "unseen": unseen}, KIND_NAMES, "too-many-tiles")
    _check_cover(covered, laid)
    if sum(hidden.values()) > sum(unseen):
        fail("unseen", "unseen-least", tiles=sum(hidden.values()))
    s.bag = _packed(unseen)
    hand = fields.text("hand") if s.phase == PLACEMENT else ""
    fields.end()
    _deal(s, hidden, rng)
    s.hand = _hand(s, hand, s.turn in hidden, rng) if hand else NO_TILE
    _check_claims(s, covered)
    _check_tracks(s, covered)
    _check_turns(s, sum(laid), options["start"])
    _check_phase(s)


def _lay_board(s: Ingenious, options: Mapping[str, Value], fields: Fields) -> dict[int, int]:
    """Cover the board by the rules; the covered cells with their colours."""
    rows = _rows(options)
    covered = {}
    for row, text in zip(rows, fields.rows("board", len(rows)), strict=True):
        name = cell_name((len(rows) + 1) // 2, row[0])[0]
        if not re.fullmatch("([A-Z]|[1-9][0-9]?)+", text):
            fail("board", "row-letters", row=name, given=repr(text))
        spelt = re.sub("[0-9]+", lambda free: FREE_CELL * int(free[0]), text)
        if len(spelt) != len(row):
            fail("board", "row-cells", row=name, cells=len(row), found=len(spelt))
        for cell, colour in zip(row, letters("board", spelt, (*LETTERS, FREE_CELL)), strict=True):
            if is_printed(cell):
                if colour != s.cells[cell]:
                    where = cell_name((len(rows) + 1) // 2, cell)
                    fail("board", "printed", cell=where, colour=COLOUR_NAMES[s.cells[cell]])
            elif colour < COLOURS:
                rules.cover(s, cell, colour)
                covered[cell] = colour
    return covered


def _deal(s: Ingenious, hidden: Mapping[int, int], rng: Rng) -> None:
    """Racks that are not known, from the tiles that are not seen."""
    left = total(s.bag)
    for seat, tiles in hidden.items():
        for _ in range(tiles):
            rules.draw_tile(s, s.seats[seat], left, rng)
            left -= 1


def _hand(s: Ingenious, text: str, is_hidden: bool, rng: Rng) -> int:
    """The tile that is chosen and not yet placed; it is still one of the rack."""
    p = s.seats[s.turn]
    if text == UNKNOWN and is_hidden and p.tiles:
        return int(nth_tile(p.rack, below(rng, p.tiles)))
    if text not in KIND_NAMES or not counts(p.rack)[KIND_NAMES.index(text)] or is_hidden:
        fail("hand", "hand", given=repr(text), seat=s.turn)
    return KIND_NAMES.index(text)


def _packed(tiles: list[int]) -> int:
    """Tiles counted by kind; no kind has more than a digit holds."""
    if max(tiles) > max(map(max, map(counts, map(int, ALL_TILES)))):
        fail(None, "kind-most", found=max(tiles))
    return sum(n << 3 * kind for kind, n in enumerate(tiles))


# --- What is possible -----------------------------------------------------------------------------


def _check_cover(covered: Mapping[int, int], laid: list[int]) -> None:
    """Every tile that is nowhere else lies on the board, and nothing else does."""
    if len(covered) != 2 * sum(laid):
        fail("board", "cells-tiles", cells=len(covered), tiles=sum(laid))
    for colour, name in enumerate(COLOUR_NAMES):
        halves = sum(n * pair.count(colour) for n, pair in zip(laid, PAIRS, strict=True))
        there = [*covered.values()].count(colour)
        if halves != there:
            fail("board", "halves", halves=halves, colour=name, found=there)
    if not can_cover(covered, laid):
        fail("board", "no-cover")


def _check_claims(s: Ingenious, covered: Mapping[int, int]) -> None:
    """In the first round each lays a tile next to a printed symbol that nobody has claimed."""
    beside = 0
    for cell in covered:
        beside |= int(BESIDE[cell])
    claims = min(s.players, s.turns + (s.phase == CLOSING))
    if s.used.bit_count() != claims or s.used & ~beside:
        fail("claimed", "claims", claims=claims)
    if is_first_round(s) and s.used != beside:
        fail("claimed", "claims-all")


def _check_tracks(s: Ingenious, covered: Mapping[int, int]) -> None:
    """Points in a colour come from tiles of that colour."""
    colours = {*covered.values()}
    for seat in range(s.players):
        for colour, name in enumerate(COLOUR_NAMES):
            if s.seats[seat].tracks[colour] and colour not in colours:
                fail(f"tracks{seat}", "no-points", colour=name)


def _check_turns(s: Ingenious, laid: int, start: object) -> None:
    """A turn lays one tile, and one more for each track that reached the end."""
    seats = [s.seats[seat] for seat in range(s.players)]
    began = s.turns + (s.phase == CLOSING)
    most = s.turns + (s.phase in (CLOSING, OVER)) + sum(map(_reached, seats))
    if not began <= laid <= most:
        fail("turns", "turns", least=began, most=most, laid=laid)
    if not total(s.bag):
        return
    # Nobody ever went without a tile: all racks were filled, and nobody passed.
    short = [seat for seat, p in enumerate(seats) if p.tiles < RACK_TILES]
    if s.phase == OVER:
        short = short[1:]
    for seat in short:
        if seat != s.turn or s.phase == OVER:
            fail(f"rack{seat}", "rack-full", tiles=RACK_TILES)
    if s.phase != OVER and start != "random" and s.turn != (int(str(start)) + s.turns) % s.players:
        fail("turn", "whose-turn", seat=int(str(start)), turns=s.turns)


def _check_phase(s: Ingenious) -> None:
    """What is asked can be answered; what has ended had to end."""
    seats = [s.seats[seat] for seat in range(s.players)]
    ended = (
        s.pairs == 0
        or any(lowest_track(p) == TRACK_END for p in seats)
        or not any(p.tiles for p in seats)
    )
    if s.phase == OVER:
        if not ended or s.bonus:
            fail("phase", "not-over")
        return
    if ended:
        fail("phase", "is-over")
    p = seats[s.turn]
    laid = RACK_TILES - p.tiles if total(s.bag) else min(s.bonus, 1)
    if s.phase == CLOSING:
        if s.bonus or (total(s.bag) and not 1 <= laid <= 1 + _reached(p)):
            fail(f"rack{s.turn}", "rack-closing")
    elif p.tiles == 0 or laid + s.bonus > _reached(p):
        fail(f"rack{s.turn}", "goes-on", end=TRACK_END, laid=laid, bonus=s.bonus)
    if not rules.count_legal(s):
        fail("phase", "nothing-to-do")


def _reached(p: Seat) -> int:
    """How many tracks are at their end."""
    return [*p.tracks].count(TRACK_END)
