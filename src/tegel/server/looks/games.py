"""Which games are played here, and tables as people wish them."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations, product
from typing import TYPE_CHECKING

from tegel.bots.levels import CHAMPION, LEVELS, looks_ahead
from tegel.core.game import Game
from tegel.core.options import Value
from tegel.games import games
from tegel.server.tables.seat import Place, Setting
from tegel.server.tables.timed import OFFERED
from tegel.server.wire.asked import BotPlace, MyPlace, NewTable, OpenPlace

if TYPE_CHECKING:
    from tegel.server.http.answers.games import GameList

# Who gives hints: strong, and yet there at once.
ADVISER = "master"


def offer() -> "GameList":
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
        "timed": [f"{CHAMPION}:seconds={seconds:g}" for seconds in OFFERED],
        "looks_ahead": [level for level in LEVELS if looks_ahead(level)],
        "adviser": ADVISER,
    }


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


def setting_of(asked: NewTable, host: str) -> Setting:
    """A table as somebody of this name wishes it."""
    return Setting(
        game=asked.game,
        options=asked.options,
        places=[_place(place, host) for place in asked.seats],
        clock={
            "kind": asked.clock.kind,
            "base": asked.clock.base,
            "increment": asked.clock.increment,
        },
        public=asked.public,
        chat=asked.chat,
        rated=asked.rated,
    )


def _place(place: MyPlace | BotPlace | OpenPlace, host: str) -> Place:
    match place:
        case MyPlace(name=name):
            return Place("me", name=host if name is None else name)
        case BotPlace(level=level):
            return Place("bot", level=level)
        case OpenPlace():
            return Place("open")
