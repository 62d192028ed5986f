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
        """What was done in a turn."""
        moves = self.review.decisions[turn.first : turn.last + 1]
        return self._said(turn.seat, [each.played.deed for each in moves])

    def better(self, turn: Turn) -> str:
        """What would have been better, from where the turn went wrong."""
        best = self.review.decisions[turn.worst].best
        return self._said(turn.seat, [step.deed for step in best.line])

    def _said(self, seat: int, deeds: Sequence[Told]) -> str:
        worth = [deed for deed in deeds if not deed["passing"]] or deeds[-1:]
        said = ", ".join(plain(self.story.deed(deed, seat)) for deed in worth)
        return f"{self.story.names[seat]} {said}"


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
