"""Redeals: what a seat cannot know is drawn anew, all of it and nothing else."""

from collections import Counter
from typing import Any

import pytest

import tegel
from tegel.core.rng import Rng, new_rng, seed
from tegel.core.struct import struct
from tegel.games.azul_duel import plates, rules
from tegel.games.azul_duel.layout import EMPTY_STACK, PLATES, SEATS, Duel
from tests.games.azul_duel.inventory import (
    ALL_18,
    ALL_65,
    plates_of,
    tiles_of,
)
from tests.games.azul_duel.positions import (
    asked,
    observed,
    play,
    put_below,
    returned,
    seen,
    show_kind,
    small_stack,
    table,
    thirsty_game,
)

# What a redeal may change, and nothing else.
HIDDEN = ("unseen", "returned", "drawn", "hand")


def redealt(state: tegel.State, seat: int, number: int = 1) -> tegel.State:
    """A copy in which everything that a seat cannot know is drawn anew."""
    twin, rng = state.copy(), new_rng()
    seed(struct(Rng, rng), number)
    rules.redeal(struct(Duel, twin.memory), seat, struct(Rng, rng))
    return twin


def batches(state: tegel.State) -> list[int]:
    """Who returned each of them, and with which others."""
    s = Duel.over(state.memory)
    return [s.returned_by[i] for i in range(s.returned_count)]


def kind(plate: str) -> str:
    return "special" if "*" in plate else "wild"


# --- What a seat may know does not depend on the rest ---------------------------------------------


@pytest.mark.parametrize("number", range(3))
def test_two_states_that_a_seat_cannot_tell_apart_look_the_same_to_it(number: int) -> None:
    differing = 0
    for state in thirsty_game(number):
        for seat in range(SEATS):
            twin = redealt(state, seat, len(state.moves))
            assert observed(twin, seat) == observed(state, seat)
            if state.turn == seat:
                assert twin.legal_moves == state.legal_moves
            hidden = [state.memory[name].tobytes() for name in HIDDEN]
            if hidden == [twin.memory[name].tobytes() for name in HIDDEN]:
                continue
            differing += 1
            if differing % 5 == 0 or asked(state) in ("keep", "return"):
                assert twin.view(seat) == state.view(seat)
                assert twin.view(None) == state.view(None)
                if state.turn == seat:
                    assert str(twin) == str(state)
    assert differing > 50


# In these, a player without points draws one of the plates that were returned.
@pytest.mark.parametrize("number", [12, 19])
def test_what_comes_of_a_move_in_an_open_position_is_no_secret(number: int) -> None:
    checked = 0
    for state in thirsty_game(number):
        if not is_open(state):
            assert asked(state) in ("drawing", "keep", "return") or Duel.over(state.memory).returns
            continue
        twin = redealt(state, 1 - (state.turn or 0), len(state.moves))
        assert twin.legal_moves == state.legal_moves
        for move in state.legal_moves:
            one, another = state.copy(), twin.copy()
            one.push(move)
            another.push(move)
            if not one.chance_spoke and is_open(one):
                for name in HIDDEN:
                    another.memory[name] = one.memory[name]
                assert another.memory.tobytes() == one.memory.tobytes()
                checked += 1
    assert checked > 100


def is_open(state: tegel.State) -> bool:
    return bool(rules.is_open(struct(Duel, state.memory)))


@pytest.mark.parametrize("number", range(5))
def test_a_redeal_changes_nothing_but_what_is_hidden(number: int) -> None:
    for state in thirsty_game(number):
        for seat in range(SEATS):
            twin = redealt(state, seat, len(state.moves))
            assert plates_of(twin) == ALL_18
            for name in HIDDEN:
                twin.memory[name] = state.memory[name]
            assert twin.memory.tobytes() == state.memory.tobytes()


def kinds_returned(state: tegel.State) -> Counter[Any]:
    """How many of each kind were returned together, and are in the stack or still in hand."""
    s = Duel.over(state.memory)
    placed = [*zip(batches(state), returned(state), strict=True)]
    placed += [(2 * s.returns + s.turn, PLATES[i]) for i in range(18) if s.hand >> i & 1]
    return Counter((batch, kind(plate)) for batch, plate in placed)


@pytest.mark.parametrize("number", range(5))
def test_a_redeal_keeps_what_the_seat_has_seen(number: int) -> None:
    for state in thirsty_game(number):
        for seat in range(SEATS):
            twin = redealt(state, seat, len(state.moves))
            was, now, by = returned(state), returned(twin), batches(state)
            # What the seat itself returned, and what it looks at.
            mine = [i for i, batch in enumerate(by) if batch % 2 == seat]
            assert [now[i] for i in mine] == [was[i] for i in mine]
            if state.turn == seat:
                assert Duel.over(twin.memory).hand == Duel.over(state.memory).hand
            assert kinds_returned(twin) == kinds_returned(state)
            # The back of the top plate.
            s = Duel.over(twin.memory)
            if now and not plates.has_unseen(struct(Duel, twin.memory)):
                assert kind(now[0]) == ("special", "wild")[s.top]
            assert (s.top == EMPTY_STACK) == (plates.stack_size(struct(Duel, twin.memory)) == 0)


