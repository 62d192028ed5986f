"""Compiling games, with a progress bar: two at a time, each in a process of its own."""

import signal
from collections.abc import Iterator
from itertools import chain
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tegel.bots.warm import STEPS as BOT_STEPS
from tegel.bots.warm import warm as warm_bots
from tegel.core.errors import TegelError
from tegel.core.game import Game
from tegel.core.machine import end_with_parent, no_interrupt, processors
from tegel.core.warm import STEPS, warm
from tegel.games import find

# Each takes about a gigabyte of memory.
AT_ONCE = 2

Step = tuple[int, str]


class NotCompiled(TegelError):
    """A game could not be compiled; the message says which, and why."""


def warm_up(games: list[Game], bots: bool) -> None:
    """Compile games and, if wanted, the bots for them, with a progress bar on standard error."""
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    total = STEPS + (BOT_STEPS if bots else 0)
    done = "and its bots are compiled" if bots else "is compiled"
    several = len(games) > 1 and processors() > 1
    with Progress(*columns, console=Console(stderr=True)) as progress:
        tasks = {game: progress.add_task(game.title, total=total, start=False) for game in games}
        for game, (number, step) in (_side_by_side if several else _in_turn)(games, bots):
            progress.start_task(tasks[game])
            text = f"Compiling {game.title}: {step}" if step else f"{game.title} {done}"
            progress.update(tasks[game], completed=number, description=text)


def _steps(game: Game, bots: bool) -> Iterator[Step]:
    """How many steps are done, and which comes next; after all of them none."""
    return enumerate(chain(warm(game), warm_bots(game) if bots else (), [""]))


def _in_turn(games: list[Game], bots: bool) -> Iterator[tuple[Game, Step]]:
    for game in games:
        for step in _steps(game, bots):
            yield game, step


def _side_by_side(games: list[Game], bots: bool) -> Iterator[tuple[Game, Step]]:
    waiting = list(games)
    at_work: dict[Connection, tuple[Game, BaseProcess]] = {}
    try:
        while waiting or at_work:
            while waiting and len(at_work) < AT_ONCE:
                pipe, process = _start(waiting[0], bots)
                at_work[pipe] = waiting.pop(0), process
            connection.wait(list(at_work))
            for pipe in [pipe for pipe in at_work if pipe.poll()]:
                game, process = at_work[pipe]
                number, step = _step(pipe, game, process)
                yield game, (number, step)
                if not step:
                    del at_work[pipe]
    finally:
        for _, process in at_work.values():
            process.kill()


def _step(pipe: Connection, game: Game, process: BaseProcess) -> Step:
    """What a process says next; `NotCompiled` if it has failed."""
    try:
        said: Step | str = pipe.recv()
    except EOFError:
        process.join()
        said = f"its process ended with exit status {process.exitcode}"
    if isinstance(said, str):
        raise NotCompiled(f"{game.title} could not be compiled: {said}")
    if not said[1]:
        process.join()
    return said


def _start(game: Game, bots: bool) -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")
    pipe, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(game.name, bots, theirs), daemon=True)
    with no_interrupt():
        process.start()
    theirs.close()
    return pipe, process


def _work(name: str, bots: bool, pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()
    try:
        for step in _steps(find(name), bots):
            pipe.send(step)
    except OSError as error:  # a full disk, say
        pipe.send(str(error))
