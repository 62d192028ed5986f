"""Mistakes of a review, tried again line by line: what is better is told when one has answered."""

from collections.abc import Sequence
from itertools import islice

from tegel.analysis.retry import Retried, mistakes, retrying
from tegel.analysis.shape import Review, Turn
from tegel.analysis.telling import MARKS, Telling, points
from tegel.cli.table import say_table
from tegel.cli.terminal import ask, say
from tegel.core.errors import IllegalMove, InvalidMove
from tegel.core.record import Record
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.core.words import Words
from tegel.tui.boards import board
from tegel.tui.complaints import complaint
from tegel.tui.words import because, game_words, terminal_words, third_person

CLEARLY = 0.75  # of what was lost: less is better than before
LEAVE = ("q", "quit", "exit")
ANSWER = ("?", "answer")
NEXT = ("", "n", "next")


class Retry:
    """A person, and the mistakes of one game."""

    def __init__(self, record: Record, review: Review, seat: int | None, language: str) -> None:
        """A seat whose mistakes are meant, or all."""
        self.record = record
        self.review = review
        self.turns = mistakes(review, seat)
        self.words: Words = terminal_words(language)
        self.own = game_words(language, record.game)
        self.board = board(record.game.name)
        self.names = third_person(record.seats, self.words)
        self.telling = Telling(review, self.own, self.names)
        self.right = 0  # at the first try

    def go(self) -> bool:
        """Ask about one after another; whether the person stayed to the end."""
        say(self.words("intro", title=self.own("title"), names=self.names))
        if not self.turns:
            print(self.words("review-clean"))
            return True
        for n, turn in enumerate(self.turns, 1):
            name = self.names[turn.seat]
            of = {"n": n, "of": len(self.turns), "move": turn.worst + 1}
            say(f"\n{self.words('retry-at', name=name, **of)}")
            if not self._ask(turn, self._before(turn)):
                return False
        say(f"\n{self.words('retry-done', right=self.right, of=len(self.turns))}")
        return True

    def _before(self, turn: Turn) -> State:
        """The table before the decision that cost most."""
        return next(islice(self.record.replay(), turn.worst, None)).copy()

    def _ask(self, turn: Turn, state: State) -> bool:
        """One question, until it is answered or left; False: the person has had enough."""
        view = state.view(turn.seat)
        say_table(self.board, view, self.names, self.own)
        say(f"\n{self.words('retry-title')} {self.words('retry-help')}")
        tries = 0
        while True:
            answer = ask(self.words("prompt"))
            typed = None if answer is None else answer.strip()
            if typed is None or typed.lower() in LEAVE:
                return False
            if typed.lower() in NEXT:
                return True
            if typed.lower() in ANSWER:
                best = self.review.decisions[turn.worst].best.move
                self._explain(turn, self._weigh(turn, state, best))
                return True
            move = self._read(state, typed)
            if move is None:
                continue
            tries += 1
            found = self._weigh(turn, state, move)
            if not found.loss:
                self.right += tries == 1
                say(self.words("verdict-right"))
                self._explain(turn, found)
                return True
            say(self._verdict(turn, found))

    def _read(self, state: State, typed: str) -> Move | None:
        """The move that was typed; None: it is none, and that was said."""
        try:
            move = state.parse(typed)
            state.check(move)
        except (IllegalMove, InvalidMove) as error:
            say(complaint(error, self.words, self.own, state.view(state.turn)["asks"], self.names))
        else:
            return move
        return None

    def _weigh(self, turn: Turn, state: State, move: Move) -> Retried:
        decided = self.review.decisions[turn.worst]
        if move not in (decided.best.move, decided.played.move):
            print(self.words("thinking"))
        depth = self.review.iterations
        *_, found = retrying(state.copy(), decided.best, decided.played, move, depth)
        assert found is not None
        return found

    def _verdict(self, turn: Turn, found: Retried) -> str:
        """What is to be said of a move that is not the best, without telling which is."""
        lost = self.review.decisions[turn.worst].loss
        key = "verdict-better" if found.loss < CLEARLY * lost else "verdict-wrong"
        return self.words(key, points=points(found.loss))

    def _explain(self, turn: Turn, found: Retried) -> None:
        """What was played, what would have been better, and why."""
        called = self.own("review-mark", mark=MARKS[turn.mark])
        say(f"{turn.worst + 1}. {turn.mark} {called}: {self.telling.made(turn)}.")
        say(self.telling.verdict(turn))
        if why := because(found.reasons, self.own, self.names, None):
            say(f"{self.words('retry-why')} {why}")


def retry(
    records: Sequence[Record], reviews: Sequence[Review], seat: int | None, language: str
) -> None:
    """All mistakes of some games, as long as the person likes."""
    for record, review in zip(records, reviews, strict=True):
        if not Retry(record, review, seat, language).go():
            return
