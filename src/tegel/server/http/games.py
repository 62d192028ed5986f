"""Which games are played here."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations, product

from fastapi import APIRouter

from tegel.bots.levels import LEVELS, looks_ahead
from tegel.core.game import Game
from tegel.core.options import Value
from tegel.games import games
from tegel.server.http.answers import GameList, Readiness
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit
from tegel.server.http.tables import ADVISER
from tegel.server.http.who import TheSite

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games", responses=refusals(401, 429), dependencies=[limit("60/minute", by="address")])
async def list_games() -> GameList:
    """All games with their options, and the levels of bots, from the weakest to the strongest."""
    return {
        "games": [
            {
                "name": game.name,
                "title": game.title,
                "rules": game.rules_version,
                "options": [
                    {"name": option.name, "choices": list(option.choices), "help": option.help}
                    for option in game.options
                ],
                "apart": [dict(pair) for pair in _apart(game)],
                "hidden": game.hidden,
            }
            for game in games().values()
        ],
        "levels": list(LEVELS),
        "looks_ahead": [level for level in LEVELS if looks_ahead(level)],
        "adviser": ADVISER,
    }


@router.get(
    "/readiness", responses=refusals(401, 429), dependencies=[limit("240/minute", by="address")]
)
async def list_readiness(site: TheSite) -> Readiness:
    """How much of each game is compiled, from 0 to 1.

    Every game can be played from the first moment on; who looks ahead waits for the search.
    """
    return {"games": site.preparing.shares()}


@cache
def _apart(game: Game) -> tuple[Mapping[str, Value], ...]:
    """The pairs of choices that are in no set of options the rules allow."""
    names = [option.name for option in game.options]
    pairs = list(combinations(range(len(names)), 2))
    together = {
        (one, chosen[one], other, chosen[other])
        for chosen in product(*(option.choices for option in game.options))
        if game.forbids(dict(zip(names, chosen, strict=True))) is None
        for one, other in pairs
    }
    return tuple(
        {names[one]: first, names[other]: second}
        for one, other in pairs
        for first in game.options[one].choices
        for second in game.options[other].choices
        if (one, first, other, second) not in together
    )
