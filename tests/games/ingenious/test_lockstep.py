"""The kernels against the naive reference: random games of each board and each option."""

from collections.abc import Callable

import numpy as np
import pytest

from tegel.core.struct import struct
from tegel.games import find
from tegel.games.ingenious import rules
from tegel.games.ingenious.layout import (
    COLOURS,
    COLUMNS,
    KINDS,
    LAST,
    ROWS,
    Ingenious,
)
from tests.harness.kinds import Kind, kinds
from tests.harness.lockstep import GAMES, Numbers, in_parts, in_rows, play_in_lockstep
from tests.harness.trace import Trace, Tracer
from tests.reference.chance import Chance
from tests.reference.ingenious import Table

every_kind = pytest.mark.parametrize("kind", kinds(find("ingenious")), ids=str)


def new_table(kind: Kind, below: Callable[[int], int]) -> Table:
    """The reference's table for a kind of game."""
    options = kind.game.settle(dict(kind.options))
    return Table(
        str(options["edition"]),
        int(options["players"]),
        None,
        options["open_racks"] == "on",
        options["bonus_limit_one"] == "on",
        below,
    )


@in_parts
@every_kind
def test_kernels_and_reference_play_the_same_games(kind: Kind, part: int) -> None:
    players = int(dict(kind.options)["players"])
    play_in_lockstep(
        Tracer(kind),
        lambda below: new_table(kind, below),
        lambda trace: facts(trace, players),
        part,
    )


def facts(trace: Trace, players: int) -> Numbers:
    """The facts of all positions of a game in the reference's order, a row each."""
    s = trace.positions
    columns = [s[name] for name in ("phase", "turn", "turns", "hand", "bonus", "used")]
    columns += counts(s["bag"])
    for seat in range(players):
        columns += counts(s["seats"]["rack"][:, seat])
        columns += [s["seats"]["tracks"][:, seat, colour] for colour in range(COLOURS)]
    cells = s["cells"].reshape(-1, ROWS, COLUMNS)
    inside = range(1, LAST + 1)
    columns += [cells[:, row, column] + 1 for row in inside for column in inside]
    return in_rows(columns)


def counts(tiles: Numbers) -> list[Numbers]:
    return [tiles >> 3 * kind & 7 for kind in range(KINDS)]


@every_kind
def test_they_agree_on_scores_and_places(kind: Kind) -> None:
    tracer = Tracer(kind)
    for seed in range(GAMES // 4):
        chance = Chance(seed)
        table = new_table(kind, chance.below)
        while not table.over:
            legal = table.legal_moves()
            table.play(legal[chance.below(len(legal))])
        expected = [*table.scores(), *table.places()]
        out = np.zeros(len(expected), np.int64)
        final = tracer.play(seed).positions[-1:]
        rules.result(struct(Ingenious, final), out)
        assert out.tolist() == expected, f"seed {seed}"
