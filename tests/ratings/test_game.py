"""What a rated game does to ratings, and whether ratings of a whole club say the truth."""

import re
from pathlib import Path

import pytest

from tegel.bots.levels import LEVELS
from tegel.ratings.anchors import ladder
from tegel.ratings.game import PERIOD, RatedGame, Sitter, Stand, after, now, told
from tegel.ratings.glicko import Rating
from tests.ratings.club import club

ROOT = Path(__file__).resolve().parents[2]
DAY = 24 * 60 * 60 * 1000


def game(*sitters: Sitter, places: tuple[int, ...], at: int = 0) -> RatedGame:
    return RatedGame("t", at, "azul", "wall=coloured", sitters, places)


def test_a_year_without_a_game_makes_a_rating_unsure() -> None:
    stand = Stand(Rating(1700, 60), 50, at=0)
    assert now(stand, 365 * DAY).deviation == pytest.approx(110, abs=1)
    assert now(stand, 0).deviation == 60
    assert told(stand.rating) == (1700, 118)


def test_two_newcomers_move_by_as_much() -> None:
    winner, loser = after(game(Sitter("a"), Sitter("b"), places=(1, 2)), [Stand(), Stand()])
    assert winner.rating.rating - 1500 == pytest.approx(1500 - loser.rating.rating)
    assert (winner.games, winner.at) == (1, 0)


def test_a_bot_keeps_its_published_rating_and_people_are_measured_against_it() -> None:
    against = game(Sitter("a"), Sitter(None, "champion"), places=(2, 1))
    mine, bot = after(against, [Stand(Rating(1500, 80)), Stand()])
    assert bot == Stand()
    assert mine.rating.rating > 1499, "who loses to the champion has lost hardly anything"
    beaten = game(Sitter("a"), Sitter(None, "newcomer"), places=(2, 1))
    assert after(beaten, [Stand(Rating(1500, 80)), Stand()])[0].rating.rating < 1490


def test_the_ratings_of_bots_are_those_of_the_handbook() -> None:
    text = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    for level in LEVELS:
        row = re.search(rf"^\| {level} \| `[^|]*\| (.*) \|$", text, re.MULTILINE)
        assert row is not None
        numbers = [[int(n) for n in re.findall(r"\d+", cell)] for cell in row[1].split("|")]
        for name, found in zip(("azul", "azul_duel", "ingenious"), numbers, strict=True):
            rating, off = ladder(name)[level]
            assert found == ([rating, off] if off else [rating])


def test_time_that_runs_backwards_counts_for_nothing() -> None:
    stand = Stand(Rating(1500, 60), 3, at=PERIOD_END)
    early = game(Sitter("a"), Sitter("b"), places=(1, 2), at=0)
    assert after(early, [stand, Stand()])[0].at == PERIOD_END


PERIOD_END = round(PERIOD)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_intervals_of_a_club_hold_what_they_say(seats: int) -> None:
    """300 players of known strength, 20 games each; `bench/club.py` has the whole table."""
    _, off, wide, narrow = club(seats, 300, 20, seed=1)[-1]
    assert off < 115
    assert 0.91 <= wide <= 0.99
    assert 0.42 <= narrow <= 0.60
