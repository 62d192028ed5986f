"""Bonus chips: what can be paid with them.

A line is completed with 2 chips showing its colour, or any 3, for each missing tile. Chips are
paid one after another in the order of their types, and only payments of which no part would do:
nothing is lost by that, since a chip is worth nothing but its payments.
"""

from tegel.core.kernel import kernel
from tegel.core.rng import Rng, below
from tegel.games.azul_duel.layout import CHIP_TYPES, SHOWING, Board, Duel


@kernel
def chip_count(chips: int, chip: int) -> int:
    """How many chips of a type there are."""
    return chips >> 2 * chip & 3


@kernel
def chips_from(chips: int, first: int) -> int:
    """How many chips there are of a type and those after it."""
    n = 0
    for chip in range(first, CHIP_TYPES):
        n += chip_count(chips, chip)
    return n


@kernel
def showing(chips: int, colour: int, first: int) -> int:
    """How many of these show a colour."""
    n = 0
    for chip in range(first, CHIP_TYPES):
        n += chip_count(chips, chip) * (SHOWING[colour] >> chip & 1)
    return n


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
    for pairs in range(missing + 1):
        for add in range(more_shown + 1):
            with_others = 3 * missing - pairs - shown - add
            if others <= with_others <= others + more_others:
                colour_chips = shown + add
                # One pair more in place of a triple would save a chip, if there are chips for it.
                spare = colour_chips - 2 * pairs
                if colour_chips >= 2 * pairs and (pairs == missing or spare < 2):
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
