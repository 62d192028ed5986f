"""Games that were played: looking back, taking a record home, and looking at one from elsewhere."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from tegel.server.daily.deals import is_secret
from tegel.server.http.answers.records import RecordView, Replayed
from tegel.server.http.aside import aside
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.tables import ATable, OtherSeat
from tegel.server.http.who import AnyId, TheSite
from tegel.server.looks.past import (
    check_begun,
    check_over,
    eyes_of,
    look_back_at,
    record_of,
    view_of,
)
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import SentRecord

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
    seat: OtherSeat = None,
) -> Response:
    """The game after n moves; when it is over, through the eyes of any seat.

    Then its position is the whole of it, but if a seat is asked for.
    """
    found = (await site.desk.current(table)).table
    check_begun(found)
    eyes = eyes_of(found, player, seat)
    back = look_back_at(found, n, eyes, whole=seat is None)
    return reply(await aside(back))


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
    check_begun(found)
    check_over(found)
    if is_secret(found, site.now()):
        raise Refused("not_over", "the deal of the day is played by others until the day is over")
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
    return await aside(lambda: reply(view_of(asked)))
