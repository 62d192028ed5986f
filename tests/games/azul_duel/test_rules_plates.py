"""Azul Duel's rules, set-up and dome tokens: the examples and rulings, each by its name."""

from collections import Counter

import pytest

import tegel
from tegel.games.azul_duel.layout import CHIPS, PLATES
from tegel.games.azul_duel.names import CHIP_NAMES
from tests.games.azul_duel.inventory import (
    ALL_18,
    ALL_20,
    ALL_65,
    chips_of,
    plates_in_dome,
    plates_of,
    tiles_of,
)
from tests.games.azul_duel.positions import (
    SPECIAL_ONES,
    WILD_ONES,
    board,
    cells,
    fill_dome,
    place_plate,
    play,
    put_below,
    seen,
    set_score,
    show_kind,
    show_plates,
    small_stack,
    table,
    texts,
)


def new(seed: int = 7, start: int = 0) -> tegel.State:
    return tegel.new("azul_duel", start=start, seed=seed)


# --- Components and set-up ------------------------------------------------------------------------


def test_there_are_nine_plates_with_a_special_cell_and_nine_with_a_wild_one() -> None:
    special = "YK/T* K*/TR *K/RB YB/K* TR/B* Y*/KR BK/*T *T/YB *Y/BR"
    wild = "#B/TK TR/B# KY/R# TY/#K YR/#B TK/R# RT/Y# TB/#Y R#/BK"
    assert (*SPECIAL_ONES,) == (*special.split(),)
    assert (*WILD_ONES,) == (*wild.split(),)


def test_there_are_13_tiles_of_each_colour_18_plates_and_two_chips_of_each_type() -> None:
    state = new()
    assert tiles_of(state) == ALL_65 == dict.fromkeys(ALL_65, 13)
    assert plates_of(state) == ALL_18 == sorted(PLATES)
    assert chips_of(state) == ALL_20 == dict.fromkeys(CHIPS, 2)
    assert CHIPS == ("B", "Y", "R", "K", "T", "B/R", "R/T", "T/Y", "Y/K", "K/B")


def test_the_set_up_of_the_table() -> None:
    view = seen(new())
    assert (len(view["large_sun"]), view["large_moon"], view["start_tile"]) == (5, [], True)
    for factory in view["factories"]:
        assert (len(factory["sun"]), factory["moon"], factory["chip"]) == (4, [], "face-down")
    assert (sum(view["bag"].values()), sum(view["tower"].values())) == (65 - 5 - 16, 0)
    assert view["unseen_chips"] == dict.fromkeys(CHIP_NAMES, 2)
    assert None not in view["display"]
    assert (view["stack"], view["returned"], len(view["unknown_plates"])) == (15, [], 15)
    assert view["stack_top"] in ("special", "wild")
    assert (view["round"], view["phase"], view["asked"]) == (1, "set-up", "action")


def test_each_player_starts_with_5_points_two_tokens_and_an_empty_board() -> None:
    for seat in seen(new())["boards"]:
        assert (seat["score"], seat["tokens"], seat["chips"], seat["broken"]) == (5, 2, [], [])
        assert [line["size"] for line in seat["lines"]] == [1, 2, 3, 4, 5, 6]
        assert [line["count"] for line in seat["lines"]] == [0] * 6
        assert seat["cells"] == seat["tiles"] == [[None] * 6] * 6
        assert not seat["start_tile"]


@pytest.mark.parametrize("start", [0, 1])
def test_the_host_may_choose_the_starting_player(start: int) -> None:
    assert seen(new(start=start))["starter"] == start


def test_else_the_starting_player_is_random() -> None:
    starters = [seen(tegel.new("azul_duel", seed=seed))["starter"] for seed in range(60)]
    assert 15 < sum(starters) < 45


