"""Points and tie-breaks, worked out by hand."""

from collections.abc import Sequence
from fractions import Fraction

import pytest

from tegel.tournaments.events import Announced, Board, Entered, Event, Left, Paired, Scored, Started
from tegel.tournaments.plan import BadPlan, Plan, TieBreak
from tegel.tournaments.standing import Row, standing, teams
from tegel.tournaments.tournament import CannotHappen, Tournament, share


def tournament(
    plan: Plan, players: int, *rounds: Sequence[tuple[tuple[int, ...], tuple[int, ...]]]
) -> Tournament:
    """Rounds as tables: who sat there, and their scores; a table of one is a bye."""
    events: list[Event] = [Announced(plan)]
    events += [Entered(f"p{n}", f"P{n}", 1500, "AB"[n % 2]) for n in range(1, players + 1)]
    events.append(Started())
    for n, tables in enumerate(rounds):
        names = [f"{n}-{m}" for m in range(len(tables))]
        full = [(one, name) for one, name in zip(tables, names, strict=True) if len(one[0]) > 1]
        byes = tuple(one[0][0] for one in tables if len(one[0]) == 1)
        events.append(Paired(tuple(Board(one[0], name) for one, name in full), byes))
        for (_, scores), name in full:
            places = tuple(1 + sum(other > own for other in scores) for own in scores)
            events.append(Scored(name, places, scores))
    return Tournament.of(events)


def row(rows: list[Row], number: int) -> Row:
    return next(one for one in rows if one.entrant.number == number)


def test_places_are_worth_what_lies_between_first_and_last() -> None:
    assert [share((1, 2, 3, 4), n) for n in range(4)] == [1, Fraction(2, 3), Fraction(1, 3), 0]
    assert [share((1, 1), n) for n in range(2)] == [Fraction(1, 2)] * 2
    assert [share((1, 1, 3), n) for n in range(3)] == [Fraction(3, 4), Fraction(3, 4), 0]
    assert sum(share((1, 2, 2, 2), n) for n in range(4)) == 2


# Three rounds of four: 1 beats all, 2 and 3 are even, 4 beats 3.
SWISS = (
    [((1, 2), (30, 20)), ((3, 4), (10, 20))],
    [((1, 4), (30, 20)), ((2, 3), (25, 25))],
    [((1, 3), (30, 29)), ((2, 4), (30, 20))],
)


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("buchholz", {1: 3, 2: Fraction(9, 2), 3: Fraction(11, 2), 4: 5}),
        ("sonneborn", {1: 3, 2: Fraction(5, 4), 3: Fraction(3, 4), 4: Fraction(1, 2)}),
        ("wins", {1: 3, 2: 1, 3: 0, 4: 1}),
        ("margin", {1: 10 + 10 + 1, 2: -10 + 0 + 10, 3: -10 + 0 - 1, 4: 10 - 10 - 10}),
    ],
)
def test_tie_breaks(name: TieBreak, values: dict[int, Fraction | int]) -> None:
    rows = standing(tournament(Plan("swiss", 2, 3, tiebreaks=(name,)), 4, *SWISS))
    assert {one.entrant.number: one.points for one in rows} == {
        1: 3,
        2: Fraction(3, 2),
        4: 1,
        3: Fraction(1, 2),
    }
    assert {one.entrant.number: one.breaks[0] for one in rows} == values


def test_who_is_even_goes_by_what_happened_between_them() -> None:
    rounds = (
        [((1, 2), (9, 1)), ((3, 4), (1, 9))],
        [((1, 3), (1, 9)), ((2, 4), (9, 1))],
    )  # all have one point
    rows = standing(tournament(Plan("swiss", 2, 2, tiebreaks=("direct",)), 4, *rounds))
    assert {one.rank for one in rows} == {1}, "1 and 4 never met, so nothing is known between all"
    rows = standing(tournament(Plan("swiss", 2, 2, tiebreaks=("sonneborn", "direct")), 4, *rounds))
    assert [one.rank for one in rows] == [1, 1, 1, 1]
    three = (
        [((1, 2), (9, 1)), ((3,), (0,))],
        [((2, 3), (9, 1)), ((1,), (0,))],
        [((1, 3), (5, 5)), ((2,), (0,))],
    )
    rows = standing(tournament(Plan("swiss", 2, 3, tiebreaks=("wins", "direct")), 3, *three))
    assert [one.entrant.number for one in rows] == [1, 2, 3]


