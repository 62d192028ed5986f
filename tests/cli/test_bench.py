"""`tegel bench`: how fast the rules run."""

import json
import os
import sys
from pathlib import Path

import pytest

from tegel.core import cuda
from tegel.core.ways import COMPILES

from .helpers import Run, run_alone

compiled_only = pytest.mark.skipif(not COMPILES, reason="kernels are interpreted here")
QUICK = ["--seconds", "0.001"]
FIELDS = ["way", "players", "threads", "moves_per_s", "games_per_s"]
HERE = "cpu" if COMPILES else "interpreted"


def test_json_has_exactly_the_fields_of_the_contract(run: Run) -> None:
    done = run("bench", "azul", "--way", HERE, "--json", *QUICK)
    assert (done.code, done.err) == (0, "")
    report = json.loads(done.out)
    assert list(report) == ["game", "results"]
    assert report["game"] == "azul"
    for result in report["results"]:
        assert list(result) == FIELDS
        assert result["way"] == HERE
        assert type(result["players"]) is type(result["threads"]) is int
        assert type(result["moves_per_s"]) is type(result["games_per_s"]) is float
        assert result["moves_per_s"] > result["games_per_s"] > 0


@compiled_only
def test_each_number_of_players_is_measured_on_one_thread_and_on_all(run: Run) -> None:
    results = json.loads(run("bench", "azul", "--way", "cpu", "--json", *QUICK).out)["results"]
    threads = sorted({1, len(os.sched_getaffinity(0))})
    measured = [(result["players"], result["threads"]) for result in results]
    assert measured == [(players, n) for players in (2, 3, 4) for n in threads]


@compiled_only
def test_all_ways_there_are_are_measured_and_others_are_named(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda, "why_not", lambda: "there is no CUDA device")
    done = run("bench", "azul", "--players", "2", "--wall", "grey", "--json", *QUICK)
    assert done.code == 0
    assert done.complaint == "no cuda here: there is no CUDA device"
    ways = [result["way"] for result in json.loads(done.out)["results"]]
    assert ways[:2] == ["interpreted", "cpu"]
    assert set(ways[2:]) <= {"cpu"}


def test_a_way_asked_for_by_name_must_be_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda, "why_not", lambda: "there is no CUDA device")
    done = run("bench", "azul", "--way", "cuda", *QUICK)
    assert (done.code, done.out) == (2, "")
    assert done.complaint == "no cuda here: there is no CUDA device"


def test_the_text_is_a_table_that_fits_a_narrow_terminal(run: Run) -> None:
    done = run("bench", "azul", "--players", "2", "--way", HERE, *QUICK)
    assert (done.code, done.err) == (0, "")
    head, *lines = done.out.splitlines()
    assert head.split() == ["game", "players", "way", "threads", "moves/s", "games/s"]
    assert lines
    for line in lines:
        assert len(line) == len(head) <= 80
        assert line.split()[:4][:3] == ["azul", "2", HERE]


def test_where_rules_run_interpreted_that_way_alone_is_measured() -> None:
    done = run_alone("bench", "azul", "--players", "2", "--json", *QUICK, TEGEL_WAY="interpreted")
    assert done.code == 0
    assert [result["way"] for result in json.loads(done.out)["results"]] == ["interpreted"]
    assert done.err.splitlines() == [
        "tegel: no cpu here: the rules run interpreted",
        "tegel: no cuda here: kernels are interpreted here",
    ]


@compiled_only
def test_where_the_other_process_fails_so_does_the_command(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    failing = tmp_path / "failing"
    failing.write_text("#!/bin/sh\nexit 7\n", encoding="utf-8")
    failing.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(failing))
    assert run("bench", "azul", "--way", "interpreted", *QUICK).code == 7


def test_options_that_allow_some_players_only_measure_those(run: Run) -> None:
    done = run("bench", "azul", "--start", "2", "--way", HERE, "--json", *QUICK)
    assert {result["players"] for result in json.loads(done.out)["results"]} == {3, 4}
