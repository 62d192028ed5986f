"""The journal of an event: a line for each finished game, on disk before anybody is told.

The first line says which event it is. A last line that was torn by a kill is dropped; everything
else must be whole.
"""

import dataclasses
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Self, cast

from tegel.arena.event import Event, Fixture
from tegel.arena.game import Forfeit, Played
from tegel.core.errors import BadOptions
from tegel.games import find

NAME = "journal.jsonl"
FORMAT = "tegel arena journal 1"


class Journal:
    """An open journal, and the games that are in it by their number."""

    def __init__(self, folder: Path, event: Event, resume: bool = False) -> None:
        self.path = folder / NAME
        self.games: dict[int, Played] = {}
        if folder.exists() and not folder.is_dir():
            raise BadOptions(f"{folder} is not a folder")
        if resume and not self.path.exists():
            raise BadOptions(f"{folder} holds no journal to go on with")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            whole = self._read(event) if self.path.exists() else 0
            self._file = self.path.open("ab")
            self._file.truncate(whole)
            if not whole:
                self._write(_header(event))
        except OSError as error:
            raise self._unwritten(error) from None

    def add(self, played: Played) -> None:
        """Keep a game; when this returns, it is on the disk."""
        try:
            self._write(dataclasses.asdict(played))
        except OSError as error:
            raise self._unwritten(error) from None
        self.games[played.fixture.number] = played

    def close(self) -> None:
        """Close the file."""
        with suppress(OSError):  # of a line that could not be written, which was told
            self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self, event: Event) -> int:
        """Read the games there are; how many bytes are whole lines."""
        data = self.path.read_bytes()
        *lines, torn = data.split(b"\n")
        fixtures = {fixture.number: fixture for fixture in event.fixtures()}
        for n, line in enumerate(lines, 1):
            entry = self._entry(n, line)
            if n == 1:
                self._check(entry, event)
                continue
            try:
                played = _played(entry)
            except (KeyError, TypeError):
                raise self._bad(n) from None
            number = played.fixture.number
            # A journal may hold more games than are wanted this time.
            if fixtures.get(number) == played.fixture:
                self.games[number] = played
        return len(data) - len(torn)

    def _entry(self, n: int, line: bytes) -> dict[str, Any]:
        try:
            entry = json.loads(line)
        except ValueError:
            raise self._bad(n) from None
        if not isinstance(entry, dict):
            raise self._bad(n)
        return cast(dict[str, Any], entry)

    def _unwritten(self, error: OSError) -> BadOptions:
        return BadOptions(f"{self.path} can't be written: {error.strerror}")

    def _bad(self, n: int) -> BadOptions:
        return BadOptions(f"{self.path}, line {n}: this does not belong in a journal")

    def _check(self, entry: dict[str, Any], event: Event) -> None:
        ours = _header(event)
        for key, value in ours.items():
            if entry.get(key) != value:
                raise BadOptions(
                    f"{self.path.parent} holds another event: its {key} is {entry.get(key)!r},"
                    f" not {value!r}; choose another folder"
                )


def _header(event: Event) -> dict[str, Any]:
    """All that games depend on: with the same header, the same games."""
    return {
        "format": FORMAT,
        "game": event.game,
        "rules": find(event.game).rules_version,
        "options": dict(event.options),
        "bots": list(event.bots),
        "lineups": [list(lineup) for lineup in event.lineups],
        "seed": event.seed,
    }


def _played(entry: dict[str, Any]) -> Played:
    """A game from its line."""
    fixture, forfeit = entry["fixture"], entry["forfeit"]
    return Played(
        fixture=Fixture(
            fixture["number"], fixture["block"], fixture["seed"], tuple(fixture["seats"])
        ),
        scores=tuple(entry["scores"]),
        places=tuple(entry["places"]),
        shares=tuple(entry["shares"]),
        decisions=tuple(entry["decisions"]),
        seconds=tuple(entry["seconds"]),
        moves=tuple(entry["moves"]),
        forfeit=forfeit and Forfeit(**forfeit),
    )
