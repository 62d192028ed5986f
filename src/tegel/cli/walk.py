"""Walking through a game line by line: the table in sentences, as in a plain game."""

from tegel.cli.table import say_table
from tegel.cli.terminal import ask, say
from tegel.core.errors import BadRecord
from tegel.core.record import Record
from tegel.core.state import State
from tegel.core.story import Story, plain
from tegel.tui.boards import board
from tegel.tui.words import game_words, terminal_words, third_person


class Walk:
    """A person who goes through a game."""

    def __init__(
        self, record: Record, final: State, broken: BadRecord | None, language: str
    ) -> None:
        self.record = record
        self.final = final
        self.broken = broken  # how it breaks, if it can't be followed to its end
        self.words = terminal_words(language)
        self.board = board(record.game.name)
        self.names = third_person(record.seats, self.words)
        self.own = game_words(language, record.game)
        self.story = Story(self.own, self.names)

    def go(self) -> None:
        """Show what is asked for, until the person leaves."""
        at, last = 0, len(self.final.moves)
        say(self.words("intro", title=self.own("title"), names=self.names))
        print(self.words("walk-help"))
        self.show(self._after(at))
        while True:
            answer = ask(self.words("walk-at", n=at, all=len(self.record.moves)))
            if answer is None or answer.strip().lower() in ("q", "quit", "exit"):
                return
            wanted = _wanted(answer.strip().lower(), at, last)
            if wanted is None:
                print(self.words("walk-help"))
            elif 0 <= wanted <= last:
                at = wanted
                self.show(self._after(at))
            elif wanted > last and self.broken:
                say(self.words("walk-broken", why=str(self.broken)))
            else:
                print(self.words("walk-range", last=last))

    def _after(self, moves: int) -> State:
        state = self.final.copy()
        while len(state.moves) > moves:
            state.pop()
        return state

    def show(self, state: State) -> None:
        """The table, and what the last move was and brought."""
        # Through the eyes of who is to move, as the screen shows a replay.
        view, at = state.view(state.turn), len(state.moves)
        print()
        if at:
            told = state.telling(at - 1, state.was(at - 1, "turn"))
            say(f"{at}. {plain(self.story.turn([told]))}")
            print()
        say_table(self.board, view, self.names, self.own)
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
