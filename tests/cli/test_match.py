"""`tegel match`: bots against each other."""

import csv
import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from .helpers import (
    CTRL_C,
    TEGEL,
    Done,
    Run,
    Terminal,
    environment,
    run_alone,
)

BOTS = "tests.arena.bots"
TROUBLE = f"{BOTS}.Raises:after=9"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of three bots, one of them no good, kept in a folder."""
    folder = tmp_path_factory.mktemp("kept")
    done = run_alone("match", "azul", "greedy", "random", TROUBLE, "--games", "6", "--out", folder)
    assert done.code == 0, done.err
    return folder


def test_json_is_the_contract_of_a_match(run: Run, kept: Path) -> None:
    done = run(
        "match", "azul", "greedy", "random", TROUBLE, "--games", "6", "--out", kept, "--json"
    )
    assert (done.code, done.err) == (0, "")
    report = json.loads(done.out)
    assert list(report)[:3] == ["game", "options", "games"]
    assert report["game"] == "azul"
    assert report["options"] == {"players": 3, "wall": "coloured", "start": "random"}
    assert report["games"] == 6
    for bot in report["bots"]:
        assert list(bot)[:4] == ["name", "share", "low", "high"]
        assert 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1
    assert [bot["name"] for bot in report["bots"]] == ["greedy", "random", TROUBLE]
    assert sum(bot["share"] for bot in report["bots"]) == pytest.approx(1)
    assert json.loads((kept / "result.json").read_text()) == report


def test_a_table_tells_the_same_and_every_forfeit_is_reported(run: Run, kept: Path) -> None:
    done = run("match", "azul", "greedy", "random", TROUBLE, "--games", "6", "--out", kept)
    lines = done.out.splitlines()
    assert lines[0] == "Azul, 6 games, seed 0"
    assert lines[1].split("  ")[0] == "bot"
    assert [line.split()[0] for line in lines[2:5]] == ["greedy", "random", TROUBLE]
    assert "0.0 %" in lines[4]
    assert len(lines) == 11
    assert lines[5].startswith(f"Game 1: {TROUBLE} (seat ")
    assert "forfeited at move " in lines[5]
    assert "it raised ZeroDivisionError: nothing left (bots.py, line " in lines[5]


def test_files_are_written_on_request(run: Run, kept: Path, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("t.csv", "t.parquet", "t.svg")]
    words: list[str | Path] = ["--csv", files[0], "--parquet", files[1], "--plot", files[2]]
    bots = "greedy", "random", TROUBLE
    done = run("match", "azul", *bots, "--games", "6", "--out", kept, "--records", *words)
    assert done.code == 0
    assert all(file.stat().st_size for file in files)
    with files[0].open(newline="") as file:
        assert len(list(csv.DictReader(file))) == 6 * 3
    records = sorted((kept / "records").iterdir())
    assert len(records) == 6
    assert run("verify", *records).code == 0


def test_the_same_command_gives_the_same_games_whatever_the_number_of_jobs(run: Run) -> None:
    reports = []
    for jobs in ("1", "2"):
        done = run(
            "match", "azul", "random", f"{BOTS}.Seeded", "--games", "5", "--seed", "3",
            "--jobs", jobs, "--wall", "grey", "--json",
        )  # fmt: skip
        assert done.code == 0
        reports.append(json.loads(done.out))
    for report in reports:
        assert report["options"]["wall"] == "grey"
        for bot in report["bots"]:
            del bot["seconds"]
    assert reports[0] == reports[1]
    assert reports[0]["bots"][0]["points"] > 0


def test_a_sequential_test_stops_when_it_knows(run: Run) -> None:
    done = run(
        "match", "azul", "random", f"{BOTS}.Raises", "--games", "1000", "--sprt", "0,100", "--json"
    )
    report = json.loads(done.out)
    assert report["sprt"]["verdict"] == "H1"
    assert report["sprt"]["llr"] >= report["sprt"]["bound"] == pytest.approx(2.944, abs=0.001)
    assert report["games"] == 2 * report["sprt"]["blocks"] < 100


def test_a_killed_match_goes_on_without_losing_a_finished_game(tmp_path: Path) -> None:
    knife, out = tmp_path / "knife", tmp_path / "out"
    words = ["match", "azul", f"{BOTS}.Assassin:knife={knife}", f"{BOTS}.Seeded"]
    words += ["--games", "4", "--jobs", "1", "--out", str(out), "--json"]
    killed = run_alone(*words)
    assert (killed.code, killed.out) == (-9, "")
    assert knife.exists()
    before = (out / "journal.jsonl").read_bytes()
    done = run_alone(*words, "--resume")
    assert (done.code, json.loads(done.out)["games"]) == (0, 4)
    after = (out / "journal.jsonl").read_bytes()
    assert after.startswith(before[: before.rindex(b"\n") + 1])
    games = [json.loads(line) for line in after.splitlines()[1:]]
    assert sorted(game["fixture"]["number"] for game in games) == [1, 2, 3, 4]
    assert [game["forfeit"] for game in games] == [None] * 4


def test_ctrl_c_stops_at_once_tells_what_was_played_and_how_to_go_on(tmp_path: Path) -> None:
    words = ["match", "azul", "random", f"{BOTS}.Seeded", "--games", "99999"]
    with Terminal(*words, "--out", tmp_path, TERM="xterm", COLUMNS="120") as terminal:
        terminal.wait_for(" % – ")
        terminal.wait_for("/99999")
        terminal.type(CTRL_C)
        assert terminal.wait_for_end() == 130
    games = len((tmp_path / "journal.jsonl").read_bytes().splitlines()) - 1
    assert games > 0
    told = re.search(r"stopped after ([\d,]+) of 99,999 games; they are kept, and", terminal.shown)
    assert told is not None
    assert int(told[1].replace(",", "")) in (games, games - 1), "one may have ended just then"
    assert "share of wins" in terminal.shown
    report = json.loads((tmp_path / "result.json").read_text())
    assert report["stopped"] is True
    assert [bot["low"] <= bot["share"] <= bot["high"] for bot in report["bots"]] == [True, True]


@pytest.mark.parametrize(("ask", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_match_that_is_not_kept_tells_what_was_played_when_it_is_stopped(
    tmp_path: Path, ask: signal.Signals, code: int
) -> None:
    files = tmp_path / "t.csv", tmp_path / "t.svg"
    words = ["--games", "99999", "--json", "--csv", str(files[0]), "--plot", str(files[1])]
    done = stopped(["match", "azul", "random", f"{BOTS}.Signs:file={tmp_path / 'on'}", *words], ask)
    assert done.code == code
    report = json.loads(done.out)
    assert report["stopped"] is True
    assert report["games"] > 0
    assert done.complaint == (
        f"stopped after {report['games']:,} of 99,999 games; with --out DIR they are kept, and the"
        " same command goes on from there"
    )
    assert len(files[0].read_text().splitlines()) == 1 + 2 * report["games"]
    assert files[1].exists()


def test_no_bot_is_blamed_when_all_processes_are_ended_at_once(tmp_path: Path) -> None:
    words = ["match", "azul", "random", f"{BOTS}.Signs:file={tmp_path / 'on'}", "--json"]
    done = stopped([*words, "--games", "99999", "--jobs", "2"], signal.SIGTERM, all_at_once=True)
    assert done.code == 143
    assert json.loads(done.out)["forfeits"] == []


def test_a_match_that_is_stopped_before_a_game_has_ended_says_so(tmp_path: Path) -> None:
    words = ["match", "azul", "random", f"{BOTS}.Hangs", "--jobs", "1", "--out", str(tmp_path)]
    with subprocess.Popen([*TEGEL, *words], env=environment(), stderr=subprocess.PIPE) as process:
        wait_until((tmp_path / "journal.jsonl").exists)
        process.send_signal(signal.SIGINT)
        assert process.stderr is not None
        assert process.stderr.read() == b"tegel: stopped before a game had ended\n"
    assert process.returncode == 130


def test_a_file_that_fails_on_the_way_costs_no_game_that_was_played(tmp_path: Path) -> None:
    (tmp_path / "records").write_text("no folder")
    words = ["--games", "99", "--jobs", "1", "--out", str(tmp_path), "--records"]
    done = run_alone("match", "azul", "random", f"{BOTS}.Seeded", *words)
    assert done.code == 2
    assert done.out.startswith("Azul, 1 game, seed 0\n")
    record = tmp_path / "records" / "000001.tegel"
    assert done.complaint == f"{record} can't be written: File exists"


def wait_until(is_so: Callable[[], bool]) -> None:
    for _ in range(3000):
        if is_so():
            return
        time.sleep(0.02)
    raise AssertionError("it never was so")


def stopped(words: list[str], ask: signal.Signals, all_at_once: bool = False) -> Done:
    """A match with a bot that signs a file, stopped after it has played some games."""
    file = Path(next(word for word in words if "file=" in word).partition("file=")[2])
    with subprocess.Popen(
        [*TEGEL, *words],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        wait_until(lambda: file.exists() and file.stat().st_size >= 300)
        if all_at_once:
            os.killpg(process.pid, ask)
        else:
            process.send_signal(ask)
        out, err = process.communicate()
    return Done(process.returncode, out, err)


MISTAKES = [
    ([], "say which game; there are: azul"),
    (["azul"], "a match needs two bots or more"),
    (["azul", "greedy"], "a match needs two bots or more"),
    (["chess", "greedy", "random"], "there is no game 'chess'"),
    (["azul", "greedy", "rnadom"], "there is no bot 'rnadom'; did you mean random?"),
    (["azul", "greedy", "network:weights=/no.npz"], "there is no network /no.npz"),
    (["azul", "greedy", f"network:weights={__file__}"], "is not a network of Tegel, or is damaged"),
    (["azul", "greedy", "random", "random", "--players", "4"], "3 bots can't fill 4 seats"),
    (["azul_duel", "random", "random", "random"], "players cannot be 3"),
    (["azul", "greedy", "random", "--walls", "grey"], "there is no option 'walls'; did you mean"),
    (["azul", "greedy", "random", "--games", "0"], "games cannot be 0"),
    (["azul", "greedy", "random", "--jobs", "0"], "jobs cannot be 0"),
    (["azul", "greedy", "random", "--seed", "-5"], "seed cannot be -5"),
    (["azul", "greedy", "random", "--patience", "0"], "patience cannot be 0.0"),
    (["azul", "greedy", "random", "--sprt", "20"], "'20' is no test; write two ratings"),
    (["azul", "greedy", "random", "--sprt", "20,0"], "the first must be less than the second"),
    (["azul", "greedy", "random", "greedy", "--sprt", "0,20"], "compares two bots in a match"),
    (["azul", "greedy", "random", "--resume"], "--resume needs --out DIR"),
    (["azul", "greedy", "random", "--records"], "--records needs --out DIR"),
    (["azul", "greedy", "random", "--plot", "x.pdf"], "x.pdf can't be drawn"),
    (["azul", "greedy", "random", "--out", "/dev/null/x"], "can't be written: Not a directory"),
    (["azul", "greedy", "random", "--out", "/dev/null"], "/dev/null is not a folder"),
    (["azul", "greedy", "random", "--csv", "/no/x.csv"], "x.csv can't be written: No such file"),
    (["azul", "greedy", "random", "--csv", "/dev/null/x"], "x can't be written: Not a directory"),
    (["azul", "greedy", "random", "--parquet", "/dev"], "/dev can't be written: Is a directory"),
    (["azul", "greedy", "random", "--plot", "/no/x.svg"], "x.svg can't be written: No such file"),
]


@pytest.mark.parametrize(("words", "complaint"), MISTAKES, ids=lambda value: str(value)[-40:])
def test_a_mistake_is_told_before_anything_is_played(
    run: Run, words: list[str], complaint: str
) -> None:
    done = run("match", *words)
    assert (done.code, done.out) == (2, "")
    assert complaint in done.complaint


def test_a_folder_with_another_match_is_refused(run: Run, kept: Path) -> None:
    done = run("match", "azul", "greedy", "random", TROUBLE, "--seed", "1", "--out", kept)
    assert done.code == 2
    assert done.complaint == (
        f"{kept} holds another event: its seed is 0, not 1; choose another folder"
    )


def test_a_file_in_the_folder_of_the_games_is_written_though_the_folder_is_new(
    run: Run, tmp_path: Path
) -> None:
    out = tmp_path / "new" / "games"
    words = ["match", "azul", "random", "greedy", "--games", "1", "--jobs", "1"]
    done = run(*words, "--out", out, "--csv", out / "t.csv")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Azul, 1 game, seed 0\n")
    assert " ms " in done.out
    assert (out / "t.csv").exists()


def test_the_result_is_told_even_if_a_file_fails_at_the_end(run: Run, tmp_path: Path) -> None:
    words = ["match", "azul", "random", "greedy", "--games", "2", "--jobs", "1", "--records"]
    folder = tmp_path / "records"  # it is made while games are played
    done = run(*words, "--out", tmp_path, "--csv", folder)
    assert done.code == 2
    assert done.out.startswith("Azul, 2 games, seed 0\n")
    assert done.complaint == f"{folder} can't be written: Is a directory"
