"""Why one move rather than another: true, of what the seat may know, and said in every language."""

from collections.abc import Sequence

import pytest

import tegel
from tegel.analysis.reasons import MOST, Reason, reasons, reasons_of_all, said
from tegel.bots import Budget, Candidate, player
from tegel.core import shelf
from tegel.core.state import State
from tegel.core.words import book

GAMES = tuple(tegel.games())
# The last tiles of a round: white completes seat 0's first line, and seat 1 wants it as well.
LAST = (
    "azul/1 players=2 round=4 phase=offer turn=0 starter=0 marker=0 factories=-/-/-/-/- centre=RW "
    "lid=- score0=4 lines0=-/-/-/-/- wall0=BY.K./...../...../...../..... floor0=1 score1=6 "
    "lines1=-/W/-/-/- wall1=BYR../...../...../...../..... floor1=-"
)

# White of the third line may go to three columns of a grey wall.
TILING = (
    "azul/1 players=2 wall=grey round=3 phase=line3 turn=0 starter=1 marker=0 factories=-/-/-/-/- "
    "centre=- lid=B7Y4R6K5W8 score0=17 lines0=-/-/WWW/YYYY/- "
    "wall0=..KYB/.RBW./K..../...../..R.. floor0=1K score1=32 lines1=-/-/-/-/RR "
    "wall1=.RKB./.YRK./KBW../..BY./.W... floor1=-"
)


def moves(state: State, *texts: str) -> list[Candidate]:
    """Moves that nobody has thought about."""
    found = [state.parse(text) for text in texts]
    return [Candidate(move, 0, 0.5, 0.0, (move,)) for move in found]


def thought(state: State, seed: int = 0) -> tuple[Candidate, ...]:
    """The best moves by a quick search."""
    assert state.turn is not None
    bot = player("search").bot
    decision = bot.decide(state.imagine(state.turn, seed), Budget(iterations=60), seed)
    return decision.candidates[:3]


def of_kind(found: Sequence[Reason], kind: str) -> Reason:
    (one,) = [reason for reason in found if reason.kind == kind]
    return one


def played(game: str, count: int, seed: int, **options: object) -> State:
    """A game after some moves of a player who does not look ahead, at the start of a turn."""
    state = tegel.new(game, seed=seed, **options)
    bot = player("regular").bot
    while len(state.moves) < count or not state.begins_turn:
        state.push(bot.decide(state.copy(), Budget(), len(state.moves)).move)
    return state


def test_what_the_floor_line_costs_is_a_reason_and_certain() -> None:
    state = tegel.position(LAST)
    floor = of_kind(reasons(state, *moves(state, "C white 1", "C white floor")), "floor")
    assert (floor.seat, floor.more, floor.good, floor.certain) == (0, True, True, True)
    assert floor.amount == 1


def test_a_move_is_told_what_it_costs_too() -> None:
    state = tegel.position(LAST)
    floor = of_kind(reasons(state, *moves(state, "C white floor", "C white 1")), "floor")
    assert (floor.amount, floor.more, floor.good) == (1, False, False)


def test_what_the_next_player_cannot_take_any_more_is_told_with_its_points() -> None:
    state = tegel.position(LAST)
    found = reasons(state, *moves(state, "C white 1", "C red 1"))
    denied = of_kind(found, "reply-take")
    assert (denied.seat, denied.more, denied.good) == (1, False, True)
    assert (denied.about["colour"], denied.about["count"]) == ("white", 1)
    words = book("en", "common", game=state.game)
    told = said([denied.told()], words, ["Anna", "Ben"], eyes=0)
    assert told.startswith("Ben can’t take 1 white tile from the centre:")
    assert told.endswith("2 points fewer this round.")


def test_what_speaks_for_a_move_comes_before_what_speaks_against_it() -> None:
    words = book("en", "common", game=tegel.find("azul"))
    against = Reason("floor", 0, 2, False, False, True, {}, 2.0)
    for_it = Reason("tile", 0, 3, True, True, False, {}, 1.0)
    told = [reason.told() for reason in (against, for_it)]
    assert said(told, words, ["Anna", "Ben"]) == (
        "About 3 points more on the wall this round, but 2 points more lost on the floor line."
    )
    assert said([], words, ["Anna", "Ben"]) == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_move_differs_in_nothing_from_itself(game: str) -> None:
    state = played(game, 12, seed=3)
    best = thought(state)[0]
    assert reasons(state, best, best) == ()


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_few_the_weightiest_first_and_the_same_again(game: str) -> None:
    state = played(game, 20, seed=5)
    best = thought(state)
    found = reasons_of_all(state, best, seed=4)
    assert len(found) == len(best)
    for some in found:
        assert len(some) <= MOST
        weights = [reason.weight for reason in some]
        assert weights == sorted(weights, reverse=True)
    assert reasons_of_all(state, best, seed=4) == found
    assert reasons(state, best[0], best[1], seed=4) == found[0]


