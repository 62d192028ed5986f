"""Chance: a small generator that lives outside every state, so that no state knows the future.

SFC32 (Doty-Humphrey's small fast counter, 128 bits of state) on 32-bit words held in int64, so that
no operation overflows and all ways to run a kernel give the same stream.
"""

import secrets

from tegel.core.kernel import kernel
from tegel.core.struct import Int64, Memory, Struct, thawed

WORD = 0xFFFFFFFF
SEEDS = 1 << 63
MIXING = 12


class Rng(Struct):
    """The generator's state: three words and a counter."""

    a: Int64
    b: Int64
    c: Int64
    counter: Int64


@kernel
def next_word(rng: Rng) -> int:
    """The next 32 random bits."""
    b = rng.b
    c = rng.c
    word = (rng.a + b + rng.counter) & WORD
    rng.counter = (rng.counter + 1) & WORD
    rng.a = b ^ (b >> 9)
    rng.b = (c + (c << 3)) & WORD
    rng.c = (((c << 21) | (c >> 11)) + word) & WORD
    return word


@kernel
def seed(rng: Rng, number: int) -> None:
    """Start the stream of this seed (0 … 2⁶³ − 1)."""
    rng.a = 0
    rng.b = number & WORD
    rng.c = number >> 32
    rng.counter = 1
    for _ in range(MIXING):
        next_word(rng)


@kernel
def below(rng: Rng, n: int) -> int:
    """A random number from 0 to n − 1; for n up to 300 no number is favoured by more than 1e-7."""
    return (next_word(rng) * n) >> 32


def new_rng() -> Memory:
    """Memory for one generator."""
    return thawed(bytes(Rng.dtype.itemsize), Rng)


def drawn(rng: Memory) -> int:
    """How much was drawn from a generator, counted on from where it began."""
    return int(rng["counter"][0])


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbelow(SEEDS)
