"""Who says which move is best: the champion's search, at a depth that is asked for.

It knows what the seat in turn knows; what is hidden it deals anew in every iteration.
"""

from dataclasses import dataclass

from tegel.bots.bot import Budget, Decision
from tegel.bots.network import NetworkBot
from tegel.core.rng import SEEDS
from tegel.core.state import State
from tegel.core.telling import Move

BOT = NetworkBot()
# A move that was tried less often than this has no say in what is second best.
FEWEST_VISITS = 12
# An end is searched to its end by at most so many iterations for each move.
TO_THE_END = 20_000
# So many others are worth to be thought through.
RIVALS = 3
MOST_ENDS = 12
# Seeds of questions about one position lie far apart.
STRIDE = 0x9E3779B97F4A7C15


@dataclass(frozen=True)
class Verdict:
    """The best move of a position, the second best, and what each is worth to the seat in turn."""

    best: Move
    second: Move
    best_share: float
    second_share: float
    exact: bool  # the outcome of both is certain
    rivals: tuple[Move, ...] = ()  # those that seem best after the best, if nothing is certain

    @property
    def lead(self) -> float:
        """How clearly the best leads."""
        return self.best_share - self.second_share


def think(state: State, iterations: int, seed: int) -> Decision:
    """What the champion thinks of a position, from what the seat in turn knows."""
    assert state.turn is not None
    seed = seed * STRIDE % SEEDS
    return BOT.decide(state.imagine(state.turn, seed), Budget(iterations=iterations), seed)


def judge(state: State, iterations: int, seed: int, *, to_the_end: bool = False) -> Verdict:
    """The best two moves of a position that has two; `to_the_end`: exactly, where that can be."""
    decision = think(state, iterations, seed)
    if decision.exact and to_the_end and len(state.legal_moves) <= MOST_ENDS:
        certain = _certain(state, seed)
        if certain is not None:
            return certain
    first, *others = decision.candidates
    tried = [one for one in others if one.visits >= FEWEST_VISITS]
    if not tried:  # nothing is known of the others
        return Verdict(first.move, others[0].move, first.share, first.share, exact=False)
    tried.sort(key=lambda one: (-one.share, -one.visits))
    second, rivals = tried[0], tuple(one.move for one in tried[:RIVALS])
    return Verdict(first.move, second.move, first.share, second.share, exact=False, rivals=rivals)


def _certain(state: State, seed: int) -> Verdict | None:
    """The best two moves of a position whose end is certain, by how each ends."""
    ends: list[tuple[float, float, Move]] = []
    for move in state.legal_moves:
        end = _ending(state, move, seed)
        if end is None:
            return None
        ends.append((*end, -move))
    ends.sort(reverse=True)
    (best, _, first), (other, _, second) = ends[:2]
    return Verdict(-first, -second, best, other, exact=True)


def _ending(state: State, move: Move, seed: int) -> tuple[float, float] | None:
    """With what share of a win, and how far ahead, a seat ends if all play their best from here."""
    seat = state.turn
    assert seat is not None
    state = state.imagine(seat, seed)
    state.push(move)
    while not state.is_over:
        if state.chance_spoke:
            return None
        decision = think(state, TO_THE_END, seed)
        if len(state.legal_moves) > 1 and not decision.exact:
            return None
        state.push(decision.move)
    winners, scores = state.outcome.winners, list(state.scores)
    mine = scores.pop(seat)
    return (1 / len(winners) if seat in winners else 0.0), mine - max(scores)
