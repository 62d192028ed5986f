"""`tegel perft`: count sequences of decisions."""

import json

import pytest

import tegel
from tegel import State
from tegel.core.perft import count_leaves

from .helpers import Run

STATE = State(tegel.find("azul"), {"wall": "grey", "players": 3}, 4)
OPTIONS = ["azul", "--wall", "grey", "--players", "3", "--seed", "4"]


@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_the_count_is_printed_alone(run: Run, depth: int) -> None:
    done = run("perft", *OPTIONS, "--depth", str(depth))
    assert (done.code, done.err) == (0, "")
    assert done.out == f"{count_leaves(STATE, depth)}\n"


def test_three_decisions_of_the_first_deal_are_counted_by_default(run: Run) -> None:
    leaves = count_leaves(State(tegel.find("azul"), {}, 0), 3)
    assert run("perft", "azul").out == f"{leaves}\n"


def test_divide_counts_each_first_move_and_sums_up(run: Run) -> None:
    *lines, total = run("perft", *OPTIONS, "--depth", "2", "--divide").out.splitlines()
    counts = {text: int(count) for text, _, count in (line.rpartition(": ") for line in lines)}
    assert list(counts) == [STATE.text(move) for move in STATE.legal_moves]
    assert sum(counts.values()) == int(total) == count_leaves(STATE, 2)


def test_json_says_what_was_counted(run: Run) -> None:
    done = run("perft", *OPTIONS, "--depth", "2", "--json")
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out) == {
        "game": "azul",
        "options": {"players": 3, "wall": "grey", "start": "random"},
        "seed": 4,
        "depth": 2,
        "leaves": count_leaves(STATE, 2),
    }


def test_json_divides_too(run: Run) -> None:
    report = json.loads(run("perft", *OPTIONS, "--depth", "2", "--json", "--divide").out)
    assert sum(report["divide"].values()) == report["leaves"] == count_leaves(STATE, 2)


def test_nothing_divides_into_nothing(run: Run) -> None:
    assert run("perft", "azul", "--depth", "0", "--divide").out == "1\n"
