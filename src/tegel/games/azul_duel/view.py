"""What a seat may see of Azul Duel, as plain data: enough to draw everything and to explain it.

Hidden are the order and the fronts of plates that the other player returned or looks at; nobody
knows unseen plates and face-down chips. Seats, lines, rows, columns and spaces count from 0.
Every number comes from the rules.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final, Literal, TypedDict, cast

from tegel.core.options import Value
from tegel.core.outcome import OutcomeView, PartView
from tegel.core.packing import FULL_LANE, LANE
from tegel.core.rng import Rng, new_rng
from tegel.core.state import State
from tegel.core.struct import Memory, moves_of, room_for, struct, structs, zeros
from tegel.core.telling import Telling
from tegel.core.unpacking import lanes, spaces
from tegel.games.azul_duel import explain, hidden, plates
from tegel.games.azul_duel.board import line_colour, line_count, special_points
from tegel.games.azul_duel.deeds import (
    Break,
    Draw,
    DuelDeed,
    FromMoons,
    FromSun,
    Keep,
    NoChips,
    Pay,
    Return,
    Stack,
    Stop,
    TakeChip,
    TakePlate,
    ToColumn,
    ToLine,
    ToSpace,
    Turn,
    deeds_of,
)
from tegel.games.azul_duel.happenings import Tiled, explain_board, last_tiling
from tegel.games.azul_duel.layout import (
    BROKEN_COST,
    BROKEN_SPACES,
    COLOUR_NAMES,
    CONDITIONS,
    CORNERS,
    DIAGONAL,
    DISPLAY,
    EMPTY_STACK,
    FIVE_COLOURS,
    LINES,
    MOST_PARTS,
    NO_PLATE,
    NOBODY,
    OVER,
    PLATES,
    SEATS,
    SMALL_FACTORIES,
    SPACES,
    START_TILE_COST,
    TILING,
    TURN,
    TURNS,
    UNSEEN,
    WHOLE_ROWS,
    Board,
    Duel,
)
from tegel.games.azul_duel.layout import COLUMNS as WHOLE_COLUMNS
from tegel.games.azul_duel.names import (
    ASKED,
    CELLS,
    CHIP_NAMES,
    GOALS,
    KINDS,
    PHASES,
    chip_counts,
    chip_of,
    chips_in,
    members,
    plate_cells,
    plates_in,
    stack_of,
    tiles_in,
)
from tegel.games.azul_duel.stack import HiddenPlates, hidden_plates
from tegel.games.azul_duel.telling import Asked, Refusal, asks, refused_by_lines

PARTS: Final = {WHOLE_COLUMNS: 6, DIAGONAL: 2, CORNERS: 4, WHOLE_ROWS: 6, FIVE_COLOURS: MOST_PARTS}
BROKEN_COSTS: Final = [int(BROKEN_COST[i + 1] - BROKEN_COST[i]) for i in range(BROKEN_SPACES)]
SPECIAL_POINTS: Final = [special_points(SPACES * row) for row in range(LINES)]


class LineView(TypedDict):
    """A pattern line."""

    size: int  # how many tiles it takes
    colour: str | None  # of its tiles; None: it is empty
    count: int  # how many lie there


class MissingView(TypedDict):
    """What one part of a scoring condition lacks: cells to fill, or colours of a row."""

    cells: list[list[int]]  # row and column
    colours: list[str]  # by name


class ConditionView(TypedDict):
    """A scoring condition in play: what it pays a seat now, and what is missing."""

    name: str  # the side of the tile: `1A`
    goal: str  # what it asks for
    pays: int  # as things stand
    missing: list[MissingView]  # of each part
    nearest: int | None  # the part that lacks least and is not complete
    wanted: list[list[int]]  # the cells of all parts that lack so little


class BoardView(TypedDict):
    """A player board."""

    seat: int  # whose board it is
    score: int  # points
    tokens: int  # dome tokens left in this round
    chips: list[str]  # bonus chips held, by the colours they show
    chips_taken: int  # in this round
    passed: bool  # for the rest of phase 1
    start_tile: bool  # this seat holds it
    broken: list[str]  # tiles
    loss: int  # what broken tiles and the start tile cost now
    lines: list[LineView]  # the pattern lines, from the top
    cells: list[list[str | None]]  # what each cell of the dome is: a colour, special, wild
    tiles: list[list[str | None]]  # what lies on it
    conditions: list[ConditionView]  # those in play, for this seat
    prospect: int  # the score after phase 2, if it began as things stand and no chips were spent


Seen = tuple[bytes, BoardView]


class FactoryView(TypedDict):
    """A small factory."""

    sun: list[str]  # tiles
    moon: list[str]  # from the bottom up
    chip: str | None  # "face-down", or what it shows


class PlateView(TypedDict):
    """A plate of which this seat sees the front."""

    kind: str  # what its back shows
    cells: list[str]  # two above, two below


class ReturnedView(TypedDict):
    """A place in the lower part of the stack."""

    seat: int  # who returned it
    plate: str | None  # None: this seat may not know it


class Together(TypedDict):
    """Plates that were returned together: they lie in the stack below what was returned before."""

    number: int  # which return it was, from 0
    seat: int  # who returned them
    plates: list[str]  # their names from the top, for who returned them; for others their kinds


class HandView(TypedDict):
    """What the seat to move has in hand, as far as it may be seen."""

    tiles: list[str]  # that were taken
    to_stack: list[str]  # tiles that go on the moon of their factory
    factory: int | None  # that small factory, from 1, as long as its tiles are in hand
    plate: str | None  # that will be placed
    turned: list[list[str]]  # its cells, after none to three quarter turns
    space: int | None  # where on the dome, from 0
    drawn: list[str]  # the backs of plates drawn face down, or a front this seat returned
    drawn_from: list[int | None]  # the seat that had returned each of them; None: nobody had
    looked_at: list[str] | None  # plates to keep or return; None: only their number is known
    looked_at_kinds: list[str]  # what their backs show, and those of plates just returned
    looks: list[str]  # the plates looked at: their names, for who looks; for others their kinds
    paid: list[str]  # chips, for the line in hand


class Prospect(TypedDict):
    """What a legal move leads to."""

    move: int  # its number
    text: str  # the same as it is written
    prospect: int  # the score after phase 2, if it began then and no more chips were spent
    gain: int  # how much more that is than the score now
    effect: int  # than the prospect now; of columns: than the worst of them


class TakePlateView(TakePlate, Prospect):
    """A legal move."""


class DrawView(Draw, Prospect):
    """A legal move."""


class StopView(Stop, Prospect):
    """A legal move."""


class KeepView(Keep, Prospect):
    """A legal move."""


class ReturnView(Return, Prospect):
    """A legal move."""


class ToSpaceView(ToSpace, Prospect):
    """A legal move."""


class TurnView(Turn, Prospect):
    """A legal move."""


class FromSunView(FromSun, Prospect):
    """A legal move."""


class FromMoonsView(FromMoons, Prospect):
    """A legal move."""


class TakeChipView(TakeChip, Prospect):
    """A legal move."""


class StackView(Stack, Prospect):
    """A legal move."""


class ToLineView(ToLine, Prospect):
    """A legal move."""


class BreakView(Break, Prospect):
    """A legal move."""


class ToColumnView(ToColumn, Prospect):
    """A legal move."""


class NoChipsView(NoChips, Prospect):
    """A legal move."""


class PayView(Pay, Prospect):
    """A legal move."""


MoveView = (
    TakePlateView
    | DrawView
    | StopView
    | KeepView
    | ReturnView
    | ToSpaceView
    | TurnView
    | FromSunView
    | FromMoonsView
    | TakeChipView
    | StackView
    | ToLineView
    | BreakView
    | ToColumnView
    | NoChipsView
    | PayView
)


class DomePart(PartView):
    """Of the scores: what was won and lost before the scoring tiles."""

    kind: Literal["dome"]


class GoalPart(PartView):
    """Of the scores: what a scoring tile paid."""

    kind: Literal["goal"]
    goal: str  # what it asks for


class Open(TypedDict):
    """What all see alike."""

    game: Literal["azul_duel"]  # its name
    rules: int  # their version
    options: dict[str, Value]  # all of them, with their values
    players: int  # two
    round: int  # 1 to 5
    phase: str  # set-up, acquire, tiling, over
    asked: str  # which question, by its name
    asks: Asked  # the same with what it is about
    turn: int | None  # the seat that decides; None: the game is over
    starter: int  # the seat that began the round
    line: int | None  # the pattern line that is being tiled
    large_sun: list[str]  # tiles on the sun of the large factory
    large_moon: list[str]  # tiles on its moon
    start_tile: bool  # it still lies on the large factory
    factories: list[FactoryView]  # the small ones
    bag: dict[str, int]  # how many tiles of each colour
    tower: dict[str, int]  # how many tiles of each colour
    unseen_chips: dict[str, int]  # how many of each kind are in the supply or face down
    display: list[str | None]  # three plates; None: an empty place
    stack: int  # how many plates lie there
    stack_top: str | None  # what the back of its top plate shows; None: it is empty
    returns: int  # how often plates were returned to it
    broken_costs: list[int]  # what stands below the spaces for broken tiles
    start_cost: int  # what the start tile costs
    special_points: list[int]  # what a special tile brings, by the row of the dome
    boards: list[BoardView]  # of both seats
    scores: list[int]  # the points of both
    parts: list[DomePart | GoalPart]  # what they are made of
    last_tiling: list[Tiled]  # what the last phase 2 brought, as far as it has come
    outcome: OutcomeView | None  # None: the game goes on


class Secrets(TypedDict):
    """What each seat sees in its own way."""

    returned: list[ReturnedView]  # the lower part of the stack, from the top
    returned_together: list[Together]  # the same by who returned them when
    unknown_plates: list[str]  # where they are this seat can't know
    hand: HandView  # what the seat to move has in hand
    plates: dict[str, PlateView]  # those whose names stand anywhere here


class DuelView(Open, Secrets):
    """A whole table."""

    seat: int | None  # whose view it is; None: a spectator's
    moves: list[MoveView]  # the legal ones, for the seat that decides
    refusals: list[Refusal]  # the lines that do not take what is in hand, for who decides
    last_move: Telling | None  # and all that followed from it, as the seat may know it


def view(state: State, seat: int | None) -> Mapping[str, Any]:
    """All that a seat may know."""
    decides = seat is not None and seat == state.turn
    seen: DuelView = {
        **state.once(_open),
        # A spectator knows what no player returned: ask for a seat that nobody has.
        **_secrets(state, SEATS if seat is None else seat),
        "seat": seat,
        "moves": state.once(_moves) if decides else [],
        "refusals": state.once(refused_by_lines) if decides else [],
        "last_move": state.last_move(seat),
    }
    return seen


def _open(state: State) -> Open:
    s: Duel = state.seen
    boards = [board for _, board in state.carry(_boards)]
    return {
        "game": "azul_duel",
        "rules": state.game.rules_version,
        "options": dict(state.options),
        "players": SEATS,
        "round": s.round,
        "phase": PHASES[s.phase],
        "asked": ASKED[s.asked],
        "asks": asks(state),
        "turn": state.turn,
        "starter": s.starter,
        "line": s.line if s.phase == TILING else None,
        "large_sun": tiles_in(s.suns[0]),
        "large_moon": tiles_in(s.large_moon),
        "start_tile": not (s.boards[0].holds_start or s.boards[1].holds_start),
        "factories": [_factory(s, i) for i in range(SMALL_FACTORIES)],
        "bag": _counts(s.bag),
        "tower": _counts(s.tower),
        "unseen_chips": dict(zip(CHIP_NAMES, chip_counts(s.unseen_chips), strict=True)),
        "display": [_plate(s.display[slot]) for slot in range(DISPLAY)],
        "stack": plates.stack_size(struct(Duel, state.memory)),
        "stack_top": None if s.top == EMPTY_STACK else KINDS[s.top],
        "returns": s.returns,
        "broken_costs": [*BROKEN_COSTS],
        "start_cost": START_TILE_COST,
        "special_points": [*SPECIAL_POINTS],
        "boards": boards,
        "scores": list(state.scores),
        "parts": _parts(boards, is_over=s.phase == OVER),
        "last_tiling": last_tiling(state),
        "outcome": state.outcome.view() if s.phase == OVER else None,
    }


def _parts(boards: list[BoardView], *, is_over: bool) -> list[DomePart | GoalPart]:
    """The scoring tiles are in the scores once the game is over.

    A score never falls below 0: at 0 the rest can't be told from what was cut off.
    """
    paid = [[one["pays"] * is_over for one in board["conditions"]] for board in boards]
    rest = [
        board["score"] - sum(pays) if board["score"] or not is_over else None
        for board, pays in zip(boards, paid, strict=True)
    ]
    parts: list[DomePart | GoalPart] = [{"kind": "dome", "points": rest}]
    for n, one in enumerate(boards[0]["conditions"]):
        points = [pays[n] for pays in paid]
        parts.append({"kind": "goal", "points": [*points], "goal": one["goal"]})
    return parts


def _secrets(state: State, eyes: int) -> Secrets:
    s: Duel = state.seen
    returned = [_returned(s, eyes, i) for i in range(s.returned_count)]
    known = hidden_plates(s, eyes)
    hand = _hand(s, state.once(_open_hand), eyes, known)
    named = [*(_plate(s.display[slot]) for slot in range(DISPLAY)), hand["plate"]]
    named += [*hand["drawn"], *(hand["looked_at"] or []), *(one["plate"] for one in returned)]
    return {
        "returned": returned,
        "returned_together": [
            {"number": one.number, "seat": one.seat, "plates": _named(one.plates)}
            for one in known.returned
        ],
        "unknown_plates": plates_in(hidden.unknown_plates(struct(Duel, state.memory), eyes)),
        "hand": hand,
        "plates": {name: _front(PLATES.index(name)) for name in named if name in PLATES},
    }


def _counts(tiles: int) -> dict[str, int]:
    return dict(zip(COLOUR_NAMES, lanes(tiles), strict=True))


@lru_cache(4096)
def _row(cells: int) -> tuple[str | None, ...]:
    """What the cells of a row of a dome are, or what lies on them."""
    return tuple(CELLS[cell] for cell in spaces(cells, SPACES))


def _line(b: Board, line: int) -> LineView:
    colour, count = _held(b.lines >> LANE * line & FULL_LANE)
    return {"size": line + 1, "colour": colour, "count": count}


@cache
def _held(line: int) -> tuple[str | None, int]:
    """The colour on a line, by itself in its lane, and how many tiles."""
    count = line_count(line, 0)
    return COLOUR_NAMES[line_colour(line, 0)] if count else None, count


def _plate(plate: int) -> str | None:
    return None if plate == NO_PLATE else PLATES[plate]


@cache
def _front(plate: int) -> PlateView:
    return {"kind": KINDS[plates.kind_of(plate)], "cells": plate_cells(plate)}


def _factory(s: Duel, i: int) -> FactoryView:
    return {"sun": tiles_in(s.suns[i + 1]), "moon": stack_of(s, i), "chip": chip_of(s, i)}


def _returned(s: Duel, eyes: int, i: int) -> ReturnedView:
    owner = s.returned_by[i] & 1
    return {"seat": owner, "plate": PLATES[s.returned[i]] if owner == eyes else None}


def _named(plates: Iterable[int]) -> list[str]:
    """The names of plates, or what their backs show."""
    return [KINDS[UNSEEN - plate] if plate <= UNSEEN else PLATES[plate] for plate in plates]


def _hand(s: Duel, seen: HandView, eyes: int, known: HiddenPlates) -> HandView:
    drawn: list[str] = []
    for i in range(s.drawn_count):
        plate = s.drawn[i]
        if plate <= UNSEEN:
            drawn.append(KINDS[UNSEEN - plate])
        else:
            drawn.append(PLATES[plate] if s.drawn_from[i] == eyes else KINDS[plates.kind_of(plate)])
    looked_at = plates_in(s.hand) if s.turn == eyes else None
    return {**seen, "drawn": drawn, "looked_at": looked_at, "looks": _named(known.looks)}


def _open_hand(state: State) -> HandView:
    """What all see alike of what is in hand; the rest is empty."""
    s: Duel = state.seen
    # Of plates that are being returned only the kinds of all together were shown.
    returning = [i for i in range(s.returned_count) if s.returned_by[i] == 2 * s.returns + s.turn]
    shown = [*members(s.hand), *(s.returned[i] for i in returning)]
    held = s.plate != NO_PLATE
    return {
        "tiles": [COLOUR_NAMES[s.colour]] * s.count,
        "to_stack": tiles_in(s.rest),
        "factory": s.factory or None,
        "plate": _plate(s.plate),
        "turned": [plate_cells(s.plate, turns) for turns in range(TURNS)] if held else [],
        "space": s.space if s.asked == TURN else None,
        "drawn": [],
        "drawn_from": [
            None if s.drawn_from[i] == NOBODY else s.drawn_from[i] for i in range(s.drawn_count)
        ],
        "looked_at": None,
        "looked_at_kinds": sorted(KINDS[plates.kind_of(plate)] for plate in shown),
        "looks": [],
        "paid": chips_in(s.paid),
    }


def _boards(state: State, before: list[Seen] | None) -> list[Seen]:
    """The boards with the memory that they show: most moves change one of them."""
    s: Duel = state.seen
    prospects, seen = zeros(SEATS), list[Seen]()
    explain.score_after_tiling(_room(state.memory), prospects)
    for seat, prospect in enumerate(prospects.tolist()):
        memory = state.memory["boards"][0, seat].tobytes()
        if before is None or before[seat][0] != memory:
            seen.append((memory, _board(state.memory, s, seat, prospect)))
        elif before[seat][1]["prospect"] != prospect:
            seen.append((memory, {**before[seat][1], "prospect": prospect}))
        else:
            seen.append(before[seat])
    return seen


def _board(memory: Memory, s: Duel, seat: int, prospect: int) -> BoardView:
    b = s.boards[seat]
    loss, *pays = explain_board(memory, seat)
    lacking = zeros(MOST_PARTS * len(CONDITIONS))
    explain.explain_missing(struct(Duel, memory), seat, lacking)
    lacks = lacking.tolist()
    in_play = [i for i in range(len(CONDITIONS)) if s.conditions >> i & 1]
    return {
        "seat": seat,
        "score": b.score,
        "tokens": b.tokens,
        "chips": chips_in(b.chips),
        "chips_taken": b.chips_taken,
        "passed": bool(b.passed),
        "start_tile": bool(b.holds_start),
        "broken": tiles_in(b.broken),
        "loss": loss,
        "lines": [_line(b, line) for line in range(LINES)],
        "cells": [[*_row(row)] for row in b.cells],
        "tiles": [[*_row(row)] for row in b.tiles],
        "conditions": [_condition(i, pays[i], lacks[MOST_PARTS * i :]) for i in in_play],
        "prospect": prospect,
    }


def _condition(condition: int, pays: int, lacking: Sequence[int]) -> ConditionView:
    parts = lacking[: PARTS.get(condition, 1)]
    missing = [_missing(bits, colours=condition == FIVE_COLOURS) for bits in parts]
    lacks = [len(part["cells"]) + len(part["colours"]) for part in missing]
    least = min((n for n in lacks if n), default=0)
    near = [part for part, n in zip(missing, lacks, strict=True) if n == least]
    return {
        "name": CONDITIONS[condition],
        "goal": GOALS[condition],
        "pays": pays,
        "missing": missing,
        "nearest": lacks.index(least) if least else None,
        "wanted": [cell for part in near for cell in part["cells"]] if least else [],
    }


def _missing(bits: int, *, colours: bool) -> MissingView:
    if colours:
        names = [name for i, name in enumerate(COLOUR_NAMES) if bits >> i & 1]
        return {"cells": [], "colours": names}
    return {"cells": [[*cell] for cell in _cells(bits)], "colours": []}


@lru_cache(4096)
def _cells(bits: int) -> tuple[tuple[int, int], ...]:
    """The rows and columns of a set of cells."""
    return tuple(divmod(i, SPACES) for i in range(LINES * SPACES) if bits >> i & 1)


def _room(memory: Memory) -> Any:
    return structs(Duel, room_for(memory, 3))


def _moves(state: State) -> list[MoveView]:
    s: Duel = state.seen
    moves = state.legal_moves
    after = zeros(len(moves))
    # A generator of no consequence: the real one would tell what comes.
    chance = struct(Rng, new_rng())
    explain.scores_after_tiling(_room(state.memory), moves_of(moves), len(moves), chance, after)
    prospects: list[int] = after.tolist()
    _, board = state.carry(_boards)[s.turn]
    than = min(prospects) if ASKED[s.asked] == "column" else board["prospect"]
    return [
        _move(
            deed,
            {
                "move": move,
                "text": state.text(move),
                "prospect": prospect,
                "gain": prospect - board["score"],
                "effect": prospect - than,
            },
        )
        for move, deed, prospect in zip(
            moves, deeds_of(state.memory, moves), prospects, strict=True
        )
    ]


def _move(deed: DuelDeed, prospect: Prospect) -> MoveView:
    return cast(MoveView, {**deed, **prospect})