@pytest.mark.parametrize("number", range(3))
def test_after_a_redeal_the_game_goes_on_to_its_end(number: int) -> None:
    for state in thirsty_game(number):
        if state.moves and len(state.moves) % 20 == 0:
            for seat in range(SEATS):
                twin = redealt(state, seat, number)
                while not twin.is_over:
                    twin.push(twin.legal_moves[len(twin.moves) % len(twin.legal_moves)])
                    assert plates_of(twin) == ALL_18
                    assert tiles_of(twin) == ALL_65


# --- And a redeal reaches everything that may be --------------------------------------------------


def redeals(state: tegel.State, seat: int, times: int) -> Counter[Any]:
    """How often each order of returned plates, drawn ones and those in hand comes up."""
    found: Counter[Any] = Counter()
    for number in range(times):
        twin = redealt(state, seat, number)
        s = Duel.over(twin.memory)
        drawn = tuple(s.drawn[i] for i in range(s.drawn_count))
        found[tuple(returned(twin)), drawn, s.hand, s.unseen] += 1
    return found


def even(found: Counter[Any]) -> bool:
    """Whether all that was found is about equally frequent."""
    expected = found.total() / len(found)
    return all(abs(n - expected) < 4 * expected**0.5 for n in found.values())


def test_fronts_and_places_of_plates_that_the_other_returned_are_drawn_anew() -> None:
    state = small_stack("YK/T*", "K*/TR", "*K/RB")
    put_below(state, 1, "YK/T*", "K*/TR")
    # Any of three plates may be the unseen one, and the two others lie in any order.
    found = redeals(state, 0, 600)
    assert len(found) == 6
    assert even(found)
    assert len(redeals(state, 1, 50)) == 1


def test_kinds_that_were_returned_together_may_lie_in_any_order_below_an_unseen_plate() -> None:
    state = small_stack("YK/T*", "K*/TR", "*K/RB", "#B/TK", "TR/B#")
    put_below(state, 1, "YK/T*", "#B/TK", "K*/TR")
    orders = Counter(tuple(map(kind, returned(redealt(state, 0, number)))) for number in range(300))
    special, wild = "special", "wild"
    assert {*orders} == {
        (special, special, wild),
        (special, wild, special),
        (wild, special, special),
    }
    assert even(orders)


def test_of_a_returned_plate_on_top_of_the_stack_the_kind_stays() -> None:
    state = small_stack("YK/T*", "K*/TR", "#B/TK")
    put_below(state, 1, "YK/T*", "#B/TK", "K*/TR")
    orders = {tuple(returned(redealt(state, 0, number))) for number in range(200)}
    assert orders == {
        ("YK/T*", "K*/TR", "#B/TK"),
        ("K*/TR", "YK/T*", "#B/TK"),
        ("YK/T*", "#B/TK", "K*/TR"),
        ("K*/TR", "#B/TK", "YK/T*"),
    }


def test_plates_that_were_not_returned_together_keep_their_kinds_apart() -> None:
    state = small_stack("YK/T*", "K*/TR", "#B/TK")
    put_below(state, 1, "YK/T*")
    put_below(state, 1, "#B/TK")
    orders = {tuple(returned(redealt(state, 0, number))) for number in range(100)}
    assert orders == {("YK/T*", "#B/TK"), ("K*/TR", "#B/TK")}


def test_plates_that_one_player_returned_in_two_turns_were_not_returned_together() -> None:
    state = table(tokens=(2, 2), large="2 red, blue, 2 black")
    for kind_drawn in ("special", "wild"):
        for _ in range(2):
            show_kind(state, kind_drawn)
            state.push_text("draw")
        state.push_text("stop")
        state.push(state.legal_moves[0])
        play(state, "space 1" if kind_drawn == "special" else "space 2", "turn 0")
        if kind_drawn == "special":
            play(state, "L red", "line 2")
    kinds = {tuple(map(kind, returned(redealt(state, 1, number)))) for number in range(50)}
    assert kinds == {("special", "wild")}


def test_while_plates_are_being_returned_any_of_them_may_lie_below_already() -> None:
    state = small_stack("YK/T*", "K*/TR", "*K/RB", "#B/TK", "TR/B#")
    put_below(state, 1, "TR/B#")
    play(state, "draw", "draw", "draw", "draw", "stop", "keep YK/T*", "return #B/TK")
    assert asked(state) == "return"
    kinds = Counter(kind(returned(redealt(state, 1, number))[1]) for number in range(300))
    # The first returned is the only wild one among three.
    assert 60 < kinds["wild"] < 140
    assert len(redeals(state, 0, 50)) == 1


def test_plates_in_the_other_players_hand_are_drawn_anew() -> None:
    state = table(tokens=(2, 2), large="2 red, blue, 2 black")
    play(state, "draw", "draw", "draw", "stop")
    hands = {Duel.over(redealt(state, 1, number).memory).hand for number in range(100)}
    assert len(hands) > 10
    assert {Duel.over(redealt(state, 0, number).memory).hand for number in range(20)} == {
        Duel.over(state.memory).hand
    }


def test_a_returned_plate_that_was_drawn_again_is_known_only_to_who_returned_it() -> None:
    state = small_stack("YK/T*", "K*/TR", "*K/RB")
    put_below(state, 0, "YK/T*", "K*/TR", "*K/RB")
    state.push_text("draw")
    assert seen(state, 0)["hand"]["drawn"] == ["YK/T*"]
    assert seen(state, 1)["hand"]["drawn"] == seen(state)["hand"]["drawn"] == ["special"]
    assert len(redeals(state, 0, 50)) == 1
    assert len(redeals(state, 1, 300)) == 6
