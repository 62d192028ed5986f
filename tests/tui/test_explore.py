"""Exploring a game on the screen: back and forth, any move tried, the champion's lines below."""

import asyncio
from tempfile import TemporaryDirectory

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import tegel
from tegel import Record
from tegel.analysis.tree import Knot, read
from tegel.core.notes import Note
from tegel.tui.explore import ExploreApp
from tegel.tui.means import Means
from tegel.tui.sittings.exploring import Exploring
from tegel.tui.widgets.tree import TreeList, TreeSheet

from .helpers import COMPACT, NAMES, ROOMY, on_screen, played, text_of

PATIENCE = 120.0


def explored(game: str, moves: int, back: int) -> Exploring:
    """A game after some moves, and before a few more."""
    state, root = played(game, moves), Knot()
    start = read(Record.of(state, NAMES[:2]), root)
    return Exploring(start, root, NAMES[:2], at=len(state.moves) - back)


def another(sitting: Exploring, knot: Knot) -> int:
    """A move that could be instead of one."""
    assert knot.made is not None
    made = knot.made.move
    return next(move for move in sitting.state.legal_moves if move != made)


async def typed(pilot: Pilot[None], text: str) -> None:
    """What somebody types and sends off."""
    await pilot.press("colon")
    pilot.app.screen.query_one(Input).value = text
    await pilot.press("enter")
    await pilot.pause()


async def seen(pilot: Pilot[None], text: str) -> list[str]:
    """The screen, as soon as something stands there."""
    app = pilot.app
    assert isinstance(app, ExploreApp)
    async with asyncio.timeout(PATIENCE):
        while not any(text in line for line in text_of(app)):
            await pilot.pause(0.1)
    return text_of(app)


@on_screen
async def test_the_champions_lines_stand_below_the_table_and_deepen() -> None:
    sitting = explored("azul", 4, 2)
    app = ExploreApp(sitting, "en", "dark")
    async with app.run_test(size=ROOMY) as pilot:
        await seen(pilot, "% to win")
        assert sitting.found is not None
        before = sitting.found.iterations
        while sitting.found.iterations == before:
            await pilot.pause(0.05)
        [best] = [line for line in text_of(app) if line.startswith(" 1. ")]
        assert "% to win" in best
        # Stopped, it stays as it is; and it goes on.
        await pilot.press("f2")
        assert not sitting.is_thinking
        stopped = sitting.found
        await pilot.pause(0.5)
        assert sitting.found is stopped
        await pilot.press("f2")
        while sitting.found is stopped:
            await pilot.pause(0.05)


@on_screen
async def test_one_walks_through_the_game_and_tries_other_moves() -> None:
    sitting = explored("azul", 12, 4)
    app = ExploreApp(sitting, "en", "dark")
    async with app.run_test(size=COMPACT) as pilot:
        state = sitting.state
        whole = played("azul", 12)
        await pilot.press("f2", "pagedown", "pagedown")
        await pilot.pause()
        assert state.moves == whole.moves[:10]
        await pilot.press("end")
        await pilot.pause()
        assert state == whole
        await pilot.press("home")
        await pilot.pause()
        assert state.moves == []
        await pilot.press("end")
        await pilot.pause()
        # The chance is that of the game, as often as one goes back.
        assert state == whole
        await pilot.press("u", "u")
        await pilot.pause()
        other = next(move for move in state.legal_moves if move != whole.moves[10])
        await typed(pilot, state.text(other))
        assert state.moves == [*whole.moves[:10], other]
        await pilot.press("pagedown")
        await pilot.pause()
        assert len(state.moves) == 11
        # What came instead stands beside it.
        await pilot.press("right_square_bracket", "end")
        await pilot.pause()
        assert state == whole


