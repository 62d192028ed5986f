"""What is told of a game: every point once, every rule by its name, and to nobody a secret."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import tegel
from tegel.core.story import Story
from tegel.core.words import book
from tegel.games.ingenious import GAME
from tegel.games.ingenious.layout import COLOUR_NAMES, DRAW, MOVES, Ingenious
from tests.games.ingenious.positions import (
    every_table,
    fill,
    lay,
    near_18,
    place,
    rack,
    random_game,
    seen,
    set_tracks,
    table,
    tracks,
)
from tests.harness.kinds import KINDS, Kind
from tests.harness.lockstep import WIDE
from tests.harness.stories import check_stories, name_of

NAMES = ("Ana", "Ben", "Cem", "Dirk")


def told(state: tegel.State, seat: int | None = None) -> list[dict[str, Any]]:
    """What followed from the last move, the kind and the fields that matter."""
    last = state.last_move(seat)
    assert last is not None
    common = {"flights", "lit", "at"}
    return [{k: v for k, v in one.items() if k not in common} for one in last["follows"]]


def kinds(state: tegel.State, seat: int | None = None) -> list[str]:
    return [one["kind"] for one in told(state, seat)]


# --- Points ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("open_racks", ["off", "on"])
@every_table
def test_every_point_of_the_tracks_is_told_once(
    edition: str, players: int, open_racks: str
) -> None:
    for number in range(3 if WIDE else 1):
        options = {"edition": edition, "players": players, "open_racks": open_racks}
        *_, state = random_game(number, **options)
        found: Counter[tuple[int, str]] = Counter()
        for telling in state.story():
            for one in telling["follows"]:
                assert one["kind"] == "points" or one["points"] == 0
                if one["kind"] == "points":
                    found[one["seat"], one["colour"]] += one["points"]
                    assert len(one["lit"]) == one["points"] + one["lost"] > 0
        for seat in range(players):
            assert [found[seat, colour] for colour in COLOUR_NAMES] == tracks(state, seat)


def test_a_double_tells_its_points_once_and_what_is_lost_beyond_18() -> None:
    state = table("red-red, green-green")
    set_tracks(state, 0, 15, 3, 3, 3, 3, 3)
    lay(state, "red", (-1, 0), (-2, 0), (1, -1))
    place(state, "red-red", "0,0 east")
    points, end, bonus = state.last_move()["follows"]  # type: ignore[index]
    assert (points["colour"], points["points"], points["lost"]) == ("red", 3, 1)
    assert points["lit"] == ["cell e6", "cell f5", "cell f4", "cell e6"]
    assert points["at"] == "cell f6"
    assert (end["kind"], end["colour"], end["at"]) == ("track-end", "red", "track 0 red")
    assert (bonus["kind"], bonus["more"]) == ("bonus", 0)


def test_a_placement_without_points_says_so() -> None:
    state = table("red-blue, green-green")
    place(state, "red-blue", "0,0 east")
    assert kinds(state) == ["nothing"]


def test_bonus_turns_are_told_when_they_come_and_when_they_lapse() -> None:
    state = near_18("red-blue", "green-green", "green-yellow", blues=1)
    place(state, "red-blue", "0,0 east")
    assert kinds(state) == ["points", "points", "track-end", "track-end", "bonus"]
    assert told(state)[-1]["more"] == 1
    state = near_18("red-blue", "green-green", blues=1, bonus_limit_one="on")
    place(state, "red-blue", "0,0 east")
    assert kinds(state)[-2:] == ["bonus", "bonus-lost"]
    assert (told(state)[-1]["count"], told(state)[-1]["why"]) == (1, "limit")
    state = near_18("red-blue", blues=1)
    place(state, "red-blue", "0,0 east")
    assert (told(state)[-1]["kind"], told(state)[-1]["count"]) == ("bonus-lost", 2)
    assert told(state)[-1]["why"] == "no-tile"
    state = table("yellow-purple, red-red")
    set_tracks(state, 0, 9, 9, 9, 9, 9, 17)
    fill(state, (-4, 0), (-3, 0))
    place(state, "yellow-purple", "-3,0 west")
    lapsed = next(one for one in told(state) if one["kind"] == "bonus-lost")
    assert (lapsed["count"], lapsed["why"]) == (1, "over")


def test_in_the_first_round_the_symbol_is_told_that_nobody_else_may_begin_at() -> None:
    state = table("red-blue", "red-blue", first_round=True)
    place(state, "red-blue", "a2 east")
    (claim,) = (one for one in state.story()[-1]["follows"] if one["kind"] == "claim")
    assert (claim["colour"], claim["at"]) == ("red", "cell a1")


# --- The end --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "level", "numbers"),
    [
        ((10, 18, 18, 18, 18, 18), (9, 18, 18, 18, 18, 18), 0, (10, 9)),
        ((9, 12, 14, 18, 18, 18), (9, 12, 13, 18, 18, 18), 2, (14, 13)),
        ((9, 12, 12, 18, 18, 18), (9, 9, 12, 18, 18, 18), 1, (12, 9)),
    ],
)
def test_the_end_tells_all_tracks_lowest_first_and_which_decided(
    mine: tuple[int, ...], theirs: tuple[int, ...], level: int, numbers: tuple[int, int]
) -> None:
    state = table("yellow-purple")
    set_tracks(state, 0, *theirs)
    set_tracks(state, 1, *mine)
    fill(state, (0, 0), (1, 0))
    place(state, "yellow-purple", "f6 east")
    _, end, first, second, decided = told(state)
    assert end["ending"] == "board-full"
    assert (first["player"], first["place"], first["tracks"]) == (1, 1, sorted(mine))
    assert (second["player"], second["place"], second["tracks"]) == (0, 2, sorted(theirs))
    assert (decided["level"], decided["higher"], decided["lower"]) == (level, *numbers)


def test_equal_tracks_are_told_as_a_shared_victory() -> None:
    state = table("yellow-purple")
    fill(state, (0, 0), (1, 0))
    place(state, "yellow-purple", "f6 east")
    decided = told(state)[-1]
    assert (decided["kind"], decided["players"], decided["level"]) == ("decided", [0, 1], None)
    assert Story(book("nl", "common", game=GAME), NAMES[:2]).decided(state.story()) == (
        "Alle zes kleuren staan gelijk: Ana en Ben."
    )


# --- What a seat may know -------------------------------------------------------------------------


def test_tiles_that_are_drawn_are_told_to_who_may_see_them() -> None:
    for open_racks, knows in (("off", [0]), ("on", [None, 0, 1])):
        state = table("red-blue, red-red", open_racks=open_racks)
        place(state, "red-blue", "f6 east")
        before = Counter(rack(state, 0))
        state.push_text("draw")
        new = sorted((Counter(rack(state, 0)) - before).elements())
        for seat in (None, 0, 1):
            last = state.last_move(seat)
            assert last is not None
            assert last["deed"] == {"kind": "draw", "passing": False, "count": 5}
            flown = sorted(f["what"] for f in last["flights"] for _ in range(f["count"]))
            assert flown == (new if seat in knows else ["tile"] * 5)
            assert [sorted(one["tiles"]) for one in last["follows"]] == [new] * (seat in knows)


def test_a_tile_goes_from_the_hand_to_its_two_cells() -> None:
    state = table("red-blue, red-red")
    place(state, "red-blue", "f6 east")
    assert state.story()[-1]["flights"] == [
        {"what": "red", "count": 1, "start": "hand 0", "end": "cell f6"},
        {"what": "blue", "count": 1, "start": "hand 0", "end": "cell f7"},
    ]


@every_table
def test_what_a_seat_is_told_follows_from_what_it_may_know(edition: str, players: int) -> None:
    """Where the others' racks, the bag and chance are others, a seat is told the same."""
    for state in random_game(4, edition=edition, players=players):
        if state.is_over or state.turn is None:
            continue
        by, chance = state.turn, Random(len(state.moves))
        for seat in range(players):
            other = state.imagine(seat, len(state.moves))
            s, was = Ingenious.over(other.memory), Ingenious.over(state.memory)
            if seen(state)["phase"] == "tile":
                moves = chance.choice(state.legal_moves), chance.choice(other.legal_moves)
            elif seen(state)["phase"] == "placement":
                s.hand, s.seats[by].rack = was.hand, was.seats[by].rack  # what is placed is known
                moves = (chance.choice(state.legal_moves),) * 2
            else:
                moves = DRAW, DRAW
            if seat == by:
                continue  # what it draws and chooses is its own to know
            tales = []
            for one, move in zip((state.copy(), other), moves, strict=True):
                one.push(move)
                tales.append(json.dumps(one.last_move(seat)))
            assert tales[0] == tales[1]


