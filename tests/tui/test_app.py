"""What people do at the screen besides choosing: type, undo, ask, look, leave."""

import asyncio
import re
from pathlib import Path

import pytest

from tegel import Record, read_record
from tegel.tui.sittings import Advice, ranked
from tegel.tui.sittings.local import Local, Place
from tegel.tui.sittings.replay import Replay
from tegel.tui.widgets.board import BoardView
from tegel.tui.widgets.slider import Slider
from tegel.tui.words import terminal_words

from .helpers import (
    COMPACT,
    NAMES,
    against_bot,
    app_of,
    board_of,
    hot_seat,
    kept,
    new,
    on_screen,
    played,
    text_of,
)


@on_screen
async def test_a_typed_move_is_played_and_nonsense_is_answered_and_changes_nothing() -> None:
    sitting = hot_seat(new("azul", start=0))
    app = app_of(sitting)
    async with app.run_test(size=COMPACT) as pilot:
        text = sitting.state.text(sitting.state.legal_moves[0])
        await pilot.press(*text.replace(" ", "_"))
        assert not sitting.state.moves
        await pilot.press("enter")
        assert "is not a move" in "\n".join(text_of(app))
        assert not sitting.state.moves
        await pilot.press("escape", *(key if key != " " else "space" for key in text), "enter")
        assert len(sitting.state.moves) == 1
        assert "is not a move" not in "\n".join(text_of(app))


@on_screen
async def test_what_the_rules_forbid_is_said_in_the_language_that_is_spoken() -> None:
    app = app_of(hot_seat(new("azul", start=0)), "nl")
    async with app.run_test(size=COMPACT) as pilot:
        for typed, said in (
            ("C blue 1", "Dat mag hier niet: in het midden ligt geen blauw."),
            ("xyz", "'xyz' is geen zet; zeg waarvandaan, welke kleur"),
            ("C blauw 1", "'blauw' is geen kleur; je schrijft: blue, yellow, red, black, white."),
            ("f9 blue 1", "Fabriek F9 is er niet: met 2 spelers zijn er F1 tot en met F5."),
        ):
            await pilot.press("escape", *("space" if key == " " else key for key in typed), "enter")
            assert said in "\n".join(text_of(app))


@on_screen
async def test_the_arrows_reach_every_spot_and_escape_puts_back() -> None:
    app = app_of(hot_seat(new("azul", start=0)))
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.pause()
        board, seen = board_of(app), set[str]()
        for way in ["right", "down", "left", "up", "right", "down"] * 3:
            await pilot.press(way)
            assert board.pointed is not None
            seen.add(board.pointed.name)
        assert len(seen) > 3
        await pilot.press("enter")
        assert {spot.key for spot in board.spots} <= set("012345")
        await pilot.press("escape")
        assert {spot.key for spot in board.spots} == {""}


@on_screen
async def test_undo_takes_the_last_decision_of_a_person_back_and_the_bots_answer() -> None:
    sitting = against_bot(new("azul", start=0))
    app = app_of(sitting)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.press("u")
        assert "no move of yours" in "\n".join(text_of(app))
        await pilot.press("enter", "enter")
        while not sitting.look.active:
            await pilot.pause()
        assert len(sitting.state.moves) == 2
        await pilot.press("u")
        assert not sitting.state.moves


@on_screen
async def test_a_hint_points_at_what_a_strong_player_would_do() -> None:
    sitting = hot_seat(played("azul", 12))
    app = app_of(sitting)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.press("h")
        while not app.advice:
            await pilot.pause()
        pointed = board_of(app).pointed
        assert pointed is not None
        assert app.advice[0].move in pointed.moves


class Adviser(Local):
    """Advises without a search: moves as they are legal, the more likely to win the later."""

    async def hint(self) -> list[Advice]:
        moves = self.state.legal_moves[:3]
        shares = (0.44, 0.34, 0.38)
        return ranked(
            [
                Advice(move, self.state.text(move), share, 1.0)
                for move, share in zip(moves, shares, strict=True)
            ]
        )


