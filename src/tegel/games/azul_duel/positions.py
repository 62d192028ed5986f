"""Positions of Azul Duel as fields: told in one form, and laid out again if they are possible.

Not told are the bag, the unseen plates and the unseen chips: all that lies nowhere else.
"""

from collections.abc import Iterable, Mapping

from tegel.core.fields import (
    NOTHING,
    ROW,
    UNKNOWN,
    Fields,
    fail,
    left_of,
    letters,
    number,
    repeated,
    spelt,
    tallied,
)
from tegel.core.options import Value
from tegel.core.packing import COLOURS, in_lane, in_spaces
from tegel.core.rng import Rng
from tegel.core.unpacking import lanes, spaces
from tegel.games.azul_duel.acquire import lay as lay_line
from tegel.games.azul_duel.board import empty_spaces, fits, line_colour, line_count
from tegel.games.azul_duel.chips import chip_count, payable
from tegel.games.azul_duel.hidden import pick, redeal
from tegel.games.azul_duel.layout import (
    ALL_CHIPS,
    ALL_PLATES,
    BROKEN_SPACES,
    CHIP_TYPES,
    CHIPS,
    CHIPS_A_ROUND,
    COLOUR_NAMES,
    COLUMN,
    CONDITIONS,
    DISPLAY,
    DRAWING,
    EMPTY_STACK,
    FACE_DOWN,
    FACTORIES,
    KEEP,
    LETTERS,
    LINE,
    LINES,
    MOON_HEIGHT,
    NEXT_CHIP,
    NO_CHIP,
    NO_PLATE,
    NOBODY,
    OVER,
    PLATE_CELLS,
    PLATE_COUNT,
    PLATE_SPACES,
    PLATES,
    PLATES_ACROSS,
    RETURN,
    ROUNDS,
    SCORING,
    SCORING_MASKS,
    SEATS,
    SMALL_FACTORIES,
    SPACE,
    SPACES,
    STACK,
    STACK_ROOM,
    TILES_OF_A_COLOUR,
    TILING,
    TOKENS,
    TURN,
    TURNS,
    UNSEEN,
    Board,
    Duel,
)
from tegel.games.azul_duel.layout import (
    NOTHING as ASKS_NOTHING,
)
from tegel.games.azul_duel.names import ASKED, KINDS, PHASES
from tegel.games.azul_duel.plates import kind_of, place_plate
from tegel.games.azul_duel.possible import check
from tegel.games.azul_duel.prepare import clear_hands
from tegel.games.azul_duel.stack import hidden_plates
from tegel.games.azul_duel.tiling import pay, place, reach_line

FREE = "."
BETWEEN = ","
CELL_LETTERS = LETTERS + "*#"
PLATE_NAMES = tuple(plate.replace("/", "") for plate in PLATES)
CHIP_LETTERS = tuple(chip.replace("/", "") for chip in CHIPS)
# A plate of which only the back is known.
BACKS = tuple(UNKNOWN + mark for mark in "*#")
TABLE = "table"


def _lying(plate: int, turns: int) -> str:
    first = 4 * (TURNS * plate + turns)
    return "".join(CELL_LETTERS[cell - 1] for cell in PLATE_CELLS[first : first + 4])


# A plate as it lies, by its cells.
LYING = {_lying(plate, turns): (plate, turns) for plate in range(PLATE_COUNT) for turns in range(4)}

# --- Telling --------------------------------------------------------------------------------------