def test_a_bye_is_worth_a_win_but_where_everybody_has_one() -> None:
    one_bye = [((1, 2), (9, 1)), ((3,), (0,))]
    assert row(standing(tournament(Plan("swiss", 2, 1), 3, one_bye)), 3).points == 1
    assert row(standing(tournament(Plan("round robin", 2), 3, one_bye)), 3).points == 0
    assert row(standing(tournament(Plan("duplicate", 2, 1), 3, one_bye)), 3).points == Fraction(
        1, 2
    )


def test_in_a_duplicate_one_is_compared_with_those_at_the_same_seat() -> None:
    tables = [((1, 2), (40, 20)), ((3, 4), (50, 40)), ((5, 6), (30, 30))]
    rows = standing(tournament(Plan("duplicate", 2, 1), 6, tables))
    points = {one.entrant.number: one.points for one in rows}
    assert points == {1: 1, 3: Fraction(1, 2), 5: 0, 6: 1, 4: Fraction(1, 2), 2: 0}


def test_who_gives_up_a_duplicate_is_behind_the_field_and_the_other_is_not_hurt() -> None:
    made = tournament(Plan("duplicate", 2, 1), 6, [((1, 2), (0, 0))])
    made.rounds.clear()
    boards = (Board((1, 2), "a"), Board((3, 4), "b"), Board((5, 6), "c"))
    made.apply(Paired(boards))
    made.apply(Scored("a", (1, 2), (20, 18), out=(1,)))
    made.apply(Scored("b", (1, 2), (60, 20)))
    made.apply(Scored("c", (1, 2), (60, 20)))
    points = {one.entrant.number: one.points for one in standing(made)}
    assert points[1] == Fraction(3, 5)
    assert points[2] == 0
    assert points[3] == points[5] == Fraction(3, 4)


def test_streaks_count_twice_from_the_third_win_on() -> None:
    wins = [[((1, 2), (9, 1))]] * 4 + [[((1, 2), (1, 9))]] + [[((1, 2), (9, 1))]]
    rows = standing(tournament(Plan("arena", 2, streaks=True), 2, *wins))
    assert row(rows, 1).points == 1 + 1 + 2 + 2 + 0 + 1
    assert row(standing(tournament(Plan("arena", 2), 2, *wins)), 1).points == 5


def test_a_team_has_the_points_of_its_best() -> None:
    made = tournament(
        Plan("swiss", 2, 3, team=2), 5, *([*tables, ((5,), (0,))] for tables in SWISS)
    )
    found = teams(made, standing(made))
    assert [(one.rank, one.team, one.points, one.entrants) for one in found] == [
        (1, "B", 6, (5, 1, 3)),
        (2, "A", Fraction(5, 2), (2, 4)),
    ]


def test_what_does_not_fit_is_refused() -> None:
    made = tournament(Plan("swiss", 2, 3, late=1), 4, *SWISS[:1])
    for event in (Started(), Entered("p1", "P1", 0), Scored("nowhere", (1, 2), (1, 0))):
        with pytest.raises(CannotHappen):
            made.apply(event)
    made.apply(Entered("p9", "P9", 0))
    made.apply(Left(5, "withdrew"))
    made.apply(Paired((Board((1, 4), "x"),)))
    with pytest.raises(CannotHappen, match="Too many rounds"):
        made.apply(Entered("p10", "P10", 0))
    made.apply(Entered("p9", "P9", 0))
    assert made.entrants[5].since == 2
    for wrong in (
        {"format": "swiss", "seats": 5, "rounds": 3},
        {"format": "swiss", "seats": 2},
        {"format": "round robin", "seats": 3},
        {"format": "arena", "seats": 2, "rounds": 3},
        {"format": "swiss", "seats": 2, "rounds": 3, "late": 3},
        {"format": "swiss", "seats": 2, "rounds": 3, "team": 1},
        {"format": "swiss", "seats": 2, "rounds": 3, "tiebreaks": ("wins", "wins")},
        {"format": "knockout", "seats": 2},
    ):
        with pytest.raises(BadPlan):
            Plan(**wrong)  # type: ignore[arg-type]
