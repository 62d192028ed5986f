"""The command as a whole: help, mistakes and ways to stop."""

import re
import subprocess
from pathlib import Path

import pytest

import tegel
from tegel.cli import play

from .helpers import TEGEL, Run, environment, recorded, run_alone, written

COMMANDS = [
    "play", "replay", "verify", "games", "bots", "match", "tournament", "perft", "bench", "engine",
    "serve", "backup", "restore", "doctor", "warden", "warm", "show", "train", "gate",
    "analyse", "review", "puzzle", "puzzles", "ratings", "openings",
]  # fmt: skip


@pytest.mark.parametrize("words", [[], ["--help"]])
def test_without_a_command_it_says_which_there_are(run: Run, words: list[str]) -> None:
    done = run(*words)
    assert (done.code, done.err) == (0, "")
    for command in COMMANDS:
        assert f"\n  {command} " in done.out
    assert "..." not in done.out.partition("Commands:")[2], "each is told in one whole line"


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_a_help_that_fits_a_narrow_terminal(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"Usage: tegel {command} ")
    assert max(map(len, done.out.splitlines())) <= 80


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out == f"tegel {tegel.__version__}\n"


MISTAKES = [
    (["ply"], "no such command 'ply'"),
    (["--colour"], "no such option: --colour"),
    (["games", "--jso"], "no such option: --jso"),
    (["games", "azul"], "unexpected extra argument"),
    (["play", "chess"], "there is no game 'chess'; there are: azul"),
    (["play", "azull"], "there is no game 'azull'; did you mean azul?"),
    (["play", "azul", "grey"], "'grey' is not expected here; options are written --name value"),
    (["play", "azul", "-w", "grey"], "'-w' is not expected here"),
    (["play", "azul", "--walls", "grey"], "there is no option 'walls'; did you mean wall?"),
    (["play", "azul", "--wall", "gray"], "wall cannot be 'gray'; it can be: coloured, grey"),
    (["play", "azul", "--wall"], "--wall needs a value, as in: --wall VALUE"),
    (["play", "--wall", "--players", "2"], "--wall needs a value"),
    (["play", "azul", "--start", "3"], "start cannot be 3 with 2 players"),
    (["play", "azul", "--seed", "-1"], "seed cannot be -1"),
    (["play", "azul", "--seed", "x"], "invalid value for '--seed'"),
    (["play", "azul", "--seed"], "option '--seed' requires an argument"),
    (["play", "azul", "--save", "/no/such/folder/x"], "/no/such/folder/x can't be written: No suc"),
    (["perft"], "say which game; there are: azul"),
    (["perft", "azul", "--depth", "13"], "depth cannot be 13; it can be 0 to 12"),
    (["perft", "azul", "--depth", "-1"], "depth cannot be -1"),
    (["perft", "azul", "--seed", "9" * 30], "seed cannot be 999"),
    (["bench", "--seconds", "0"], "seconds cannot be 0.0; it can be more than 0"),
    (["bench", "--seconds", "nan"], "seconds cannot be nan"),
    (["bench", "--way", "abacus"], "there is no way 'abacus'; there are: interpreted, cpu, cuda"),
    (["bench", "azul", "--players", "9"], "players cannot be '9'; it can be: 2, 3, 4"),
    (["bench", "azul", "--wall", "pink"], "wall cannot be 'pink'"),
    (["replay"], "missing argument 'FILE'"),
    (["verify"], "missing argument 'FILE'"),
    (["replay", "x.tegel", "--at", "first"], "invalid value for '--at'"),
    (["warm", "chess"], "there is no game 'chess'"),
]


@pytest.mark.parametrize(("words", "complaint"), MISTAKES, ids=lambda value: str(value)[:40])
def test_a_mistake_is_answered_in_one_line_that_says_what_is_wrong(
    run: Run, words: list[str], complaint: str
) -> None:
    done = run(*words)
    assert (done.code, done.out) == (2, "")
    assert complaint in done.complaint


@pytest.mark.parametrize(
    "words",
    [
        ["azul", "--wall", "grey", "--players", "3"],
        ["--wall=grey", "azul", "--players=3"],
        ["--players", "3", "--wall", "grey"],
    ],
)
def test_the_options_of_a_game_may_stand_anywhere(run: Run, words: list[str]) -> None:
    done = run("play", *words, "--seed", "5")
    assert done.code == 0
    assert done.out.startswith(
        "Azul (Players: 3; Wall: grey, with a free choice of columns): You, "
    )
    assert ", casual 2. Seed 5." in done.out


def test_an_interrupted_command_stops_without_a_word(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "open_game", interrupt)
    done = run("play")
    assert (done.code, done.out, done.err) == (130, "", "")


def test_a_reader_who_has_seen_enough_is_no_failure(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*TEGEL, "replay", str(written(tmp_path, recorded(7)))],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_a_full_disk_is_a_failure_and_told() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("there is no disk that is always full")
    with full.open("wb") as out:
        done = subprocess.run(
            [*TEGEL, "games"], env=environment(), stdout=out, stderr=subprocess.PIPE, text=True
        )
    assert (done.returncode, done.stderr) == (1, "tegel: No space left on device\n")


@pytest.mark.parametrize(
    "env",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": None},
    ],
    ids=["Python told so", "an old locale"],
)
def test_where_there_is_only_ascii_other_signs_stand_in_and_odd_bytes_are_no_move(
    run: Run, env: dict[str, str | None]
) -> None:
    options = ["play", "azul", "--seed", "5", "--start", "0"]
    plain = run_alone(*options, typed=b"F1 \xff 1\n", **env)
    assert (plain.code, plain.err) == (0, "")
    assert plain.out.isascii()
    ours = run(*options, typed="F1 \ufffd 1\n")
    assert re.sub("[\ufffd]", "_", ours.out.replace("·", ".")) == plain.out
