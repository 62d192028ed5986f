"""Azul as its rulebook tells it: a plain reference to hold the packed engine against.

Nothing here is clever on purpose.  Randomness comes in through ``below``, so that this table and
the engine can be fed from one stream and must then agree on every fact after every move.
"""

from collections.abc import Callable

COLOURS = ("blue", "yellow", "red", "black", "white")
MARKER = 5
EMPTY = -1

SIZE = 5
TILES_PER_COLOUR = 20
TILES_PER_FACTORY = 4
FLOOR_COST = (1, 1, 2, 2, 2, 3, 3)
FLOOR_SPACES = len(FLOOR_COST)
ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS = 2, 7, 10
IDLE_ROUNDS_TO_END = 10

CENTRE = 0
TO_FLOOR = 5
FIRST_COLUMN_MOVE = 300

# A phase below OFFER is the pattern line whose tile waits for a column.
OFFER = 6
OVER = 7


class PatternLine:
    """A pattern line: holds up to ``size`` tiles of one colour."""

    __slots__ = ("colour", "count", "size")

    def __init__(self, size: int) -> None:
        self.size = size
        self.colour = EMPTY
        self.count = 0

    def is_complete(self) -> bool:
        """A line is complete when all its spaces hold a tile."""
        return self.count == self.size

    def clear(self) -> None:
        """All tiles leave the line."""
        self.colour = EMPTY
        self.count = 0


class Board:
    """A player board: score, pattern lines, wall and floor line."""

    __slots__ = ("floor", "grey", "lines", "score", "wall")

    def __init__(self, grey: bool) -> None:
        self.grey = grey
        self.score = 0
        self.lines = [PatternLine(size) for size in range(1, SIZE + 1)]
        self.wall = [[EMPTY] * SIZE for _ in range(SIZE)]
        self.floor: list[int] = []

    def accepts(self, row: int, colour: int) -> bool:
        """A line takes one colour, none when complete, and none that its wall row already has.

        Ruling: on the grey wall a line may be started though its tile will find no allowed space.
        """
        line = self.lines[row]
        if line.count and (line.colour != colour or line.is_complete()):
            return False
        return colour not in self.wall[row]

    def destinations(self, colour: int) -> list[int]:
        """Tiles taken go to one line that accepts them, or by choice all to the floor line."""
        return [*(row for row in range(SIZE) if self.accepts(row, colour)), TO_FLOOR]

    def add_to_line(self, row: int, colour: int, count: int, lid: list[int]) -> None:
        """As many tiles as fit are placed in the line, the rest goes to the floor line."""
        line = self.lines[row]
        fitting = min(count, line.size - line.count)
        line.colour = colour
        line.count += fitting
        self.add_to_floor(colour, count - fitting, lid)

    def add_to_floor(self, colour: int, count: int, lid: list[int]) -> None:
        """Tiles fill the floor line from the left; with the floor line full they go to the lid."""
        fitting = min(count, FLOOR_SPACES - len(self.floor))
        self.floor.extend([colour] * fitting)
        lid[colour] += count - fitting

    def add_marker(self) -> None:
        """The marker takes the leftmost free floor space. Ruling: if none, it costs nothing."""
        if len(self.floor) < FLOOR_SPACES:
            self.floor.append(MARKER)

    def allowed_columns(self, row: int) -> list[int]:
        """Coloured wall: the space of the tile's colour; grey wall: no colour twice in a column."""
        colour = self.lines[row].colour
        if not self.grey:
            return [(colour + row) % SIZE]
        # The row needs no look: a line never accepts a colour that its wall row already has.
        return [
            column
            for column in range(SIZE)
            if self.wall[row][column] == EMPTY
            and all(wall_row[column] != colour for wall_row in self.wall)
        ]

    def tile_line(self, row: int, column: int, lid: list[int]) -> None:
        """The line's rightmost tile moves to the wall and scores, its other tiles go to the lid."""
        line = self.lines[row]
        self.wall[row][column] = line.colour
        self.score += self.points(row, column)
        lid[line.colour] += line.count - 1
        line.clear()

    def drop_line(self, row: int, lid: list[int]) -> None:
        """Grey wall: a complete line whose tile has no allowed space goes to the floor line."""
        line = self.lines[row]
        self.add_to_floor(line.colour, line.count, lid)
        line.clear()

    def points(self, row: int, column: int) -> int:
        """A tile scores the lines of 2 or more it stands in, and 1 if no tile is next to it."""
        across = 1 + self._neighbours(row, column, 0, -1) + self._neighbours(row, column, 0, 1)
        down = 1 + self._neighbours(row, column, -1, 0) + self._neighbours(row, column, 1, 0)
        if across == 1 and down == 1:
            return 1
        return (across if across > 1 else 0) + (down if down > 1 else 0)

    def _neighbours(self, row: int, column: int, row_step: int, column_step: int) -> int:
        """The unbroken line of tiles next to a space in one direction, without the space itself."""
        found = 0
        row += row_step
        column += column_step
        while 0 <= row < SIZE and 0 <= column < SIZE and self.wall[row][column] != EMPTY:
            found += 1
            row += row_step
            column += column_step
        return found

    def pay_floor(self, lid: list[int]) -> None:
        """Each occupied floor space costs points, never below 0; the tiles go to the lid."""
        self.score = max(0, self.score - sum(FLOOR_COST[: len(self.floor)]))
        for content in self.floor:
            if content != MARKER:
                lid[content] += 1
        self.floor.clear()

    def complete_rows(self) -> int:
        """The number of complete horizontal rows of 5."""
        return sum(EMPTY not in row for row in self.wall)

    def bonus(self) -> int:
        """End: points for each complete row, each complete column and each complete colour."""
        columns = sum(EMPTY not in column for column in zip(*self.wall, strict=True))
        placed = [colour for row in self.wall for colour in row]
        colours = sum(placed.count(colour) == SIZE for colour in range(len(COLOURS)))
        return ROW_BONUS * self.complete_rows() + COLUMN_BONUS * columns + COLOUR_BONUS * colours


