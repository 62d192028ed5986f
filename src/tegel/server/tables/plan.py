"""Conditional moves: what a seat that waits will answer, if the others play just this.

A plan is lines of moves from where the game is, others' and one's own. It is checked by the rules
when it is made, and only where nothing is left to chance and nothing hidden: so it can be carried
out as it stands, in the very commit of the move that it waits for, and tells nobody anything.
Whatever else happens ends it.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from tegel.core.errors import TegelError
from tegel.core.state import State
from tegel.core.struct import struct
from tegel.core.telling import Move, Told
from tegel.server.tables.commands import Plan, Refused, SentMove
from tegel.server.tables.enough import check_plans
from tegel.server.tables.events import Event, Planned
from tegel.server.tables.seat import check_going, check_in
from tegel.server.tables.table import Lines, Table


class PlanRefusal(TypedDict):
    """Why nothing can be planned so: books of words say it (`no-plan-drawn`)."""

    kind: Literal[
        "often", "last", "torn", "nothing", "live", "turn", "bot", "drawn", "over", "hidden"
    ]
    most: NotRequired[int]
    line: NotRequired[int | None]  # from 1, of those that were sent; None: of one that is tried
    move: NotRequired[int]  # from 1, in that line


class PlannedMove(TypedDict):
    """A move of a plan, and whose it is."""

    seat: int
    move: Move
    text: str
    deed: Told


def plan(table: Table, player: str, wish: Plan) -> list[Event]:
    """Note what a seat will answer; no lines: nothing."""
    _check(table, player, wish.seat)
    check_plans(table, wish.seat)
    answers: dict[tuple[Move, ...], Move] = {}
    lines: list[list[Move]] = []
    for n, sent in enumerate(wish.lines, 1):
        with tried(table, sent, n) as made:
            line, turns = [move for _, move in made], [turn for turn, _ in made]
        if turns[-1] != wish.seat:
            raise no_plan({"kind": "last", "line": n})
        for step, (turn, move) in enumerate(made):
            if turn == wish.seat and answers.setdefault(tuple(line[:step]), move) != move:
                raise no_plan({"kind": "torn", "line": n})
        if line not in lines:
            lines.append(line)
    if not lines and wish.seat not in table.plans:
        raise no_plan({"kind": "nothing"})
    return [Planned(wish.seat, lines)]


def may_plan(table: Table, seat: int) -> bool:
    """Whether a seat may plan now."""
    return why_not(table, seat) is None and _is_open(table.state)


def why_not(table: Table, seat: int) -> PlanRefusal | None:
    """Why a seat can't plan now; None: it can."""
    if table.clock.kind != "days":
        return {"kind": "live"}
    if table.turn is None or table.turn in table.seats_of(table.seats[seat].player):
        return {"kind": "turn"}
    if table.seats[seat].thinker:
        return {"kind": "bot"}
    return None


def shown(table: Table, seat: int) -> list[list[PlannedMove]]:
    """What a seat has planned, line by line."""
    found: list[list[PlannedMove]] = []
    for line in table.plans[seat]:
        state = table.state.copy()
        for move in line:
            state.push(move)
        found.append(told(state, len(table.made), seat))
    return found


def answer(plans: Mapping[int, Lines], turn: int | None) -> Move | None:
    """What the seat in turn has planned to do here."""
    lines = () if turn is None else plans.get(turn, ())
    return lines[0][0] if lines else None


def look(table: Table, player: str, seat: int, sent: Sequence[SentMove]) -> dict[str, Any]:
    """The game as it would be after these moves, and what they are."""
    _check(table, player, seat)
    with tried(table, sent, None) as made:
        state, turn = table.state, table.state.turn
        moves = [move for _, move in made]
        spoke = bool(moves) and state.chance_spoke
        return {
            "seat": turn,
            "open": turn is not None and not spoke and _is_open(state),
            "moves": told(table.state, len(table.made), seat),
            "view": state.view(seat if turn is None or spoke else turn),
        }


def told(state: State, since: int, seat: int) -> list[PlannedMove]:
    """The moves since so many, as a seat would be told of them."""
    found: list[PlannedMove] = []
    moves = state.moves[since:]
    for _ in moves:
        state.pop()
    for move in moves:
        turn = state.turn
        assert turn is not None
        deed = state.deed(move, seat)
        found.append({"seat": turn, "move": move, "text": state.text(move), "deed": deed})
        state.push(move)
    return found


@contextmanager
def tried(
    table: Table, sent: Sequence[SentMove], line: int | None
) -> Generator[list[tuple[int, Move]]]:
    """The moves of a line, and whose each is; while it is looked at, they are made."""
    made: list[tuple[int, Move]] = []
    try:
        made.extend(_walk(table.state, sent, line))
        yield made
    finally:
        for _ in range(len(table.state.moves) - len(table.made)):
            table.state.pop()


def _check(table: Table, player: str, seat: int) -> None:
    check_in(table, player, seat)
    check_going(table)
    reason = why_not(table, seat)
    if reason is not None:
        raise no_plan(reason)


def _walk(state: State, sent: Sequence[SentMove], line: int | None) -> Iterator[tuple[int, Move]]:
    """Make moves one after another, as long as all that comes of them is known."""
    where = "" if line is None else f"line {line}, "
    for n, one in enumerate(sent, 1):
        turn, spoke = state.turn, n > 1 and state.chance_spoke
        if spoke:
            raise no_plan({"kind": "drawn", "line": line, "move": n})
        if turn is None:
            raise no_plan({"kind": "over", "line": line, "move": n})
        if not _is_open(state):
            raise no_plan({"kind": "hidden", "line": line, "move": n})
        try:
            move = state.parse(one) if isinstance(one, str) else one
            state.push(move)
        except TegelError as error:
            raise Refused("illegal", f"{where}move {n}: {error}", error.refusal) from None
        yield turn, move


def no_plan(refusal: PlanRefusal) -> Refused:
    """Nothing can be planned so."""
    return Refused.of("no_plan", refusal)


def _is_open(state: State) -> bool:
    """Whether everybody knows what may be done, and what comes of it but for chance."""
    return bool(state.game.rules.is_open(struct(state.game.position, state.memory)))
