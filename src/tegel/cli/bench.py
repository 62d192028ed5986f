"""`tegel bench`: how fast the rules run."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Annotated

import typer

from tegel.cli.common import GameWords, complain, game_and_options, open_game, print_json
from tegel.cli.terminal import ending_at_once
from tegel.core import cuda
from tegel.core.bench import Speed, Way, measure
from tegel.core.errors import BadOptions
from tegel.core.game import Game
from tegel.core.machine import processors
from tegel.core.options import Value
from tegel.core.ways import is_native
from tegel.games import games

WAYS: tuple[Way, ...] = ("interpreted", "cpu", "cuda")


def bench(
    words: GameWords = None,
    ways: Annotated[
        list[str] | None, typer.Option("--way", help="interpreted, cpu or cuda; all there are")
    ] = None,
    seconds: Annotated[float, typer.Option(help="at least so long for each line")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Measure how fast random games run.

    Each game, each number of players, each way; one thread and all processors.
    """
    if not 0 < seconds <= 600:
        raise BadOptions(f"seconds cannot be {seconds}; it can be more than 0, up to 600")
    for way in ways or []:
        if way not in WAYS:
            raise BadOptions(f"there is no way {way!r}; there are: {', '.join(WAYS)}")
    name, given = game_and_options(words)
    chosen = [open_game(each) for each in ([name] if name else games())]
    tables = [_tables(game, given) for game in chosen]
    possible = list(_possible_ways(ways))
    if not as_json:
        print(f"{'game':<9}  players  {'way':<11}  threads  {'moves/s':>13}  {'games/s':>11}")
    for game, options in zip(chosen, tables, strict=True):
        results = []
        with ending_at_once():
            for speed in _speeds(game, options, possible, seconds):
                results.append(speed)
                if not as_json:
                    _print(game, speed)
        if as_json:
            print_json({"game": game.name, "results": results})


def _possible_ways(wanted: list[str] | None) -> Iterator[Way]:
    """The ways there are here; one that was asked for by name must be there."""
    missing = {
        "cpu": None if is_native() else "the rules run interpreted",
        "cuda": cuda.why_not(),
    }
    for way in WAYS:
        if wanted and way not in wanted:
            continue
        why_not = missing.get(way)
        if not why_not:
            yield way
        elif wanted:
            raise BadOptions(f"no {way} here: {why_not}")
        else:
            complain(f"no {way} here: {why_not}")


def _tables(game: Game, given: dict[str, object]) -> list[dict[str, Value]]:
    """The options for each number of players that goes with those given."""
    if "players" in given:
        return [game.settle(given)]
    seats = next(option for option in game.options if option.name == "players").choices
    tables = []
    refusal = None
    for players in seats:
        try:
            tables.append(game.settle({**given, "players": players}))
        except BadOptions as error:
            refusal = error
    if refusal and not tables:
        raise refusal
    return tables


def _speeds(
    game: Game, tables: list[dict[str, Value]], ways: list[Way], seconds: float
) -> Iterator[Speed]:
    for options in tables:
        for way in ways:
            if way == "interpreted" and is_native():
                yield _interpreted(game, options, seconds)
            else:
                for threads in sorted({1, processors() if way == "cpu" else 1}):
                    yield measure(game, options, way, threads, seconds)


def _interpreted(game: Game, options: dict[str, Value], seconds: float) -> Speed:
    """In a process of its own: the way is chosen when Tegel is imported."""
    command = [sys.executable, "-m", "tegel", "bench", game.name, "--way", "interpreted", "--json"]
    own = [f"--{name}={value}" for name, value in options.items()]
    done = subprocess.run(
        [*command, "--seconds", str(seconds), *own],
        env={**os.environ, "TEGEL_WAY": "interpreted"},
        stdout=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        raise typer.Exit(done.returncode)  # it has said why
    speed: Speed = json.loads(done.stdout)["results"][0]
    return speed


def _print(game: Game, speed: Speed) -> None:
    kind = f"{game.name:<9}  {speed['players']:>7}  {speed['way']:<11}  {speed['threads']:>7}"
    print(f"{kind}  {speed['moves_per_s']:>13,.0f}  {speed['games_per_s']:>11,.0f}", flush=True)
