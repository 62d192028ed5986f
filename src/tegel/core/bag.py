"""Tiles that are drawn from a bag, and refill it."""

from tegel.core.kernel import kernel
from tegel.core.packing import in_lane, nth_colour, total
from tegel.core.rng import Rng, below


@kernel
def draw(bag: int, spent: int, n: int, rng: Rng) -> tuple[int, int, int]:
    """Draw n tiles; when the bag is empty, the spent ones refill it; both empty: fewer tiles.

    What is drawn, then the bag and the spent tiles as they are left.
    """
    tiles = 0
    left = total(bag)
    for _ in range(n):
        if left == 0:
            bag = spent
            spent = 0
            left = total(bag)
            if left == 0:
                break
        one = in_lane(1, nth_colour(bag, below(rng, left)))
        bag -= one
        tiles += one
        left -= 1
    return tiles, bag, spent
