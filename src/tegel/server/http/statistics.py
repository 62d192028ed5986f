"""How somebody's games went: for oneself, and of who has an account for all."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from sqlalchemy import Connection
from starlette.responses import Response

from tegel.server.http.answers.counted import Details
from tegel.server.http.answers.lists import OwnList
from tegel.server.http.answers.statistics import Statistics
from tegel.server.http.aside import aside
from tegel.server.http.body import body
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.sheets import CSV, sheet
from tegel.server.http.who import Somebody, TheSite
from tegel.server.looks import levels
from tegel.server.site import Site
from tegel.server.store import club, lists, players, statistics, summing
from tegel.server.store.players import Player
from tegel.server.store.statistics import Row
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import WantsListed
from tegel.statistics.habits import read

router = APIRouter(prefix="/api", tags=["statistics"])

Login = Annotated[str, Path(pattern="^[A-Za-z0-9_.-]{3,24}$")]
Part = Literal["times", "sources", "habits", "luck"]


@router.get(
    "/me/statistics",
    response_model=Statistics,
    responses=refusals(401, 429),
    dependencies=[limit("30/minute", by="player")],
)
async def own_statistics(site: TheSite, player: Somebody) -> Response:
    """How one's own games went."""
    return await _told(site, player, offline=True)


@router.get(
    "/me/statistics.csv",
    response_class=Response,
    responses={**CSV, **refusals(401, 429)},
    dependencies=[limit("10/minute", by="player")],
)
async def own_games_as_csv(site: TheSite, player: Somebody) -> Response:
    """One's finished games one by one, the latest first: a line for each, for spreadsheets."""
    return await site.store.read(lambda c: sheet(_games(c, player.id), "games"))


@router.get(
    "/me/statistics/details",
    response_model=Details,
    responses=refusals(401, 429),
    dependencies=[limit("30/minute", by="player")],
)
async def own_details(site: TheSite, player: Somebody) -> Response:
    """How one's own games went over time, what points came from, habits and luck."""
    return await _detailed(site, player, own=True)


@router.get(
    "/me/statistics/{part}.csv",
    response_class=Response,
    responses={**CSV, **refusals(401, 422, 429)},
    dependencies=[limit("20/minute", by="player")],
)
async def own_details_as_csv(part: Part, site: TheSite, player: Somebody) -> Response:
    """One part of it, for spreadsheets."""
    return await site.store.read(lambda c: sheet(OWN[part](c, player.id), part))


@router.put(
    "/me/listed",
    status_code=204,
    responses=refusals(401, 403, 415, 422, 429),
    dependencies=[limit("30/minute", by="player")],
)
async def let_be_named(
    asked: Annotated[WantsListed, body(WantsListed)], site: TheSite, player: Somebody
) -> Response:
    """Be named where the house tells how its games went, or be left out."""
    await site.store.write(lambda c: club.set_listed(c, player.id, listed=asked.listed))
    site.club = (0.0, None)
    return Response(status_code=204)


@router.get(
    "/players/{login}/statistics",
    response_model=Statistics,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("20/minute", by="address")],
)
async def statistics_of(login: Login, site: TheSite) -> Response:
    """How the games of an account went; those not that were played without a server."""
    return await _told(site, await found(site, login), offline=False)


@router.get(
    "/players/{login}/statistics/details",
    response_model=Details,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("20/minute", by="address")],
)
async def details_of(login: Login, site: TheSite) -> Response:
    """The same over time, and what points came from; what reviews say is nobody else's."""
    return await _detailed(site, await found(site, login), own=False)


@router.get(
    "/players/{login}/tables",
    response_model=OwnList,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("60/minute", by="address")],
)
async def tables_of(
    login: Login,
    site: TheSite,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> Response:
    """Finished games of an account that were public; `before`: those that ended earlier."""
    player = await found(site, login)
    tables = await site.store.read(lambda c: lists.own(c, player.id, before, in_public=True))
    return reply({"tables": tables})


async def found(site: Site, login: str) -> Player:
    """Who has an account of this login; `Refused` if nobody does."""
    player = await site.store.read(lambda c: players.find_login(c, login.lower()))
    if player is None:
        raise Refused("not_found", "there is no account with this login")
    return player


def spelt(rows: Iterable[Row], field: str) -> list[Row]:
    """Rows with what a game has spelt in a field, as its words need it."""
    return [{**row, field: read(row[field])} for row in rows]


def _games(connection: Connection, player: str) -> Iterable[Mapping[str, Any]]:
    return (
        {**row, "level": row["level"] or "people"} for row in statistics.games(connection, player)
    )


OWN: Mapping[Part, Callable[[Connection, str], Iterable[Mapping[str, Any]]]] = {
    "times": statistics.times,
    "sources": statistics.sources,
    "habits": statistics.habits,
    "luck": statistics.luck,
}


async def _told(site: Site, player: Player, *, offline: bool) -> Response:
    tallies = await site.store.read(partial(statistics.tallies, player=player.id, offline=offline))
    return reply({"name": player.name, "login": player.login, "tallies": tallies})


async def _detailed(site: Site, player: Player, *, own: bool) -> Response:
    """What is read from many rows is read by one after the other who asks for it."""

    def look(connection: Connection) -> dict[str, Any]:
        of = partial(_of, connection, player.id, own)
        made = of(statistics.sources)
        tallies = of(statistics.tallies)
        return {
            "times": of(statistics.times),
            "sources": spelt(made, "source"),
            "norms": spelt(levels.norms_of(made), "source"),
            "habits": spelt(of(statistics.habits), "value"),
            "luck": statistics.luck(connection, player.id) if own else [],
            "levels": levels.like(tallies),
            "waiting": summing.left(connection, player.id),
            "listed": club.is_listed(connection, player.id),
            "house": own and club.may_read(connection, player.id),
        }

    return reply(await aside(lambda: site.store.look(look)))


def _of(
    connection: Connection, player: str, own: bool, what: Callable[..., list[Row]]
) -> list[Row]:
    return what(connection, player, offline=own)
