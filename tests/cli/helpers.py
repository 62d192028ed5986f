"""What the tests of the command line share: games, files of them, and ways to run Tegel."""

import os
import re
import resource
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Protocol, Self

import pytest

import tegel
from tegel import Record, State
from tegel.core.native.cache import PACKAGE

# A process that gives a command a terminal of its own, and passes on what it reads and prints.
SPAWN = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"
TEGEL = [sys.executable, "-m", "tegel"]
CTRL_C, CTRL_D, UP = "\x03", "\x04", "\x1b[A"


@dataclass(frozen=True)
class Done:
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on standard error."""
        assert self.err.startswith("tegel: ")
        assert self.err.count("\n") == 1, self.err
        return self.err.removeprefix("tegel: ").removesuffix("\n")


class Run(Protocol):
    """Runs a command in this process."""

    def __call__(self, *words: str | Path, typed: str = "", attended: bool = False) -> Done: ...


class Play(Protocol):
    """Plays by a script; all that the person sees and types."""

    def __call__(self, script: Iterable[str], *words: str | Path) -> str: ...


def played(seed: int, length: int = 10_000, **options: object) -> State:
    """A game of random moves, cut at a length."""
    state = State(tegel.find("azul"), options, seed)
    choose = Random(seed).choice
    while not state.is_over and len(state.moves) < length:
        state.push(choose(state.legal_moves))
    return state


def recorded(seed: int, length: int = 10_000, **options: object) -> Record:
    """Such a game as a record, with names for the seats."""
    state = played(seed, length, **options)
    return Record.of(state, ["Anna", "Ben", "Cleo", "Dörte"][: state.players])


def written(folder: Path, record: Record, name: str = "game.tegel") -> Path:
    """A record as a file; its check fits, whatever it says."""
    file = folder / name
    file.write_text(str(record), encoding="utf-8", newline="\n")
    return file


class Person:
    """Types a script, line after line: "move" stands for a move read off the list that is shown."""

    def __init__(self, script: Iterable[str], capsys: pytest.CaptureFixture[str]) -> None:
        self.script = iter(script)
        self.capsys = capsys
        self.choose = Random(1).choice
        self.is_choosing = False
        self.seen = ""

    def __call__(self, prompt: str = "") -> str:
        """Instead of `input`."""
        shown = self.capsys.readouterr().out
        self.seen += shown + prompt
        if self.is_choosing:
            self.is_choosing = False
            return self.type(self.choose(listed_moves(shown)))
        line = next(self.script, None)
        if line is None or (line == "move" and prompt != "Your move > "):
            raise EOFError
        self.is_choosing = line == "move"
        return self.type("moves" if self.is_choosing else line)

    def type(self, line: str) -> str:
        self.seen += f"{line}\n"
        return line


def listed_moves(shown: str) -> list[str]:
    """The moves in an answer to "moves": a line begins with what its moves have in common."""
    moves: list[str] = []
    head = ""
    for line in shown.splitlines():
        if not line.startswith("  "):
            continue  # a sentence, which may tell points too
        items = list(re.finditer(r"(\S+) [+-]\d+(?=\s|$)", line))
        if items and not line.startswith(" " * 14):
            head = line[: items[0].start()].strip()
        moves += [f"{head} {item[1]}".strip() for item in items]
    return moves


def environment(**changes: str | None) -> dict[str, str]:
    """This environment without what would change how Tegel prints; None takes a name out."""
    plain = {"PYTHONPATH": str(PACKAGE.parent), "FORCE_COLOR": None, "NO_COLOR": None}
    plain["LC_ALL"] = "C.UTF-8"  # whoever runs the tests may have a locale of ASCII
    wanted: dict[str, str | None] = {**os.environ, **plain, **changes}
    return {name: value for name, value in wanted.items() if value is not None}


def run_alone(*words: str | Path, typed: bytes = b"", **env: str | None) -> Done:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [*TEGEL, *map(str, words)], input=typed, env=environment(**env), capture_output=True
    )
    out, err = (text.decode("utf-8", "replace") for text in (done.stdout, done.stderr))
    assert "Traceback" not in out + err
    return Done(done.returncode, out, err)


def run_with_little_room(*words: str, **env: str | None) -> Done:
    """Run a command for which no file can become larger than some kilobytes."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

    done = subprocess.run(
        [*TEGEL, *words],
        # Nothing new is compiled to where nothing fits.
        env=environment(**{"PYTHONDONTWRITEBYTECODE": "1", **env}),
        preexec_fn=limit,
        capture_output=True,
        text=True,
    )
    return Done(done.returncode, done.stdout, done.stderr)


class Terminal:
    """A command that runs in a terminal of its own."""

    def __init__(self, *words: str | Path, **env: str | None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SPAWN, *TEGEL, *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(**{"TERM": "dumb", **env}),
            bufsize=0,
        )
        self.shown = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        with self.process:
            pass

    def wait_for(self, text: str) -> str:
        """Wait until a text is shown; all that was shown since the last time."""
        while text not in self.shown:
            assert self._read(), f"{text!r} never came:\n{self.shown}"
        before, _, self.shown = self.shown.partition(text)
        return before + text

    def type(self, keys: str) -> None:
        time.sleep(0.2)  # a person sees the prompt before the line is quite ready for Ctrl-C
        assert self.process.stdin is not None
        self.process.stdin.write(keys.encode())

    def wait_for_end(self) -> int:
        """Wait until the command ends; its exit status."""
        while self._read():
            pass
        assert "Traceback" not in self.shown
        return self.process.wait()

    def _read(self) -> bool:
        """Read on; False at the end."""
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], 300)
        assert ready, f"nothing more is shown:\n{self.shown}"
        data = os.read(self.process.stdout.fileno(), 65536)
        self.shown += data.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(data)
