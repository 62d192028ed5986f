"""The house in numbers: for everybody, or for who looks after it, as they say."""

import time
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query
from sqlalchemy import Connection
from starlette.responses import Response

from tegel.games import find, games
from tegel.server.http.answers.counted import AllOpenings, ClubView, People
from tegel.server.http.aside import aside
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.reports import warden
from tegel.server.http.sheets import CSV, sheet
from tegel.server.http.statistics import spelt
from tegel.server.http.who import Anybody, TheSite
from tegel.server.looks.beginnings import beginnings
from tegel.server.site import Site
from tegel.server.store import club, statistics
from tegel.server.store.players import Player
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import ShownTo

router = APIRouter(prefix="/api", tags=["statistics"])

FRESH = 60.0  # seconds: what everybody looks at is added up so seldom
Part = Literal["times", "people", "records", "series", "sources", "habits"]


@router.get(
    "/club/statistics",
    response_model=ClubView,
    responses=refusals(401, 403, 429),
    dependencies=[limit("30/minute", by="address")],
)
async def club_statistics(site: TheSite, player: Anybody) -> Response:
    """How the games of the whole house went."""
    shown = await _allowed(site, player)
    return reply({"shown": shown, **await _everything(site)})


@router.get(
    "/club/statistics/people",
    response_model=People,
    responses=refusals(401, 403, 422, 429),
    dependencies=[limit("60/minute", by="address")],
)
async def club_people(
    site: TheSite, player: Anybody, after: Annotated[int, Query(ge=0, le=10**6)] = 0
) -> Response:
    """Who plays, so many from some place on."""
    await _allowed(site, player)
    found, more = await site.store.read(lambda c: club.people(c, site.now(), after))
    return reply({"people": found, "more": more})


@router.get(
    "/club/statistics/{part}.csv",
    response_class=Response,
    responses={**CSV, **refusals(401, 403, 422, 429)},
    dependencies=[limit("20/minute", by="player"), Depends(warden)],
)
async def club_as_csv(part: Part, site: TheSite) -> Response:
    """One part of it, for spreadsheets: for wardens."""
    if part == "people":
        return await site.store.read(lambda c: sheet(_all_people(c, site.now()), part))
    return sheet((await _everything(site))[part], part)


@router.put(
    "/club/statistics",
    status_code=204,
    responses=refusals(401, 403, 415, 422, 429),
    dependencies=[limit("30/minute", by="player"), Depends(warden)],
)
async def show_club_statistics(asked: Annotated[ShownTo, body(ShownTo)], site: TheSite) -> Response:
    """Have everybody read it, or who looks after the house alone: for wardens."""
    await site.store.write(lambda c: club.show_to(c, asked.shown))
    return Response(status_code=204)


@router.get(
    "/openings",
    response_model=AllOpenings,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("60/minute", by="address")],
)
async def openings_of_champions(game: Annotated[str, Query(max_length=32)]) -> Response:
    """How games between champions begin, and how that goes."""
    if game not in games():
        raise Refused("not_found", "there is no such game")
    return reply({"openings": beginnings(find(game))})


async def _allowed(site: Site, player: Player | None) -> club.Shown:
    """To whom it is shown; `Refused`: not to this one."""
    who = None if player is None else player.id
    if not await site.store.read(lambda c: club.may_read(c, who)):
        raise Refused("not_warden", "only those who look after this site read that here")
    return await site.store.read(club.shown_to)


async def _everything(site: Site) -> dict[str, Any]:
    """All of it, as it was at most a minute ago; it is added up beside the loop, by one at once."""
    return await aside(lambda: _known(site))


def _known(site: Site) -> dict[str, Any]:
    at, told = site.club
    if told is None or time.monotonic() - at >= FRESH:
        told = site.store.look(lambda c: _counted(c, site.now()))
        site.club = time.monotonic(), told
    return told


def _counted(connection: Connection, now: int) -> dict[str, Any]:
    found, more = club.people(connection, now, 0)
    return {
        "times": statistics.times(connection, None),
        "people": found,
        "more": more,
        "records": club.records(connection),
        "series": club.series(connection),
        "sources": spelt(statistics.sources(connection, None), "source"),
        "habits": spelt(statistics.habits(connection, None), "value"),
    }


def _all_people(connection: Connection, now: int) -> Iterable[Mapping[str, Any]]:
    after, more = 0, True
    while more:
        found, more = club.people(connection, now, after)
        after += len(found)
        yield from found
