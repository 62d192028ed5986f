"""Reviews: what they promise, in all kinds of all games."""

import json
from dataclasses import replace
from functools import cache

import pytest

import tegel
from tegel.analysis.form import forms
from tegel.analysis.judge import Depth, Judge, depth_for, worth_of
from tegel.analysis.marks import Bounds
from tegel.analysis.review import Stopped, rate_of, review
from tegel.analysis.shape import Review
from tegel.analysis.telling import Telling, annotated, worth_saying
from tegel.core.words import book
from tests.harness.kinds import KINDS, Kind

from .games import QUICK, at_random, played

OURS = [kind for kind in KINDS if kind.game.name in tegel.games()]
AZUL, DUEL, INGENIOUS = (
    next(kind for kind in KINDS if kind.game.name == name)
    for name in ("azul", "azul_duel", "ingenious")
)
every_game = pytest.mark.parametrize("kind", [AZUL, DUEL, INGENIOUS], ids=str)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_result_less_start_is_skill_and_luck(kind: Kind) -> None:
    state = played(kind, 3, "newcomer")
    found = review(state, iterations=QUICK)
    assert found.is_over
    assert found.chances[-1] == worth_of(state).shares
    assert len(found.chances) == len(found.margins) == len(state.moves) + 1
    for one in found.seats:
        # Told as sums, and counted again from what is told of each move and deal.
        assert one.start == found.chances[0][one.seat]
        assert one.result == found.chances[-1][one.seat]
        assert one.result - one.start == pytest.approx(one.skill + one.luck, abs=1e-9)
        assert one.skill == pytest.approx(one.own + one.others + one.hindsight, abs=1e-9)
        luck = sum(deal.luck[one.seat] for deal in found.deals)
        assert one.luck == pytest.approx(luck, abs=1e-9)
        lost = sum(turn.loss for turn in found.turns if turn.seat == one.seat)
        assert one.own == pytest.approx(-lost, abs=1e-9)
        assert one.rate * one.decisions == pytest.approx(lost, abs=1e-9)


@every_game
def test_a_deal_is_told_after_each_move_that_chance_followed_and_no_other(kind: Kind) -> None:
    state = played(kind, 4, moves=60)
    found = review(state, iterations=QUICK)
    walk, spoke = state.again(), list[int]()
    for n, move in enumerate(state.moves):
        walk.push(move)
        spoke += [n] * walk.chance_spoke
    assert [deal.n for deal in found.deals] == spoke
    assert spoke


@every_game
def test_a_planted_blunder_is_found_and_the_better_move_named(kind: Kind) -> None:
    """What the judge likes best by far, left out for what it likes least."""
    judge = Judge(kind.game, 2, depth_for(kind.game, 200))
    for seed in range(20):
        state = played(kind, seed, "club", moves=20 + seed)
        if state.is_over or len(state.legal_moves) < 4:
            continue
        assert state.turn is not None
        seat, best = state.turn, judge.think(state, state.turn).moves[0]
        values = {move: judge.after(state, move, seat).shares[seat] for move in state.legal_moves}
        worst = min(values, key=values.__getitem__)
        if values[best] - values[worst] < 0.12:
            continue
        there = state.position
        state = tegel.position(there, seed=1)
        state.push(worst)
        decided = review(state, iterations=200).decisions[0]
        assert decided.best.move == best
        assert decided.mark in ("?", "??")
        assert decided.best.line[0].text == decided.best.text
        return
    pytest.fail("no position was found with something to be lost")


@every_game
def test_what_a_seat_cannot_know_does_not_change_its_judgement(kind: Kind) -> None:
    state = played(kind, 5, moves=25)
    assert state.turn is not None
    seat = state.turn
    move = state.legal_moves[-1]
    judge = Judge(kind.game, 2, Depth(40, 2))
    for truth in range(4):  # what others hold, made up anew
        other = state.imagine(seat, 1000 + truth)
        assert other.observe(seat).tolist() == state.observe(seat).tolist()
        assert judge.think(other, seat) == judge.think(state, seat)
        fresh = Judge(kind.game, 2, Depth(40, 2))
        assert fresh.after(other, move, seat) == judge.after(state, move, seat)


@every_game
def test_the_same_game_is_judged_the_same(kind: Kind) -> None:
    state = at_random(kind, 6, 30)
    assert review(state, iterations=QUICK) == review(state, iterations=QUICK)


@every_game
def test_a_review_is_plain_json_and_comes_back_from_it(kind: Kind) -> None:
    found = review(at_random(kind, 7, 40), ["Anna", "Ben"], iterations=QUICK)
    assert Review.from_json(json.loads(json.dumps(found.as_json()))) == found


@cache
def reviewed(kind: Kind) -> tuple[tegel.Record, Review]:
    record = tegel.Record.of(at_random(kind, 8, 40), ["Anna", "Ben"])
    return record, review(record, iterations=QUICK)


@every_game
@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_a_review_is_said_and_written_into_the_record(kind: Kind, language: str) -> None:
    record, found = reviewed(kind)
    noted = annotated(record, found, language)
    again = tegel.read_record(str(noted))
    again.verify()
    marks = {n: note.mark for n, note in again.notes.items() if note.mark}
    assert marks == {turn.worst + 1: turn.mark for turn in found.turns if turn.mark}
    assert any(note.instead for note in again.notes.values())
    telling = Telling(found, book(language, "common", game=kind.game))
    for swing in found.swings:
        assert str(swing.n + 1) in telling.swing(swing)
    # What people wrote before stays.
    mine = annotated(record.noted(1, mark="!?", comment="Bold."), found, language)
    assert mine.notes[1].mark == "!?"
    assert mine.notes[1].comment.startswith("Bold.")


