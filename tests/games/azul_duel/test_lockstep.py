"""The kernels against the naive reference: 20,000 random games with 3 scoring tiles, and with 4.

At every step both know the same legal moves and the same facts; the reference draws from the same
stream of chance, written once more in plain Python, so the whole games must be equal.
"""

from array import array
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tegel.games import find
from tests.harness.kinds import Kind
from tests.harness.trace import Trace, Tracer
from tests.reference.azul_duel import Table
from tests.reference.chance import Chance

GAMES = 20_000
PARTS = 10

Numbers = npt.NDArray[np.integer[Any]]

STACK, NEXT_CHIP = 6, 10


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("scoring", "count"), [("random", 3), ("random-4", 4)])
def test_kernels_and_reference_play_the_same_games(scoring: str, count: int, part: int) -> None:
    tracer = Tracer(Kind(find("azul_duel"), (("scoring", scoring),)))
    for seed in range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        chance = Chance(seed)
        table = Table(None, count, None, chance.below)
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
        assert _facts(trace).tobytes() == facts.tobytes(), f"seed {seed}"


def _facts(trace: Trace) -> Numbers:
    """The facts of all positions of a game in the reference's order, a row each."""
    s = trace.positions
    boards = s["boards"]
    holders = boards["holds_start"]
    drawn = sum((s["drawn"][:, i] < -1).astype(int) for i in range(16))
    columns: list[Any] = [s[name] for name in ("phase", "asked", "turn", "round", "starter")]
    columns += [np.where(holders[:, 0], 0, np.where(holders[:, 1], 1, -1)), s["conditions"]]
    columns += [s["display"][:, slot] for slot in range(3)]
    unseen = np.bitwise_count(s["unseen"]).astype(int)
    columns += [unseen - drawn + s["returned_count"], s["top"], s["returned_count"]]
    columns += [s["returned"][:, i] for i in range(15)]
    columns.append(s["unseen"])
    for factory in range(5):
        # The tiles that wait to be stacked still lie on the factory.
        waiting = (s["asked"] == STACK) & (s["factory"] == factory)
        columns += _lanes(s["suns"][:, factory] + np.where(waiting, s["rest"], 0))
    columns += _lanes(s["large_moon"])
    for moon in range(4):
        columns += [(s["moons"][:, moon] >> 3 * i & 7) - 1 for i in range(3)]
    columns += [s["factory_chips"][:, i] for i in range(4)]
    columns += _pairs(s["unseen_chips"])
    columns += [*_lanes(s["bag"]), *_lanes(s["tower"])]
    for seat in range(2):
        b = boards[:, seat]
        columns += [b["score"], b["tokens"], b["chips_taken"], b["passed"]]
        paying = (s["asked"] == NEXT_CHIP) & (s["turn"] == seat)
        columns += _pairs(b["chips"] - np.where(paying, s["paid"], 0))
        for line in [b["lines"] >> 6 * i & 63 for i in range(6)]:
            columns += [np.where(line & 7, line >> 3, -1), line & 7]
        for name in ("cells", "tiles"):
            for row in range(6):
                columns += [(b[name][:, row] >> 3 * i & 7) - 1 for i in range(6)]
        columns += _lanes(b["broken"])
    return np.stack([column.astype(np.int32) for column in columns], axis=1)


def _lanes(packed: Numbers) -> list[Numbers]:
    return [packed >> 6 * i & 63 for i in range(5)]


def _pairs(packed: Numbers) -> list[Numbers]:
    return [packed >> 2 * i & 3 for i in range(10)]
