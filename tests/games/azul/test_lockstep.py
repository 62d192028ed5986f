"""The kernels against the naive reference: 20,000 random games of each wall and number of players.

At every step both know the same legal moves and the same facts; the reference draws from the same
stream of chance, written once more in plain Python, so the whole games must be equal.
"""

from array import array
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from tegel.games import find
from tests.harness.kinds import Kind, kinds
from tests.harness.trace import Trace, Tracer
from tests.reference.azul import Table
from tests.reference.chance import Chance

GAMES = 20_000
PARTS = 10

Numbers = npt.NDArray[np.integer[Any]]

# The kernels' phases in the reference's numbers: a line, the factory offer, the end.
PHASES = {**{line: line for line in range(5)}, 7: 6, 8: 7}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", kinds(find("azul")), ids=str)
def test_kernels_and_reference_play_the_same_games(kind: Kind, part: int) -> None:
    options = dict(kind.options)
    tracer = Tracer(kind)
    for seed in range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        chance = Chance(seed)
        table = Table(int(options["players"]), options["wall"] == "grey", None, chance.below)
        moves: list[int] = []
        all_legal, counts, facts = array("h"), array("q"), array("h")
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
        assert _facts(trace, table.players).tobytes() == facts.tobytes(), f"seed {seed}"
        assert table.over


def _facts(trace: Trace, players: int) -> Numbers:
    """The facts of all positions of a game in the reference's order, a row each."""
    s = trace.positions
    columns = [
        np.array([PHASES[phase] for phase in s["phase"].tolist()]),
        *(s[name].astype(int) for name in ("round", "starter", "marker", "idle", "turn")),
    ]
    for factory in range(1, 2 * players + 2):
        columns += _lanes(s["display"][:, factory])
    for tiles in (s["display"][:, 0], s["bag"], s["lid"]):
        columns += _lanes(tiles)
    for seat in range(players):
        b = s["boards"][:, seat]
        columns.append(b["score"].astype(int))
        for line in _lanes(b["lines"]):
            columns += [np.where(line & 7, line >> 3, -1), line & 7]
        for row in range(5):
            columns += [(b["colours"][:, row] >> 3 * i & 7) - 1 for i in range(5)]
        columns += [(b["floor"] >> 3 * i & 7) - 1 for i in range(1, 8)]
    return np.stack(columns, axis=1).astype(np.int16)


def _lanes(packed: Numbers) -> list[Numbers]:
    return [packed >> 6 * i & 63 for i in range(5)]