@pytest.mark.parametrize("start", [0, 1])
def test_the_other_player_places_the_first_plate_then_the_starting_player(start: int) -> None:
    state = new(start=start)
    first = seen(state)["display"]
    assert (state.turn, texts(state)) == (1 - start, plate_moves(state))
    play(state, f"plate {first[1]}", "space 5", "turn 0")
    second = seen(state)["display"]
    assert (state.turn, seen(state)["phase"], seen(state)["stack"]) == (start, "set-up", 14)
    assert (second[0], second[2]) == (first[0], first[2])
    assert second[1] not in (None, *first)
    play(state, f"plate {second[1]}", "space 9", "turn 180")
    view = seen(state)
    assert None not in view["display"]
    assert (state.turn, view["phase"], view["stack"]) == (start, "acquire", 13)
    assert plates_in_dome(state, 1 - start)[4] == first[1]
    assert plates_in_dome(state, start)[8] == second[1]
    assert [seat["tokens"] for seat in view["boards"]] == [2, 2]


def plate_moves(state: tegel.State) -> list[str]:
    shown = {plate for plate in seen(state)["display"] if plate}
    return [f"plate {plate}" for plate in PLATES if plate in shown]


def test_the_stack_is_shuffled() -> None:
    views = [seen(new(seed)) for seed in range(360)]
    for slot in range(3):
        found = Counter(view["display"][slot] for view in views)
        assert sum((found[plate] - 20) ** 2 / 20 for plate in PLATES) < 18 + 4 * 36**0.5
    tops = [view["stack_top"] for view in views]
    assert 180 - 4 * 90**0.5 < tops.count("special") < 180 + 4 * 90**0.5


def conditions(seed: int, scoring: str) -> tuple[str, ...]:
    seat = board(tegel.new("azul_duel", scoring=scoring, seed=seed), 0)
    return tuple(condition["name"] for condition in seat["conditions"])


@pytest.mark.parametrize(("scoring", "tiles", "ways"), [("random", 3, 32), ("random-4", 4, 16)])
def test_random_scoring_tiles_are_three_or_four_different_ones_with_any_side_up(
    scoring: str, tiles: int, ways: int
) -> None:
    games = 20 * ways
    drawn = Counter(conditions(seed, scoring) for seed in range(games))
    assert len(drawn) == ways
    assert all(len({name[0] for name in names}) == len(names) == tiles for names in drawn)
    # A sum of (found − expected)² / expected is about the number of ways, give or take.
    assert sum((n - 20) ** 2 / 20 for n in drawn.values()) < ways + 4 * (2 * ways) ** 0.5


def test_the_first_game_is_played_for_1a_2b_and_3a() -> None:
    assert conditions(7, "first") == ("1A", "2B", "3A")


# --- A. Use a dome token --------------------------------------------------------------------------


def with_display(tokens: tuple[int, int] = (2, 2), large: str = "") -> tegel.State:
    """Three plates face up, 15 in the stack, and perhaps tiles on the large sun."""
    state = table(tokens=tokens, large=large)
    show_plates(state, "YK/T*", "#B/TK", "TR/B*")
    show_kind(state, "wild")
    return state


@pytest.mark.parametrize(
    ("turn", "rows"),
    [(0, ["YK", "T*"]), (90, ["TY", "*K"]), (180, ["*T", "KY"]), (270, ["K*", "YT"])],
)
def test_a_plate_may_be_turned_clockwise_but_not_mirrored(turn: int, rows: list[str]) -> None:
    state = with_display()
    play(state, "plate YK/T*", "space 6")
    assert texts(state) == ["turn 0", "turn 90", "turn 180", "turn 270"]
    state.push_text(f"turn {turn}")
    placed = cells(state, 0)
    assert [row[4:] for row in placed[2:4]] == rows
    assert "".join(placed).count(".") == 32


def test_a_plate_goes_to_any_empty_space_of_the_dome() -> None:
    state = with_display()
    place_plate(state, 0, 2, "Y*/KR")
    place_plate(state, 0, 9, "BK/*T")
    state.push_text("plate #B/TK")
    assert texts(state) == [f"space {place}" for place in (1, 3, 4, 5, 6, 7, 8)]
    play(state, "space 3", "turn 0")
    assert cells(state, 0)[:2] == ["..Y*#B", "..KRTK"]


