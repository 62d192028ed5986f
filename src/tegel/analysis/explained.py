"""An analysis with its reasons: why each line and not the best of the others."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from tegel.analysis.analysis import Analysis, Line
from tegel.analysis.reasons import reasons_of_all
from tegel.bots.bot import Candidate
from tegel.core.state import State
from tegel.core.telling import Move, Told

# What fewer iterations hold for best changes too often to be given reasons.
ENOUGH = 8000


def explained(state: State, analysis: Analysis, seed: int = 0) -> Analysis:
    """The same with reasons: they take some tenths of a second."""
    return _with(analysis, _why(state, analysis, seed))


def explaining(state: State, analyses: Iterable[Analysis], seed: int = 0) -> Iterator[Analysis]:
    """Analyses that deepen, with reasons as soon as they are worth it, and anew at the end."""
    explainer = Explainer(state, seed)
    for found in analyses:
        yield from explainer.told(found)
    yield from explainer.last()


class Explainer:
    """Gives analyses that deepen their reasons."""

    def __init__(self, state: State, seed: int) -> None:
        self._state = state
        self._seed = seed
        self._why: dict[Move, tuple[Told, ...]] = {}
        self._found: Analysis | None = None

    def told(self, found: Analysis) -> Iterator[Analysis]:
        """An analysis with the reasons that are known; and once more when they are found."""
        self._found = found
        yield _with(found, self._why)
        if not self._why and found.iterations >= ENOUGH:
            self._why = _why(self._state, found, self._seed)
            yield _with(found, self._why)

    def last(self) -> Iterator[Analysis]:
        """The last analysis, if there was one, with reasons of its own."""
        if self._found is not None:
            yield explained(self._state, self._found, self._seed)


def _why(state: State, analysis: Analysis, seed: int) -> dict[Move, tuple[Told, ...]]:
    candidates = [_candidate(line) for line in analysis.lines]
    found = reasons_of_all(state, candidates, seed=seed)
    return {
        line.move: tuple(reason.told() for reason in reasons)
        for line, reasons in zip(analysis.lines, found, strict=True)
    }


def _with(analysis: Analysis, why: dict[Move, tuple[Told, ...]]) -> Analysis:
    lines = (replace(line, reasons=why.get(line.move, ())) for line in analysis.lines)
    return replace(analysis, lines=tuple(lines))


def _candidate(line: Line) -> Candidate:
    moves = tuple(step.move for step in line.steps)
    return Candidate(line.move, line.visits, line.share, line.margin, moves)
