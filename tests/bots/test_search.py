"""The search: what it finds, and that it finds it in the same way everywhere."""

import json
import random
from functools import reduce
from operator import xor
from typing import Any

import numpy as np
import pytest

import tegel
from tegel.bots import Budget, Decision, player
from tegel.bots.search import SearchBot, forest
from tegel.bots.search.forest import Growing
from tegel.bots.search.grow import hold
from tegel.bots.search.leaf import judges
from tegel.bots.search.tree import WIN, Growth, public_masks
from tegel.bots.table import Seated
from tegel.core import ways
from tegel.core.errors import BadOptions
from tegel.core.kernel import kernel
from tegel.core.native.build import ensure
from tegel.core.rng import Rng
from tegel.core.state import State
from tegel.core.struct import Int64, Ints, Struct, struct
from tests import fourth
from tests.bots.ways import searches
from tests.fourth.layout import LARGEST_HEAP, Nim
from tests.harness.interpreted import run_interpreted


def nim(*heaps: int) -> State:
    ensure(fourth.GAME, "rules", "judgement", "search")  # together: one by one takes twice as long
    state = State(fourth.GAME, {"players": 2}, 0)
    for i, heap in enumerate(heaps):
        Nim.over(state.memory).heaps[i] = heap
    return state


def winning(*heaps: int) -> list[int]:
    """The moves after which the heaps cancel out: the theory of nim."""
    moves = []
    for i, heap in enumerate(heaps):
        for tiles in range(1, heap + 1):
            left = [*heaps[:i], heap - tiles, *heaps[i + 1 :]]
            if reduce(xor, left) == 0:
                moves.append(i * LARGEST_HEAP + tiles - 1)
    return moves


@pytest.mark.parametrize(
    "heaps", [(1, 2, 4), (3, 4, 5), (2, 2, 3), (7, 7, 1), (5, 0, 6), (1, 1, 1)]
)
def test_nim_is_solved(heaps: tuple[int, int, int]) -> None:
    decision = SearchBot().decide(nim(*heaps), Budget(iterations=50_000), 1)
    assert decision.exact
    assert decision.move in winning(*heaps)


@pytest.mark.parametrize("heaps", [(1, 2, 3), (2, 4, 6), (5, 5, 0)])
def test_a_lost_game_of_nim_is_known_to_be_lost(heaps: tuple[int, int, int]) -> None:
    decision = SearchBot().decide(nim(*heaps), Budget(iterations=50_000), 1)
    assert decision.exact
    assert decision.iterations < 50_000


def best_outcome(state: State) -> tuple[float, int] | None:
    """By trying everything: the share of the win and the margin that the seat in turn can force.

    None if the game may go on after this round.
    """
    seat = state.turn
    assert seat is not None
    this_round = state.memory["round"][0]
    outcomes: list[tuple[float, int]] = []
    for move in state.legal_moves:
        state.push(move)
        try:
            if state.turn is None:
                mine, theirs = state.scores[seat], state.scores[1 - seat]
                winners = state.outcome.winners
                outcomes.append(((seat in winners) / len(winners), mine - theirs))
                continue
            then = best_outcome(state) if state.memory["round"][0] == this_round else None
            if then is None:
                return None
            outcomes.append(then if state.turn == seat else (1 - then[0], -then[1]))
        finally:
            state.pop()
    return max(outcomes)


def last_round(seed: int) -> State:
    """A game of Azul three decisions before its end, which nobody can put off any more."""
    chance = random.Random(seed)
    while True:
        state = tegel.new("azul", seed=chance.randrange(10**9))
        while not state.is_over:
            state.push(chance.choice(state.legal_moves))
        last = state.memory["round"][0]
        for _ in range(3):
            state.pop()
        if state.memory["round"][0] == last and len(state.legal_moves) > 2 and best_outcome(state):
            return state


@pytest.mark.parametrize("seed", range(6))
def test_the_end_of_a_game_of_azul_is_played_exactly(seed: int) -> None:
    state = last_round(seed)
    seat = state.turn
    assert seat is not None
    best = best_outcome(state)
    decision = SearchBot().decide(state.imagine(seat, 1), Budget(iterations=300_000), 1)
    assert decision.exact
    state.push(decision.move)
    then = best_outcome(state)
    assert then is not None
    assert best == (then if state.turn == seat else (1 - then[0], -then[1]))


def test_compiled_and_interpreted_searches_are_the_same() -> None:
    interpreted = run_interpreted("tests.bots.ways")
    assert interpreted == json.loads(json.dumps(searches()))
    assert len(interpreted) == 6


def test_threads_grow_trees_of_their_own_whose_visits_are_added() -> None:
    state = tegel.new("azul", seed=2)
    decision = SearchBot(threads=3).decide(state, Budget(iterations=3000), 1)
    assert decision.iterations == 3000
    # The first visit of each root judges the root itself.
    assert sum(candidate.visits for candidate in decision.candidates) == 3000 - 3


def test_candidates_are_told_with_the_best_first_and_lines_that_can_be_played() -> None:
    state = tegel.new("azul", seed=2)
    decision = SearchBot().decide(state, Budget(iterations=3000), 1)
    visits = [candidate.visits for candidate in decision.candidates]
    assert visits == sorted(visits, reverse=True)
    assert decision.move == decision.candidates[0].move
    assert len(decision.candidates[0].line) > 2
    for candidate in decision.candidates:
        assert 0 <= candidate.share <= 1
        twin = state.copy()
        for move in candidate.line:
            twin.push(move)


