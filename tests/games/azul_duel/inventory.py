"""All tiles, plates and chips of an Azul Duel table, wherever they lie: none may get lost."""

import tegel
from tegel.core.packing import COLOURS, in_lane, lane, space
from tegel.games.azul_duel.layout import (
    ALL_CHIPS,
    CHIPS,
    COLOUR_NAMES,
    DISPLAY,
    LINES,
    PLATES,
    SEATS,
    SMALL_FACTORIES,
    SPACES,
    TILES_OF_A_COLOUR,
    Board,
    Duel,
)
from tests.games.azul_duel.positions import cells


def tiles_of(state: tegel.State) -> dict[str, int]:
    """How many tiles of each colour there are, wherever they lie."""
    s = Duel.over(state.memory)
    piles = [s.bag, s.tower, s.large_moon, s.rest, in_lane(s.count, s.colour)]
    piles += [s.suns[factory] for factory in range(1 + SMALL_FACTORIES)]
    piles += [b.broken for b in _boards(s)]
    counts = [sum(lane(pile, colour) for pile in piles) for colour in range(COLOURS)]
    rows = [s.moons[i] for i in range(SMALL_FACTORIES)]
    for b in _boards(s):
        rows += [b.tiles[row] for row in range(LINES)]
        for line in range(LINES):
            colour, count = divmod(lane(b.lines, line), 8)
            counts[colour] += count
    for row in rows:
        for i in range(SPACES):
            if 0 < space(row, i) <= COLOURS:
                counts[space(row, i) - 1] += 1
    return dict(zip(COLOUR_NAMES, counts, strict=True))


def _boards(s: Duel) -> list[Board]:
    return [s.boards[seat] for seat in range(SEATS)]


def plates_of(state: tegel.State) -> list[str]:
    """All plates wherever they lie, sorted; those in domes are known by their cells."""
    s = Duel.over(state.memory)
    found = [s.display[slot] for slot in range(DISPLAY)]
    found += [s.returned[i] for i in range(s.returned_count)]
    found += [s.drawn[i] for i in range(s.drawn_count)]
    found += [s.plate] + [i for i in range(len(PLATES)) if (s.unseen | s.hand) >> i & 1]
    names = [PLATES[number] for number in found if number >= 0]
    for seat in range(SEATS):
        names += [plate for plate in plates_in_dome(state, seat) if plate]
    return sorted(names)


def plates_in_dome(state: tegel.State, seat: int) -> list[str]:
    """The plates of a dome, space by space."""
    drawn = cells(state, seat)
    around = [
        top[i : i + 2] + below[i : i + 2][::-1]
        for top, below in zip(drawn[::2], drawn[1::2], strict=True)
        for i in range(0, SPACES, 2)
    ]
    return [_BY_CELLS[four] for four in around]


def _turned(plate: str) -> list[str]:
    """The four cells of a plate, clockwise from each of them."""
    around = plate[0:2] + plate[3:5][::-1]
    return [around[i:] + around[:i] for i in range(4)]


_BY_CELLS = {"....": "", **{four: plate for plate in PLATES for four in _turned(plate)}}


def chips_of(state: tegel.State) -> dict[str, int]:
    """How many chips of each type there are, but those that were used."""
    s = Duel.over(state.memory)
    shown = [s.factory_chips[i] for i in range(SMALL_FACTORIES)]
    pools = [s.unseen_chips, *(b.chips for b in _boards(s))]
    return {
        chip: shown.count(i) + sum(pool >> 2 * i & 3 for pool in pools)
        for i, chip in enumerate(CHIPS)
    }


ALL_65 = dict.fromkeys(COLOUR_NAMES, TILES_OF_A_COLOUR)
ALL_18 = sorted(PLATES)
ALL_20 = {chip: ALL_CHIPS >> 2 * i & 3 for i, chip in enumerate(CHIPS)}
