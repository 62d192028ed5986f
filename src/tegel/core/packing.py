"""Packed sets and counts that the rules are written in, as chess engines use bitboards.

*Lanes*: five groups of six bits in one integer, one group per colour. Held in lanes are
- tiles: how many of each colour (at most 31 of one colour);
- places: which of six places each colour may go to, one bit each.

*Spaces*: octal digits, one per space in a row; 0 is an empty space.

*Lines of bits*: which spaces of one row or column are filled.
"""

from tegel.core.kernel import kernel, table

COLOURS = 5
LANE = 6
FULL_LANE = 0o77
EACH = 0o0101010101  # one in every lane
ALL_LANES = 0o7777777777
MOST_IN_LINE = 6

_BITS = range(MOST_IN_LINE)
_MASKS = range(1 << MOST_IN_LINE)


def _run(mask: int, place: int) -> int:
    first = last = place
    while first > 0 and mask >> (first - 1) & 1:
        first -= 1
    while mask >> (last + 1) & 1:
        last += 1
    return last - first + 1


def _select(mask: int, k: int) -> int:
    places = [i for i in _BITS if mask >> i & 1]
    return places[k] if k < len(places) else 0


RUN = table([_run(mask, place) for mask in _MASKS for place in _BITS])
SELECT = table([_select(mask, k) for mask in _MASKS for k in _BITS])
SIZE = table([mask.bit_count() for mask in _MASKS])


@kernel
def lane(lanes: int, i: int) -> int:
    """What lane i holds."""
    return lanes >> LANE * i & FULL_LANE


@kernel
def in_lane(value: int, i: int) -> int:
    """This value in lane i, the other lanes empty."""
    return value << LANE * i


@kernel
def without_lane(lanes: int, i: int) -> int:
    """The same with lane i emptied."""
    return lanes & ~(FULL_LANE << LANE * i)


@kernel
def present(tiles: int) -> int:
    """A full lane for each colour of which there are tiles."""
    some = (tiles + 31 * EACH) >> 5 & EACH
    return (some << LANE) - some


@kernel
def total(tiles: int) -> int:
    """How many tiles there are."""
    return lane(tiles, 0) + lane(tiles, 1) + lane(tiles, 2) + lane(tiles, 3) + lane(tiles, 4)


@kernel
def nth_colour(tiles: int, k: int) -> int:
    """The colour of the k-th tile (from 0), the tiles laid out in the order of their colours."""
    first = lane(tiles, 0)
    second = first + lane(tiles, 1)
    third = second + lane(tiles, 2)
    fourth = third + lane(tiles, 3)
    return (k >= first) + (k >= second) + (k >= third) + (k >= fourth)


@kernel
def places_up_to(places: int) -> int:
    """In each lane the number of places in it and the lanes before it."""
    pairs = places - (places >> 1 & 0o2525252525)
    each = (pairs & 3 * EACH) + (pairs >> 2 & 3 * EACH) + (pairs >> 4 & 3 * EACH)
    return each * EACH & ALL_LANES


@kernel
def nth_place(places: int, k: int) -> int:
    """The k-th place (from 0) of all lanes, as a bit number."""
    up_to = places_up_to(places)
    reached = (up_to + (31 - k) * EACH) >> 5 & EACH
    i = COLOURS - lane(reached * EACH, COLOURS - 1)
    before = lane(up_to << LANE, i)
    return LANE * i + SELECT[lane(places, i) * MOST_IN_LINE + k - before]


@kernel
def run(line: int, place: int) -> int:
    """How long the unbroken run of filled spaces is around a space of a line of bits, with it."""
    return RUN[line * MOST_IN_LINE + place]


@kernel
def space(spaces: int, i: int) -> int:
    """What lies on space i."""
    return spaces >> 3 * i & 7


@kernel
def same_spaces(spaces: int, value: int) -> int:
    """The spaces, of the first six, on which this lies: the lowest bit of their digits."""
    other = spaces ^ value * 0o111111
    return ~(other | other >> 1 | other >> 2) & 0o111111


@kernel
def line_of(digits: int) -> int:
    """Such bits as a line of bits: neighbours come together first, then the pairs."""
    return ((digits | digits >> 2) & 0o030303) * 0o421 >> 8 & 0b111111


@kernel
def spaces_with(spaces: int, value: int) -> int:
    """The spaces, of the first six, on which this lies: as a line of bits."""
    return line_of(same_spaces(spaces, value))


@kernel
def in_spaces(value: int, i: int, n: int) -> int:
    """The same thing on n spaces from space i on, the others empty."""
    return value * ((0o1111111 >> 3 * (7 - n)) << 3 * i)


@kernel
def count_bits(bits: int) -> int:
    """How many bits are set (of up to 63), in a line of bits or any other set."""
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    # So written, compilers know it for what it is, and have one instruction for it.
    return bits * 0x0101010101010101 >> 56 & 0x7F


@kernel
def nth_bit(bits: int, k: int) -> int:
    """The number of the k-th (from 0) of the bits that are set."""
    for _ in range(k):
        bits &= bits - 1
    return count_bits((bits & -bits) - 1)


@kernel
def colours_in(tiles: int) -> int:
    """The colours of which there are tiles, as a line of bits.

    Their bits stand six apart; the product brings them together, each shifted by five less.
    """
    return ((tiles + 31 * EACH) >> 5 & EACH) * 0x108421 >> 20 & 0b11111
