"""The HTTP side of the server: one module for each concern, and what clients send and get."""

from fastapi import FastAPI

from tegel.server.guard.crowd import Crowd
from tegel.server.http import (
    accounts,
    analyses,
    back,
    club,
    company,
    daily,
    devices,
    elsewhere,
    errors,
    games,
    handed,
    health,
    house,
    mine,
    notices,
    pairings,
    passkeys,
    players,
    positions,
    puzzles,
    ratings,
    records,
    reports,
    reviews,
    statistics,
    tables,
    tokens,
    tournaments,
    trees,
)
from tegel.server.http.caller import PER_PLAYER
from tegel.server.http.known import Known
from tegel.server.http.openapi import describe
from tegel.server.http.packed import Packed

ROUTERS = (
    players.router,
    accounts.router,
    passkeys.router,
    back.router,
    devices.router,
    mine.router,
    house.router,
    tokens.router,
    games.router,
    tables.router,
    pairings.router,
    company.router,
    reports.router,
    notices.router,
    records.router,
    elsewhere.router,
    trees.router,
    positions.router,
    analyses.router,
    reviews.router,
    handed.router,
    statistics.router,
    club.router,
    ratings.router,
    tournaments.router,
    puzzles.router,
    daily.router,
    health.router,
)


def install(app: FastAPI) -> None:
    """Make an application answer over HTTP."""
    app.state.known = Known()
    app.state.callers = Crowd(PER_PLAYER)
    app.router.redirect_slashes = False  # an address is right or wrong
    for router in ROUTERS:
        app.include_router(
            router,
            responses=errors.refusals(403, 408, 413, 429, 431, 500, 503),
            generate_unique_id_function=lambda route: route.name,
        )
    errors.install(app)
    app.add_middleware(Packed)
    describe(app, ROUTERS)
