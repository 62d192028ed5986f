"""Setting a position up on the screen: by mouse, by keys, by typing, in every game."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import tegel
from tegel import State
from tegel.analysis.set_up import SetUp
from tegel.core.game import Game
from tegel.tui.means import Means
from tegel.tui.setup import FormView, PaletteView, SetUpApp
from tegel.tui.sittings.setting import Setting
from tegel.tui.words import game_words, terminal_words
from tests.fourth import GAME

from .helpers import COMPACT, ROOMY, on_screen, text_of

GAMES = [*tegel.games().values(), GAME]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def app_of(game: Game, language: str = "en", means: Means | None = None) -> SetUpApp:
    """A new game to be changed."""
    setup = SetUp.of(State(game, {}, 7).position, game)
    signs = means is None or means.signs
    words = terminal_words(language, signs), game_words(language, game, signs)
    return SetUpApp(Setting(setup, *words), language, "dark", means)


def is_possible(setup: SetUp) -> bool:
    """Whether nothing is wrong."""
    return setup.problem is None


async def tap(pilot: Pilot[None], name: str) -> None:
    """Click on a thing of the form, by the name of its spot."""
    form = pilot.app.query_one(FormView)
    spot = next(spot for spot in form.spots if spot.name.startswith(name))
    box = spot.boxes[0]
    await pilot.click(FormView, offset=(box.x, box.y))
    await pilot.pause()


async def typed(pilot: Pilot[None], text: str) -> None:
    """What somebody types and sends off."""
    await pilot.press("colon")
    pilot.app.screen.query_one(Input).value = text
    await pilot.press("enter")
    await pilot.pause()


@every_game
@pytest.mark.parametrize("size", [COMPACT, ROOMY], ids=["compact", "roomy"])
@on_screen
async def test_all_fields_stand_on_the_form_and_the_table_is_drawn(
    game: Game, size: tuple[int, int]
) -> None:
    app = app_of(game)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        form = app.query_one(FormView)
        fields = app.setting.setup.fields
        assert {spot.name.split()[0] for spot in form.spots} == {*fields}
        assert any(app.words("set-up-ready") in line for line in text_of(app))
        table = app.query_one("#table")
        assert table.display == (size == ROOMY)
        await pilot.press("f2")
        await pilot.pause()
        assert table.display


@on_screen
async def test_tiles_are_poured_laid_and_removed_by_clicking_and_what_is_wrong_stands_there() -> (
    None
):
    app = app_of(tegel.find("azul"))
    async with app.run_test(size=ROOMY) as pilot:
        setup = app.setting.setup
        await pilot.press("3")  # red
        await pilot.pause()
        form = app.setting.form
        assert form.held == "R"
        await tap(pilot, "centre 0  0 ")
        assert setup.values["centre"] == "R"
        assert not is_possible(setup)
        assert any(line.startswith(" ! ") for line in text_of(app))
        await tap(pilot, "centre 0  0 ")
        assert setup.values["centre"] == "-"
        assert is_possible(setup)
        # From the palette, by the mouse.
        box = app.query_one(PaletteView).spots[0].boxes[0]
        await pilot.click(PaletteView, offset=(box.x, box.y))
        await pilot.pause()
        assert form.held == "B"
        await tap(pilot, "lines0 1  0 ")
        assert setup.values["lines0"] == "-/B/-/-/-"
        await pilot.press("0")
        await pilot.pause()
        assert form.held == ""
        await tap(pilot, "lines0 1  0 ")
        assert setup.values["lines0"] == "-/-/-/-/-"
        await tap(pilot, "round 0  0 1 False")
        assert setup.values["round"] == "2"
        await pilot.press("minus")
        await pilot.pause()
        assert setup.values["round"] == "1"
        assert is_possible(setup)


@on_screen
async def test_a_field_is_changed_by_keys_and_by_typing_and_the_analysis_begins() -> None:
    app = app_of(GAME, "nl")
    async with app.run_test(size=COMPACT) as pilot:
        setup = app.setting.setup
        await pilot.press("down", "right", "right")
        assert app.query_one(FormView).pointed is not None
        await pilot.press("t", "u", "r", "n", "equals_sign", "1", "enter")
        await pilot.pause()
        assert setup.values["turn"] == "1"
        await typed(pilot, "heaps=0/0/0")
        assert not is_possible(setup)
        await pilot.press("f5")
        await pilot.pause()
        assert app.is_running
        assert app.complaint == app.setting.form.reason
        await typed(pilot, "nonsense")
        assert app.complaint == app.words("no-field")
        await pilot.press("escape")
        await typed(pilot, "heaps=1/2/3 turn=1")
        assert is_possible(setup)
        await pilot.press("u", "u", "u")
        await pilot.pause()
        assert setup.values["heaps"] != "1/2/3"
        await pilot.press("f7", "f8")
        await typed(pilot, "nim/1 players=2 heaps=1/2/4 turn=0")
        assert is_possible(setup)
        await pilot.press("f5")
    assert app.setting.is_done
    assert setup.state is not None
    assert setup.state.position == "nim/1 players=2 heaps=1/2/4 turn=0"


@on_screen
async def test_what_takes_typing_is_brought_to_the_line_and_scrolled_into_view() -> None:
    app = app_of(tegel.find("azul_duel"), "de")
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.pause()
        form = app.query_one(FormView)
        last = form.spots[-1]
        await pilot.press(*("down",) * 40)
        shown = "\n".join(text_of(app))
        assert "Spieler 2 (1)" in shown
        assert last.boxes[0].y > form.size.height
        spot = next(spot for spot in form.spots if spot.name.startswith("plates1 1"))
        app.post_message(FormView.Chosen(spot))
        await pilot.pause()
        setup = app.setting.setup
        assert app.query_one(Input).value == "plates1/2=-"
        await typed(pilot, "plates1/2=YKT*")
        assert setup.values["plates1"] == "-/YKT*/-/-/-/-/-/-/-"
        await typed(pilot, "plates1/10=YKT*")
        assert app.complaint == app.words("no-field")
        await pilot.press("escape")
        app.setting.more(spot.moves[0], -1)
        assert setup.values["plates1"] == "-/-/-/-/-/-/-/-/-"


@every_game
@pytest.mark.parametrize("means", [Means(colour=False), Means(signs=False)], ids=["plain", "ascii"])
@on_screen
async def test_the_form_is_told_without_colours_and_in_ascii(game: Game, means: Means) -> None:
    app = app_of(game, "de", means)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.press("1")
        await pilot.pause()
        lines = text_of(app)
        if not means.signs:
            assert all(map(str.isascii, lines))
            named = [line for line in lines if "open_racks" in line or "bonus_limit_one" in line]
            assert not any("_" in line for line in lines if line not in named)
        if app.setting.form.letters:
            assert any("1>" in line or "1▸" in line for line in lines)
        await pilot.press("question_mark")
        await pilot.pause()
        assert any("F5" in line for line in text_of(app))


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_why_a_position_can_t_be_is_said_in_every_language(language: str) -> None:
    app = app_of(tegel.find("azul"), language)
    app.setting.setup.change("score0", "300")
    reason = app.setting.form.reason
    assert reason.endswith(".")
    assert "300" in reason


@on_screen
async def test_who_decides_has_to_know_its_own_tiles_and_others_may_stay_unknown() -> None:
    app = app_of(tegel.find("ingenious"))
    state = State(tegel.find("ingenious"), {"start": 0}, 7)
    async with app.run_test(size=COMPACT) as pilot:
        setup = app.setting.setup
        setup.take(state.position_for(1))  # seat 0 is in turn
        assert is_possible(setup)
        await pilot.press("f5")
        await pilot.pause()
        assert setup.problem is not None
        assert setup.problem.field == "rack0"
        assert app.is_running
        setup.take(state.position_for(0))
        await pilot.press("f5")
    assert app.setting.is_done
    assert "rack1=?6" in setup.text
