"""`tegel play`: a whole game by typing, and everything else that people type."""

import builtins
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import repeat
from pathlib import Path

import pytest

import tegel
from tegel import Game, IllegalMove, Record, TegelError, read_record
from tegel.cli.kept import fresh, latest
from tegel.core.native.build import ensure
from tegel.core.words import english
from tegel.server.site import default_database
from tegel.tui.boards import board
from tests.tui.helpers import words_for

from .helpers import (
    CTRL_C,
    UP,
    Person,
    Play,
    Run,
    Terminal,
    listed_moves,
    played,
    recorded,
    run_alone,
    written,
)

terminals = pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
FIRST = ["--seed", "5", "--start", "0"]
ENTER_SCREEN, LEAVE_SCREEN, SHOW_CURSOR = "\x1b[?1049h", "\x1b[?1049l", "\x1b[?25h"


def read(file: Path) -> Record:
    return read_record(file.read_bytes())


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Games that nobody names a file for are kept here."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def play(run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    def play(script: Iterable[str], *words: str | Path) -> str:
        person = Person(script, capsys)
        monkeypatch.setattr(builtins, "input", person)
        monkeypatch.setenv("COLUMNS", "9999")
        done = run("play", "--plain", *words, attended=True)
        assert (done.code, done.err) == (0, "")
        return person.seen + done.out

    return play


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_whole_game_can_be_played_by_typing_moves(
    play: Play, run: Run, tmp_path: Path, wall: str, players: str
) -> None:
    file = tmp_path / "game.tegel"
    options = ["--wall", wall, "--players", players, "--seed", "9", "--save", str(file)]
    seen = play(repeat("move"), *options)
    final = read(file).verify()
    assert final.is_over
    assert final.options == {"wall": wall, "players": int(players), "start": "random"}
    assert "is not possible" not in seen
    assert "is not a move" not in seen
    names = ["You", *(f"casual {seat}" for seat in range(1, int(players)))]
    points = [f"{name}, {n}" for name, n in zip(names, final.outcome.scores, strict=True)]
    assert f" Points: {'; '.join(points)}." in seen
    assert "Seat " not in seen
    assert run("verify", file).code == 0


@pytest.mark.parametrize("game", tegel.games().values(), ids=lambda game: game.name)
def test_every_game_can_be_played_whole(play: Play, tmp_path: Path, game: Game) -> None:
    ensure(game, "rules")
    file = tmp_path / "game.tegel"
    seen = play(repeat("move"), game.name, "--seed", "9", "--save", file)
    assert read(file).verify().is_over
    assert " Points: " in seen


SHARED = "You and random 1, 2 points each: equally many complete rows, too, so the place is shared."


@pytest.mark.parametrize(
    ("seed", "verdict"),
    [
        (0, "You won."),
        (1, "random 1 won."),
        (5, f"Shared victory: You, random 1. {SHARED}"),
    ],
)
def test_the_verdict_tells_how_it_ended(
    play: Play, tmp_path: Path, seed: int, verdict: str
) -> None:
    file = tmp_path / "game.tegel"
    seen = play(repeat("move"), "--seed", str(seed), "--save", file, "--against", "random")
    assert f"\n{verdict} Points: " in seen
    places = {0: (1, 2), 1: (2, 1), 5: (1, 1)}
    assert read(file).places == places[seed]


def test_the_first_thing_told_is_how_to_play(run: Run) -> None:
    done = run("play", "azul", *FIRST)
    assert done.out.startswith("Azul: You, casual 1. Seed 5.\n")
    for word in ("moves", "hint", "board", "log", "score", "undo", "save FILE", "help", "quit"):
        assert f"\n  {word} " in done.out
    start = played(5, 0, start=0)
    how = english(start.game).tell("how", start.view(0)["asks"])
    assert f"A move: {how}.\nYour move > " in done.out


