"""The stack of dome plates: what is known of it is in the state, what nobody has seen is not.

The upper part of the stack are plates nobody has seen, in an order that is not decided; the lower
part are plates that players returned. Of the top plate the kind on its back is public.
"""

from tegel.core.kernel import kernel
from tegel.core.packing import count_bits, in_spaces, nth_bit
from tegel.core.rng import Rng, below
from tegel.games.azul_duel.layout import (
    DISPLAY,
    EMPTY_STACK,
    NO_PLATE,
    NOBODY,
    PLATE_CELLS,
    PLATES_ACROSS,
    SPECIAL_KIND,
    SPECIAL_PLATES,
    TURNS,
    UNSEEN,
    WILD_KIND,
    Board,
    Duel,
)


@kernel
def kind_of(plate: int) -> int:
    """What the back of a plate shows."""
    return SPECIAL_KIND if SPECIAL_PLATES >> plate & 1 else WILD_KIND


@kernel
def of_kind(plates: int, kind: int) -> int:
    """The plates of one kind among some."""
    return plates & SPECIAL_PLATES if kind == SPECIAL_KIND else plates & ~SPECIAL_PLATES


@kernel
def unfixed(s: Duel, kind: int) -> int:
    """How many plates of a kind the unseen part of the stack holds, none drawn face down."""
    n = count_bits(of_kind(s.unseen, kind))
    for i in range(s.drawn_count):
        n -= s.drawn[i] == UNSEEN - kind
    return n


@kernel
def has_unseen(s: Duel) -> bool:
    """Whether the top of the stack is a plate nobody has seen."""
    return unfixed(s, SPECIAL_KIND) + unfixed(s, WILD_KIND) > 0


@kernel
def stack_size(s: Duel) -> int:
    """How many plates lie in the stack."""
    return unfixed(s, SPECIAL_KIND) + unfixed(s, WILD_KIND) + s.returned_count


@kernel
def show_top(s: Duel, rng: Rng) -> None:
    """The back of a new top plate can be seen."""
    special = unfixed(s, SPECIAL_KIND)
    unseen = special + unfixed(s, WILD_KIND)
    if unseen > 0:
        s.top = SPECIAL_KIND if below(rng, unseen) < special else WILD_KIND
    elif s.returned_count > 0:
        s.top = kind_of(s.returned[0])
    else:
        s.top = EMPTY_STACK


@kernel
def reveal_plate(s: Duel, kind: int, rng: Rng) -> int:
    """Turn over an unseen plate whose back is known."""
    candidates = of_kind(s.unseen, kind)
    plate = nth_bit(candidates, below(rng, count_bits(candidates)))
    s.unseen &= ~(1 << plate)
    return plate


@kernel
def pop_returned(s: Duel) -> int:
    """Take the topmost of the returned plates."""
    plate = s.returned[0]
    s.returned_count -= 1
    for i in range(s.returned_count):
        s.returned[i] = s.returned[i + 1]
        s.returned_by[i] = s.returned_by[i + 1]
    s.returned[s.returned_count] = NO_PLATE
    s.returned_by[s.returned_count] = NOBODY
    return plate


@kernel
def fill_display(s: Duel, rng: Rng) -> None:
    """Three plates lie face up, as far as the stack allows."""
    for slot in range(DISPLAY):
        if s.display[slot] == NO_PLATE and s.top != EMPTY_STACK:
            s.display[slot] = reveal_plate(s, s.top, rng) if has_unseen(s) else pop_returned(s)
            show_top(s, rng)


@kernel
def displayed(s: Duel) -> int:
    """The plates that lie face up, as bits."""
    plates = 0
    for slot in range(DISPLAY):
        if s.display[slot] != NO_PLATE:
            plates |= 1 << s.display[slot]
    return plates


@kernel
def take_displayed(s: Duel, plate: int) -> None:
    """Take a face-up plate; its place stays empty."""
    for slot in range(DISPLAY):
        if s.display[slot] == plate:
            s.display[slot] = NO_PLATE


@kernel
def draw_plate(s: Duel, rng: Rng) -> None:
    """Draw the top plate face down: only its back is known, but to who returned it."""
    n = s.drawn_count
    if has_unseen(s):
        s.drawn[n] = UNSEEN - s.top
        s.drawn_from[n] = NOBODY
    else:
        s.drawn_from[n] = s.returned_by[0] & 1
        s.drawn[n] = pop_returned(s)
    s.drawn_count += 1
    show_top(s, rng)


@kernel
def look_at_drawn(s: Duel, rng: Rng) -> None:
    """Look at the plates that were drawn."""
    for i in range(s.drawn_count):
        plate = s.drawn[i]
        if plate <= UNSEEN:
            plate = reveal_plate(s, UNSEEN - plate, rng)
        s.hand |= 1 << plate
        s.drawn[i] = NO_PLATE
        s.drawn_from[i] = NOBODY
    s.drawn_count = 0


@kernel
def return_plate(s: Duel, plate: int) -> None:
    """Put a plate at the bottom of the stack; its place and front stay the seat's secret."""
    s.hand &= ~(1 << plate)
    s.returned[s.returned_count] = plate
    s.returned_by[s.returned_count] = 2 * s.returns + s.turn
    s.returned_count += 1
    if s.top == EMPTY_STACK:
        s.top = kind_of(plate)


@kernel
def place_plate(b: Board, plate: int, place: int, turns: int) -> None:
    """A plate goes into a space of the dome, turned clockwise by quarters."""
    row = place // PLATES_ACROSS * 2
    column = place % PLATES_ACROSS * 2
    first = 4 * (TURNS * plate + turns)
    for i in range(4):
        cell = PLATE_CELLS[first + i]
        b.cells[row + i // 2] |= in_spaces(cell, column + i % 2, 1)