class Table:
    """A game of Azul: the boards, the factories, the centre, the bag and the lid."""

    __slots__ = (
        "_below",
        "_still_to_tile",
        "bag",
        "boards",
        "idle",
        "lid",
        "marker",
        "phase",
        "players",
        "round",
        "sources",
        "starter",
        "turn",
    )

    def __init__(
        self, players: int, grey: bool, start: int | None, below: Callable[[int], int]
    ) -> None:
        """Set-up: all tiles in the bag; the starting player is given or drawn at random."""
        if players not in (2, 3, 4):
            raise ValueError(f"Azul is for 2, 3 or 4 players, not {players}")
        if start is not None and not 0 <= start < players:
            raise ValueError(f"no seat {start} at a table of {players}")
        self.players = players
        self._below = below
        self.starter = below(players) if start is None else start
        self.turn = self.starter
        self.marker = EMPTY
        self.round = 1
        self.idle = 0
        self.phase = OFFER
        self.boards = [Board(grey) for _ in range(players)]
        self.bag = [TILES_PER_COLOUR] * len(COLOURS)
        self.lid = [0] * len(COLOURS)
        # Piles are counts by colour, numbered as in a move: the centre, then the factories.
        self.sources = [[0] * len(COLOURS) for _ in range(1 + 2 * players + 1)]
        self._still_to_tile: list[int] = []
        self._fill_factories()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    def legal_moves(self) -> list[int]:
        """The decisions open to the seat whose turn it is, ascending."""
        if self.phase == OVER:
            return []
        board = self.boards[self.turn]
        if self.phase != OFFER:
            return [FIRST_COLUMN_MOVE + column for column in board.allowed_columns(self.phase)]
        destinations = [board.destinations(colour) for colour in range(len(COLOURS))]
        return [
            source * 30 + colour * 6 + destination
            for source, tiles in enumerate(self.sources)
            for colour, count in enumerate(tiles)
            if count
            for destination in destinations[colour]
        ]

    def play(self, move: int) -> None:
        """Carry out one decision and everything that follows from it without another one."""
        if self.phase == OFFER:
            self._take(move)
        elif self.phase == OVER:
            raise ValueError(f"illegal move {move}: the game is over")
        else:
            self._choose_column(move)

    def scores(self) -> list[int]:
        """The score of each seat, with the bonuses once the game is over."""
        return [board.score for board in self.boards]

    def places(self) -> list[int]:
        """Most points, then more complete rows; equals share a place (1, 1, 3)."""
        ranks = [(board.score, board.complete_rows()) for board in self.boards]
        return [1 + sum(other > own for other in ranks) for own in ranks]

    def facts(self) -> list[int]:
        """Everything there is to see on the table, as one list of numbers."""
        facts = [self.phase, self.round, self.starter, self.marker, self.idle, self.turn]
        for factory in self.sources[1:]:
            facts += factory
        facts += self.sources[CENTRE]
        facts += self.bag
        facts += self.lid
        for board in self.boards:
            facts.append(board.score)
            for line in board.lines:
                facts += (line.colour, line.count)
            for row in board.wall:
                facts += row
            facts += board.floor
            facts += [EMPTY] * (FLOOR_SPACES - len(board.floor))
        return facts

    def _take(self, move: int) -> None:
        """A. Factory offer: take all tiles of one colour from one factory or from the centre."""
        source, rest = divmod(move, 30)
        colour, destination = divmod(rest, 6)
        board = self.boards[self.turn]
        if not 0 <= source < len(self.sources) or not self.sources[source][colour]:
            raise ValueError(f"illegal move {move}: no such tiles on offer")
        if destination != TO_FLOOR and not board.accepts(destination, colour):
            raise ValueError(f"illegal move {move}: the pattern line does not take this colour")

        count = self.sources[source][colour]
        self.sources[source][colour] = 0
        if source != CENTRE:
            self._move_rest_to_centre(source)
        elif self.marker == EMPTY:
            # Ruling: who takes it starts the next round, even if it costs nothing.
            self.marker = self.turn
            board.add_marker()

        if destination == TO_FLOOR:
            board.add_to_floor(colour, count, self.lid)
        else:
            board.add_to_line(destination, colour, count, self.lid)

        if any(any(tiles) for tiles in self.sources):
            self.turn = (self.turn + 1) % self.players
        else:
            self._begin_tiling()

    def _move_rest_to_centre(self, factory: int) -> None:
        """The factory's other tiles go to the centre."""
        for colour, count in enumerate(self.sources[factory]):
            self.sources[CENTRE][colour] += count
            self.sources[factory][colour] = 0

    def _begin_tiling(self) -> None:
        """B. Wall tiling. Ruling: one player after another, clockwise from the starting player."""
        self.idle += 1
        self._still_to_tile = [(self.starter + i) % self.players for i in range(self.players)]
        self.phase = 0
        self._continue_tiling()

    def _continue_tiling(self) -> None:
        """Lines from top to bottom, then the floor line; halt where a column is to be chosen.

        Ruling: the choice is made line by line, and an allowed space must be used if there is one.
        """
        while self._still_to_tile:
            self.turn = self._still_to_tile[0]
            board = self.boards[self.turn]
            while self.phase < SIZE:
                if board.lines[self.phase].is_complete():
                    columns = board.allowed_columns(self.phase)
                    if len(columns) > 1:
                        return
                    if columns:
                        self._put_on_wall(columns[0])
                    else:
                        board.drop_line(self.phase, self.lid)
                self.phase += 1
            board.pay_floor(self.lid)
            self._still_to_tile.pop(0)
            self.phase = 0
        self._end_round()

    def _choose_column(self, move: int) -> None:
        """Grey wall: the player chooses among the allowed spaces of the row."""
        if move not in self.legal_moves():
            raise ValueError(f"illegal move {move}: not an allowed column for this tile")
        self._put_on_wall(move - FIRST_COLUMN_MOVE)
        self.phase += 1
        self._continue_tiling()

    def _put_on_wall(self, column: int) -> None:
        """Tile the line at hand; a round in which this happens is not an idle one."""
        self.boards[self.turn].tile_line(self.phase, column, self.lid)
        self.idle = 0

    def _end_round(self) -> None:
        """C. Next round, unless a complete row ends the game.

        Ruling: it also ends after ten idle rounds in a row, and if no tile at all can be dealt.
        """
        row_complete = any(board.complete_rows() for board in self.boards)
        if row_complete or self.idle == IDLE_ROUNDS_TO_END or not self._fill_factories():
            self._end_game()
            return
        # Ruling: a marker that nobody took leaves the same player to start again.
        if self.marker != EMPTY:
            self.starter = self.marker
        self.marker = EMPTY
        self.turn = self.starter
        self.round += 1
        self.phase = OFFER

    def _end_game(self) -> None:
        """End: the bonuses count, however the game came to its end."""
        for board in self.boards:
            board.score += board.bonus()
        self.phase = OVER
        self.turn = 0

    def _fill_factories(self) -> bool:
        """Fill the factories in order, 4 tiles each, and tell whether any tile was dealt."""
        for factory in self.sources[1:]:
            for _ in range(TILES_PER_FACTORY):
                colour = self._draw()
                if colour == EMPTY:
                    return any(self.sources[1])
                factory[colour] += 1
        return True

    def _draw(self) -> int:
        """Draw a tile; an empty bag first gets all of the lid. EMPTY if both are empty."""
        tiles_left = sum(self.bag)
        if not tiles_left:
            self.bag, self.lid = self.lid, self.bag
            tiles_left = sum(self.bag)
            if not tiles_left:
                return EMPTY
        position = self._below(tiles_left)
        colour = 0
        while position >= self.bag[colour]:
            position -= self.bag[colour]
            colour += 1
        self.bag[colour] -= 1
        return colour
