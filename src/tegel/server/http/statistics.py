"""How somebody's games went: for oneself, and of who has an account for all."""

import csv
import io
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from tegel.server.http.answers.lists import OwnList
from tegel.server.http.answers.statistics import Statistics
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.who import Somebody, TheSite
from tegel.server.site import Site
from tegel.server.store import lists, players, statistics
from tegel.server.store.players import Player
from tegel.server.tables.commands import Refused

router = APIRouter(prefix="/api", tags=["statistics"])

COLUMNS = (
    *("at", "table", "game", "kind", "players", "level"),
    *("place", "points", "best_other", "end", "offline"),
)
Login = Annotated[str, Path(pattern="^[A-Za-z0-9_.-]{3,24}$")]


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
    responses={
        200: {"content": {"text/csv": {"schema": {"type": "string"}}}},
        **refusals(401, 429),
    },
    dependencies=[limit("10/minute", by="player")],
)
async def own_games_as_csv(site: TheSite, player: Somebody) -> Response:
    """One's finished games one by one, the latest first: a line for each, for spreadsheets."""
    told = await site.store.read(lambda c: _as_csv(statistics.games(c, player.id)))
    name = 'attachment; filename="tegel-games.csv"'
    return Response(told, headers={"Content-Disposition": name}, media_type="text/csv")


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


def _as_csv(games: Sequence[Mapping[str, Any]]) -> str:
    text = io.StringIO()
    write = csv.DictWriter(text, COLUMNS)
    write.writeheader()
    for one in games:
        ended = datetime.fromtimestamp(one["at"] / 1000, UTC).isoformat(" ", "seconds")
        kind = " ".join(f"{name}={value}" for name, value in one["kind"].items())
        write.writerow({**one, "at": ended, "kind": kind, "level": one["level"] or "people"})
    return text.getvalue()


async def _told(site: Site, player: Player, *, offline: bool) -> Response:
    tallies, is_complete = await site.store.read(
        lambda c: statistics.tallies(c, player.id, offline=offline)
    )
    about = {"name": player.name, "login": player.login}
    return reply({**about, "tallies": tallies, "complete": is_complete})
