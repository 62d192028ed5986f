"""What a seat sees: everything that is on the table, but for what it may not know."""

import json
from collections.abc import Iterator

import pytest

import tegel
from tegel.games.azul_duel.layout import (
    COLOUR_NAMES,
    SEATS,
)
from tegel.games.azul_duel.names import CHIP_NAMES
from tegel.games.azul_duel.view import DuelView
from tests.games.azul_duel.inventory import (
    ALL_18,
    ALL_65,
    plates_in_dome,
)
from tests.games.azul_duel.positions import (
    give_chips,
    named,
    random_game,
    reveal_chip,
    seen,
    show_plates,
    stack_tiles,
    table,
)


def some_positions(seed: int, step: int = 7) -> Iterator[tegel.State]:
    """Every seventh position of a game, and its last."""
    for state in random_game(seed, 0.3):
        if len(state.moves) % step == 0 or state.is_over:
            yield state


def test_a_view_is_plain_data() -> None:
    for state in some_positions(1):
        for seat in (None, 0, 1):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view


def all_tiles(view: DuelView) -> dict[str, int]:
    """How many tiles of each colour a view shows, wherever they lie."""
    shown = [*view["large_sun"], *view["large_moon"]]
    shown += [*view["hand"]["tiles"], *view["hand"]["to_stack"]]
    for factory in view["factories"]:
        shown += [*factory["sun"], *factory["moon"]]
    for pool in (view["bag"], view["tower"]):
        for colour, count in pool.items():
            shown += [colour] * count
    for seat in view["boards"]:
        shown += seat["broken"]
        for row in seat["tiles"]:
            shown += [tile for tile in row if tile in COLOUR_NAMES]
        for line in seat["lines"]:
            shown += [line["colour"]] * line["count"] if line["colour"] else []
    return {colour: shown.count(colour) for colour in COLOUR_NAMES}


def test_a_view_shows_all_65_tiles() -> None:
    for state in some_positions(2, step=3):
        assert all_tiles(seen(state)) == ALL_65


def test_a_view_shows_or_names_all_18_plates() -> None:
    for state in some_positions(3, step=3):
        for seat in (None, 0, 1):
            view = seen(state, seat)
            shown = [plate for plate in view["display"] if plate]
            shown += [below["plate"] for below in view["returned"] if below["plate"]]
            shown += [plate for plate in view["hand"]["drawn"] if "/" in plate]
            shown += [*(view["hand"]["looked_at"] or []), *view["unknown_plates"]]
            shown += [view["hand"]["plate"]] if view["hand"]["plate"] else []
            for other in range(SEATS):
                shown += [plate for plate in plates_in_dome(state, other) if plate]
            assert sorted(shown) == ALL_18
            assert len(view["returned"]) <= view["stack"] <= 15


def test_moon_stacks_and_chips_held_or_used_are_public() -> None:
    state = table("4 black")
    stack_tiles(state, 2, "red, blue, red")
    give_chips(state, 1, "T", "B/R")
    reveal_chip(state, 4, "K")
    for seat in (0, 1, None):
        view = seen(state, seat)
        assert view["factories"][1]["moon"] == ["red", "blue", "red"]
        assert view["boards"][1]["chips"] == named("T", "B/R")
        assert view["factories"][3]["chip"] == "black"
        # What is neither unseen, nor held, nor on a factory has been used.
        assert view["unseen_chips"] == {
            chip: 2 - (chip in named("T", "B/R", "K")) for chip in CHIP_NAMES
        }


def test_only_the_seat_in_turn_gets_moves() -> None:
    for state in some_positions(4):
        assert seen(state)["moves"] == []
        for seat in range(SEATS):
            numbers = [move["move"] for move in seen(state, seat)["moves"]]
            assert numbers == (state.legal_moves if seat == state.turn else [])


# What each seat sees in its own way.
OWN = (
    *("seat", "moves", "refusals", "last_move"),
    *("returned", "unknown_plates", "hand", "plates"),
)


def test_seats_see_the_same_but_for_plates_and_moves() -> None:
    for state in some_positions(5):
        spectator = dict(state.view())
        for seat in range(SEATS):
            view = dict(state.view(seat))
            for name in (
                "seat",
                "moves",
                "returned",
                "returned_together",
                "unknown_plates",
                "hand",
                "plates",
                "refusals",
                "last_move",
            ):
                view[name] = spectator[name]
            assert view == spectator


def test_a_view_says_whose_it_is_and_what_is_played() -> None:
    view = seen(tegel.new("azul_duel", scoring="1A-2B-4B", start=1, seed=7), 1)
    assert (view["game"], view["rules"], view["seat"], view["players"]) == ("azul_duel", 1, 1, 2)
    assert view["options"] == {"players": 2, "scoring": "1A-2B-4B", "start": 1}
    assert (view["starter"], view["turn"]) == (1, 0)


@pytest.mark.parametrize("seat", [-1, 2, True, 1.0, "0"])
def test_where_nobody_sits_there_is_nothing_to_see(seat: int) -> None:
    with pytest.raises(tegel.InvalidSeat, match=r"there is no seat .*; seats are 0 to 1"):
        table().view(seat)


def test_who_changes_a_view_changes_no_game() -> None:
    state = table("2 blue, red", tokens=(1, 1))
    view, again = seen(state, 0), seen(state, 0)
    view["boards"][0]["tiles"][0][0] = "blue"
    view["bag"]["blue"] = 0
    view["options"].clear()
    view["unknown_plates"].clear()
    assert seen(state, 0) == again


def test_a_hand_shows_the_tiles_that_were_taken_and_those_to_be_stacked() -> None:
    state = table("2 blue, red, black")
    state.push_text("F1 blue")
    hand = seen(state)["hand"]
    assert (hand["tiles"], hand["to_stack"]) == (["blue", "blue"], ["red", "black"])


def test_a_hand_shows_the_plate_that_is_placed_and_where() -> None:
    state = table(tokens=(1, 1))
    show_plates(state, "YK/T*", "K*/TR")
    state.push_text("plate K*/TR")
    assert (seen(state)["hand"]["plate"], seen(state)["hand"]["space"]) == ("K*/TR", None)
    state.push_text("space 6")
    assert (seen(state)["hand"]["plate"], seen(state)["hand"]["space"]) == ("K*/TR", 5)
    state.push_text("turn 0")
    assert (seen(state)["hand"]["plate"], seen(state)["hand"]["space"]) == (None, None)


def test_the_last_move_is_told_with_its_seat() -> None:
    state = tegel.new("azul_duel", seed=7)
    assert seen(state)["last_move"] is None
    for _ in range(60):
        seat, move = state.turn, state.legal_moves[-1]
        state.push(move)
        told = seen(state, seat)["last_move"]
        assert told is not None
        assert (told["seat"], told["move"], told["text"]) == (seat, move, state.text(move))


def test_the_outcome_is_told_at_the_end_and_not_before() -> None:
    *_, state = random_game(6)
    assert seen(state)["outcome"] == {
        "scores": list(state.scores),
        "places": list(state.outcome.places),
        "winners": list(state.outcome.winners),
    }
    assert (seen(state)["phase"], seen(state)["turn"]) == ("over", None)
    state.pop()
    assert seen(state)["outcome"] is None
