"""What a network says of a position, worked out in whole numbers: everywhere the same.

A layer is a sum of rows of weights, each as often as a number that came in says. Most of what a
seat sees is 0, and so is much of what a layer passes on: only the rest is looked at.
"""

from typing import Any, Final, NamedTuple

from tegel.bots.search.leaf import judges, share_by, weigh_by_worth
from tegel.bots.search.tree import MOST_SEATS
from tegel.core.generic import observe
from tegel.core.kernel import kernel
from tegel.core.rng import Rng
from tegel.core.struct import Ints

# What a seat sees, weights, and what a layer passes on, are in such parts of 1.
SEEN_ONE: Final = 64
WEIGHT_ONE: Final = 512
PASSED_ONE: Final = 1024
# A layer passes on nothing below 0, and nothing above this.
CAP: Final = 4 * PASSED_ONE
FIRST_DOWN: Final = SEEN_ONE * WEIGHT_ONE // PASSED_ONE
# The difference that makes one chance twice another: the logarithm of 2.
TWICE: Final = 710


class Network(NamedTuple):
    """A network as kernels take it: settings, weights, and room to work in."""

    doubt: int  # as for playouts: how much moves that are worth less are tried
    points: int  # parts of a point that a margin of 1 stands for
    first: Any  # a row for each number that is seen
    first_bias: Ints
    second: Any
    second_bias: Ints
    last: Any
    last_bias: Ints
    seen: Any  # what the seat in turn sees
    places: Ints  # where a layer gets something that is not 0,
    amounts: Ints  # and how much
    hidden: Ints
    narrow: Ints
    out: Ints  # the seats' chances, as logarithms, then their margins: from the seat in turn on


@kernel
def look(net: Network, s: Any) -> int:
    """Find what the seat in turn sees that is not 0; how much that is."""
    observe(s, s.turn, net.seen)
    n = 0
    for i in range(len(net.seen)):
        x = net.seen[i]
        if x != 0:
            net.places[n] = i
            net.amounts[n] = int(x * SEEN_ONE + (0.5 if x > 0 else -0.5))
            n += 1
    return n


@kernel
def add_up(net: Network, n: int, weights: Any, bias: Ints, sums: Ints) -> None:
    """A layer: the rows of what came in, each as often as that says."""
    for j in range(len(sums)):
        sums[j] = bias[j]
    for k in range(n):
        row = net.places[k]
        for j in range(len(sums)):
            sums[j] += net.amounts[k] * weights[row, j]


@kernel
def pass_on(net: Network, sums: Ints, down: int) -> int:
    """What of a layer's sums the next one gets that is not 0; how much that is."""
    n = 0
    for j in range(len(sums)):
        amount = sums[j] // down
        if amount > 0:
            net.places[n] = j
            net.amounts[n] = min(amount, CAP)
            n += 1
    return n


@kernel
def think(net: Network, s: Any) -> None:
    """Write what the network says of a position."""
    add_up(net, look(net, s), net.first, net.first_bias, net.hidden)
    add_up(net, pass_on(net, net.hidden, FIRST_DOWN), net.second, net.second_bias, net.narrow)
    add_up(net, pass_on(net, net.narrow, WEIGHT_ONE), net.last, net.last_bias, net.out)


@kernel
def foretell(net: Network, s: Any, seats: int, _: Rng, shares: Ints, margins: Ints) -> None:
    """Judge a position as the network does."""
    think(net, s)
    for i in range(seats):
        seat = (s.turn + i) % seats
        shares[seat] = net.out[i] // WEIGHT_ONE
        margins[seat] = net.out[MOST_SEATS + i] // WEIGHT_ONE * net.points // PASSED_ONE
    share_by(seats, TWICE, shares)


judges(Network, weigh_by_worth, foretell)