def test_opponents_are_chosen_by_name(run: Run) -> None:
    three = ["play", "--players", "3", "--seed", "5"]
    one = run(*three, "--against", "random")
    assert one.out.startswith("Azul (Players: 3): You, random 1, random 2. Seed 5.\n")
    two = run(*three, "--against", "random", "--against", "search:iterations=5")
    assert two.out.startswith("Azul (Players: 3): You, random 1, search:iterations=5 2. ")
    for words, complaint in [
        (["--against", "serch"], "there is no bot 'serch'; did you mean search?"),
        (3 * ["--against", "random"], "there are 2 other seats, and --against names 3 players;"),
    ]:
        refused = run(*three, *words)
        assert (refused.code, refused.out) == (2, "")
        assert complaint in refused.err


def test_a_hint_tells_the_best_moves_and_what_is_expected_of_them(play: Play) -> None:
    seen = play(["hint", "quit"], *FIRST)
    start = played(5, 0, start=0)
    told = re.findall(r"^(.+): (\d+) % to win, [+-]\d+\.\d points\. You .+\.$", seen, re.MULTILINE)
    assert 1 <= len(told) <= 3
    assert all(start.parse(text) in start.legal_moves for text, _ in told)
    others = [int(share) for _, share in told[1:]]
    assert others == sorted(others, reverse=True)


def test_every_hint_of_a_turn_is_thought_about(play: Play) -> None:
    """Also where the tile that was advised is to be placed, as the adviser has foreseen."""
    words = ("ingenious", *FIRST)
    first = play(["hint", "quit"], *words)
    tile = re.search(r"^(.+): \d+ % to win", first, re.MULTILINE)
    assert tile
    both = play(["hint", tile[1], "hint", "quit"], *words)
    assert both.count(" % to win") > first.count(" % to win")


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    assert run("play", "--seed", "5").out == run("play", "--seed", "5").out
    assert run("play", "--seed", "5").out != run("play", "--seed", "6").out


def test_how_to_write_a_move_is_told_when_it_changes_and_on_request(play: Play) -> None:
    def told(seen: str) -> list[str]:
        return [line for line in seen.splitlines() if line.startswith("A move: ")]

    takes, columns, *others = told(play(repeat("move"), "--seed", "9", "--wall", "grey"))
    assert takes != columns
    assert others == [takes if n % 2 == 0 else columns for n in range(len(others))]
    assert told(play(repeat("move"), "--seed", "9")) == [takes]
    assert told(play(["help", "?", ""], "--seed", "9")) == [takes] * 4


