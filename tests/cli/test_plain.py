"""Plain games, line by line: at a real server, in three languages, and when a server goes away."""

import asyncio
import builtins
import re
import sys
from collections.abc import Iterable
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Protocol

import pytest

import tegel
from tegel import Game, State
from tegel.bots.roster import player
from tegel.cli.aside import Aside
from tegel.cli.plain import Plain
from tegel.core.native.build import ensure
from tegel.core.shelf import languages
from tegel.tui.boards import board
from tegel.tui.sittings.local import Local, Place
from tests.client.conftest import server
from tests.tui.helpers import words_for

from .helpers import Done, Person, Run, Terminal

__all__ = ["server"]  # a fixture

terminals = pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
every_game = pytest.mark.parametrize("game", tegel.games().values(), ids=lambda game: game.name)
NAMES = ("Anna", "Ben")


class Script(Protocol):
    """Plays by a script; how it ended, and all that was seen and typed."""

    def __call__(self, lines: Iterable[str], *words: str) -> tuple[Done, str]: ...


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Who we are at a server is kept here."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def script(run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Script:
    """Play by a script that nobody attends: each line waits for its turn."""

    def play(lines: Iterable[str], *words: str) -> tuple[Done, str]:
        person = Person(lines, capsys)
        monkeypatch.setattr(builtins, "input", person)
        monkeypatch.setenv("COLUMNS", "9999")
        done = run("play", "--plain", *words)
        return done, person.seen + done.out

    return play


# --- At a server ----------------------------------------------------------------------------------


@every_game
def test_a_whole_game_is_played_at_a_server(script: Script, server: str, game: Game) -> None:
    ensure(game, "rules")
    words = (game.name, "--server", server, "--against", "beginner", "--name", "Anna")
    done, seen = script(repeat("move"), *words)
    assert (done.code, done.err) == (0, "")
    assert seen.startswith(f"{game.title}: Anna, ")
    assert re.search(r"(won|Shared victory: .*)\.( .+\.)? Points: Anna, \d+; .*, \d+\.\n", seen)
    assert "is not possible" not in seen
    assert "not your turn" not in seen
    assert re.search(r"\nGo on with: tegel play --server \S+/t/\S+\n$", seen)


def test_what_can_not_be_done_at_a_server_is_answered_and_changes_nothing(
    script: Script, server: str
) -> None:
    lines = ["nonsense", "F9 blue 1", "undo", "save x", "score", "moves", "", "quit"]
    words = ("azul", "--start", "0", "--server", server, "--against", "beginner", "--name", "Anna")
    done, seen = script(lines, *words)
    assert done.code == 0
    for answer in (
        "'nonsense' is not a move; ",
        "there is no factory F9",
        "There is no move of yours to take back.",
        "The server keeps this game; its page has the record.",
        "Complete rows: Anna, 0; ",
        "  resign       give the game up",
    ):
        assert answer in seen
    link = seen.rpartition("--server ")[2].strip()
    again, back = script(["log", "quit"], "--server", link)
    assert again.code == 0
    assert "Nothing has happened yet." in back


def test_links_that_lead_nowhere_are_told_so(run: Run, server: str) -> None:
    assert "can't be reached" in run("play", "--server", "http://127.0.0.1:1").complaint
    assert "table" in run("play", "--server", f"{server}/t/nothing").complaint
    assert "is no address" in run("play", "--server", "ftp://x").complaint


@terminals
def test_where_nothing_can_be_kept_of_who_one_is_at_a_server_that_is_told(
    run: Run, server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TEGEL_DATA", str(tmp_path / "file"))
    done = run("play", "azul", "--server", server, "--plain", "--name", "Anna")
    assert done.code == 2
    assert done.complaint == (
        f"who you are at that server can't be kept in {tmp_path / 'file' / 'servers'}:"
        " Not a directory; TEGEL_DATA names another folder"
    )


def test_two_people_play_line_by_line(server: str, tmp_path: Path) -> None:
    words = ("play", "--plain", "--server")
    anna = Terminal(*words, server, "azul", "--against", "friend", "--name", "Anna", COLUMNS="9999")
    with anna:
        link = re.search(r"(http\S+/t/\w+)", anna.wait_for("Waiting for players.\n"))
        assert link
        other = str(tmp_path / "other")
        with Terminal(*words, link[1], "--name", "Ben", XDG_DATA_HOME=other) as ben:
            anna.wait_for("Ben takes a seat.\nThe game begins.\n")
            ben.wait_for("> ")
            ben.type("'good luck\r")
            anna.wait_for("Ben: “good luck”")
            anna.type("resign\r")
            ben.wait_for("Anna resigns.")
            ben.wait_for("You won. Points: Anna, 0; Ben, 0.")
            ben.type("rematch\r")
            anna.wait_for("Ben would like another game.")
            anna.type("rematch\r")
            ben.wait_for("Factory 1: ")
            ben.type("quit\r")
            assert ben.wait_for_end() == 0
            anna.wait_for("Factory 1: ")
            anna.type("quit\r")
            assert anna.wait_for_end() == 0


class Away(Local):
    """A table whose server goes and comes."""

    up = True

    @property
    def is_up(self) -> bool:
        return self.up


def test_a_server_that_goes_and_comes_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    places = [Place("Anna"), Place("random 1", player("random"))]
    with Aside() as aside:
        sitting = Away(State(tegel.find("azul"), {"start": 0}, 5), places, pace=0)
        plain = Plain(aside, sitting, "en", False)

        async def line(is_up: bool) -> None:
            sitting.up = is_up
            await plain.changed()
            await plain.until_asked()

        for is_up in (False, True):
            aside.do(asyncio.wait_for(line(is_up), 900))
    told = capsys.readouterr().out
    assert "The server is away. Your game is safe; we try again by ourselves." in told
    assert "The server is back." in told


# --- Words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("Your move > ", "You take 1 red tile from factory 1 ", "casual 1 takes ")),
        ("nl", ("Jouw zet > ", "Jij neemt 1 rode tegel van fabriek 1 ", "casual 1 neemt ")),
        ("de", ("Dein Zug > ", "Du nimmst 1 rote Fliese aus Manufaktur 1 ", "casual 1 nimmt ")),
    ],
)
def test_players_are_named_in_the_language_of_the_person(
    run: Run, language: str, told: tuple[str, ...]
) -> None:
    words = ("azul", "--seed", "5", "--start", "0", "--language", language)
    done = run("play", *words, typed="F1 red 2\nscore\n")
    assert done.code == 0
    for text in told:
        assert text in done.out
    assert not re.search(r"(?i)\bseat\b", done.out)


@every_game
@pytest.mark.parametrize("language", languages())
def test_the_table_is_told_in_every_language(game: Game, language: str) -> None:
    """Positions of a whole game: nothing lacks its words."""
    ensure(game, "rules")
    drawn, choose = board(game.name), Random(3).choice
    words = words_for(game.name, language)
    state = State(game, {"wall": "grey"} if game.name == "azul" else {}, 3)
    while not state.is_over:
        if len(state.moves) % 10 == 0:
            assert drawn.tell(state.view(state.turn), NAMES, words)
        state.push(choose(state.legal_moves))
