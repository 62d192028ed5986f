"""The kernels of Azul Duel against the naive reference."""

from typing import Any

import numpy as np
import pytest

from tegel.games import find
from tests.harness.kinds import Kind
from tests.harness.lockstep import Numbers, digits, in_parts, in_rows, lanes, play_in_lockstep
from tests.harness.trace import Trace, Tracer
from tests.reference.azul_duel import Table

STACK, NEXT_CHIP = 6, 10


@in_parts
@pytest.mark.parametrize(("scoring", "count"), [("random", 3), ("random-4", 4)])
def test_kernels_and_reference_play_the_same_games(scoring: str, count: int, part: int) -> None:
    play_in_lockstep(
        Tracer(Kind(find("azul_duel"), (("scoring", scoring),))),
        lambda below: Table(None, count, None, below),
        facts,
        part,
    )


def facts(trace: Trace) -> Numbers:
    """The facts of all positions of a game in the reference's order, a row each."""
    s = trace.positions
    holders = s["boards"]["holds_start"]
    columns: list[Any] = [s[name] for name in ("phase", "asked", "turn", "round", "starter")]
    columns += [np.where(holders[:, 0], 0, np.where(holders[:, 1], 1, -1)), s["conditions"]]
    columns += [s["display"][:, slot] for slot in range(3)]
    face_down = (s["drawn"] < -1).sum(axis=1)
    in_stack = np.bitwise_count(s["unseen"]) - face_down + s["returned_count"]
    columns += [in_stack, s["top"], s["returned_count"]]
    columns += [s["returned"][:, i] for i in range(15)]
    columns.append(s["unseen"])
    for factory in range(5):
        # For the reference, tiles that wait to be stacked still lie on the factory.
        waiting = (s["asked"] == STACK) & (s["factory"] == factory)
        columns += lanes(s["suns"][:, factory] + np.where(waiting, s["rest"], 0))
    columns += lanes(s["large_moon"])
    for moon in range(4):
        columns += digits(s["moons"][:, moon], 3)
    columns += [s["factory_chips"][:, i] for i in range(4)]
    columns += _pairs(s["unseen_chips"])
    columns += [*lanes(s["bag"]), *lanes(s["tower"])]
    for seat in range(2):
        b = s["boards"][:, seat]
        columns += [b["score"], b["tokens"], b["chips_taken"], b["passed"]]
        # For the reference, chips are gone one by one as they are paid.
        paying = (s["asked"] == NEXT_CHIP) & (s["turn"] == seat)
        columns += _pairs(b["chips"] - np.where(paying, s["paid"], 0))
        for line in lanes(b["lines"], 6):
            columns += [np.where(line & 7, line >> 3, -1), line & 7]
        for name in ("cells", "tiles"):
            for row in range(6):
                columns += digits(b[name][:, row], 6)
        columns += lanes(b["broken"])
    return in_rows(columns)


def _pairs(packed: Numbers) -> list[Numbers]:
    return [packed >> 2 * i & 3 for i in range(10)]
