"""What a seat may not know: returned plates and their places, wherever one might look for them."""

import json

import pytest

import tegel
from tegel.games.azul_duel.layout import PLATES, Duel
from tests.games.azul_duel.positions import (
    asked,
    observed,
    play,
    put_below,
    returned,
    seen,
    show_kind,
    small_stack,
    thirsty_game,
)

# --- Views, looked through ------------------------------------------------------------------------


class Witness:
    """What each seat can know of the plates, told from nothing but what happened."""

    def __init__(self) -> None:
        self.owners: dict[str, int] = {}
        self.turn = 0

    def unknown(self, state: tegel.State, seat: int | None) -> set[str]:
        """The plates of which a seat does not know where they are; ask after every move."""
        s = Duel.over(state.memory)
        below = returned(state)
        face_down = [PLATES[s.drawn[i]] for i in range(s.drawn_count) if s.drawn[i] >= 0]
        looked_at = {plate for i, plate in enumerate(PLATES) if s.hand >> i & 1}
        for plate in {*self.owners} - {*below, *face_down}:
            del self.owners[plate]
        for plate in {*below} - {*self.owners}:
            self.owners[plate] = self.turn
        hidden = {plate for i, plate in enumerate(PLATES) if s.unseen >> i & 1}
        hidden |= {plate for plate in (*below, *face_down) if self.owners[plate] != seat}
        return hidden | (looked_at if s.turn != seat else set())


@pytest.mark.parametrize("number", range(2))
def test_no_view_names_a_plate_that_its_seat_cannot_know(number: int) -> None:
    witness, hidden_fronts = Witness(), 0
    for state in thirsty_game(number):
        unseen = {plate for i, plate in enumerate(PLATES) if state.memory["unseen"][0] >> i & 1}
        for seat in (0, 1, None):
            hidden = witness.unknown(state, seat)
            if hidden != unseen and len(state.moves) % 3 == 0:
                hidden_fronts += 1
                view = dict(state.view(seat))
                assert {*view.pop("unknown_plates")} == hidden
                text = json.dumps(view)
                assert not [plate for plate in hidden if plate in text]
        witness.turn = state.turn or 0
    assert hidden_fronts > 20


def test_who_returned_plates_sees_them_in_their_places_and_nobody_else_does() -> None:
    state = small_stack("YK/T*", "K*/TR", "*K/RB")
    play(state, "draw", "draw", "draw", "keep K*/TR", "return *K/RB")
    fronts = {seat: [below["plate"] for below in seen(state, seat)["returned"]] for seat in (0, 1)}
    assert fronts == {0: ["*K/RB", "YK/T*"], 1: [None, None]}
    assert seen(state)["returned"] == [{"seat": 0, "plate": None}] * 2
    assert seen(state, 0)["unknown_plates"] == []
    assert seen(state, 1)["unknown_plates"] == ["YK/T*", "*K/RB"]


def test_ruling_of_plates_drawn_and_returned_again_the_first_player_knows_what_is_shown() -> None:
    state = small_stack("YK/T*", "K*/TR", "*K/RB")
    put_below(state, 1, "YK/T*", "K*/TR", "*K/RB")
    play(state, "draw", "draw", "stop")
    assert seen(state, 1)["hand"]["looked_at"] is None
    assert seen(state, 1)["hand"]["looked_at_kinds"] == ["special", "special"]
    assert seen(state, 1)["unknown_plates"] == ["YK/T*", "K*/TR"]
    state.push_text("keep YK/T*")
    assert [below["plate"] for below in seen(state, 1)["returned"]] == ["*K/RB", None]
    assert [below["plate"] for below in seen(state, 0)["returned"]] == [None, "K*/TR"]


