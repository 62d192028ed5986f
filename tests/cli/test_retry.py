"""`tegel review --retry`: what is better stays hidden until one has answered."""

from pathlib import Path

import pytest

from tegel.analysis.retry import mistakes
from tegel.analysis.review import review as judged
from tegel.analysis.shape import Review
from tegel.core.record import Record

from .helpers import Person, Run, recorded, written

LITTLE = ("--iterations", "20")
LENGTH = 12


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded(7, LENGTH)


@pytest.fixture(scope="module")
def found(record: Record) -> Review:
    return judged(record, iterations=20)


def retry(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    script: list[str],
    *words: str | Path,
) -> str:
    """All that a person sees and types."""
    person = Person(script, capsys)
    monkeypatch.setattr("builtins.input", person)
    done = run("review", *words, *LITTLE, "--retry", "--language", "en", attended=True)
    assert (done.code, done.err) == (0, "")
    return person.seen + done.out


def test_each_mistake_is_asked_and_the_best_move_is_right_at_once(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    record: Record,
    found: Review,
    tmp_path: Path,
) -> None:
    turns = mistakes(found)
    assert turns
    answers = [found.decisions[turn.worst].best.text for turn in turns]
    seen = retry(run, monkeypatch, capsys, answers, written(tmp_path, record))
    assert seen.count("What is better here?") == len(turns)
    assert seen.count("Right: nothing better was found.") == len(turns)
    assert f"{len(turns)} of {len(turns)} found at the first try." in seen
    first, _, rest = seen.partition("What is better here?")
    assert "Better:" not in first
    assert rest.index("Right") < rest.index("Better:")


def test_what_was_played_is_wrong_and_tells_nothing_until_it_is_asked_for(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    record: Record,
    found: Review,
    tmp_path: Path,
) -> None:
    turn = mistakes(found)[0]
    played = found.decisions[turn.worst].played.text
    script = ["nonsense", "F1 blue 9", played, "answer", "quit"]
    seen = retry(run, monkeypatch, capsys, script, written(tmp_path, record))
    before, asked, after = seen.partition("answer\n")
    assert asked
    assert "is not a move" in before
    assert "Not this one" in before
    assert "Better:" not in before
    assert "Better:" in after
    assert "found at the first try" not in after  # left before the end


def test_one_seat_alone_is_asked_and_one_may_pass(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    record: Record,
    found: Review,
    tmp_path: Path,
) -> None:
    turns = mistakes(found, 1)
    file = written(tmp_path, record)
    seen = retry(run, monkeypatch, capsys, [""] * len(turns), file, "--seat", "1")
    assert seen.count("What is better here?") == len(turns)
    assert all(turn.seat == 1 for turn in turns)
    assert f"0 of {len(turns)} found at the first try." in seen


def test_what_asks_does_not_go_with_what_prints_data(run: Run, tmp_path: Path) -> None:
    done = run("review", written(tmp_path, recorded(7, 2)), "--retry", "--json")
    assert done.code == 2
    assert "--retry asks a person" in done.complaint


def test_a_game_without_mistakes_asks_nothing(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    seen = retry(run, monkeypatch, capsys, [], written(tmp_path, recorded(7, 0)))
    assert "Nothing to criticise." in seen
