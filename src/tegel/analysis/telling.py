"""What a review says, in sentences of any language, and as notes in a game's record."""

from collections.abc import Sequence
from dataclasses import replace

from tegel.analysis.shape import Mark, Review, Swing, Turn
from tegel.core.errors import TegelError
from tegel.core.notes import Note
from tegel.core.record import Record
from tegel.core.state import State
from tegel.core.story import Story, plain
from tegel.core.telling import Told
from tegel.core.words import Words, book

# Chances with which a game is as good as won; told if that was so for this part of it or longer.
AS_GOOD_AS_WON, LONG = 0.95, 0.2
# What a mark is called.
MARKS: dict[Mark, str] = {"?!": "inaccuracy", "?": "mistake", "??": "blunder", "!": "find"}


def points(share: float) -> int:
    """A share of a win as people read it: in hundredths."""
    return round(100 * share)


class Telling:
    """Says what a review has found."""

    def __init__(self, review: Review, words: Words, names: Sequence[str] | None = None) -> None:
        self.review = review
        self.words = words
        self.story = Story(words, names or review.names)

    def swing(self, swing: Swing) -> str:
        """A turning point."""
        name, by = self.story.names[swing.seat], points(swing.by)
        key = "review-swing-deal" if swing.kind == "deal" else "review-swing-decision"
        return self.words(key, n=swing.n + 1, name=name, points=by)

    def verdict(self, turn: Turn) -> str:
        """What is to be said of a turn that is marked: what it cost, and what was better."""
        if turn.mark == "!":
            return self.words("review-find")
        cost = self.words("review-cost", points=points(turn.loss))
        return f"{cost} {self.words('review-better', move=self.better(turn))}"

    def made(self, turn: Turn) -> str:
        """What was done in a turn, but for what had to be done at its end."""
        moves = [*self.review.decisions[turn.first : turn.last + 1]]
        while moves[-1].choices == 1 and moves[-1].n != turn.worst and len(moves) > 1:
            moves.pop()
        return self._said(turn.seat, [each.played.deed for each in moves], turn.worst - turn.first)

    def better(self, turn: Turn) -> str:
        """What would have been better, from where the turn went wrong."""
        best = self.review.decisions[turn.worst].best
        return self._said(turn.seat, [step.deed for step in best.line], 0)

    def decided(self) -> str:
        """When somebody had as good as won, and what that means for the marks; else nothing."""
        chances = self.review.chances
        winner = max(range(len(self.review.seats)), key=chances[-1].__getitem__)
        open_ = [n for n, each in enumerate(chances) if each[winner] < AS_GOOD_AS_WON]
        since = open_[-1] + 1 if open_ else 0
        if not self.review.is_over or not since or len(chances) - since < LONG * len(chances):
            return ""
        return self.words("review-decided", n=since, name=self.story.names[winner])

    def _said(self, seat: int, deeds: Sequence[Told], judged: int) -> str:
        said = ", ".join(plain(self.story.deed(deed, seat)) for deed in worth_saying(deeds, judged))
        return f"{self.story.names[seat]} {said}"


def worth_saying(deeds: Sequence[Told], judged: int) -> list[Told]:
    """The deeds of a turn without those that a later one tells again.

    The judged one is told by all means: how tiles were stacked nothing tells later.
    """
    last = judged
    while last + 1 < len(deeds) and deeds[last + 1]["kind"] == deeds[judged]["kind"]:
        last += 1
    is_told = any(deeds[last].keys() <= later.keys() for later in deeds[last + 1 :])
    kept = {len(deeds) - 1} if is_told else {len(deeds) - 1, last}
    return [deed for n, deed in enumerate(deeds) if not deed["passing"] or n in kept]


def annotated(record: Record, review: Review, language: str = "en") -> Record:
    """The record with what the review says: marks, comments, and better moves as variations.

    What people wrote stays; a move that they marked keeps its mark.
    """
    words = book(language, "common", game=record.game)
    telling = Telling(review, words)
    states = [state.copy() for state in record.replay()]
    for turn in review.turns:
        if turn.mark:
            n = turn.worst + 1
            note = record.notes.get(n, Note())
            comment = "\n".join(filter(None, (note.comment, telling.verdict(turn))))
            record = record.noted(n, mark=note.mark or turn.mark, comment=comment)
            line = [step.text for step in review.decisions[turn.worst].best.line]
            line = _playable(states[turn.worst], line)
            if line and turn.mark != "!":
                record = record.varied(n, line)
    swings = [telling.swing(swing) for swing in review.swings]
    swings += filter(None, [telling.decided()])
    if swings:
        start = record.notes.get(0, Note())
        comment = "\n".join(filter(None, (start.comment, *swings)))
        record = replace(record, notes={**record.notes, 0: replace(start, comment=comment)})
    return record


def _playable(state: State, line: Sequence[str]) -> list[str]:
    """As much of a line as can be played where chance is what it was."""
    walk, told = state.copy(), list[str]()
    for text in line:
        try:
            walk.push(walk.parse(text))
        except TegelError:
            break
        told.append(text)
    return told
