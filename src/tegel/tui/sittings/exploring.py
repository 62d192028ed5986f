"""A position or a game to explore: walked through, any move tried, while the champion looks."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tegel.analysis import Analysis, deepen
from tegel.analysis.tree import Knot, try_move, write
from tegel.core.files import save
from tegel.core.record import Record, parse
from tegel.core.state import State
from tegel.core.telling import Move, Telling
from tegel.core.words import Words
from tegel.tui.sittings import Advice, Look, NotNow
from tegel.tui.sittings.news import News

LINES = 3
# With so many edges, of 32 bytes each, a tree is large enough for a screen.
MOST_EDGES = 1 << 23


class Exploring:
    """A game in which one decides for everybody, up and down a tree of what was tried."""

    def __init__(
        self,
        start: State,
        root: Knot,
        names: Sequence[str],
        *,
        at: int = 0,
        record: Record | None = None,
    ) -> None:
        """A state at its start, what was tried from there, who sits where.

        It begins after so many moves of the main line. The record is the one that was read, if any.
        """
        self.game = start.game
        self.root = self.here = root
        self.found: Analysis | None = None  # of the position as it is
        self.is_thinking = True
        self.is_kept = True  # whether all that was written is in a file
        self.state = start.copy()
        self._start = start
        self._record = record
        self._names = tuple(names)
        self._log: list[Telling] = []
        self._news = News()
        self._thinking: asyncio.Task[None] | None = None
        for knot in root.end.way[:at]:
            self._down(knot)

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

    # --- The tree ---

    async def play(self, move: Move | str) -> None:
        """Try a move, for whoever is to move; what came instead of it stays in the tree."""
        if isinstance(move, str):
            move = self.state.parse(move)
        self.state.check(move)
        known = next((knot for knot in self.here.next if _move(knot) == move), None)
        if known is not None:
            self._down(known)
        else:
            self.here = try_move(self.state, self.here, move)
            self._log.append(self._told(len(self.state.moves) - 1))
        self._anew()

    async def undo(self) -> None:
        """One move back."""
        if self.here.up is None:
            raise NotNow("no-undo")
        self.go(self.here.up)

    async def walk(self, step: int) -> None:
        """Go to the table after so many moves: back, or on along the line that goes on."""
        way = self.here.end.way
        step = min(max(0, step), len(way))
        self.go(way[step - 1] if step else self.root)

    def go(self, knot: Knot) -> None:
        """Go to a place in the tree."""
        way, now = knot.way, self.here.way
        common = next(
            (n for n, (one, other) in enumerate(zip(way, now, strict=False)) if one is not other),
            min(len(way), len(now)),
        )
        for _ in now[common:]:
            self.state.pop()
            self._log.pop()
        self.here = way[common - 1] if common else self.root
        for one in way[common:]:
            self._down(one)
        self._anew()

    def comment(self, text: str) -> None:
        """Say something of the move that led here, or of the start; nothing: take it away."""
        self.here.comment = text
        self._written()

    def mark(self, mark: str) -> None:
        """Mark the move that led here."""
        if self.here.up is None:
            raise NotNow("no-move-here")
        self.here.mark = mark
        self._written()

    def promote(self) -> None:
        """Make the line that this stands in the one that goes on."""
        if not self.here.promote():
            raise NotNow("is-main-line")
        self._written()

    def cut(self) -> None:
        """Take away the move that led here, with all that follows."""
        if self.here.up is None:
            raise NotNow("no-move-here")
        gone = self.here
        self.go(self.here.up)
        gone.cut()
        self._written()

    @property
    def step(self) -> int:
        """After how many moves it is."""
        return len(self.state.moves)

    # --- The champion ---

    async def hurry(self) -> None:
        """Nobody plays but who is here."""
        raise NotNow("no-hurry")

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

    async def close(self) -> None:
        """Stop looking."""
        self.is_thinking = False
        self._think()

    def farewell(self, _: Words) -> str:
        """The position one leaves, to come back to it."""
        return self.state.position_for(self.state.turn)

    # --- The file ---

    async def save(self, file: Path) -> None:
        """Write all of it to a file, in place of what is there."""
        record = self.record()
        # It may be too deep or too much for a file: that is told before anything is written.
        parse(str(record), lambda _: self.game)
        save(record, file)
        self.is_kept = True

    def record(self) -> Record:
        """All that was tried and written, as a game file has it."""
        moves, notes = write(self.root)
        if self._record is not None and moves == self._record.moves:
            return replace(self._record, notes=notes)
        final = self._start.copy()
        for knot in self.root.end.way:
            _push(final, knot)
        seats = self._names if self._record is None else self._record.seats
        tags = {} if self._record is None else self._record.tags
        return replace(Record.of(final, seats).tagged(**tags), notes=notes)

    def _down(self, knot: Knot) -> None:
        """A move further, of those that were made or tried."""
        _push(self.state, knot)
        self.here = knot
        self._log.append(self._told(len(self.state.moves) - 1))

    def _told(self, n: int) -> Telling:
        """A move as who made it knows it."""
        return self.state.telling(n, self.state.was(n, "turn"))

    def _written(self) -> None:
        self.is_kept = False
        self._news.tell()

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


def _move(knot: Knot) -> Move | None:
    return None if knot.made is None else knot.made.move


def _push(state: State, knot: Knot) -> None:
    """A move of the tree."""
    if knot.made is not None:
        state.push(knot.made.move, knot.made.deals)
