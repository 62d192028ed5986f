"""What is told of whole games: every decision, every point once, every tile on its way."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tegel
from tegel.core.story import plain
from tegel.core.telling import Telling, Told
from tegel.core.ways import is_native
from tegel.core.words import Drawn, book
from tegel.games.azul_duel import GAME
from tegel.games.azul_duel.layout import FIRST_SCORE, SEATS
from tegel.games.azul_duel.view import DuelView
from tests.games.azul_duel.positions import (
    asked,
    fill_line,
    play,
    random_game,
    seen,
    table,
    thirsty_game,
)
from tests.games.azul_duel.test_redeal import redealt
from tests.harness.lockstep import WIDE
from tests.harness.stories import check_stories

GAMES = (60 if WIDE else 18) if is_native() else 3


def tellings(state: tegel.State, seat: int | None = None) -> Iterator[Told]:
    """All decisions and all that followed, in their order: deeds, and happenings without deeds."""
    for one in state.story(seat):
        yield one["deed"]
        for told in one["follows"]:
            yield told.get("deed", told)


def last(state: tegel.State, seat: int | None = None) -> Telling:
    told = state.last_move(seat)
    assert told is not None
    return told


# --- Points ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_point_is_told_once(seed: int) -> None:
    points: list[int] = []
    for state in random_game(seed, seed % 3 / 4, greed=seed % 2 / 2, scoring="random-4"):
        points = points or [*state.scores]
        for one in last(state)["follows"] if state.moves else ():
            if one["points"]:
                points[one["seat"]] += one["points"]
        assert tuple(points) == state.scores


def test_the_points_of_a_game_s_rounds_are_the_final_scores() -> None:
    *_, state = random_game(5, greed=0.5)
    for seat in range(SEATS):
        told = [one for one in tellings(state) if one.get("seat") == seat]
        assert FIRST_SCORE + sum(one["points"] for one in told) == state.scores[seat]


# --- Tiles ----------------------------------------------------------------------------------------


def lying(view: DuelView) -> Counter[tuple[str, str]]:
    """How many tiles of each colour lie in each place, and special tiles in domes."""
    found: Counter[tuple[str, str]] = Counter()

    def put(place: str, tiles: list[Any]) -> None:
        found.update((place, tile) for tile in tiles if tile is not None)

    put("sun 0", view["large_sun"])
    put("moon 0", view["large_moon"])
    for n, factory in enumerate(view["factories"], 1):
        put(f"sun {n}", factory["sun"])
        put(f"moon {n}", factory["moon"])
    put("hand", view["hand"]["tiles"])
    put("rest", view["hand"]["to_stack"])
    for board in view["boards"]:
        seat = board["seat"]
        put(f"broken {seat}", board["broken"])
        for n, line in enumerate(board["lines"]):
            put(f"line {seat} {n}", [line["colour"]] * line["count"])
        for row, tiles in enumerate(board["tiles"]):
            for column, tile in enumerate(tiles):
                put(f"cell {seat} {row} {column}", [tile])
        put(f"start {seat}", ["start"] * board["start_tile"])
    put("start", ["start"] * view["start_tile"])
    for place, counts in (("bag", view["bag"]), ("tower", view["tower"])):
        found.update({(place, colour): n for colour, n in counts.items()})
    return +found


@pytest.mark.parametrize("seed", range(GAMES // 3))
def test_what_flew_is_what_lies(seed: int) -> None:
    lies: Counter[tuple[str, str]] = Counter()
    for state in random_game(seed, 0.3, greed=seed % 2 / 2):
        if not state.moves:
            lies = lying(seen(state))
            continue
        told = last(state)
        for flights in (told["flights"], *(one["flights"] for one in told["follows"])):
            for one in flights:
                assert one["count"] > 0
                if one["what"] not in ("plate", "back") and not one["what"].startswith("chip"):
                    lies[one["start"], one["what"]] -= one["count"]
                    lies[one["end"], one["what"]] += one["count"]
        lies = Counter({key: n for key, n in lies.items() if key[0] != "supply" and n})
        assert lies == lying(seen(state))


# --- Decisions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(GAMES // 3))
def test_a_decision_without_a_choice_is_told_too(seed: int) -> None:
    *_, state = random_game(seed, 0.3)
    kinds = Counter(one["kind"] for one in tellings(state))
    assert kinds["sun"] + kinds["moons"] == kinds["line"] + kinds["break"]
    assert kinds["plate"] + kinds["keep"] == kinds["space"] == kinds["turn"] == 2 + 4 * 2 * SEATS
    assert kinds["column"] == kinds["tile"]
    assert kinds["stop"] == kinds["keep"]
    assert kinds["chip"] == 2 * SEATS * 5


def test_the_last_take_of_a_round_is_told_with_its_line() -> None:
    state = table(large_moon="blue, red")
    play(state, "moons blue", "line 6")
    forced = [one for one in last(state)["follows"] if one["kind"] == "forced"]
    assert [(one["seat"], one["deed"]["kind"], one["deed"]["count"]) for one in forced] == [
        (1, "moons", 1)
    ]


def test_a_line_tells_what_breaks() -> None:
    state = table("3 blue, red", "4 black")
    fill_line(state, 0, 2, "blue", 1)
    state.push_text("F1 blue")
    lines = {one["text"]: one for one in seen(state, 0)["moves"]}
    told = lines["line 2"]
    assert told["kind"] == "line"
    assert (told["laid"], told["broken"], told["lost"]) == (1, 2, 0)


def test_only_a_turned_plate_is_told_not_its_space_before() -> None:
    state = tegel.new("azul_duel", seed=1)
    play(state, state.text(state.legal_moves[0]), "space 5", "turn 90")
    _, space, turn = state.story()
    assert (space["deed"]["passing"], turn["deed"]["passing"]) == (True, False)
    assert turn["deed"]["cells"] == [
        seen(state)["boards"][1]["cells"][2 + i // 2][2 + i % 2] for i in range(4)
    ]


# --- Secrets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(seed: int) -> None:
    differing = 0
    for state in thirsty_game(seed):
        if asked(state) != "return":
            continue
        mover = state.turn or 0
        twin, now = redealt(state, 1 - mover), state.copy()
        for one in (twin, now):
            one.push(one.legal_moves[seed % len(one.legal_moves)])
        assert twin.last_move(1 - mover) == now.last_move(1 - mover)
        assert twin.last_move(None) == now.last_move(None)
        differing += twin.last_move(mover) != now.last_move(mover)
    assert differing


# --- The story ------------------------------------------------------------------------------------


def played(scoring: str, seed: int) -> tegel.State:
    """A game in which everybody mostly does what scores, and now and then draws a plate."""
    state, luck = tegel.new("azul_duel", scoring=scoring, seed=seed), Random(seed)
    while state.turn is not None:
        moves = seen(state, state.turn)["moves"]
        drawn = [one["move"] for one in moves if one["kind"] == "draw"]
        if drawn and luck.random() < 0.3:
            state.push(drawn[0])
        else:
            state.push(max(moves, key=lambda one: one["prospect"] + 3 * luck.random())["move"])
    return state


def test_a_stack_is_told_tile_by_tile_in_its_order() -> None:
    deed = {"kind": "stack", "factory": 3, "tiles": ["red", "blue", "red"]}
    told = book("en", "common", game=GAME).draw("deed", deed, ["Ada"], seat=0)
    assert [part.what for part in told if isinstance(part, Drawn)] == ["red", "blue", "red"]
    assert plain(told) == "stacks red, blue, red on the moon of factory 3"


@pytest.mark.parametrize(("scoring", "eyes"), [("random", 0), ("random-4", None), ("first", 1)])
def test_stories_are_told_as_they_were(scoring: str, eyes: int | None) -> None:
    check_stories(f"2-{scoring}", played(scoring, 11), ["Ada", "Bo"], eyes)


def test_a_story_that_the_start_tile_decides_is_told_as_it_was() -> None:
    state = played("random", 43)
    end, decided = state.story()[-1]["follows"][-2:]
    assert (end["winners"], decided["players"], decided["score"]) == ([1], [1, 0], 25)
    assert decided["lit"] == ["start 1"]
    assert seen(state)["boards"][1]["start_tile"]
    check_stories("2-random-decided", state, ["Ada", "Bo"])
