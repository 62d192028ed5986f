"""Studies of a game that is over: its review, and another try at one of its decisions."""

from collections.abc import Iterator
from dataclasses import dataclass

import orjson

from tegel.analysis.retry import Retried, retrying
from tegel.analysis.review import reviewing
from tegel.analysis.shape import Choice
from tegel.core.position import read
from tegel.core.record import parse
from tegel.core.telling import Move
from tegel.server.thinking.work import load


@dataclass(frozen=True)
class Judged:
    """How far a review is; the last one has it, as JSON."""

    done: int  # moves
    of: int
    review: bytes | None = None


@dataclass(frozen=True)
class Judging:
    """The review of a game; each finding is a `Judged`."""

    game: str
    record: str

    def steps(self) -> Iterator[Judged]:
        """How far it is, after each search."""
        for progress in reviewing(parse(self.record, load)):
            found = progress.review
            data = None if found is None else orjson.dumps(found.as_json())
            yield Judged(progress.done, progress.of, data)


@dataclass(frozen=True)
class Retrying:
    """Another try at a decision; what is found at last is a `Retried`."""

    game: str
    position: str  # as text, as the seat knew it
    best: Choice
    played: Choice
    move: Move

    def steps(self) -> Iterator[Retried | None]:
        """One search after another."""
        state = read(self.position, load, 0)
        return retrying(state, self.best, self.played, self.move)
