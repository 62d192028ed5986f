"""A record to walk through."""

from pathlib import Path

from tegel.core.record import Record
from tegel.core.state import State
from tegel.core.telling import Move, Telling
from tegel.core.words import Words
from tegel.tui.sittings import Advice, Look, NotNow
from tegel.tui.sittings.news import News
from tegel.tui.words import third_person


class Replay:
    """A game as it was played, after any number of its moves; everything is seen."""

    def __init__(self, record: Record, final: State, words: Words, broken: str = "") -> None:
        self.game = record.game
        self._record = record
        self._names = third_person(record.seats, words)
        self._final = final
        self._broken = broken  # why it can't be followed to its end
        self._step = 0
        self._now = self._after(0)
        self._log = self._told()
        self._news = News()

    @property
    def is_up(self) -> bool:
        """No server is needed."""
        return True

    @property
    def look(self) -> Look:
        """The table after so many moves, through the eyes of who is to move."""
        state, length = self._now, len(self._final.moves)
        at_end = self._step == length
        places = self._record.places or (self._record.ending and self._record.ending.places)
        eyes = self._log[-1]["seat"] if state.turn is None and self._log else state.turn
        return Look(
            view=state.view(eyes),
            eyes=eyes,
            names=self._names,
            active=False,
            over=at_end and places is not None,
            log=self._log[: self._step],
            notes=[self._broken] if at_end and self._broken else [],
            step=(self._step, length),
            places=tuple(places) if at_end and places else None,
        )

    async def begin(self) -> None:
        """Nothing goes on by itself."""

    async def changed(self) -> None:
        """Nothing happens but what one does oneself."""
        await self._news.wait()

    async def play(self, _: Move | str) -> None:
        """What was played stays."""
        raise NotNow("only-replay")

    async def undo(self) -> None:
        """What was played stays."""
        raise NotNow("only-replay")

    async def hurry(self) -> None:
        """Nobody thinks."""
        raise NotNow("only-replay")

    async def hint(self) -> list[Advice]:
        """Nobody decides."""
        raise NotNow("only-replay")

    async def walk(self, step: int) -> None:
        """Go to the table after so many moves."""
        self._step = min(max(0, step), len(self._final.moves))
        self._now = self._after(self._step)

    async def save(self, _: Path) -> None:
        """It is kept where it was played."""
        raise NotNow("only-replay")

    async def close(self) -> None:
        """Nothing is left open."""

    def farewell(self, _: Words) -> str:
        """Nothing to say."""
        return ""

    def _after(self, moves: int) -> State:
        state = self._final.copy()
        while len(state.moves) > moves:
            state.pop()
        return state

    def _told(self) -> list[Telling]:
        """Each move as who made it knows it."""
        final = self._final
        return [final.telling(n, final.was(n, "turn")) for n in range(len(final.moves))]
