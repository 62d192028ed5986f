"""The games in OpenSpiel, held to its own tests, and solved by its own algorithms."""

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest

import tegel
import tegel.envs.openspiel as ours
from tegel.core.errors import BadOptions, IllegalMove
from tests.harness.kinds import Kind, kinds

KINDS = [kind for game in tegel.games().values() for kind in kinds(game)]
SIMULATED = ["tegel_azul(players=3,wall=grey)", "tegel_azul_duel", "tegel_ingenious"]
AZUL, DUEL, INGENIOUS = ours.miniatures()


def past_chance(state: Any, seed: int = 0) -> Any:
    """The same state when chance has spoken."""
    rng = np.random.default_rng(seed)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=chances)))
    return state


@pytest.mark.parametrize("name", [*SIMULATED, AZUL, DUEL, INGENIOUS])
def test_openspiel_finds_nothing_wrong_with_a_game(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_kind_is_loaded_by_its_options(kind: Kind) -> None:
    options = ",".join(f"{name}={value}" for name, value in kind.options)
    game = pyspiel.load_game(f"{ours.name_of(kind.game)}({options})")
    players = dict(kind.options)["players"]
    assert game.num_players() == players
    assert game.utility_sum() == 2 - int(players)
    assert game.num_distinct_actions() == kind.game.moves
    begin = game.new_initial_state()
    assert begin.is_chance_node()
    assert sum(chance for _, chance in begin.chance_outcomes()) == pytest.approx(1)


def test_a_wrong_option_is_told_with_the_right_ones() -> None:
    with pytest.raises(BadOptions, match="players cannot be 5; it can be: 2, 3, 4"):
        pyspiel.load_game("tegel_azul(players=5)")


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    state = past_chance(pyspiel.load_game("tegel_azul").new_initial_state())
    before = str(state)
    illegal = min({*range(300)} - {*state.legal_actions()})
    with pytest.raises(IllegalMove, match="is not possible"):
        state.apply_action(illegal)
    assert str(state) == before


def test_a_playthrough_reads_the_same_each_time() -> None:
    from open_spiel.python.algorithms import generate_playthrough

    first, second = (generate_playthrough.playthrough(AZUL, [], seed=1) for _ in range(2))
    assert first == second
    assert 'GameType.short_name = "tegel_azul_mini"' in first
    assert "azul/1 players=2" in first


# --- What a seat knows ----------------------------------------------------------------------------


def test_a_hidden_rack_is_in_what_its_seat_knows_and_in_no_other() -> None:
    worlds = [pyspiel.load_game(INGENIOUS).new_initial_state() for _ in range(2)]
    for n, world in enumerate(worlds):
        world.apply_action(n)
    decides = worlds[0].current_player()
    for _ in range(2):  # as a tile is asked for, and as it is placed
        for tell in ("information_state_string", "observation_string", "observation_tensor"):
            one, other = (getattr(world, tell) for world in worlds)
            assert one(decides) == other(decides)
            assert one(1 - decides) != other(1 - decides)
        for world in worlds:
            world.apply_action(world.legal_actions()[0])


def test_what_is_drawn_anew_is_the_same_to_the_seat_and_something_else_to_the_other() -> None:
    state = past_chance(pyspiel.load_game("tegel_ingenious").new_initial_state())
    seat = state.current_player()
    sampled = state.resample_from_infostate(seat, lambda: 0.3)
    assert sampled.information_state_string(seat) == state.information_state_string(seat)
    assert sampled.observation_string(1 - seat) != state.observation_string(1 - seat)


# --- Its algorithms -------------------------------------------------------------------------------
# They bring SciPy along: not everybody who collects all tests need load it.


@pytest.mark.parametrize(("name", "best"), [(AZUL, ["F2 blue 1"]), (DUEL, ["chip F3"])])
def test_what_is_open_is_solved_exactly(name: str, best: list[str]) -> None:
    from open_spiel.python.algorithms import minimax

    state = pyspiel.load_game(name).new_initial_state()
    values = {
        state.action_to_string(move): minimax.expectiminimax(
            state.child(move), 100, lambda _: 0, state.current_player()
        )[0]
        for move in state.legal_actions()
    }
    assert max(values.values()) == 1
    assert [text for text, value in values.items() if value == 1] == best


def test_what_is_hidden_is_solved_by_regret() -> None:
    from open_spiel.python.algorithms import exploitability
    from open_spiel.python.policy import UniformRandomPolicy

    game = pyspiel.load_game(INGENIOUS)
    assert exploitability.exploitability(game, UniformRandomPolicy(game)) > 0.1
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.03


def test_tree_searches_play_them() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    azul = pyspiel.load_game(AZUL)
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    bot = mcts.MCTSBot(azul, 2, 200, judge, solve=True, random_state=np.random.RandomState(0))
    state = azul.new_initial_state()
    assert state.action_to_string(bot.step(state)) == "F2 blue 1"

    ingenious = pyspiel.load_game("tegel_ingenious")
    state = past_chance(ingenious.new_initial_state())
    blind = ismcts.ISMCTSBot(
        game=ingenious,
        evaluator=Even(),
        uct_c=2,
        max_simulations=8,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=np.random.RandomState(0),
    )
    assert blind.step(state) in state.legal_actions()


class Even:
    """A judge to whom all is alike."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


def test_without_openspiel_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import tegel.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "OpenSpiel is not installed: pip install tegel[openspiel]" in done.stderr
