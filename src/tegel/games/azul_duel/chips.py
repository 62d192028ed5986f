"""Bonus chips: what can be paid with them.

A line is completed with 2 chips showing its colour, or any 3, for each missing tile. Chips are
paid one after another in the order of their types, and only payments of which no part would do:
nothing is lost by that, since a chip is worth nothing but its payments.
"""

from tegel.core.kernel import kernel
from tegel.core.rng import Rng, below
from tegel.games.azul_duel.layout import CHIP_TYPES, SHOWN_BY, Board, Duel


@kernel
def chip_count(chips: int, chip: int) -> int:
    """How many chips of a type there are."""
    return chips >> 2 * chip & 3


@kernel
def count_chips(chips: int) -> int:
    """How many chips there are of all types: the pairs of bits are added up, four at a time."""
    fours = (chips & 0x33333) + (chips >> 2 & 0x33333)
    return ((fours & 0xF0F0F) + (fours >> 4 & 0xF0F0F)) * 0x10101 >> 16 & 0xFF


@kernel
def chips_from(chips: int, first: int) -> int:
    """How many chips there are of a type and those after it."""
    return count_chips(chips >> 2 * first)


@kernel
def showing(chips: int, colour: int, first: int) -> int:
    """How many of these show a colour."""
    return chips_from(chips & SHOWN_BY[colour], first)


@kernel
def reveal_chip(s: Duel, factory: int, rng: Rng) -> None:
    """Turn over the chip of a small factory that is empty on both sides."""
    k = below(rng, chips_from(s.unseen_chips, 0))
    chip = 0
    while k >= chip_count(s.unseen_chips, chip):
        k -= chip_count(s.unseen_chips, chip)
        chip += 1
    s.unseen_chips -= 1 << 2 * chip
    s.factory_chips[factory - 1] = chip


@kernel
def is_paid(paid: int, colour: int, missing: int) -> bool:
    """Whether chips can be split into `missing` groups: 2 that show the colour, or any 3."""
    pairs = 3 * missing - chips_from(paid, 0)
    return 0 <= pairs <= missing and showing(paid, colour, 0) >= 2 * pairs


@kernel
def can_pay(held: int, paid: int, colour: int, missing: int, first: int) -> bool:
    """Whether chips of a type and those after it complete a payment of which no part would do."""
    shown = showing(paid, colour, 0)
    others = chips_from(paid, 0) - shown
    more_shown = showing(held - paid, colour, first)
    more_others = chips_from(held - paid, first) - more_shown
    return can_complete(missing, shown, others, more_shown, more_others)


@kernel
def can_complete(missing: int, shown: int, others: int, more_shown: int, more_others: int) -> bool:
    """The same by how many chips are paid and could be, which show the colour and which do not.

    Each missing tile costs a pair that shows the colour, or any three.
    """
    for pairs in range(missing + 1):
        threes = missing - pairs
        # Of all chips in threes one may show the colour: two would be a pair, and save a three.
        for spare in range(1 + min(threes, 1)):
            add = 2 * pairs + spare - shown
            add_others = 3 * threes - spare - others
            if 0 <= add <= more_shown and 0 <= add_others <= more_others:
                return True
    return False


@kernel
def payable(s: Duel, b: Board) -> int:
    """The types of chip that may be paid next for the line in hand, as bits."""
    types = 0
    for chip in range(s.last_chip, CHIP_TYPES):
        if chip_count(b.chips - s.paid, chip) > 0:
            paid = s.paid + (1 << 2 * chip)
            types |= can_pay(b.chips, paid, s.colour, s.missing, chip) << chip
    return types