def test_moves_lists_every_legal_move_with_its_gain(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.tegel"
    seen = play(["move", "move", "save " + str(file), "moves"], *FIRST)
    state = read(file).verify()
    listing = seen.rpartition("> moves\n")[2].partition("\n\n")[0]
    assert sorted(listed_moves(listing)) == sorted(state.text(move) for move in state.legal_moves)
    gains = {move["text"]: move["gain"] for move in state.view(0)["moves"]}
    assert all(f"{text.rpartition(' ')[2]} {gain:+d}" in listing for text, gain in gains.items())


def test_board_shows_the_table_again(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.tegel"
    seen = play(["move", f"save {file}", "board"], *FIRST)
    told = board("azul")
    view = read(file).verify().view(0)
    table = told.tell(view, ["You", "casual 1"], words_for("azul"))
    assert " lid 0.\n{}\n".format("\n".join(table)) in seen.rpartition("> board\n")[2]


def test_undo_goes_back_to_my_last_decision(play: Play, tmp_path: Path) -> None:
    files = [tmp_path / name for name in "abcde"]
    a, b, c, d, e = files
    script = [f"save {a}", "move", f"save {b}", "move", f"save {c}"]
    script += ["undo", f"save {d}", "undo", f"save {e}", "undo"]
    seen = play(script, "--seed", "5", "--players", "4")
    texts = [file.read_text(encoding="utf-8") for file in files]
    assert len(set(texts[:3])) == 3
    assert texts[3] == texts[1]
    assert texts[4] == texts[0]
    assert seen.count("There is no move of yours to take back.") == 1
    assert seen.count("(taken back)") == len(read(c).moves) - len(read(a).moves)


def test_undo_goes_back_to_my_last_column_too(play: Play, tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"

    def script() -> Iterator[str]:
        yield f"save {before}"
        while read(before).verify().view(0)["phase"] != "tiling":
            yield "move"
            yield f"save {before}"
        yield from ["move", "undo", f"save {after}"]

    seen = play(script(), "--seed", "9", "--wall", "grey")
    assert "(taken back)." in seen
    assert before.read_text(encoding="utf-8") == after.read_text(encoding="utf-8")


def test_a_game_that_is_over_can_still_be_saved_and_taken_back(play: Play, tmp_path: Path) -> None:
    over, before = tmp_path / "over", tmp_path / "before"

    def script() -> Iterator[str]:
        while not over.exists() or read(over).scores is None:
            yield "move"
            yield f"save {over}"
        yield from ["moves", "F1 blue 1", "undo", f"save {before}", "quit"]

    seen = play(script(), *FIRST)
    assert read(over).verify().is_over
    with pytest.raises(TegelError) as refusal:
        read(over).verify().push_text("F1 blue 1")
    assert f"\nsave FILE, undo or quit > F1 blue 1\n{answer_to(refusal.value)}\n" in seen
    left = read(before).moves
    assert left == read(over).moves[: len(left)]
    assert read(before).verify().turn == 0


def answer_to(refusal: TegelError) -> str:
    """What a person is told: of what the rules forbid the reason, in the words of the game."""
    if not isinstance(refusal, IllegalMove) or refusal.refusal is None:
        said = str(refusal)
        return f"{said[0].upper()}{said[1:]}."
    reason = english(tegel.find("azul")).tell("refusal", refusal.refusal)
    return f"The rules do not allow that here: {reason}."


BAD = [
    "hello",
    "f9 blue 1",
    "F1 pink 1",
    "F1 bl 1",
    "F1 blue 1",
    "C red 1",
    "F1 red 6",
    "column 2",
    "F1 red 1 please",
    "x" * 100_000,
    "🎲 🎲 🎲",
    "F² red ١",
    "\u202e\x1b[31m a b",
    "\0 \0 \0",
]


@pytest.mark.parametrize("line", BAD, ids=lambda line: ascii(line)[:20])
def test_a_bad_move_is_answered_with_the_reason_and_changes_nothing(
    run: Run, tmp_path: Path, line: str
) -> None:
    with pytest.raises(TegelError) as refusal:
        played(5, 0, start=0).push_text(line)
    before, after = tmp_path / "before", tmp_path / "after"
    done = run("play", "azul", *FIRST, typed=f"save {before}\n{line}\nsave {after}\n")
    assert done.code == 0
    assert f"Your move > {answer_to(refusal.value)}\n" in done.out
    assert before.read_text(encoding="utf-8") == after.read_text(encoding="utf-8")


def test_an_answer_shows_no_raw_control_characters(run: Run) -> None:
    assert "\x1b" not in run("play", "azul", *FIRST, typed="\x1b[31m a b\n\x1b[31m\n").out


def test_undo_and_save_without_anything_to_do_say_so(run: Run) -> None:
    done = run("play", "azul", *FIRST, typed="undo\nsave\n")
    assert "Your move > There is no move of yours to take back.\n" in done.out
    assert "Your move > Say which file, as in: save game.tegel\n" in done.out


@pytest.mark.parametrize("typed", ["quit\n", "q\n", "EXIT\n", "  Quit  \n", ""])
def test_quit_and_the_end_of_the_input_leave(run: Run, tmp_path: Path, typed: str) -> None:
    file = tmp_path / "game.tegel"
    done = run("play", "azul", "--seed", "5", "--save", file, typed=typed)
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith(f"Saved to {file}. Go on with: tegel play {file}\n")
    assert read(file).verify().turn == 0


def test_ctrl_c_leaves_and_the_game_is_saved(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupt)
    file = tmp_path / "game.tegel"
    done = run("play", "azul", "--seed", "5", "--save", file)
    assert (done.code, done.err) == (130, "")
    assert done.out.endswith(f"Saved to {file}. Go on with: tegel play {file}\n")
    assert read(file).verify().turn == 0


@terminals
def test_in_a_terminal_lines_come_back_and_ctrl_c_leaves() -> None:
    with Terminal("play", "--plain", "azul", *FIRST, TERM="xterm") as terminal:
        terminal.wait_for("Your move > ")
        terminal.type("hello\r")
        terminal.wait_for("Your move > ")
        terminal.type(f"{UP}\r")
        assert terminal.wait_for("Your move > ").count("'hello' is not a move") == 1
        terminal.type("F1 re")
        terminal.wait_for("F1 re")
        terminal.type(CTRL_C)
        assert terminal.wait_for_end() == 130


@terminals
@pytest.mark.parametrize(("keys", "status"), [("q", 0), (CTRL_C, 0)], ids=["q", "Ctrl-C"])
def test_the_screen_is_left_as_it_was_and_the_game_goes_on(
    tmp_path: Path, keys: str, status: int
) -> None:
    wide = {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    with Terminal("play", "azul", *FIRST, **wide) as terminal:
        assert ENTER_SCREEN in terminal.wait_for("Your turn")
        terminal.type("F1 r 2\r")
        terminal.wait_for("casual 1 to move")
        terminal.type(keys)
        left = terminal.wait_for("Go on with: tegel play --resume")
        assert LEAVE_SCREEN in left
        assert SHOW_CURSOR in left
        assert terminal.wait_for_end() == status
    with Terminal("play", "--resume", **wide) as terminal:
        terminal.wait_for("Your turn")
        terminal.type("u")
        terminal.wait_for("Take")
        terminal.type("q")
        terminal.wait_for("Go on with")
        assert terminal.wait_for_end() == 0
    (file,) = (tmp_path / "data" / "tegel" / "games").iterdir()
    assert read(file).moves == ()


def test_a_script_plays_a_whole_game_through_a_pipe(play: Play, tmp_path: Path) -> None:
    first, again = tmp_path / "first", tmp_path / "again"
    play(repeat("move"), "--seed", "9", "--save", first)
    final = read(first).verify()
    mine = [n for n in range(len(final.moves)) if final.was(n, "turn") == 0]
    typed = "\n".join(["gibberish", *(read(first).moves[n] for n in mine)])
    done = run_alone("play", "--seed", "9", "--save", again, typed=typed.encode())
    assert (done.code, done.err) == (0, "")
    assert "'gibberish' is not a move; " in done.out
    assert again.read_text(encoding="utf-8") == first.read_text(encoding="utf-8")


def test_plain_games_go_on_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.tegel"
    run("play", *FIRST, "--save", file, typed="F1 r 2\n")
    moves = read(file).moves
    assert moves[0] == "F1 red 2"
    done = run("play", file, typed="undo\n")
    assert done.out.count("(taken back).") == len(moves)
    assert read(file).moves == ()
    assert run("play", "--resume").complaint == "no game was left here that could go on"


def test_what_needs_a_screen_says_so_without_one(run: Run) -> None:
    assert "one person plays, in seat 0" in run("play", "--against", "person").complaint
    assert "a friend needs a server" in run("play", "--against", "friend").complaint


# --- Saving ---------------------------------------------------------------------------------------


def test_save_writes_what_verify_accepts_and_replay_shows(
    play: Play, run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "my game.tegel"
    seen = play(["move", "move", f"  SAVE  {file}  "], *FIRST)
    assert f"Saved to {file}." in seen
    record = read(file)
    assert record.seats == ("You", "casual 1")
    assert run("verify", file).out == f"{file}: good, Azul, 4 moves, result unfinished\n"
    shown = run("replay", file).out
    for n, text in enumerate(record.moves, 1):
        who = "casual 1" if n % 2 == 0 else "Player 1"
        assert f"\n{n}. {text}\n{who} " in shown


def test_save_knows_what_home_is(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert "Saved to ~/game.tegel." in run("play", *FIRST, typed="save ~/game.tegel\n").out
    assert read(tmp_path / "game.tegel").moves == ()


def test_save_writes_over_an_older_game_and_an_empty_file(run: Run, tmp_path: Path) -> None:
    older = written(tmp_path, recorded(7))
    empty, dealt = tmp_path / "empty", tmp_path / "dealt"
    empty.touch()
    dealt.write_text("tegel record 3\n", encoding="utf-8")  # of a game from a real table
    for file in (older, empty, dealt):
        assert f"Saved to {file}." in run("play", *FIRST, typed=f"save {file}\n").out
        assert read(file).moves == ()


def test_save_never_writes_over_anything_else(run: Run, tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary", encoding="utf-8")
    answer = f"{diary} is something else than a game; save under another name"
    assert f"{answer}.\n" in run("play", *FIRST, typed=f"save {diary}\n").out
    assert run("play", *FIRST, "--save", diary).complaint == answer
    assert diary.read_text(encoding="utf-8") == "Dear diary"


def test_save_says_why_a_file_can_not_be_written(run: Run, tmp_path: Path) -> None:
    names = [str(tmp_path), f"{tmp_path}/no/such", "~nobody-of-this-name/x", "a\0b", "x" * 300]
    done = run("play", *FIRST, typed="".join(f"save {name}\n" for name in names))
    assert done.code == 0
    for name in names:
        assert f"Your move > {name} can't be written: " in done.out
    assert "Saved" not in done.out


def test_games_are_kept_where_the_environment_says_that_data_lie(
    play: Play, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEGEL_DATA", str(tmp_path / "mine"))
    play(["move", "quit"], "azul", *FIRST)
    (file,) = (tmp_path / "mine" / "games").iterdir()
    assert file.suffix == ".tegel"
    assert not (tmp_path / "data").exists()
    assert latest() == file
    (tmp_path / "mine" / "games" / "folder.tegel").mkdir()  # made later, and no game
    assert latest() == file
    assert default_database() == f"sqlite:///{tmp_path / 'mine' / 'tegel.db'}"
    monkeypatch.setenv("TEGEL_DATA", "")
    assert run("play", "--resume").complaint == "no game was left here that could go on"
    assert default_database() == f"sqlite:///{tmp_path / 'data' / 'tegel' / 'tegel.db'}"


def test_two_games_that_begin_in_the_same_second_are_both_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEGEL_DATA", str(tmp_path))
    assert len({fresh("azul").path for _ in range(5)}) == 5


def test_a_place_for_games_that_can_not_be_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("TEGEL_DATA", str(tmp_path / "file"))
    done = run("play", "--plain", "azul", *FIRST, attended=True)
    assert done.code == 2
    assert done.complaint == f"{tmp_path / 'file' / 'games'} can't be used: Not a directory"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "can't be read: No such file or directory"),
        (
            b"",
            (
                "line 1: a game record begins with the line 'tegel record 1', or 'tegel record 2',"
                " or 'tegel record 3'"
            ),
        ),
        (b"\xff", "line 1: this is not UTF-8 text"),
    ],
)
def test_a_game_file_that_can_not_go_on_is_named(
    run: Run, tmp_path: Path, data: bytes | None, reason: str
) -> None:
    file = tmp_path / "left.tegel"
    if data is not None:
        file.write_bytes(data)
    done = run("play", file)
    assert done.code == 2
    assert done.complaint == f"{file}: {reason}"
