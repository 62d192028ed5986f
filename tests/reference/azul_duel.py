"""Azul Duel as its rules file tells it: a plain reference to hold the packed engine against.

Nothing here is clever on purpose.  Randomness comes in through ``below``, so that this table and
the engine can be fed from one stream and must then agree on every fact after every move.  What
nobody has seen yet (a tile in the bag, the front of a plate or a chip) is drawn when it is shown.
"""

from collections.abc import Callable, Sequence
from itertools import combinations

COLOURS = ("blue", "yellow", "red", "black", "turquoise")
BLUE, YELLOW, RED, BLACK, TURQUOISE = range(5)
# A dome cell is a colour, special, wild or (no plate there) empty; a tile a colour or special.
SPECIAL, WILD = 5, 6
EMPTY = -1

PLATES = tuple(
    tuple("BYRKT*#".index(cell) for cell in cells if cell != "/")
    for cells in (
        *("YK/T*", "K*/TR", "*K/RB", "YB/K*", "TR/B*", "Y*/KR", "BK/*T", "*T/YB", "*Y/BR"),
        *("#B/TK", "TR/B#", "KY/R#", "TY/#K", "YR/#B", "TK/R#", "RT/Y#", "TB/#Y", "R#/BK"),
    )
)
SPECIAL_KIND, WILD_KIND = 0, 1
KIND = tuple(SPECIAL_KIND if SPECIAL in cells else WILD_KIND for cells in PLATES)

CHIPS = (
    *((BLUE,), (YELLOW,), (RED,), (BLACK,), (TURQUOISE,)),
    *((BLUE, RED), (RED, TURQUOISE), (TURQUOISE, YELLOW), (YELLOW, BLACK), (BLACK, BLUE)),
)
CHIPS_PER_TYPE = 2
NO_CHIP, FACE_DOWN = -1, -2

SIZE = 6
SPACES = 9
ROUNDS = 5
TILES_PER_COLOUR = 13
LARGE_SUN, SMALL_SUN = 5, 4
FIRST_SCORE = 5
TOKENS = 2
CHIPS_PER_ROUND = 2
BROKEN_COST = (0, 1, 3, 6, 10)
BROKEN_SPACES = 4
START_TILE_COST = 2

SETUP, ACQUIRE, TILING, OVER = range(4)

# What is being asked.
ACTION, DRAWING, KEEP, RETURN, SPACE, ROTATION = range(6)
STACKING, LINE, COLUMN, CHIPS_OR_NOT, NEXT_CHIP, NOTHING = range(6, 12)

# Moves: the first code of each family.
DRAW, STOP = 18, 19
KEEP_PLATE, RETURN_PLATE, TO_SPACE, ROTATE = 20, 38, 56, 65
TAKE_SUN, TAKE_MOONS, TAKE_CHIP = 69, 94, 99
STACK_TILE, TO_LINE, BREAK_ALL = 103, 108, 114
TO_COLUMN, NO_CHIPS, PAY_CHIP = 115, 121, 122


def rotated(plate: int, turns: int) -> list[int]:
    """A plate may be rotated by quarter turns clockwise, never mirrored."""
    cells = list(PLATES[plate])
    for _ in range(turns):
        upper_left, upper_right, lower_left, lower_right = cells
        cells = [lower_left, upper_left, lower_right, upper_right]
    return cells


def pays(chips: Sequence[int], colour: int, missing: int) -> bool:
    """Each missing tile costs 2 chips showing the line's colour or any 3; the prices may mix."""
    showing = sum(colour in CHIPS[chip] for chip in chips)
    return any(
        2 * pairs + 3 * (missing - pairs) == len(chips) and 2 * pairs <= showing
        for pairs in range(missing + 1)
    )


def minimal_payments(held: Sequence[int], colour: int, missing: int) -> list[tuple[int, ...]]:
    """All ways to pay from these chips (ascending types) in which no chip could be left out."""
    payments: list[tuple[int, ...]] = []
    enough: set[tuple[int, ...]] = set()  # those one chip smaller that pay, or hold what pays
    for size in range(2 * missing, min(3 * missing, len(held)) + 1):
        enough_now: set[tuple[int, ...]] = set()
        for chips in set(combinations(held, size)):
            if any(fewer in enough for fewer in combinations(chips, size - 1)):
                enough_now.add(chips)
            elif pays(chips, colour, missing):
                enough_now.add(chips)
                payments.append(chips)
        enough = enough_now
    return payments


