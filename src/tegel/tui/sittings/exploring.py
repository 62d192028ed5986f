"""A position or a game to explore: walked through, any move tried, while the champion looks."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from tegel.analysis import Analysis, deepen
from tegel.core.state import State
from tegel.core.telling import Move, Telling
from tegel.core.words import Words
from tegel.tui.sittings import Advice, Look, NotNow
from tegel.tui.sittings.news import News

LINES = 3
# With so many edges, of 32 bytes each, a tree is large enough for a screen.
MOST_EDGES = 1 << 23


class Exploring:
    """A game in which one decides for everybody, back and forth, after any number of its moves."""

    def __init__(self, state: State, ahead: Sequence[Move], names: Sequence[str]) -> None:
        """A state, the moves that were made from there, if any, and who sits where."""
        self.game = state.game
        self.found: Analysis | None = None  # of the position as it is
        self.is_thinking = True
        self.state = state
        self._ahead = [*reversed(ahead)]  # how it goes on, the next move last
        self._names = tuple(names)
        self._log = [self._told(n) for n in range(len(state.moves))]
        self._news = News()
        self._thinking: asyncio.Task[None] | None = None

    @property
    def is_up(self) -> bool:
        """No server is needed."""
        return True

    @property
    def look(self) -> Look:
        """The table through the eyes of who is to move."""
        state = self.state
        eyes = self._log[-1]["seat"] if state.turn is None and self._log else state.turn
        return Look(
            view=state.view(eyes),
            eyes=eyes,
            names=self._names,
            active=not state.is_over,
            over=state.is_over,
            log=self._log,
            places=state.outcome.places if state.is_over else None,
        )

    async def begin(self) -> None:
        """Let the champion look."""
        self._think()

    async def changed(self) -> None:
        """Nothing happens but what one does oneself."""
        await self._news.wait()

    async def play(self, move: Move | str) -> None:
        """Try a move, for whoever is to move; what came instead of it is forgotten."""
        if isinstance(move, str):
            move = self.state.parse(move)
        self.state.check(move)
        if not self._ahead or self._ahead.pop() != move:
            self._ahead.clear()
        self._push(move)
        self._anew()

    async def undo(self) -> None:
        """One move back."""
        if not self.state.moves:
            raise NotNow("no-undo")
        await self.walk(len(self.state.moves) - 1)

    async def walk(self, step: int) -> None:
        """Go to the table after so many moves, of those that were made or tried."""
        while len(self.state.moves) < step and self._ahead:
            self._push(self._ahead.pop())
        while len(self.state.moves) > max(0, step):
            self._ahead.append(self.state.pop())
            self._log.pop()
        self._anew()

    @property
    def step(self) -> int:
        """After how many moves it is."""
        return len(self.state.moves)

    async def hint(self) -> list[Advice]:
        """The champion's lines, as far as it has looked."""
        if self.state.is_over:
            raise NotNow("nothing-left")
        while self.found is None:
            await asyncio.sleep(0.05)
        return [Advice(one.move, one.text, one.share, one.margin) for one in self.found.lines]

    def stop_or_go_on(self) -> None:
        """Have the champion stop, or look again."""
        self.is_thinking = not self.is_thinking
        self._think()

    async def save(self, _: Path) -> None:
        """Nothing of it is kept."""
        raise NotNow("only-replay")

    async def close(self) -> None:
        """Stop looking."""
        self.is_thinking = False
        self._think()

    def farewell(self, _: Words) -> str:
        """The position one leaves, to come back to it."""
        return self.state.position_for(self.state.turn)

    def _push(self, move: Move) -> None:
        self.state.push(move)
        self._log.append(self._told(len(self.state.moves) - 1))

    def _told(self, n: int) -> Telling:
        """A move as who made it knows it."""
        return self.state.telling(n, self.state.was(n, "turn"))

    def _anew(self) -> None:
        """Another position: it is looked at, and what was found elsewhere is of no use."""
        self.found = None
        self._think()
        self._news.tell()

    def _think(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        if self.is_thinking and not self.state.is_over:
            self._thinking = asyncio.create_task(self._look_ahead(self.state.copy()))

    async def _look_ahead(self, state: State) -> None:
        """Look deeper and deeper, beside the loop; each look takes a tenth of a second."""
        deepening = deepen(state, lines=LINES, edges=MOST_EDGES)
        while (found := await asyncio.to_thread(next, deepening, None)) is not None:
            self.found = found
