"""What chance brings in Azul Duel, as people write it down: tiles, plates and chips.

The fields are those of positions: `suns`, `display` and `top` of a new round, `top` when a plate is
drawn, `looks` when drawn plates are looked at, `chips` when some are revealed.
"""

from collections.abc import Iterator, Sequence

from tegel.core.fields import NOTHING, ROW, Fields, drawn_from, fail, letters, repeated
from tegel.core.packing import COLOURS, in_lane
from tegel.core.rng import Rng
from tegel.core.struct import Memory, struct
from tegel.core.telling import Move
from tegel.core.unpacking import lanes
from tegel.games.azul_duel import rules
from tegel.games.azul_duel.chips import chip_count
from tegel.games.azul_duel.layout import (
    DISPLAY,
    EMPTY_STACK,
    FACTORIES,
    LARGE,
    LARGE_TILES,
    LETTERS,
    NO_PLATE,
    PLATE_COUNT,
    SMALL_FACTORIES,
    UNSEEN,
    Duel,
)
from tegel.games.azul_duel.names import KINDS
from tegel.games.azul_duel.plates import kind_of, of_kind, unfixed
from tegel.games.azul_duel.positions import BETWEEN, CHIP_LETTERS, PLATE_NAMES, chip_text


def steps(memory: Memory, move: Move, rng: Memory) -> Iterator[None]:
    """Play a move step by step: first the decision, then each thing that follows."""
    position, chance = struct(Duel, memory), struct(Rng, rng)
    rules.decide(position, move, chance)
    yield
    while rules.follows(position):
        rules.step(position, chance)
        yield


def dealt(then: Duel, now: Duel) -> dict[str, str]:
    """What came."""
    fields = {}
    if now.round != then.round:
        fields["suns"] = ROW.join(repeated(lanes(sun), LETTERS) for sun in now.suns)
    if _filled(then, now):
        fields["display"] = BETWEEN.join(_plate(now.display[slot]) for slot in range(DISPLAY))
    if _filled(then, now) or now.drawn_count > then.drawn_count:
        fields["top"] = NOTHING if now.top == EMPTY_STACK else KINDS[now.top]
    if now.hand & ~then.hand:
        fields["looks"] = BETWEEN.join(PLATE_NAMES[plate] for plate in _plates(now.hand))
    if _revealed(then, now):
        fields["chips"] = ROW.join(chip_text(now.factory_chips[i]) for i in range(SMALL_FACTORIES))
    return fields


def deal(then: Duel, now: Duel, fields: Fields) -> None:
    """Let this come instead, as far as it is told, if it could."""
    told = [*fields.values]
    if "looks" in told:
        _look(then, now, fields)
    if "display" in told and _filled(then, now):
        _fill(then, now, fields)
    if "top" in told and (_filled(then, now) or now.drawn_count > then.drawn_count):
        _show(now, fields)
    if "suns" in told and now.round != then.round:
        _tile(then, now, fields)
    if "chips" in told:
        _reveal(then, now, fields)


# --- Plates ---------------------------------------------------------------------------------------


def _filled(then: Duel, now: Duel) -> list[int]:
    """The places of the display that got a plate."""
    return [
        slot for slot in range(DISPLAY) if now.display[slot] not in (NO_PLATE, then.display[slot])
    ]


def _fill(then: Duel, now: Duel, fields: Fields) -> None:
    """Plates for the display: of the first the back was seen, of the others not."""
    names = fields.rows("display", DISPLAY, by=BETWEEN)
    pool = then.unseen
    fitting = of_kind(pool, then.top) if then.top != EMPTY_STACK else 0
    for slot, name in enumerate(names):
        if slot not in _filled(then, now):
            if name != _plate(now.display[slot]):
                fail("display", "dealt-stays", place=slot, plate=_plate(now.display[slot]))
            continue
        if not pool:  # what was returned comes in its order
            break
        if name not in [PLATE_NAMES[plate] for plate in _plates(fitting)]:
            fail("display", "dealt-plate", given=repr(name), place=slot)
        now.display[slot] = PLATE_NAMES.index(name)
        fitting = pool = pool & ~(1 << now.display[slot])
    now.unseen = pool
    if pool and not of_kind(pool, now.top):
        now.top = 1 - now.top
    shown = [_plate(now.display[slot]) for slot in range(DISPLAY)]
    if shown != names:
        fail("display", "dealt-returned", plates=BETWEEN.join(shown))


