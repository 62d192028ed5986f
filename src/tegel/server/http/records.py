"""Games that were played: looking back, taking a record home, and looking at one from elsewhere."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from tegel.core.ending import Ending
from tegel.core.errors import BadRecord
from tegel.core.record import Record, parse
from tegel.core.seal import Seal, commit
from tegel.core.state import State
from tegel.games import find
from tegel.server.http.answers import EndingView, RecordView, Replayed
from tegel.server.http.aside import aside
from tegel.server.http.asked import SentRecord
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.tables import ATable
from tegel.server.http.who import AnyId, TheSite
from tegel.server.tables import sight
from tegel.server.tables.commands import Refused
from tegel.server.tables.seat import check_seat
from tegel.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["records"])


@router.get(
    "/tables/{table}/moves/{n}",
    response_model=Replayed,
    responses=refusals(401, 404, 409, 422, 429),
    dependencies=[limit("300/minute", by="player")],
)
async def look_back(
    table: ATable,
    n: Annotated[int, Path(ge=0, le=2**31 - 1)],
    site: TheSite,
    player: AnyId,
    seat: Annotated[int | None, Query(ge=0, le=9)] = None,
) -> Response:
    """The game after n moves; when it is over, through the eyes of any seat."""
    found = (await site.desk.current(table)).table
    _check_begun(found)
    moves = found.state.moves[:n]
    if len(moves) < n:
        raise Refused("ahead", f"there are {len(moves)} moves, and you ask for {n}")
    eyes = sight.eyes(found, sight.reader(found, player).seats)
    if seat is not None and seat != eyes:
        check_seat(found, seat)
        _check_over(found)
        eyes = seat
    start = found.state.again

    def replay() -> Any:
        state = start()
        for move in moves:
            state.push(move)
        return state.view(eyes)

    return reply({"moves": n, "view": await aside(replay)})


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        **refusals(401, 404, 409, 422, 429),
    },
    dependencies=[limit("60/minute", by="player")],
)
async def take_record(table: ATable, site: TheSite) -> Response:
    """The record of a game that is over: it shows all that was hidden, and the secret."""
    found = (await site.desk.current(table)).table
    _check_begun(found)
    _check_over(found)
    text = await aside(lambda: str(record_of(found)))
    name = f'attachment; filename="{found.game.name}-{found.id}.tegel"'
    return Response(text, headers={"Content-Disposition": name}, media_type="text/plain")


@router.post(
    "/records/views",
    response_model=RecordView,
    responses=refusals(401, 415, 422, 429),
    dependencies=[limit("120/minute", by="player")],
)
async def look_at_record(asked: Annotated[SentRecord, body(SentRecord)]) -> Response:
    """A record, checked from its first move to its last, after so many of them."""
    return await aside(lambda: reply(_view(asked)))


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
    )


def _view(asked: SentRecord) -> RecordView:
    try:
        record = parse(asked.record, find)
        record.verify()
    except BadRecord as error:
        raise Refused("bad_record", str(error)) from None
    after = len(record.moves) if asked.after is None else asked.after
    if after > len(record.moves):
        raise Refused("bad_request", f"after: there are {len(record.moves)} moves, not {after}")
    if asked.seat is not None and asked.seat >= len(record.seats):
        raise Refused("no_seat", f"there is no seat {asked.seat}; there are {len(record.seats)}")
    ending = record.ending
    return {
        "game": record.game.name,
        "title": record.game.title,
        "options": dict(record.options),
        "seats": list(record.seats),
        "scores": None if record.scores is None else list(record.scores),
        "places": None if record.places is None else list(record.places),
        "ending": None if ending is None else _ending(ending),
        "sealed": record.seal is not None,
        "moves": list(record.moves),
        "after": after,
        "view": _state(record, after).view(asked.seat),
    }


def _state(record: Record, after: int) -> State:
    """The game of a record after so many moves."""
    return next(state for n, state in enumerate(record.replay()) if n == after)


def _check_begun(table: Table) -> None:
    if not table.has_begun:
        raise Refused("not_started", "the game has not begun: there is nothing to look back at")


def _check_over(table: Table) -> None:
    if table.status not in ("finished", "closed"):
        raise Refused("not_over", "the game goes on, and that would tell what is hidden")


def _ending(ending: Ending) -> EndingView:
    places = None if ending.places is None else list(ending.places)
    return {"reason": ending.reason, "seat": ending.seat, "places": places}