def test_a_forced_decision_is_not_judged_and_turns_hold_all_decisions() -> None:
    found = review(played(INGENIOUS, 9, moves=60), iterations=QUICK)
    assert all(each.loss == 0 and not each.mark for each in found.decisions if each.choices == 1)
    assert [n for turn in found.turns for n in range(turn.first, turn.last + 1)] == [*range(60)]
    for n, turn in enumerate(found.turns):
        inside = [each for each in found.decisions if each.turn == n]
        assert {each.seat for each in inside} == {turn.seat}
        assert turn.loss == pytest.approx(sum(each.loss for each in inside))
    for one in found.seats:
        judged = [e for e in found.decisions if e.seat == one.seat and e.choices > 1]
        assert one.decisions == len(judged)
        assert one.rate == pytest.approx(sum(e.loss for e in judged) / len(judged))
        assert one.low <= one.rate <= one.high


@pytest.mark.parametrize(
    "kind", [kind for kind in OURS if dict(kind.options).get("players") == 3], ids=str
)
def test_a_lucky_deal_is_told_with_what_it_brought_to_whom_it_helped(kind: Kind) -> None:
    """Of three, one may lose more by it than any other gains."""
    found = review(played(kind, 13, "newcomer"), iterations=QUICK)
    lucky = [swing for swing in found.swings if swing.kind == "deal"]
    luck = {deal.n: deal.luck for deal in found.deals}
    assert [swing.by for swing in lucky] == [luck[swing.n][swing.seat] for swing in lucky]
    assert all(swing.by == max(luck[swing.n]) for swing in lucky)


def test_a_better_line_ends_with_the_last_choice() -> None:
    """Drawing tiles has to be done, and is no advice."""
    found = review(played(INGENIOUS, 14, "newcomer", moves=45), iterations=QUICK)
    lines = [each.best.line for each in found.decisions if each.loss]
    assert lines
    assert not any(line[-1].text == "draw" for line in lines if len(line) > 1)
    telling = Telling(found, book("en", "common", game=INGENIOUS.game))
    told = [telling.made(turn) for turn in found.turns if turn.mark]
    assert told
    assert not any("draws" in one for one in told)


def test_what_a_verdict_is_about_is_told_though_the_log_leaves_it_out() -> None:
    """How tiles are stacked on a moon nobody says; unless another way would have been better."""
    sun = {"kind": "sun", "passing": False, "colour": "red"}
    blue = {"kind": "stack", "passing": True, "factory": 1, "tiles": ["blue"]}
    both = {"kind": "stack", "passing": True, "factory": 1, "tiles": ["blue", "black"]}
    line = {"kind": "line", "passing": False, "line": 2, "colour": "red"}
    turn = [sun, blue, both, line]
    assert worth_saying(turn, 0) == [sun, line]
    assert worth_saying(turn, 1) == worth_saying(turn, 2) == [sun, both, line]
    space = {"kind": "space", "passing": True, "space": 3}
    laid = {"kind": "turn", "passing": False, "space": 3, "degrees": 90}
    assert worth_saying([space, laid], 0) == [laid]
    assert worth_saying([sun, space], 0) == [sun, space]


def test_it_is_told_from_when_on_a_game_was_as_good_as_won() -> None:
    found = review(at_random(AZUL, 15, 12), ["Anna", "Ben"], iterations=QUICK)
    words = book("en", "common", game=AZUL.game)
    climb = (0.5, 0.97, 0.6, *[0.96] * 9, 1.0)
    won = replace(found, is_over=True, chances=tuple((each, 1 - each) for each in climb))
    assert Telling(won, words).decided().startswith("After move 3 Anna was never below 95 % again")
    open_ = replace(won, chances=tuple((each, 1 - each) for each in (*[0.5] * 12, 1.0)))
    assert Telling(open_, words).decided() == ""
    assert Telling(replace(won, is_over=False), words).decided() == ""


def test_a_game_that_began_elsewhere_is_reviewed_from_there() -> None:
    middle = at_random(AZUL, 10, 12)
    state = tegel.position(middle.position, seed=4)
    for _ in range(3):
        state.push(state.legal_moves[0])
    found = review(tegel.Record.of(state), iterations=QUICK)
    assert len(found.decisions) == 3
    assert not found.is_over


def test_a_review_tells_how_far_it_is_and_can_be_stopped() -> None:
    state = at_random(AZUL, 11, 10)
    seen: list[int] = []

    def watch(done: int, of: int) -> bool:
        assert of == 10
        seen.append(done)
        return done < 5

    with pytest.raises(Stopped):
        review(state, iterations=QUICK, watch=watch)
    assert seen == sorted(seen)
    assert seen[-1] == 5


def test_what_the_judge_cannot_tell_costs_nothing() -> None:
    bounds = Bounds(noise=0.02, inaccuracy=0.05, mistake=0.1, blunder=0.2)
    assert [bounds.loss(each) for each in (-0.3, 0.01, 0.02)] == [0, 0, 0.02]
    marks = [bounds.mark(each) for each in (0.049, 0.05, 0.1, 0.2)]
    assert marks == ["", "?!", "?", "??"]
    assert rate_of([]) == (0.0, 0.0, 1.0)


def test_form_is_the_mean_of_games_and_of_the_last_ten() -> None:
    one = review(at_random(AZUL, 12, 20), ["Anna", "Ben"], iterations=QUICK)
    other = replace(one, seats=tuple(replace(seat, rate=0.0) for seat in one.seats))
    told = {form.name: form for form in forms([one] * 10 + [other] * 10)}
    anna = told["Anna"]
    assert (anna.game, anna.players, anna.games) == ("azul", 2, 20)
    assert anna.rate == pytest.approx(one.seats[0].rate / 2)
    assert anna.lately == 0
    assert anna.low < anna.rate < anna.high
