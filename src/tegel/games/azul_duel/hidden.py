"""What a seat of Azul Duel cannot know: unseen plates, and those the other player returned."""

from tegel.core.kernel import kernel
from tegel.core.packing import count_bits, nth_bit
from tegel.core.rng import Rng, below
from tegel.games.azul_duel.layout import PLATE_COUNT, Duel
from tegel.games.azul_duel.plates import has_unseen, kind_of, of_kind


@kernel
def knows_returned(s: Duel, seat: int, i: int) -> bool:
    """Whether a seat returned the i-th of the returned plates, and so knows it and its place."""
    return s.returned_by[i] & 1 == seat


@kernel
def unknown_plates(s: Duel, seat: int) -> int:
    """The plates of which a seat does not know where they are, as bits."""
    plates = s.unseen
    for i in range(s.returned_count):
        if not knows_returned(s, seat, i):
            plates |= 1 << s.returned[i]
    for i in range(s.drawn_count):
        if s.drawn[i] >= 0 and s.drawn_from[i] != seat:
            plates |= 1 << s.drawn[i]
    if s.turn != seat:
        plates |= s.hand
    return plates


@kernel
def redeal(s: Duel, seat: int, rng: Rng) -> None:
    """Everything this seat cannot know, drawn anew: fronts, and the order of the other's returns.

    Ruling: of plates that the other player drew and returned, a seat knows only what was shown:
    how many of each kind were returned together.
    """
    pool = unknown_plates(s, seat)
    for i in range(s.returned_count):
        # The kind of the top plate can be seen, so it stays where it is.
        is_top = i == 0 and not has_unseen(s)
        if not knows_returned(s, seat, i) and not is_top:
            exchange(s, i, rng)
    for i in range(s.returned_count):
        if not knows_returned(s, seat, i):
            s.returned[i] = pick(pool, kind_of(s.returned[i]), rng)
            pool &= ~(1 << s.returned[i])
    for i in range(s.drawn_count):
        if s.drawn[i] >= 0 and s.drawn_from[i] != seat:
            s.drawn[i] = pick(pool, kind_of(s.drawn[i]), rng)
            pool &= ~(1 << s.drawn[i])
    if s.turn != seat:
        hand = 0
        for plate in range(PLATE_COUNT):
            if s.hand >> plate & 1:
                new = pick(pool, kind_of(plate), rng)
                pool &= ~(1 << new)
                hand |= 1 << new
        s.hand = hand
    s.unseen = pool


@kernel
def exchange(s: Duel, i: int, rng: Rng) -> None:
    """Exchange a returned plate with one that was returned after it, together with it, or itself.

    While plates are being returned, those still in hand may just as well lie there.
    """
    last = i
    while last + 1 < s.returned_count and s.returned_by[last + 1] == s.returned_by[i]:
        last += 1
    together = last + 1 - i
    plate = s.returned[i]
    in_hand = s.hand if s.returned_by[i] == 2 * s.returns + s.turn else 0
    k = below(rng, together + count_bits(in_hand))
    if k < together:
        s.returned[i] = s.returned[i + k]
        s.returned[i + k] = plate
    else:
        s.returned[i] = nth_bit(in_hand, k - together)
        s.hand ^= 1 << plate | 1 << s.returned[i]


@kernel
def pick(pool: int, kind: int, rng: Rng) -> int:
    """A plate of a kind from a pool, each with the same chance."""
    candidates = of_kind(pool, kind)
    return nth_bit(candidates, below(rng, count_bits(candidates)))
