"""Self-play: games in lockstep, each move the one whose outcome the network likes best."""

from dataclasses import dataclass
from typing import Any

from tegel.bots.search.tree import MOST_SEATS
from tegel.learn.field import Field, Taste
from tegel.learn.net import Weights
from tegel.learn.outcomes import ended, expected, turned
from tegel.learn.steps import OVER, TURN


@dataclass(frozen=True)
class Seen:
    """What was seen in some steps of all games, and what it led to."""

    seen: list[Any]  # for each step, a column for each game
    targets: list[Any]  # shares, then margins, from the seat in turn on
    games: int  # that ended
    ahead: float  # by how much their winners won


def play_on(field: Field, w: Weights, taste: Taste, steps: int, trust: float) -> Seen:
    """Play some steps of all games, and say for each position what it led to.

    That is how its game ended, or what the network says of positions that came after it; those
    that came later are trusted more (a λ-return).
    """
    xp = field.xp
    field.learnt(w, taste)
    seen, turns, values, overs, ends = [], [], [], [], []
    for _ in range(steps):
        seen.append(field.seen.copy())
        turns.append(field.told[TURN].copy())
        values.append(expected(xp, w, field.seen, turns[-1], field.seats))
        field.choose()
        field.advance()
        overs.append(field.told[OVER] == 1)
        ends.append(ended(xp, field.told, taste))
    led = expected(xp, w, field.seen, field.told[TURN], field.seats)
    values.append(led)
    targets: list[Any] = []
    for t in range(steps - 1, -1, -1):
        led = xp.where(overs[t], ends[t], (1 - trust) * values[t + 1] + trust * led)
        targets.insert(0, turned(xp, led, turns[t], field.seats))
    over, end = xp.stack(overs), xp.stack(ends)
    games = int(over.sum())
    ahead = float((end[:, MOST_SEATS:].max(axis=1) * over).sum()) / max(games, 1)
    return Seen(seen, targets, games, ahead)
