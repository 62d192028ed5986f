"""Reports about people, for wardens to act on; and how the site stands with one."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path
from sqlalchemy import Connection
from starlette.responses import Response

from tegel.server.http.answers.reports import ReportList, StandingView
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.who import Somebody, TheSite
from tegel.server.identity.tokens import fresh_token
from tegel.server.store import standing as standings
from tegel.server.store.players import Player
from tegel.server.tables.clock import DAY
from tegel.server.tables.commands import Refused
from tegel.server.tables.events import Said
from tegel.server.tables.table import Table
from tegel.server.wire.asked import Decision, NewReport
from tegel.server.wire.frames import TableId

router = APIRouter(prefix="/api", tags=["reports"])

ID_LENGTH = 16
TALK = 50  # of what was said last is kept with a report
EVER = 2**53 - 1  # milliseconds: what has no end
ATable = Annotated[TableId, Path()]


@router.post(
    "/tables/{table}/reports",
    status_code=204,
    responses=refusals(401, 404, 409, 415, 422, 429),
    dependencies=[limit("10/hour", by="player"), limit("60/hour", by="address")],
)
async def report(
    table: ATable, asked: Annotated[NewReport, body(NewReport)], player: Somebody, site: TheSite
) -> Response:
    """Complain about who sits at a seat, once. What was said there is kept with it."""
    found = (await site.desk.current(table)).table
    other = found.seats[asked.seat].player if asked.seat < len(found.seats) else None
    if other is None or other == player.id:
        raise Refused("no_seat", "no other person sits there")
    row = {
        "id": fresh_token("")[:ID_LENGTH],
        "table_id": table,
        "seat": asked.seat,
        "player": other,
        "reporter": player.id,
        "reason": asked.reason,
        "words": "".join(one for one in " ".join(asked.words.split()) if one.isprintable()),
        "made_at": site.now(),
    }
    await site.store.write(lambda c: standings.report(c, row, _context(found)))
    return Response(status_code=204)


async def warden(player: Somebody, site: TheSite) -> Player:
    """Who asks, if it is a warden."""
    if not (await site.store.read(lambda c: standings.standing(c, player.id))).warden:
        raise Refused("not_warden", "only wardens see reports: tegel warden LOGIN makes one")
    return player


@router.get(
    "/reports",
    response_model=ReportList,
    responses=refusals(401, 403, 429),
    dependencies=[limit("60/minute", by="player"), Depends(warden)],
)
async def list_reports(site: TheSite) -> Response:
    """Reports that wait for a decision."""
    return reply({"reports": await site.store.read(standings.open_reports)})


@router.post(
    "/reports/{report}",
    status_code=204,
    responses=refusals(401, 403, 404, 415, 422, 429),
    dependencies=[limit("60/minute", by="player"), Depends(warden)],
)
async def decide(
    report: Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")],
    asked: Annotated[Decision, body(Decision)],
    site: TheSite,
) -> Response:
    """Decide what comes of a report: who is muted can't speak, who is banned can't sit down."""
    now = site.now()
    until = EVER if asked.days is None else now + asked.days * DAY

    def act(connection: Connection) -> None:
        try:
            player, reason = standings.close_report(connection, report, asked.action, now)
        except KeyError:
            raise Refused("no_report", "there is no such report, or it is decided") from None
        changes: dict[str, dict[str, Any]] = {
            "warn": {"warning": reason},
            "mute": {"warning": reason, "muted_until": until},
            "ban": {"warning": reason, "banned_until": until},
        }
        if asked.action in changes:
            standings.set_standing(connection, player, **changes[asked.action])

    await site.store.write(act)
    return Response(status_code=204)


@router.get(
    "/me/standing",
    responses=refusals(401, 429),
    dependencies=[limit("120/minute", by="player")],
)
async def my_standing(player: Somebody, site: TheSite) -> StandingView:
    """How the site stands with one."""
    found = await site.store.read(lambda c: standings.standing(c, player.id))
    now = site.now()
    return {
        "warden": found.warden,
        "warning": found.warning,
        "muted_until": found.muted_until if (found.muted_until or 0) > now else None,
        "banned_until": found.banned_until if (found.banned_until or 0) > now else None,
    }


@router.delete(
    "/me/standing/warning",
    status_code=204,
    responses=refusals(401, 429),
    dependencies=[limit("60/minute", by="player")],
)
async def read_warning(player: Somebody, site: TheSite) -> Response:
    """A warning was read."""
    if (await site.store.read(lambda c: standings.standing(c, player.id))).warning is not None:
        await site.store.write(lambda c: standings.set_standing(c, player.id, warning=None))
    return Response(status_code=204)


def _context(table: Table) -> dict[str, Any]:
    """What a warden should know of a table, even when it is forgotten."""
    said = [entry.event for entry in table.talk[-TALK:]]
    return {
        "game": table.game.name,
        "seats": [seat.name for seat in table.seats],
        "talk": [
            {"seat": one.seat, "text": one.phrase or one.text}
            for one in said
            if isinstance(one, Said)
        ],
    }
