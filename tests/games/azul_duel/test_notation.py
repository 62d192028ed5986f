"""Azul Duel as text: moves, and the table on a terminal."""

import re
from collections.abc import Callable

import pytest

from tegel import State
from tegel.core.ink import PAINTS
from tegel.games.azul_duel.layout import COLOUR_NAMES, LETTERS, MOVES
from tests.games.azul_duel.positions import (
    about_to_tile,
    break_tiles,
    complete_line,
    fill_line,
    give_chips,
    give_start_tile,
    lay_tiles,
    place_plate,
    random_game,
    reveal_chip,
    set_score,
    show_kind,
    show_plates,
    stack_tiles,
    table,
    tile_domes,
)

# --- Moves ----------------------------------------------------------------------------------------


def test_every_move_has_a_text_of_its_own_that_means_it() -> None:
    state = table()
    texts = [state.text(move) for move in range(MOVES)]
    assert [state.parse(text) for text in texts] == [*range(MOVES)]
    assert len({*texts}) == MOVES == 132


def test_texts_do_not_depend_on_the_position() -> None:
    texts = [table().text(move) for move in range(MOVES)]
    for state in random_game(1):
        assert [state.text(move) for move in state.legal_moves] == [
            texts[move] for move in state.legal_moves
        ]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("F3 blue", "F3 blue"),
        ("f3 BLUE", "F3 blue"),
        ("  F3\tblue \n", "F3 blue"),
        ("f3 b", "F3 blue"),
        ("f3 blu", "F3 blue"),
        ("f3 y", "F3 yellow"),
        ("f3 r", "F3 red"),
        ("f3 k", "F3 black"),
        ("f3 bla", "F3 black"),
        ("f3 t", "F3 turquoise"),
        ("l turq", "L turquoise"),
        ("moons k", "moons black"),
        ("moon red", "moons red"),
        ("m r", "moons red"),
        ("stack y", "stack yellow"),
        ("sta y", "stack yellow"),
        ("plate yk/t*", "plate YK/T*"),
        ("pl #b/tk", "plate #B/TK"),
        ("k yk/t*", "keep YK/T*"),
        ("ret yk/t*", "return YK/T*"),
        ("sp 5", "space 5"),
        ("t 90", "turn 90"),
        ("li 4", "line 4"),
        ("col 3", "column 3"),
        ("ch f2", "chip F2"),
        ("DRAW", "draw"),
        ("Stop", "stop"),
        ("BREAK", "break"),
        ("No Chips", "no chips"),
        ("n chips", "no chips"),
        ("pay b", "pay blue"),
        ("pay k", "pay black"),
        ("pay b/r", "pay blue/red"),
        ("pay r/b", "pay blue/red"),
        ("pay bla/y", "pay yellow/black"),
        ("pa t", "pay turquoise"),
    ],
)
def test_words_may_be_shortened(typed: str, meant: str) -> None:
    state = table()
    assert state.text(state.parse(typed)) == meant


def test_push_text_says_which_move_it_was() -> None:
    state = table("3 blue, red", "4 black")
    assert state.push_text("f1 b") == state.parse("F1 blue")
    assert state.moves == [state.parse("F1 blue")]


# --- The table ------------------------------------------------------------------------------------

PHASE_1 = """\
Azul Duel, round 2  Seat 1 is to act.

L   sun B B K K T   moon Y   start tile
F1  sun B R R R   moon   chip face down
F2  sun   moon
F3  sun   moon R B R   chip face down
F4  sun   moon   chip blue/red
Bag 43  Tower 0   B blue  Y yellow  R red  K black  T turquoise
Plates YK/T*  #B/TK   stack 13, a wild one on top
Scoring 1A 2B 3A

  Seat 0                     1 point   > Seat 1                   12 points
1           R ║ y r · · · ·            1           · ║ · · · · · ·
2         · · ║ Y b · · · ·            2         · · ║ · · · · · ·
3       · K K ║ · · T R · ·            3       · · · ║ · · · · y b
4     · · · · ║ · · B ★ · ·            4     · · · · ║ · · · · k *
5   · · · · · ║ · · · · · ·            5   · · · · · ║ · · · · · ·
6 · · · · · · ║ · · · · · ·            6 · · · · · · ║ · · · · · ·
  2 broken, 0 tokens                     0 broken, 1 token
  chips B B T/Y                          chips none"""