class PlateStack:
    """The plates in the face-down stack: those nobody has seen lie on those that were returned.

    The order of the unseen ones is not decided ahead: only the kind of the top plate is public.
    """

    __slots__ = ("_below", "drawn", "returned", "top", "unseen")

    def __init__(self, below: Callable[[int], int]) -> None:
        self._below = below
        self.unseen = list(range(len(PLATES)))  # ascending; with those drawn but not looked at
        self.returned: list[int] = []  # from the top down
        self.drawn: list[tuple[int, int]] = []  # kind, and the plate unless it is unseen
        self.top = EMPTY
        self._show_top()

    @property
    def size(self) -> int:
        """The size of the stack is public."""
        return self._unseen_in_stack() + len(self.returned)

    def deal(self) -> int:
        """The top plate goes face up into the display."""
        kind, plate = self._take_top()
        if plate == EMPTY:
            plate = self._reveal(kind)
        self._show_top()
        return plate

    def draw(self) -> None:
        """The top plate is drawn face down: only its back is seen, and that of the new top."""
        self.drawn.append(self._take_top())
        self._show_top()

    def look(self) -> list[int]:
        """On stopping, the player looks at the drawn plates."""
        plates = [self._reveal(kind) if plate == EMPTY else plate for kind, plate in self.drawn]
        self.drawn.clear()
        return plates

    def put_below(self, plate: int) -> None:
        """A plate goes back to the bottom; if the stack was empty its back is now the top one."""
        self.returned.append(plate)
        if self.top == EMPTY:
            self.top = KIND[plate]

    def _unseen_in_stack(self) -> int:
        return len(self.unseen) - sum(plate == EMPTY for _, plate in self.drawn)

    def _take_top(self) -> tuple[int, int]:
        """The kind of the top plate, and which one it is if it was returned earlier."""
        if self._unseen_in_stack():
            return self.top, EMPTY
        return self.top, self.returned.pop(0)

    def _reveal(self, kind: int) -> int:
        """An unseen plate shows its front: any of the unseen ones with this back."""
        candidates = [plate for plate in self.unseen if KIND[plate] == kind]
        plate = candidates[self._below(len(candidates))]
        self.unseen.remove(plate)
        return plate

    def _show_top(self) -> None:
        """The kind on the back of the top plate is public at any time."""
        kinds = [KIND[plate] for plate in self.unseen]
        for kind, plate in self.drawn:
            if plate == EMPTY:
                kinds.remove(kind)
        if kinds:
            special = self._below(len(kinds)) < kinds.count(SPECIAL_KIND)
            self.top = SPECIAL_KIND if special else WILD_KIND
        elif self.returned:
            self.top = KIND[self.returned[0]]
        else:
            self.top = EMPTY


class LargeFactory:
    """The large factory: a sun with 5 tiles and a moon with separate spaces, both by colour."""

    __slots__ = ("moon", "sun")

    def __init__(self) -> None:
        self.sun = [0] * len(COLOURS)
        self.moon = [0] * len(COLOURS)


class SmallFactory:
    """A small factory: a sun with 4 tiles, and on its moon a stack (bottom up) on a bonus chip."""

    __slots__ = ("chip", "moon", "sun")

    def __init__(self) -> None:
        self.sun = [0] * len(COLOURS)
        self.moon: list[int] = []
        self.chip = NO_CHIP

    def has_tiles(self) -> bool:
        """Whether a tile is left on either side."""
        return any(self.sun) or bool(self.moon)


class PatternLine:
    """A pattern line: holds up to ``size`` tiles of one colour."""

    __slots__ = ("colour", "count", "size")

    def __init__(self, size: int) -> None:
        self.size = size
        self.colour = EMPTY
        self.count = 0

    def accepts(self, colour: int) -> bool:
        """Only the colour that lies there already; a complete line takes none."""
        return not self.count or (self.colour == colour and not self.is_complete())

    def is_complete(self) -> bool:
        """A line is complete when all its spaces hold a tile."""
        return self.count == self.size

    def clear(self) -> None:
        """All tiles leave the line."""
        self.colour = EMPTY
        self.count = 0


