"""`tegel bench`: how fast the rules run."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Annotated

import typer

from tegel.cli.common import complain, game_options, open_game, print_json
from tegel.core import cuda
from tegel.core.bench import Speed, Way, measure
from tegel.core.errors import BadOptions
from tegel.core.game import Game
from tegel.core.kernel import COMPILED
from tegel.games import games

WAYS: tuple[Way, ...] = ("interpreted", "cpu", "cuda")


def bench(
    context: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    ways: Annotated[
        list[str] | None, typer.Option("--way", help="interpreted, cpu or cuda; all there are")
    ] = None,
    seconds: Annotated[float, typer.Option(help="at least so long for each line")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Measure random games: each way, each number of players, one thread and all processors."""
    if not 0 < seconds <= 600:
        raise BadOptions(f"seconds cannot be {seconds}; it can be more than 0, up to 600")
    for way in ways or []:
        if way not in WAYS:
            raise BadOptions(f"there is no way {way!r}; there are: {', '.join(WAYS)}")
    chosen = [open_game(name)] if name else [open_game(each) for each in games()]
    given = game_options(context.args)
    for game in chosen:
        results = []
        for speed in _speeds(game, given, ways, seconds):
            results.append(speed)
            if not as_json:
                _print(game, speed)
        if as_json:
            print_json({"game": game.name, "results": results})


def _speeds(
    game: Game, given: dict[str, object], ways: list[str] | None, seconds: float
) -> Iterator[Speed]:
    seats = next(option for option in game.options if option.name == "players").choices
    for players in [given["players"]] if "players" in given else seats:
        options = game.settle({**given, "players": players})
        for way in WAYS:
            if ways and way not in ways:
                continue
            if way == "cuda" and cuda.why_not():
                if ways:
                    raise BadOptions(f"no cuda here: {cuda.why_not()}")
                complain(f"no cuda here: {cuda.why_not()}")
            elif way == "interpreted" and COMPILED:
                yield _interpreted(game, given, players, seconds)
            elif way == "cpu" and not COMPILED:
                complain("no cpu way here: the rules run interpreted")
            else:
                cores = len(os.sched_getaffinity(0)) if way == "cpu" else 1
                for threads in sorted({1, cores}):
                    yield measure(game, options, way, threads, seconds)


def _interpreted(game: Game, given: dict[str, object], players: object, seconds: float) -> Speed:
    """In a process of its own: the way is chosen when Tegel is imported."""
    options = [f"--{key}={value}" for key, value in {**given, "players": players}.items()]
    command = [sys.executable, "-m", "tegel", "bench", game.name, "--way", "interpreted", "--json"]
    done = subprocess.run(
        [*command, "--seconds", str(seconds), *options],
        env={**os.environ, "TEGEL_WAY": "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    )
    speed: Speed = json.loads(done.stdout)["results"][0]
    return speed


def _print(game: Game, speed: Speed) -> None:
    kind = f"{game.name}  {speed['players']} players  {speed['way']:<11}"
    rates = f"{speed['moves_per_s']:>16,.0f} moves/s  {speed['games_per_s']:>12,.0f} games/s"
    print(f"{kind}  {speed['threads']:>7} threads  {rates}", flush=True)