def test_the_last_empty_space_is_not_asked_for() -> None:
    state = with_display()
    others = [plate for plate in PLATES if plate not in ("YK/T*", "#B/TK", "TR/B*")]
    fill_dome(state, 0, *others[:8])
    state.push_text("plate TR/B*")
    assert seen(state)["asked"] == "turn"
    state.push_text("turn 90")
    assert plates_in_dome(state, 0)[8] == "TR/B*"


def test_the_display_is_not_refilled_during_the_round() -> None:
    state = with_display()
    play(state, "plate #B/TK", "space 1", "turn 0")
    assert (seen(state)["display"], seen(state)["stack"]) == (["YK/T*", None, "TR/B*"], 15)
    assert board(state, 0)["tokens"] == 1
    assert texts(state) == ["plate YK/T*", "plate TR/B*", "draw"]


def test_without_a_token_there_is_no_plate_to_take() -> None:
    assert texts(with_display(tokens=(0, 1), large="2 red, blue, 2 black")) == [
        "L blue",
        "L red",
        "L black",
    ]


def test_a_drawn_plate_costs_one_point_and_a_token_pays_for_all_of_them() -> None:
    state = with_display()
    for drawn in (1, 2, 3):
        state.push_text("draw")
        assert (state.turn, board(state, 0)["score"]) == (0, 5 - drawn)
        assert (board(state, 0)["tokens"], seen(state)["stack"]) == (1, 15 - drawn)
        assert texts(state) == ["draw", "stop"]
        assert len(seen(state)["hand"]["drawn"]) == drawn


def test_while_drawing_only_the_backs_are_seen() -> None:
    state, shown = with_display(), []
    for _ in range(4):
        shown.append(seen(state)["stack_top"])
        state.push_text("draw")
        for seat in (0, 1, None):
            assert seen(state, seat)["hand"]["drawn"] == shown
            assert seen(state, seat)["hand"]["looked_at"] in ([], None)
        assert seen(state)["stack_top"] in ("special", "wild")
    assert shown[0] == "wild"
    assert len(seen(state, 0)["unknown_plates"]) == 15


def test_on_stopping_the_player_looks_keeps_one_and_returns_the_others_in_any_order() -> None:
    state = with_display()
    play(state, "draw", "draw", "draw", "draw")
    kinds = Counter(seen(state)["hand"]["drawn"])
    state.push_text("stop")
    looked_at = seen(state, 0)["hand"]["looked_at"]
    assert looked_at is not None
    assert Counter("special" if "*" in plate else "wild" for plate in looked_at) == kinds
    assert texts(state) == [f"keep {plate}" for plate in looked_at]
    kept = looked_at.pop(2)
    state.push_text(f"keep {kept}")
    assert texts(state) == [f"return {plate}" for plate in looked_at]
    state.push_text(f"return {looked_at[1]}")
    assert texts(state) == [f"return {plate}" for plate in (looked_at[0], looked_at[2])]
    state.push_text(f"return {looked_at[2]}")
    assert (seen(state)["asked"], seen(state)["hand"]["plate"]) == ("space", kept)
    order = [looked_at[1], looked_at[2], looked_at[0]]
    assert [below["plate"] for below in seen(state, 0)["returned"]] == order
    assert seen(state)["stack"] == 14
    play(state, "space 4", "turn 270")
    assert plates_in_dome(state, 0)[3] == kept
    assert (plates_of(state), state.turn) == (ALL_18, 1)


def test_a_single_drawn_plate_is_kept_without_asking() -> None:
    state = with_display()
    play(state, "draw", "stop")
    assert seen(state)["asked"] == "space"
    assert seen(state)["hand"]["plate"] in WILD_ONES
    assert seen(state)["returned"] == []


def test_drawing_ends_when_the_stack_is_empty() -> None:
    state = small_stack("YK/T*", "Y*/KR", large="")
    state.push_text("draw")
    assert (texts(state), seen(state)["stack_top"]) == (["draw", "stop"], "special")
    state.push_text("draw")
    assert (seen(state)["asked"], seen(state)["stack"]) == ("keep", 0)
    assert seen(state)["stack_top"] is None
    assert texts(state) == ["keep YK/T*", "keep Y*/KR"]
    state.push_text("keep Y*/KR")
    assert (seen(state)["stack"], seen(state)["stack_top"]) == (1, "special")


