"""Training runs: they learn, can be stopped anywhere, and say what is wrong with a folder."""

import csv
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tegel.bots import Budget
from tegel.bots.network import NetworkBot
from tegel.bots.network.weights import load
from tegel.core.errors import BadOptions
from tegel.core.state import State
from tegel.learn.plan import Plan
from tegel.learn.train import Run
from tests import fourth
from tests.bots.test_search import winning

PLAN = Plan(
    "nim", ({"players": 2},), 300, games=64, steps=8, hidden=32, narrow=16, unit=1, width=21
)


def trained(folder: Path, plan: Plan, windows: int) -> Run:
    run = Run(folder, fourth.GAME, plan)
    for _ in range(windows):
        run.learn()
    run.save()
    return run


def test_a_run_that_is_stopped_goes_on_as_if_it_was_not(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole", PLAN, 12)
    trained(tmp_path / "parts", PLAN, 5)
    killed = Run(tmp_path / "parts", fourth.GAME, PLAN)
    killed.learn()  # and never saved
    parts = trained(tmp_path / "parts", PLAN, 7)
    assert parts.progress.window == whole.progress.window == 12
    assert parts.progress.games == whole.progress.games > 100
    assert parts.field.positions.tobytes() == whole.field.positions.tobytes()
    for name, weights in whole.weights.items():
        assert np.array_equal(weights, parts.weights[name]), name
    noted = list(csv.DictReader((tmp_path / "parts" / "metrics.csv").read_text().splitlines()))
    assert [int(line["window"]) for line in noted] == list(range(1, 13))
    assert (tmp_path / "parts" / "curve.svg").read_text().startswith("<?xml")


def test_a_network_learns_to_win_at_nim(tmp_path: Path) -> None:
    trained(tmp_path, PLAN, PLAN.windows)
    bot = NetworkBot(weights=str(tmp_path / "network.npz"))
    right = 0
    for seed in range(40):
        state = State(fourth.GAME, {}, seed)
        heaps = [int(heap) for heap in state.memory["heaps"][0]]
        wins = winning(*heaps)
        # One look at each move: what the network says, and no search.
        looks = len(state.legal_moves) + 1
        right += not wins or bot.decide(state, Budget(iterations=looks), 1).move in wins
    assert right >= 30


def test_a_run_may_begin_with_what_a_network_knows(tmp_path: Path) -> None:
    trained(tmp_path / "first", PLAN, 3)
    known = load(tmp_path / "first" / "network.npz", fourth.GAME)
    plan = replace(PLAN, begin=known.card["digest"])
    run = Run(tmp_path / "second", fourth.GAME, plan, begin=known)
    run.export(tmp_path / "begun.npz")
    begun = load(tmp_path / "begun.npz", fourth.GAME)
    assert begun.card["digest"] == known.card["digest"]
    assert begun.card["begun"]["games"] == known.card["games"] > 0


def test_a_folder_with_another_plan_is_refused(tmp_path: Path) -> None:
    trained(tmp_path, PLAN, 1)
    with pytest.raises(BadOptions, match="holds a run with another plan"):
        Run(tmp_path, fourth.GAME, replace(PLAN, hidden=16))
    (tmp_path / "plan.json").write_text('{"game": "nim"}')
    with pytest.raises(BadOptions, match="is not a plan of this Tegel"):
        Run(tmp_path, fourth.GAME, PLAN)


def test_a_plan_without_games_makes_no_sense() -> None:
    with pytest.raises(BadOptions, match="games cannot be 0; it can be 2 or more"):
        replace(PLAN, games=0)
