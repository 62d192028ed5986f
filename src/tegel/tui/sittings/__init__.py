"""What the application sits at: a game here, a table of a server, or a record. One contract."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from tegel.core.errors import TegelError
from tegel.core.game import Game
from tegel.core.telling import Move, Telling, Told
from tegel.core.words import Words


class NotNow(TegelError):
    """Something that can't be done here or now; the message is a key of the words."""


@dataclass(frozen=True)
class Clock:
    """What each seat had left at a time, and whose time runs. Milliseconds."""

    left: tuple[int, ...]
    running: int | None
    since: int

    def left_now(self) -> list[int]:
        """What is left to each seat now."""
        passed = time.time_ns() // 1_000_000 - self.since
        return [
            max(0, left - passed) if seat == self.running else left
            for seat, left in enumerate(self.left)
        ]


@dataclass(frozen=True)
class Advice:
    """A move that a strong player would make, and what is expected of it."""

    move: Move
    text: str
    share: float | None  # of a win; None: nothing is known
    margin: float | None
    reasons: Sequence[Told] = ()  # why this one and not the best of the others


def ranked(found: Sequence[Advice]) -> list[Advice]:
    """What the adviser would play, then the others by their chances.

    An adviser plays what it has looked at longest, and names moves in that order. So should people
    take its first; but of the others they want to know which is better.
    """
    return [*found[:1], *sorted(found[1:], key=lambda one: -(one.share or 0))]


@dataclass(frozen=True)
class Look:
    """All there is to see at one time."""

    view: Mapping[str, Any] | None  # the game's own; None: it has not begun
    eyes: int | None  # the seat that looks; None: a spectator
    names: tuple[str, ...]
    active: bool  # whether the person here decides now
    over: bool
    log: Sequence[Telling]  # all moves, also those that were taken back
    notes: Sequence[str] = ()  # what else was told, the latest last
    clock: Clock | None = None
    persons: tuple[int, ...] = ()  # the seats of people at this screen
    step: tuple[int, int] | None = None  # in a replay: after how many moves of how many
    places: tuple[int, ...] | None = None  # at the end
    hurry: bool = False  # whether the bot in turn thinks by the clock, and can be told to move
    readying: float | None = None  # how much is compiled of what is waited for, until all is
    table: str = ""  # at a server, which: a rematch is at another one

    @property
    def you(self) -> int | None:
        """The seat that is "you": whose eyes these are, unless several people share them."""
        return self.eyes if len(self.persons) == 1 else None


class Sitting(Protocol):
    """A game that is shown, and what can be done about it. Everything waits without blocking."""

    game: Game

    @property
    def is_up(self) -> bool:
        """Whether all is well: False while a server can't be reached."""
        ...

    @property
    def look(self) -> Look:
        """What is there to see now."""
        ...

    async def begin(self) -> None:
        """Get going."""
        ...

    async def changed(self) -> None:
        """Wait until there is something else to see."""
        ...

    async def play(self, move: Move | str, /) -> None:
        """Make a move: its number, or its text. `TegelError` says why not."""
        ...

    async def undo(self) -> None:
        """Take the last decision back."""
        ...

    async def hurry(self) -> None:
        """Have the bot in turn move by what it has found out."""
        ...

    async def hint(self) -> list[Advice]:
        """What a strong player would do."""
        ...

    async def walk(self, step: int, /) -> None:
        """In a replay, go to the table after so many moves."""
        ...

    async def save(self, file: Path, /) -> None:
        """Write the game to a file."""
        ...

    async def close(self) -> None:
        """Leave."""
        ...

    def farewell(self, words: Words, /) -> str:
        """What to print when the screen is gone."""
        ...