def test_an_empty_stack_cannot_be_drawn_from() -> None:
    state = small_stack("YK/T*", "Y*/KR", large="")
    show_plates(state, "YK/T*", "Y*/KR")
    assert texts(state) == ["plate YK/T*", "plate Y*/KR"]


def test_the_plate_returned_first_lies_nearest_the_top() -> None:
    state = small_stack("YK/T*", "#B/TK", "KY/R#", large="")
    show_kind(state, "special")
    play(state, "draw", "draw", "draw", "keep #B/TK", "return KY/R#")
    assert (seen(state)["stack_top"], seen(state)["stack"]) == ("wild", 2)
    play(state, "space 9", "turn 0")
    # Seat 1 has nothing to do but to draw.
    assert (seen(state, 0)["hand"]["drawn"], seen(state)["stack_top"]) == (["KY/R#"], "special")
    assert seen(state, 1)["hand"]["drawn"] == ["wild"]


def test_returned_plates_lie_below_those_that_were_in_the_stack() -> None:
    state = with_display()
    put_below(state, 1, "Y*/KR")
    for _ in range(4):
        state.push_text("draw")
    assert "Y*/KR" not in seen(state, 1)["hand"]["drawn"]
    assert seen(state, 1)["returned"] == [{"seat": 1, "plate": "Y*/KR"}]


def test_a_plate_returned_later_lies_below_those_returned_before() -> None:
    state = small_stack("YK/T*", "Y*/KR", "BK/*T", large="")
    put_below(state, 1, "BK/*T")
    play(state, "draw", "draw", "stop", "keep YK/T*")
    assert [below["seat"] for below in seen(state)["returned"]] == [1, 0]
    assert [below["plate"] for below in seen(state, 0)["returned"]] == [None, "Y*/KR"]


def test_ruling_with_0_points_a_player_may_not_draw_while_the_display_has_plates() -> None:
    state = with_display()
    set_score(state, 0, 5)
    assert texts(state) == ["plate YK/T*", "plate TR/B*", "plate #B/TK"]


def test_ruling_with_0_points_and_an_empty_display_exactly_one_plate_is_drawn_for_nothing() -> None:
    state = table(tokens=(2, 2), large="2 red, blue, 2 black")
    set_score(state, 0, 5)
    assert texts(state)[0] == "draw"
    state.push_text("draw")
    assert (seen(state)["asked"], board(state, 0)["score"]) == ("space", 0)
    assert (seen(state)["stack"], seen(state)["returned"]) == (17, [])


def test_who_has_paid_the_last_point_draws_no_more() -> None:
    state = with_display()
    set_score(state, 2, 5)
    state.push_text("draw")
    assert texts(state) == ["draw", "stop"]
    state.push_text("draw")
    assert (seen(state)["asked"], board(state, 0)["score"]) == ("keep", 0)


def test_both_tokens_must_be_used_before_the_phase_ends() -> None:
    state = with_display(tokens=(1, 2))
    play(state, "plate YK/T*", "space 1", "turn 0", "plate #B/TK", "space 1", "turn 0")
    assert (state.turn, seen(state)["phase"], seen(state)["round"]) == (1, "acquire", 2)
    assert board(state, 0)["passed"]
    play(state, "plate TR/B*", "space 2", "turn 0")
    assert seen(state)["round"] == 3


@pytest.mark.parametrize(("round_number", "tokens"), [(1, 2), (2, 2), (3, 2), (4, 0)])
def test_both_tokens_come_back_every_round_but_in_round_5_there_are_none(
    round_number: int, tokens: int
) -> None:
    state = table(tokens=(1, 0), round_number=round_number)
    show_plates(state, "YK/T*")
    play(state, "plate YK/T*", "space 1", "turn 0")
    assert seen(state)["round"] == round_number + 1
    assert [seat["tokens"] for seat in seen(state)["boards"]] == [tokens, tokens]
    assert any(text.startswith(("plate", "draw")) for text in texts(state)) == (tokens > 0)
