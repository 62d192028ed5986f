"""Azul's rules, set-up and factory offer: the worked examples and rulings, each by its name."""

import pytest

import tegel
from tests.games.azul.positions import (
    ALL_100,
    all_tiles,
    board,
    complete_line,
    every_table,
    every_wall,
    fill_line,
    lay_wall,
    line_text,
    seen,
    set_floor,
    set_score,
    table,
    texts,
)

# --- Set-up ---------------------------------------------------------------------------------------


@every_table
def test_the_set_up_deals_four_tiles_to_each_of_5_7_or_9_factories(players: int, wall: str) -> None:
    view = seen(tegel.new("azul", players=players, wall=wall, seed=7))
    assert [len(factory) for factory in view["factories"]] == [4] * {2: 5, 3: 7, 4: 9}[players]
    assert all_tiles(view) == ALL_100
    assert sum(view["bag"].values()) == 100 - 4 * len(view["factories"])
    assert (view["centre"], view["marker"], view["round"]) == ([], None, 1)
    for seat in view["boards"]:
        assert (seat["score"], seat["floor"], seat["floor_cost"]) == (0, [], 0)
        assert [line["size"] for line in seat["lines"]] == [1, 2, 3, 4, 5]
        assert seat["wall"] == [[None] * 5] * 5


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_host_may_choose_the_starting_player(start: int) -> None:
    view = seen(tegel.new("azul", players=3, start=start, seed=7))
    assert (view["turn"], view["starter"]) == (start, start)


def test_else_the_starting_player_is_random() -> None:
    starters = [seen(tegel.new("azul", players=3, seed=seed))["starter"] for seed in range(60)]
    assert all(starters.count(seat) > 8 for seat in range(3))


def test_each_row_of_the_coloured_wall_is_the_one_above_moved_to_the_right() -> None:
    assert seen(table())["printed"] == [
        ["blue", "yellow", "red", "black", "white"],
        ["white", "blue", "yellow", "red", "black"],
        ["black", "white", "blue", "yellow", "red"],
        ["red", "black", "white", "blue", "yellow"],
        ["yellow", "red", "black", "white", "blue"],
    ]
    assert seen(table(wall="grey"))["printed"] is None


# --- A. Factory offer -----------------------------------------------------------------------------


def test_the_first_turns_of_three_players() -> None:
    state = table("2 black, blue, white", "yellow, 3 red", players=3)
    state.push_text("F1 black 2")
    assert seen(state)["centre"] == ["blue", "white"]
    state.push_text("F2 yellow 1")
    assert seen(state)["centre"] == ["blue", "red", "red", "red", "white"]
    assert (seen(state)["marker"], seen(state)["turn"]) == (None, 2)
    state.push_text("C red 3")
    assert seen(state)["centre"] == ["blue", "white"]
    assert (seen(state)["marker"], board(state, 2)["floor"]) == (2, ["marker"])
    assert [line_text(state, *at) for at in ((0, 2), (1, 1), (2, 3))] == [
        "2 black",
        "1 yellow",
        "3 red",
    ]


def two_yellow() -> tegel.State:
    """The rulebook's example: wall rows 2 and 3 have yellow, line 4 holds a blue."""
    state = table("2 yellow, 2 white", centre="black")
    lay_wall(state, 0, ".....", "..Y..", "...Y.")
    fill_line(state, 0, 4, "blue", 1)
    return state


def test_two_yellow_may_go_to_line_1_to_line_5_or_to_the_floor_line() -> None:
    yellow = [text for text in texts(two_yellow()) if "yellow" in text]
    assert yellow == ["F1 yellow 1", "F1 yellow 5", "F1 yellow floor"]


@pytest.mark.parametrize(
    ("where", "line", "floor"),
    [("1", "1 yellow", ["yellow"]), ("5", "2 yellow", []), ("floor", "", ["yellow", "yellow"])],
)
def test_what_does_not_fit_on_the_line_goes_to_the_floor_line(
    where: str, line: str, floor: list[str]
) -> None:
    state = two_yellow()
    state.push_text(f"F1 yellow {where}")
    assert line_text(state, 0, 5 if where == "5" else 1) == line
    assert board(state, 0)["floor"] == floor


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (2, "row 2 of the wall already has yellow"),
        (3, "row 3 of the wall already has yellow"),
        (4, "line 4 holds blue"),
    ],
)
def test_two_yellow_may_not_go_to_lines_2_3_and_4(line: int, reason: str) -> None:
    with pytest.raises(tegel.IllegalMove, match=reason):
        two_yellow().push_text(f"F1 yellow {line}")


@every_table
def test_turns_go_clockwise_from_the_starting_player(players: int, wall: str) -> None:
    state = tegel.new("azul", players=players, wall=wall, start=1, seed=7)
    for turn in range(1, players + 2):
        assert state.turn == turn % players
        state.push(state.legal_moves[-1])


def test_all_tiles_of_the_colour_are_taken_and_the_others_of_the_factory_go_to_the_centre() -> None:
    state = table("3 blue, red", centre="blue, white")
    state.push_text("F1 blue 5")
    assert line_text(state, 0, 5) == "3 blue"
    assert (seen(state)["factories"][0], seen(state)["centre"]) == ([], ["blue", "red", "white"])


