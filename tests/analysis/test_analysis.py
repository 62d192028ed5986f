"""What the champion says of a position: told as it is, better and better, the same each time."""

from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import pytest

import tegel
from tegel.analysis import Analysis, deepen, explained, explaining, picture, text
from tegel.bots import Budget, player
from tegel.bots.network import NetworkBot
from tegel.core.errors import BadOptions
from tegel.core.state import State

GAMES = tuple(tegel.games())


def some(game: str, seed: int, moves: int, **options: object) -> State:
    """A game after some random moves."""
    state, chance = tegel.new(game, seed=seed, **options), Random(seed)
    for _ in range(moves):
        state.push(chance.choice(state.legal_moves))
    return state


def timeless(analysis: Analysis) -> Analysis:
    return replace(analysis, seconds=0.0)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_position_iterations_and_seed_give_the_same_analysis(game: str) -> None:
    state = some(game, 3, 5)
    first, again = (tegel.analyse(state, iterations=1500, lines=5, seed=2) for _ in range(2))
    assert timeless(first) == timeless(again)
    assert first.iterations == 1500
    assert first.seat == state.turn
    assert timeless(state.analyse(iterations=1500, lines=5, seed=2)) == timeless(first)


@pytest.mark.parametrize("game", GAMES)
def test_in_a_notebook_arrows_show_where_the_best_line_goes(game: str) -> None:
    state = tegel.new(game, seed=7)
    plain = state.game.picture(state.view(state.turn))
    best = state.analyse(iterations=100, lines=1).best
    assert picture(state, best).count("<path") > plain.count("<path")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_line_is_what_the_champion_would_play(game: str) -> None:
    state = next(one for n in range(9) if len((one := some(game, 4, n)).legal_moves) > 5)
    assert state.turn is not None
    found = tegel.analyse(state, iterations=1500, seed=7)
    decided = NetworkBot().decide(state.imagine(state.turn, 7), Budget(iterations=1500), 7)
    assert found.best.move == decided.candidates[0].move
    assert found.best.visits == decided.candidates[0].visits


@pytest.mark.parametrize("players", [3, 4])
def test_it_is_asked_for_any_number_of_players(players: int) -> None:
    found = tegel.analyse(some("azul", 1, 9, players=players), iterations=300)
    assert 0 <= found.best.share <= 1


@pytest.mark.parametrize("game", GAMES)
def test_every_line_can_be_played_and_is_told_by_its_deeds(game: str) -> None:
    state = some(game, 5, 12)
    assert state.turn is not None
    for line in tegel.analyse(state, iterations=2000, lines=4, seed=1).lines:
        walk = state.imagine(state.turn, 1)
        for step in line.steps:
            assert (step.seat, step.text) == (walk.turn, walk.text(step.move))
            assert step.deed == walk.deed(step.move, state.turn)
            walk.push(step.move)
        assert (line.move, line.text) == (line.steps[0].move, line.steps[0].text)
        assert line.visits > 0


def test_no_line_goes_on_where_chance_speaks_or_another_decides_in_secret() -> None:
    state = some("ingenious", 5, 9)
    assert state.turn is not None
    for line in tegel.analyse(state, iterations=1000, seed=1).lines:
        assert {step.seat for step in line.steps} == {state.turn}
    state = tegel.new("azul", seed=5)
    state = next(state for state in last_takes(state) if len(state.legal_moves) < 6)
    for line in tegel.analyse(state, iterations=1000, lines=9).lines:
        walk = state.copy()
        for step in line.steps:
            walk.push(step.move)
            assert not walk.chance_spoke or step is line.steps[-1]


def last_takes(state: State) -> list[State]:
    """A game near the end of its first round."""
    states: list[State] = []
    while not state.moves or not state.chance_spoke:
        states.append(state.copy())
        state.push(state.legal_moves[0])
    return states[::-1]


def test_it_deepens_until_it_is_left_and_the_time_is_that_of_thinking() -> None:
    found = list(islice(deepen(some("azul", 6, 3)), 4))
    counts = [one.iterations for one in found]
    assert counts == sorted(set(counts))
    assert all(one.seconds > 0 for one in found)
    last = list(deepen(some("azul", 6, 3), seconds=0.2))[-1]
    assert last.seconds >= 0.2