def tell(s: Duel, options: Mapping[str, Value], eyes: int | None) -> dict[str, str]:
    """The fields of a position as a seat may know them; None: all of them."""
    hidden = hidden_plates(s, eyes)
    boards = [s.boards[seat] for seat in range(SEATS)]
    holders = [str(seat) for seat, b in enumerate(boards) if b.holds_start]
    passed = [str(seat) for seat, b in enumerate(boards) if b.passed]
    small = range(SMALL_FACTORIES)
    fields = {
        "round": str(s.round),
        "phase": PHASES[s.phase],
        "asked": ASKED[s.asked],
        "turn": NOTHING if s.phase == OVER else str(s.turn),
        "starter": str(s.starter),
        "starttile": "".join(holders) or TABLE,
        "conditions": "-".join(c for i, c in enumerate(CONDITIONS) if s.conditions >> i & 1),
        "suns": ROW.join(repeated(lanes(sun), LETTERS) for sun in s.suns),
        "moons": ROW.join(
            [repeated(lanes(s.large_moon), LETTERS), *(_stack(s.moons[i]) for i in small)]
        ),
        "chips": ROW.join(chip_text(s.factory_chips[i]) for i in small),
        "tower": tallied(lanes(s.tower), LETTERS),
        "spent": tallied(_spent(s), CHIP_LETTERS),
        "display": BETWEEN.join(_plate(s.display[slot]) for slot in range(DISPLAY)),
        "top": NOTHING if s.top == EMPTY_STACK else KINDS[s.top],
    }
    now = {
        "passed": "".join(passed),
        "returns": str(s.returns) if s.returns else "",
        "returned": ROW.join(
            f"{one.number}.{one.seat}:{_names(one.plates)}" for one in hidden.returned
        ),
        "drawn": BETWEEN.join(_drawn(s, i, eyes) for i in range(s.drawn_count)),
        "looks": _names(hidden.looks),
        "plate": "" if s.plate == NO_PLATE else PLATE_NAMES[s.plate],
        "space": str(s.space + 1) if s.asked == TURN else "",
        "inhand": LETTERS[s.colour] * s.count,
        "rest": "" if s.rest == 0 else repeated(lanes(s.rest), LETTERS),
        "factory": str(s.factory) if s.factory else "",
        "line": str(s.line + 1) if s.phase == TILING else "",
        "paid": tallied(_chips(s.paid), CHIP_LETTERS) if s.paid else "",
    }
    fields |= {name: value for name, value in now.items() if value}
    for seat, b in enumerate(boards):
        fields |= {
            f"score{seat}": str(b.score),
            f"tokens{seat}": str(b.tokens),
            f"taken{seat}": str(b.chips_taken),
            f"chips{seat}": tallied(_chips(b.chips), CHIP_LETTERS),
            f"broken{seat}": repeated(lanes(b.broken), LETTERS),
            f"lines{seat}": ROW.join(_line(b, line) for line in range(LINES)),
            f"plates{seat}": ROW.join(_dome_plate(b, place) for place in range(PLATE_SPACES)),
            f"tiles{seat}": ROW.join(_dome_tiles(b, row) for row in range(LINES)),
        }
    return fields


def _names(plates: list[int]) -> str:
    """Plates, or their backs."""
    return BETWEEN.join(
        BACKS[UNSEEN - plate] if plate <= UNSEEN else PLATE_NAMES[plate] for plate in plates
    )


def _drawn(s: Duel, i: int, eyes: int | None) -> str:
    plate, seat = s.drawn[i], s.drawn_from[i]
    if plate <= UNSEEN:
        return BACKS[UNSEEN - plate]
    known = eyes is None or eyes == seat
    return f"{seat}:{PLATE_NAMES[plate] if known else BACKS[kind_of(plate)]}"


def _plate(plate: int) -> str:
    return NOTHING if plate == NO_PLATE else PLATE_NAMES[plate]


def _stack(moon: int) -> str:
    """The tiles on a small moon, from the bottom up."""
    return spelt((tile - 1 for tile in spaces(moon, MOON_HEIGHT) if tile), LETTERS)


def chip_text(chip: int) -> str:
    if chip == NO_CHIP:
        return NOTHING
    return UNKNOWN if chip == FACE_DOWN else CHIP_LETTERS[chip]


def _chips(packed: int) -> list[int]:
    return [chip_count(packed, chip) for chip in range(CHIP_TYPES)]


def _spent(s: Duel) -> list[int]:
    """The chips that are neither unseen, nor on a factory, nor anybody's."""
    used = {f"chips{seat}": _chips(s.boards[seat].chips) for seat in range(SEATS)}
    used["unseen"] = _chips(s.unseen_chips)
    used["chips"] = [[*s.factory_chips].count(chip) for chip in range(CHIP_TYPES)]
    return left_of(_chips(ALL_CHIPS), used, CHIP_LETTERS, "too-many-chips")


def _line(b: Board, line: int) -> str:
    return LETTERS[line_colour(b.lines, line)] * line_count(b.lines, line) or NOTHING


