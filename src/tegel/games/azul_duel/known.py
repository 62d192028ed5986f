"""A view of Azul Duel turned back into the fields of a position: of some plates only the backs."""

from collections import Counter
from collections.abc import Iterable, Mapping

from tegel.core.fields import NOTHING, ROW, UNKNOWN, tallied
from tegel.games.azul_duel.chips import chip_count
from tegel.games.azul_duel.layout import (
    ALL_CHIPS,
    CHIP_TYPES,
    COLOUR_NAMES,
    LETTERS,
    LINES,
    PLATE_SPACES,
    PLATES_ACROSS,
)
from tegel.games.azul_duel.names import CHIP_NAMES, KINDS
from tegel.games.azul_duel.positions import (
    BACKS,
    BETWEEN,
    CELL_LETTERS,
    CHIP_LETTERS,
    FREE,
    TABLE,
)
from tegel.games.azul_duel.view import BoardView, DuelView, HandView, LineView

SIGNS: dict[str, str] = dict(zip((*COLOUR_NAMES, *KINDS), CELL_LETTERS, strict=True))
CHIP_SIGNS: dict[str, str] = {
    **dict(zip(CHIP_NAMES, CHIP_LETTERS, strict=True)),
    "face-down": UNKNOWN,
}


def fields_of(view: DuelView) -> dict[str, str]:
    """The fields of the position that a view shows."""
    boards, turn, small = view["boards"], view["turn"], view["factories"]
    fields = {
        "round": str(view["round"]),
        "phase": view["phase"],
        "asked": view["asked"],
        "turn": NOTHING if turn is None else str(turn),
        "starter": str(view["starter"]),
        "starttile": "".join(str(b["seat"]) for b in boards if b["start_tile"]) or TABLE,
        "conditions": "-".join(condition["name"] for condition in boards[0]["conditions"]),
        "suns": ROW.join(map(_spelt, [view["large_sun"], *(one["sun"] for one in small)])),
        "moons": ROW.join(map(_spelt, [view["large_moon"], *(one["moon"] for one in small)])),
        "chips": ROW.join(CHIP_SIGNS[one["chip"]] if one["chip"] else NOTHING for one in small),
        "tower": tallied([view["tower"][name] for name in COLOUR_NAMES], LETTERS),
        "spent": _tallied(_spent(view)),
        "display": BETWEEN.join(_plate(plate) if plate else NOTHING for plate in view["display"]),
        "top": view["stack_top"] or NOTHING,
    }
    now = {
        "passed": "".join(str(b["seat"]) for b in boards if b["passed"]),
        "returns": str(view["returns"] or ""),
        "returned": ROW.join(
            f"{one['number']}.{one['seat']}:{_plates(one['plates'])}"
            for one in view["returned_together"]
        ),
        **_hand(view["hand"]),
        "line": "" if view["line"] is None else str(view["line"] + 1),
        "paid": _tallied(Counter(view["hand"]["paid"])) if view["hand"]["paid"] else "",
    }
    fields |= {name: value for name, value in now.items() if value}
    for board in boards:
        fields |= _board(board)
    return fields


def _hand(hand: HandView) -> dict[str, str]:
    drawn = zip(hand["drawn"], hand["drawn_from"], strict=True)
    return {
        "drawn": BETWEEN.join(
            _plate(plate) if seat is None else f"{seat}:{_plate(plate)}" for plate, seat in drawn
        ),
        "looks": _plates(hand["looks"]),
        "plate": _plate(hand["plate"]) if hand["plate"] else "",
        "space": "" if hand["space"] is None else str(hand["space"] + 1),
        "inhand": _spelt(hand["tiles"]) if hand["tiles"] else "",
        "rest": _spelt(hand["to_stack"]) if hand["to_stack"] else "",
        "factory": str(hand["factory"] or ""),
    }


def _board(board: BoardView) -> dict[str, str]:
    seat, cells = board["seat"], board["cells"]
    return {
        f"score{seat}": str(board["score"]),
        f"tokens{seat}": str(board["tokens"]),
        f"taken{seat}": str(board["chips_taken"]),
        f"chips{seat}": _tallied(Counter(board["chips"])),
        f"broken{seat}": _spelt(board["broken"]),
        f"lines{seat}": ROW.join(map(_line, board["lines"])),
        f"plates{seat}": ROW.join(_dome_plate(cells, place) for place in range(PLATE_SPACES)),
        f"tiles{seat}": ROW.join(
            "".join(FREE if tile is None else SIGNS[tile] for tile in row) for row in board["tiles"]
        ),
    }


def _line(line: LineView) -> str:
    if line["count"] not in range(LINES + 1):
        raise ValueError(f"a pattern line holds up to {LINES} tiles")
    return _spelt([line["colour"]] * line["count"])


def _dome_plate(cells: list[list[str | None]], place: int) -> str:
    row, column = 2 * (place // PLATES_ACROSS), 2 * (place % PLATES_ACROSS)
    return _spelt(cells[row + i // 2][column + i % 2] for i in range(4))


def _spent(view: DuelView) -> Counter[str]:
    """The chips that are neither unseen, nor on a factory, nor anybody's."""
    left = Counter({name: chip_count(ALL_CHIPS, i) for i, name in enumerate(CHIP_NAMES)})
    left.subtract(view["unseen_chips"])
    left.subtract(one["chip"] for one in view["factories"] if one["chip"] in CHIP_NAMES)
    for board in view["boards"]:
        left.subtract(board["chips"])
    return left


def _tallied(chips: Mapping[str, int]) -> str:
    return tallied([chips.get(CHIP_NAMES[i], 0) for i in range(CHIP_TYPES)], CHIP_LETTERS)


def _plates(plates: Iterable[str]) -> str:
    return BETWEEN.join(map(_plate, plates))


def _plate(plate: str) -> str:
    """A plate by its name, or by what its back shows."""
    return BACKS[KINDS.index(plate)] if plate in KINDS else plate.replace("/", "")


def _spelt(things: Iterable[str | None]) -> str:
    return "".join(SIGNS[thing] for thing in things if thing) or NOTHING
