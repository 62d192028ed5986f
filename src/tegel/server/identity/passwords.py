"""Passwords of accounts: hashed with Argon2, which is slow on purpose, and so never in the loop."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from tegel.core.errors import TegelError

T = TypeVar("T")

SHORTEST = 8
LONGEST = 200

# Some 70 ms and 32 MiB for each: much for somebody who guesses, little for a small machine.
HASHER = PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)
# No more than two at once, or a crowd at the door takes all memory and all cores. Threads of our
# own keep this even if those who waited for an answer have gone away.
THREADS = ThreadPoolExecutor(max_workers=2, thread_name_prefix="password")
# Of no password at all: to check against it costs what it costs for an account that exists.
NOBODY = (
    f"$argon2id$v=19$m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    f"${'A' * 22}${'A' * 43}"
)


class BadPassword(TegelError):
    """A password that nobody can choose; the message says what is right."""


@dataclass(frozen=True)
class Checked:
    """Whether a password is right, and if so, whether its hash should be made anew."""

    is_right: bool
    needs_rehash: bool


async def hash_password(password: str) -> str:
    """What is kept of a password."""
    if not _has_length(password):
        raise BadPassword(f"a password has {SHORTEST} to {LONGEST} characters, not {len(password)}")
    return await _aside(lambda: HASHER.hash(_bytes(password)))


async def check_password(password: str, stored: str | None) -> Checked:
    """Whether this is the password; None is stored for an account that does not exist.

    How long it takes does not tell whether there is such an account.
    """
    if not _has_length(password):
        return Checked(is_right=False, needs_rehash=False)
    return await _aside(lambda: _check(password, NOBODY if stored is None else stored))


def _check(password: str, stored: str) -> Checked:
    try:
        HASHER.verify(stored, _bytes(password))
    except (VerificationError, ValueError):  # wrong, or the hash is damaged
        return Checked(is_right=False, needs_rehash=False)
    return Checked(is_right=True, needs_rehash=HASHER.check_needs_rehash(stored))


async def _aside(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(THREADS, work)


def _has_length(password: str) -> bool:
    return SHORTEST <= len(password) <= LONGEST


def _bytes(password: str) -> bytes:
    # Keyboards write the same letter in two ways; JSON can hold half a character.
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