@pytest.mark.parametrize("game", GAMES)
def test_reasons_know_no_more_than_the_seat(game: str) -> None:
    """Two tables that the seat can't tell apart have the same reasons."""
    state = played(game, 16, seed=8)
    assert state.turn is not None
    best = thought(state)
    known = state.position_for(state.turn)
    tables = [state, *(tegel.position(known, seed=seed) for seed in (1, 2))]
    first, *others = [reasons_of_all(table, best) for table in tables]
    assert others == [first, first]


def test_a_colour_of_ingenious_is_told_with_where_its_track_stands() -> None:
    state = played("ingenious", 24, seed=2)
    assert state.turn is not None
    tracks = state.view(state.turn)["seats"][state.turn]["tracks"]
    found = [
        [reason.about for reason in some if reason.kind == "points"]
        for some in reasons_of_all(state, thought(state), most=9)
    ]
    assert any(found)
    for points in found:
        assert all(about["stands"] == tracks[about["colour"]] for about in points)
        colours = [about["colour"] for about in points]
        assert len({*colours}) == len(colours)  # each colour once, wherever its points came about


def searched(state: State, text: str, share: float, margin: float) -> Candidate:
    """A move that a search found to be worth so much."""
    move = state.parse(text)
    return Candidate(move, 100, share, margin, (move,))


def test_what_speaks_only_against_the_better_move_is_no_reason_for_it() -> None:
    """A tile more on the floor line explains nothing; what is to come later would."""
    state = tegel.position(LAST)
    worth = reasons(state, *moves(state, "C white floor", "C white 1"))
    assert worth
    assert not any(reason.good for reason in worth)
    # Three points of the margin are those of this round.
    plain = searched(state, "C white floor", 0.6, -3.0), searched(state, "C white 1", 0.5, 0.0)
    assert reasons(state, *plain) == ()
    against, _ = reasons_of_all(state, plain)
    assert against == ()
    later = searched(state, "C white floor", 0.6, 1.0), plain[1]
    assert of_kind(reasons(state, *later), "later").good


def test_where_the_round_is_certain_all_that_is_expected_beyond_it_comes_later() -> None:
    """A point or two more now, by where white is laid; by what a search finds, ten in the end."""
    state = tegel.position(TILING)
    best, other = searched(state, "column 3", 0.42, -2.8), searched(state, "column 2", 0.15, -12.6)
    later = of_kind(reasons(state, best, other), "later")
    assert (later.good, later.amount) == (True, 8)


def test_a_move_listed_first_is_not_said_to_be_worse() -> None:
    """What was looked at most may be worth a little less, as far as a search can tell."""
    state = tegel.position(LAST)
    best, other = searched(state, "C white 1", 0.5, 0.0), searched(state, "C red 1", 0.55, 4.0)
    first, second = reasons_of_all(state, (best, other))
    assert any(reason.good for reason in first)
    assert not any(reason.kind == "later" for reason in (*first, *second))


def test_who_can_have_the_same_from_elsewhere_is_not_denied_it() -> None:
    """White from the first factory goes, but the centre has one white tile too."""
    there = LAST.replace("factories=-/-/-/-/-", "factories=WRRK/-/-/-/-").replace(
        "centre=RW", "centre=W"
    )
    state = tegel.position(there)
    found = reasons(state, *moves(state, "F1 white 1", "F1 black floor"), most=9)
    assert not any(reason.kind == "reply-take" and not reason.more for reason in found)


def test_a_single_move_has_no_reasons() -> None:
    state = tegel.position(LAST)
    assert reasons_of_all(state, moves(state, "C white 1")) == [()]


@pytest.mark.parametrize("language", shelf.languages())
@pytest.mark.parametrize("game", GAMES)
def test_reasons_can_be_said_to_anybody_in_every_language(game: str, language: str) -> None:
    words = book(language, "common", game=tegel.find(game))
    state = played(game, 10, seed=1)
    for some in reasons_of_all(state, thought(state)):
        for eyes in (None, 0, 1):
            said([reason.told() for reason in some], words, ["Anna", "Ben"], eyes)
