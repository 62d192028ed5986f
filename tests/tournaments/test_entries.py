"""Who may enter: a tournament can be filled up by nobody for good, nor grow without end."""

import pytest

from tegel.tournaments.events import Announced, Board, Entered, Left, Paired, Started
from tegel.tournaments.plan import MOST_COMINGS, MOST_IN_TURN, Plan
from tegel.tournaments.standing import standing
from tegel.tournaments.tournament import CannotHappen, Tournament


def test_who_is_sent_away_leaves_their_place_to_others() -> None:
    made = Tournament.of([Announced(Plan("round robin", 2))])
    for n in range(MOST_IN_TURN):
        made.apply(Entered(f"flood{n}", "Flood", 1500))
    assert made.may_enter("anna") is not None, "all places are taken"
    made.apply(Left(3, "removed"))
    made.apply(Entered("anna", "Anna", 1500))
    assert len(made.playing) == MOST_IN_TURN
    assert made.may_enter("flood2") is not None, "and who was sent away stays away"


def test_nobody_comes_and_goes_without_end() -> None:
    made = Tournament.of([Announced(Plan("swiss", 2, 3))])
    for _ in range(MOST_COMINGS):
        made.apply(Entered("anna", "Anna", 1500))
        made.apply(Left(1, "withdrew"))
    with pytest.raises(CannotHappen, match="come and gone"):
        made.apply(Entered("anna", "Anna", 1500))


def test_who_went_before_they_were_paired_stands_nowhere() -> None:
    made = Tournament.of([Announced(Plan("swiss", 2, 3))])
    for n in range(4):
        made.apply(Entered(f"p{n}", "One of many", 1500))
    for event in (Left(1, "removed"), Started(), Paired((Board((2, 3), "t"),), (4,))):
        made.apply(event)
    for number in (2, 4):
        made.apply(Left(number, "withdrew"))
    assert {row.entrant.number for row in standing(made)} == {2, 3, 4}