@on_screen
async def test_a_hint_shows_the_lines_on_the_board_and_the_position_is_left_behind() -> None:
    sitting = explored("ingenious", 9, 0)
    app = ExploreApp(sitting, "nl", "light")
    async with app.run_test(size=COMPACT) as pilot:
        while sitting.found is None:
            await pilot.pause(0.05)
        await pilot.press("f2", "h")  # stopped: else other lines may be found meanwhile
        while not app.advice:
            await pilot.pause(0.05)
        assert app.advice[0].move in [line.move for line in sitting.found.lines]
        await pilot.press("q")
    state = sitting.state
    assert sitting.farewell(app.words) == state.position_for(state.turn)


@on_screen
async def test_where_the_game_is_over_there_is_nothing_to_look_at() -> None:
    sitting = explored("azul", 10_000, 1)
    app = ExploreApp(sitting, "en", "dark")
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.press("pagedown")
        await pilot.pause()
        assert sitting.look.over
        assert sitting.found is None
        await pilot.press("escape", "pageup")
        await seen(pilot, "% to win")


@on_screen
async def test_the_tree_stands_beside_the_table_and_a_click_leads_there() -> None:
    sitting = explored("azul", 6, 3)
    app = ExploreApp(sitting, "en", "dark")
    async with app.run_test(size=ROOMY) as pilot:
        await pilot.press("f2")
        made = sitting.state.moves.copy()
        other = sitting.state.legal_moves[-1]
        await sitting.play(other)
        await pilot.pause()
        tree = app.screen.query_one(TreeList)
        shown = text_of(app)
        [here] = [y for y, line in enumerate(shown) if "▸4. " in line]
        assert "  ▸4. " in shown[here]  # further in than what it replaces
        assert tree.option_count == 7
        y = next(y for y, line in enumerate(shown) if " 2. " in line)
        await pilot.click(TreeList, offset=(5, y - tree.region.y))
        await pilot.pause()
        assert sitting.state.moves == made[:2]


@on_screen
async def test_on_a_small_screen_the_tree_lies_over_the_table() -> None:
    sitting = explored("azul", 6, 0)
    app = ExploreApp(sitting, "nl", "light")
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.press("f2", "l")
        await pilot.pause()
        assert isinstance(app.screen, TreeSheet)
        await pilot.press("up", "up", "enter")
        await pilot.pause()
        assert len(sitting.state.moves) == 4
        await pilot.press("l", "escape")
        await pilot.pause()
        assert len(sitting.state.moves) == 4


@on_screen
async def test_moves_are_marked_and_commented_by_typing_and_lines_promoted_and_deleted() -> None:
    sitting = explored("azul", 4, 0)
    app = ExploreApp(sitting, "en", "dark")
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.press("f2")
        await pilot.press(*"comment", "space", *"Too", "space", *"early", "enter")
        await pilot.pause()
        assert sitting.here.comment == "Too early"
        await typed(pilot, "comment Too early | by far")
        await typed(pilot, "?!")
        here = sitting.here
        assert (here.mark, here.comment) == ("?!", "Too early\nby far")
        assert any("?! Too early | by far" in line for line in text_of(app))
        # F3 and F4 bring what stands there to be changed.
        await pilot.press("f3", *("backspace",) * 6, "x", "enter")
        await pilot.pause()
        assert here.comment == "Too early\nx"
        await typed(pilot, "mark -")
        assert here.mark == ""
        await typed(pilot, "mark 7")
        assert "is no mark" in app.complaint
        await pilot.press("escape", "u")
        await pilot.pause()
        other = another(sitting, here)
        await sitting.play(other)
        await pilot.press("f5")
        await pilot.pause()
        assert [sitting.here.is_main, here.is_main] == [True, False]
        await pilot.press("f5")
        await pilot.pause()
        assert app.complaint == app.words("is-main-line")
        await pilot.press("delete", "enter")
        await pilot.pause()
        assert [here.is_main] == [True]
        assert len(sitting.state.moves) == 3
        await pilot.press("home")
        await typed(pilot, "delete")
        assert app.complaint == app.words("no-move-here")
        # What is in no file is asked about once.
        await pilot.press("escape", "q")
        await pilot.pause()
        assert app.complaint == app.words("not-kept")
        assert app.is_running
        await pilot.press("q")
    assert app.return_code == 0


