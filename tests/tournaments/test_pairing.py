"""Who meets whom: the least of all costs, by the written rules."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from tegel.tournaments.berger import berger
from tegel.tournaments.pairing import Candidate, Field, cost_of_table, field_of, pair
from tegel.tournaments.plan import Plan
from tegel.tournaments.tournament import Tournament, met
from tests.tournaments.fields import Played, opened


def ways(rest: Sequence[Candidate]) -> Iterator[list[tuple[Candidate, ...]]]:
    """All ways to pair these; with an odd number, one sits out."""
    if not rest:
        yield []
        return
    first, others = rest[0], rest[1:]
    if len(rest) % 2:
        for n, one in enumerate(rest):
            for way in ways([*rest[:n], *rest[n + 1 :]]):
                yield [(one,), *way]
        return
    for n, other in enumerate(others):
        for way in ways([*others[:n], *others[n + 1 :]]):
            yield [(first, other), *way]


def cost(field: Field, way: Sequence[tuple[Candidate, ...]]) -> int:
    return sum(
        field.cost(*table) if len(table) == 2 else field.cost_of_bye(table[0]) for table in way
    )


@pytest.mark.parametrize("seed", range(12))
def test_small_fields_are_paired_as_well_as_can_be(seed: int) -> None:
    """Against every way there is: up to eight players, round by round until all have met."""
    chance = Random(seed)
    players = chance.randrange(3, 9)
    plan = Plan(chance.choice(["swiss", "duplicate"]), 2, 6, late=2)
    played = Played(plan, players, seed)
    while played.tournament.status == "running":
        field = field_of(played.tournament)
        if len(field.candidates) > 1:
            by_number = {one.number: one for one in field.candidates}
            tables, byes = pair(field, 2)
            found = [
                tuple(by_number[n] for n in numbers) for numbers in [*tables, *((n,) for n in byes)]
            ]
            assert cost(field, found) == min(cost(field, way) for way in ways(field.candidates))
        played.follow()
        for game in played.tournament.in_play:
            played.score(game)
        if len(played.tournament.entrants) < 8:
            played.stir()


@pytest.mark.parametrize("seats", [3, 4])
def test_no_two_players_of_larger_tables_had_better_change_places(seats: int) -> None:
    played = Played(Plan("swiss", seats, 5), 3 * seats + 2, seed=seats, unruly=False)
    for _ in range(4):
        played.follow()
        for game in played.tournament.in_play:
            played.score(game)
    field = field_of(played.tournament)
    tables, _ = pair(field, seats)
    by_number = {one.number: one for one in field.candidates}
    found = [[by_number[n] for n in table] for table in tables]
    total = sum(cost_of_table(field, table) for table in found)
    for one, other in combinations(range(len(found)), 2):
        for i in range(seats):
            for j in range(seats):
                twin = [list(table) for table in found]
                twin[one][i], twin[other][j] = twin[other][j], twin[one][i]
                assert sum(cost_of_table(field, table) for table in twin) >= total


def test_the_first_round_pairs_the_upper_half_with_the_lower() -> None:
    tables, byes = pair(field_of(Tournament.of(opened(Plan("swiss", 2, 5), 9))), 2)
    assert sorted(sorted(table) for table in tables) == [[1, 5], [2, 6], [3, 7], [4, 8]]
    assert byes == [9]


def test_sixteen_can_play_five_rounds_of_four_without_meeting_often() -> None:
    """Sixteen golfers in five weeks need not meet twice; a search by exchanges comes near."""
    played = Played(Plan("duplicate", 4, 5), 16, seed=1, unruly=False).play()
    assert max(met(played.tournament).values()) <= 2
    seats = [
        [game.entrants.index(n) for game in played.tournament.games if n in game.entrants]
        for n in range(1, 17)
    ]
    assert all(len(set(own)) >= 3 for own in seats), "everybody sits nearly everywhere"


def test_team_mates_do_not_meet() -> None:
    played = Played(Plan("swiss", 2, 4, team=3), 16, seed=3, unruly=False, teams=4).play()
    entrants = played.tournament.entrants
    for game in played.tournament.games:
        assert len({entrants[n].team for n in game.entrants}) == 2


@pytest.mark.parametrize("count", [2, 3, 4, 7, 10, 15, 16])
def test_in_a_round_robin_each_two_meet_once_and_begin_as_often(count: int) -> None:
    rounds = berger(count)
    pairs = [frozenset(pair_) for one in rounds for pair_ in one if 0 not in pair_]
    assert len(pairs) == len(set(pairs)) == count * (count - 1) // 2
    assert all(len({n for pair_ in one for n in pair_}) == count + count % 2 for one in rounds)
    first = [
        sum(pair_[0] == n for one in rounds for pair_ in one if 0 not in pair_)
        for n in range(1, count + 1)
    ]
    assert max(first) - min(first) <= 1


def test_the_table_of_berger_for_six_is_the_one_in_the_books() -> None:
    assert [sorted(one) for one in berger(6)] == [
        sorted(one)
        for one in (
            [(1, 6), (2, 5), (3, 4)],
            [(6, 4), (5, 3), (1, 2)],
            [(2, 6), (3, 1), (4, 5)],
            [(6, 5), (1, 4), (2, 3)],
            [(3, 6), (4, 2), (5, 1)],
        )
    ]
