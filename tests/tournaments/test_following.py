"""Whole tournaments, played out by chance: what follows by itself, and that it comes to an end."""

import pytest

from tegel.tournaments.events import Ended, Entered, Left, Paired, Scored
from tegel.tournaments.plan import Format, Plan
from tegel.tournaments.standing import standing
from tegel.tournaments.tournament import Tournament
from tests.tournaments.fields import Played


def plan_of(format_: Format, seats: int, rounds: int = 5) -> Plan:
    has_rounds = format_ in ("swiss", "duplicate")
    return Plan(format_, seats, rounds if has_rounds else 0, late=2 if has_rounds else 0)


KINDS = [
    ("round robin", 2), ("arena", 2), ("arena", 4),
    *((format_, seats) for format_ in ("swiss", "duplicate") for seats in (2, 3, 4)),
]  # fmt: skip


@pytest.mark.parametrize(("format_", "seats"), KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_unruly_tournaments_keep_the_written_rules(format_: Format, seats: int, seed: int) -> None:
    """People come late, go, come back and do not show up; `bench/pairings.py` plays a thousand."""
    played = Played(plan_of(format_, seats), 7 + 3 * seed, seed).play()
    again = Tournament.of(played.events)
    assert again.status == "over"
    assert standing(again) == standing(played.tournament), "the events are all there is"


def test_nobody_meets_twice_in_a_swiss_where_that_is_possible() -> None:
    played = Played(plan_of("swiss", 2, 7), 16, seed=2, unruly=False).play()
    pairs = [frozenset(game.entrants) for game in played.tournament.games]
    assert len(pairs) == len(set(pairs)) == 7 * 8


def test_who_did_not_come_is_not_paired_again_until_they_say_so() -> None:
    played = Played(plan_of("swiss", 2), 8, seed=1, unruly=False)
    played.follow()
    games = played.tournament.in_play
    played.happen(Scored(games[0].table, (1, 2), (9, 0), (1,), (1,)))
    for game in games[1:]:
        played.score(game)
    absent = games[0].entrants[1]
    [paired] = played.follow()
    assert played.events[-2] == Left(absent, "absent")
    assert absent not in [n for board in paired.boards for n in board.entrants]
    assert len(paired.byes) == 1
    player = played.tournament.entrants[absent]
    played.happen(Entered(player.player, player.name, 0))
    for game in played.tournament.in_play:
        played.score(game)
    [paired] = played.follow()
    assert absent in [n for board in paired.boards for n in board.entrants]


def test_in_a_round_robin_by_the_day_all_games_begin_together() -> None:
    played = Played(Plan("round robin", 2, at_once=True), 5, seed=1, unruly=False)
    assert len(played.follow()) == 5
    for game in played.tournament.in_play:
        assert not isinstance(played.events[-1], Ended)
        played.score(game)
    assert played.follow() == []
    assert played.tournament.status == "over"


def test_who_withdraws_from_a_round_robin_leaves_points_to_the_others() -> None:
    played = Played(Plan("round robin", 2), 4, seed=1, unruly=False)
    played.follow()
    played.happen(Left(4, "withdrew"))
    played.play()
    assert [len(one.walkovers) for one in played.tournament.rounds] == [0, 1, 1]
    assert sum(row.points for row in standing(played.tournament)) == 6


def test_in_an_arena_two_who_have_just_met_wait_for_others() -> None:
    played = Played(Plan("arena", 2), 4, seed=1, unruly=False)
    [first] = played.follow()
    one, other = played.tournament.in_play
    played.score(one)
    assert played.follow() == []
    played.score(other)
    [second] = played.follow()
    assert isinstance(second, Paired)
    assert {frozenset(b.entrants) for b in first.boards}.isdisjoint(
        frozenset(b.entrants) for b in second.boards
    )
