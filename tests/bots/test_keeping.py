"""What a search has found goes on into the next."""

from collections.abc import Callable

import pytest

import tegel
from tegel.bots import Budget, Decision
from tegel.bots.search import SearchBot, forest
from tegel.bots.search.forest import Growing
from tegel.core.state import State
from tests.bots.test_search import nim

BOT = SearchBot()
MOMENT = Budget(seconds=0.05)


def tree_of(state: State, iterations: int) -> Growing:
    tree = Growing(state, BOT.leaf(state.game, 2), BOT.growth(state.game, 2), 1)
    tree.grow(iterations)
    return tree


def after(state: State, *line: int) -> State:
    twin = state.copy()
    for move in line:
        twin.push(move)
    return twin


def visits(decision: Decision) -> int:
    return sum(candidate.visits for candidate in decision.candidates)


@pytest.mark.parametrize("game", ["azul", "azul_duel"])
def test_a_tree_goes_on_from_a_later_position(game: str) -> None:
    state = tegel.new(game, seed=2)
    tree = tree_of(state, 3000)
    best = max(tree.root().items(), key=lambda item: item[1][0])[0]
    later = after(state, *tree.line(best, 2))
    assert tree.goes_on(later, 2)
    known = {move: tried.visits for move, tried in tree.root().items()}
    assert list(known) == later.legal_moves
    assert sum(known.values()) > 100
    assert tree.grow(500) == tree.iterations == 500
    gained = {move: tried.visits - known[move] for move, tried in tree.root().items()}
    assert sum(gained.values()) == 500
    assert min(gained.values()) >= 0
    for _, share, *_ in tree.root().values():
        assert 0 <= share <= 1


def test_what_was_certain_is_certain_still() -> None:
    state = nim(3, 4, 5)
    tree = tree_of(state, 50_000)
    best = tree.certain_move()
    assert best is not None
    later = after(state, best)
    for move in later.legal_moves:
        answer = after(later, move)
        assert tree.goes_on(answer, 2)
        assert tree.is_certain
        assert tree.certain_move() in answer.legal_moves


def with_another_start() -> tuple[Growing, State]:
    return tree_of(tegel.new("azul", seed=2), 100), tegel.new("azul", seed=3)


def with_another_game() -> tuple[Growing, State]:
    return tree_of(tegel.new("azul", seed=2), 100), tegel.new("azul_duel", seed=2)


def with_a_secret() -> tuple[Growing, State]:
    """In the same node, as everybody sees it, other racks had other moves."""
    state = tegel.new("ingenious", seed=2)
    return tree_of(state, 100), state


@pytest.mark.parametrize("make", [with_another_start, with_another_game, with_a_secret])
def test_of_what_it_does_not_know_a_tree_does_not_go_on(
    make: Callable[[], tuple[Growing, State]],
) -> None:
    tree, later = make()
    known = tree.root()
    assert not tree.goes_on(later, 2)
    assert tree.root() == known


def test_a_tree_that_has_become_large_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    state = tegel.new("azul", seed=2)
    tree = tree_of(state, 100)
    assert tree.goes_on(state, 2)
    monkeypatch.setattr(forest, "MOST_KEPT", 50)
    assert not tree.goes_on(state, 2)


def test_a_bot_with_time_remembers_what_it_thought() -> None:
    state, bot = tegel.new("azul", seed=2), SearchBot(threads=2)
    first, second = (bot.decide(state, MOMENT, 1) for _ in range(2))
    # The first visit of each root judges the root itself.
    assert visits(first) == first.iterations - 2
    assert visits(second) == visits(first) + second.iterations


def test_as_many_trees_grow_as_before_if_not_all_of_them_go_on() -> None:
    state, bot = tegel.new("azul", seed=2), SearchBot(threads=2)
    bot.decide(state, MOMENT, 1)
    (kept,) = bot.kept.values()
    kept[0] = tree_of(tegel.new("azul", seed=3), 100)
    decision = bot.decide(state, MOMENT, 1)
    assert visits(decision) == decision.iterations - 2


def test_a_bot_that_counts_iterations_remembers_nothing() -> None:
    state, bot = tegel.new("azul", seed=2), SearchBot()
    bot.decide(state, MOMENT, 1)
    again = bot.decide(state, Budget(iterations=500), 1)
    assert again.candidates == SearchBot().decide(state, Budget(iterations=500), 1).candidates


def test_a_move_without_a_choice_is_no_reason_to_forget() -> None:
    state, bot = tegel.new("azul", seed=2, start=0), SearchBot()
    first = bot.decide(state, MOMENT, 1)
    bot.decide(nim(1, 0, 0), MOMENT, 1)
    assert visits(bot.decide(state, MOMENT, 1)) > visits(first)
