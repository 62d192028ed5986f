"""The network that learns: three layers in floating point, with NumPy or CuPy.

What a seat sees becomes `hidden` numbers from 0 to CAP, these `narrow` ones, and these the chances
and margins of the seats, from the seat in turn on. Columns are positions.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import numpy as np

from tegel.bots.search.tree import MOST_SEATS

CAP: Final = 4.0
OUT: Final = 2 * MOST_SEATS
LAYERS: Final = ("first", "second", "last")


@dataclass(frozen=True)
class Shape:
    """How large a network is."""

    inputs: int
    hidden: int
    narrow: int

    @property
    def layers(self) -> list[tuple[str, int, int]]:
        """The name of each layer, and how many numbers come in and go out."""
        sizes = (self.inputs, self.hidden, self.narrow, OUT)
        return [(name, *pair) for name, pair in zip(LAYERS, pairwise(sizes), strict=True)]


Weights = dict[str, Any]


def fresh(shape: Shape, number: int) -> Weights:
    """A network that knows nothing yet."""
    chance = np.random.default_rng(number)
    weights: Weights = {}
    for name, come, go in shape.layers:
        # Few of the first layer's inputs are not 0.
        spread = (2 / (come if name != LAYERS[0] else come / 6)) ** 0.5
        if name == LAYERS[-1]:
            spread /= 8
        weights[name] = chance.normal(0, spread, (come, go)).astype(np.float32)
        weights[f"{name}_bias"] = np.zeros((go, 1), np.float32)
    return weights


def widened(w: Weights, room: Weights) -> Weights:
    """What a network knows, in the room of a wider fresh one: it says the same, and can learn more.

    What is new in the first layer is looked at already, and counts for nothing yet.
    """
    found = {name: each.copy() for name, each in room.items()}
    for name, known in w.items():
        rows, columns = known.shape
        if name != LAYERS[0]:
            found[name][:] = 0
        found[name][:rows, :columns] = known
    return found


def forward(xp: Any, w: Weights, seen: Any) -> tuple[Any, Any, Any]:
    """What goes out, and what the two layers before held."""
    hidden = w["first"].T @ seen
    hidden += w["first_bias"]
    xp.clip(hidden, 0, CAP, out=hidden)
    narrow = w["second"].T @ hidden
    narrow += w["second_bias"]
    xp.clip(narrow, 0, CAP, out=narrow)
    out = w["last"].T @ narrow
    out += w["last_bias"]
    return out, narrow, hidden


def chances(xp: Any, out: Any, seats: Any) -> Any:
    """The chances of the seats, from the seat in turn on; who is not there has none."""
    empty = xp.arange(MOST_SEATS)[:, None] >= seats[None, :]
    logits = xp.where(empty, xp.float32(-60), out[:MOST_SEATS])
    weights = xp.exp(logits - logits.max(axis=0, keepdims=True))
    return weights / weights.sum(axis=0, keepdims=True)


def gradients(
    xp: Any, w: Weights, seen: Any, seats: Any, shares: Any, margins: Any
) -> tuple[Weights, Any, Any]:
    """How each weight should change, and the two losses: of chances and of margins."""
    n = seen.shape[1]
    out, narrow, hidden = forward(xp, w, seen)
    guess = chances(xp, out, seats)
    there = xp.arange(MOST_SEATS)[:, None] < seats[None, :]
    off = xp.where(there, out[MOST_SEATS:] - margins, xp.float32(0))
    wrong = -(shares * xp.log(guess + 1e-9)).sum() / n
    astray = xp.minimum(xp.abs(off), off * off).sum() / n
    # The loss of margins is quadratic near the truth and linear far from it.
    d_out = xp.concatenate([guess - shares, xp.clip(off, -1, 1)]) / n
    d: Weights = {}
    d["last"] = narrow @ d_out.T
    d["last_bias"] = d_out.sum(axis=1, keepdims=True)
    d_narrow = (w["last"] @ d_out) * ((narrow > 0) & (narrow < CAP))
    d["second"] = hidden @ d_narrow.T
    d["second_bias"] = d_narrow.sum(axis=1, keepdims=True)
    d_hidden = (w["second"] @ d_narrow) * ((hidden > 0) & (hidden < CAP))
    d["first"] = seen @ d_hidden.T
    d["first_bias"] = d_hidden.sum(axis=1, keepdims=True)
    return d, wrong, astray


def in_a_row(xp: Any, w: Weights) -> Any:
    """All numbers of a network in one row, layer by layer."""
    return xp.concatenate([each.ravel() for each in w.values()])


class Adam:
    """A network that changes step by step, each of its weights by its own measure.

    All of them lie in one row: to change many small arrays takes a device longer than one large.
    """

    def __init__(self, xp: Any, w: Weights) -> None:
        self.row = in_a_row(xp, {name: xp.asarray(each) for name, each in w.items()})
        self.mean, self.square = xp.zeros_like(self.row), xp.zeros_like(self.row)
        self.steps = 0
        ends = np.cumsum([each.size for each in w.values()]).tolist()
        self.weights: Weights = {
            name: self.row[end - each.size : end].reshape(each.shape)
            for (name, each), end in zip(w.items(), ends, strict=True)
        }

    def change(self, xp: Any, d: Weights, rate: float) -> None:
        """One step."""
        self.steps += 1
        slow, slower = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        gradient = in_a_row(xp, {name: d[name] for name in self.weights})
        self.mean *= 0.9
        self.mean += 0.1 * gradient
        gradient *= gradient
        self.square *= 0.999
        self.square += 0.001 * gradient
        self.row -= rate / slow * self.mean / (xp.sqrt(self.square / slower) + 1e-8)
