"""The journal: no finished game is lost, and no other event is taken for this one."""

import json
import resource
from dataclasses import replace
from pathlib import Path

import pytest

import tegel
from tegel.arena import Event, Played, Progress, Stopped, match, play
from tegel.arena.game import Forfeit
from tegel.arena.journal import NAME, Journal
from tegel.core.errors import BadOptions

from .test_game import played


@pytest.fixture
def event() -> Event:
    return match("azul", ["random", "greedy"], 4)


@pytest.fixture
def games(event: Event) -> list[Played]:
    forfeit = Forfeit(1, 3, "raised ValueError: “no”")
    return [played(event, 1), replace(played(event, 2), forfeit=forfeit)]


def write(folder: Path, event: Event, games: list[Played]) -> Path:
    with Journal(folder, event) as journal:
        for game in games:
            journal.add(game)
    return folder / NAME


def read(folder: Path, event: Event) -> dict[int, Played]:
    with Journal(folder, event) as journal:
        return journal.games


def test_what_was_kept_is_read_again(tmp_path: Path, event: Event, games: list[Played]) -> None:
    write(tmp_path, event, games)
    assert read(tmp_path, event) == {1: games[0], 2: games[1]}


def test_a_kept_game_is_on_the_disk_at_once(
    tmp_path: Path, event: Event, games: list[Played]
) -> None:
    with Journal(tmp_path, event) as journal:
        journal.add(games[0])
        assert len((tmp_path / NAME).read_bytes().splitlines()) == 2


def test_a_kept_game_survives_a_power_cut(
    tmp_path: Path, event: Event, games: list[Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Journal(tmp_path, event) as journal:
        synced: list[int] = []
        monkeypatch.setattr("os.fsync", lambda _: synced.append((tmp_path / NAME).stat().st_size))
        journal.add(games[0])
        assert synced == [(tmp_path / NAME).stat().st_size], "when all is written"


def test_a_line_torn_by_a_kill_at_any_point_costs_that_game_alone(
    tmp_path: Path, event: Event, games: list[Played]
) -> None:
    path = write(tmp_path, event, games)
    whole = path.read_bytes()
    starts = [0] + [n + 1 for n, byte in enumerate(whole) if byte == ord("\n")]
    for cut in range(0, len(whole), 7):
        path.write_bytes(whole[:cut])
        kept = max(sum(start <= cut for start in starts) - 2, 0)
        assert list(read(tmp_path, event)) == [1, 2][:kept]
        with Journal(tmp_path, event) as journal:
            for game in games[kept:]:
                journal.add(game)
        assert path.read_bytes() == whole, "the torn part is gone"


def test_a_damaged_line_is_told_and_nothing_is_overwritten(
    tmp_path: Path, event: Event, games: list[Played]
) -> None:
    path = write(tmp_path, event, games)
    damaged = path.read_bytes().replace(b'"scores"', b'"scared"', 1)
    path.write_bytes(damaged)
    with pytest.raises(BadOptions, match="line 2: this does not belong in a journal"):
        read(tmp_path, event)
    assert path.read_bytes() == damaged


OTHERS = {
    "bots": (match("azul", ["random", "random"], 4), "its bots is ['random', 'greedy']"),
    "seed": (match("azul", ["random", "greedy"], 4, seed=9), "its seed is 0, not 9"),
    "options": (match("azul", ["random", "greedy"], 4, {"wall": "grey"}), "its options is {'play"),
    "line-up": (match("azul", ["random", "greedy"], 4, {"players": 3}), "its options is {'play"),
}


@pytest.mark.parametrize(("other", "message"), OTHERS.values(), ids=OTHERS)
def test_the_journal_of_another_event_is_refused(
    tmp_path: Path, event: Event, games: list[Played], other: Event, message: str
) -> None:
    write(tmp_path, event, games)
    with pytest.raises(BadOptions) as error:
        read(tmp_path, other)
    assert f"{tmp_path} holds another event: {message}" in str(error.value)


def test_what_is_no_journal_is_refused(tmp_path: Path, event: Event) -> None:
    (tmp_path / NAME).write_text("[1, 2]\n")
    with pytest.raises(BadOptions, match="line 1: this does not belong in a journal"):
        read(tmp_path, event)


def test_a_longer_match_goes_on_from_a_shorter_one_and_a_shorter_one_takes_its_part(
    tmp_path: Path, event: Event, games: list[Played]
) -> None:
    write(tmp_path, event, games)
    assert len(read(tmp_path, replace(event, games=100))) == 2
    assert len(read(tmp_path, replace(event, games=1))) == 1


def test_what_is_in_the_journal_is_not_played_again(tmp_path: Path, games: list[Played]) -> None:
    event = match("azul", ["random", "greedy"], 2)
    write(tmp_path, event, games)
    told: list[int] = []
    result = play(event, folder=tmp_path, on_game=lambda progress: told.append(len(progress.done)))
    assert result.games == tuple(games)
    assert told == [2], "no process was needed"


def test_records_are_written_for_games_that_were_kept_without(
    tmp_path: Path, event: Event, games: list[Played]
) -> None:
    event = replace(event, games=2)
    write(tmp_path, event, games)
    play(event, folder=tmp_path, records=True)
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == ["000001.tegel", "000002.tegel"]
    record = tegel.read_record(files[0].read_bytes())
    assert record.verify().moves == list(games[0].moves)
    assert record.seats == tuple(event.bots[bot] for bot in games[0].fixture.seats)


def test_going_on_needs_a_journal_and_a_place(tmp_path: Path, event: Event) -> None:
    with pytest.raises(BadOptions, match="holds no journal to go on with"):
        play(event, folder=tmp_path / "new", resume=True)
    assert not (tmp_path / "new").exists()
    with pytest.raises(BadOptions, match="say in which folder"):
        play(event, records=True)


def test_a_folder_that_can_not_be_written_is_told(tmp_path: Path, event: Event) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOptions, match=r"/file is not a folder$"):
        read(tmp_path / "file", event)


def test_a_game_that_finds_no_room_is_told_and_the_others_stay(
    tmp_path: Path, event: Event, games: list[Played]
) -> None:
    path = write(tmp_path, event, games[:1])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 9, hard))
    try:
        with pytest.raises(BadOptions, match=r"journal\.jsonl can't be written: File too large$"):
            write(tmp_path, event, games[1:])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert read(tmp_path, event) == {1: games[0]}


def test_an_event_that_is_interrupted_hands_over_what_was_played(
    tmp_path: Path, games: list[Played]
) -> None:
    event = match("azul", ["random", "greedy"], 2)
    write(tmp_path, event, games)

    def interrupt(_: Progress) -> None:
        raise KeyboardInterrupt

    with pytest.raises(Stopped) as stop:
        play(replace(event, games=100), folder=tmp_path, on_game=interrupt)
    assert stop.value.result.games == tuple(games)
    assert not stop.value.result.is_whole
    with pytest.raises(KeyboardInterrupt, match="stopped after 2 games"):
        play(event, folder=tmp_path, on_game=interrupt)


def test_a_line_is_plain_json(tmp_path: Path, event: Event, games: list[Played]) -> None:
    header, first, _ = write(tmp_path, event, games).read_text().splitlines()
    assert json.loads(header)["format"] == "tegel arena journal 1"
    assert json.loads(first)["moves"] == list(games[0].moves)
