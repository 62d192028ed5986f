"""Ratings: somebody's, with how sure they are and how they came about; and those at a table."""

from typing import Any

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.responses import Response

from tegel.ratings.anchors import anchor
from tegel.ratings.game import now as now_of
from tegel.ratings.game import told
from tegel.server.http.answers.ratings import RatingsOfTable, RatingsView
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.reply import reply
from tegel.server.http.statistics import Login, found
from tegel.server.http.tables import ATable
from tegel.server.http.who import Somebody, TheSite
from tegel.server.site import Site
from tegel.server.store import ratings
from tegel.server.tables.rated import kind_of
from tegel.server.tables.seat import is_measured
from tegel.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["ratings"])


@router.get(
    "/me/ratings",
    response_model=RatingsView,
    responses=refusals(401, 429),
    dependencies=[limit("60/minute", by="player")],
)
async def own_ratings(site: TheSite, player: Somebody) -> Response:
    """One's own ratings."""
    return await _told(site, player.id)


@router.get(
    "/players/{login}/ratings",
    response_model=RatingsView,
    responses=refusals(401, 404, 422, 429),
    dependencies=[limit("60/minute", by="address")],
)
async def ratings_of(login: Login, site: TheSite) -> Response:
    """The ratings of an account."""
    return await _told(site, (await found(site, login)).id)


@router.get(
    "/tables/{table}/ratings",
    response_model=RatingsOfTable,
    responses=refusals(401, 404, 409, 422, 429),
    dependencies=[limit("120/minute", by="player")],
)
async def ratings_of_table(table: ATable, site: TheSite) -> Response:
    """The ratings of those who sit at a rated table; once it is over, what that has changed."""
    sitting = (await site.desk.current(table)).table
    now = site.now()
    return reply({"seats": await site.store.read(lambda c: _at(c, sitting, now))})


def _at(connection: Connection, table: Table, now: int) -> list[dict[str, Any] | None]:
    """By seats: as they stand, or how they stood after the game; None: nobody is rated there."""
    created = table.created
    if not created.rated:
        return [None] * len(table.seats)
    changed = ratings.of_table(connection, table.id)
    seats: list[dict[str, Any] | None] = []
    for n, seat in enumerate(table.seats):
        change = None
        if n in changed:
            was, stand = changed[n]
            rating, off = told(stand.rating)
            change = rating - round(was)
        elif seat.player is not None:
            kind, count = kind_of(created.options), len(table.seats)
            stand = ratings.stand(connection, seat.player, created.game, kind, count)
            rating, off = told(now_of(stand, now))
        elif seat.level is not None and is_measured(table.game, created.options):
            rating, off = told(anchor(created.game, seat.level))
        else:
            seats.append(None)
            continue
        seats.append({"rating": rating, "off": off, "change": change})
    return seats


async def _told(site: Site, player: str) -> Response:
    now = site.now()
    groups: list[dict[str, Any]] = []
    for one in await site.store.read(lambda c: ratings.of_player(c, player)):
        rating, off = told(now_of(one["stand"], now))
        about = {name: one[name] for name in ("game", "seats")}
        groups.append(
            {
                **about,
                "kind": _options(one["kind"]),
                "rating": rating,
                "off": off,
                "games": one["stand"].games,
                "curve": [(at, *told(was)) for at, was in one["curve"]],
            }
        )
    return reply({"ratings": groups})


def _options(kind: str) -> dict[str, str]:
    return dict(part.split("=", 1) for part in kind.split(",") if part)
