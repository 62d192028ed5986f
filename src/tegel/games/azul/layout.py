"""Azul's components, and the record that holds a position."""

from typing import Annotated, Final

import numpy as np

from tegel.core.kernel import table
from tegel.core.packing import COLOURS, EACH
from tegel.core.struct import Int8, Int16, Int32, Ints, Rows, Struct

COLOUR_NAMES: Final = ("blue", "yellow", "red", "black", "white")
TILES_OF_A_COLOUR: Final = 20
MOST_SEATS: Final = 4
MOST_FACTORIES: Final = 2 * MOST_SEATS + 1
FACTORY_TILES: Final = 4

# A row of the wall, like a column, has five spaces; line r (from 0) holds r + 1 tiles.
LINES: Final = 5
SPACES: Final = 5
WHOLE_ROW: Final = 0b11111
FLOOR_SPACES: Final = 7
FLOOR_COST: Final = table([0, 1, 2, 4, 6, 8, 11, 14])

ROW_BONUS: Final = 2
COLUMN_BONUS: Final = 7
COLOUR_BONUS: Final = 10

# Ruling: ten rounds in a row in which nobody placed a tile on a wall end the game.
MOST_IDLE_ROUNDS: Final = 10

# Where tiles are taken from, and where they go.
CENTRE: Final = 0
FLOOR: Final = LINES
DESTINATIONS: Final = LINES + 1

# A move is a take (source, colour, destination), or a column for the tile of the line in hand.
TAKES_PER_SOURCE: Final = COLOURS * DESTINATIONS
FIRST_COLUMN: Final = (MOST_FACTORIES + 1) * TAKES_PER_SOURCE
MOVES: Final = FIRST_COLUMN + SPACES

# What is going on: `phase` is the line being tiled (0 … 4), the floor line (FLOOR), or else:
ROUND_END: Final = 6
OFFER: Final = 7
OVER: Final = 8

# On a floor space a tile stands as its colour + 1, on a wall space too.
MARKER: Final = COLOURS + 1
IN_CENTRE: Final = -1

# The options of a game, in the order of the array that `setup` gets.
PLAYERS: Final = 0
WALL: Final = 1
START: Final = 2

# How many numbers an observation holds: the table, then four boards.
BOARD_NUMBERS: Final = 5 + LINES * COLOURS * (1 + SPACES) + COLOURS
TABLE_NUMBERS: Final = 4 + LINES + MOST_SEATS - 1 + COLOURS * (3 + MOST_FACTORIES)
OBSERVATION: Final = TABLE_NUMBERS + MOST_SEATS * BOARD_NUMBERS

# One bit in each lane: a pattern line open to every colour.
ANY_COLOUR: Final = EACH


class Board(Struct):
    """A player board."""

    accepts: Int32  # lanes: the destinations open to each colour, floor line included
    has: Int32  # lanes: the rows of the wall on which each colour stands
    lines: Int32  # a lane per pattern line: 8 × colour + how many tiles
    floor: Int32  # spaces: first how many spaces are taken, then what lies on each
    wall: Int32  # bit 5 × row + column: a tile stands there
    score: Int16
    colours: Annotated[Ints, np.int16, LINES]  # spaces: the wall, row by row


class Azul(Struct):
    """A position: everything on the table."""

    boards: Annotated[Rows[Board], Board, MOST_SEATS]
    display: Annotated[Ints, np.int32, MOST_FACTORIES + 1]  # tiles of the centre and each factory
    bag: Int32  # tiles
    lid: Int32  # tiles
    round: Int32
    players: Int8
    grey: Int8  # the grey wall is played
    phase: Int8
    turn: Int8  # the seat that decides
    starter: Int8  # the seat that began this round
    marker: Int8  # the seat that took the starting-player marker, or IN_CENTRE
    offered: Int8  # tiles on the factories and in the centre
    idle: Int8  # rounds in a row in which nobody placed a tile on a wall
