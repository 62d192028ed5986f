"""A server that has compiled nothing yet is open, says how far it is, and is played at."""

import time
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

from tegel.bots.preparing import STAGES
from tegel.core.native.cache import cache_folder
from tegel.games import games
from tegel.server.preparing import Preparing
from tests.server.databases import new_file

from .cold import ColdCache, cold_cache
from .helpers import BOT, ME, House, Visitor, opened

MASTER = {"kind": "bot", "level": "master"}


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[ColdCache]:
    with cold_cache(tmp_path / "cache") as cache:
        monkeypatch.setenv("TEGEL_CACHE", str(cache.folder))
        cache_folder.cache_clear()
        yield cache
        cache_folder.cache_clear()


@pytest.fixture
def house(cold: ColdCache, tmp_path: Path) -> Generator[House]:
    with opened(new_file(tmp_path)) as house:
        yield house


def until(happened: Callable[[], bool]) -> None:
    while not happened():
        time.sleep(0.05)


def shares(visitor: Visitor) -> dict[str, set[float]]:
    told = visitor.get("/api/readiness").json()["games"]
    return {game["name"]: {game[stage] for stage in STAGES} for game in told}


def play(visitor: Visitor, table: str) -> int:
    """Play whenever it is one's turn, until a bot has answered or has to; moves made so far."""
    view = visitor.look(table)
    while view["seats"][view["view"]["turn"]]["yours"]:
        move = view["view"]["moves"][0]["move"]
        assert visitor.do(table, kind="play", seat=0, move=move).status_code == 200
        view = visitor.look(table)
    return int(view["moves"])


def test_it_is_played_at_once_and_who_looks_ahead_answers_when_a_game_is_ready(
    cold: ColdCache, house: House
) -> None:
    guest = house.guest("Anna")
    assert shares(guest) == {name: {0.0} for name in games()}

    easy = guest.set_up(ME, BOT, options={"start": 0})["table"]
    made = play(guest, easy)
    until(lambda: guest.look(easy)["moves"] > made)

    hard = guest.set_up(ME, MASTER, options={"start": 0})["table"]
    made = play(guest, hard)
    assert guest.look(hard)["moves"] == made, "it waits"
    cold.finish("azul")
    until(lambda: guest.look(hard)["moves"] > made)
    assert shares(guest) == {name: {1.0 if name == "azul" else 0.0} for name in games()}


def test_what_could_not_be_compiled_is_not_waited_for(
    cold: ColdCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEGEL_WAY", "no such way")  # no process that compiles can begin
    preparing = Preparing()
    try:
        until(lambda: all(ready["search"] == 1 for ready in preparing.shares()))
    finally:
        preparing.close()