def test_only_the_first_to_take_from_the_centre_takes_the_marker() -> None:
    state = table(centre="blue, red, white")
    state.push_text("C blue 1")
    state.push_text("C red 2")
    assert (board(state, 0)["floor"], board(state, 1)["floor"]) == (["marker"], [])
    assert seen(state)["marker"] == 0


def test_the_marker_lies_left_of_the_tiles_that_fall_with_it() -> None:
    state = table("white", centre="3 blue")
    state.push_text("C blue 1")
    assert board(state, 0)["floor"] == ["marker", "blue", "blue"]


def test_the_marker_and_tiles_lie_right_of_what_fell_before() -> None:
    state = table("white", centre="2 blue")
    set_floor(state, 0, "red, black")
    state.push_text("C blue floor")
    assert board(state, 0)["floor"] == ["red", "black", "marker", "blue", "blue"]


@every_wall
def test_a_line_that_holds_tiles_takes_only_the_same_colour(wall: str) -> None:
    state = table("blue, red", wall=wall)
    fill_line(state, 0, 3, "blue", 1)
    assert "F1 blue 3" in texts(state)
    assert "F1 red 3" not in texts(state)
    state.push_text("F1 blue 3")
    assert line_text(state, 0, 3) == "2 blue"


@every_wall
def test_a_complete_line_takes_none(wall: str) -> None:
    state = table("blue, red", wall=wall)
    complete_line(state, 0, 3, "blue")
    assert not {"F1 blue 3", "F1 red 3"} & {*texts(state)}


@every_wall
def test_a_line_takes_no_colour_that_its_wall_row_has(wall: str) -> None:
    state = table("blue, red", wall=wall)
    lay_wall(state, 0, ".....", ".B...")
    assert [text for text in texts(state) if "blue" in text] == [
        "F1 blue 1",
        "F1 blue 3",
        "F1 blue 4",
        "F1 blue 5",
        "F1 blue floor",
    ]
    assert "F1 red 2" in texts(state)


def test_ruling_a_take_is_not_split_but_between_one_line_and_what_does_not_fit() -> None:
    results = []
    for destination in ("1", "2", "3", "4", "5", "floor"):
        state = table("3 blue", "red")
        fill_line(state, 0, 4, "blue", 2)
        state.push_text(f"F1 blue {destination}")
        held = [board(state, 0)["lines"][line]["count"] for line in range(5)]
        results.append((*held, len(board(state, 0)["floor"])))
    assert results == [
        (1, 0, 0, 2, 0, 2),
        (0, 2, 0, 2, 0, 1),
        (0, 0, 3, 2, 0, 0),
        (0, 0, 0, 4, 0, 1),
        (0, 0, 0, 2, 3, 0),
        (0, 0, 0, 2, 0, 3),
    ]
    assert len([text for text in texts(table("3 blue", "red")) if "blue" in text]) == len(results)


def test_tiles_beyond_a_full_floor_line_go_to_the_lid() -> None:
    state = table("4 blue", "white")
    set_floor(state, 0, "5 red")
    state.push_text("F1 blue 1")
    assert board(state, 0)["floor"] == ["red"] * 5 + ["blue"] * 2
    assert seen(state)["lid"] == {"blue": 1, "yellow": 0, "red": 0, "black": 0, "white": 0}


def test_ruling_on_a_full_floor_line_the_marker_costs_nothing_and_its_taker_starts() -> None:
    state = table("white", centre="blue", start=1)
    set_floor(state, 0, "7 red")
    set_score(state, 20)
    state.push_text("F1 white 5")
    state.push_text("C blue 5")
    assert state.scores[0] == 20 - 14
    assert (seen(state)["starter"], seen(state)["turn"], seen(state)["round"]) == (0, 0, 2)


def test_the_seat_that_took_the_marker_starts_the_next_round() -> None:
    state = table("blue", centre="red", start=1)
    state.push_text("F1 blue 5")
    assert state.turn == 0
    state.push_text("C red 5")
    assert (seen(state)["starter"], seen(state)["turn"], seen(state)["marker"]) == (0, 0, None)


def test_ruling_a_marker_that_nobody_took_stays_and_the_same_player_starts_again() -> None:
    state = table("2 blue", "4 red", start=1)
    state.push_text("F1 blue 5")
    state.push_text("F2 red 4")
    assert (seen(state)["starter"], seen(state)["turn"], seen(state)["marker"]) == (1, 1, None)
    assert [seat["score"] for seat in seen(state)["boards"]] == [1, 0]


def test_the_offer_ends_only_when_factories_and_centre_are_empty() -> None:
    state = table("blue, red")
    complete_line(state, 0, 1, "white")
    state.push_text("F1 blue 5")
    assert (seen(state)["phase"], state.scores[0]) == ("offer", 0)
    state.push_text("C red 5")
    assert (seen(state)["round"], state.scores[0]) == (2, 1)
