"""The deal of the day: what it is, one's one try at it, how everybody did, and one's own days."""

from contextlib import suppress
from datetime import date, timedelta
from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy.exc import IntegrityError
from starlette.responses import Response

from tegel.games import find
from tegel.server.daily.deals import Deal, day_at, series
from tegel.server.http.answers.daily import DailyDeals, DailyTry, DailyView, MadeTry
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.who import AnyId, Somebody, TheSite
from tegel.server.identity.codes import derived_code
from tegel.server.looks.puzzles import day_of
from tegel.server.manners import check_welcome
from tegel.server.site import Site
from tegel.server.store import daily
from tegel.server.store.daily import Try

router = APIRouter(prefix="/api", tags=["daily"])

AHEAD = 7  # days that are announced
Day = Annotated[str | None, Query(pattern=r"^\d{4}-\d\d-\d\d$")]


@router.get(
    "/daily",
    response_model=DailyView,
    responses=refusals(401, 422, 429),
    dependencies=[limit("120/minute", by="address")],
)
async def deal_of_the_day(site: TheSite, player: AnyId, day: Day = None) -> Response:
    """The deal of a day and how everybody did: of today (UTC), or of a day before."""
    now = site.now()
    deal = Deal.of(day_of(day, now), site.daily_key)
    named, is_over = deal.day.isoformat(), now >= deal.ends_at
    rows, players = await site.store.read(lambda c: daily.results(c, named, deal.ends_at))
    mine = None if player is None else await site.store.read(lambda c: daily.own(c, player, named))
    results = [
        {
            "name": name,
            "you": one.player == player,
            "outcome": one.outcome,
            "played": one.played,
            "points": one.points,
            "margin": one.margin,
            "table": one.table if is_over or one.player == player else None,
        }
        for name, one in rows
    ]
    return reply(
        {
            **_told(deal),
            "ends_at": deal.ends_at,
            "secret": deal.secret if is_over else None,
            "you": None if mine is None else _own(site, mine),
            "results": results,
            "players": players,
            "ahead": [] if is_over else [_told(one) for one in _ahead(site, deal.day)],
        }
    )


@router.post(
    "/daily/tries",
    status_code=201,
    responses=refusals(401, 403, 429),
    dependencies=[limit("20/minute", by="player"), limit("60/minute", by="address")],
)
async def try_deal(site: TheSite, player: Somebody) -> MadeTry:
    """Begin one's try at today's deal, or go back to it: there is one for each day."""
    await check_welcome(site, player.id)
    now = site.now()
    deal = Deal.of(day_at(now), site.daily_key)
    day = deal.day.isoformat()
    # Whoever asks for the same, in whichever process, names the same table.
    name = derived_code(site.keys[0], "daily", day, player.id)
    table = await site.store.write(lambda c: daily.begin(c, day, player.id, name, now))
    if not await site.desk.books.numbers([table]):
        with suppress(IntegrityError):  # another was faster
            await site.desk.begin(table, deal.begin(player.id, player.name))
    site.preparing.want(find(deal.game))
    return {"table": table}


@router.get(
    "/me/daily",
    response_model=DailyDeals,
    responses=refusals(401, 429),
    dependencies=[limit("60/minute", by="player")],
)
async def own_deals(site: TheSite, player: Somebody) -> Response:
    """What came of one's tries, and how many days in a row one has played a deal to its end."""
    tries = await site.store.read(lambda c: daily.all_own(c, player.id))
    told = [_own(site, one) for one in tries]
    ended = [date.fromisoformat(one["day"]) for one in told if one["outcome"] is not None]
    now, longest = series(ended, day_at(site.now()))
    return reply({"series": now, "longest": longest, "tries": told})


def _ahead(site: Site, day: date) -> list[Deal]:
    """The deals of the days that come next."""
    return [Deal.of(day + timedelta(days=n), site.daily_key) for n in range(1, AHEAD + 1)]


def _told(deal: Deal) -> dict[str, object]:
    return {
        "day": deal.day.isoformat(),
        "game": deal.game,
        "options": dict(deal.options),
        "commitment": deal.commitment,
    }


def _own(site: Site, one: Try) -> DailyTry:
    """A try of one's own: what was over too late has no outcome."""
    deal = Deal.of(date.fromisoformat(one.day), site.daily_key)
    in_time = one.ended_at is not None and one.ended_at < deal.ends_at
    return {
        "day": one.day,
        "game": deal.game,
        "table": one.table,
        "outcome": one.outcome if in_time else None,
        "played": one.played,
        "points": one.points,
        "margin": one.margin,
    }
