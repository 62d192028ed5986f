"""What a seat of Azul Duel cannot know: unseen plates, and those the other player returned."""

from tegel.core.kernel import kernel
from tegel.core.packing import count_bits, nth_bit
from tegel.core.rng import Rng, below
from tegel.games.azul_duel.layout import DRAWING, PLATE_COUNT, RETURN, Duel
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
def is_open(s: Duel) -> bool:
    """Whether no plate is drawn or in hand, and none that could be drawn was returned."""
    return not DRAWING <= s.asked <= RETURN and (s.returned_count == 0 or has_unseen(s))


@kernel
def redeal(s: Duel, seat: int, rng: Rng) -> None:
    """Everything this seat cannot know, drawn anew: fronts, and the order of the other's returns.

    Ruling: of plates that the other player drew and returned, a seat knows only what was shown:
    how many of each kind were returned together.
    """
    pool = unknown_plates(s, seat)
    # The kind of the top plate can be seen, so it stays where it is.
    first = 0 if has_unseen(s) else 1
    for i in range(first, s.returned_count):
        if not knows_returned(s, seat, i):
            put_lowest(s, i)
    for i in range(first, s.returned_count):
        if not knows_returned(s, seat, i):
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
def last_with(s: Duel, i: int) -> int:
    """The last of the plates that were returned together with the i-th."""
    last = i
    while last + 1 < s.returned_count and s.returned_by[last + 1] == s.returned_by[i]:
        last += 1
    return last


@kernel
def hand_with(s: Duel, i: int) -> int:
    """The plates in hand that are being returned together with the i-th, as bits.

    While plates are being returned, those still in hand may just as well lie there.
    """
    return s.hand if s.returned_by[i] == 2 * s.returns + s.turn else 0


@kernel
def put_lowest(s: Duel, i: int) -> None:
    """Put the lowest of the plates that may lie in a place there.

    So they come in an order that tells nothing of the one they had, before they are shuffled.
    """
    for j in range(i + 1, last_with(s, i) + 1):
        if s.returned[j] < s.returned[i]:
            exchange_returned(s, i, j)
    in_hand = hand_with(s, i)
    if in_hand and nth_bit(in_hand, 0) < s.returned[i]:
        exchange_with_hand(s, i, nth_bit(in_hand, 0))


@kernel
def exchange(s: Duel, i: int, rng: Rng) -> None:
    """Exchange a returned plate with itself, or one that came after it, together with it."""
    together = last_with(s, i) + 1 - i
    in_hand = hand_with(s, i)
    k = below(rng, together + count_bits(in_hand))
    if k < together:
        exchange_returned(s, i, i + k)
    else:
        exchange_with_hand(s, i, nth_bit(in_hand, k - together))


@kernel
def exchange_returned(s: Duel, i: int, j: int) -> None:
    """Two returned plates change places."""
    plate = s.returned[i]
    s.returned[i] = s.returned[j]
    s.returned[j] = plate


@kernel
def exchange_with_hand(s: Duel, i: int, plate: int) -> None:
    """A returned plate and one in hand change places."""
    s.hand ^= 1 << s.returned[i] | 1 << plate
    s.returned[i] = plate


@kernel
def pick(pool: int, kind: int, rng: Rng) -> int:
    """A plate of a kind from a pool, each with the same chance."""
    candidates = of_kind(pool, kind)
    return nth_bit(candidates, below(rng, count_bits(candidates)))
