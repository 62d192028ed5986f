"""What bots play, for the statistics: what each level makes, and how champions begin.

    .venv/bin/python bench/played.py levels [GAME …] [--games 100] [--seconds 240]
    .venv/bin/python bench/played.py openings [GAME …] [--games 100] [--seconds 240]

Games go to `levels.json` and `openings.json` in the games' folders, one by one, so whoever stops it
loses none; the next run adds those that are missing to the number asked for. `--options
players=3,wall=grey` plays another kind. Game n of a level has seed n, so no game counts twice.
"""

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tegel import games
from tegel.bots import player
from tegel.bots.levels import LEVELS
from tegel.bots.table import Seated
from tegel.core.game import Game
from tegel.core.native.build import ensure
from tegel.core.state import State
from tegel.core.telling import chapters
from tegel.statistics import norms, openings
from tegel.statistics.norms import Boards, kind_key
from tegel.statistics.openings import Knot, Openings
from tegel.statistics.sums import opening, sums

CHAMPION = "network:iterations=400"


def played(game: Game, options: dict[str, Any], bot: str, seed: int) -> State:
    """A game of a bot against itself."""
    state = State(game, options, seed)
    seats = [Seated(player(bot), seed * 16 + seat + 1) for seat in range(state.players)]
    while state.turn is not None:
        state.push(seats[state.turn].decide(state).move)
    return state


def kept(file: Path) -> dict[str, Any]:
    """What a file holds already."""
    return dict(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else {}


def keep(file: Path, told: dict[str, Any]) -> None:
    """Write it whole or not at all."""
    text = json.dumps(told, separators=(",", ":"), sort_keys=True)
    new = file.with_suffix(".new")
    new.write_text(text.replace('},"', '},\n"') + "\n", encoding="utf-8")
    new.replace(file)


def levels(game: Game, options: dict[str, Any], wanted: int) -> Iterator[None]:
    """Each level against itself; a game at a time, the level with the fewest first."""
    file = game.home / norms.FILE
    told = kept(file)
    kind = told.setdefault(kind_key(options, options["players"]), {})
    found = {name: Boards.of(kind[name]) if name in kind else Boards() for name in LEVELS}
    while True:
        name = min(found, key=lambda one: found[one].games)
        number = found[name].games // options["players"]
        if number >= wanted:
            return
        bot = CHAMPION if name == "champion" else LEVELS[name]
        state = played(game, options, bot, number)
        for one in sums(state):
            found[name].add(one.sources)
        kind[name] = found[name].told()
        keep(file, told)
        yield


def beginnings(game: Game, options: dict[str, Any], wanted: int) -> Iterator[None]:
    """Champions against each other."""
    file = game.home / openings.FILE
    told = kept(file)
    key = kind_key(options, options["players"])
    known = told.get(key, {"bot": CHAMPION, "games": [0, 0.0]})
    found = Openings(known["bot"], Knot.of(known["games"]))
    while found.root.games < wanted:
        # Other games than those by which the level is measured.
        state = played(game, options, CHAMPION, 10**6 + found.root.games)
        turns = opening(state)
        story = [turn for chapter in chapters(state.story(None)) for turn in chapter.turns]
        movers = [turn[0]["seat"] for turn in story[: len(turns)]]
        winners = state.outcome.winners
        shares = [(seat in winners) / len(winners) for seat in range(state.players)]
        found.add(turns, movers, shares)
        told[key] = {"bot": found.bot, "games": found.root.told()}
        keep(file, told)
        yield


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", choices=["levels", "openings"])
    parser.add_argument("game", nargs="*", default=[*games()])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--options", default="")
    asked = parser.parse_args()
    given = dict(one.split("=") for one in asked.options.split(",") if one)
    until = time.monotonic() + asked.seconds
    work: list[Iterator[None]] = []
    for name in asked.game:
        game = games()[name]
        ensure(game)
        options = game.settle({key: int(v) if v.isdecimal() else v for key, v in given.items()})
        how = levels if asked.part == "levels" else beginnings
        work.append(how(game, dict(options), asked.games))
    done = 0
    while work and time.monotonic() < until:
        for one in list(work):
            if next(one, 0) is None:
                done += 1
            else:
                work.remove(one)
    print(f"{done} games more; {'all are there' if not work else 'more are wanted'}")


if __name__ == "__main__":
    main()
