"""What a seat may know as numbers: enough to decide by, and in the same places for both seats."""

import tegel
from tegel.games.azul_duel.layout import BOARD_NUMBERS, OBSERVATION, SEATS
from tests.games.azul_duel.positions import (
    asked,
    observed,
    play,
    put_below,
    random_game,
    seen,
    show_kind,
    show_plates,
    small_stack,
    table,
)


def test_all_numbers_are_written_and_small() -> None:
    assert tegel.find("azul_duel").observation == OBSERVATION
    for state in random_game(1, thirst=0.3):
        for seat in range(SEATS):
            values = observed(state, seat)
            assert len(values) == OBSERVATION
            assert all(-1 <= value <= 1 for value in values)


def test_a_seat_observes_its_own_board_before_the_other() -> None:
    for state in random_game(2, thirst=0.3):
        one, other = observed(state, 0), observed(state, 1)
        assert one[-2 * BOARD_NUMBERS : -BOARD_NUMBERS] == other[-BOARD_NUMBERS:]
        assert one[-BOARD_NUMBERS:] == other[-2 * BOARD_NUMBERS : -BOARD_NUMBERS]


def test_moves_that_lead_to_different_positions_lead_to_different_numbers() -> None:
    for number in range(3):
        for state in random_game(number, thirst=0.3):
            seat, positions, found = state.turn or 0, set[bytes](), set[tuple[float, ...]]()
            for move in state.legal_moves if asked(state) != "space" else ():
                state.push(move)
                positions.add(state.memory.tobytes())
                found.add(tuple(observed(state, seat)))
                state.pop()
            assert len(found) == len(positions)


def test_who_turns_a_plate_observes_where_it_will_lie() -> None:
    found = []
    for space in ("space 1", "space 9"):
        state = table(tokens=(1, 1))
        show_plates(state, "YK/T*", "K*/TR")
        play(state, "plate YK/T*", space)
        found.append(observed(state, 0))
    assert found[0] != found[1]


def test_who_draws_plates_observes_the_backs_of_those_drawn() -> None:
    found = []
    for kind in ("special", "wild"):
        state = table(tokens=(1, 1))
        show_kind(state, kind)
        state.push_text("draw")
        assert seen(state)["hand"]["drawn"] == [kind]
        show_kind(state, "special")
        found.append(observed(state, 0))
    assert found[0] != found[1]


def test_who_draws_plates_that_were_returned_observes_their_backs_too() -> None:
    found = []
    for order in (("YK/T*", "K*/TR", "#B/TK"), ("#B/TK", "K*/TR", "YK/T*")):
        state = small_stack(*order)
        put_below(state, 1, *order)
        state.push_text("draw")
        assert seen(state)["stack_top"] == "special"
        found.append(observed(state, 0))
    assert found[0] != found[1]
