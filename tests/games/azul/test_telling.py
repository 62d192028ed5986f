"""What is told of Azul: each move in its parts, where every tile goes, and every point once."""

from collections import Counter

import pytest

import tegel
from tegel.core.story import Story
from tegel.core.telling import Flight, Told, chapters
from tegel.core.words import book
from tegel.games.azul import GAME
from tegel.games.azul.layout import ROW_BONUS
from tests.games.azul.positions import (
    about_to_tile,
    all_tiles,
    complete_line,
    every_table,
    every_wall,
    fill_line,
    lay_wall,
    random_game,
    seen,
    set_floor,
    set_score,
    table,
    tile_walls,
)
from tests.harness.stories import check_stories


def follows(state: tegel.State) -> list[Told]:
    """What followed from the last move."""
    told = state.last_move()
    assert told is not None
    return told["follows"]


def last_flights(state: tegel.State) -> list[Flight]:
    """Where the last move took tiles."""
    told = state.last_move()
    assert told is not None
    return told["flights"]


def fly(what: str, count: int, start: str, end: str) -> Flight:
    return {"what": what, "count": count, "start": start, "end": end}


# --- Moves ----------------------------------------------------------------------------------------


def test_a_take_is_told_in_its_parts() -> None:
    state = table("2 blue, red, white", centre="yellow")
    state.push_text("F1 blue 1")
    told = state.last_move()
    assert told is not None
    assert (told["seat"], told["text"], told["opens"], told["round"]) == (0, "F1 blue 1", True, 1)
    assert told["deed"] == {
        "kind": "take",
        "passing": False,
        "source": 1,
        "colour": "blue",
        "count": 2,
        "line": 0,
        "marker": False,
    }
    assert told["flights"] == [
        fly("blue", 1, "factory 1", "line 0 0"),
        fly("blue", 1, "factory 1", "floor 0"),
        fly("red", 1, "factory 1", "centre"),
        fly("white", 1, "factory 1", "centre"),
    ]
    assert told["follows"] == []


def test_the_marker_flies_first_and_what_the_floor_line_cannot_hold_to_the_lid() -> None:
    state = table("red", centre="3 yellow")
    set_floor(state, 0, "5 black")
    state.push_text("C yellow floor")
    assert last_flights(state) == [
        fly("marker", 1, "centre", "floor 0"),
        fly("yellow", 1, "centre", "floor 0"),
        fly("yellow", 2, "centre", "lid"),
    ]


def test_a_column_is_told_and_flies_by_what_follows() -> None:
    state = about_to_tile("grey")
    complete_line(state, 0, 2, "red")
    tile_walls(state)
    state.push_text("column 4")
    told = state.last_move()
    assert told is not None
    assert not told["opens"]
    assert told["deed"] == {
        "kind": "column",
        "passing": False,
        "line": 1,
        "colour": "red",
        "column": 3,
    }
    assert told["flights"] == []
    assert told["follows"][0]["flights"] == [
        fly("red", 1, "line 0 1", "wall 0 1 3"),
        fly("red", 1, "line 0 1", "lid"),
    ]


# --- What follows ---------------------------------------------------------------------------------


def test_a_tile_tells_its_runs_and_what_lies_in_them() -> None:
    state = about_to_tile()
    lay_wall(state, 0, "..#..", "##...", "..#..", "..#..")
    complete_line(state, 0, 2, "yellow")
    tile_walls(state)
    tile = follows(state)[0]
    assert (tile["kind"], tile["seat"], tile["space"]) == ("tile", 0, "printed")
    assert (tile["row"], tile["column"], tile["colour"]) == (1, 2, "yellow")
    assert (tile["across"], tile["down"], tile["points"]) == (3, 4, 7)
    assert tile["at"] == "wall 0 1 2"
    spaces = [(0, 2), (1, 0), (1, 1), (1, 2), (2, 2), (3, 2)]
    assert tile["lit"] == [f"wall 0 {row} {column}" for row, column in spaces]


