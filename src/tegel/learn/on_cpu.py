"""Games in lockstep on the threads of a CPU."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from tegel.bots.network.weights import in_whole_numbers
from tegel.bots.search.foretell import Foresight, foresight, foretell, perceive
from tegel.bots.search.tree import WIN
from tegel.core.game import Game
from tegel.core.kernel import kernel
from tegel.core.rng import Rng, below, new_rng, next_word
from tegel.core.struct import Memory, rows, structs
from tegel.learn.field import Field, Kinds, Taste
from tegel.learn.net import Weights
from tegel.learn.steps import (
    CHOICES,
    MARGINS,
    SHARES,
    TOLD,
    advance,
    begin,
    dares,
    look_ahead,
    tell,
)

LEAST = -1e9


@kernel
def begin_some(low: int, high: int, positions: Any, options: Any, rngs: Any) -> None:
    """Begin these games."""
    for i in range(low, high):
        begin(positions[i], options[i], rngs[i])


@kernel
def look_some(
    low: int,
    high: int,
    width: int,
    positions: Any,
    seen: Any,
    told: Any,
    moves: Any,
    values: Any,
    room: Any,
) -> None:
    """See what there is to see in these games."""
    for i in range(low, high):
        tell(positions[i], width, told[i], moves[i], values[i])
        room[0] = positions[i]
        perceive(room[0], seen[i])


@kernel
def choose_some(
    low: int,
    high: int,
    net: Foresight,
    greed: float,
    daring: int,
    hidden: int,
    positions: Any,
    seats: Any,
    dreams: Any,
    moves: Any,
    told: Any,
    chosen: Any,
    room: Any,
    chance: Any,
    then: Any,
) -> None:
    """Choose in these games."""
    for i in range(low, high):
        n = told[i, CHOICES]
        if n > 1 and dares(daring, dreams[i]):
            chosen[i] = moves[i, below(dreams[i], n)]
        else:
            chosen[i] = moves[i, 0]
            mover = positions[i].turn
            most = LEAST
            for k in range(n if n > 1 else 0):
                room[0] = positions[i]
                chance[0] = dreams[i]
                goes_on = look_ahead(room[0], moves[i, k], seats[i], hidden, chance[0], then)
                share, margin = then[SHARES + mover], then[MARGINS + mover]
                if goes_on:
                    foretell(net, room[0], seats[i])
                    share, margin = net.shares[mover], net.margins[mover]
                value = share / WIN + greed * margin / net.points
                if value > most:
                    most = value
                    chosen[i] = moves[i, k]
            next_word(dreams[i])


@kernel
def advance_some(
    low: int,
    high: int,
    positions: Any,
    chosen: Any,
    seats: Any,
    options: Any,
    rngs: Any,
    told: Any,
) -> None:
    """Play the chosen move in these games."""
    for i in range(low, high):
        advance(positions[i], chosen[i], seats[i], options[i], rngs[i], told[i])


class CpuField(Field):
    """Each thread has a share of the games; how many there are changes nothing but the speed."""

    xp = np

    def __init__(
        self, game: Game, kinds: Kinds, games: int, number: int, width: int, threads: int
    ) -> None:
        super().__init__(game, kinds, games, number, width)
        self.pool = ThreadPoolExecutor(threads)
        self.threads = threads
        self._seen = np.zeros((games, game.perception), np.float32)
        self._told = np.zeros((games, TOLD), np.int32)
        self.moves, self._values = np.zeros((2, games, game.most_legal), np.int32)
        self.chosen = np.zeros(games, np.int32)
        self.seen, self.told = self._seen.T, self._told.T

    def send(self, memory: Memory) -> Memory:
        """An array as it is."""
        return memory

    def fetch(self, array: Memory) -> Memory:
        """A copy of an array."""
        return array.copy()

    def _share(self, task: Callable[..., None], count: int, *arguments: Any) -> None:
        """Let each thread do its part."""
        edges = [count * k // self.threads for k in range(self.threads + 1)]
        list(self.pool.map(lambda part: task(*part, *arguments), pairwise(edges)))

    def begin(self) -> None:
        """Begin all games."""
        self._share(begin_some, self.games, self._games(), rows(self.options), self._rngs())
        self.look()

    def look(self) -> None:
        """See what the seats in turn see, and which moves they will look at."""
        games, seen, told = self._games(), rows(self._seen), rows(self._told)
        moves, values = rows(self.moves), rows(self._values)

        def look(low: int, high: int) -> None:
            look_some(low, high, self.width, games, seen, told, moves, values, self._room())

        self._share(look, self.games)

    def _games(self) -> Any:
        return structs(self.game.position, self.positions)

    def _rngs(self) -> Any:
        return structs(Rng, self.rngs)

    def _room(self) -> Any:
        """Room for a position that is only tried; each thread has its own."""
        return structs(self.game.position, np.zeros(1, self.game.position.dtype))

    def learnt(self, weights: Weights, taste: Taste) -> None:
        """Choose by this network, in whole numbers as bots have it; each thread has its own."""
        advice, arrays = self.game.advice, in_whole_numbers(weights)
        self._networks = [foresight(advice, arrays, taste.unit) for _ in range(self.threads)]
        self._taste = taste

    def choose(self) -> None:
        """In each game the best move that was looked at, or any."""
        networks = iter(self._networks)
        taste = self._taste.greed, self._taste.of_words, self.hidden
        dreams = structs(Rng, self.dreams)
        games = self._games(), self.seats, dreams, self.moves, self._told, self.chosen

        def choose(low: int, high: int, net: Foresight) -> None:
            chance, then = structs(Rng, new_rng()), np.zeros(TOLD, np.int64)
            choose_some(low, high, net, *taste, *games, self._room(), chance, then)

        self._share(lambda low, high: choose(low, high, next(networks)), self.games)

    def advance(self) -> None:
        """Play the chosen move in each game."""
        games = self._games(), self.chosen, self.seats, rows(self.options), self._rngs()
        self._share(advance_some, self.games, *games, rows(self._told))
        self.look()