@on_screen
async def test_all_of_it_is_saved_and_never_over_another_file_without_asking() -> None:
    sitting = explored("azul", 8, 2)
    app = ExploreApp(sitting, "en", "dark")
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as folder:
        patch.chdir(folder)
        async with app.run_test(size=COMPACT) as pilot:
            await pilot.press("f2")
            await sitting.play(another(sitting, sitting.here.next[0]))
            await typed(pilot, "comment why not")
            await typed(pilot, "save")
            assert app.complaint == app.words("which-file")
            await pilot.press("escape")
            for name in ("none/of/it.tegel", ".", "x" * 300, "nobody\0"):
                await typed(pilot, f"save {name}")
                assert "can't be written" in app.complaint
                await pilot.press("escape")
            await typed(pilot, "save a.tegel")
            record = tegel.load("a.tegel")
            record.verify()
            assert record.seats == ("Anna", "Ben")
            assert len(record.moves) == 8
            (varied,) = record.notes[7].instead
            assert varied.notes == {7: Note(comment="why not")}
            # Another time it is another file's place.
            await typed(pilot, "mark !")
            await typed(pilot, "save a.tegel")
            assert app.complaint.startswith("a.tegel is there already")
            assert tegel.load("a.tegel") == record
            await pilot.press("enter")
            await pilot.pause()
            assert tegel.load("a.tegel") != record
            await pilot.press("q")
    assert app.return_code == 0


@on_screen
async def test_what_people_wrote_in_a_record_is_read_in_and_a_new_main_line_is_a_new_game() -> None:
    state = played("azul", 6)
    record = Record.of(state, NAMES[:2]).tagged(place="Den Haag").noted(2, mark="?", comment="Hm")
    walk = played("azul", 1)
    other = walk.text(next(move for move in walk.legal_moves if move != state.moves[1]))
    record = record.varied(2, [other])
    root = Knot()
    sitting = Exploring(read(record, root), root, NAMES[:2], at=2, record=record)
    assert (sitting.here.mark, sitting.here.comment) == ("?", "Hm")
    assert sitting.record() == record
    app = ExploreApp(sitting, "de", "dark")
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.press("f2")
        assert any("? Hm" in line for line in text_of(app))
        await pilot.press("right_square_bracket", "f5")
        await pilot.pause()
        now = sitting.record()
        assert now.moves == (record.moves[0], other)
        assert now.tags == record.tags
        assert now.notes[2].instead[0].moves == record.moves[1:]
        assert now.verify().moves == sitting.state.moves


@pytest.mark.parametrize("means", [Means(colour=False), Means(signs=False)])
@on_screen
async def test_the_tree_is_told_without_colours_and_in_ascii(means: Means) -> None:
    sitting = explored("azul", 4, 1)
    sitting.here.mark, sitting.here.comment = "?!", "zögernd"
    app = ExploreApp(sitting, "de", "dark", means)
    async with app.run_test(size=ROOMY) as pilot:
        await pilot.press("f2")
        await pilot.pause()
        lines = text_of(app)
        assert any("▸3. " in line or ">3. " in line for line in lines)
        assert any("?!" in line for line in lines)
        if not means.signs:
            assert all(map(str.isascii, lines))
        await pilot.press("question_mark")
        await pilot.pause()
        assert any("comment" in line for line in text_of(app))


def test_a_position_of_which_only_one_seat_told_is_saved_as_that_seat_knows_it() -> None:
    state = tegel.position(tegel.new("ingenious", seed=3, start=0).position_for(0), seed=1)
    sitting = Exploring(state.known_to(0), Knot(), NAMES[:2])
    sitting.is_thinking = False
    asyncio.run(sitting.play(state.legal_moves[0]))
    record = sitting.record()
    assert record.knowledge == "seat 0"
    assert record.verify().moves == sitting.state.moves
