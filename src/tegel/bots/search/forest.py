"""The memory of a search, which grows with its tree."""

from typing import Any, NamedTuple

import numpy as np

from tegel.bots.search.grow import certain_utility, grow, plant
from tegel.bots.search.tree import (
    DEEPEST,
    FULL,
    FULL_FOR_GOOD,
    MOST_SEATS,
    NO_EDGES,
    STEP,
    Edge,
    Growth,
    Node,
    Tree,
    enter_all,
    find,
    hash_position,
    public_masks,
)
from tegel.core.game import Move
from tegel.core.rng import Rng, new_rng, seed
from tegel.core.state import State
from tegel.core.struct import Memory, numbers, struct, structs

FEWEST_NODES = 1 << 12
EDGES_PER_NODE = 48
# With about a gigabyte in use, a search goes on without new nodes.
MOST_NODES = 1 << 19


class Plan(NamedTuple):
    """How a turn goes on."""

    moves: tuple[Move, ...]
    whole: bool  # to the end of the turn


class Growing:
    """A tree that is grown from the position of a state.

    It has room for as many nodes as are expected, and makes more if there are more: that takes
    time, while memory that is never used costs nothing.
    """

    def __init__(
        self,
        state: State,
        leaf: Any,
        growth: Memory,
        number: int,
        expected: int = 0,
    ) -> None:
        assert state.turn is not None
        self.state = state
        self.positions = np.repeat(state.memory, 2)
        self.masks = public_masks(state.game)
        self.rng = new_rng()
        seed(struct(Rng, self.rng), number)
        self.growth = growth.copy()
        self.progress = Growth.over(self.growth)
        self.progress.seat = state.turn
        self.progress.seats = state.players
        self.progress.hidden = state.game.hidden
        self.leaf = leaf
        room = state.game.most_legal
        sizes = STEP * DEEPEST, room, room, room, MOST_SEATS, 2 * MOST_SEATS, MOST_SEATS, 2 * room
        self.scratch = [np.zeros(size, np.int64) for size in sizes]
        nodes = 1 << (min(max(expected, FEWEST_NODES), MOST_NODES) - 1).bit_length()
        self.nodes = np.empty(nodes, Node.dtype)
        self.edges = np.empty(max(EDGES_PER_NODE * nodes, 2 * room), Edge.dtype)
        self.slots = np.zeros(2 * nodes, np.int32)
        self.tree = self._tree()
        plant(self.tree)

    def grow(self, count: int) -> int:
        """Iterate so often, or until the outcome is certain; how often it was."""
        done = int(grow(self.tree, count))
        while self.progress.full == FULL:
            self._make_room()
            done += int(grow(self.tree, count - done))
        return done

    @property
    def is_certain(self) -> bool:
        """Whether the outcome is known: there is nothing left to search."""
        return bool(self.nodes[0]["exact"])

    def certain_move(self) -> Move | None:
        """The best move, if the outcome is known: it need not be the one that was tried most."""
        if not self.is_certain:
            return None
        root = self.nodes[0]
        edges = self.edges[root["first"] : root["first"] + root["count"]]
        growth, nodes, seat = self.tree.growth, self.tree.nodes, int(root["turn"])
        best = max(edges, key=lambda edge: certain_utility(growth, nodes[edge["child"]], seat))
        return int(best["move"])

    def root(self) -> dict[Move, tuple[int, int, int]]:
        """For each move that was weighed: its visits, and the sums of their shares and margins."""
        first, count = (int(self.nodes[0][name]) for name in ("first", "count"))
        edges = self.edges[first : first + count]
        sums = self.scratch[-1][: 2 * count].reshape(-1, 2).tolist()
        found = zip(edges["move"].tolist(), edges["visits"].tolist(), sums, strict=True)
        return {move: (visits, shares, margins) for move, visits, (shares, margins) in found}

    def line(self, move: Move, length: int) -> tuple[Move, ...]:
        """How the game is expected to go on from a move, while that is known."""
        state = self.state.copy()
        moves: list[Move] = []
        expected: Move | None = move
        while expected is not None:
            moves.append(expected)
            state.push(expected)
            goes_on = len(moves) < length and not state.is_over
            expected = self._expected(state) if goes_on else None
        return tuple(moves)

    def plan(self, move: Move) -> Plan:
        """How this turn goes on after a move, up to where chance speaks or nothing is known."""
        state = self.state.copy()
        state.push(move)
        moves: list[Move] = []
        while state.turn == self.state.turn and not state.begins_turn:
            untouched = state.chances == self.state.chances
            expected = self._expected(state) if untouched else None
            if expected is None:
                return Plan(tuple(moves), whole=False)
            moves.append(expected)
            state.push(expected)
        return Plan(tuple(moves), whole=True)

    def _expected(self, state: State) -> Move | None:
        """The only move that is legal, or the one that was tried most, if any was."""
        legal = state.legal_moves
        if len(legal) == 1:
            return legal[0]
        words = numbers(state.memory.view(self.masks.dtype))
        slot = find(self.tree, hash_position(words, 0, numbers(self.masks)))
        node = self.nodes[self.slots[slot] - 1]
        if self.slots[slot] == 0 or node["first"] == NO_EDGES:
            return None
        edges = self.edges[node["first"] : node["first"] + node["count"]]
        tried = [(int(edge["visits"]), int(edge["move"])) for edge in edges]
        tried = [(visits, move) for visits, move in tried if visits and move in legal]
        return max(tried)[1] if tried else None

    def _make_room(self) -> None:
        """Twice the memory, for the tree as it is."""
        if len(self.nodes) >= MOST_NODES:
            self.progress.full = FULL_FOR_GOOD
            return
        self.progress.full = 0
        self.nodes = np.concatenate([self.nodes, np.empty_like(self.nodes)])
        self.edges = np.concatenate([self.edges, np.empty_like(self.edges)])
        self.slots = np.zeros(2 * len(self.slots), np.int32)
        self.tree = self._tree()
        enter_all(self.tree)

    def _tree(self) -> Tree:
        return Tree(
            struct(Growth, self.growth),
            self.leaf,
            structs(self.state.game.position, self.positions),
            numbers(self.positions.view(self.masks.dtype)),
            numbers(self.masks),
            struct(Rng, self.rng),
            structs(Node, self.nodes),
            structs(Edge, self.edges),
            numbers(self.slots),
            *map(numbers, self.scratch),
        )
