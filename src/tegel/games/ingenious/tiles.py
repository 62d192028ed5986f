"""Tiles of a rack or the bag, counted by kind: octal digits, one per kind (at most 7 of a kind)."""

from tegel.core.kernel import kernel
from tegel.core.packing import count_bits, nth_bit

EACH_KIND = 0o111_111_111_111_111_111_111
EVERY_OTHER = 0o707_070_707_070_707_070_707
LOW_HALVES = 0o7_0077_0077_0077_0077_0077


@kernel
def one(kind: int) -> int:
    """One tile of this kind."""
    return 1 << 3 * kind


@kernel
def count(tiles: int, kind: int) -> int:
    """How many tiles of this kind there are."""
    return tiles >> 3 * kind & 7


@kernel
def total(tiles: int) -> int:
    """How many tiles there are.

    Digits are added in pairs, and these in pairs again. A number in base 4096 and the sum of its
    digits leave the same rest by 4095: it is the sum.
    """
    pairs = (tiles & EVERY_OTHER) + (tiles >> 3 & EVERY_OTHER)
    return ((pairs & LOW_HALVES) + (pairs >> 6 & LOW_HALVES)) % 4095


@kernel
def kinds(tiles: int) -> int:
    """The kinds of which there are tiles, as bits 3 × kind."""
    return (tiles | tiles >> 1 | tiles >> 2) & EACH_KIND


@kernel
def count_kinds(tiles: int) -> int:
    """How many kinds there are tiles of."""
    return count_bits(kinds(tiles))


@kernel
def nth_kind(tiles: int, k: int) -> int:
    """The k-th (from 0) of the kinds that there are tiles of."""
    return nth_bit(kinds(tiles), k) // 3


@kernel
def nth_tile(tiles: int, k: int) -> int:
    """The kind of the k-th tile (from 0), the tiles laid out in the order of their kinds."""
    kind = 0
    while k >= tiles & 7:
        k -= tiles & 7
        tiles >>= 3
        kind += 1
    return kind
