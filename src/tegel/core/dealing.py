"""What chance brought, as people write it down: `factories=BBKR/YYWW/…`.

A game that was dealt at a real table is played with its own deals. A move is then played step by
step, and wherever chance speaks, what was written down takes the place of what the generator drew:
if it could come, else `BadPosition` says why not. What nobody wrote down stays as it was drawn.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tegel.core.errors import BadPosition
from tegel.core.fields import UNKNOWN, Fields, Impossible
from tegel.core.game import Game
from tegel.core.refusal import refused
from tegel.core.rng import drawn
from tegel.core.struct import Memory, duplicate
from tegel.core.telling import Move


class Step(NamedTuple):
    """One thing that happened: the decision, or what followed by itself."""

    before: Memory
    after: Memory
    is_deal: bool  # chance spoke


def steps(
    game: Game, memory: Memory, move: Move, rng: Memory, deals: Sequence[str] = ()
) -> Iterator[Step]:
    """Play a move, one step after another; of each the positions before and after it."""
    assert game.deals is not None
    waiting, before, count = deque(deals), duplicate(memory), drawn(rng)
    for _ in game.deals.steps(memory, move, rng):
        is_deal = drawn(rng) != count
        if is_deal and waiting:
            _put(game, before, memory, waiting.popleft())
        yield Step(before, memory, is_deal)
        before, count = duplicate(memory), drawn(rng)
    if waiting:
        raise BadPosition(f"deal: nothing more was dealt here, so not {waiting[0]!r}")


def told(game: Game, step: Step) -> str:
    """What chance brought in a step."""
    assert game.deals is not None
    over = game.position.over
    fields = game.deals.dealt(over(step.before), over(step.after))
    return " ".join(f"{name}={value}" for name, value in fields.items())


def _put(game: Game, before: Memory, after: Memory, deal: str) -> None:
    """Let come what was written down."""
    assert game.deals is not None
    if deal == UNKNOWN:
        return
    try:
        fields = Fields(deal.split())
        game.deals.deal(game.position.over(before), game.position.over(after), fields)
        fields.end()
    except Impossible as error:
        raise refused(game, error) from None