def _show(now: Duel, fields: Fields) -> None:
    """The back of the next plate."""
    kinds = [kind for kind in range(len(KINDS)) if unfixed(now, kind)]
    if not kinds:  # what was returned is known
        kinds = [now.top] if now.top != EMPTY_STACK else []
    names = [KINDS[kind] for kind in kinds] or [NOTHING]
    found = fields.choice("top", names)
    now.top = kinds[found] if kinds else EMPTY_STACK


def _look(then: Duel, now: Duel, fields: Fields) -> None:
    """Plates that were drawn face down are looked at: those that somebody returned are known."""
    names = fields.text("looks").split(BETWEEN)
    drawn = [then.drawn[i] for i in range(then.drawn_count)]
    backs = [UNSEEN - plate for plate in drawn if plate <= UNSEEN]
    known = [plate for plate in drawn if plate >= 0]
    found = [PLATE_NAMES.index(name) for name in names if name in PLATE_NAMES]
    new = [plate for plate in found if plate not in known]
    fits = sorted(kind_of(plate) for plate in new) == sorted(backs)
    unseen = all(then.unseen >> plate & 1 for plate in new)
    if len({*found}) < len(names) or not fits or not unseen or len(new) + len(known) != len(names):
        fail("looks", "dealt-looks")
    now.hand = sum(1 << plate for plate in found)
    now.unseen = then.unseen & ~now.hand


def _plates(bits: int) -> list[int]:
    return [plate for plate in range(PLATE_COUNT) if bits >> plate & 1]


def _plate(plate: int) -> str:
    return NOTHING if plate == NO_PLATE else PLATE_NAMES[plate]


# --- Tiles ----------------------------------------------------------------------------------------


def _tile(then: Duel, now: Duel, fields: Fields) -> None:
    """Tiles for the suns; the large factory gets more than one colour, if there are more."""
    piles: list[list[int]] = []
    for factory, text in enumerate(fields.rows("suns", FACTORIES)):
        tiles, right = letters("suns", text, LETTERS), sum(lanes(now.suns[factory]))
        if len(tiles) != right:
            fail("suns", "dealt-tiles", place=factory, places=FACTORIES, right=right)
        piles.append([tiles.count(colour) for colour in range(COLOURS)])
    bag, tower = lanes(then.bag), lanes(then.tower)
    both = [one + other for one, other in zip(bag, tower, strict=True)]
    large = piles[LARGE]
    if sum(large) == LARGE_TILES and _is_plain(large) and not _is_plain(both):
        fail("suns", "large-colours")
    if _is_put_back(bag, tower):
        bag, tower = tuple(both), (0,) * COLOURS
    left, spent = drawn_from("suns", piles, bag, tower)
    for factory, pile in enumerate(piles):
        now.suns[factory] = _packed(pile)
    now.bag, now.tower = _packed(left), _packed(spent)


def _is_put_back(bag: Sequence[int], tower: Sequence[int]) -> bool:
    """Whether five tiles of one colour may have been drawn first, and the tower been added."""
    if not _is_plain(bag):
        return False
    colour = next((colour for colour, n in enumerate(bag) if n), 0)
    return sum(bag) >= LARGE_TILES or sum(bag) + tower[colour] >= LARGE_TILES


def _is_plain(tiles: Sequence[int]) -> bool:
    """Whether they are of one colour."""
    return sum(n > 0 for n in tiles) <= 1


def _packed(counts: Sequence[int]) -> int:
    return sum(in_lane(n, colour) for colour, n in enumerate(counts))


# --- Chips ----------------------------------------------------------------------------------------


def _revealed(then: Duel, now: Duel) -> list[int]:
    """The small factories whose chip was turned over."""
    is_new = now.round != then.round
    return [
        i
        for i in range(SMALL_FACTORIES)
        if now.factory_chips[i] >= 0 and (is_new or then.factory_chips[i] < 0)
    ]


def _reveal(then: Duel, now: Duel, fields: Fields) -> None:
    """Chips that were turned over were unseen before."""
    unseen, revealed = then.unseen_chips, _revealed(then, now)
    for i, text in enumerate(fields.rows("chips", SMALL_FACTORIES)):
        right = chip_text(now.factory_chips[i])
        if i not in revealed:
            if text != right:
                fail("chips", "dealt-chip-stays", factory=i + 1, chip=right)
            continue
        if text not in CHIP_LETTERS or not chip_count(unseen, CHIP_LETTERS.index(text)):
            fail("chips", "dealt-chip", given=repr(text), factory=i + 1)
        now.factory_chips[i] = CHIP_LETTERS.index(text)
        unseen -= 1 << 2 * now.factory_chips[i]
    now.unseen_chips = unseen
