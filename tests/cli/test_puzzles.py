"""`tegel puzzle` and `tegel puzzles`: solved, made and packed, or a sentence that says why not."""

import json
import lzma
from pathlib import Path

import pytest

import tegel
from tegel.analysis.puzzles import Puzzle, parse, shelf
from tegel.analysis.puzzles.shelf import read_set
from tegel.analysis.puzzles.solve import Attempt

from .helpers import CTRL_C, Person, Run, Terminal


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A solver who has tried nothing yet."""
    monkeypatch.setenv("TEGEL_DATA", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def puzzle(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """The only one that is offered: its answer is one move."""
    one = next(one for one in shelf("azul").puzzles if len(one.answer) == 1)
    only = type(shelf("azul"))((one,))
    monkeypatch.setattr("tegel.cli.puzzles.shelf", lambda _name: only)
    return one


def solve(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    script: list[str],
    *words: str,
) -> tuple[int, str]:
    person = Person(script, capsys)
    monkeypatch.setattr("builtins.input", person)
    done = run("puzzle", "azul", *words, attended=True)
    return done.code, person.seen + done.out


def wrong_move(puzzle: Puzzle) -> str:
    state = Attempt(puzzle).state
    return next(text for text in map(state.text, state.legal_moves) if text != puzzle.answer[0])


def test_the_answer_is_found_rated_and_explained(
    run: Run,
    puzzle: Puzzle,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, seen = solve(run, monkeypatch, capsys, [puzzle.answer[0]], "--language", "en")
    assert code == 0
    kept = json.loads((home / "puzzles.json").read_text("utf-8"))
    assert kept["tried"] == [puzzle.key]
    assert kept["ratings"]["azul"][0] > 1500
    share = f"{round(100 * puzzle.best_share)}"
    assert share in seen
    none = run("puzzle", "azul")
    assert none.complaint == "there is no such puzzle left that you have not tried"


def test_a_first_mistake_counts_and_one_may_try_again_or_be_shown(
    run: Run,
    puzzle: Puzzle,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    script = ["nonsense", wrong_move(puzzle), puzzle.answer[0]]
    code, seen = solve(run, monkeypatch, capsys, script)
    assert code == 0
    assert "'nonsense' is not a move" in seen
    kept = json.loads((home / "puzzles.json").read_text("utf-8"))
    assert kept["ratings"]["azul"][0] < 1500
    (home / "puzzles.json").write_text("broken", "utf-8")
    code, shown = solve(run, monkeypatch, capsys, ["?"])
    assert code == 0
    assert "%" in shown
    (home / "puzzles.json").unlink()
    assert solve(run, monkeypatch, capsys, ["quit"])[0] == 0
    assert not (home / "puzzles.json").exists()


def test_what_is_no_puzzle_is_told_in_a_sentence(run: Run) -> None:
    for words, told in (
        (("puzzle", "chess"), "there is no game 'chess'"),
        (("puzzle", "azul", "--theme", "luck"), "there is no theme 'luck'; there are: "),
        (("puzzle", "--language", "la"), "language cannot be 'la'"),
    ):
        done = run(*words)
        assert done.code == 2
        assert told in done.complaint


def test_the_puzzle_of_the_day_is_offered(run: Run) -> None:
    done = run("puzzle", "--daily", "--language", "nl")
    assert done.code == 0
    assert len(done.out.split("\n")) > 5


# --- Making them ----------------------------------------------------------------------------------


def left(file: Path, count: int) -> list[str]:
    """A set in the making: one game was played, and it had so many puzzles."""
    lines = [one.line() for one in shelf("azul").puzzles[count - 1 :: -1]]
    file.write_text("".join(f"{line}\n" for line in [*lines, "# 0", "half a li"]), "utf-8")
    return lines


def test_a_set_that_has_enough_is_finished_and_packed(run: Run, tmp_path: Path) -> None:
    lines = left(tmp_path / "azul.txt", 3)
    out = tmp_path / "azul.txt.xz"
    words = ("puzzles", "azul", "--count", "2", "--workers", "1", "--out")
    there = run(*words, out)
    assert (there.code, "--resume goes on with it" in there.complaint) == (2, True)
    done = run(*words, out, "--resume")
    assert (done.code, done.err) == (0, "")
    assert "3 of 2 puzzles" in done.out
    assert not (tmp_path / "azul.txt").exists()
    wanted = sorted((parse(line) for line in lines[:2]), key=lambda one: (one.rating, one.key))
    assert list(read_set(out)) == wanted
    assert lzma.decompress(out.read_bytes()).decode().split("\n")[0] == wanted[0].line()
    again = run(*words, out, "--resume")
    assert again.complaint == f"{out} is finished: nothing is left to go on with"


def test_a_set_is_written_plainly_too(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "azul.txt"
    lines = left(out, 2)
    words = ("puzzles", "azul", "--count", "2", "--workers", "1", "--resume", "--out", out)
    assert run(*words).code == 0
    assert out.read_text("utf-8").splitlines() == lines
    again = run(*words)
    assert again.complaint == f"{out} is no set of puzzles in the making; it may be finished"
    out.write_text("# five\n", "utf-8")
    assert "is no set of puzzles in the making: '# five'" in run(*words).complaint


def test_what_can_not_be_made_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    for words, told in (
        (("chess", "--out", tmp_path / "x"), "there is no game 'chess'"),
        (("azul",), "missing option '--out'"),
        (("azul", "--count", "0", "--out", tmp_path / "x"), "invalid value for '--count'"),
    ):
        done = run("puzzles", *words)
        assert done.code == 2
        assert told in done.complaint


def test_ctrl_c_ends_at_once_and_keeps_what_was_made(tmp_path: Path) -> None:
    tegel.warm("azul")
    out = tmp_path / "azul.txt"
    lines = left(out, 2)
    words = ("puzzles", "azul", "--count", "999", "--workers", "1", "--resume", "--out", out)
    with Terminal(*words) as terminal:
        terminal.wait_for("2 of 999 puzzles")
        terminal.type(CTRL_C)
        assert terminal.wait_for_end() == 130
    assert out.read_text("utf-8").splitlines()[: len(lines) + 1] == [*lines, "# 0"]
