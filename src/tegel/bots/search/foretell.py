"""How a position will end: play on a little, then ask a network, compare prospects, or do both.

What a network says is worked out in whole numbers: everywhere the same. A layer is a sum of rows of
weights, each as often as a number that came in says. Much of what a layer passes on is 0: only the
rest is looked at. And of what a seat sees only that which it did not see when it was last asked:
one question of a search is much like the next.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np

from tegel.bots.search.leaf import (
    compare,
    finish_turn,
    judges,
    play_on,
    share_by,
    share_out,
    weigh_by_worth,
)
from tegel.bots.search.tree import MOST_SEATS
from tegel.core.game import Advice
from tegel.core.generic import POINT, begins_turn, insight, is_over, observe, reveal
from tegel.core.kernel import inlined, kernel
from tegel.core.rng import Rng
from tegel.core.struct import Ints, Memory

# What a seat sees, weights, and what a layer passes on, are in such parts of 1.
SEEN_ONE: Final = 64
WEIGHT_ONE: Final = 512
PASSED_ONE: Final = 1024
# A layer passes on nothing below 0, and nothing above this.
CAP: Final = 4 * PASSED_ONE
# What is seen is looked through two numbers at a time, in rows of so many.
PAIR: Final = 2
ROW: Final = 8
FIRST_DOWN: Final = SEEN_ONE * WEIGHT_ONE // PASSED_ONE
# All the trust there is.
TRUST: Final = 16
# The difference that makes one chance twice another: the logarithm of 2.
TWICE: Final = 710


class Foresight(NamedTuple):
    """How positions are judged, as kernels take it: settings, a network, and room to work in."""

    picks: int  # play on, each move the best of so many random ones; 0: only finish the turn
    horizon: int  # until chance has spoken so often; 0: to the end
    spread: int  # parts of a point by which prospects are off: the lead that doubles the chances
    doubt: int  # parts of a point: a move worth so much less looks half as likely
    trust: int  # of TRUST, in the network; the rest in prospects
    points: int  # parts of a point that a margin of 1 stands for
    first: Any  # a row for each number that is seen
    first_bias: Ints
    second: Any
    second_bias: Ints
    last: Any
    last_bias: Ints
    seen: Any  # what the seat in turn sees,
    pairs: Any  # and the same in rows of pairs
    before: Any  # what each seat saw when it was last asked,
    pairs_before: Any  # and the same in rows of pairs
    rows: Ints  # the rows in which something changed
    kept: Ints  # the pairs that changed
    places: Ints  # where a layer gets something that is not 0,
    amounts: Ints  # and how much
    hidden: Any  # for each seat, as it was last asked
    narrow: Ints
    out: Ints  # the seats' chances, as logarithms, then their margins: from the seat in turn on
    shares: Ints  # what it makes of them, by seat
    margins: Ints


# Who asks no network has one that takes nothing and knows nothing.
UNTAUGHT: Final[Mapping[str, Memory]] = {
    **{layer: np.zeros((1, 1), np.int16) for layer in ("first", "second", "last")},
    **{f"{layer}_bias": np.zeros(1, np.int32) for layer in ("first", "second", "last")},
}


def foresight(
    advice: Advice, arrays: Mapping[str, Memory] = UNTAUGHT, unit: float = 1, trust: float = 0
) -> Foresight:
    """A way to judge with these settings and this network, and with room of its own to work in."""
    seen, hidden = arrays["first"].shape
    narrow, out = arrays["last"].shape
    rows = -(-seen // (PAIR * ROW))
    pairs = np.zeros((rows, ROW), np.int64)
    pairs_before = np.zeros((MOST_SEATS * rows, ROW), np.int64)
    # One place more than can be kept: for what is written and not kept.
    most = max(PAIR * pairs.size, hidden, narrow) + 1
    room = {"places": most, "narrow": narrow, "out": out}
    room |= {"rows": rows + 1, "kept": pairs.size + 1}
    room |= {"shares": MOST_SEATS, "margins": MOST_SEATS}
    return Foresight(
        picks=advice.picks,
        horizon=advice.horizon,
        spread=round(POINT * advice.spread),
        doubt=round(POINT * advice.doubt),
        trust=round(TRUST * trust),
        points=round(POINT * unit),
        seen=pairs.reshape(-1).view(np.float32),
        pairs=pairs,
        before=pairs_before.reshape(-1).view(np.float32),
        pairs_before=pairs_before,
        hidden=np.tile(arrays["first_bias"], MOST_SEATS),
        **arrays,
        amounts=np.zeros(most, np.int16),
        **{name: np.zeros(size, np.int32) for name, size in room.items()},
    )


@kernel
def perceive(s: Any, out: Any) -> None:
    """What the seat in turn would see with all things open, and what a good player sees in it.

    Who asks has made up what is hidden, many times over, and weighs what is said of each: that the
    other seats' racks are shown betrays nothing, and what is hidden from the seat in turn may be
    what the seat that asks knows best. The position cannot be played on from here.
    """
    reveal(s)
    observe(s, s.turn, out)
    insight(s, s.turn, out)


@kernel
def in_parts(x: float) -> int:
    """A number that is seen, in whole parts."""
    return int(x * SEEN_ONE + (0.5 if x > 0 else -0.5))


@inlined
def look(net: Foresight, s: Any) -> int:
    """Find what has changed since the seat in turn was last asked; how much that is.

    Without branches that cannot be foreseen: what is not kept is written, and written over.
    """
    perceive(s, net.seen)
    rows = len(net.pairs)
    first = s.turn * rows
    before = net.before[PAIR * ROW * first : PAIR * ROW * (first + rows)]
    found = 0
    for row in range(rows):
        change = 0
        for k in range(ROW):
            change |= net.pairs[row, k] ^ net.pairs_before[first + row, k]
        net.rows[found] = row
        found += change != 0
    kept = 0
    for i in range(found):
        row = net.rows[i]
        for k in range(ROW):
            net.kept[kept] = ROW * row + k
            kept += net.pairs[row, k] != net.pairs_before[first + row, k]
    n = 0
    for i in range(kept):
        for j in range(PAIR * net.kept[i], PAIR * net.kept[i] + PAIR):
            change = in_parts(net.seen[j]) - in_parts(before[j])
            net.places[n] = j
            net.amounts[n] = change
            n += change != 0
    for i in range(found):
        row = net.rows[i]
        for k in range(ROW):
            net.pairs_before[first + row, k] = net.pairs[row, k]
    return n


@inlined
def add_up(net: Foresight, n: int, weights: Any, sums: Ints) -> None:
    """A layer: the rows of what came in, each as often as that says, are added to its sums."""
    rest = n % 4
    for k in range(rest):
        for j in range(len(sums)):
            sums[j] += net.amounts[k] * weights[net.places[k], j]
    # Four rows at a time: a sum is then read and written once for all of them.
    for k in range(rest, n, 4):
        a, b, c, d = net.places[k], net.places[k + 1], net.places[k + 2], net.places[k + 3]
        e, f, g, h = net.amounts[k], net.amounts[k + 1], net.amounts[k + 2], net.amounts[k + 3]
        for j in range(len(sums)):
            sums[j] += e * weights[a, j] + f * weights[b, j] + g * weights[c, j] + h * weights[d, j]


@inlined
def pass_on(net: Foresight, sums: Ints, down: int) -> int:
    """What of a layer's sums the next one gets that is not 0; how much that is."""
    n = 0
    for j in range(len(sums)):
        amount = sums[j] // down
        net.places[n] = j
        net.amounts[n] = min(amount, CAP)
        n += amount > 0
    return n


