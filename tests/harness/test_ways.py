"""Interpreted and compiled, every kind of every game plays the same, bit for bit."""

from tests.harness.interpreted import run_interpreted
from tests.harness.kinds import KINDS
from tests.harness.ways import everything


def test_interpreted_and_compiled_games_are_equal_bit_for_bit() -> None:
    interpreted = run_interpreted("tests.harness.ways")
    compiled = everything()
    assert {*compiled} == {*interpreted} == {str(kind) for kind in KINDS}
    for kind, steps in compiled.items():
        assert steps == interpreted[kind], kind
