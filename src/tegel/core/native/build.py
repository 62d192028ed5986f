"""Compiling in a process of its own: `python -m tegel.core.native.build tegel.games.azul rules`.

Whoever waits can go on meanwhile, or stop waiting at once, and keeps a small process: Numba is
large. The process tells each step in a line, and ends when nobody listens any more.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from threading import Lock, Thread

from tegel.core import ways
from tegel.core.errors import TegelError
from tegel.core.game import Game
from tegel.core.native.parts import Part, Step

# What was wrong, told by the process in the place of a step.
WRONG = -1.0
LONGEST_REASON = 500

# What somebody waits for.
TITLES = {
    "rules": "the rules of {}",
    "judgement": "the judgement of {}",
    "search": "the search for {}",
    "batches": "batches of {}",
    "learning": "learning {}",
}


class NotCompiled(TegelError):
    """A part could not be compiled; the message says which, and why."""


_ensuring = Lock()


def ensure(game: Game, *stages: str) -> None:
    """Have a game ready for these purposes; if that takes long, say so: somebody may be waiting."""
    parts = [Part(game, stage) for stage in stages]
    if all(part.is_loaded for part in parts):
        return
    with _ensuring:  # whoever comes meanwhile waits
        missing = [part for part in parts if not part.is_ready()]
        if missing and not ways.is_patient():
            what = ", ".join(TITLES[part.stage].format(game.title) for part in missing)
            print(f"Compiling {what}, once: some 5 to 40 s …", file=sys.stderr)
            for _ in Building(game, [part.stage for part in missing]):
                pass
        for part in parts:
            part.load()


class Building:
    """Compiles parts of a game; tells which it is about, and how far that is: the last time 1.

    All parts are made by one process: what the first needs, the next need too.
    """

    def __init__(self, game: Game, stages: Sequence[str]) -> None:
        self.game = game
        self.stages = stages
        self.was_stopped = False
        self._process: subprocess.Popen[str] | None = None
        if _is_found(game):
            command = [sys.executable, "-m", __name__, game.rules.__package__, *stages]
            env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=env,
                text=True,
                start_new_session=True,  # Ctrl-C is for who started it
            )

    def __iter__(self) -> Iterator[tuple[Part, Step]]:
        steps = _make(self.game, self.stages) if self._process is None else self._told()
        try:
            for stage, step in steps:
                yield Part(self.game, stage), step
        except OSError as error:  # a full disk, say
            raise NotCompiled(f"{self.game.title} could not be compiled: {error}") from None

    def stop(self) -> None:
        """End it, wherever it is; what is finished is kept."""
        self.was_stopped = True
        if self._process:
            self._process.kill()

    def _told(self) -> Iterator[tuple[str, Step]]:
        process, done = self._process, 0
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            for line in process.stdout:
                stage, (share, text) = json.loads(line)
                if share == WRONG:
                    raise NotCompiled(f"{self.game.title} could not be compiled: {text}")
                done += share == 1
                yield stage, (share, text)
            if done < len(self.stages):
                reason = _reason(process.stderr.read()) or "it was ended"
                raise NotCompiled(f"{self.game.title} could not be compiled: {reason}")
        finally:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout, process.stderr):
                pipe.close()


def _reason(said: str) -> str:
    """What an error that ended a process said: its message, which may have several lines."""
    *_, message = said.strip().rpartition("Traceback (most recent call last)")
    lines = [line for line in message.splitlines() if line and not line.startswith((" ", ":"))]
    return " ".join(lines)[:LONGEST_REASON]


def _is_found(game: Game) -> bool:
    """Whether another process finds the same game by its package."""
    package = game.rules.__package__
    return bool(package) and getattr(sys.modules.get(package), "GAME", None) is game


def _make(game: Game, stages: Sequence[str]) -> Iterator[tuple[str, Step]]:
    for stage in stages:
        for step in Part(game, stage).make():
            yield stage, step
        yield stage, (1.0, "")


def main(package: str, *stages: str) -> None:
    """Compile parts of a game, and tell each step."""
    ways.check()
    Thread(target=_end_with_listener, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)  # who plays meanwhile goes first
    stage = ""
    try:
        for stage, step in _make(import_module(package).GAME, stages):
            print(json.dumps([stage, step]), flush=True)
    except OSError as error:  # a full disk, say
        print(json.dumps([stage, [WRONG, str(error)]]), flush=True)


def _end_with_listener() -> None:
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
