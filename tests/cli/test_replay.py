"""`tegel replay`: walk through a game file."""

import json
import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tegel import Record
from tegel.core.ending import Ending
from tegel.core.seal import Seal, commit
from tegel.core.story import Story, plain
from tegel.core.story import text as story_of
from tegel.core.words import english

from .helpers import CTRL_D, Run, Terminal, played, recorded, written

MOVES = len(recorded(7).moves)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path, recorded(7))


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A game whose fifth move is not possible."""
    record = recorded(7)
    moves = (*record.moves[:4], "C blue 1", *record.moves[5:])
    return written(tmp_path, replace(record, moves=moves), "broken.tegel")


def tables(shown: str) -> list[int]:
    """After how many moves each table was that is shown."""
    found: list[int] = []
    moves = 0
    for line in shown.splitlines():
        number = re.match(r"(\d+)\. ", line)
        if number:
            moves = int(number[1])
        elif line.startswith(("Azul, ", "Round ")):
            found.append(moves)
            moves = 0
    return found


def test_replay_shows_all_moves_and_tables_in_order(run: Run, file: Path) -> None:
    done = run("replay", file)
    assert (done.code, done.err) == (0, "")
    at = 0
    for n, text in enumerate(recorded(7).moves, 1):
        at = done.out.index(f"\n{n}. ", at)
        assert done.out[at:].partition("\n\n")[0].splitlines()[1] == f"{n}. {text}"
    assert tables(done.out) == list(range(MOVES + 1))
    assert "\nAnna " in done.out
    assert "\nBen " in done.out
    assert "The game is over." in done.out


def test_replay_tells_what_followed_from_a_move(run: Run, file: Path) -> None:
    final = played(7)
    last = final.last_move()
    assert last is not None
    told = plain(Story(english(final.game), ["Anna", "Ben"]).turn([last]))
    assert f"\n{MOVES}. {last['text']}\n{told}\n" in run("replay", file, "--at", str(MOVES)).out


def test_replay_line_by_line_tells_the_table_in_words(run: Run, file: Path) -> None:
    done = run("replay", "--plain", file, "--at", "3", "--language", "de")
    assert (done.code, done.err) == (0, "")
    assert "Manufaktur 3: " in done.out
    assert "Reihe 2: Musterreihe " in done.out
    assert "Anna: " in done.out
    assert "Seat " not in done.out
    assert tables(run("replay", "--plain", file).out) == [*range(MOVES + 1)]


@pytest.mark.parametrize(
    ("language", "heading", "end"),
    [
        ("en", "Round 2", "Anna won. "),
        ("nl", "Ronde 2", "Anna heeft gewonnen. "),
        ("de", "Runde 2", "Anna hat gewonnen. "),
    ],
)
def test_replay_tells_the_story_in_any_language(
    run: Run, tmp_path: Path, language: str, heading: str, end: str
) -> None:
    state = played(7)
    names = ["Anna", "Anna"]  # whoever won
    file = written(tmp_path, Record.of(state, names))
    lines = run("replay", file, "--story", "--language", language).out.splitlines()
    assert lines == story_of(state, language, names).splitlines()
    assert heading in lines
    assert lines[-1].startswith(end)
    part = run("replay", file, "--story", "--language", language, "--at", "3").out.splitlines()
    assert [line for line in part if line.startswith("3. ")] == [lines[lines.index("") + 3]]
    assert not any(line.startswith("4. ") for line in part)


@pytest.mark.parametrize("n", [0, 1, 10, MOVES])
def test_replay_at_shows_one_table(run: Run, file: Path, n: int) -> None:
    done = run("replay", file, "--at", str(n))
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith(f"\n{played(7, n)}\n\n")
    assert done.out.count("\nAzul, ") == 1
    assert done.out.startswith(f"\n{n}. " if n else "\nAzul, ")


@pytest.mark.parametrize("n", [-1, MOVES + 1])
def test_replay_at_no_such_move_says_which_there_are(run: Run, file: Path, n: int) -> None:
    done = run("replay", file, "--at", str(n))
    assert (done.code, done.out) == (2, "")
    assert done.complaint == f"at cannot be {n}; it can be 0 to {MOVES}"


def test_replay_json_is_every_view_of_a_spectator(run: Run, file: Path) -> None:
    done = run("replay", file, "--json")
    assert (done.code, done.err) == (0, "")
    assert done.out.isascii()
    views = json.loads(done.out)
    assert len(views) == MOVES + 1
    for n in (0, 1, 20, MOVES):
        assert views[n] == json.loads(json.dumps(played(7, n).view(None)))


def test_replay_json_at_a_move_is_one_view(run: Run, file: Path) -> None:
    views = json.loads(run("replay", file, "--json", "--at", "3").out)
    assert views == [json.loads(json.dumps(played(7, 3).view(None)))]


def test_an_unfinished_game_is_replayed_as_far_as_it_goes(run: Run, tmp_path: Path) -> None:
    done = run("replay", written(tmp_path, recorded(7, 3)))
    assert (done.code, done.err) == (0, "")
    assert tables(done.out) == [0, 1, 2, 3]


def test_a_broken_game_is_shown_up_to_the_move_that_breaks(run: Run, broken: Path) -> None:
    done = run("replay", broken)
    assert done.code == 1
    assert tables(done.out) == [0, 1, 2, 3, 4]
    reason = "move 5: C blue 1 is not possible: the centre has no blue tiles"
    assert done.complaint == f"{broken}: line 18: {reason}"


def test_a_broken_game_has_views_up_to_the_move_that_breaks(run: Run, broken: Path) -> None:
    done = run("replay", broken, "--json")
    assert done.code == 1
    assert len(json.loads(done.out)) == 5
    assert "move 5" in done.complaint


def test_a_wrong_result_is_told_after_the_game(run: Run, tmp_path: Path) -> None:
    done = run("replay", written(tmp_path, replace(recorded(7), scores=(99, 1))))
    assert done.code == 1
    assert done.out.count("\nAzul, ") == MOVES + 1
    assert "the result should be 0 20" in done.complaint


def test_a_table_that_ended_before_its_game_is_shown_as_far_as_it_went(
    run: Run, tmp_path: Path
) -> None:
    ended = replace(recorded(7, 3), ending=Ending("resigned", 1, (1, 2)))
    done = run("replay", written(tmp_path, ended))
    assert (done.code, done.err) == (0, "")
    assert done.out.count("\nAzul, ") == 4


def test_what_is_no_game_file_is_named_with_the_reason(run: Run, tmp_path: Path) -> None:
    secret = replace(recorded(7, 3), source=None, seal=Seal(commit("7" * 64, "key"), {}, None))
    texts = {
        tmp_path / "missing": "can't be read: No such file or directory",
        tmp_path: "can't be read: Is a directory",
        written(tmp_path, secret): "line 9: the secret is not revealed yet",
        Path(__file__): "line 1: a game record begins with the line 'tegel record 1'",
    }
    for file, reason in texts.items():
        done = run("replay", file)
        assert (done.code, done.out) == (1, "")
        assert done.complaint.startswith(f"{file}: {reason}")


# --- Walking --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("q\n", [0]),
        ("", [0]),
        ("QUIT\n", [0]),
        ("\n\n\n", [0, 1, 2, 3]),
        ("n\nnext\n", [0, 1, 2]),
        ("\n\nb\nback\n", [0, 1, 2, 1, 0]),
        ("b\n", [0]),
        ("17\n\n", [0, 17, 18]),
        ("0\n", [0, 0]),
        ("e\n\nb\n", [0, MOVES, MOVES - 1]),
        ("end\n", [0, MOVES]),
        (f"{MOVES + 1}\n", [0]),
        ("-1\nx\n³\n1.5\n99999999999999999999\n🎲\n\0\n", [0]),
    ],
    ids=lambda value: repr(value)[:20],
)
def test_a_person_walks_where_they_want(run: Run, file: Path, typed: str, shown: list[int]) -> None:
    done = run("replay", "--plain", file, typed=typed, attended=True)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Azul: Anna, Ben.\nEnter: next move.")
    assert "Seat " not in done.out
    assert tables(done.out) == shown
    assert f"[{shown[-1]} of {MOVES}] " in done.out


def test_who_goes_too_far_or_is_not_understood_is_told_so(run: Run, file: Path) -> None:
    done = run("replay", "--plain", file, typed="b\ne\n\n", attended=True)
    assert done.out.count(f"The game has moves 0 to {MOVES}.") == 2
    done = run("replay", "--plain", file, typed="what?\n", attended=True)
    assert done.out.count("Enter: next move.") == 2


def test_a_person_is_told_where_a_broken_game_breaks(run: Run, broken: Path) -> None:
    done = run("replay", "--plain", broken, typed="e\n\n", attended=True)
    assert done.code == 1
    assert f"[4 of {MOVES}] The game can’t be followed further: line 18: move 5:" in done.out
    assert "move 5" in done.complaint


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_in_a_terminal_replay_asks_and_leaves_with_ctrl_d(file: Path) -> None:
    with Terminal("replay", file) as terminal:
        terminal.wait_for("[0 of ")
        terminal.type("\r")
        assert "1. Anna takes " in terminal.wait_for("[1 of ")
        terminal.type("2\r")
        assert "2. Ben takes " in terminal.wait_for("[2 of ")
        terminal.type(CTRL_D)
        assert terminal.wait_for_end() == 0
