"""What a schedule is about: all of it follows from its seed."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, Self

from tegel.server.tables.clock import DAY, HOUR, SECOND
from tegel.server.tables.seat import Place, Setting
from tests.server.world.ledger import Way
from tests.server.world.network import Weather
from tests.server.world.server import Habits
from tests.server.world.wishes import Temper

GAMES: Mapping[str, tuple[Mapping[str, object], ...]] = {
    "azul": ({}, {"wall": "grey"}, {"players": 3}),
    "azul_duel": ({},),
    "ingenious": ({}, {"edition": "standard", "players": 3}),
}
# Duel has the largest views by far: it comes up less often.
WEIGHTS = {"azul": 9, "ingenious": 6, "azul_duel": 1}


@dataclass(frozen=True)
class Pace:
    """How fast things happen, in seconds."""

    between: float  # what a client does
    absences: tuple[float, ...]
    fault: float
    longest_down: float


LIVELY = Pace(1.0, (3.0, 20.0, 90.0, 240.0), 12.0, 10.0)
SLOW = Pace(8.0, (20.0, 90.0, 240.0, 900.0), 60.0, 100.0)
DAILY = Pace(2 * 3600.0, (3600.0, 30 * 3600.0, 80 * 3600.0), 8 * 3600.0, 3 * 3600.0)


@dataclass(frozen=True)
class Plan:
    """A table, the people at it, and all that goes wrong."""

    setting: Setting
    persons: int
    spectators: int
    servers: Literal[1, 2]
    actions: int
    pace: Pace
    temper: Temper
    weather: Weather
    way: Way
    habits: Habits
    deaf: float  # the part of messages that the bus loses
    gap: float  # seconds, at most, until what it lost is found

    @classmethod
    def of(cls, chance: Random) -> Self:
        """A plan, by chance."""
        game = chance.choices([*WEIGHTS], [*WEIGHTS.values()])[0]
        options = chance.choice(GAMES[game])
        seats = int(str(options.get("players", 2)))
        places = [_place(chance, seat) for seat in range(seats)]
        if not any(place.kind != "bot" for place in places):
            places[0] = Place("me", "Host")
        clock, pace = _clock(chance)
        setting = Setting(game, options, places, clock, chance.random() < 0.5, True)
        return cls(
            setting=setting,
            persons=1 + sum(place.kind == "open" for place in places),
            spectators=chance.choice((0, 0, 1)),
            servers=chance.choice((1, 2)),
            actions=chance.randrange(20, 50),
            pace=pace,
            temper=chance.choice(TEMPERS),
            weather=chance.choice(WEATHERS),
            way=chance.choice(WAYS),
            habits=Habits(
                min(chance.choice((0.5, 3.0)) * pace.between, 20.0), chance.choice(FAILING)
            ),
            deaf=chance.choice((0.0, 0.3, 1.0)),
            gap=chance.choice((2.0, 30.0)),
        )


TEMPERS = (
    Temper(),
    Temper(undoes=30),
    Temper(plays=40, talks=30),
    Temper(leaves=10, resigns=5),
    Temper(plays=60, agrees=25),
)
WEATHERS = (
    Weather(0.1),
    Weather(1.0, losing=0.02, doubling=0.05),
    Weather(2.0, losing=0.1, doubling=0.2, ordered=False),
)
FAILING = (0.0, 0.0, 0.2)
WAYS = (Way(0.005, 0.0), Way(0.2, 0.02), Way(1.0, 0.1))


def _place(chance: Random, seat: int) -> Place:
    kind: Any = chance.choices(("me", "open", "bot"), (3, 5, 2))[0]
    return Place(kind, f"Host {seat}", "club" if kind == "bot" else "")


def _clock(chance: Random) -> tuple[dict[str, Any], Pace]:
    kind = chance.choices(("none", "live", "days"), (4, 4, 2))[0]
    if kind == "none":
        return {"kind": "none"}, chance.choice((LIVELY, SLOW))
    if kind == "live":
        base = chance.choice((10, 30, 600)) * SECOND
        increment = chance.choice((0, 2)) * SECOND
        pace = chance.choice((LIVELY, SLOW))
        return {"kind": "live", "base": base, "increment": increment}, pace
    return {"kind": "days", "base": chance.choice((DAY, 2 * DAY + HOUR))}, DAILY
