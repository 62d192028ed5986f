"""Looking back: at what happened at a table, at its game after so many moves, and at records."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from tegel.core.ending import Ending
from tegel.core.errors import BadRecord
from tegel.core.record import Record, parse
from tegel.core.seal import Seal, commit
from tegel.core.state import State
from tegel.games import find
from tegel.server.tables import sight
from tegel.server.tables.commands import Refused
from tegel.server.tables.seat import check_seat
from tegel.server.tables.table import Table

if TYPE_CHECKING:
    from tegel.server.http.answers.records import EndingView, RecordView
    from tegel.server.wire.asked import SentRecord
    from tegel.server.wire.told import ToldMove

PAGE = 500  # events in one answer
OVER = ("finished", "closed")  # what a table is when nothing is hidden any more


def eyes_of(table: Table, player: str | None, seat: int | None) -> int | None:
    """Through which seat's eyes somebody looks: through any, when the game is over."""
    own = sight.eyes(table, sight.reader(table, player).seats)
    if seat is None or seat == own:
        return own
    check_seat(table, seat)
    check_over(table)
    return seat


def check_over(table: Table) -> None:
    """Refuse what tells all, as long as the game goes on."""
    if table.status not in OVER:
        raise Refused("not_over", "the game goes on, and that would tell what is hidden")


def told_from(table: Table, after: int, eyes: int | None) -> dict[str, Any]:
    """What happened at a table after some number: the first of it, if much."""
    page = table.entries[after : after + PAGE]
    told = [sight.tell(table, entry, eyes) for entry in page]
    number = page[-1].number if page else table.number
    return {"number": number, "events": told, "more": number < table.number}


def look_back_at(table: Table, n: int, eyes: int | None, *, whole: bool) -> Callable[[], Any]:
    """What shows a game after n moves, at any time; the whole of it, if that is wished and over."""
    moves = table.state.moves[:n]
    if len(moves) < n:
        raise Refused("ahead", f"there are {len(moves)} moves, and you ask for {n}")
    start, knows_all = table.state.again, whole and table.status in OVER

    def replay() -> Any:
        state = start()
        for move in moves:
            state.push(move)
        position = state.position if knows_all else state.position_for(eyes)
        return {"moves": n, "view": state.view(eyes), "position": position}

    return replay


def record_of(table: Table) -> Record:
    """The record of a table that is over."""
    created, result = table.created, table.result
    ending = None
    if table.status == "closed":
        ending = Ending("abandoned", None, None)
    elif result is not None and result.reason != "played":
        ending = Ending(result.reason, result.seat, tuple(result.places))
    return Record.of(
        table.state,
        [seat.name for seat in table.seats],
        Seal(commit(created.secret, created.chance), table.nonces, created.secret),
        ending,
        table.taken_back,
    )


def view_of(asked: "SentRecord") -> "RecordView":
    """A record, checked, after so many of its moves."""
    try:
        record = parse(asked.record, find)
        record.verify()
    except BadRecord as error:
        raise Refused("bad_record", str(error), error.refusal) from None
    after = len(record.moves) if asked.after is None else asked.after
    if after > len(record.moves):
        raise Refused("bad_request", f"after: there are {len(record.moves)} moves, not {after}")
    if asked.seat is not None and asked.seat >= len(record.seats):
        raise Refused("no_seat", f"there is no seat {asked.seat}; there are {len(record.seats)}")
    ending, state = record.ending, _state(record, after)
    return {
        "game": record.game.name,
        "title": record.game.title,
        "options": dict(record.options),
        "seats": list(record.seats),
        "scores": None if record.scores is None else list(record.scores),
        "places": None if record.places is None else list(record.places),
        "ending": None if ending is None else _ending(ending),
        "taken_back": record.taken_back,
        "sealed": record.seal is not None,
        "moves": list(record.moves),
        "story": cast("list[ToldMove]", state.story(asked.seat)) if asked.after is None else [],
        "after": after,
        "view": state.view(asked.seat),
        "position": state.position if asked.seat is None else state.position_for(asked.seat),
    }


def _state(record: Record, after: int) -> State:
    """The game of a record after so many moves."""
    return next(state for n, state in enumerate(record.replay()) if n == after)


def check_begun(table: Table) -> None:
    """Refuse to look back before there is anything to see."""
    if not table.has_begun:
        raise Refused("not_started", "the game has not begun: there is nothing to look back at")


def _ending(ending: Ending) -> "EndingView":
    places = None if ending.places is None else list(ending.places)
    return {"reason": ending.reason, "seat": ending.seat, "places": places}
