"""Self-play: games in lockstep, each move the one whose outcome the network likes best."""

from dataclasses import dataclass
from typing import Any

from tegel.bots.search.tree import MOST_SEATS
from tegel.learn.field import Field, Taste
from tegel.learn.net import Weights
from tegel.learn.outcomes import ended, expected, turned
from tegel.learn.steps import BEGINS, OVER, TURN


@dataclass(frozen=True)
class Step:
    """What was seen where turns began in a step of all games, and what that led to."""

    seen: Any  # a column for each of these games
    seats: Any  # how many play it
    targets: Any  # shares, then margins, from the seat in turn on


@dataclass(frozen=True)
class Seen:
    """Some steps of all games."""

    steps: list[Step]
    games: int  # that ended
    ahead: float  # by how much their winners won


def play_on(field: Field, w: Weights, taste: Taste, steps: int, trust: float) -> Seen:
    """Play some steps of all games, and say for each beginning of a turn what it led to.

    That is how its game ended, or what the player saw of it while it looked ahead, then and at its
    later positions; those that came later are trusted more (a λ-return). What followed a move that
    was dared tells nothing of what the best one leads to, and does not count. Amid a turn the
    network is never asked, and so there is nothing to learn there.
    """
    xp = field.xp
    field.learnt(w, taste)
    values: list[Any] = []
    seen, begins, turns, overs, ends, strayed = [], [], [], [], [], []
    for _ in range(steps):
        begins.append(field.told[BEGINS] == 1)
        turns.append(field.told[TURN].copy())
        seen.append(field.seen[:, begins[-1]])
        field.choose()
        values.append(field.outlook.copy())
        strayed.append(field.strayed == 1)
        field.advance()
        overs.append(field.told[OVER] == 1)
        ends.append(ended(xp, field.told, taste))
    now = expected(xp, w, field.seen, field.told[TURN], field.seats)
    # Amid a turn, what was seen before it went on is all that is known.
    led = xp.where(field.told[BEGINS] == 1, now, values[-1])
    done: list[Step] = []
    for t in range(steps - 1, -1, -1):
        led = xp.where(overs[t], ends[t], led)
        led = xp.where(strayed[t], values[t], (1 - trust) * values[t] + trust * led)
        here, seats = begins[t], field.seats[begins[t]]
        done.insert(0, Step(seen[t], seats, turned(xp, led[:, here], turns[t][here], seats)))
    over, end = xp.stack(overs), xp.stack(ends)
    games = int(over.sum())
    ahead = float((end[:, MOST_SEATS:].max(axis=1) * over).sum()) / max(games, 1)
    return Seen(done, games, ahead)
