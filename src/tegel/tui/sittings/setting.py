"""A table on which a position is set up, before anything is played."""

from pathlib import Path

from tegel.analysis.knowledge import check_known
from tegel.analysis.set_up import SetUp
from tegel.core.errors import BadPosition
from tegel.core.fields import NOTHING
from tegel.core.telling import Move
from tegel.core.words import Words
from tegel.tui.form import Form
from tegel.tui.sittings import Advice, Look, NotNow
from tegel.tui.sittings.news import News


class Setting:
    """The fields of a position, changed by taps on a form or by typing."""

    def __init__(self, setup: SetUp, words: Words, own: Words) -> None:
        """A position to begin with, the terminal's words and those of the game."""
        self.game = setup.game
        self.setup = setup
        self.is_done = False  # whether it is to be analysed now
        self.form = Form(setup, words, own)
        self._news = News()

    @property
    def is_up(self) -> bool:
        """No server is needed."""
        return True

    @property
    def look(self) -> Look:
        """The table as it lies there by now."""
        table = self.setup.table
        return Look(
            view=table.view(table.turn),
            eyes=table.turn,
            names=self.form.names,
            active=False,
            over=False,
            log=(),
        )

    async def begin(self) -> None:
        """Nothing goes on by itself."""

    async def changed(self) -> None:
        """Nothing happens but what one does oneself."""
        await self._news.wait()

    async def play(self, move: Move | str) -> None:
        """A tap, by its number on the form; or `name=value`, or a whole position."""
        if isinstance(move, int):
            self.form.tap(move)
        elif move.startswith(f"{self.game.name}/"):
            self.setup.take(move)
        else:
            for word in move.split():
                self._write(*word.partition("="))
        self._news.tell()

    def _write(self, name: str, equals: str, value: str) -> None:
        """A field that was typed, or one part of it: `round=3`, `plates0/2=YKT*`."""
        name, stroke, nth = name.partition("/")
        if not name or not equals or (stroke and not nth.isdecimal()):
            raise NotNow("no-field")
        if stroke:
            how, now = self.setup.spelling(name), self.setup.values.get(name, "")
            if not how.by or not 1 <= int(nth) <= len(how.parts(now)):
                raise NotNow("no-field")
            value = how.changed(now, int(nth) - 1, value or NOTHING)
        self.setup.change(name, value)

    async def undo(self) -> None:
        """The last change back."""
        if not self.setup.undo():
            raise NotNow("no-undo")
        self._news.tell()

    def more(self, move: Move, by: int) -> None:
        """One more, or one less, of what a tap would change."""
        self.form.tap(move, by)
        self._news.tell()

    def hold(self, n: int) -> None:
        """Take a thing in hand, by its number in the palette; 0: none."""
        self.form.hold(n)
        self._news.tell()

    def deal(self) -> None:
        """A new game."""
        self.setup.deal()
        self._news.tell()

    def empty(self) -> None:
        """An empty table."""
        self.setup.empty()
        self._news.tell()

    def finish(self) -> None:
        """It is to be analysed; `BadPosition` says what is wrong."""
        state = self.setup.state
        if state is not None and state.is_over:
            raise NotNow("nothing-left")
        if state is not None:
            try:
                check_known(self.setup.text, state)
            except BadPosition as error:  # who decides has to know what is its own
                self.setup.problem = error
        if self.setup.problem is not None:
            raise BadPosition(self.form.reason.rstrip("."))
        self.is_done = True

    async def hurry(self) -> None:
        """Nobody plays but who is here."""
        raise NotNow("no-hurry")

    async def hint(self) -> list[Advice]:
        """Nobody decides yet."""
        raise NotNow("no-hint")

    async def walk(self, _: int) -> None:
        """There is nothing to walk through."""

    async def save(self, _: Path) -> None:
        """A position is printed when one leaves."""
        raise NotNow("no-hint")

    async def close(self) -> None:
        """Nothing is left open."""

    def farewell(self, _: Words) -> str:
        """The position, to come back to it."""
        return self.setup.text
