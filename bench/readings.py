"""Ten games to be read with their reviews, as a player would: docs/review.md says what was found.

    python bench/readings.py games/
    tegel review games/1.tegel

All games, two to four players, levels that differ, newcomers among them. A *person* plays as people
do: mostly as a casual player, now and then without a thought, now and then very well. One game
begins near its end. The same games whenever they are made by the same bots.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import tegel
from tegel.bots import player
from tegel.bots.table import Seated
from tegel.core.native.build import ensure
from tegel.core.options import Value
from tegel.core.record import Record
from tegel.core.state import State

NAMES = "Anna", "Ben", "Carla", "Dirk"
# How a person plays a turn.
PERSON = ("newcomer",) * 2 + ("casual",) * 5 + ("club",) * 2 + ("master",)


class Reading(NamedTuple):
    """A game that is read: who plays, and from where on."""

    game: str
    levels: Sequence[str]
    options: dict[str, Value]
    skipped: int = 0  # moves before it begins, by regular players


READINGS = (
    Reading("azul", ("newcomer", "regular"), {}),
    Reading("azul", ("person", "club"), {"wall": "grey"}),
    Reading("azul", ("beginner", "casual", "expert"), {"players": 3}),
    Reading("azul", ("newcomer", "person", "regular", "club"), {"players": 4}),
    Reading("azul_duel", ("newcomer", "casual"), {}),
    Reading("azul_duel", ("club", "master"), {}),
    Reading("azul_duel", ("person", "regular"), {}, skipped=180),
    Reading("ingenious", ("newcomer", "casual"), {}),
    Reading("ingenious", ("person", "expert"), {}),
    Reading("ingenious", ("beginner", "person", "master"), {"edition": "standard", "players": 3}),
)


class _Player:
    """A level in a seat; or a person, who is not the same from turn to turn."""

    def __init__(self, level: str, seed: int) -> None:
        names = dict.fromkeys(PERSON if level == "person" else (level,))
        self._seated = {name: Seated(player(name), seed) for name in names}
        self._moods = PERSON if level == "person" else (level,)
        self._chance = Random(seed)
        self._mood = level

    def push(self, state: State) -> None:
        if state.begins_turn or self._mood not in self._seated:
            self._mood = self._chance.choice(self._moods)
        state.push(self._seated[self._mood].decide(state).move)


def played(reading: Reading, seed: int) -> Record:
    """The game, to its end."""
    state = tegel.new(reading.game, seed=seed, **reading.options)
    ensure(state.game, "rules", "judgement", "search")
    if reading.skipped:
        before = [_Player("regular", seed + seat) for seat in range(state.players)]
        while len(state.moves) < reading.skipped or not state.begins_turn:
            assert state.turn is not None, "the game goes on after the moves that are skipped"
            before[state.turn].push(state)
        state = tegel.position(state.position, seed=seed)
    players = [_Player(level, 100 * seed + seat) for seat, level in enumerate(reading.levels)]
    while state.turn is not None:
        players[state.turn].push(state)
    return Record.of(state, NAMES[: state.players])


def main() -> None:
    """Write them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for n, reading in enumerate(READINGS, 1):
        tegel.save(played(reading, n), folder / f"{n}.tegel")
        print(n, reading.game, *reading.levels)


if __name__ == "__main__":
    main()