def test_what_the_seat_in_turn_can_not_know_changes_nothing() -> None:
    state = some("ingenious", 8, 12)
    assert state.turn is not None
    other = state.imagine(state.turn, 99)
    assert other != state
    one, two = (tegel.analyse(each, iterations=800, seed=3) for each in (state, other))
    assert timeless(one) == timeless(two)


@cache
def endings() -> list[State]:
    """Decisions in the last round of a game, so few that all can be played through."""
    found: list[State] = []
    club = player("club").bot
    for seed in range(12):
        state = tegel.new("azul", seed=seed)
        while state.turn is not None:
            state.push(club.decide(state.imagine(state.turn, 0), Budget(), 0).move)
        for _ in range(4):
            state.pop()
        found.append(state)
    return found


def solved(state: State, seat: int) -> tuple[float, int]:
    """How a game ends for a seat if both play their best: the share of the win, the margin."""
    if state.is_over:
        mine, theirs = state.scores[seat], state.scores[1 - seat]
        places = state.outcome.places
        share = 0.5 if places[0] == places[1] else float(places[seat] == 1)
        return share, mine - theirs
    results: list[tuple[float, int]] = []
    for move in state.legal_moves:
        state.push(move)
        results.append(solved(state, seat))
        state.pop()
    return max(results) if state.turn == seat else min(results)


def test_where_the_end_is_certain_it_is_told_as_it_is_and_not_what_was_tried_most() -> None:
    certain = less_tried = 0
    for state in endings():
        assert state.turn is not None
        found = tegel.analyse(state, iterations=20_000, lines=50)
        if not found.exact:
            continue  # another round may come
        certain += 1
        assert found.best.exact
        assert (found.best.share, found.best.margin) == solved(state, state.turn)
        assert found.iterations < 20_000
        less_tried += found.best.visits < max(line.visits for line in found.lines)
    assert certain > len(endings()) // 2
    assert less_tried > 0


def test_lines_are_told_in_the_words_of_the_game() -> None:
    state = tegel.new("azul", seed=7)
    found = tegel.analyse(state, iterations=300, lines=1)
    head, line = text(found, state, names=["Anna", "Ben"]).splitlines()
    assert head == "Anna is to move. The champion has looked ahead 300 times."
    assert line.startswith("1. ")
    assert "% to win, " in line
    assert "Anna takes " in line
    dutch = text(found, state, "nl")
    assert dutch.startswith("Speler 1 is aan zet.")
    german = text(tegel.analyse(endings()[0], iterations=20_000), endings()[0], "de")
    assert "durchgerechnet" in german


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ({"lines": 0}, "lines cannot be 0; they can be 1 to 50"),
        ({"iterations": 0}, "iterations cannot be 0; they can be 1 to"),
        ({"seconds": -1.0}, "seconds cannot be -1.0; they can be more than 0"),
        ({"seed": -1}, "seed cannot be -1; it can be a whole number"),
    ],
)
def test_what_can_not_be_asked_for_is_refused_in_a_sentence(
    how: dict[str, int], message: str
) -> None:
    with pytest.raises(BadOptions) as wrong:
        deepen(tegel.new("azul", seed=1), **how)
    assert message in str(wrong.value)


def test_a_game_that_is_over_has_nothing_to_decide() -> None:
    state = tegel.new("azul", seed=1)
    while not state.is_over:
        state.push(state.legal_moves[0])
    with pytest.raises(BadOptions, match="the game is over"):
        tegel.analyse(state)


def test_a_tree_that_may_not_grow_is_looked_at_on() -> None:
    *_, last = deepen(some("ingenious", 5, 9), iterations=6000, edges=1 << 17)
    assert last.iterations == 6000


def test_lines_get_reasons_once_enough_was_thought_and_in_the_end() -> None:
    state = tegel.new("azul", seed=3)
    found = list(explaining(state, deepen(state, iterations=600), seed=1))
    assert not any(line.reasons for analysis in found[:-1] for line in analysis.lines)
    last = found[-1]
    assert last == explained(state, found[-2], seed=1)
    assert all({"kind", "seat", "amount", "good"} <= {*one} for one in last.best.reasons)
    assert any(line.reasons for line in last.lines)
    assert last.as_data()["lines"][0]["reasons"] == list(last.best.reasons)
