"""The memory of a search, which grows with its tree."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tegel.bots.search.grow import certain_utility, grow, plant
from tegel.bots.search.lines import follow_line, plan_turn
from tegel.bots.search.tree import (
    DEEPEST,
    FULL,
    FULL_FOR_GOOD,
    MOST_SEATS,
    NOTHING,
    STEP,
    SUM,
    WIN,
    Edge,
    Growth,
    Node,
    Tree,
    enter_all,
    find,
    hash_position,
    public_masks,
)
from tegel.core.generic import POINT
from tegel.core.rng import Rng, new_rng, seed
from tegel.core.state import State
from tegel.core.struct import Memory, struct, structs
from tegel.core.telling import Move

FEWEST_NODES = 1 << 12
EDGES_PER_NODE = 48
# With about a gigabyte in use, a search goes on without new nodes.
MOST_NODES = 1 << 19
# With more nodes, a tree is not kept for later positions.
MOST_KEPT = 1 << 18


class Tried(NamedTuple):
    """What a search has found out about a move."""

    visits: int
    share: float  # of a win, on average, for the seat that decides
    margin: float
    shares: tuple[float, ...] = ()  # the same for all seats
    margins: tuple[float, ...] = ()


def together(found: Sequence[Tried]) -> Tried:
    """What several trees have found out about a move."""
    visits = sum(tried.visits for tried in found)
    if not visits:
        return Tried(0, 0.0, 0.0)
    seats = max(len(tried.shares) for tried in found)
    known = [tried for tried in found if len(tried.shares) == seats]
    return Tried(
        visits,
        _mean(found, [tried.share for tried in found]),
        _mean(found, [tried.margin for tried in found]),
        tuple(_mean(known, [tried.shares[seat] for tried in known]) for seat in range(seats)),
        tuple(_mean(known, [tried.margins[seat] for tried in known]) for seat in range(seats)),
    )


def _mean(found: Sequence[Tried], values: Sequence[float]) -> float:
    weighed = sum(tried.visits * value for tried, value in zip(found, values, strict=True))
    return weighed / (sum(tried.visits for tried in found) or 1)


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
        eyes: int | None = None,
    ) -> None:
        """Grow from a state, as the seat knows it whose eyes these are; None: the seat in turn."""
        self.eyes = eyes
        self.masks = public_masks(state.game)
        self.positions = np.repeat(state.memory, 2)
        self.rng = new_rng()
        self.growth = growth.copy()
        self.progress = Growth.over(self.growth)
        self.leaf = leaf
        room = state.game.most_legal
        sizes = STEP * DEEPEST, room, room, room, MOST_SEATS, 2 * MOST_SEATS, MOST_SEATS, SUM * room
        self.scratch = [np.zeros(size, np.int64) for size in sizes]
        nodes = 1 << (min(max(expected, FEWEST_NODES), MOST_NODES) - 1).bit_length()
        self.nodes = np.empty(nodes, Node.dtype)
        self.edges = np.empty(max(EDGES_PER_NODE * nodes, 2 * room), Edge.dtype)
        self.slots = np.zeros(2 * nodes, np.int32)
        self._begin(state, number)

    def goes_on(self, state: State, number: int) -> bool:
        """Grow from a later position of the game, if the tree has come to it; whether it has.

        It must be open: if not, moves were tried there that the seat in turn cannot make. And a
        tree that has become large begins anew: most of it is about what did not happen.
        """
        if state.game is not self.state.game or self.progress.nodes > MOST_KEPT:
            return False
        position = struct(state.game.position, state.memory)
        words = state.memory.view(self.masks.dtype)
        slot = find(self.tree, hash_position(words, 0, self.masks))
        is_known = self.slots[slot] > 0 and bool(state.game.rules.is_open(position))
        if is_known:
            self._begin(state, number)
        return is_known

    def _begin(self, state: State, number: int) -> None:
        """Grow from this position, whether the tree knows it or not."""
        assert state.turn is not None
        self.state = state
        self.begun = self.progress.iterations
        self.positions[:] = state.memory
        seed(struct(Rng, self.rng), number)
        self.progress.seat = state.turn if self.eyes is None else self.eyes
        self.progress.seats = state.players
        self.progress.hidden = state.game.hidden
        self.scratch[-1][:] = 0
        self.tree = self._tree()
        plant(self.tree)

    @property
    def iterations(self) -> int:
        """How often it was iterated from this position."""
        return self.progress.iterations - self.begun

    @property
    def _root(self) -> Any:
        return self.nodes[self.progress.root]

    def grow(self, count: int) -> int:
        """Iterate so often, or until the outcome is certain; how often it was."""
        done = int(grow(self.tree, count))
        while self.progress.full == FULL:
            self.make_room()
            done += int(grow(self.tree, count - done))
        return done

    @property
    def is_certain(self) -> bool:
        """Whether the outcome is known: there is nothing left to search."""
        return bool(self._root["exact"])

    def certain_move(self) -> Move | None:
        """The best move, if the outcome is known: it need not be the one that was tried most."""
        if not self.is_certain:
            return None
        root = self._root
        edges = self.edges[root["first"] : root["first"] + root["count"]]
        growth, nodes, seat = self.tree.growth, self.tree.nodes, int(root["turn"])
        best = max(edges, key=lambda edge: certain_utility(growth, nodes[edge["child"]], seat))
        return int(best["move"])

    def root(self) -> dict[Move, Tried]:
        """What was found out about each move that was weighed.

        That is of the visits of this search. Of a move that had its visits before, no more is known
        than its worth.
        """
        first, count = (int(self._root[name]) for name in ("first", "count"))
        edges = self.edges[first : first + count]
        sums = self.scratch[-1][: SUM * count].reshape(-1, SUM)
        seat, seats = int(self._root["turn"]), self.state.players
        found: dict[Move, Tried] = {}
        for edge, (new, *rest) in zip(edges, sums.tolist(), strict=True):
            visits = int(edge["visits"])
            if new:
                shares = tuple(each / new / WIN for each in rest[:seats])
                margins = tuple(each / new / POINT for each in rest[MOST_SEATS:][:seats])
                tried = Tried(visits, shares[seat], margins[seat], shares, margins)
            else:
                tried = Tried(visits, int(edge["value"]) / (visits or 1) / WIN, 0.0)
            found[int(edge["move"])] = tried
        return found

    def certain(self) -> Tried:
        """The outcome, where it is known, for all seats."""
        root, seat, seats = self._root, int(self._root["turn"]), self.state.players
        shares = tuple(each / WIN for each in root["shares"][:seats].tolist())
        margins = tuple(each / POINT for each in root["margins"][:seats].tolist())
        return Tried(int(root["visits"]), shares[seat], margins[seat], shares, margins)

    def line(self, move: Move, length: int) -> tuple[Move, ...]:
        """How the game is expected to go on from a move, while that is known."""
        line = np.zeros(length, np.int64)
        n = follow_line(self.tree, move, struct(Rng, self.state.chance()), line)
        return tuple(line[:n].tolist())

    def plan(self, move: Move) -> Plan:
        """How this turn goes on after a move, up to where chance speaks or nothing is known."""
        plan = np.zeros(DEEPEST, np.int64)
        n = plan_turn(self.tree, move, struct(Rng, self.state.chance()), plan)
        moves: list[Move] = plan[:n].tolist()
        whole = NOTHING not in moves
        return Plan(tuple(moves if whole else moves[:-1]), whole)

    def make_room(self) -> None:
        """Twice the memory, for the tree as it is."""
        if len(self.nodes) >= MOST_NODES:
            self.progress.full = FULL_FOR_GOOD
            return
        self.progress.full = 0
        self.nodes = _doubled(self.nodes)
        self.edges = _doubled(self.edges)
        self.slots = np.zeros(2 * len(self.slots), np.int32)
        self.tree = self._tree()
        enter_all(self.tree)

    def _tree(self) -> Tree:
        return Tree(
            struct(Growth, self.growth),
            self.leaf,
            structs(self.state.game.position, self.positions),
            self.positions.view(self.masks.dtype),
            self.masks,
            struct(Rng, self.rng),
            structs(Node, self.nodes),
            structs(Edge, self.edges),
            self.slots,
            *self.scratch,
        )


def _doubled(memory: Memory) -> Memory:
    """Twice the room, what is there at its front; the rest is not touched before it is used."""
    room = np.empty(2 * len(memory), memory.dtype)
    room.view(np.uint8)[: memory.nbytes] = memory.view(np.uint8)
    return room
