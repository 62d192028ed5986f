"""Another try at a decision that was reviewed: judged as the review judges, and told why."""

from collections.abc import Iterator
from dataclasses import dataclass

from tegel.analysis.judge import Judge, depth_for
from tegel.analysis.marks import bounds
from tegel.analysis.reasons import reasons
from tegel.analysis.shape import MISTAKES, Choice, Review, Turn
from tegel.bots.bot import Candidate
from tegel.core.state import State
from tegel.core.telling import Move, Told


@dataclass(frozen=True)
class Retried:
    """What became of a try: it lacks so much to the best, as far as the judge can tell."""

    choice: Choice
    loss: float
    reasons: tuple[Told, ...]  # why the best, and not this one; if it is the best: not what was


def mistakes(review: Review, seat: int | None = None) -> list[Turn]:
    """What can be tried again: the marked turns of a seat, or of all, in which it knew better."""
    return [
        turn
        for turn in review.turns
        if turn.mark in MISTAKES
        and seat in (None, turn.seat)
        and review.decisions[turn.worst].best.move != review.decisions[turn.worst].played.move
    ]


def retrying(
    state: State, best: Choice, played: Choice, move: Move, iterations: int | None = None
) -> Iterator[Retried | None]:
    """Weigh a move, a search at a time: the last finding has it.

    What the review knows, the best and the played one, is not judged again. Any other is judged
    after it was made, at the same depth (that of a review with so many iterations) and with the
    same deals.
    """
    seat = state.turn
    assert seat is not None, "there is something to decide"
    choice = {played.move: played, best.move: best}.get(move)
    if choice is None:
        judge = Judge(state.game, state.players, depth_for(state.game, iterations))
        for search in judge.ripen(state, move, seat):
            search.do()
            yield None
        value = judge.after(state, move, seat)
        told = state.text(move), state.deed(move, seat)
        choice = Choice(move, *told, value.shares, value.margins)
    difference = best.shares[seat] - choice.shares[seat]
    loss = bounds(state.game, state.players).loss(difference)
    yield Retried(choice, loss, why(state, best, played if choice is best else choice))


def why(state: State, best: Choice, other: Choice) -> tuple[Told, ...]:
    """Why the best, and not another: what their lines differ in, for the seat in turn."""
    seat = state.turn
    assert seat is not None, "there is something to decide"
    found = reasons(state, _candidate(best, seat), _candidate(other, seat))
    return tuple(reason.told() for reason in found)


def _candidate(choice: Choice, seat: int) -> Candidate:
    line = tuple(step.move for step in choice.line) or (choice.move,)
    return Candidate(choice.move, 1, choice.shares[seat], choice.margins[seat], line)
