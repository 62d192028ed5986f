"""`tegel show`: any table of a game file as a picture, or a sentence that says why not."""

from dataclasses import replace
from operator import methodcaller
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tegel

from .helpers import Run, played, recorded, written


def words_of(drawn: str) -> str:
    """What can be read in a picture; it must be whole."""
    return " ".join(ElementTree.fromstring(drawn).itertext())


def test_a_table_is_drawn_as_a_notebook_draws_it(run: Run, tmp_path: Path) -> None:
    file, picture = written(tmp_path, recorded(7)), tmp_path / "board.svg"
    done = run("show", file, "--at", "12", "-o", picture)
    assert (done.code, done.out, done.err) == (0, "", "")
    assert picture.read_text("utf-8") == methodcaller("_repr_svg_")(played(7, 12))


def test_without_a_file_the_picture_is_printed_and_without_a_number_it_is_the_last(
    run: Run, tmp_path: Path
) -> None:
    done = run("show", written(tmp_path, recorded(7)))
    assert done.code == 0
    assert "the game is over" in words_of(done.out)


def test_a_position_is_drawn(run: Run) -> None:
    state = played(7, 12)
    done = run("show", state.position)
    assert done.code == 0
    assert words_of(done.out) == words_of(
        methodcaller("_repr_svg_")(tegel.position(state.position))
    )
    wrong = run("show", state.position.replace("phase=offer", "phase=later"))
    assert wrong.code == 1
    assert wrong.complaint.startswith("phase: 'later' should be one of: offer, over, line1")
    assert run("show", state.position, "--at", "3").code == 2
    unknown = run("show", state.position.replace("azul/1", "azul/9"))
    assert (unknown.code, unknown.out) == (1, "")


def test_a_game_with_a_wrong_move_is_drawn_up_to_it(run: Run, tmp_path: Path) -> None:
    record = recorded(7)
    moves = (*record.moves[:4], "C blue 1", *record.moves[5:])
    file = written(tmp_path, replace(record, moves=moves))
    assert run("show", file, "--at", "4").code == 0
    done = run("show", file, "--at", "5")
    reason = "line 18: move 5: C blue 1 is not possible: the centre has no blue tiles"
    assert (done.code, done.complaint) == (1, f"{file}: {reason}")


@pytest.mark.parametrize("at", [-1, 73, 10**9])
def test_a_number_that_the_game_does_not_have_is_refused_with_those_it_has(
    run: Run, tmp_path: Path, at: int
) -> None:
    done = run("show", written(tmp_path, recorded(7)), f"--at={at}")
    assert (done.code, done.complaint) == (2, f"at cannot be {at}; it can be 0 to 72")


def test_a_seat_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    done = run("show", written(tmp_path, recorded(7, 3)), "--seat", "2")
    assert (done.code, done.complaint) == (2, "there is no seat 2; seats are 0 to 1")


def test_what_is_no_record_is_told_with_its_name(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "holiday.txt"
    file.write_text("We went to Lisbon.\n", encoding="utf-8")
    done = run("show", file)
    assert done.code == 1
    assert done.complaint.startswith(f"{file}: line 1: ")
    missing = run("show", tmp_path / "nowhere.tegel")
    assert missing.code == 1
    assert missing.complaint.endswith("nowhere.tegel: can't be read: No such file or directory")


def test_a_file_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "no such folder" / "board.svg"
    done = run("show", written(tmp_path, recorded(7, 3)), "-o", picture)
    assert done.code == 1
    assert done.complaint == f"{picture}: can't be written: No such file or directory"