def test_a_floor_line_tells_what_it_really_cost() -> None:
    state = about_to_tile()
    set_floor(state, 0, "marker, 6 black")
    set_score(state, 3)
    tile_walls(state)
    (floor,) = (one for one in follows(state) if one["kind"] == "floor")
    assert (floor["points"], floor["cost"], floor["at"]) == (-3, 14, "floor 0")
    assert floor["tiles"] == ["marker", *["black"] * 6]
    assert floor["flights"] == [
        fly("marker", 1, "floor 0", "centre"),
        fly("black", 6, "floor 0", "lid"),
    ]


def test_a_line_that_fell_is_told_before_what_it_cost() -> None:
    state = about_to_tile("grey")
    lay_wall(state, 0, "..KBW", "R....", ".R...")
    complete_line(state, 0, 1, "red")
    set_score(state, 3)
    tile_walls(state)
    dropped, floor = follows(state)[:2]
    assert (dropped["kind"], dropped["line"], dropped["count"]) == ("dropped", 0, 1)
    assert dropped["flights"] == [fly("red", 1, "line 0 0", "floor 0")]
    assert (floor["kind"], floor["points"]) == ("floor", -1)


def test_a_round_tells_whether_the_bag_was_refilled() -> None:
    for bag, refilled in (("20 blue", False), ("19 blue", True)):
        state = table("white", bag=bag)
        state.push_text("F1 white 5")
        dealt = follows(state)[-1]
        assert (dealt["kind"], dealt["round"], dealt["refilled"]) == ("round", 2, refilled)
        dealt_tiles = [one for one in dealt["flights"] if one["start"] == "bag"]
        assert sum(one["count"] for one in dealt_tiles) == 20
        assert any(one["end"] == "bag" for one in dealt["flights"]) == refilled


def test_only_what_the_last_move_brought_is_told() -> None:
    state = table("white", wall="grey")
    complete_line(state, 0, 1, "red")
    complete_line(state, 0, 3, "red")
    complete_line(state, 1, 2, "blue")
    tile_walls(state)
    told: list[list[tuple[object, ...]]] = []
    for column in ("column 1", "column 2", "column 3"):
        state.push_text(column)
        told.append([(one["kind"], one["seat"], one.get("row")) for one in follows(state)])
    assert told == [[("tile", 0, 0)], [("tile", 0, 2)], [("tile", 1, 1), ("round", None, None)]]


def test_the_end_tells_each_bonus_with_its_spaces_and_then_who_won() -> None:
    state = about_to_tile()
    lay_wall(state, 0, "#####", "##...", "#.#..", "#..#.", "#...#")
    tile_walls(state)
    row, column, colour, end = follows(state)
    assert [one["kind"] for one in (row, column, colour)] == ["row", "column", "colour"]
    assert [one["points"] for one in (row, column, colour)] == [2, 7, 10]
    assert row["lit"] == [f"wall 0 0 {column}" for column in range(5)]
    assert column["lit"] == [f"wall 0 {row} 0" for row in range(5)]
    assert (colour["colour"], colour["lit"]) == ("blue", [f"wall 0 {i} {i}" for i in range(5)])
    assert (end["kind"], end["winners"]) == ("end", [0])


def equals(score: int, rows: int) -> tegel.State:
    """The end of a game between equals but for complete rows: seat 1 has two of them."""
    state = about_to_tile()
    lay_wall(state, 0, *["#####"] * rows)
    lay_wall(state, 1, "#####", "#####")
    set_score(state, score - ROW_BONUS * rows, score - ROW_BONUS * 2)
    tile_walls(state)
    assert state.scores == (score, score)
    return state


def test_equal_points_are_told_with_the_complete_rows_that_decide() -> None:
    state = equals(30, rows=1)
    *_, end, decided = follows(state)
    assert (end["winners"], decided["players"]) == ([1], [1, 0])
    assert (decided["score"], decided["rows"], decided["shared"]) == (30, [2, 1], False)
    assert Story(book("en", "common", game=GAME), ["Ana", "Ben"], 0).decided(state.story()) == (
        "Ben and you, 30 points each: the number of complete rows decides, 2 to 1."
    )


def test_equal_points_and_rows_are_told_as_a_shared_place() -> None:
    state = equals(30, rows=2)
    *_, end, decided = follows(state)
    assert (end["winners"], decided["rows"], decided["shared"]) == ([0, 1], [2, 2], True)
    assert Story(book("en", "common", game=GAME), ["Ana", "Ben"]).decided(state.story()) == (
        "Ana and Ben, 30 points each: equally many complete rows, too, so the place is shared."
    )


