"""How games between champions began, as it is shown."""

from typing import Any

from tegel.core.game import Game
from tegel.statistics.openings import lines, openings

RARE = 3  # so seldom played, a beginning says nothing


def beginnings(game: Game) -> list[dict[str, Any]]:
    """All that is known of a game, kind by kind."""
    found: list[dict[str, Any]] = []
    for key, known in openings(game.name).items():
        options = dict(one.split("=") for one in key.split(" "))
        shown = [line.told() for line in lines(known.root) if line.games >= RARE]
        found.append(
            {
                "game": game.name,
                "players": int(options.pop("players")),
                "options": options,
                "bot": known.bot,
                "games": known.root.games,
                "lines": shown,
            }
        )
    return found
