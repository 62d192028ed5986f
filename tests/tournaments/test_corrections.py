"""A result that somebody has settled: what it is worth, what stood before, and who is back."""

from fractions import Fraction

import pytest

from tegel.tournaments.events import (
    Board,
    Corrected,
    Ended,
    Event,
    Leaving,
    Left,
    Paired,
    Scored,
    from_data,
    kind_of,
    to_data,
)
from tegel.tournaments.following import following
from tegel.tournaments.plan import Format, Plan
from tegel.tournaments.standing import standing
from tegel.tournaments.tournament import CannotHappen, Tournament

from .fields import opened

A, B, C = Board((1, 2), "a"), Board((3, 4), "b"), Board((5, 6), "c")


def played(form: Format, *happened: Event) -> Tournament:
    """Three tables of a first round, and what happened then."""
    rounds = 2 if form != "round robin" else 0
    made = Tournament.of(opened(Plan(form, 2, rounds), 6))
    for event in (Paired((A, B, C)), *happened):
        made.apply(event)
    return made


def points(made: Tournament) -> dict[int, Fraction]:
    return {one.entrant.number: one.points for one in standing(made)}


def test_what_was_settled_counts_and_what_had_come_of_it_is_kept() -> None:
    forfeit = Scored("a", (1, 2), (4, 9), out=(1,))
    made = played("swiss", forfeit, Corrected("a", (2, 1), "wrong forfeit", "host"))
    assert points(made) == {1: 0, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0}
    made.apply(Corrected("a", (), "agreed", "warden"))
    assert (points(made)[1], points(made)[2]) == (Fraction(1, 2), Fraction(1, 2))
    [game] = [game for game in made.games if game.table == "a"]
    assert game.played == forfeit
    assert game.corrected is not None
    assert game.corrected.by == "warden"


def test_a_table_that_stood_still_holds_nobody_up_any_more() -> None:
    made = played("swiss", Scored("a", (1, 2), (9, 4)), Scored("b", (1, 2), (9, 4)))
    names = iter("def")
    assert following(made, lambda: next(names)) == [], "a table is still being played at"
    made.apply(Corrected("c", (1, 1), "stood still", "host"))
    [paired] = following(made, lambda: next(names))
    assert isinstance(paired, Paired)
    assert {2, 4} in [set(board.entrants) for board in paired.boards], "who has nothing meets"
    with pytest.raises(CannotHappen):
        made.apply(Scored("c", (1, 2), (9, 4)))


def test_who_was_not_absent_after_all_is_paired_again() -> None:
    def left(why: Leaving, *corrections: Corrected) -> Leaving | None:
        absent = Scored("a", (2, 1), (0, 0), out=(0,), absent=(0,))
        return played("swiss", absent, Left(1, why), *corrections).entrants[1].left

    agreed = Corrected("a", (2, 1), "agreed", "host")
    mended = Corrected("a", (1, 2), "wrong forfeit", "host")
    assert left("absent", agreed) == "absent", "they did lose, and were not there"
    assert left("absent", agreed, mended) is None
    assert left("withdrew", mended) == "withdrew", "that was their own wish"


def test_in_a_duplicate_it_is_worth_a_tenth_more_or_less_and_the_others_compare_without_it() -> (
    None
):
    others = [Scored("b", (1, 2), (60, 20)), Scored("c", (1, 2), (50, 20))]
    made = played("duplicate", Scored("a", (1, 2), (99, 0)), *others)
    assert points(made)[5] == 0
    made.apply(Corrected("a", (1, 2), "agreed", "host"))
    assert points(made) == {1: Fraction(3, 5), 2: Fraction(2, 5), 3: 1, 5: 0, 6: 1, 4: 0}
    made.apply(Corrected("a", (), "agreed", "host"))
    assert (points(made)[1], points(made)[2]) == (Fraction(1, 2), Fraction(1, 2))
    cleared = played("duplicate", Scored("a", (), ()), *others)
    assert points(cleared) == points(made), "nobody is hurt by a table that broke"


def test_what_is_kept_of_a_correction_comes_back_as_it_was() -> None:
    event = Corrected("a", (1, 2), "agreed", "warden")
    kept = {**to_data(event), "places": [1, 2]}  # JSON knows no tuples
    assert from_data(kind_of(event), kept) == event


@pytest.mark.parametrize(
    ("before", "wrong"),
    [
        ([], Corrected("nowhere", (1, 2), "agreed", "host")),
        ([], Corrected("a", (1, 2, 3), "agreed", "host")),
        ([Ended(called_off=True)], Corrected("a", (1, 2), "agreed", "host")),
    ],
)
def test_what_does_not_fit_is_refused(before: list[Event], wrong: Corrected) -> None:
    with pytest.raises(CannotHappen):
        played("swiss", *before, wrong)
