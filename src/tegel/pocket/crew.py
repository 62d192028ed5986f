"""Workers that grow trees beside the one that has Python: hands, without a head.

A hand has the kernels and a memory of its own, in which everything lies where it lies here: so it
is told where things are, and given what is there (`web/src/pocket/hand.ts`). What it has done comes
back to the same places. It can be stopped at any time, and then nothing comes back.
"""

import asyncio
import json
import time
from collections.abc import AsyncGenerator, Callable, Generator, Iterator
from contextlib import contextmanager
from ctypes import addressof, c_char
from struct import pack
from typing import Any, Protocol, cast

import numpy as np

from tegel.analysis.analysis import Analysis
from tegel.analysis.deepen import Deepening
from tegel.bots.search.bot import TICK
from tegel.bots.search.forest import Growing
from tegel.bots.search.grow import grow
from tegel.bots.search.tree import FULL, Growth
from tegel.core.arguments import read
from tegel.core.kernel import Kernel
from tegel.core.native.library import symbol_of
from tegel.core.struct import Grid, Memory, Place, Places

# So few iterations are made here before a hand has been told of them.
FEW = 500
# Seconds after which others come to speak while a tree is grown here.
BREATH = 0.02
# Where something lies and how many bytes it has; of rows, how many each has, and where it is
# written how many rows there are.
Piece = tuple[int, ...]


class Hands(Protocol):
    """The hands of a page, by number (`web/src/pocket/hands.ts`)."""

    count: int

    async def grow(self, hand: int, order: str) -> int:
        """Have a hand iterate; how often it has, or -1 if it is lost."""
        ...

    def stop(self, hand: int) -> None:
        """What it does is not wanted any more."""
        ...


class Crew:
    """All that can grow trees at once: this worker and its hands, if it has any."""

    def __init__(self, hands: Hands | None) -> None:
        self._hands = hands
        self._free = [*range(hands.count)] if hands else []
        self.size = 1 + len(self._free)  # so many trees are grown at once, each as quick as alone

    async def grow(self, tree: Growing, count: int) -> None:
        """Grow a tree: by a hand, or here if none is free. Each way it becomes the same."""
        until = tree.iterations + count
        with self._lent(1 if count > FEW else 0) as hands:
            for hand in hands:
                await hand.grow(tree, count)
        await _grow_here(tree, until - tree.iterations)

    async def deepen(self, begin: Callable[[int], Deepening]) -> AsyncGenerator[Analysis]:
        """An analysis that begins with so many trees as can be grown at once."""
        with self._lent(self.size - 1) as hands:
            deeper = begin(1 + len(hands))
            here, *others = deeper.trees
            held = dict(zip(hands, others, strict=True))
            while portion := deeper.portion():
                start = time.perf_counter()
                async with asyncio.TaskGroup() as group:
                    for hand, tree in held.items():
                        group.create_task(hand.grow_on(tree, portion))
                    group.create_task(_grow_here(here, portion))
                for hand in [hand for hand in held if hand.is_lost]:
                    deeper.trees.remove(held.pop(hand))
                deeper.note(time.perf_counter() - start)
                yield deeper.found()

    @contextmanager
    def _lent(self, most: int) -> Generator[list["_Hand"]]:
        """Hands that are free, for as long as somebody needs them."""
        numbers = [self._free.pop() for _ in range(min(most, len(self._free)))]
        assert self._hands is not None or not numbers
        hands = [_Hand(self._hands, number) for number in numbers] if self._hands else []
        try:
            yield hands
        finally:
            self._free += [hand.number for hand in hands if not hand.is_lost]


async def _grow_here(tree: Growing, count: int) -> None:
    """Grow a tree bit by bit: who has asked for it may want something else meanwhile."""
    portion = FEW
    while count > 0 and not tree.is_certain:
        start = time.perf_counter()
        count -= tree.grow(min(portion, count))
        rate = portion / max(time.perf_counter() - start, TICK)
        portion = max(1, int(rate * BREATH))
        await asyncio.sleep(0)


