"""`tegel analyse`: lines of a position or a game, or a sentence that says why there are none."""

import json
from pathlib import Path

import pytest

import tegel
from tegel.analysis import explained

from .helpers import CTRL_C, Run, Terminal, played, recorded, run_alone, written

LITTLE = ("--iterations", "200")
POSITION = played(7, 12).position


def test_a_position_is_shown_with_its_best_lines(run: Run) -> None:
    done = run("analyse", POSITION, *LITTLE, "--lines", "2")
    assert (done.code, done.err) == (0, "")
    state = tegel.position(POSITION)
    assert done.out.startswith(str(state))
    told = done.out[len(str(state)) :].split("\n")
    assert told[2] == "Player 2 is to move. The champion has looked ahead 200 times."
    moves = [line for line in told[3:-1] if not line.startswith("   ")]  # the others say why
    assert [line[:3] for line in moves] == ["1. ", "2. "]
    assert "% to win, " in told[3]
    assert told[-1] == ""


def test_the_same_is_told_as_data(run: Run) -> None:
    done = run("analyse", POSITION, *LITTLE, "--json", "--seed", "3")
    told = json.loads(done.out)
    state = tegel.position(POSITION)
    found = explained(state, tegel.analyse(state, iterations=200, seed=3), 3).as_data()
    assert {**told, "seconds": 0} == {"position": POSITION, **found, "seconds": 0}


def test_of_a_game_the_last_decision_is_meant_or_any_other(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, recorded(7))
    last = run("analyse", file, *LITTLE)
    final = played(7)
    final.pop()
    assert last.out.startswith(str(final))
    at = run("analyse", file, "--at", "12", *LITTLE)
    assert at.out.startswith(str(played(7, 12)))
    assert f"{('Anna', 'Ben')[played(7, 12).turn or 0]} is to move." in at.out
    wrong = run("analyse", file, "--at", "99999")
    assert (wrong.code, wrong.complaint.partition(";")[0]) == (2, "at cannot be 99999")
    over = run("analyse", file, "--at", str(len(recorded(7).moves)))
    assert (over.code, over.out) == (2, "")
    assert over.complaint == "the game is over there: name an earlier move with --at"


def test_a_position_is_read_from_a_file_or_from_the_input(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text("\ufeff" + POSITION.replace(" ", "\r\n", 3) + "\r\n", "utf-8")
    expected = run("analyse", POSITION, *LITTLE).out
    assert run("analyse", file, *LITTLE).out == expected
    assert run_alone("analyse", "-", *LITTLE, typed=POSITION.encode()).out == expected
    record = str(recorded(7)).encode()
    told = run_alone("analyse", "-", "--at", "12", *LITTLE, typed=record).out
    assert "looked ahead 200 times" in told


@pytest.mark.parametrize(
    ("language", "told"), [("nl", "winstkans"), ("de", "Gewinnchance"), ("en", "to win")]
)
def test_it_is_told_in_each_language(run: Run, language: str, told: str) -> None:
    assert told in run("analyse", POSITION, *LITTLE, "--language", language).out


def test_what_can_not_be_analysed_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    for what, reason in {
        "nothing.tegel": "nothing.tegel: can't be read: No such file or directory",
        POSITION.replace("turn=1", "turn=5"): "turn: '5' should be ",
        POSITION.replace("azul/1", "chess/1"): "a position begins with its game, as in azul/1: ",
    }.items():
        done = run("analyse", what)
        assert done.code == 1
        assert done.complaint.startswith(reason), done.complaint
    junk = tmp_path / "junk"
    junk.write_bytes(b"\xff\xfe")
    assert run("analyse", junk).complaint == f"{junk}: line 1: this is not UTF-8 text"
    assert run("analyse", POSITION, "--at", "3").code == 2
    assert run("analyse", POSITION, "--board").complaint == "--board needs a terminal with a screen"
    assert run("analyse", "azul", "--set-up").complaint == "--set-up needs a terminal with a screen"
    assert run("analyse", POSITION, "--lines", "0").code == 2
    assert run("analyse", POSITION, "--seconds", "0").code == 2
    assert run("analyse", POSITION, "--language", "la").code == 2


def test_what_the_seat_that_decides_knows_has_to_be_told(run: Run) -> None:
    state = tegel.new("ingenious", seed=3)
    assert state.turn is not None
    done = run("analyse", state.position_for(state.turn), *LITTLE)
    assert done.code == 0
    wrong = run("analyse", state.position_for(1 - state.turn))
    rack = f"rack{state.turn}: seat {state.turn} decides, and what it knows is needed"
    assert (wrong.code, wrong.complaint) == (1, rack)


def test_of_a_game_that_one_seat_wrote_down_only_that_one_is_advised(
    run: Run, tmp_path: Path
) -> None:
    state = tegel.position(tegel.new("ingenious", seed=3, start=0).position_for(0), seed=1)
    state = state.known_to(0)
    while state.turn == 0:
        state.push(state.legal_moves[0])
    file = written(tmp_path, tegel.Record.of(state))
    assert run("analyse", file, "--at", "0", *LITTLE).code == 0
    other = run("analyse", file, *LITTLE)
    assert other.complaint == "rack1: seat 1 decides, and what it knows is needed"


def test_on_a_terminal_it_deepens_until_ctrl_c_and_the_last_lines_stay() -> None:
    with Terminal("analyse", POSITION, TERM="xterm", COLUMNS="100") as terminal:
        terminal.wait_for("Ctrl-C: that is enough.")
        terminal.wait_for("Ctrl-C: that is enough.")
        terminal.type(CTRL_C)
        assert terminal.wait_for_end() == 0
    last = terminal.shown.rpartition("is to move")[2]
    assert "1. " in last
    assert "that is enough" not in last
