"""What a player decides in a position, and the moves that it can recommend, with reasons."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import isfinite

from tegel.analysis.reasons import Reason, reasons_of_all
from tegel.bots import Candidate, Decision
from tegel.bots.roster import Player
from tegel.core.state import State
from tegel.core.telling import Move, Told

MOST_ADVICE = 3
LONGEST_LINE = 8


@dataclass(frozen=True)
class Advice:
    """A move that can be recommended, and what is expected of it."""

    move: Move
    text: str
    share: float  # of a win: 0.5 if nothing is known
    margin: float  # points ahead of the best of the others at the end
    line: tuple[str, ...]  # how the game may go on: this move, then the next ones
    reasons: tuple[Told, ...] = ()  # why this one and not the best of the others


@dataclass(frozen=True)
class Thought:
    """A decision, and the moves that can be recommended, the best one first."""

    move: Move
    advice: tuple[Advice, ...] = ()


def think(state: State, chosen: Player, seed: int, *, hint: bool) -> Thought:
    """What a player decides for the seat in turn; with reasons, if it is for a hint."""
    assert state.turn is not None
    # A token has no chance of its own: with that of the seed, all that follows is the seed's.
    imagined = state.imagine(state.turn, seed)
    decision = chosen.bot.decide(imagined, chosen.budget, seed)
    return thought(state, decision, seed, hint=hint)


def thought(state: State, decision: Decision, seed: int, *, hint: bool) -> Thought:
    """What was decided, and what is to be said of it."""
    return Thought(int(decision.move), _advice(state, decision, seed, hint=hint))


def _advice(state: State, decision: Decision, seed: int, *, hint: bool) -> tuple[Advice, ...]:
    """The best candidates; what a search has never tried it knows nothing of."""
    alone = Candidate(decision.move, 0, 0.5, 0.0, (decision.move,))
    known = decision.candidates or (alone,)
    tried = [candidate for candidate in known if candidate.visits]
    best = (tried or known)[:MOST_ADVICE]
    if not hint:
        return tuple(_advise(state, candidate) for candidate in best)
    why = reasons_of_all(state, best, seed=seed)
    return tuple(map(partial(_advise, state), best, why))


def _advise(state: State, candidate: Candidate, why: Sequence[Reason] = ()) -> Advice:
    share = float(candidate.share) if candidate.visits else 0.5
    margin = float(candidate.margin)
    if not isfinite(share) or not isfinite(margin):
        raise ValueError(f"a share of {share} and a margin of {margin} are no numbers")
    line = tuple(state.text(move) for move in candidate.line[:LONGEST_LINE])
    told = tuple(reason.told() for reason in why)
    return Advice(int(candidate.move), state.text(candidate.move), share, margin, line, told)
