"""Networks: what they say, the files they come in, and how they are refused."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tegel
from tegel.bots import Budget, player
from tegel.bots.network import NetworkBot
from tegel.bots.network.weights import BadWeights, in_whole_numbers, load, save, shipped
from tegel.bots.search import SearchBot
from tegel.bots.search.forest import Growing
from tegel.bots.search.foretell import PASSED_ONE, TRUST, WEIGHT_ONE, foresight, perceive, think
from tegel.bots.search.tree import NO_EDGES, UNKNOWN, WIN, Growth
from tegel.bots.table import Seated
from tegel.core.errors import BadOptions
from tegel.core.generic import POINT
from tegel.core.state import State
from tegel.core.struct import struct
from tegel.learn.net import Shape, forward, fresh
from tests import fourth
from tests.bots.networks import foretold, made
from tests.harness.interpreted import run_interpreted

AZUL = tegel.find("azul")
SHIPPED = ["azul", "azul_duel", "ingenious"]


def test_whole_numbers_say_what_the_learnt_ones_do() -> None:
    learnt = fresh(Shape(AZUL.perception, 64, 32), 5)
    network = foresight(AZUL.advice, made(AZUL, learnt).arrays)
    state = tegel.new("azul", seed=3)
    for _ in range(40):
        position: Any = struct(AZUL.position, state.memory)
        seen = np.zeros(AZUL.perception, np.float32)
        perceive(position, seen)
        out, _, _ = forward(np, learnt, seen[:, None])
        think(network, position)
        told = np.array(network.out) / (PASSED_ONE * WEIGHT_ONE)
        assert told == pytest.approx(out[:, 0], abs=0.02)
        state.push(state.legal_moves[-1])


def test_amid_a_turn_it_is_not_asked() -> None:
    state, turns = tegel.new("azul_duel", seed=1), Seated(player("greedy"), 1)
    while len(state.moves) < 40 or not state.begins_turn:
        state.push(turns.decide(state).move)
    bot, kind = NetworkBot(), (state.game, 2)
    tree = Growing(state, bot.leaf(*kind), bot.growth(*kind), 1)
    tree.grow(300)
    amid = 0
    for edge in tree.edges[: tree.nodes[0]["count"]]:
        after = state.copy()
        after.push(int(edge["move"]))
        if edge["child"] != UNKNOWN and not after.begins_turn:
            # It was gone on from at once: nothing ends at a node that has edges.
            assert tree.nodes[edge["child"]]["first"] != NO_EDGES
            amid += 1
    assert amid > 3


def test_what_was_asked_before_does_not_change_what_is_said() -> None:
    found = made(AZUL, fresh(Shape(AZUL.perception, 64, 32), 5))
    network = foresight(AZUL.advice, found.arrays)
    for seed in range(3):
        state, turns = tegel.new("azul", seed=seed), Seated(player("greedy:doubt=1"), seed)
        while not state.is_over:
            position: Any = struct(AZUL.position, state.memory.copy())
            first = foresight(AZUL.advice, found.arrays)
            think(first, position)
            think(network, position)
            assert np.array(network.out).tolist() == np.array(first.out).tolist()
            state.push(turns.decide(state).move)


def test_interpreted_and_compiled_networks_are_the_same() -> None:
    assert run_interpreted("tests.bots.networks") == json.loads(json.dumps(foretold()))


def test_a_network_is_a_player_with_a_name(tmp_path: Path) -> None:
    path = tmp_path / "azul.npz"
    made(AZUL, fresh(Shape(AZUL.perception, 8, 8), 5), path)
    found = player(f"network:weights={path},iterations=50")
    assert found.bot == NetworkBot(weights=str(path))
    decision = found.bot.decide(tegel.new("azul", seed=1), found.budget, 1)
    assert decision.iterations == 50
    again = found.bot.decide(tegel.new("azul", seed=1), Budget(iterations=50), 1)
    assert again.move == decision.move


def test_a_network_is_used_as_its_card_advises_or_as_is_said(tmp_path: Path) -> None:
    arrays = in_whole_numbers(fresh(Shape(AZUL.perception, 8, 8), 5))
    card = {
        "game": "azul",
        "rules": 1,
        "unit": 20,
        "advice": {"picks": 3, "trust": 0.5, "explore": 0.5},
    }
    save(tmp_path / "azul.npz", card, arrays)
    bot = NetworkBot(weights=str(tmp_path / "azul.npz"))
    leaf, growth = bot.leaf(AZUL, 2), Growth.over(bot.growth(AZUL, 2))
    assert (leaf.picks, leaf.horizon, leaf.trust) == (3, 1, TRUST // 2)
    assert (growth.explore, growth.ease) == (WIN // 2, POINT * AZUL.advice.ease)
    bot = replace(bot, picks=0, trust=1, explore=2)
    leaf, growth = bot.leaf(AZUL, 2), Growth.over(bot.growth(AZUL, 2))
    assert (leaf.picks, leaf.trust, growth.explore) == (0, TRUST, 2 * WIN)


def test_trust_is_a_part_of_one() -> None:
    with pytest.raises(BadOptions, match=r"trust cannot be 2\.0; it can be 0 to 1"):
        player("network:trust=2")


def test_without_trust_a_network_plays_as_the_search_does(network: Path) -> None:
    advice = AZUL.advice
    bot = NetworkBot(weights=str(network), trust=0, picks=advice.picks, horizon=advice.horizon)
    bot = replace(bot, resolve=advice.resolve)
    for seed in range(3):
        state = tegel.new("azul", seed=seed)
        doubted = bot.decide(state, Budget(iterations=100), seed)
        searched = SearchBot().decide(state, Budget(iterations=100), seed)
        assert doubted.candidates == searched.candidates


def test_a_game_without_a_network_is_judged_by_playouts() -> None:
    assert shipped(fourth.GAME, 2) is None
    state = State(fourth.GAME, {}, 4)
    asked = NetworkBot().decide(state, Budget(iterations=100), 7)
    assert asked.candidates == SearchBot().decide(state, Budget(iterations=100), 7).candidates


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_network_says_what_it_is_and_knows_who_is_winning(name: str) -> None:
    game = tegel.find(name)
    found = shipped(game, 2)
    assert found is not None
    assert {"games", "seconds", "device", "plan"} <= set(found.card)
    for seed in range(4):
        state, winner = tegel.new(name, seed=seed), seed % 2
        choices: list[State] = []
        while not state.is_over:
            if len(state.legal_moves) > 1:
                choices.append(state.copy())
            level = "club" if state.turn == winner else "random"
            state.push(Seated(player(level), seed).decide(state).move)
        late = choices[len(choices) * 3 // 4]
        thought = NetworkBot().decide(late, Budget(iterations=50), seed)
        assert (thought.candidates[0].share > 0.5) == (late.turn == winner)


@pytest.fixture
def network(tmp_path: Path) -> Path:
    path = tmp_path / "network.npz"
    made(AZUL, fresh(Shape(AZUL.perception, 8, 8), 5), path)
    return path


def test_a_network_for_another_game_is_refused(network: Path) -> None:
    with pytest.raises(BadWeights, match="it was made for azul, not for ingenious"):
        load(network, tegel.find("ingenious"))


def test_a_network_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"there is no network .*`tegel train` makes one"):
        load(tmp_path / "nothing.npz", AZUL)


def test_a_damaged_network_is_refused_or_says_the_same(network: Path) -> None:
    data, whole = network.read_bytes(), load(network, AZUL)
    refused = 0
    for place in range(0, len(data), len(data) // 80):
        damaged = bytearray(data)
        damaged[place] ^= 0x55
        network.write_bytes(damaged)
        try:
            found = load(network, AZUL)
        except BadWeights:
            refused += 1
        else:  # a byte that nothing depends on
            assert all(np.array_equal(whole.arrays[k], found.arrays[k]) for k in whole.arrays)
    assert refused > 70


def test_half_a_network_is_refused(network: Path) -> None:
    network.write_bytes(network.read_bytes()[:1000])
    with pytest.raises(BadWeights, match="is not a network of Tegel, or is damaged"):
        load(network, AZUL)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": 2}, "it has format 2, and this Tegel reads format 1"),
        ({"rules": 0}, "made for version 0 of the rules of Azul, and these are version 1"),
        ({"digest": "0"}, "its weights are not those its card was written for"),
        ({"unit": 0}, "a margin of 1 cannot be 0 points; it can be any number above 0"),
        ({"unit": None}, "a margin of 1 cannot be None points"),
        ({"advice": 7}, "its advice cannot be 7; it can be names with a number each"),
        ({"advice": {"luck": 1}}, "there is nothing 'luck' to advise; there is picks, horizon,"),
        ({"advice": {"explore": -1}}, "explore cannot be -1; it can be 0 to 100"),
        ({"advice": {"doubt": "much"}}, "doubt cannot be much; it can be 0.1 to 1000"),
    ],
)
def test_a_network_with_another_card_is_refused(
    network: Path, change: dict[str, Any], reason: str
) -> None:
    with np.load(network) as file:
        arrays = {name: file[name] for name in file.files}
    card = {**json.loads(str(arrays.pop("card"))), **change}
    np.savez(network, allow_pickle=False, card=np.array(json.dumps(card)), **arrays)
    with pytest.raises(BadWeights, match=reason):
        load(network, AZUL)


def test_a_network_without_a_card_is_refused(network: Path) -> None:
    with np.load(network) as file:
        arrays = {**file, "card": np.array("[]")}
    np.savez(network, allow_pickle=False, **arrays)
    with pytest.raises(BadWeights, match="it has no card"):
        load(network, AZUL)


def test_a_network_whose_sums_would_not_fit_is_refused(tmp_path: Path) -> None:
    arrays = in_whole_numbers(fresh(Shape(AZUL.perception, 256, 8), 5))
    arrays["second"][:] = 32767
    save(tmp_path / "large.npz", {"game": "azul", "rules": 1, "unit": 20}, arrays)
    with pytest.raises(BadWeights, match="its second layer may add up to more than fits"):
        load(tmp_path / "large.npz", AZUL)