def phase_1() -> State:
    state = table(
        "blue, 3 red",
        large="2 blue, 2 black, turquoise",
        large_moon="yellow",
        start=1,
        tokens=(0, 1),
    )
    stack_tiles(state, 3, "red, blue, red")
    reveal_chip(state, 4, "B/R")
    place_plate(state, 0, 1, "YR/#B")
    place_plate(state, 0, 5, "TR/B*")
    place_plate(state, 1, 6, "YB/K*")
    show_plates(state, "YK/T*", "#B/TK")
    show_kind(state, "wild")
    lay_tiles(state, 0, "......", "Y.....", "..TR..", "..B*..")
    complete_line(state, 0, 1, "red")
    fill_line(state, 0, 3, "black", 2)
    break_tiles(state, 0, "red, blue")
    give_chips(state, 0, "B", "B", "T/Y")
    set_score(state, 1, 12)
    return state


def over() -> State:
    state = about_to_tile(round_number=5)
    give_start_tile(state, 1)
    tile_domes(state)
    return state


def two_answers(text: str) -> Callable[[], State]:
    """A table where a move has been made, and something else is asked then."""

    def position() -> State:
        state = phase_1()
        state.push_text(text)
        return state

    return position


TABLES = pytest.mark.parametrize(
    "position", [phase_1, over, two_answers("draw"), two_answers("L blue"), table]
)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A terminal that asks for nothing: what is printed goes to no screen, so it is plain."""
    for name in ("FORCE_COLOR", "NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


def printed(state: State) -> str:
    """What print(state) shows, without colours and spaces at the end of lines."""
    return "\n".join(line.rstrip() for line in ESCAPES.sub("", str(state)).splitlines())


@pytest.mark.usefixtures("terminal")
def test_a_printed_table_shows_factories_plates_lines_domes_and_chips() -> None:
    assert printed(phase_1()) == PHASE_1


@pytest.mark.usefixtures("terminal")
def test_the_end_is_told() -> None:
    shown = printed(over())
    assert shown.startswith("Azul Duel, round 5  The game is over.\n")
    assert ">" not in shown
    assert "  start tile, 0 broken, 0 tokens\n" in shown
    assert "  chips K/B" in shown


@pytest.mark.usefixtures("terminal")
def test_a_printed_table_says_what_is_asked_of_whom() -> None:
    said = set()
    for number in range(3):
        for state in random_game(number, 0.4):
            first = str(state).splitlines()[0]
            said.add(re.sub(r"\d|[A-Z*#]{2}/[A-Z*#]{2}", "_", first.partition("  ")[2]))
    for words in ("is to act", "has drawn _", "keeps one of _, _", "returns _, _"):
        assert f"Seat _ {words}." in said
    for words in ("places a plate _", "turns a plate _", "stacks tiles", "tiles line _"):
        assert f"Seat _ {words}." in said
    for words in ("has _ blue in hand", "may complete line _", "pays for line _"):
        assert f"Seat _ {words}." in said


@pytest.mark.usefixtures("terminal")
def test_both_boards_stand_side_by_side_and_straight() -> None:
    for state in random_game(5):
        rows = str(state).splitlines()
        domes = [row for row in rows if row.count("║") == 2]
        assert len(domes) == 6
        assert len({row.rindex("║") for row in domes}) == 1


@pytest.mark.usefixtures("terminal")
@TABLES
def test_what_is_printed_without_colour_has_no_escape_codes(position: Callable[[], State]) -> None:
    assert "\x1b" not in str(position())


@TABLES
def test_colour_only_adds_to_what_is_printed(
    position: Callable[[], State], terminal: pytest.MonkeyPatch
) -> None:
    plain = printed(position())
    terminal.setenv("FORCE_COLOR", "1")
    assert ESCAPES.search(str(position()))
    assert printed(position()) == plain


def test_tiles_are_painted_in_their_colours(terminal: pytest.MonkeyPatch) -> None:
    terminal.setenv("FORCE_COLOR", "1")
    shown = str(table("blue, yellow, red, black", "turquoise"))
    for letter, colour in zip(LETTERS, COLOUR_NAMES, strict=True):
        ground = PAINTS[colour][1]
        assert re.search(rf"\x1b\[[0-9;]*48;5;{ground}[0-9;]*m{letter} \x1b\[0m", shown)