@on_screen
async def test_hints_stand_in_the_line_of_the_task_one_by_one_and_cover_nothing() -> None:
    app = app_of(Adviser(new("azul", start=0), [Place("Anna"), Place("Ben")]))
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.pause()
        *table, _, _, _ = text_of(app)
        shares: list[str] = []
        for n in (1, 2, 3, 1):
            await pilot.press("h")
            while not app.advice:
                await pilot.pause()
            *shown, task, _, _ = text_of(app)
            assert shown == table
            assert f"Hint {n} of 3" in task
            shares += re.findall(r"(\d+) %, ", task)
            pointed = board_of(app).pointed
            assert pointed is not None
            assert app.advice[n - 1].move in pointed.moves
        # What the adviser would play comes first, then the others by their chances.
        assert shares == ["44", "38", "34", "44"]


@on_screen
async def test_who_leaves_finds_the_game_as_it_was(tmp_path: Path) -> None:
    keep = kept(tmp_path)
    sitting = hot_seat(new("azul", start=0), keep)
    app = app_of(sitting)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.press("enter", "enter")
        await pilot.press("q")
    record = read_record(keep.path.read_bytes())
    assert len(record.moves) == 1
    assert record.seats == NAMES[:2]
    assert str(keep.path) in sitting.farewell(app.words)


@on_screen
async def test_people_pass_the_screen_on_where_racks_are_private() -> None:
    sitting = hot_seat(new("ingenious", start=0))
    app = app_of(sitting)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.press("enter", "enter", "enter", "enter")
        assert sitting.state.turn == 1
        shown = "\n".join(text_of(app))
        assert "Pass the device to Ben" in shown
        assert "Rack" not in shown
        await pilot.press("enter")
        assert "Rack of Ben" in "\n".join(text_of(app))


@on_screen
async def test_a_replay_is_walked_by_keys_and_by_the_slider() -> None:
    state = played("azul", 30)
    app = app_of(Replay(Record.of(state, NAMES[:2]), state, terminal_words("en")))
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.press("right", "right", "left", "pagedown")
        assert app.sitting.look.step == (11, 30)
        await pilot.press("end", "right")
        assert app.sitting.look.step == (30, 30)
        await pilot.click(Slider, offset=(1, 0))
        assert app.sitting.look.step == (0, 30)
        assert not app.query_one(BoardView).spots


@pytest.mark.parametrize(
    ("language", "head"),
    [("en", "Player 1 to move"), ("nl", "Speler 1 is aan zet"), ("de", "Spieler 1 ist am Zug")],
)
@on_screen
async def test_who_is_called_you_in_a_record_is_a_player_in_a_replay(
    language: str, head: str
) -> None:
    state = new("azul", start=0)
    words = terminal_words(language)
    app = app_of(Replay(Record.of(state, ["Du", "Ben"]), state, words), language)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.pause()
        assert head in text_of(app)[0]


@pytest.mark.parametrize(
    ("language", "head"),
    [("en", "Your rack"), ("nl", "Je voorraadbank"), ("de", "Deine Ablagebank")],
)
@on_screen
async def test_who_sits_alone_has_their_own_rack(language: str, head: str) -> None:
    app = app_of(against_bot(new("ingenious", start=0)), language)
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.pause()
        assert head in "\n".join(text_of(app))


@on_screen
async def test_a_champion_without_a_limit_thinks_until_m_is_pressed() -> None:
    sitting = against_bot(new("azul", start=1), "champion:seconds=inf")
    app = app_of(sitting)
    async with app.run_test(size=COMPACT) as pilot, asyncio.timeout(900):
        try:
            while not sitting.look.hurry:
                await asyncio.sleep(0.01)
            await pilot.pause(0.2)
            assert not sitting.state.moves
            assert "m: move now · champion" in "\n".join(text_of(app))
            await pilot.press("m")
            while not sitting.state.moves:
                await asyncio.sleep(0.01)
            assert len(sitting.state.moves) == 1
            assert not sitting.look.hurry
        finally:  # or it would think for ever
            await sitting.close()


@on_screen
async def test_who_leaves_while_a_champion_thinks_without_a_limit_does_not_wait_for_it() -> None:
    sitting = against_bot(new("azul", start=1), "champion:seconds=inf")
    async with app_of(sitting).run_test(size=COMPACT), asyncio.timeout(900):
        while not sitting.look.hurry:
            await asyncio.sleep(0.01)
    await sitting.close()
    assert not sitting.state.moves
