"""Which games are played here."""

from fastapi import APIRouter

from tegel.bots.levels import LEVELS
from tegel.games import games
from tegel.server.http.answers import GameList
from tegel.server.http.errors import refusals
from tegel.server.http.limit import limit

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
                "hidden": game.hidden,
            }
            for game in games().values()
        ],
        "levels": list(LEVELS),
    }