class _Hand:
    """A hand that works at one tree."""

    def __init__(self, hands: Hands, number: int) -> None:
        self.number = number
        self.is_lost = False
        self._hands = hands
        self._has_tree = False

    async def grow(self, tree: Growing, count: int) -> None:
        """Grow a tree, and give all of it back."""
        until = tree.iterations + count
        while not self.is_lost and tree.iterations < until and not tree.is_certain:
            await self._iterate(tree, until - tree.iterations, _all)
            if tree.progress.full == FULL and not self.is_lost:
                tree.make_room()
                self._has_tree = False

    async def grow_on(self, tree: Growing, count: int) -> None:
        """Grow a tree, and give back only what is found out at its root, unless all is needed."""
        until = tree.iterations + count
        returned = _root if self._has_tree else _all
        await self._iterate(tree, count, returned)
        if returned is _root and (tree.is_certain or tree.progress.full == FULL):
            await self._iterate(tree, 0, _all)
        if tree.progress.full == FULL and not self.is_lost:
            tree.make_room()
            self._has_tree = False
            await self.grow_on(tree, until - tree.iterations)

    async def _iterate(
        self, tree: Growing, count: int, returned: Callable[[Growing], list[Piece]]
    ) -> None:
        """Have a tree iterated, and take back what is wanted of it."""
        kind, words = read((tree.tree, count))
        block = bytearray(pack(f"{len(words)}q", *words))
        at = addressof(c_char.from_buffer(block))
        known = [_piece(tree.growth)] if self._has_tree else _given(tree)
        order = {
            "kernel": symbol_of(cast(Kernel, grow), kind),
            "block": at,
            "words": len(words),
            "count": count,
            "anew": not self._has_tree,
            "end": max(start + size for start, size in [(at, len(block)), *_touched(tree)]),
            "given": [(at, len(block)), *known],
            "returned": returned(tree),
        }
        try:
            done = await self._hands.grow(self.number, json.dumps(order))
        except asyncio.CancelledError:
            self._hands.stop(self.number)
            raise
        self.is_lost |= done < 0
        self._has_tree = True


# --- What a tree lies in ----------------------------------------------------------------------


def _piece(memory: Memory) -> Piece:
    return int(memory.ctypes.data), memory.size * memory.itemsize


def _touched(tree: Growing) -> list[Piece]:
    """All that a kernel is handed with a tree."""
    return [piece for piece in map(_piece, _memories(tree.tree)) if piece[1]]


def _given(tree: Growing) -> list[Piece]:
    """The same; of nodes and edges only those that there are."""
    used = {
        _piece(memory): (_piece(memory)[0], memory.itemsize * count)
        for memory, count in ((tree.nodes, tree.progress.nodes), (tree.edges, tree.progress.edges))
    }
    return [used.get(piece, piece) for piece in _touched(tree)]


def _all(tree: Growing) -> list[Piece]:
    """All that a hand changes."""
    rows = [
        (int(memory.ctypes.data), memory.itemsize, _counted(tree, name))
        for memory, name in ((tree.nodes, "nodes"), (tree.edges, "edges"))
    ]
    others = [tree.growth, tree.rng, tree.positions, tree.slots, *tree.scratch]
    return [*map(_piece, others), *rows]


def _root(tree: Growing) -> list[Piece]:
    """What was found out at the root of a tree that was given back once."""
    root = tree.progress.root
    node = tree.nodes[root : root + 1]
    first, count = int(node[0]["first"]), int(node[0]["count"])
    return [*map(_piece, (tree.growth, node, tree.edges[first : first + count], tree.scratch[-1]))]


def _counted(tree: Growing, name: str) -> int:
    """Where it is written how many there are of something."""
    fields: Any = Growth.dtype.fields
    return int(tree.growth.ctypes.data) + int(fields[name][1])


def _memories(what: Any) -> Iterator[Memory]:
    """The memory of all that a kernel is handed."""
    if isinstance(what, Place | Places | Grid):
        yield what.memory
    elif isinstance(what, np.ndarray):
        yield what
    elif isinstance(what, tuple):
        for part in what:
            yield from _memories(part)
