"""`tegel review`: one game told, many summed up, or a sentence that says why not."""

import json
from pathlib import Path

import pytest

import tegel
from tegel.analysis.review import review as judged
from tegel.analysis.shape import Review
from tegel.core.record import Record

from .helpers import Run, played, recorded, run_alone, written

LITTLE = ("--iterations", "10")
SHORT = 4


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return written(tmp_path, recorded(7, SHORT))


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Two games in one file."""
    file = tmp_path / "many.tegel"
    for seed in (7, 8):
        tegel.save(recorded(seed, SHORT), file, append=True)
    return file


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Azul: Anna, Ben"), ("nl", "Azul: Anna, Ben"), ("de", "Azul")]
)
def test_a_game_is_told_with_a_graph_and_its_sums(
    run: Run, game: Path, language: str, told: str
) -> None:
    done = run("review", game, *LITTLE, "--language", language)
    assert (done.code, done.err) == (0, "")
    assert told in done.out
    graphs = [line for line in done.out.split("\n") if "%" in line and " – " in line]
    assert [line.split()[0] for line in graphs[:2]] == ["Anna", "Ben"]
    only = run("review", game, *LITTLE, "--seat", "1", "--language", language).out
    assert len(only) < len(done.out)


def test_the_luck_of_every_deal_is_told_and_adds_up(run: Run, tmp_path: Path) -> None:
    record = recorded(7)
    done = run("review", written(tmp_path, record), *LITTLE, "--language", "en")
    found = judged(record, iterations=10)
    assert found.deals
    lines = done.out.split("\n")
    start = next(n for n, line in enumerate(lines) if line.startswith("Deal after move"))
    told = [line.split() for line in lines[start + 1 : start + 1 + len(found.deals)]]
    assert told == [
        [
            str(deal.n + 1),
            str(deal.round),
            *(f"{100 * one:+.1f}".replace("-0.0", "+0.0") for one in deal.luck),
        ]
        for deal in found.deals
    ]
    for one in found.seats:
        assert abs(sum(deal.luck[one.seat] for deal in found.deals) - one.luck) < 1e-9


def test_of_a_game_with_many_marks_inaccuracies_are_told_seat_by_seat(
    run: Run, tmp_path: Path
) -> None:
    """Nobody reads sixty lines; what was lost by little is there for who asks for a seat."""
    game = written(tmp_path, recorded(7))
    done = run("review", game, *LITTLE, "--language", "en")
    counted = [line for line in done.out.split("\n") if line.startswith("And ")]
    assert [line.endswith("inaccuracies: see --seat.") for line in counted] == [True]
    assert ". ?! Inaccuracy: " not in done.out
    told = [line for line in done.out.split("\n") if "Better: " in line]
    assert any(" this round" in line or " rounds to come" in line for line in told)  # and why
    assert ". ?! Inaccuracy: " in run("review", game, *LITTLE, "--seat", "0").out


def test_the_same_is_told_as_data(run: Run, game: Path) -> None:
    done = run("review", game, *LITTLE, "--json")
    told = json.loads(done.out)
    (found,) = (Review.from_json(one) for one in told["reviews"])
    assert found == judged(recorded(7, SHORT), iterations=10)
    assert [one["name"] for one in told["players"]] == ["Anna", "Ben"]


def test_many_games_are_summed_up_from_a_file_a_folder_or_the_input(
    run: Run, games: Path, tmp_path: Path
) -> None:
    done = run("review", games, *LITTLE)
    assert done.code == 0
    lines = done.out.split("\n")
    assert [line[:8] for line in lines[:2]] == ["1. Azul:", "2. Azul:"]
    assert any(line.startswith("Anna") and " 2 " in line for line in lines[3:])
    folder = tmp_path / "folder" / "below"
    folder.mkdir(parents=True)
    for n, record in enumerate(tegel.load_all(games)):
        written(folder, record, f"{n}.tegel")
    assert run("review", folder.parent, *LITTLE).out == done.out
    assert run_alone("review", "-", *LITTLE, typed=games.read_bytes()).out == done.out


def test_marks_and_better_moves_are_written(run: Run, tmp_path: Path) -> None:
    file, out = written(tmp_path, recorded(7, 14)), tmp_path / "reviewed.tegel"
    assert run("review", file, *LITTLE, "--write", out).code == 0
    again = tegel.load(out)
    again.verify()
    assert again.moves == recorded(7, 14).moves
    assert again.notes
    same = run("review", file, "--write", file)
    assert (same.code, "choose another for --write" in same.complaint) == (2, True)


def test_a_game_from_a_real_table_is_reviewed(run: Run, tmp_path: Path) -> None:
    """Only what a seat knew was written down: what the other decided is not judged."""
    state = tegel.position(tegel.new("ingenious", seed=3, start=0).position_for(0), seed=1)
    state = state.known_to(0)
    for _ in range(6):
        state.push(state.legal_moves[0])
    record = Record.of(state, ["Anna", "Ben"])
    done = run("review", written(tmp_path, record), *LITTLE, "--json")
    assert done.code == 0, done.err
    (found,) = (Review.from_json(one) for one in json.loads(done.out)["reviews"])
    assert [one.decisions > 0 for one in found.seats] == [True, False]


def test_what_can_not_be_reviewed_is_told_in_a_sentence(
    run: Run, game: Path, tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.tegel"
    text = game.read_text("utf-8")
    wrong.write_text(text.replace("1. F", "1. X", 1), "utf-8")
    empty = tmp_path / "empty"
    empty.mkdir()
    for words, code, told in (
        ((tmp_path / "none.tegel",), 2, "none.tegel: can't be read: No such file"),
        ((wrong,), 1, "wrong.tegel: line "),
        ((empty,), 2, "empty: there is no game"),
        ((game, "--seat", "2"), 2, "seat cannot be 2; it can be 0 to 1"),
        ((game, "--iterations", "1"), 2, "iterations cannot be 1; they can be 10 to 1000000"),
        ((game, "--language", "la"), 2, "language cannot be 'la'"),
    ):
        done = run("review", *words)
        assert (done.code, done.out) == (code, "")
        assert told in done.complaint
    piped = run_alone("review", "-", typed=b"hello")
    assert (piped.code, piped.complaint[:8]) == (1, "line 1: ")


def test_ctrl_c_ends_it_and_keeps_what_was_reviewed(
    run: Run, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[Review] = []

    def interrupted(record: Record, **how: int) -> Review:
        if done:
            raise KeyboardInterrupt
        done.append(judged(record, iterations=how["iterations"]))
        return done[0]

    monkeypatch.setattr("tegel.cli.review.judged", interrupted)
    out = tmp_path / "reviewed.tegel"
    stopped = run("review", games, *LITTLE, "--json", "--write", out)
    assert stopped.code == 130
    (kept,) = json.loads(stopped.out)["reviews"]
    assert Review.from_json(kept) == done[0]
    assert tegel.load(out).moves == recorded(7, SHORT).moves
    again = run("review", games, *LITTLE)
    assert (again.code, again.out) == (130, "")


def test_a_game_of_no_moves_is_reviewed_too(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, Record.of(played(7, 0), ["Anna", "Ben"]))
    assert run("review", file, *LITTLE).code == 0