def test_a_plate_that_is_kept_is_seen_by_all() -> None:
    state = small_stack("YK/T*", "K*/TR", "*K/RB")
    play(state, "draw", "draw", "draw", "keep K*/TR")
    for seat in (0, 1, None):
        assert seen(state, seat)["hand"]["plate"] == "K*/TR"
        last = seen(state, seat)["last_move"]
        assert last is not None
        assert (last["move"], last["deed"]["plate"]) == (state.moves[-1], "K*/TR")


# --- History --------------------------------------------------------------------------------------


def test_which_plate_was_returned_is_told_only_to_who_did_it() -> None:
    state = small_stack("YK/T*", "K*/TR", "*K/RB")
    play(state, "draw", "draw", "draw", "keep K*/TR", "return *K/RB")
    assert told_of_return(state, 0) == (state.moves[-1], "return *K/RB", "*K/RB", "YK/T*")
    for seat in (1, None):
        assert told_of_return(state, seat) == (None, None, None, None)


def told_of_return(state: tegel.State, seat: int | None) -> tuple[object, ...]:
    """What a seat is told of a plate that was returned, and of the last one that followed."""
    last = seen(state, seat)["last_move"]
    assert last is not None
    (forced,) = last["follows"]
    return last["move"], last["text"], last["deed"]["plate"], forced["deed"]["plate"]


@pytest.mark.parametrize("number", range(3))
def test_in_no_game_a_returned_plate_is_told_to_others(number: int) -> None:
    returns = 0
    for state in thirsty_game(number):
        if state.moves and state.text(state.moves[-1]).startswith("return"):
            returns += 1
            mover = int(state.before(len(state.moves) - 1)[0]["turn"][0])
            for seat in (0, 1, None):
                last = seen(state, seat)["last_move"]
                assert last is not None
                deeds = [last["deed"], *(one["deed"] for one in last["follows"] if "deed" in one)]
                known = [one["plate"] for one in deeds if one["kind"] == "return"]
                assert all(known) if seat == mover else not any(known)
                assert (last["move"] is None) == (last["text"] is None) == (seat != mover)
    assert returns > 3


def two_orders(*orders: tuple[str, ...]) -> list[list[str]]:
    """What seat 1 sees, move by move, while seat 0 returns the same plates in different orders."""
    told = []
    for order in orders:
        state = small_stack("YK/T*", "K*/TR", "*K/RB", "#B/TK", "TR/B#")
        put_below(state, 1, "TR/B#")
        show_kind(state, "special")
        play(state, "draw", "draw", "draw", "draw", "stop", "keep YK/T*")
        views: list[str] = []
        for plate in order:
            if asked(state) == "return":
                state.push_text(f"return {plate}")
                views += [json.dumps(state.view(1)), json.dumps(observed(state, 1))]
        play(state, "space 9", "turn 0")
        views += [json.dumps(state.view(1)), json.dumps(observed(state, 1))]
        told.append(views)
    return told


def test_the_order_in_which_plates_of_a_kind_are_returned_shows_in_no_view() -> None:
    one, other = two_orders(("K*/TR", "*K/RB", "#B/TK"), ("*K/RB", "K*/TR", "#B/TK"))
    assert one == other


def test_once_plates_are_returned_no_view_shows_in_which_order_their_kinds_lie() -> None:
    one, other = two_orders(("K*/TR", "*K/RB", "#B/TK"), ("#B/TK", "*K/RB", "K*/TR"))
    assert one[-2:] == other[-2:]


def test_while_plates_are_returned_no_view_shows_in_which_order_their_kinds_lie() -> None:
    one, other = two_orders(("K*/TR", "*K/RB", "#B/TK"), ("#B/TK", "*K/RB", "K*/TR"))
    assert one == other


def test_no_view_depends_on_the_chance_to_come() -> None:
    for state in thirsty_game(0):
        if len(state.moves) % 10 == 0:
            twin = state.copy()
            twin.__dict__["_rng"]["a"] += 12345
            for seat in (0, 1, None):
                assert twin.view(seat) == state.view(seat)
