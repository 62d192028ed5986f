"""Quiet hours are those of the clock on one's own wall."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tegel.server.notices.wishes import Wishes

NIGHT = Wishes(quiet_from=22 * 60, quiet_to=8 * 60, zone="Europe/Amsterdam")


def at(text: str, zone: str = "Europe/Amsterdam") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("2026-11-19T21:59", "2026-11-19T21:59"),
        ("2026-11-19T22:00", "2026-11-20T08:00"),
        ("2026-11-20T03:00", "2026-11-20T08:00"),
        ("2026-11-20T07:59", "2026-11-20T08:00"),
        ("2026-11-20T08:00", "2026-11-20T08:00"),
        ("2026-10-24T23:00", "2026-10-25T08:00"),  # an hour longer: summer time ends
        ("2026-03-28T23:00", "2026-03-29T08:00"),  # an hour shorter
    ],
)
def test_what_happens_in_quiet_hours_waits_for_their_end(now: str, then: str) -> None:
    assert NIGHT.loud_at(at(now)) == at(then)


def test_hours_of_the_day_can_be_quiet_too() -> None:
    day = Wishes(quiet_from=9 * 60, quiet_to=17 * 60, zone="America/New_York")
    zone = "America/New_York"
    assert day.loud_at(at("2026-11-19T12:00", zone)) == at("2026-11-19T17:00", zone)
    assert day.loud_at(at("2026-11-19T20:00", zone)) == at("2026-11-19T20:00", zone)


def test_who_has_chosen_none_is_told_at_any_hour() -> None:
    assert Wishes().loud_at(5) == 5
