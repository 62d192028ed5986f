"""Ingenious as its rulebook tells it: a plain reference to hold the packed engine against.

Nothing here is clever on purpose.  Randomness comes in through ``below``, so that this table and
the engine can be fed from one stream and must then agree on every fact after every move.
"""

from collections.abc import Callable
from typing import NamedTuple

COLOURS = ("red", "green", "blue", "orange", "yellow", "purple")
KINDS = [(a, b) for a in range(len(COLOURS)) for b in range(a, len(COLOURS))]
NONE = -1

# What lies on a cell when it is not a colour.
FREE = -1
OFF_BOARD = -2

# Axial steps (q, r): E, NE, NW, W, SW, SE.
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
E, NE, NW, W, SW, SE = range(6)
ONE_WAY_ROUND = (E, SW, SE)  # of a double

# A cell (q, r) has row r + MIDDLE and column q + MIDDLE; the largest board fills rows 1 to 15.
MIDDLE = 8
LAST = 15
# By colour: where its symbol is printed.
PRINTED = ((0, -5), (5, -5), (5, 0), (0, 5), (-5, 5), (-5, 0))

RACK_SIZE = 6
TOP = 18

FIRST_PLACEMENT = len(KINDS)
DRAW = 1461
SWAP = 1462

CHOOSING, PLACING, CLOSING, OVER = range(4)


class Edition(NamedTuple):
    """Board and tile set: a hexagon's side by number of players, and tiles of each kind."""

    sides: dict[int, int]
    of_each_mixed_pair: int
    of_each_double: int


EDITIONS = {
    "travel": Edition({2: 6}, 3, 2),
    "standard": Edition({2: 6, 3: 7, 4: 8}, 6, 5),
}


class Cell:
    """A cell: free, covered by half a tile or printed; and its neighbour in each direction."""

    __slots__ = ("content", "neighbours")

    def __init__(self, content: int) -> None:
        self.content = content
        self.neighbours: list[Cell] = []

    def line(self, direction: int, colour: int) -> int:
        """The symbols of a colour in an unbroken straight line from here, this cell left out."""
        found = 0
        cell = self.neighbours[direction]
        while cell.content == colour:
            found += 1
            cell = cell.neighbours[direction]
        return found

    def points(self, colour: int, towards_other_half: int) -> int:
        """Score a half: the sum of its lines in the five directions off the tile itself."""
        return sum(
            self.line(direction, colour)
            for direction in range(len(DIRECTIONS))
            if direction != towards_other_half
        )


class Spot(NamedTuple):
    """Two adjacent cells, one way round: the tile's first colour lies on the first of them."""

    first: Cell
    second: Cell
    direction: int


class Board:
    """The board: a hexagon of cells, six of them printed."""

    __slots__ = ("cells", "printed", "spots")

    def __init__(self, side: int) -> None:
        """All cells but the printed ones are free."""
        # One ring wider than the largest board, so that every cell on a board has six neighbours.
        self.cells = [
            [Cell(content_at_the_start(row, column, side)) for column in range(LAST + 2)]
            for row in range(LAST + 2)
        ]
        self.printed = [self.at(q, r) for q, r in PRINTED]
        # The spots still free, by the move that places a tile there, ascending.
        self.spots: dict[int, Spot] = {}
        for row in range(1, LAST + 1):
            for column in range(1, LAST + 1):
                self.cells[row][column].neighbours = [
                    self.cells[row + r][column + q] for q, r in DIRECTIONS
                ]
            for direction in range(len(DIRECTIONS)):
                for column in range(1, LAST + 1):
                    cell = self.cells[row][column]
                    move = FIRST_PLACEMENT + ((row - 1) * 6 + direction) * 16 + column
                    self.spots[move] = Spot(cell, cell.neighbours[direction], direction)
        self.drop_covered_spots()

    def at(self, q: int, r: int) -> Cell:
        """The cell with these axial coordinates."""
        return self.cells[r + MIDDLE][q + MIDDLE]

    def symbols_touched(self, spot: Spot) -> set[int]:
        """The printed symbols, as colours, that a tile on this spot lies next to."""
        return {
            colour
            for colour, symbol in enumerate(self.printed)
            if spot.first in symbol.neighbours or spot.second in symbol.neighbours
        }

    def next_to_others(self, used: set[int]) -> set[Cell]:
        """The cells next to a printed symbol that is not among those used."""
        others = [symbol for colour, symbol in enumerate(self.printed) if colour not in used]
        return {cell for symbol in others for cell in symbol.neighbours}

    def place(self, spot: Spot, colours: tuple[int, int]) -> None:
        """The two halves of a tile cover two free cells."""
        spot.first.content, spot.second.content = colours
        self.drop_covered_spots()

    def drop_covered_spots(self) -> None:
        """A tile needs two adjacent free cells; printed cells are never covered."""
        self.spots = {
            move: spot
            for move, spot in self.spots.items()
            if spot.first.content == FREE and spot.second.content == FREE
        }