@inlined
def think(net: Foresight, s: Any) -> None:
    """Write what the network says of a position."""
    size = len(net.first_bias)
    hidden = net.hidden[s.turn * size : (s.turn + 1) * size]
    add_up(net, look(net, s), net.first, hidden)
    for j in range(len(net.narrow)):
        net.narrow[j] = net.second_bias[j]
    add_up(net, pass_on(net, hidden, FIRST_DOWN), net.second, net.narrow)
    for j in range(len(net.out)):
        net.out[j] = net.last_bias[j]
    add_up(net, pass_on(net, net.narrow, WEIGHT_ONE), net.last, net.out)


@inlined
def foretell(net: Foresight, s: Any, seats: int) -> None:
    """Write what the network makes of a position, by seat."""
    think(net, s)
    for i in range(seats):
        seat = (s.turn + i) % seats
        net.shares[seat] = net.out[i] // WEIGHT_ONE
        net.margins[seat] = net.out[MOST_SEATS + i] // WEIGHT_ONE * net.points // PASSED_ONE
    share_by(seats, TWICE, net.shares)


@inlined
def foresee(net: Foresight, s: Any, seats: int, rng: Rng, shares: Ints, margins: Ints) -> None:
    """Play on, and judge what comes of it."""
    if net.picks == 0:
        finish_turn(s, rng)
    else:
        play_on(s, net.picks, net.horizon, rng)
    if is_over(s):
        share_out(s, seats, shares, margins)
        return
    if net.trust < TRUST:
        compare(s, seats, net.spread, shares, margins)
    if net.trust > 0:
        foretell(net, s, seats)
        for seat in range(seats):
            shares[seat] += (net.shares[seat] - shares[seat]) * net.trust // TRUST
            margins[seat] += (net.margins[seat] - margins[seat]) * net.trust // TRUST


@kernel
def is_between_turns(net: Foresight, s: Any) -> bool:
    """Whether to ask here. Amid a turn that would only tell what its best end is worth, twice."""
    return net.picks > 0 or begins_turn(s)


judges(Foresight, weigh_by_worth, foresee, is_between_turns)
