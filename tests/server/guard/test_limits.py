"""Limits: how often somebody may do something."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tegel.server.guard.limits import Limiter, Rate, household, read_rate


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(
    ("text", "rate"),
    [
        ("10/minute", Rate(10, 60)),
        ("1/second", Rate(1, 1)),
        ("300/10seconds", Rate(300, 10)),
        ("5/2hours", Rate(5, 7200)),
        ("7/day", Rate(7, 86400)),
    ],
)
def test_a_rate_is_written_as_it_is_said(text: str, rate: Rate) -> None:
    assert read_rate(text) == rate


@pytest.mark.parametrize("text", ["", "10", "0/minute", "10/0minutes", "x/day", "1/week", "1/day "])
def test_what_is_no_rate_says_how_to_write_one(text: str) -> None:
    with pytest.raises(ValueError, match="write it as 10/minute"):
        read_rate(text)


def test_one_may_do_it_so_often_at_once_and_then_waits() -> None:
    clock = Clock()
    limiter = Limiter(clock)
    assert [limiter.take("anna", "3/minute") for _ in range(3)] == [0, 0, 0]
    assert limiter.take("anna", "3/minute") == pytest.approx(20)
    clock.now += 19
    assert limiter.take("anna", "3/minute") == pytest.approx(1)
    clock.now += 1
    assert limiter.take("anna", "3/minute") == 0
    assert limiter.take("anna", "3/minute") == pytest.approx(20)


def test_who_waits_longer_may_do_it_more_often_again_but_never_more_than_at_first() -> None:
    clock = Clock()
    limiter = Limiter(clock)
    while not limiter.take("anna", "3/minute"):
        pass
    clock.now += 1e6
    assert [limiter.take("anna", "3/minute") == 0 for _ in range(4)] == [True, True, True, False]


def test_others_and_other_limits_are_not_concerned() -> None:
    limiter = Limiter(Clock())
    assert limiter.take("anna", "1/minute") == 0
    assert limiter.take("anna", "1/minute") > 0
    assert limiter.take("ben", "1/minute") == 0
    assert limiter.take("anna", "1/hour") == 0


@given(st.lists(st.floats(0, 30), min_size=1, max_size=60))
def test_in_no_stretch_of_time_more_than_twice_the_rate_is_let_through(waits: list[float]) -> None:
    clock = Clock()
    limiter = Limiter(clock)
    times: list[float] = []
    for wait in waits:
        clock.now += wait
        if limiter.take("anna", "5/minute") == 0:
            times.append(clock.now)
    for start in times:
        within = [time for time in times if start <= time < start + 60]
        # A bucket that is full, and what flows in meanwhile.
        assert len(within) <= 10


def test_there_is_room_for_so_many_and_those_in_use_are_kept() -> None:
    clock = Clock()
    limiter = Limiter(clock, most=100)
    for n in range(100):
        limiter.take(f"old {n}", "1/minute")
    clock.now += 61
    for n in range(40):
        limiter.take(f"new {n}", "1/hour")
    assert len(limiter) <= 100
    assert all(limiter.take(f"new {n}", "1/hour") > 0 for n in range(40))


def test_who_came_once_is_forgotten_long_before_there_is_no_more_room() -> None:
    clock = Clock()
    limiter = Limiter(clock)
    for n in range(10_000):
        limiter.take(f"guest {n}", "1/minute")
        clock.now += 1
        assert len(limiter) <= 1000
    assert limiter.take("guest 9999", "1/minute") > 0


def test_a_crowd_does_not_take_all_memory() -> None:
    limiter = Limiter(Clock(), most=100)
    for n in range(1000):
        limiter.take(f"stranger {n}", "1/hour")
        assert len(limiter) <= 100
    assert limiter.take("stranger 999", "1/hour") > 0


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_has_one_bucket_however_many_addresses_it_has(address: str, home: str) -> None:
    assert household(address) == home