# --- Whole games ----------------------------------------------------------------------------------


@every_table
@pytest.mark.parametrize("seed", range(4))
def test_every_point_is_told_once(players: int, wall: str, seed: int) -> None:
    *_, state = random_game(players, wall, seed, greed=0.5)
    told = [0] * players
    rounds = [0] * players
    for one in (one for telling in state.story() for one in telling["follows"]):
        if one["seat"] is None:
            assert one["points"] == 0
        else:
            told[one["seat"]] += one["points"]
        assert bool(one["points"]) <= (one["at"] is not None)
        if one["kind"] == "tile":
            assert one["points"] == len(one["lit"]) + (one["across"] > 1 and one["down"] > 1)
            assert one["at"] in one["lit"]
    for chapter in chapters(state.story()):
        for seat in range(players):
            rounds[seat] += sum(chapter.scored(seat).values())
    assert told == rounds == list(state.scores)


def lying(state: tegel.State) -> Counter[tuple[str, str]]:
    """What lies where."""
    view = seen(state)
    found: Counter[tuple[str, str]] = Counter()
    for pool, tiles in (("bag", view["bag"]), ("lid", view["lid"])):
        found.update({(pool, colour): count for colour, count in tiles.items()})
    found.update(("centre", tile) for tile in view["centre"])
    for n, factory in enumerate(view["factories"], 1):
        found.update((f"factory {n}", tile) for tile in factory)
    for board in view["boards"]:
        seat = board["seat"]
        found.update((f"floor {seat}", tile) for tile in board["floor"] if tile != "marker")
        for n, line in enumerate(board["lines"]):
            if line["colour"] is not None:
                found[f"line {seat} {n}", line["colour"]] += line["count"]
        for row, spaces in enumerate(board["wall"]):
            found.update(
                (f"wall {seat} {row} {column}", tile) for column, tile in enumerate(spaces) if tile
            )
    return +found


@every_table
def test_flights_lead_from_each_position_to_the_next(players: int, wall: str) -> None:
    states = random_game(players, wall, seed=3, greed=0.5)
    before = lying(next(states))
    for state in states:
        told = state.last_move()
        assert told is not None
        flights = [*told["flights"], *(fly for one in told["follows"] for fly in one["flights"])]
        for flight in flights:
            if flight["what"] != "marker":
                before[flight["start"], flight["what"]] -= flight["count"]
                assert before[flight["start"], flight["what"]] >= 0
                before[flight["end"], flight["what"]] += flight["count"]
        assert +before == lying(state)


@every_wall
def test_looking_back_tells_what_was_told_then(wall: str) -> None:
    states = random_game(3, wall, seed=5)
    state, then = next(states), []
    for state in states:
        then.append(state.last_move())
    assert state.story() == then
    assert sum(all_tiles(seen(state)).values()) == 100


def test_what_is_asked_is_told() -> None:
    state = about_to_tile("grey")
    complete_line(state, 0, 2, "red")
    fill_line(state, 0, 3, "blue", 1)
    assert seen(state)["asks"] == {"kind": "take", "line": None, "colour": None}
    tile_walls(state)
    assert seen(state)["asks"] == {"kind": "column", "line": 1, "colour": "red"}


# --- Stories --------------------------------------------------------------------------------------

NAMES = ("Ana", "Ben", "Cem", "Dirk")


@every_table
def test_stories_are_told_as_they_were(players: int, wall: str) -> None:
    *_, state = random_game(players, wall, seed=2, greed=0.7)
    check_stories(f"{players}-{wall}", state, NAMES[:players])


@pytest.mark.parametrize(("name", "seed"), [("decided", 16), ("shared", 100)])
def test_stories_that_end_with_equal_points_are_told_as_they_were(name: str, seed: int) -> None:
    *_, state = random_game(2, "coloured", seed, greed=0.7)
    assert state.outcome.ties == [[0, 1]]
    check_stories(f"2-coloured-{name}", state, NAMES[:2])
