"""Which games are played here."""

from fastapi import APIRouter

from tegel.server.http.answers.games import GameList, Readiness
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.who import TheSite
from tegel.server.looks.games import offer

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games", responses=refusals(401, 429), dependencies=[limit("60/minute", by="address")])
async def list_games() -> GameList:
    """All games with their options, and the levels of bots, from the weakest to the strongest."""
    return offer()


@router.get(
    "/readiness", responses=refusals(401, 429), dependencies=[limit("240/minute", by="address")]
)
async def list_readiness(site: TheSite) -> Readiness:
    """How much of each game is compiled, from 0 to 1.

    Every game can be played from the first moment on; who looks ahead waits for the search.
    """
    return {"games": site.preparing.shares()}