def _dome_plate(b: Board, place: int) -> str:
    row, column = 2 * (place // PLATES_ACROSS), 2 * (place % PLATES_ACROSS)
    cells = [spaces(b.cells[row + i // 2], SPACES)[column + i % 2] for i in range(4)]
    return "".join(CELL_LETTERS[cell - 1] for cell in cells) if all(cells) else NOTHING


def _dome_tiles(b: Board, row: int) -> str:
    return "".join(
        CELL_LETTERS[tile - 1] if tile else FREE for tile in spaces(b.tiles[row], SPACES)
    )


# --- Laying out -----------------------------------------------------------------------------------


def lay(s: Duel, options: Mapping[str, Value], fields: Fields, rng: Rng) -> None:
    """Lay out a position on a table that was just set up; `Impossible` if it can't be."""
    names = [str(seat) for seat in range(SEATS)]
    s.round = fields.number("round", 1, ROUNDS)
    s.phase = fields.choice("phase", PHASES)
    s.asked = fields.choice("asked", ASKED)
    turn = fields.choice("turn", [NOTHING] if s.phase == OVER else names)
    s.turn = 0 if s.phase == OVER else turn
    s.starter = fields.choice("starter", names)
    holder = fields.choice("starttile", [*names, TABLE])
    passed = fields.choice("passed", [*names, NOTHING], NOTHING)
    s.conditions = _conditions(fields, str(options["scoring"]))
    _lay_boards(s, fields, holder, passed)
    _lay_factories(s, fields)
    _lay_tiles(s, fields)
    _lay_chips(s, fields)
    _lay_plates(s, fields, rng)
    paid = fields.tally("paid", CHIP_LETTERS, NOTHING) if s.asked in (COLUMN, NEXT_CHIP) else []
    line = fields.number("line", 1, LINES) - 1 if s.phase == TILING else 0
    fields.end()
    check(s, str(options["start"]), line)
    if s.phase == TILING:
        _reach(s, line, paid, rng)


def _conditions(fields: Fields, scoring: str) -> int:
    """The scoring conditions: those that were chosen, or such as chance can bring."""
    told = fields.text("conditions").split("-")
    if any(name not in CONDITIONS for name in told) or len({name[0] for name in told}) < len(told):
        fail("conditions", "conditions")
    found = sum(1 << CONDITIONS.index(name) for name in told)
    chosen = int(SCORING_MASKS[SCORING.index(scoring)])
    count = {"random": 3, "random-4": 4}.get(scoring, chosen.bit_count())
    if len(told) != count or (chosen and chosen != found):
        fail("conditions", "conditions-scoring", scoring=scoring)
    return found


def _lay_boards(s: Duel, fields: Fields, holder: int, passed: int) -> None:
    for seat in range(SEATS):
        b = s.boards[seat]
        b.holds_start, b.passed = holder == seat, passed == seat
        score = fields.number(f"score{seat}", 0, 9999)
        b.tokens = fields.number(f"tokens{seat}", 0, TOKENS)
        b.chips_taken = fields.number(f"taken{seat}", 0, CHIPS_A_ROUND)
        b.chips = _packed_chips(f"chips{seat}", fields.tally(f"chips{seat}", CHIP_LETTERS))
        broken = letters(f"broken{seat}", fields.text(f"broken{seat}"), LETTERS)
        if len(broken) > BROKEN_SPACES:
            fail(f"broken{seat}", "broken-most", most=BROKEN_SPACES, found=len(broken))
        for place_, text in enumerate(fields.rows(f"plates{seat}", PLATE_SPACES)):
            if text != NOTHING:
                place_plate(b, *_lying_plate(f"plates{seat}", text, place_))
        _lay_dome(s, seat, fields.rows(f"tiles{seat}", LINES))
        _lay_lines(s, seat, fields.rows(f"lines{seat}", LINES))
        b.score, b.broken = score, _packed(broken)


def _lying_plate(name: str, text: str, place: int) -> tuple[int, int, int]:
    if text not in LYING:
        fail(name, "no-plate", given=repr(text), space=place)
    plate, turns = LYING[text]
    return plate, place, turns


def _lay_dome(s: Duel, seat: int, rows: list[str]) -> None:
    """Tiles on the dome by the rules, which also bring the special ones."""
    b, name = s.boards[seat], f"tiles{seat}"
    for row, text in enumerate(rows):
        if len(text) != SPACES:
            fail(name, "row-cells", row=row, cells=SPACES, given=repr(text))
        for column, tile in enumerate(letters(name, text, CELL_LETTERS[:-1] + FREE)):
            if tile < COLOURS:
                if not fits(b, row, tile) >> column & 1:
                    fail(name, "unfit", colour=COLOUR_NAMES[tile], row=row, column=column)
                _hold(s, b, row, tile, row + 1)
                place(s, b, row, column)
                s.tower = 0  # which is told apart
    for row, text in enumerate(rows):
        if _dome_tiles(b, row) != text:
            fail(name, "special-row", row=row, right=_dome_tiles(b, row))


def _lay_lines(s: Duel, seat: int, lines: list[str]) -> None:
    for line, text in enumerate(lines):
        tiles = letters(f"lines{seat}", text, LETTERS)
        if len({*tiles}) > 1 or len(tiles) > line + 1:
            fail(f"lines{seat}", "line-colours", line=line, most=line + 1)
        if tiles:
            _hold(s, s.boards[seat], line, tiles[0], len(tiles))


def _hold(s: Duel, b: Board, line: int, colour: int, count: int) -> None:
    """Tiles of a colour lie on a pattern line."""
    s.colour, s.count = colour, count
    lay_line(s, b, line)
    clear_hands(s)


def _lay_factories(s: Duel, fields: Fields) -> None:
    """Suns and moons, and what is between them: tiles in hand, and the rest to be stacked."""
    for factory, text in enumerate(fields.rows("suns", FACTORIES)):
        s.suns[factory] = _packed(letters("suns", text, LETTERS))
    large, *small = fields.rows("moons", FACTORIES)
    s.large_moon = _packed(letters("moons", large, LETTERS))
    for i, text in enumerate(small):
        stack = letters("moons", text, LETTERS)
        if len(stack) > MOON_HEIGHT:
            fail("moons", "moon-most", most=MOON_HEIGHT, found=len(stack))
        s.moons[i] = sum(in_spaces(tile + 1, height, 1) for height, tile in enumerate(stack))
    if s.asked in (STACK, LINE):
        held = letters("inhand", fields.text("inhand"), LETTERS)
        if len({*held}) != 1:
            fail("inhand", "one-colour")
        s.colour, s.count = held[0], len(held)
        stacking = s.asked == STACK
        s.factory = fields.number("factory", stacking, SMALL_FACTORIES, None if stacking else 0)
        if stacking:
            s.rest = _packed(letters("rest", fields.text("rest"), LETTERS))


def _lay_tiles(s: Duel, fields: Fields) -> None:
    """The tower, and in the bag what lies nowhere else."""
    tower = fields.tally("tower", LETTERS)
    in_hand = [s.count * (colour == s.colour) for colour in range(COLOURS)]
    used = {"tower": tower, "inhand": in_hand, "rest": _counts(s.rest)}
    used |= {f"suns, {i + 1}": _counts(sun) for i, sun in enumerate(s.suns)}
    used["moons, 1"] = _counts(s.large_moon)
    for i, moon in enumerate(s.moons):
        stack = spaces(moon, MOON_HEIGHT)
        used[f"moons, {i + 2}"] = [stack.count(colour + 1) for colour in range(COLOURS)]
    for seat in range(SEATS):
        b = s.boards[seat]
        dome = [tile for row in range(LINES) for tile in spaces(b.tiles[row], SPACES)]
        used[f"tiles{seat}"] = [dome.count(colour + 1) for colour in range(COLOURS)]
        used[f"broken{seat}"] = _counts(b.broken)
        used[f"lines{seat}"] = [
            sum(
                line_count(b.lines, line)
                for line in range(LINES)
                if line_colour(b.lines, line) == colour
            )
            for colour in range(COLOURS)
        ]
    bag = left_of([TILES_OF_A_COLOUR] * COLOURS, used, COLOUR_NAMES, "too-many-tiles")
    s.bag, s.tower = _of_counts(bag), _of_counts(tower)


def _lay_chips(s: Duel, fields: Fields) -> None:
    """Chips on the factories and chips that were spent; nobody has seen the others."""
    known = (*CHIP_LETTERS, NOTHING, UNKNOWN)
    for i, text in enumerate(fields.rows("chips", SMALL_FACTORIES)):
        if text not in known:
            fail("chips", "one-of", given=repr(text), choices=[*known])
        chip = known.index(text)
        s.factory_chips[i] = {CHIP_TYPES: NO_CHIP, CHIP_TYPES + 1: FACE_DOWN}.get(chip, chip)
    used = {f"chips{seat}": _chips(s.boards[seat].chips) for seat in range(SEATS)}
    used["spent"] = fields.tally("spent", CHIP_LETTERS)
    used["chips"] = [[*s.factory_chips].count(chip) for chip in range(CHIP_TYPES)]
    left = left_of(_chips(ALL_CHIPS), used, CHIP_LETTERS, "too-many-chips")
    s.unseen_chips = _packed_chips("chips", left)


# --- Plates ---------------------------------------------------------------------------------------


class _Stock:
    """The plates that are told of, each once; those of which only the back is known come after."""

    def __init__(self, s: Duel, rng: Rng) -> None:
        self.rng = rng
        self.pool = ALL_PLATES
        self.unknown: set[int] = set()  # whose secrets are not told
        self.told: set[int] = set()
        for seat in range(SEATS):
            b = s.boards[seat]
            for place_ in range(PLATE_SPACES):
                if not empty_spaces(b) >> place_ & 1:
                    self.use(f"plates{seat}", LYING[_dome_plate(b, place_)][0])

    def use(self, name: str, plate: int) -> int:
        if not self.pool >> plate & 1:
            fail(name, "plate-twice", plate=PLATE_NAMES[plate])
        self.pool &= ~(1 << plate)
        return plate

    def read(self, name: str, text: str) -> int:
        if text not in PLATE_NAMES:
            fail(name, "plate", given=repr(text), first=PLATE_NAMES[0])
        return self.use(name, PLATE_NAMES.index(text))

    def secret(self, name: str, text: str, owner: int) -> int:
        """A plate that not everybody knows: itself, or UNSEEN − kind for one to be dealt."""
        if text in BACKS:
            self.unknown.add(owner)
            return UNSEEN - BACKS.index(text)
        self.told.add(owner)
        return self.read(name, text)

    def deal(self, name: str, plate: int) -> int:
        """One to be dealt is drawn from those that are left."""
        if plate > UNSEEN:
            return plate
        kind = UNSEEN - plate
        if not any(
            self.pool >> other & 1 and kind_of(other) == kind for other in range(PLATE_COUNT)
        ):
            fail(name, "none-left", which=KINDS[kind], back=BACKS[kind])
        return self.use(name, int(pick(self.pool, kind, self.rng)))


def _lay_plates(s: Duel, fields: Fields, rng: Rng) -> None:
    """The display, the stack, and plates on their way; nobody has seen the others."""
    stock = _Stock(s, rng)
    for slot, text in enumerate(fields.rows("display", DISPLAY, by=BETWEEN)):
        s.display[slot] = NO_PLATE if text == NOTHING else stock.read("display", text)
    s.top = _top(fields)
    if s.asked in (RETURN, SPACE, TURN):
        s.plate = stock.read("plate", fields.text("plate"))
    if s.asked == TURN:
        s.space = fields.number("space", 1, PLATE_SPACES) - 1
    s.returns = fields.number("returns", 0, TOKENS * (ROUNDS - 1) * SEATS, 0)
    returned = _returned(s, fields, stock)
    drawn = _drawn_plates(fields, stock) if s.asked == DRAWING else []
    looks = fields.text("looks").split(BETWEEN) if s.asked in (KEEP, RETURN) else []
    hand = [stock.secret("looks", text, s.turn) for text in looks]
    if stock.unknown & stock.told:
        seat = min(stock.unknown & stock.told)
        fail("returned", "secrets", seat=seat)
    _put(s, returned, drawn, [stock.deal("looks", plate) for plate in hand], stock)
    if stock.unknown:
        # Told as a seat knows them, plates lie in no order: shuffle them as for that seat.
        eyes = SEATS if len(stock.unknown) == SEATS else 1 - min(stock.unknown)
        redeal(s, eyes, rng)


def _top(fields: Fields) -> int:
    found = fields.choice("top", [*KINDS, NOTHING])
    return EMPTY_STACK if found == len(KINDS) else found


def _returned(s: Duel, fields: Fields, stock: _Stock) -> list[tuple[int, int]]:
    """The plates of the lower part of the stack, and who returned them when."""
    text = fields.text("returned", NOTHING)
    found: list[tuple[int, int]] = []
    for group in [] if text == NOTHING else text.split(ROW):
        by, colon, plates = group.partition(":")
        turn, dot, seat = by.partition(".")
        if not colon or not dot or seat not in ("0", "1"):
            fail("returned", "returned-form", given=repr(group))
        when = 2 * number("returned", turn, 0, s.returns) + int(seat)
        now = 2 * s.returns + s.turn
        if found and found[-1][1] >> 1 >= when >> 1:
            fail("returned", "returned-order")
        if when >> 1 == s.returns and (s.asked != RETURN or when != now):
            fail("returned", "returned-when", when=when >> 1, returns=s.returns)
        found += [
            (stock.secret("returned", plate, when & 1), when) for plate in plates.split(BETWEEN)
        ]
    if len(found) > STACK_ROOM:
        fail("returned", "returned-most", most=STACK_ROOM)
    return found


def _drawn_plates(fields: Fields, stock: _Stock) -> list[tuple[int, int]]:
    """Plates drawn face down, and who knows them."""
    found: list[tuple[int, int]] = []
    for text in fields.text("drawn").split(BETWEEN):
        seat, colon, plate = text.rpartition(":")
        if colon and seat in ("0", "1"):
            found.append((stock.secret("drawn", plate, int(seat)), int(seat)))
        elif colon or text not in BACKS:
            fail("drawn", "drawn-form", given=repr(text))
        elif found and found[-1][1] != NOBODY:
            fail("drawn", "drawn-order")
        else:
            found.append((UNSEEN - BACKS.index(text), NOBODY))
    return found


def _put(
    s: Duel,
    returned: list[tuple[int, int]],
    drawn: list[tuple[int, int]],
    hand: list[int],
    stock: _Stock,
) -> None:
    s.returned_count, s.drawn_count = len(returned), len(drawn)
    for i in range(STACK_ROOM):
        s.returned[i], s.returned_by[i] = NO_PLATE, NOBODY
        s.drawn[i], s.drawn_from[i] = NO_PLATE, NOBODY
    for i, (plate, by) in enumerate(returned):
        s.returned[i], s.returned_by[i] = stock.deal("returned", plate), by
    for i, (plate, seat) in enumerate(drawn[:STACK_ROOM]):
        s.drawn[i] = plate if seat == NOBODY else stock.deal("drawn", plate)
        s.drawn_from[i] = seat
    s.hand = sum(1 << plate for plate in hand)
    s.unseen = stock.pool


# --- Phase 2, as the rules reach it ---------------------------------------------------------------


def _reach(s: Duel, line: int, paid: list[int], rng: Rng) -> None:
    """The line in hand and the chips paid for it, by the rules."""
    asked, b = s.asked, s.boards[s.turn]
    if asked == COLUMN:
        b.chips = _packed_chips("paid", _sum(_chips(b.chips), paid))
    s.line, s.asked = line, ASKS_NOTHING
    reach_line(s, rng)
    for chip, n in enumerate(paid):
        for _ in range(n):
            if s.asked == COLUMN or s.line != line or not payable(s, b) >> chip & 1:
                fail("paid", "payment", line=line)
            pay(s, b, chip)
    if s.asked != asked or s.line != line:
        fail("asked", "not-asked", seat=s.turn, line=line)


def _sum(first: Iterable[int], second: Iterable[int]) -> list[int]:
    return [a + b for a, b in zip(first, second, strict=True)]


def _packed_chips(name: str, counts: list[int]) -> int:
    if max(counts) > chip_count(ALL_CHIPS, 0):
        fail(name, "chips-of-kind", most=int(chip_count(ALL_CHIPS, 0)), found=max(counts))
    return sum(n << 2 * chip for chip, n in enumerate(counts))


def _packed(tiles: list[int]) -> int:
    return _of_counts([tiles.count(colour) for colour in range(COLOURS)])


def _of_counts(counts: list[int]) -> int:
    if max(counts) > TILES_OF_A_COLOUR:
        fail("tiles", "tiles-of-colour", most=TILES_OF_A_COLOUR, found=max(counts))
    return sum(in_lane(n, colour) for colour, n in enumerate(counts))


def _counts(packed: int) -> list[int]:
    return list(lanes(packed))
