"""Terminals that can't show all: NO_COLOR, a light ground, ASCII. Every game, small and large."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, cast

import pytest
from rich.segment import Segment
from rich.style import Style

import tegel
from tegel import State
from tegel.games.azul.notation import LETTERS as AZUL_LETTERS
from tegel.games.azul_duel.layout import LETTERS as DUEL_LETTERS
from tegel.games.ingenious.layout import COLOUR_NAMES
from tegel.games.ingenious.notation import LETTERS as INGENIOUS_LETTERS
from tegel.tui.app import TegelApp
from tegel.tui.boards import Scene, board
from tegel.tui.boards.ingenious.draw import LETTERS as HEX_LETTERS
from tegel.tui.canvas import ORNAMENTS
from tegel.tui.means import Means
from tegel.tui.paint import LEAST, THEMES, Paint, Theme, contrast, theme_of_terminal
from tegel.tui.sittings.local import Local, Place
from tegel.tui.tiles import LETTERS

from .helpers import (
    COMPACT,
    ROOMY,
    app_of,
    board_of,
    hot_seat,
    on_screen,
    played,
    text_of,
    words_for,
)

MOVES = {"azul": 25, "azul_duel": 61, "ingenious": 31}
NO_COLOUR, ASCII = Means(colour=False), Means(signs=False)
SIZES = {"compact": COMPACT, "roomy": ROOMY}

every_game = pytest.mark.parametrize("game", MOVES)
every_size = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)


@cache
def _middle(game: str) -> State:
    return played(game, MOVES[game])


def middle(game: str) -> State:
    """A game that has gone on for a while."""
    return _middle(game).copy()


def scene_of(game: str, theme: Theme = "dark", means: Means | None = None) -> Scene:
    """A table in the middle of a game, as the seat to move sees it."""
    state = middle(game)
    view = state.view(state.turn)
    return Scene(
        view=view,
        names=("Anna", "Dörte"),
        eyes=state.turn,
        moves=view["moves"],
        chosen=(),
        advice=(),
        width=80,
        height=20,
        paint=Paint(theme, means),
        words=words_for(game),
    )


def segments(app: TegelApp) -> Iterator[Segment]:
    """All that the terminal gets."""
    screen = cast(Any, app.screen)
    for strip in screen._compositor.render_strips():
        yield from strip


def colours_of(style: Style | None) -> tuple[str, str]:
    """Ink and ground."""
    assert style is not None
    ink, ground = (
        colour.get_truecolor().hex if colour else "" for colour in (style.color, style.bgcolor)
    )
    return (ground, ink) if style.reverse else (ink, ground)


async def seen(
    app: TegelApp, size: tuple[int, int], keys: tuple[str, ...]
) -> tuple[list[str], list[Segment]]:
    """The table and each of its sheets, opened by a key: as text, and as the terminal gets it."""
    lines: list[str] = []
    parts: list[Segment] = []
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        if app.screen is not app.screen_stack[0]:
            await pilot.press("enter")  # behind the curtain
        for key in ("", *keys):
            if key:
                await pilot.press(key)
            lines += text_of(app)
            parts += segments(app)
            if app.screen is not app.screen_stack[0]:
                await pilot.press("escape")
        assert board_of(app).pointed is not None
    return lines, parts


@every_game
@every_size
@on_screen
async def test_without_colour_no_part_of_a_screen_has_one(game: str, size: tuple[int, int]) -> None:
    app = app_of(hot_seat(middle(game)), means=NO_COLOUR)
    _, parts = await seen(app, size, ("question_mark", "l", "equals_sign", "colon"))
    colours = [
        colour
        for part in parts
        if part.style is not None
        for colour in (part.style.color, part.style.bgcolor)
        if colour is not None and not colour.is_default
    ]
    assert not colours  # not even greys, which is what Textual makes of them
    assert any(part.style and part.style.reverse for part in parts), "something is pointed at"


@every_game
@every_size
@on_screen
async def test_in_ascii_everything_has_a_letter_or_a_sign_that_means_something(
    game: str, size: tuple[int, int]
) -> None:
    sitting = Local(middle(game), [Place("Dörte"), Place("Weiß")], pace=0, adviser="greedy")
    app = app_of(sitting, "de", means=ASCII)
    lines, _ = await seen(app, size, ("question_mark", "l", "equals_sign", "h"))
    text = "\n".join(lines)
    assert text.isascii()
    assert "_" not in text  # what has no stand-in
    assert "Dorte" in text  # as wide as it was: boards stay aligned
    assert "fuer" in text or "waehle" in text.lower()  # sentences have room to be written well


@on_screen
async def test_no_colour_and_no_signs_go_together_also_where_textual_reads_no_color_itself() -> (
    None
):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NO_COLOR", "1")
        app = app_of(hot_seat(middle("azul")), means=Means(False, False))
        lines, parts = await seen(app, COMPACT, ())
    assert all(map(str.isascii, lines))
    assert not any(part.style and part.style.color and part.style.color.triplet for part in parts)


@pytest.mark.parametrize("means", [NO_COLOUR, ASCII], ids=["no colour", "ascii"])
@pytest.mark.parametrize("size", [(80, 20), (138, 41)], ids=SIZES)
def test_a_tile_and_the_space_that_waits_for_it_differ_in_their_letters(
    means: Means, size: tuple[int, int]
) -> None:
    """As they do in colour; what is drawn without it tells the whole wall."""
    scene = replace(scene_of("azul", means=means), width=size[0], height=size[1])
    wall = scene.view["boards"][scene.mine]["wall"]
    row, column = next((r, c) for r in range(5) for c in range(5) if wall[r][c] is not None)
    with_tile = board("azul").draw(scene).lines()
    wall[row][column] = None
    assert board("azul").draw(scene).lines() != with_tile


def test_letters_are_those_that_moves_are_written_with() -> None:
    colours = ("blue", "yellow", "red", "black")
    assert tuple(LETTERS[name] for name in (*colours, "white")) == AZUL_LETTERS
    assert "".join(LETTERS[name] for name in (*colours, "turquoise")) == DUEL_LETTERS
    assert tuple(HEX_LETTERS[name] for name in COLOUR_NAMES) == INGENIOUS_LETTERS
    assert len({*LETTERS.values()}) == len(LETTERS)


@pytest.mark.parametrize("means", [Means(), ASCII], ids=["signs", "ascii"])
@pytest.mark.parametrize("theme", THEMES)
@every_game
def test_whatever_is_read_stands_out_from_its_ground_in_both_themes(
    game: str, theme: Theme, means: Means
) -> None:
    scene = scene_of(game, theme, means)
    for width, height in ((80, 20), (138, 41)):
        canvas = board(game).draw(replace(scene, width=width, height=height))
        boxes = [box for spot in canvas.spots for box in spot.boxes]
        canvas.mark(boxes[:1], (scene.paint["accent"], scene.paint["terra"]), 0.5)
        for y in range(height):
            for text, style, _ in canvas.strip(y):
                if {*text} - {*ORNAMENTS}:
                    assert contrast(*colours_of(style)) >= LEAST, text


@every_game
@every_size
@on_screen
async def test_a_light_screen_is_light_all_over(game: str, size: tuple[int, int]) -> None:
    app = app_of(hot_seat(middle(game)), theme="light")
    _, parts = await seen(app, size, ())
    read = [part for part in parts if any(map(str.isalnum, part.text))]
    assert read
    for part in read:
        assert contrast(*colours_of(part.style)) >= LEAST, part


@pytest.mark.parametrize(
    ("colours", "theme"),
    [("0;15", "light"), ("12;default;7", "light"), ("15;0", "dark"), ("", "dark"), ("?", "dark")],
)
def test_a_terminal_that_says_it_is_light_gets_a_light_screen(
    monkeypatch: pytest.MonkeyPatch, colours: str, theme: Theme
) -> None:
    monkeypatch.setenv("COLORFGBG", colours)
    assert theme_of_terminal() == theme


def test_games_are_all_here() -> None:
    assert {*MOVES} == {*tegel.games()}