def test_a_search_that_is_watched_tells_what_it_thinks_and_stops_when_told() -> None:
    told: list[Decision] = []

    def watch(so_far: Any) -> bool:
        told.append(so_far())
        return len(told) < 3

    state = tegel.new("azul", seed=2)
    decision = SearchBot().decide(state, Budget(iterations=10**9), 1, watch)
    assert len(told) == 3
    assert told[0].iterations < told[1].iterations < told[2].iterations == decision.iterations


def test_a_decision_without_a_choice_takes_no_thought() -> None:
    decision = SearchBot().decide(nim(1, 0, 0), Budget(seconds=86_400), 1)
    assert (decision.move, decision.iterations) == (0, 0)


def test_the_memory_of_a_search_grows_and_then_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forest, "FEWEST_NODES", 64)
    monkeypatch.setattr(forest, "MOST_NODES", 256)
    state = tegel.new("azul", seed=2)
    small = SearchBot().decide(state, Budget(iterations=3000), 1)
    assert small.iterations == 3000
    tree = Growing(state, SearchBot().leaf(state.game, 2), SearchBot().growth(state.game, 2), 1)
    assert tree.grow(3000) == 3000
    assert len(tree.nodes) == 256


def test_what_is_private_does_not_tell_nodes_apart() -> None:
    for game in tegel.games().values():
        masks = public_masks(game).view(np.uint8)
        state = tegel.new(game.name, seed=1)
        for number in range(20):
            state.push(random.Random(number).choice(state.legal_moves))
        assert state.turn is not None
        shown = state.memory.view(np.uint8) & masks
        for number in range(9):
            twin = state.imagine(state.turn, number)
            assert np.array_equal(twin.memory.view(np.uint8) & masks, shown)


class Longing(Struct):
    """A leaf of another kind: it holds one seat for the winner, whatever happens."""

    winner: Int64


@kernel
def weigh_alike(leaf: Longing, s: Any, moves: Ints, n: int, weights: Ints) -> None:
    for i in range(n):
        weights[i] = 1


@kernel
def long_for(
    leaf: Longing, s: Any, seats: int, rng: Rng, shares: Ints, margins: Ints
) -> None:  # fmt: skip
    for seat in range(seats):
        shares[seat] = WIN if seat == leaf.winner else 0
        margins[seat] = 0


judges(Longing, weigh_alike, long_for)


@pytest.mark.parametrize("winner", [0, 1])
def test_another_leaf_takes_the_place_of_playouts(
    winner: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ways, "_is_patient", True)  # a search to compile, for a few steps of it
    state = tegel.new("azul", seed=2, start=0)
    memory = np.zeros(1, Longing.dtype)
    Longing.over(memory).winner = winner
    tree = Growing(state, struct(Longing, memory), SearchBot(greed=0).growth(state.game, 2), 1)
    tree.grow(100)
    assert {tried.share for tried in tree.root().values() if tried.visits} == {winner == 0}


def test_where_all_is_known_the_end_of_a_game_with_hidden_plates_is_certain() -> None:
    state, turns = tegel.new("azul_duel", seed=4), Seated(player("greedy"), 4)
    while not state.is_over:
        state.push(turns.decide(state).move)
    while len(state.legal_moves) < 2:
        state.pop()
    decision = SearchBot().decide(state, Budget(iterations=1000), 1)
    assert decision.exact
    wins = []
    for move in state.legal_moves:
        after = state.copy()
        after.push(move)
        assert after.is_over
        wins.append(state.turn in after.outcome.winners)
    assert decision.candidates[0].share == max(wins)


@pytest.mark.parametrize(
    ("tried", "told"),
    [(WIN // 4, WIN // 2), (3 * WIN // 4 - 8, 3 * WIN // 4 - 4), (7 * WIN // 8, 7 * WIN // 8)],
)
def test_a_try_that_changes_no_mind_counts_for_less(tried: int, told: int) -> None:
    state = tegel.new("azul", seed=2, start=0)
    bot = SearchBot(resolve=0.5)
    growing = Growing(state, bot.leaf(state.game, 2), bot.growth(state.game, 2), 1)
    growing.edges[:2] = np.zeros(2, growing.edges.dtype)
    growing.edges["visits"][:2] = 4, 1
    growing.edges["value"][:2] = 4 * (3 * WIN // 4), tried
    tree = growing.tree
    tree.gains[0], tree.gains[1] = tried, WIN - tried
    hold(tree, 0, tree.edges[1], tree.edges[0])
    assert [tree.gains[0], tree.gains[1]] == [told, WIN - told]


@pytest.mark.parametrize(
    "setting",
    ["threads=0", "threads=65", "picks=-1", "horizon=-1", "spread=0", "doubt=0", "explore=-1",
     "greed=1.5", "caution=-0.1", "ease=0", "resolve=2"],
)  # fmt: skip
def test_settings_that_make_no_sense_are_refused(setting: str) -> None:
    name, value = setting.split("=")
    with pytest.raises(BadOptions, match=rf"{name} cannot be {value}\S*; it can be \S+ to \S+"):
        player(f"search:{setting}")


def test_a_growth_is_as_large_as_its_fields() -> None:
    assert Growth.dtype.itemsize == 4 * len(Growth.__annotations__)
