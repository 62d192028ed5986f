"""Waiting before trying again."""

from itertools import islice

from tegel.client.backoff import Backoff


def test_waits_double_up_to_the_most() -> None:
    waits = list(islice(Backoff(least=1, most=8), 6))
    for wait, whole in zip(waits, [1, 2, 4, 8, 8, 8], strict=True):
        assert whole / 2 <= wait <= whole


def test_two_clients_do_not_come_back_at_the_same_moment() -> None:
    backoff = Backoff()
    assert list(islice(backoff, 5)) != list(islice(backoff, 5))
