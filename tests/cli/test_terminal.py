"""The terminal: what it can show, and what a person types there."""

import html
import io
import signal
import sys
from pathlib import Path

import pytest

import tegel
from tegel import Record, State
from tegel.cli.terminal import ask, ending_at_once, has_screen, prepare, say, say_list
from tegel.tui.means import is_plainest, shows_signs

from .helpers import recorded, run_alone, written

LONG = "Seat 1 tiles: black on row 3 +2, yellow on row 4 +1, blue on row 5 +2, floor line −5."


def as_terminal(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", str(columns))


@pytest.mark.parametrize("columns", [40, 60, 80])
def test_a_sentence_is_broken_between_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], columns: int
) -> None:
    as_terminal(monkeypatch, columns)
    say(LONG)
    out = capsys.readouterr().out
    assert out.split() == LONG.split()
    assert max(map(len, out.splitlines())) <= columns


def test_a_file_gets_a_sentence_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    say(LONG)
    assert capsys.readouterr().out == f"{LONG}\n"


def test_a_list_takes_as_many_lines_as_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    as_terminal(monkeypatch, 40)
    items = [f"item{n} +{n}" for n in range(9)]
    say_list("F1 red", items)
    first, *others = capsys.readouterr().out.splitlines()
    assert first.startswith("  F1 red      item0 +0")
    assert others
    assert all(line.startswith(" " * 14 + "item") for line in others)
    assert max(map(len, [first, *others])) <= 40
    assert " ".join([first, *others]).split()[2:] == " ".join(items).split()


def test_a_list_of_nothing_is_its_head(capsys: pytest.CaptureFixture[str]) -> None:
    say_list("nothing", [])
    assert capsys.readouterr().out == "  nothing\n"


@pytest.mark.parametrize(
    ("text", "shown"),
    [("║ · −1", b"| . -1"), ("Dörte 🎲", b"Doerte _"), ("\udcff", b"_"), ("plain", b"plain")],
)
def test_what_can_not_be_shown_is_replaced(
    monkeypatch: pytest.MonkeyPatch, text: str, shown: bytes
) -> None:
    raw = io.BytesIO()
    with io.TextIOWrapper(raw, encoding="ascii") as out:
        monkeypatch.setattr(sys, "stdout", out)
        prepare()
        print(text, end="", flush=True)
        assert raw.getvalue() == shown
        monkeypatch.undo()


def test_what_can_not_be_read_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    with io.TextIOWrapper(io.BytesIO(b"F1 \xff 1\n"), encoding="utf-8") as typed:
        monkeypatch.setattr(sys, "stdin", typed)
        prepare()
        assert ask("") == "F1 \ufffd 1"
        monkeypatch.undo()


def test_closed_streams_are_as_good_as_empty_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        for name in ("stdin", "stdout", "stderr"):
            patch.setattr(sys, name, None)
        prepare()
        streams = [sys.stdin, sys.stdout, sys.stderr]
        print("nobody reads this")
        print("nor this", file=sys.stderr)
        answer = ask("or answers > ")
    for stream in streams:
        stream.close()
    assert answer is None


def test_the_end_of_what_is_typed_is_no_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert ask("> ") is None
    assert capsys.readouterr().out == "> \n"


def test_ctrl_c_ends_the_process_while_compiled_code_runs() -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        with ending_at_once():
            assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_process_that_should_not_be_interrupted_is_not() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with ending_at_once():
            assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


class Stream(io.StringIO):
    """A stream that is a terminal, or not."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.mark.parametrize("elsewhere", ["nothing", "stdin", "stdout", "stderr"])
def test_there_is_a_screen_only_if_nothing_goes_elsewhere(
    monkeypatch: pytest.MonkeyPatch, elsewhere: str
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, Stream(name != elsewhere))
    assert has_screen() is (elsewhere == "nothing")


@pytest.mark.parametrize(
    ("names", "plainest"),
    [
        ({"LANG": "C"}, True),
        ({"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"}, True),
        ({"LC_CTYPE": "C.UTF-8", "LANG": "C"}, True),  # as Python makes it of LANG=C alone
        ({"LC_CTYPE": "C.UTF-8"}, False),  # and of nothing at all: who knows
        ({"LC_CTYPE": "en_GB.UTF-8", "LANG": "C"}, False),
        ({"LC_ALL": "C.UTF-8"}, False),
        ({"LANG": "C", "PYTHONIOENCODING": "utf-8"}, False),
    ],
)
def test_a_locale_of_ascii_is_taken_at_its_word(
    monkeypatch: pytest.MonkeyPatch, names: dict[str, str], plainest: bool
) -> None:
    for name in ("LC_ALL", "LC_CTYPE", "LANG", "PYTHONIOENCODING"):
        monkeypatch.delenv(name, raising=False)
    for name, value in names.items():
        monkeypatch.setenv(name, value)
    assert is_plainest() is plainest


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_stream_that_can_not_take_our_signs_gets_ascii(encoding: str) -> None:
    with io.TextIOWrapper(io.BytesIO(), encoding=encoding) as out:
        assert not shows_signs(out)


@pytest.mark.parametrize(
    ("game", "everything", "language", "encoding"),
    [
        ("azul", "POSIX", None, None),
        ("azul_duel", None, "C", None),
        ("ingenious", None, None, "ascii"),
    ],
)
def test_commands_print_legible_ascii_where_there_is_nothing_else(
    tmp_path: Path, game: str, everything: str | None, language: str | None, encoding: str | None
) -> None:
    state = State(tegel.find(game), {}, 3)
    while not state.is_over and len(state.moves) < 60:
        state.push(state.legal_moves[0])
    file = written(tmp_path, Record.of(state, ["Dörte", "Ben"]))
    done = run_alone(
        *("replay", file, "--at", "60"),
        LC_ALL=everything,
        LC_CTYPE=None,
        LANG=language,
        PYTHONIOENCODING=encoding,
    )
    assert done.out.isascii()
    assert "?" not in done.out
    assert "_" not in done.out


def test_a_picture_is_the_same_in_every_encoding(tmp_path: Path) -> None:
    file = written(tmp_path, recorded(3))
    picture = run_alone("show", file, PYTHONIOENCODING="latin-1").out
    assert picture.isascii()
    state = recorded(3).verify()
    assert html.unescape(picture) == html.unescape(state.game.picture(state.view(state.turn)))
