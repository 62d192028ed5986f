"""Every kind of every game as a PettingZoo environment, held to PettingZoo's own tests."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pettingzoo.test  # type: ignore[import-untyped]
import pytest

import tegel
from tegel.core.errors import BadOptions, IllegalMove
from tegel.envs import env, id_of, ids, raw_env
from tests.harness.kinds import Kind, kinds

KINDS = [kind for game in tegel.games().values() for kind in kinds(game)]
CYCLES = 60

# PettingZoo says these of all observations with a mask, but for its own games, which it lists.
quiet = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def make(kind: Kind, **more: Any) -> Any:
    return env(id_of(kind.game), **dict[str, Any](kind.options), **more)


def test_ids_are_the_games_with_the_versions_of_their_rules() -> None:
    assert ids() == ["azul_v1", "azul_duel_v1", "ingenious_v1"]


@quiet
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_pettingzoo_finds_nothing_wrong_with_a_game(
    kind: Kind, capsys: pytest.CaptureFixture[str]
) -> None:
    cast(Any, pettingzoo.test.api_test)(make(kind), num_cycles=CYCLES, verbose_progress=False)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", ids())
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    cast(Any, pettingzoo.test.seed_test)(lambda: env(name), num_cycles=CYCLES)


@pytest.mark.parametrize("name", ids())
def test_tables_are_drawn_for_people_and_for_programs(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    cast(Any, pettingzoo.test.render_test)(
        lambda render_mode: env(name, render_mode=render_mode),
        custom_tests={"svg": lambda drawing: drawing.startswith("<svg ")},
    )
    assert tegel.find(name.rsplit("_v", 1)[0]).title in capsys.readouterr().out


@pytest.mark.parametrize("name", ids())
def test_observations_are_no_pictures_and_say_so(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    cast(Any, pettingzoo.test.test_save_obs)(env(name))
    assert "did not save the observations" in capsys.readouterr().out


# --- What an agent sees, and what it gets ---------------------------------------------------------


def play(table: Any, choose: Callable[[Any], int], seed: int) -> dict[str, float]:
    """Play a whole game; what each agent got in all."""
    table.reset(seed=seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        got[agent] += reward
        over = terminated or truncated
        table.step(None if over else choose(observation["action_mask"]))
    return got


def lowest(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_that_of_tegel_new_and_pays_the_winner(players: int) -> None:
    state = tegel.new("azul", players=players, seed=7)
    while not state.is_over:
        state.push(state.legal_moves[0])
    got = play(env("azul_v1", players=players), lowest, 7)
    share = 2 / len(state.outcome.winners) - 1
    assert got == {
        f"seat_{seat}": share if seat in state.outcome.winners else -1 for seat in range(players)
    }


def test_margins_are_points_to_the_best_of_the_others() -> None:
    state = tegel.new("azul", players=3, seed=7)
    rng = np.random.default_rng(1)
    while not state.is_over:
        state.push(int(rng.choice(state.legal_moves)))
    rng = np.random.default_rng(1)
    table = env("azul_v1", players=3, rewards="margin")
    got = play(table, lambda mask: int(rng.choice(np.flatnonzero(mask))), 7)
    scores = state.outcome.scores
    for seat in range(3):
        others = max(scores[other] for other in range(3) if other != seat)
        assert got[f"seat_{seat}"] == scores[seat] - others


def test_who_is_not_in_turn_sees_the_table_but_may_do_nothing() -> None:
    table = env("azul_v1", players=2, start=0)
    table.reset(seed=1)
    assert table.agent_selection == "seat_0"
    assert table.observe("seat_0")["action_mask"].sum() > 0
    waiting = table.observe("seat_1")
    assert waiting["action_mask"].sum() == 0
    assert waiting["observation"].any()


def test_the_state_is_what_all_seats_together_know() -> None:
    table = raw_env("ingenious_v1", edition="standard", players=3)
    table.reset(seed=1)
    assert table.state_space.contains(table.state())
    for n, agent in enumerate(table.possible_agents):
        assert (table.state()[n] == table.observe(agent)["observation"]).all()


def test_an_illegal_move_ends_the_game_and_costs_its_agent_one() -> None:
    table = env("azul_v1")
    table.reset(seed=1)
    culprit, mask = table.agent_selection, table.last()[0]["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(table.terminations.values())
    assert {a: r for a, r in table.rewards.items() if r} == {culprit: -1.0}


def test_without_the_wrappers_an_illegal_move_says_why() -> None:
    table = raw_env("azul_v1")
    table.reset(seed=1)
    before = table.table.memory.tobytes()
    with pytest.raises(IllegalMove, match="is not possible"):
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    assert table.table.memory.tobytes() == before


# --- What cannot be asked for ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("azul", {}, "there is no environment 'azul'; the rules here are azul_v1"),
        ("azul_v9", {}, "there is no environment 'azul_v9'; the rules here are azul_v1"),
        ("azull_v1", {}, "there is no environment 'azull_v1'; did you mean azul_v1?"),
        ("go", {}, "there is no environment 'go'; there are: azul_v1, azul_duel_v1, ingenious_v1"),
        ("azul_v1", {"players": 7}, "players cannot be 7; it can be: 2, 3, 4"),
        ("azul_v1", {"player": 2}, "there is no option 'player'; did you mean players?"),
        ("azul_v1", {"rewards": "x"}, "rewards cannot be 'x'; it can be: win, margin"),
        ("azul_v1", {"render_mode": "x"}, "render_mode cannot be 'x'; it can be: human, ansi, svg"),
    ],
)
def test_what_there_is_not_is_told_with_what_there_is(
    name: str, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadOptions) as error:
        env(name, **options)
    assert str(error.value) == message


def test_without_pettingzoo_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import tegel.envs as e; e.env('azul_v1')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "PettingZoo is not installed: pip install tegel[envs]" in done.stderr