# --- Refusals -------------------------------------------------------------------------------------


@every_table
def test_every_move_that_is_not_legal_is_refused_by_a_rule_that_all_languages_name(
    edition: str, players: int
) -> None:
    languages = [book(language, "common", game=GAME) for language in ("en", "nl", "de")]
    named: set[str] = set()
    for state in random_game(2, edition=edition, players=players):
        for move in range(len(state.moves) % 13, MOVES, 13):
            if move in state.legal_moves:
                continue
            refused = GAME.telling.refusal(state, move)
            assert state.game.telling.deed(state, state.memory, move, state.turn)
            if refused["kind"] not in named:
                named.add(refused["kind"])
                assert all(words.tell("refusal", refused) for words in languages)
    # The swap is tried in other tests, and no cell is asked alone.
    assert {"is-over", "tile-wanted", "not-on-rack", "covered", "printed", "edge"} <= named
    assert {"place-wanted", "close-wanted", "off-board", "other-way-round"} <= named


# --- Whole games ----------------------------------------------------------------------------------

# Which game of each kind is told, and to whom.
STORIES: dict[str, tuple[int, int | None]] = {
    "travel-2": (2, 0),
    "standard-2": (4, 1),
    "standard-3": (5, None),
    "standard-4": (3, 2),
    "travel-2-open_racks": (1, None),
    "travel-2-bonus_limit_one": (15, 0),
}


def eager_game(kind: Kind, number: int) -> tegel.State:
    """A game of players who go for points and swap whenever they may."""
    state, chance = kind.new(number), Random(number)
    while not state.is_over:
        moves = seen(state, state.turn)["moves"]
        best = max(moves, key=lambda move: (move["kind"] == "swap", move["gain"], chance.random()))
        state.push(best["move"])
    return state


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.game is GAME], ids=name_of)
def test_stories_are_told_as_they_were(kind: Kind) -> None:
    number, eyes = STORIES[name_of(kind)]
    state = eager_game(kind, number)
    check_stories(name_of(kind), state, NAMES[: state.players], eyes)
