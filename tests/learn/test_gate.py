"""The gate: who is clearly better takes the place of the other, and nobody else."""

from pathlib import Path

import pytest

from tegel import arena
from tegel.arena import Result, Verdict
from tegel.learn import gate
from tegel.learn.gate import BETTER, take_place


@pytest.mark.parametrize(("llr", "better"), [(5.0, True), (0.0, False), (-5.0, False)])
def test_a_network_takes_the_place_of_the_other_only_if_it_is_clearly_better(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, llr: float, better: bool
) -> None:
    place = tmp_path / "shipped" / "azul.npz"
    monkeypatch.setattr(gate, "shipped_path", lambda game: place)
    network = tmp_path / "network.npz"
    network.write_bytes(b"learnt")
    event = arena.match("azul", ["greedy", "random"], 2, {})
    assert take_place(Result(event, (), Verdict(BETTER, llr, 10)), network) is better
    assert place.exists() is better
