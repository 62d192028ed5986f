"""Kernels and a naive reference play the same random games, step by step.

The reference draws from the same stream of chance, written once more in plain Python, so at every
step both must know the same legal moves and the same facts, and whole games must be equal.

`make test` plays 100 games of each kind; `make lockstep` 20,000 (TEGEL_LOCKSTEP sets another
number).
"""

import os
from array import array
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
import pytest

from tests.harness.trace import Trace, Tracer
from tests.reference.chance import Chance

WIDE = "TEGEL_LOCKSTEP" in os.environ  # more than fits into the time of `make test`
GAMES = int(os.environ.get("TEGEL_LOCKSTEP", "100"))
PARTS = 10

Numbers = npt.NDArray[np.integer[Any]]

in_parts = pytest.mark.parametrize("part", range(PARTS))


class Table(Protocol):
    """What a reference offers."""

    @property
    def over(self) -> bool: ...
    def legal_moves(self) -> list[int]: ...
    def facts(self) -> list[int]: ...
    def play(self, move: int) -> None: ...


def play_in_lockstep(
    tracer: Tracer,
    new_table: Callable[[Callable[[int], int]], Table],
    facts_of: Callable[[Trace], Numbers],
    part: int,
) -> None:
    """One part of the games: compare moves, legal moves and facts of all positions."""
    for seed in range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        chance = Chance(seed)
        table = new_table(chance.below)
        moves: list[int] = []
        all_legal, counts, facts = array("h"), array("q"), array("i")
        while True:
            legal = table.legal_moves()
            counts.append(len(legal))
            all_legal.fromlist(legal)
            facts.fromlist(table.facts())
            if table.over:
                break
            moves.append(legal[chance.below(len(legal))])
            table.play(moves[-1])
        trace = tracer.play(seed)
        assert trace.moves == moves, f"seed {seed}"
        assert trace.counts.tobytes() == counts.tobytes(), f"seed {seed}"
        assert trace.legal.tobytes() == all_legal.tobytes(), f"seed {seed}"
        assert facts_of(trace).tobytes() == facts.tobytes(), f"seed {seed}"


def in_rows(columns: list[Numbers]) -> Numbers:
    """Columns of facts, one number for each position, as a row for each position."""
    return np.stack([column.astype(np.int32) for column in columns], axis=1)


def lanes(packed: Numbers, count: int = 5) -> list[Numbers]:
    """The lanes of packed tiles or lines, each as a column."""
    return [packed >> 6 * i & 63 for i in range(count)]


def digits(packed: Numbers, count: int) -> list[Numbers]:
    """What lies on packed spaces, each as a column: −1 for an empty one."""
    return [(packed >> 3 * i & 7) - 1 for i in range(count)]
