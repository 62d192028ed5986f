"""Passwords: the right one opens, slowly, and nobody else waits for it."""

import asyncio
import threading
import time

import pytest
from argon2 import PasswordHasher, extract_parameters

from tegel.server.identity.passwords import (
    LONGEST,
    NOBODY,
    SHORTEST,
    BadPassword,
    Checked,
    check_password,
    hash_password,
)

RIGHT, WRONG = Checked(True, False), Checked(False, False)


@pytest.fixture(autouse=True, scope="module")
def _quick_passwords() -> None:
    """Elsewhere in tests they are; here they are as slow as for everybody."""


def check(password: str, stored: str | None) -> Checked:
    return asyncio.run(check_password(password, stored))


def kept(password: str) -> str:
    return asyncio.run(hash_password(password))


def hashing_threads() -> int:
    return sum(thread.name.startswith("password") for thread in threading.enumerate())


def test_only_the_right_password_opens() -> None:
    stored = kept("correct horse")
    assert "correct" not in stored
    assert check("correct horse", stored) == RIGHT
    for other in ("Correct horse", "correct horse ", "correct hors", "correct horse\0"):
        assert check(other, stored) == WRONG


def test_the_same_password_is_never_kept_the_same_way() -> None:
    assert kept("correct horse") != kept("correct horse")


@pytest.mark.parametrize("password", ["x" * SHORTEST, "x" * LONGEST, "pässwörter 🦦", "\0" * 8])
def test_any_text_of_8_to_200_characters_is_a_password(password: str) -> None:
    assert check(password, kept(password)) == RIGHT


def test_half_a_character_is_no_failure() -> None:
    assert check("\ud800" * 8, kept("\ud800" * 8)) == RIGHT
    assert check("\ud800" * 8, NOBODY) == WRONG


def test_it_does_not_matter_how_a_keyboard_writes_a_letter() -> None:
    assert check("re\u0301ne\u0301 1234", kept("réné 1234")) == RIGHT


@pytest.mark.parametrize("password", ["", "x" * 7, "x" * 201, "x" * 10**7], ids=len)
def test_other_lengths_are_refused_with_what_is_right(password: str) -> None:
    message = f"^a password has 8 to 200 characters, not {len(password)}$"
    with pytest.raises(BadPassword, match=message):
        kept(password)
    assert check(password, NOBODY) == check(password, None) == WRONG


def test_a_hash_made_with_less_work_opens_and_asks_to_be_made_anew() -> None:
    old = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1).hash("correct horse")
    assert check("correct horse", old) == Checked(is_right=True, needs_rehash=True)
    assert check("wrong horse", old) == WRONG


@pytest.mark.parametrize("stored", ["", "x", "$argon2id$", "$argon2id$v=19$m=8,t=1,p=1$A$A", "ä"])
def test_a_damaged_hash_opens_to_nobody(stored: str) -> None:
    assert check("correct horse", stored) == WRONG


def test_an_account_that_does_not_exist_costs_the_same_work() -> None:
    stored = kept("correct horse")
    assert extract_parameters(NOBODY) == extract_parameters(stored)

    def least(stored: str | None) -> float:
        costs: list[float] = []
        for _ in range(5):
            start = time.process_time()
            assert check("wrong horse", stored) == WRONG
            costs.append(time.process_time() - start)
        return min(costs)

    assert 0.5 < least(None) / least(stored) < 2


def test_the_loop_goes_on_and_no_more_than_two_are_hashed_at_once() -> None:
    async def crowd() -> int:
        waiting = asyncio.gather(*(hash_password("correct horse") for _ in range(6)))
        turns = 0
        while not waiting.done():
            turns += 1
            await asyncio.sleep(0)
        assert len(set(await waiting)) == 6
        return turns

    assert asyncio.run(crowd()) > 6
    assert 1 <= hashing_threads() <= 2


def test_those_who_go_away_do_not_let_more_in() -> None:
    async def crowd() -> None:
        for _ in range(4):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(hash_password("correct horse"), 0.001)
        assert hashing_threads() <= 2
        await hash_password("correct horse")

    asyncio.run(crowd())
