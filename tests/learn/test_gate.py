"""The gate: who is clearly better takes the place of the other, and nobody else."""

from collections.abc import Mapping
from pathlib import Path

import pytest

import tegel
from tegel import arena
from tegel.arena import Result, Verdict
from tegel.bots.network import weights
from tegel.bots.network.weights import BadWeights, load, place_for, save, shipped
from tegel.learn.gate import BETTER, contest, take_place
from tegel.learn.net import Shape, fresh
from tests.bots.networks import made

AZUL = tegel.find("azul")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shelf = tmp_path / "shipped"
    monkeypatch.setattr(weights, "SHIPPED", shelf)
    return shelf


def network(path: Path, *kinds: Mapping[str, object]) -> Path:
    """A network that says it has learnt from such games."""
    made(AZUL, fresh(Shape(AZUL.perception, 8, 8), len(kinds)), path)
    found = load(path, AZUL)
    save(path, {**found.card, "plan": {"kinds": kinds}}, found.arrays)
    return path


@pytest.mark.parametrize(("llr", "better"), [(5.0, True), (0.0, False), (-5.0, False)])
def test_a_network_takes_the_place_of_the_other_only_if_it_is_clearly_better(
    tmp_path: Path, shelf: Path, llr: float, better: bool
) -> None:
    learnt = network(tmp_path / "network.npz", {"players": 2}, {"players": 3})
    event = arena.match("azul", ["greedy", "random"], 2, {})
    assert take_place(Result(event, (), Verdict(BETTER, llr, 10)), learnt) is better
    assert (shelf / "azul.npz").exists() is better


def test_a_network_for_so_many_players_goes_before_one_for_all(tmp_path: Path, shelf: Path) -> None:
    shelf.mkdir()
    kinds: list[Mapping[str, object]] = [{"players": 4}, {"players": 4, "wall": "grey"}]
    for four in (kinds, [{"players": 2}, *kinds]):
        made_here = network(tmp_path / "network.npz", *four)
        made_here.replace(place_for(AZUL, load(made_here, AZUL)))
    assert {path.name for path in shelf.iterdir()} == {"azul.npz", "azul-4.npz"}
    found = {players: shipped(AZUL, players) for players in (2, 3, 4)}
    assert found[2] == found[3] != found[4]


def test_a_network_that_has_no_place_is_told_so_before_it_plays(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match="does not say what games it has learnt from"):
        contest("azul", network(tmp_path / "network.npz"), 0.1, {}, 0)