def content_at_the_start(row: int, column: int, side: int) -> int:
    """Printed symbols lie in the corners of the side-6 hexagon, whatever the board's side."""
    q, r = column - MIDDLE, row - MIDDLE
    if max(abs(q), abs(r), abs(q + r)) >= side:
        return OFF_BOARD
    return PRINTED.index((q, r)) if (q, r) in PRINTED else FREE


class Player:
    """A player's rack, as a count of each kind of tile, and six score tracks."""

    __slots__ = ("has_placed", "rack", "tracks")

    def __init__(self) -> None:
        self.rack = [0] * len(KINDS)
        self.tracks = [0] * len(COLOURS)
        self.has_placed = False

    def advance(self, colour: int, points: int) -> bool:
        """A track stops at 18, the excess is lost; tell whether it reaches 18 now."""
        before = self.tracks[colour]
        self.tracks[colour] = min(TOP, before + points)
        return before < TOP == self.tracks[colour]

    def holds_lowest_colour(self) -> bool:
        """Whether a tile of the rack shows a colour in which the player is (equal) lowest."""
        lowest = min(self.tracks)
        return any(
            self.tracks[colour] == lowest
            for kind, count in enumerate(self.rack)
            if count
            for colour in KINDS[kind]
        )


class Table:
    """A game of Ingenious: the board, the players and the bag."""

    __slots__ = (
        "_below",
        "bag",
        "board",
        "bonus",
        "bonus_limit_one",
        "hand",
        "open_racks",
        "phase",
        "players",
        "turn",
        "turns",
        "used",
    )

    def __init__(
        self,
        edition: str,
        players: int,
        start: int | None,
        open_racks: bool,
        bonus_limit_one: bool,
        below: Callable[[int], int],
    ) -> None:
        """Set-up: all tiles in the bag, each player draws 6; the starter is given or random."""
        if edition not in EDITIONS:
            raise ValueError(f"no edition {edition!r} of Ingenious")
        sides, of_each_mixed_pair, of_each_double = EDITIONS[edition]
        if players not in sides:
            raise ValueError(f"the {edition} edition is not for {players} players")
        if start is not None and not 0 <= start < players:
            raise ValueError(f"no seat {start} at a table of {players}")
        # Ruling: racks are private, unless the host opens them; the game itself is the same.
        self.open_racks = open_racks
        self.bonus_limit_one = bonus_limit_one
        self._below = below
        self.turn = below(players) if start is None else start
        self.turns = 0
        self.phase = CHOOSING
        self.hand = NONE
        self.bonus = 0
        self.used: set[int] = set()
        self.board = Board(sides[players])
        self.bag = [of_each_double if a == b else of_each_mixed_pair for a, b in KINDS]
        self.players = [Player() for _ in range(players)]
        for player in self.players:
            self._fill(player.rack)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    def legal_moves(self) -> list[int]:
        """The decisions open to the seat whose turn it is, ascending."""
        if self.phase == CHOOSING:
            # Equal tiles in a rack are one decision.
            return [kind for kind, count in enumerate(self.players[self.turn].rack) if count]
        if self.phase == PLACING:
            return self._placements()
        if self.phase == CLOSING:
            # Ruling: always asked, so that being asked tells the opponents nothing.
            return [DRAW, SWAP] if self._may_swap() else [DRAW]
        return []

    def play(self, move: int) -> None:
        """Carry out one decision and everything that follows from it without another one."""
        if move not in self.legal_moves():
            raise ValueError(f"illegal move {move} in phase {self.phase}")
        if self.phase == CHOOSING:
            self.hand = move
            self.phase = PLACING
        elif self.phase == PLACING:
            self._place(self.board.spots[move])
        else:
            self._close(move)

    def scores(self) -> list[int]:
        """The lowest track of each seat."""
        return [min(player.tracks) for player in self.players]

    def places(self) -> list[int]:
        """The higher lowest track wins; if equal the next lowest, and so on; equals share a place.

        Who has all six tracks on 18 wins, for nobody else can have that.
        """
        ranks = [sorted(player.tracks) for player in self.players]
        return [1 + sum(other > own for other in ranks) for own in ranks]

    def facts(self) -> list[int]:
        """Everything there is to see on the table, as one list of numbers."""
        used = sum(1 << colour for colour in self.used)
        facts = [self.phase, self.turn, self.turns, self.hand, self.bonus, used]
        facts += self.bag
        for player in self.players:
            facts += player.rack
            facts += player.tracks
        facts += [cell.content + 1 for row in self.board.cells[1:-1] for cell in row[1:-1]]
        return facts

    def _placements(self) -> list[int]:
        """1. Place: two adjacent free cells; the two ways round of a double are one decision.

        In the first round the tile must lie next to a printed symbol that is nobody else's yet.
        """
        spots = self.board.spots
        first, second = KINDS[self.hand]
        if first == second:
            spots = {m: spot for m, spot in spots.items() if spot.direction in ONE_WAY_ROUND}
        if self.players[self.turn].has_placed:
            return list(spots)
        near = self.board.next_to_others(self.used)
        allowed = [m for m, spot in spots.items() if spot.first in near or spot.second in near]
        # There are more symbols than players, so anywhere is never needed.
        return allowed or list(spots)

    def _place(self, spot: Spot) -> None:
        """Place the tile in hand, score both halves, and look for the end before bonus turns."""
        player = self.players[self.turn]
        colours = KINDS[self.hand]
        player.rack[self.hand] -= 1
        self.hand = NONE
        if not player.has_placed:
            player.has_placed = True
            self.used |= self.board.symbols_touched(spot)

        self.board.place(spot, colours)
        reached = self._score(player, spot, colours)

        # Ruling: pending bonus turns lapse when no two adjacent free cells are left.
        if min(player.tracks) == TOP or not self.board.spots:
            self._end_game()
            return
        self.bonus += min(reached, 1) if self.bonus_limit_one else reached
        # Ruling: a bonus turn without a tile lapses.
        if self.bonus and any(player.rack):
            self.bonus -= 1
            self.phase = CHOOSING
        else:
            self.bonus = 0
            self.phase = CLOSING

    def _score(self, player: Player, spot: Spot, colours: tuple[int, int]) -> int:
        """2. Score both halves, also if they are equal; tell how many tracks reach 18."""
        there = spot.direction
        back = (there + 3) % len(DIRECTIONS)
        halves = ((spot.first, colours[0], there), (spot.second, colours[1], back))
        return sum(
            player.advance(colour, cell.points(colour, towards_other_half))
            for cell, colour, towards_other_half in halves
        )

    def _may_swap(self) -> bool:
        """4. A player who holds no tile showing a colour in which he is lowest may swap.

        Ruling: a swap needs at least 6 tiles in the bag; an empty rack is simply refilled.
        """
        player = self.players[self.turn]
        return any(player.rack) and sum(self.bag) >= RACK_SIZE and not player.holds_lowest_colour()

    def _close(self, move: int) -> None:
        """4. Draw up to 6, or swap: put the rack aside, draw 6, then return the old tiles."""
        player = self.players[self.turn]
        aside = [0] * len(KINDS)
        if move == SWAP:
            player.rack, aside = aside, player.rack
        self._fill(player.rack)
        self.bag = [count + back for count, back in zip(self.bag, aside, strict=True)]
        self.turns += 1
        self._next_turn()

    def _next_turn(self) -> None:
        """Clockwise. Ruling: who has no tile passes; when nobody holds one the game ends."""
        for step in range(1, len(self.players) + 1):
            seat = (self.turn + step) % len(self.players)
            if any(self.players[seat].rack):
                self.turn = seat
                self.phase = CHOOSING
                return
        self._end_game()

    def _end_game(self) -> None:
        """End: nothing is drawn any more, and nobody is to move."""
        self.phase = OVER
        self.turn = 0
        self.bonus = 0

    def _fill(self, rack: list[int]) -> None:
        """Draw up to 6. Ruling: if the bag runs dry, draw what is there."""
        for _ in range(min(RACK_SIZE - sum(rack), sum(self.bag))):
            rack[self._draw()] += 1

    def _draw(self) -> int:
        """Draw a tile from the bag."""
        position = self._below(sum(self.bag))
        kind = 0
        while position >= self.bag[kind]:
            position -= self.bag[kind]
            kind += 1
        self.bag[kind] -= 1
        return kind
