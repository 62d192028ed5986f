"""The tree: nodes are positions as everybody sees them, edges are the moves from them."""

from typing import Annotated, Any, Final, NamedTuple

import numpy as np

from tegel.core.game import Game
from tegel.core.kernel import inlined, kernel
from tegel.core.rng import Rng
from tegel.core.struct import Int32, Int64, Ints, Memory, Struct

MOST_SEATS: Final = 4
# Shares of a win, and values made of them, are whole numbers: so much is a whole win.
WIN: Final = 1 << 16

NO_EDGES: Final = -1
UNKNOWN: Final = -1
NOTHING: Final = -1  # no edge, or no move

FULL: Final = 1
FULL_FOR_GOOD: Final = 2

# A step of a path: a node, the edge that is tried, one with a certain outcome that would be played,
# and the one that was tried most: these two or none.
STEP: Final = 4
# What is summed for an edge of the root: its visits, then each seat's shares, then their margins.
SUM: Final = 1 + 2 * MOST_SEATS
# No iteration looks further ahead.
DEEPEST: Final = 64

# A hash of 62 bits, so that compiled and interpreted code agree on it.
HASH: Final = (1 << 62) - 1
HASH_START: Final = 0x1B873593CC9E2D51
HASH_STEP: Final = 0x2545F4914F6CDD1D
HASH_SHIFT: Final = 29
WORD: Final = 0xFFFFFFFF


class Growth(Struct):
    """Who searches, how things are weighed, and how far the tree has grown."""

    seat: Int32
    seats: Int32
    hidden: Int32  # whether a seat knows what others do not
    explore: Int32  # how much a move that looks good is tried, in parts of a WIN
    caution: Int32  # how much less than its node an untried move is taken to be worth, likewise
    greed: Int32  # how much margins count beside winning, likewise
    resolve: Int32  # how little a try counts that changes nobody's mind, likewise
    ease: Int32  # the margin, in parts of a point, that counts for half of all that margins can
    iterations: Int32
    root: Int32  # the node of the position that is searched
    nodes: Int32  # in use
    edges: Int32  # in use
    full: Int32  # there was no room for another: FULL, or FULL_FOR_GOOD if it shall not grow


class Node(Struct):
    """A position as everybody sees it."""

    key: Int64
    visits: Int32
    first: Int32  # of its edges, or NO_EDGES
    count: Int32  # of its edges
    open: Int32  # edges of which the outcome is not known for certain
    turn: Int32
    exact: Int32  # the outcome is known for certain: it is in shares and margins
    shares: Annotated[Ints, np.int32, MOST_SEATS]
    margins: Annotated[Ints, np.int32, MOST_SEATS]


class Edge(Struct):
    """A move from a node."""

    value: Int64  # the sum of what its visits were worth to the seat that moves
    visits: Int32
    move: Int32
    weight: Int32  # how likely it is a good move, before it was tried: all of a node make a WIN
    child: Int32  # the node it leads to, if always to the same, or UNKNOWN
    exact: Int32  # the child's outcome is known for certain
    offered: Int32  # the last iteration in which it was legal


class Tree(NamedTuple):
    """All that a search works on."""

    growth: Growth
    leaf: Any  # the record that says how positions are judged
    positions: Any  # the one that is searched, and the one that an iteration has come to
    words: Ints  # the same as words
    masks: Ints  # the public part of a position
    rng: Rng
    nodes: Any
    edges: Any
    slots: Ints  # a hash table of the nodes: which node + 1, or 0
    path: Ints  # of an iteration, step by step
    moves: Ints
    weights: Ints
    tried: Ints  # edges of a node that were tried
    shares: Ints  # the outcome of an iteration, seat by seat
    margins: Ints
    gains: Ints  # what that is worth to each
    sums: Ints  # of the visits of this search, for each edge of the root: see SUM


@kernel
def hash_position(words: Ints, start: int, masks: Ints) -> int:
    """The key of a position: a hash of its public part."""
    key = HASH_START
    for i in range(len(masks)):
        key = ((key ^ (words[start + i] & masks[i] & WORD)) * HASH_STEP) & HASH
        key ^= key >> HASH_SHIFT
    return key


@inlined
def find(t: Tree, key: int) -> int:
    """The slot where a key is, or where it would be."""
    last = len(t.slots) - 1
    slot = key & last
    while t.slots[slot] > 0 and t.nodes[t.slots[slot] - 1].key != key:
        slot = (slot + 1) & last
    return slot


@kernel
def enter_all(t: Tree) -> None:
    """Enter all nodes in a new hash table."""
    for i in range(t.growth.nodes):
        t.slots[find(t, t.nodes[i].key)] = i + 1


def public_masks(game: Game) -> Memory:
    """For each word of a position the bits that everybody may see."""
    shown = np.full(game.position.dtype.itemsize, 0xFF, np.uint8)
    for path in game.private:
        _hide(shown, game.position, 0, path.split("."))
    return shown.view(_word(game))


def _hide(shown: Memory, kind: type[Struct], start: int, path: list[str]) -> None:
    name, *rest = path
    field, offset = kind.dtype.fields[name][:2]  # type: ignore[index]
    if not rest:
        shown[start + offset : start + offset + field.itemsize] = 0
        return
    inner = kind.__annotations__[name].__metadata__[0]
    for i in range(field.itemsize // inner.dtype.itemsize):
        _hide(shown, inner, start + offset + i * inner.dtype.itemsize, rest)


def _word(game: Game) -> type[np.signedinteger[Any]]:
    """The widest word of which a position is a whole number."""
    return np.int32 if game.position.dtype.itemsize % 4 == 0 else np.int8
