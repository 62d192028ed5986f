"""`tegel tournament`: all against all, and their ratings."""

import json
from pathlib import Path

import pytest

from .helpers import Run, run_alone

BOTS = ["random", "tests.arena.bots.First", "tests.arena.bots.Raises:after=9"]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament of three bots, one of them no good, kept in a folder."""
    folder = tmp_path_factory.mktemp("kept")
    done = run_alone("tournament", "azul", *BOTS, "--games", "4", "--out", folder)
    assert done.code == 0, done.err
    return folder


def test_json_tells_ratings_and_how_each_pairing_went(run: Run, kept: Path) -> None:
    done = run("tournament", "azul", *BOTS, "--games", "4", "--out", kept, "--json")
    assert (done.code, done.err) == (0, "")
    report = json.loads(done.out)
    assert (report["game"], report["games"]) == ("azul", 12)
    assert [bot["name"] for bot in report["bots"]] == BOTS
    assert sum(bot["rating"] for bot in report["bots"]) == pytest.approx(4500)
    for bot in report["bots"]:
        assert bot["low"] < bot["rating"] < bot["high"]
        assert bot["games"] == 8
    assert min(report["bots"], key=lambda bot: bot["rating"])["name"] == BOTS[2]
    pairings = [[bot["name"] for bot in lineup["bots"]] for lineup in report["lineups"]]
    assert pairings == [[BOTS[0], BOTS[1]], [BOTS[0], BOTS[2]], [BOTS[1], BOTS[2]]]
    assert [bot["share"] for bot in report["lineups"][1]["bots"]] == [1, 0]
    assert len(report["forfeits"]) == 8


def test_the_table_is_a_ladder_and_not_every_forfeit_is_told_at_length(
    run: Run, kept: Path
) -> None:
    done = run(
        "tournament", "azul", *BOTS, "--games", "4", "--out", kept, "--anchor", "random=1200"
    )
    lines = done.out.splitlines()
    assert lines[0] == "Azul, 12 games, seed 0"
    ratings = [float(line.split()[1]) for line in lines[2:5]]
    assert ratings == sorted(ratings, reverse=True)
    assert 1200 in ratings
    assert lines[4].startswith(BOTS[2])
    assert len(lines) == 5 + 8


def test_a_ladder_is_drawn(run: Run, kept: Path, tmp_path: Path) -> None:
    plot = tmp_path / "ladder.png"
    done = run("tournament", "azul", *BOTS, "--games", "4", "--out", kept, "--plot", plot)
    assert done.code == 0
    assert plot.read_bytes().startswith(b"\x89PNG")


def test_a_tournament_that_is_stopped_tells_ratings_or_before_all_have_met_shares(
    run: Run, kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    header, *games = (kept / "journal.jsonl").read_text().splitlines(keepends=True)
    by_number = sorted(games, key=lambda line: json.loads(line)["fixture"]["number"])

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    # Instead of the first game that is missing.
    monkeypatch.setattr("tegel.arena.run.play_here", interrupted)
    words = ["tournament", "azul", *BOTS, "--games", "8", "--out", str(tmp_path)]
    for few in 2, 6:
        (tmp_path / "journal.jsonl").write_text("".join([header, *by_number[:few]]))
        done = run(*words)
        assert done.code == 130
        assert done.out.splitlines()[0] == f"Azul, {few} games, seed 0"
        assert ("rating" in done.out) == (few == 6)
        assert done.complaint == (
            f"stopped after {few} of 24 games; they are kept, and the same command goes on from"
            " there"
        )
    report = json.loads((tmp_path / "result.json").read_text())
    assert (report["stopped"], report["games"]) == (True, 6)


MISTAKES = [
    ([], "say which game; there are: azul"),
    (["azul", "random"], "1 bot can't fill 2 seats: name 2 bots or more"),
    (["azul", "random", "random"], "random stands twice; each bot has one rating"),
    (["azul", "random", "greedy", "--players", "3"], "2 bots can't fill 3 seats"),
    (["azul", "random", "greedy", "--anchor", "random"], "'random' is no anchor; write it as BOT"),
    (["azul", "random", "greedy", "--anchor", "random=inf"], "'random=inf' is no anchor"),
    (["azul", "random", "greedy", "--anchor", "random=nan"], "'random=nan' is no anchor"),
    (
        ["azul", "random", "greedy", "--anchor", "random=1", "--anchor", "greedy=2"],
        "there can be one --anchor",
    ),
    (["azul", "random", "greedy", "--anchor", "gredy=1"], "the anchor 'gredy' is not among"),
]


@pytest.mark.parametrize(("words", "complaint"), MISTAKES, ids=lambda value: str(value)[-40:])
def test_a_mistake_is_told_before_anything_is_played(
    run: Run, words: list[str], complaint: str
) -> None:
    done = run("tournament", *words)
    assert (done.code, done.out) == (2, "")
    assert complaint in done.complaint
