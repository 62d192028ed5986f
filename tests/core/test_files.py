"""Games are files: one, many in one, folders of them."""

from pathlib import Path

import pytest

import tegel
from tegel import BadOptions, BadRecord, Record
from tegel.core.files import read_all

from .helpers import played

KEPT = Path(__file__).parent / "records"


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    record = Record.of(played(7))
    tegel.save(record, tmp_path / "game.tegel")
    assert tegel.load(tmp_path / "game.tegel") == record
    assert (tmp_path / "game.tegel").read_bytes() == str(record).encode()


def test_many_games_in_one_file_and_in_folders(tmp_path: Path) -> None:
    records = [Record.of(played(seed)) for seed in range(3)]
    for record in records:
        tegel.save(record, tmp_path / "b.tegel", append=True)
    (tmp_path / "deeper").mkdir()
    tegel.save(records[0], tmp_path / "deeper" / "a.tegel")
    (tmp_path / "notes.txt").write_text("no game")
    assert list(tegel.load_all(tmp_path / "b.tegel")) == records
    assert list(tegel.load_all(str(tmp_path))) == [*records, records[0]]
    with pytest.raises(BadOptions, match="there are many games"):
        tegel.load(tmp_path / "b.tegel")
    windows = (tmp_path / "b.tegel").read_bytes().replace(b"\n", b"\r\n")
    (tmp_path / "w.tegel").write_bytes(b"\xef\xbb\xbf" + windows)
    assert list(tegel.load_all(tmp_path / "w.tegel")) == records


def test_what_is_wrong_is_said_with_the_file_and_its_line(tmp_path: Path) -> None:
    path = tmp_path / "games.tegel"
    first, second = (str(Record.of(played(seed))) for seed in range(2))
    path.write_text(first + "\n" + second.replace("seed: 1", "seed: one"), encoding="utf-8")
    games = tegel.load_all(path)
    assert str(next(games)) == first
    with pytest.raises(BadRecord, match="'one' is no whole number") as caught:
        next(games)
    lines = path.read_text(encoding="utf-8").split("\n")
    assert lines[caught.value.line - 1] == "seed: one"
    assert str(caught.value).startswith(f"{path}: line ")


def test_what_is_no_game_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="can't be read"):
        tegel.load(tmp_path / "nothing.tegel")
    (tmp_path / "empty.tegel").write_text("")
    with pytest.raises(BadOptions, match="there is no game"):
        tegel.load(tmp_path / "empty.tegel")
    with pytest.raises(BadOptions, match="can't be written"):
        tegel.save(Record.of(played(7)), tmp_path)


def test_old_records_open_for_ever() -> None:
    records = list(tegel.load_all(KEPT))
    assert len(records) == len(list(KEPT.glob("*.tegel")))
    for record in records:
        record.verify()


def test_a_file_that_was_sent_is_read_as_one_that_lies_here() -> None:
    records = [Record.of(played(seed)) for seed in range(2)]
    sent = "\n".join(map(str, records)).encode()
    assert list(read_all(sent, tegel.find)) == records
    assert list(read_all(b"\n", tegel.find)) == []
    end = sent.count(b"\n")
    with pytest.raises(BadRecord, match=f"line {end + 1}: "):
        list(read_all(sent + b"nonsense\n", tegel.find))