class Board:
    """A player board: score, tokens, chips, pattern lines, dome and broken tiles."""

    __slots__ = (
        "broken",
        "cells",
        "chips",
        "chips_taken",
        "lines",
        "passed",
        "score",
        "tiles",
        "tokens",
    )

    def __init__(self) -> None:
        self.score = FIRST_SCORE
        self.tokens = TOKENS
        self.chips_taken = 0
        self.passed = False
        self.chips = [0] * len(CHIPS)
        self.lines = [PatternLine(size) for size in range(1, SIZE + 1)]
        self.cells = [[EMPTY] * SIZE for _ in range(SIZE)]
        self.tiles = [[EMPTY] * SIZE for _ in range(SIZE)]
        self.broken: list[int] = []

    def empty_spaces(self) -> list[int]:
        """A plate may go to any empty dome space."""
        return [s for s in range(SPACES) if self.cells[s // 3 * 2][s % 3 * 2] == EMPTY]

    def place_plate(self, plate: int, space: int, turns: int) -> None:
        """A plate covers two rows and two columns of the dome."""
        row, column = space // 3 * 2, space % 3 * 2
        cells = rotated(plate, turns)
        self.cells[row][column : column + 2] = cells[:2]
        self.cells[row + 1][column : column + 2] = cells[2:]

    def plates_beside(self, row: int) -> int:
        """How many plates lie in a dome row."""
        return sum(self.cells[row][column] != EMPTY for column in range(0, SIZE, 2))

    def add_to_line(self, row: int, colour: int, count: int, tower: list[int]) -> None:
        """As many tiles as fit are placed in the line, the excess is broken."""
        line = self.lines[row]
        fitting = min(count, line.size - line.count)
        line.colour = colour
        line.count += fitting
        self.break_tiles(colour, count - fitting, tower)

    def break_tiles(self, colour: int, count: int, tower: list[int]) -> None:
        """The broken space holds 4; further broken tiles go to the tower."""
        fitting = min(count, BROKEN_SPACES - len(self.broken))
        self.broken.extend([colour] * fitting)
        tower[colour] += count - fitting

    def break_line(self, row: int, tower: list[int]) -> None:
        """With 3 plates in its row and no cell that fits, all tiles of a line are broken."""
        line = self.lines[row]
        self.break_tiles(line.colour, line.count, tower)
        line.clear()

    def fitting_columns(self, row: int) -> list[int]:
        """A line's tile goes to a free cell of its colour, or a free wild cell, in its dome row."""
        colour = self.lines[row].colour
        tiles = self.tiles[row]
        return [
            column
            for column, cell in enumerate(self.cells[row])
            if cell in (colour, WILD) and tiles[column] == EMPTY
        ]

    def payments(self, row: int) -> list[tuple[int, ...]]:
        """Ruling: all missing tiles of a line are paid at once; the player chooses the chips."""
        line = self.lines[row]
        held = [chip for chip, count in enumerate(self.chips) for _ in range(count)]
        return minimal_payments(held, line.colour, line.size - line.count)

    def tile_line(self, row: int, column: int, tower: list[int]) -> None:
        """The line's rightmost tile moves to the dome and scores, its others go to the tower.

        Ruling: only real tiles go there, so none for those that chips have paid.
        """
        line = self.lines[row]
        tower[line.colour] += line.count - 1
        self.tiles[row][column] = line.colour
        line.clear()
        self.score += self.points(row, column)
        self._complete_special_plate(row, column)

    def points(self, row: int, column: int) -> int:
        """A tile scores the runs of 2 or more it is part of, and 1 if no tile is next to it."""
        across = 1 + self._neighbours(row, column, 0, -1) + self._neighbours(row, column, 0, 1)
        down = 1 + self._neighbours(row, column, -1, 0) + self._neighbours(row, column, 1, 0)
        if across == 1 and down == 1:
            return 1
        return (across if across > 1 else 0) + (down if down > 1 else 0)

    def _neighbours(self, row: int, column: int, row_step: int, column_step: int) -> int:
        """The unbroken run of tiles next to a cell in one direction; special tiles count."""
        found = 0
        row += row_step
        column += column_step
        while 0 <= row < SIZE and 0 <= column < SIZE and self.tiles[row][column] != EMPTY:
            found += 1
            row += row_step
            column += column_step
        return found

    def _complete_special_plate(self, row: int, column: int) -> None:
        """The third coloured tile of a special plate brings a special tile, worth its row."""
        top, left = row // 2 * 2, column // 2 * 2
        free = [
            (r, c) for r in (top, top + 1) for c in (left, left + 1) if self.tiles[r][c] == EMPTY
        ]
        if len(free) == 1:
            r, c = free[0]
            if self.cells[r][c] == SPECIAL:
                self.tiles[r][c] = SPECIAL
                self.score += r + 1

    def pay_losses(self, has_start_tile: bool, tower: list[int]) -> None:
        """Broken tiles cost 1, 2, 3 and 4, the start tile 2, never below 0; tiles to the tower."""
        cost = BROKEN_COST[len(self.broken)] + (START_TILE_COST if has_start_tile else 0)
        self.score = max(0, self.score - cost)
        for colour in self.broken:
            tower[colour] += 1
        self.broken.clear()

    def add_scoring_tiles(self, scoring: list[int]) -> None:
        """End. Ruling: the floor of 0 is applied once, to the grand total."""
        self.score = max(0, self.score + sum(CONDITIONS[index](self) for index in scoring))

    def complete_columns(self) -> int:
        """1A: 7 for each complete column."""
        return 7 * sum(EMPTY not in column for column in zip(*self.tiles, strict=True))

    def outer_tiles(self) -> int:
        """1B: 1 for each tile on the 20 outer cells. Ruling: special tiles count."""
        return sum(
            self.tiles[row][column] != EMPTY
            for row in range(SIZE)
            for column in range(SIZE)
            if row in (0, SIZE - 1) or column in (0, SIZE - 1)
        )

    def complete_diagonals(self) -> int:
        """2A: 10 for each of the two diagonals that is complete."""
        falling = all(self.tiles[i][i] != EMPTY for i in range(SIZE))
        rising = all(self.tiles[i][SIZE - 1 - i] != EMPTY for i in range(SIZE))
        return 10 * (falling + rising)

    def corner_plates(self) -> int:
        """2B: complete corner plates score 3 for each upper, 8 for each lower one."""
        return sum(
            points
            for top, points in ((0, 3), (4, 8))
            for left in (0, 4)
            if EMPTY not in self.tiles[top][left : left + 2] + self.tiles[top + 1][left : left + 2]
        )

    def wild_cells(self) -> int:
        """3A: 2 for each wild cell if all are filled. Ruling: without a wild cell, 0."""
        filled = self._tiles_on(WILD)
        return 0 if EMPTY in filled else 2 * len(filled)

    def empty_special_cells(self) -> int:
        """3B: minus 3 for each empty special cell."""
        return -3 * self._tiles_on(SPECIAL).count(EMPTY)

    def complete_rows(self) -> int:
        """4A: 3 for each complete row."""
        return 3 * sum(EMPTY not in row for row in self.tiles)

    def five_colour_rows(self) -> int:
        """4B: 4 for each row with 5 colours. Ruling: a gap is allowed, special has no colour."""
        return 4 * sum(len(set(row) - {EMPTY, SPECIAL}) == len(COLOURS) for row in self.tiles)

    def _tiles_on(self, wanted: int) -> list[int]:
        """What lies on the cells of this sort."""
        return [
            self.tiles[row][column]
            for row in range(SIZE)
            for column in range(SIZE)
            if self.cells[row][column] == wanted
        ]


# In the order of the condition indices: 1A, 1B, 2A, ...
CONDITIONS: tuple[Callable[[Board], int], ...] = (
    *(Board.complete_columns, Board.outer_tiles),
    *(Board.complete_diagonals, Board.corner_plates),
    *(Board.wild_cells, Board.empty_special_cells),
    *(Board.complete_rows, Board.five_colour_rows),
)
SCORING_TILES = len(CONDITIONS) // 2


class Table:
    """A game of Azul Duel: the boards, the plates, the factories, the bag and the tower."""

    __slots__ = (
        "_below",
        "bag",
        "boards",
        "display",
        "factory",
        "hand",
        "large",
        "looked_at",
        "paid",
        "payments",
        "phase",
        "plate",
        "round",
        "row",
        "scoring",
        "small",
        "space",
        "stack",
        "start_tile",
        "starter",
        "step",
        "suns",
        "tower",
        "turn",
        "unseen_chips",
    )

    def __init__(
        self,
        scoring: list[int] | None,
        count: int,
        start: int | None,
        below: Callable[[int], int],
    ) -> None:
        """Set-up: starting player, scoring tiles, display, factories; the other player chooses."""
        in_play = count if scoring is None else len({index // 2 for index in scoring})
        if in_play not in (3, 4) or (scoring is not None and in_play != len(scoring)):
            raise ValueError("a game uses 3 or 4 scoring tiles, one side of each")
        if start is not None and start not in (0, 1):
            raise ValueError(f"no seat {start} at a table of 2")
        self._below = below
        self.starter = below(2) if start is None else start
        self.scoring = self._draw_scoring(count) if scoring is None else sorted(scoring)
        self.turn = 1 - self.starter
        self.start_tile = EMPTY  # the seat of its holder; EMPTY: it lies on the large factory
        self.round = 1
        self.phase = SETUP
        self.step = ACTION
        self.boards = [Board(), Board()]
        self.bag = [TILES_PER_COLOUR] * len(COLOURS)
        self.tower = [0] * len(COLOURS)
        self.large = LargeFactory()
        self.small = [SmallFactory() for _ in range(4)]
        self.suns = [self.large.sun, *(factory.sun for factory in self.small)]
        self.unseen_chips = [CHIPS_PER_TYPE] * len(CHIPS)

        # What a decision within a turn is about.
        self.looked_at: list[int] = []  # the drawn plates
        self.plate = EMPTY  # the plate to be placed, and where
        self.space = EMPTY
        self.hand = (EMPTY, 0)  # colour and number of the tiles taken
        self.factory = self.small[0]  # the one whose other tiles are being stacked
        self.row = 0  # the line that is being tiled
        self.payments: list[tuple[int, ...]] = []  # what could pay for it
        self.paid: tuple[int, ...] = ()

        self.stack = PlateStack(below)
        self.display = [EMPTY] * 3
        self._fill_display()
        self._fill_factories()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    def scores(self) -> list[int]:
        """The score of each seat, with the scoring tiles once the game is over."""
        return [board.score for board in self.boards]

    def places(self) -> list[int]:
        """Most points wins; on a tie the holder of the start tile."""
        ranks = [(board.score, self.start_tile == seat) for seat, board in enumerate(self.boards)]
        return [1 + sum(other > own for other in ranks) for own in ranks]

    def legal_moves(self) -> list[int]:
        """The answers to what is being asked of the seat whose turn it is, ascending."""
        step = self.step
        board = self.boards[self.turn]
        if step == ACTION:
            return self._actions(board)
        if step == LINE:
            colour, _ = self.hand
            lines = [TO_LINE + r for r, line in enumerate(board.lines) if line.accepts(colour)]
            return [*lines, BREAK_ALL]
        if step == STACKING:
            return [STACK_TILE + c for c, count in enumerate(self.factory.sun) if count]
        if step == SPACE:
            return [TO_SPACE + space for space in board.empty_spaces()]
        if step == ROTATION:
            return [ROTATE + turns for turns in range(4)]
        if step == DRAWING:
            # Ruling: drawing ends when the stack is empty.
            return [DRAW, STOP] if self.stack.size and board.score else [STOP]
        if step == KEEP:
            return [KEEP_PLATE + plate for plate in sorted(self.looked_at)]
        if step == RETURN:
            return [RETURN_PLATE + plate for plate in sorted(self.looked_at)]
        if step == COLUMN:
            return [TO_COLUMN + column for column in board.fitting_columns(self.row)]
        if step == CHIPS_OR_NOT:
            return [NO_CHIPS, *self._next_chips()]
        if step == NEXT_CHIP:
            return self._next_chips()
        return []

    def play(self, move: int) -> None:
        """Carry out one decision and everything that follows from it without another choice."""
        if move not in self.legal_moves():
            raise ValueError(f"illegal move {move}")
        self._carry_out(move)
        while self.phase != OVER:
            moves = self.legal_moves()
            if len(moves) > 1:
                return
            if moves:
                self._carry_out(moves[0])
            else:
                self._pass()

    def facts(self) -> list[int]:
        """Everything there is on the table, as one list of numbers."""
        stack = self.stack
        facts = [self.phase, self.step, self.turn, self.round, self.starter, self.start_tile]
        facts.append(sum(1 << index for index in self.scoring))
        facts += self.display
        facts += (stack.size, stack.top, len(stack.returned))
        facts += stack.returned
        facts += [EMPTY] * (15 - len(stack.returned))
        facts.append(sum(1 << plate for plate in stack.unseen))
        for sun in self.suns:
            facts += sun
        facts += self.large.moon
        for factory in self.small:
            facts += factory.moon
            facts += [EMPTY] * (SMALL_SUN - 1 - len(factory.moon))
        facts += [factory.chip for factory in self.small]
        facts += self.unseen_chips
        facts += self.bag
        facts += self.tower
        for board in self.boards:
            facts += (board.score, board.tokens, board.chips_taken, int(board.passed))
            facts += board.chips
            for line in board.lines:
                facts += (line.colour, line.count)
            for row in board.cells:
                facts += row
            for row in board.tiles:
                facts += row
            facts += [board.broken.count(colour) for colour in range(len(COLOURS))]
        return facts

    # Set-up and phase 3: prepare

    def _draw_scoring(self, count: int) -> list[int]:
        """3 of the 4 scoring tiles at random, or all of them, with random sides."""
        left_out = self._below(SCORING_TILES) if count < SCORING_TILES else EMPTY
        return [2 * tile + self._below(2) for tile in range(SCORING_TILES) if tile != left_out]

    def _fill_display(self) -> None:
        """The display is filled up to 3 plates, as far as the stack allows."""
        for slot, plate in enumerate(self.display):
            if plate == EMPTY and self.stack.size:
                self.display[slot] = self.stack.deal()

    def _fill_factories(self) -> None:
        """The large factory gets 5 tiles, then each small one 4 and a face-down chip.

        A chip on a factory that stays empty is revealed at once.
        """
        self._fill_large_factory()
        for factory in self.small:
            self._draw_tiles(SMALL_SUN, factory.sun)
            factory.chip = FACE_DOWN
        for factory in self.small:
            self._reveal_chip_if_bare(factory)

    def _fill_large_factory(self) -> None:
        """5 tiles of one colour go back into the bag, and 5 others are drawn.

        Ruling: if the bag then holds one colour the tower is added; if it still does, accept it.
        """
        sun, bag = self.large.sun, self.bag
        self._draw_tiles(LARGE_SUN, sun)
        while LARGE_SUN in sun:
            colour = sun.index(LARGE_SUN)
            bag[colour] += LARGE_SUN
            if bag[colour] == sum(bag):
                self._empty_tower_into_bag()
            if bag[colour] == sum(bag):
                bag[colour] -= LARGE_SUN
                return
            sun[colour] = 0
            self._draw_tiles(LARGE_SUN, sun)

    def _draw_tiles(self, count: int, sun: list[int]) -> None:
        """Draw tiles; an empty bag is refilled from the tower. With both empty, fewer are drawn."""
        bag = self.bag
        for _ in range(count):
            tiles_left = sum(bag)
            if not tiles_left:
                self._empty_tower_into_bag()
                tiles_left = sum(bag)
                if not tiles_left:
                    return
            position = self._below(tiles_left)
            colour = 0
            while position >= bag[colour]:
                position -= bag[colour]
                colour += 1
            bag[colour] -= 1
            sun[colour] += 1

    def _empty_tower_into_bag(self) -> None:
        """All tiles of the tower go into the bag."""
        for colour, count in enumerate(self.tower):
            self.bag[colour] += count
            self.tower[colour] = 0

    def _reveal_chip_if_bare(self, factory: SmallFactory) -> None:
        """A factory empty on both sides reveals its chip: any of those not yet seen."""
        if factory.chip != FACE_DOWN or factory.has_tiles():
            return
        position = self._below(sum(self.unseen_chips))
        chip = 0
        while position >= self.unseen_chips[chip]:
            position -= self.unseen_chips[chip]
            chip += 1
        self.unseen_chips[chip] -= 1
        factory.chip = chip

    def _prepare_round(self) -> None:
        """Phase 3: tokens back (none in round 5), display and factories filled, holder starts."""
        self.round += 1
        # Should nobody hold the start tile, the same player starts again.
        if self.start_tile != EMPTY:
            self.starter = self.start_tile
        self.start_tile = EMPTY
        for board in self.boards:
            board.tokens = TOKENS if self.round < ROUNDS else 0
            board.chips_taken = 0
        self._fill_display()
        self._fill_factories()
        self.phase = ACQUIRE
        self.step = ACTION
        self.turn = self.starter

    # Phase 1: acquire

    def _actions(self, board: Board) -> list[int]:
        """One action a turn: a plate, tiles from a sun, tiles from the moons, or a chip.

        Ruling: with 0 points one may draw a plate only if the display is empty.
        """
        moves: list[int] = []
        if self.phase == SETUP or board.tokens:
            moves += sorted(plate for plate in self.display if plate != EMPTY)
            if self.phase == ACQUIRE and self.stack.size and (board.score or not moves):
                moves.append(DRAW)
        if self.phase == SETUP:
            return moves
        moves += [
            TAKE_SUN + factory * len(COLOURS) + colour
            for factory, sun in enumerate(self.suns)
            for colour, count in enumerate(sun)
            if count
        ]
        tops = [factory.moon[-1] for factory in self.small if factory.moon]
        moves += [
            TAKE_MOONS + colour
            for colour, count in enumerate(self.large.moon)
            if count or colour in tops
        ]
        if board.chips_taken < CHIPS_PER_ROUND:
            moves += [
                TAKE_CHIP + index for index, factory in enumerate(self.small) if factory.chip >= 0
            ]
        return moves

    def _carry_out(self, move: int) -> None:
        """Do what was decided, up to the next thing to ask."""
        board = self.boards[self.turn]
        step = self.step
        if step == ACTION:
            self._act(board, move)
        elif step == LINE:
            self._put_hand_on_line(board, move)
        elif step == STACKING:
            self._stack_tile(move - STACK_TILE)
        elif step == SPACE:
            self.space = move - TO_SPACE
            self.step = ROTATION
        elif step == ROTATION:
            board.place_plate(self.plate, self.space, move - ROTATE)
            self._end_turn()
        elif step == DRAWING:
            if move == DRAW:
                self._draw_plate(board)
            else:
                self.looked_at = self.stack.look()
                self.step = KEEP
        elif step == KEEP:
            self.plate = move - KEEP_PLATE
            self.looked_at.remove(self.plate)
            self.step = RETURN if self.looked_at else SPACE
        elif step == RETURN:
            self.looked_at.remove(move - RETURN_PLATE)
            self.stack.put_below(move - RETURN_PLATE)
            if not self.looked_at:
                self.step = SPACE
        elif step == COLUMN:
            board.tile_line(self.row, move - TO_COLUMN, self.tower)
            self._next_line()
        elif move == NO_CHIPS:
            self._next_line()
        else:
            self._pay_chip(board, move - PAY_CHIP)

    def _act(self, board: Board, move: int) -> None:
        """An action, up to the first choice within it."""
        if move < DRAW:
            self._take_from_display(board, move)
        elif move == DRAW:
            board.tokens -= 1
            self._draw_plate(board)
        elif move < TAKE_MOONS:
            factory, colour = divmod(move - TAKE_SUN, len(COLOURS))
            if factory == 0:
                self._take_from_large_sun(colour)
            else:
                self._take_from_small_sun(self.small[factory - 1], colour)
        elif move < TAKE_CHIP:
            self._take_from_moons(move - TAKE_MOONS)
        else:
            self._take_chip(board, self.small[move - TAKE_CHIP])

    def _take_from_display(self, board: Board, plate: int) -> None:
        """A: take a face-up plate; the display is not refilled during the round."""
        if self.phase == ACQUIRE:
            board.tokens -= 1
        self.display[self.display.index(plate)] = EMPTY
        self.plate = plate
        self.step = SPACE

    def _draw_plate(self, board: Board) -> None:
        """A: pay 1 point and draw the top plate. Ruling: who has 0 points pays nothing."""
        if board.score:
            board.score -= 1
        self.stack.draw()
        self.step = DRAWING

    def _take_from_large_sun(self, colour: int) -> None:
        """B: take one colour; the rest goes separately to the moon.

        Ruling: with nothing left for the moon, the start tile goes to whoever takes the sun.
        """
        sun, moon = self.large.sun, self.large.moon
        self.hand = (colour, sun[colour])
        sun[colour] = 0
        if not any(sun):
            self._take_start_tile()
        for other, count in enumerate(sun):
            moon[other] += count
            sun[other] = 0
        self.step = LINE

    def _take_from_small_sun(self, factory: SmallFactory, colour: int) -> None:
        """B: take one colour; the rest is stacked on the chip, or if there is none it is revealed.

        The rest stays on the sun until it is stacked, tile by tile.
        """
        self.hand = (colour, factory.sun[colour])
        factory.sun[colour] = 0
        self._reveal_chip_if_bare(factory)
        self.factory = factory
        self._go_on_stacking()

    def _stack_tile(self, colour: int) -> None:
        """B: the player chooses the order of the stack, from the bottom up."""
        self.factory.sun[colour] -= 1
        self.factory.moon.append(colour)
        self._go_on_stacking()

    def _go_on_stacking(self) -> None:
        """The line is chosen once all other tiles are on the moon."""
        self.step = STACKING if any(self.factory.sun) else LINE

    def _take_from_moons(self, colour: int) -> None:
        """C: take every top tile of one colour, and from the large moon all of that colour.

        Ruling: chips are revealed on taking, in the order of the factories.
        """
        count = self.large.moon[colour]
        if count:
            self._take_start_tile()
        self.large.moon[colour] = 0
        for factory in self.small:
            if factory.moon and factory.moon[-1] == colour:
                factory.moon.pop()
                count += 1
                self._reveal_chip_if_bare(factory)
        self.hand = (colour, count)
        self.step = LINE

    def _take_start_tile(self) -> None:
        """The first player in the round to take from the large moon takes the start tile too."""
        if self.start_tile == EMPTY:
            self.start_tile = self.turn

    def _take_chip(self, board: Board, factory: SmallFactory) -> None:
        """D: take a revealed chip, exactly 2 in every round."""
        board.chips[factory.chip] += 1
        board.chips_taken += 1
        factory.chip = NO_CHIP
        self._end_turn()

    def _put_hand_on_line(self, board: Board, move: int) -> None:
        """The tiles taken go to one line. Ruling: or all are broken, there is no other split."""
        colour, count = self.hand
        self.hand = (EMPTY, 0)
        if move == BREAK_ALL:
            board.break_tiles(colour, count, self.tower)
        else:
            board.add_to_line(move - TO_LINE, colour, count, self.tower)
        self._end_turn()

    def _end_turn(self) -> None:
        """Players take turns, in the set-up and in phase 1; who has passed is left out."""
        self.step = ACTION
        other = 1 - self.turn
        if self.phase == SETUP:
            self._fill_display()
            if self.turn == self.starter:
                self.phase = ACQUIRE
            self.turn = self.starter
        elif self._nothing_left():
            self._begin_tiling()
        elif not self.boards[other].passed:
            self.turn = other

    def _pass(self) -> None:
        """A player with no legal action passes for the rest of the phase."""
        other = 1 - self.turn
        self.boards[self.turn].passed = True
        if self.boards[other].passed:
            self._begin_tiling()
        else:
            self.turn = other

    def _nothing_left(self) -> bool:
        """The phase ends when all factories are empty, of tiles and chips, and tokens are used."""
        return not (
            any(board.tokens for board in self.boards)
            or any(factory.chip != NO_CHIP for factory in self.small)
            or any(any(sun) for sun in self.suns)
            or any(self.large.moon)
            or any(factory.moon for factory in self.small)
        )

    # Phase 2: tile the dome and score

    def _begin_tiling(self) -> None:
        """Ruling: the round's starting player does all six lines and losses, then the other."""
        for board in self.boards:
            board.passed = False
        self.phase = TILING
        self.turn = self.starter
        self.row = 0
        self._go_on_tiling()

    def _next_line(self) -> None:
        """This line is done with."""
        self.row += 1
        self._go_on_tiling()

    def _go_on_tiling(self) -> None:
        """Lines from top to bottom, then the losses; halt at a line that is, or may be, tiled."""
        while True:
            board = self.boards[self.turn]
            while self.row < SIZE:
                if self._reach_line(board):
                    return
                self.row += 1
            board.pay_losses(self.start_tile == self.turn, self.tower)
            if self.turn != self.starter:
                break
            self.turn = 1 - self.starter
            self.row = 0
        self._end_round()

    def _reach_line(self, board: Board) -> bool:
        """Whether a tile of this line is, or may by means of chips be, moved to the dome.

        Placing is compulsory if a cell fits. Where none does, the line stays, or with 3 plates in
        its dome row it is broken. Ruling: chips may complete a line only if a cell fits.
        """
        line = board.lines[self.row]
        if not line.count:
            return False
        if not board.fitting_columns(self.row):
            if board.plates_beside(self.row) == 3:
                board.break_line(self.row, self.tower)
            return False
        if line.is_complete():
            self.step = COLUMN
            return True
        self.payments = board.payments(self.row)
        if not self.payments:
            return False
        self.paid = ()
        self.step = CHIPS_OR_NOT
        return True

    def _next_chips(self) -> list[int]:
        """The chips, in ascending order of their types, with which a payment can go on."""
        paid = len(self.paid)
        chips = {payment[paid] for payment in self.payments if payment[:paid] == self.paid}
        return [PAY_CHIP + chip for chip in sorted(chips)]

    def _pay_chip(self, board: Board, chip: int) -> None:
        """A chip is paid and gone; with the last one the line is complete and must be placed."""
        board.chips[chip] -= 1
        self.paid = (*self.paid, chip)
        self.step = COLUMN if self.paid in self.payments else NEXT_CHIP

    def _end_round(self) -> None:
        """Prepare the next of five rounds, or end the game with the scoring tiles."""
        if self.round < ROUNDS:
            self._prepare_round()
            return
        for board in self.boards:
            board.add_scoring_tiles(self.scoring)
        self.phase = OVER
        self.step = NOTHING
        self.turn = 0
