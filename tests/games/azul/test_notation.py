"""Azul in words: moves as text, and the table on a terminal."""

import re
from collections.abc import Callable

import pytest

import tegel
from tegel import State
from tegel.core.ink import PAINTS
from tegel.games.azul.layout import COLOUR_NAMES, FIRST_COLUMN, MOVES, TAKES_PER_SOURCE
from tegel.games.azul.notation import LETTERS
from tests.games.azul.positions import (
    about_to_tile,
    complete_line,
    every_table,
    fill_line,
    lay_wall,
    set_floor,
    set_score,
    table,
    tile_walls,
)

# --- Moves ----------------------------------------------------------------------------------------


@every_table
def test_every_move_has_a_text_of_its_own_that_means_it(players: int, wall: str) -> None:
    state = tegel.new("azul", players=players, wall=wall, seed=7)
    takes = range((2 * players + 2) * TAKES_PER_SOURCE)
    moves = [*takes, *range(FIRST_COLUMN, MOVES)]
    texts = [state.text(move) for move in moves]
    assert [state.parse(text) for text in texts] == moves
    assert len({*texts}) == len(moves)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("F3 blue 4", "F3 blue 4"),
        ("f3 BLUE 4", "F3 blue 4"),
        ("  F3\tblue  4\n", "F3 blue 4"),
        ("f3 b 4", "F3 blue 4"),
        ("f3 blu 4", "F3 blue 4"),
        ("f3 y 4", "F3 yellow 4"),
        ("f3 r 4", "F3 red 4"),
        ("f3 k 4", "F3 black 4"),
        ("f3 bla 4", "F3 black 4"),
        ("f3 w 4", "F3 white 4"),
        ("c red floor", "C red floor"),
        ("centre red f", "C red floor"),
        ("center red fl", "C red floor"),
        ("cen re flo", "C red floor"),
        ("column 2", "column 2"),
        ("COL 2", "column 2"),
        ("c 2", "column 2"),
    ],
)
def test_words_may_be_shortened(typed: str, meant: str) -> None:
    state = table()
    assert state.text(state.parse(typed)) == meant


def test_push_text_says_which_move_it_was() -> None:
    state = table("3 blue", "white")
    assert state.push_text("f1 b 4") == state.parse("F1 blue 4")
    assert state.moves == [state.parse("F1 blue 4")]


# --- The table ------------------------------------------------------------------------------------

COLOURED = """\
Azul, coloured wall, round 1  Seat 1 is to take tiles.

F1  B  K  K  W  F2  Y  R  R  R  F3  ·  ·  ·  ·  F4  ·  ·  ·  ·  F5  ·  ·  ·  ·
C   B  W
Bag 82  Lid 0   B blue  Y yellow  R red  K black  W white

  Seat 0                    1 point   > Seat 1                  12 points
1              ·  ║  b  y  R  k  w    1              W  ║  b  y  r  k  w
2           ·  ·  ║  w  B  Y  r  k    2           ·  ·  ║  w  b  y  r  k
3        ·  K  K  ║  k  w  b  y  r    3        ·  ·  ·  ║  k  w  b  y  r
4     ·  ·  ·  ·  ║  r  k  w  b  y    4     ·  ·  ·  ·  ║  r  k  w  b  y
5  ·  ·  ·  ·  ·  ║  y  r  k  w  b    5  ·  ·  ·  ·  ·  ║  y  r  k  w  b
   R  1  K -2 -2 -3 -3                  -1 -1 -2 -2 -2 -3 -3"""

GREY = """\
Azul, grey wall, round 1  Seat 0 chooses a column for line 2.

F1  ·  ·  ·  ·  F2  ·  ·  ·  ·  F3  ·  ·  ·  ·  F4  ·  ·  ·  ·  F5  ·  ·  ·  ·
C
Bag 96  Lid 0   B blue  Y yellow  R red  K black  W white

> Seat 0                   0 points     Seat 1                   0 points
                     1  2  3  4  5                         1  2  3  4  5
1              ·  ║  ·  ·  R  ·  ·    1              ·  ║  ·  ·  ·  ·  ·
2           R  R  ║  ·  ·  ·  ·  ·    2           ·  ·  ║  ·  ·  ·  ·  ·
3        ·  ·  ·  ║  ·  ·  ·  ·  ·    3        ·  ·  ·  ║  ·  ·  ·  ·  ·
4     ·  ·  ·  ·  ║  ·  ·  ·  ·  ·    4     ·  ·  ·  ·  ║  ·  ·  ·  ·  ·
5  ·  ·  ·  ·  ·  ║  ·  ·  ·  ·  ·    5  ·  ·  ·  ·  W  ║  ·  ·  ·  ·  ·
  -1 -1 -2 -2 -2 -3 -3                  -1 -1 -2 -2 -2 -3 -3"""


def coloured_table() -> State:
    state = table("2 black, blue, white", "yellow, 3 red", centre="blue, white", start=1)
    lay_wall(state, 0, "..R..", ".BY..")
    fill_line(state, 0, 3, "black", 2)
    set_floor(state, 0, "red, marker, black")
    complete_line(state, 1, 1, "white")
    set_score(state, 1, 12)
    return state


def grey_table() -> State:
    state = about_to_tile("grey")
    lay_wall(state, 0, "..R..")
    complete_line(state, 0, 2, "red")
    tile_walls(state)
    return state


def four_players_at_the_end() -> State:
    state = table("white", players=4)
    lay_wall(state, 3, "#####")
    tile_walls(state)
    return state


TABLES = pytest.mark.parametrize(
    "position", [coloured_table, grey_table, four_players_at_the_end, table]
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
def test_a_printed_table_shows_factories_centre_lines_walls_and_floor_lines() -> None:
    assert printed(coloured_table()) == COLOURED


@pytest.mark.usefixtures("terminal")
def test_a_printed_grey_table_shows_no_colours_on_its_walls_and_which_line_is_tiled() -> None:
    assert printed(grey_table()) == GREY


@pytest.mark.usefixtures("terminal")
def test_four_players_are_printed_two_by_two_and_the_end_is_told() -> None:
    shown = printed(four_players_at_the_end())
    assert shown.startswith("Azul, coloured wall, round 1  The game is over.\n")
    assert ">" not in shown
    titles = [line.split() for line in shown.splitlines() if "Seat" in line]
    assert titles == [
        ["Seat", "0", "0", "points", "Seat", "1", "0", "points"],
        ["Seat", "2", "0", "points", "Seat", "3", "2", "points"],
    ]
    assert "║  B  Y  R  K  W" in shown


@pytest.mark.usefixtures("terminal")
def test_the_marker_is_shown_in_the_centre_until_it_is_taken() -> None:
    state = table("2 blue, red", centre="white")
    assert "\nC  1  W\n" in printed(state)
    state.push_text("C white 1")
    assert "\nC\n" in printed(state)


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
    shown = str(table("blue, yellow, red, black", "white"))
    for letter, colour in zip(LETTERS, COLOUR_NAMES, strict=True):
        ground = PAINTS[colour][1]
        assert re.search(rf"\x1b\[[0-9;]*48;5;{ground}[0-9;]*m {letter} \x1b\[0m", shown)
