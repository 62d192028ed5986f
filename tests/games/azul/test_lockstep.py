"""The kernels of Azul against the naive reference."""

import numpy as np
import pytest

from tegel.games import find
from tests.harness.kinds import Kind, kinds
from tests.harness.lockstep import Numbers, digits, in_parts, in_rows, lanes, play_in_lockstep
from tests.harness.trace import Trace, Tracer
from tests.reference.azul import Table

# The kernels' phases in the reference's numbers: a line, the factory offer, the end.
PHASES = {**{line: line for line in range(5)}, 7: 6, 8: 7}


@in_parts
@pytest.mark.parametrize("kind", kinds(find("azul")), ids=str)
def test_kernels_and_reference_play_the_same_games(kind: Kind, part: int) -> None:
    options = dict(kind.options)
    players, grey = int(options["players"]), options["wall"] == "grey"
    play_in_lockstep(
        Tracer(kind),
        lambda below: Table(players, grey, None, below),
        lambda trace: facts(trace, players),
        part,
    )


def facts(trace: Trace, players: int) -> Numbers:
    """The facts of all positions of a game in the reference's order, a row each."""
    s = trace.positions
    columns = [
        np.array([PHASES[phase] for phase in s["phase"].tolist()]),
        *(s[name] for name in ("round", "starter", "marker", "idle", "turn")),
    ]
    for factory in range(1, 2 * players + 2):
        columns += lanes(s["display"][:, factory])
    for tiles in (s["display"][:, 0], s["bag"], s["lid"]):
        columns += lanes(tiles)
    for seat in range(players):
        b = s["boards"][:, seat]
        columns.append(b["score"])
        for line in lanes(b["lines"]):
            columns += [np.where(line & 7, line >> 3, -1), line & 7]
        for row in range(5):
            columns += digits(b["colours"][:, row], 5)
        columns += digits(b["floor"] >> 3, 7)
    return in_rows(columns)
