"""Playing an event: here or on a cluster, kept in a journal, and stopped when a test says so."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path

from tegel.arena.event import Event, games_text
from tegel.arena.game import Played
from tegel.arena.journal import Journal
from tegel.arena.pool import play_here
from tegel.arena.records import write_record
from tegel.arena.score import Standing, standings
from tegel.arena.sprt import Sprt, Verdict, judge
from tegel.core.errors import BadOptions
from tegel.core.machine import processors
from tegel.core.native.build import ensure
from tegel.games import find


@dataclass(frozen=True)
class Result:
    """An event and its games, in the order of their numbers."""

    event: Event
    games: tuple[Played, ...]
    sprt: Verdict | None = None

    @property
    def standings(self) -> list[Standing]:
        """How each bot did."""
        return standings(self.event, self.games)

    @property
    def is_whole(self) -> bool:
        """Whether all was played that was to be: every game, or enough for a test's verdict."""
        decided = self.sprt is not None and self.sprt.verdict != "open"
        return decided or len(self.games) == self.event.total

    @property
    def forfeits(self) -> list[Played]:
        """The games that a bot forfeited."""
        return [played for played in self.games if played.forfeit]


class Stopped(KeyboardInterrupt):
    """An event was interrupted; `result` is what had been played of it."""

    def __init__(self, result: Result) -> None:
        super().__init__(f"stopped after {games_text(len(result.games))}")
        self.result = result


class Progress:
    """How far an event has come.

    A sequential test looks at whole blocks in their order, whichever ended first, and what was
    played beyond the one that decided it does not count: the same games give the same verdict.
    """

    def __init__(self, event: Event, sprt: Sprt | None, done: Iterable[Played] = ()) -> None:
        self.event = event
        self.done: dict[int, Played] = {}
        self.verdict = judge(sprt, (), event.players) if sprt else None
        self._shares: list[float] = []  # of the first bot, block by block
        for played in done:
            self.add(played)

    def add(self, played: Played) -> None:
        """Take a game in."""
        self.done[played.fixture.number] = played
        while self.verdict and not self.has_verdict() and len(self._shares) < self.event.blocks:
            block = self.event.numbers(len(self._shares))
            if not all(number in self.done for number in block):
                break
            shares = [_first_bot_share(self.done[number]) for number in block]
            self._shares.append(sum(shares) / len(shares))
            self.verdict = judge(self.verdict.test, self._shares, self.event.players)

    def has_verdict(self) -> bool:
        """Whether a sequential test has its verdict."""
        return self.verdict is not None and self.verdict.verdict != "open"

    def result(self) -> Result:
        """How things stand."""
        numbers = sorted(self.done)
        if self.has_verdict():
            last = self.event.numbers(len(self._shares) - 1)[-1]
            numbers = [number for number in numbers if number <= last]
        return Result(self.event, tuple(self.done[n] for n in numbers), self.verdict)


def _first_bot_share(played: Played) -> float:
    return sum(
        share for bot, share in zip(played.fixture.seats, played.shares, strict=True) if bot == 0
    )


def play(
    event: Event,
    *,
    jobs: int | None = None,
    ray: str | None = None,
    folder: Path | None = None,
    resume: bool = False,
    records: bool = False,
    sprt: Sprt | None = None,
    on_game: Callable[[Progress], None] | None = None,
) -> Result:
    """Play an event to its end.

    jobs       how many games at once; without it, as many as there are processors
    ray        the address of a Ray cluster to play on instead of here, or "local"
    folder     where the journal is kept; what it holds already is not played again
    resume     insist that there is a journal to go on with
    records    write every game into the folder as a `.tegel` file
    sprt       stop when this test of the first bot against the second has its verdict
    on_game    is told how far things are, at the start and after each game

    Interrupted, by Ctrl-C say, it raises `Stopped`: that has the result so far.
    """
    if sprt and (len(event.lineups) != 1 or len(event.bots) != 2):
        raise BadOptions("a sequential test compares two bots in a match")
    if folder is None and (resume or records):
        raise BadOptions("say in which folder the games are kept")
    if jobs is not None and not 1 <= jobs <= 4096:
        raise BadOptions(f"jobs cannot be {jobs}; they can be 1 to 4096")
    progress = Progress(event, sprt)
    try:
        # Here, so that not every worker compiles the same.
        ensure(find(event.game), "rules", "judgement", "search")
        with Journal(folder, event, resume) if folder else nullcontext() as journal:
            for played in journal.games.values() if journal else ():
                progress.add(played)
                if folder and records:
                    write_record(folder, event, played)
            if on_game:
                on_game(progress)
            with closing(_missing(progress, jobs, ray)) as games:
                for played in games:
                    if journal:
                        journal.add(played)
                    progress.add(played)
                    if folder and records:
                        write_record(folder, event, played)
                    if on_game:
                        on_game(progress)
                    if progress.has_verdict():
                        break
    except KeyboardInterrupt as interrupt:
        raise Stopped(progress.result()) from interrupt
    return progress.result()


def _missing(progress: Progress, jobs: int | None, ray: str | None) -> Generator[Played]:
    """The games that are still to be played, as they end."""
    event, done = progress.event, {*progress.done}
    if progress.has_verdict() or len(done) == event.total:
        return
    # Drawn up as they are needed: of a million games the first begins at once.
    fixtures = (f for f in event.fixtures() if f.number not in done)
    if ray is None:
        yield from play_here(event, fixtures, jobs or processors())
    else:
        from tegel.arena.cluster import play_on_ray

        yield from play_on_ray(event, [*fixtures], jobs, ray)
