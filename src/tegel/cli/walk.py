"""Walking through a game line by line: the table in sentences, as in a plain game."""

from tegel.cli.terminal import ask, say
from tegel.core.errors import BadRecord
from tegel.core.record import Record
from tegel.core.state import State
from tegel.tui.boards import board
from tegel.tui.words import Language, Words
from tegel.tui.words.book import BOOK, third_person
from tegel.tui.words.plain import PLAIN


class Walk:
    """A person who goes through a game."""

    def __init__(
        self, record: Record, final: State, broken: BadRecord | None, language: Language
    ) -> None:
        self.record = record
        self.final = final
        self.broken = broken  # how it breaks, if it can't be followed to its end
        self.words = Words(PLAIN, language)
        self.board = board(record.game.name)
        self.own = Words(self.board.BOOK, language)
        self.names = third_person(record.seats, Words(BOOK, language))

    def go(self) -> None:
        """Show what is asked for, until the person leaves."""
        at, last = 0, len(self.final.moves)
        names = ", ".join(self.names)
        say(self.words("intro", title=self.record.game.title, names=names))
        print(self.words("walk_help"))
        self._show(at)
        while True:
            answer = ask(self.words("walk_at", n=at, all=len(self.record.moves)))
            if answer is None or answer.strip().lower() in ("q", "quit", "exit"):
                return
            wanted = _wanted(answer.strip().lower(), at, last)
            if wanted is None:
                print(self.words("walk_help"))
            elif 0 <= wanted <= last:
                at = wanted
                self._show(at)
            elif wanted > last and self.broken:
                say(self.words("walk_broken", why=self.broken))
            else:
                print(self.words("walk_range", last=last))

    def _show(self, at: int) -> None:
        """The table after so many moves, and what the last of them was and brought."""
        state = self.final.copy()
        while len(state.moves) > at:
            state.pop()
        # Through the eyes of who is to move, as the screen shows a replay.
        view = state.view(state.turn)
        print()
        if at:
            move = state.pop()
            assert state.turn is not None, "somebody made the move"
            told = self.board.say(state.text(move), self.own)
            say(f"{at}. {self.words('played', name=self.names[state.turn], move=told)}")
            for line in self.board.news(state.view(None), view, self.names, self.own):
                say(line)
            print()
        say(f"{self.board.stage(view, self.own)}.")
        for line in self.board.tell(view, self.names, self.own):
            say(line)
        print()


def _wanted(answer: str, at: int, last: int) -> int | None:
    """The number of moves after which a person wants to see the table; None: who knows."""
    if answer in ("", "n", "next"):
        return at + 1
    if answer in ("b", "back"):
        return at - 1
    if answer in ("e", "end"):
        return last
    return int(answer) if answer.isdecimal() and len(answer) < 7 else None
