"""Games in lockstep on the threads of a CPU."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from tegel.bots.network.weights import in_whole_numbers
from tegel.bots.search.foretell import Foresight, foresight, foretell, perceive
from tegel.bots.search.tree import MOST_SEATS, WIN
from tegel.core.game import Game
from tegel.core.kernel import kernel
from tegel.core.rng import Rng, below, next_word
from tegel.core.struct import Ints, Memory, rows, structs
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
    shortlist,
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
def weigh(net: Foresight, s: Any, move: int, seats: int, hidden: int, rng: Rng, then: Ints) -> None:
    """Write what a move leads to, as the network expects it."""
    if look_ahead(s, move, seats, hidden, rng, then):
        foretell(net, s, seats)
        for seat in range(seats):
            then[SHARES + seat] = net.shares[seat]
            then[MARGINS + seat] = net.margins[seat]


@kernel
def weigh_answers(
    net: Foresight,
    greed: float,
    width: int,
    seats: int,
    room: Any,
    chance: Any,
    moves: Any,
    then: Ints,
    after: Ints,
) -> None:
    """Write what the best answer leads to in the first position there is room for."""
    n = shortlist(room[0], width, moves, moves[len(moves) // 2 :])
    seat = room[0].turn
    most = LEAST
    for k in range(n):
        room[1] = room[0]
        chance[1] = chance[0]
        # What is hidden was made up by who moved, and the answer is to that.
        weigh(net, room[1], moves[k], seats, 0, chance[1], after)
        value = liking(net, after, seat, greed)
        if value > most:
            most = value
            for i in range(SHARES, TOLD):
                then[i] = after[i]


@kernel
def liking(net: Foresight, then: Ints, seat: int, greed: float) -> float:
    """How much a seat likes what a move leads to."""
    return then[SHARES + seat] / WIN + greed * then[MARGINS + seat] / net.points


@kernel
def note(net: Foresight, then: Ints, seats: int, out: Any) -> None:
    """Write it down as a network learns it."""
    for seat in range(MOST_SEATS):
        out[seat] = then[SHARES + seat] / WIN if seat < seats else 0
        out[MOST_SEATS + seat] = then[MARGINS + seat] / net.points if seat < seats else 0


@kernel
def choose_some(
    low: int,
    high: int,
    net: Foresight,
    greed: float,
    daring: int,
    deep: int,
    width: int,
    hidden: int,
    positions: Any,
    seats: Any,
    dreams: Any,
    moves: Any,
    told: Any,
    chosen: Any,
    strayed: Any,
    outlook: Any,
    room: Any,
    chance: Any,
    answers: Ints,
    then: Ints,
    after: Ints,
    values: Any,
) -> None:
    """Choose in these games."""
    for i in range(low, high):
        n = told[i, CHOICES]
        mover = positions[i].turn
        best = 0
        most = LEAST
        for k in range(n):
            room[0] = positions[i]
            chance[0] = dreams[i]
            weigh(net, room[0], moves[i, k], seats[i], hidden, chance[0], then)
            values[k] = liking(net, then, mover, greed)
            if deep == 0 and values[k] > most:
                most = values[k]
                best = k
                note(net, then, seats[i], outlook[i])
        for _ in range(min(deep, n)):
            k = most_liked(values, n)
            values[k] = LEAST
            room[0] = positions[i]
            chance[0] = dreams[i]
            if look_ahead(room[0], moves[i, k], seats[i], hidden, chance[0], then):
                weigh_answers(net, greed, width, seats[i], room, chance, answers, then, after)
            value = liking(net, then, mover, greed)
            if value > most:
                most = value
                best = k
                note(net, then, seats[i], outlook[i])
        if n > 1 and dares(daring, dreams[i]):
            k = below(dreams[i], n)
            strayed[i] = k != best
            best = k
        else:
            strayed[i] = 0
        chosen[i] = moves[i, best]
        next_word(dreams[i])


@kernel
def most_liked(values: Any, n: int) -> int:
    """The first of the largest of n values."""
    best = 0
    for k in range(1, n):
        if values[k] > values[best]:
            best = k
    return best


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
        self.chosen, self.strayed = np.zeros((2, games), np.int32)
        self._outlook = np.zeros((games, 2 * MOST_SEATS), np.float32)
        self.outlook = self._outlook.T
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
        """Room for two positions that are only tried; each thread has its own."""
        return structs(self.game.position, np.zeros(2, self.game.position.dtype))

    def learnt(self, weights: Weights, taste: Taste) -> None:
        """Choose by this network, in whole numbers as bots have it; each thread has its own."""
        advice, arrays = self.game.advice, in_whole_numbers(weights)
        self._networks = [foresight(advice, arrays, taste.unit) for _ in range(self.threads)]
        self._taste = taste

    def choose(self) -> None:
        """In each game the best move that was looked at, or any."""
        networks = iter(self._networks)
        taste = self._taste
        wants = taste.greed, taste.of_words, taste.deep, taste.answers, self.hidden
        dreams = structs(Rng, self.dreams)
        games = self._games(), self.seats, dreams, self.moves, self._told
        found = self.chosen, self.strayed, rows(self._outlook)

        def choose(low: int, high: int, net: Foresight) -> None:
            chance = structs(Rng, np.zeros(2, Rng.dtype))
            then, after = np.zeros((2, TOLD), np.int64)
            answers = np.zeros(2 * self.game.most_legal, np.int64)
            room = self._room(), chance, answers, then, after, np.zeros(self.width)
            choose_some(low, high, net, *wants, *games, *found, *room)

        self._share(lambda low, high: choose(low, high, next(networks)), self.games)

    def advance(self) -> None:
        """Play the chosen move in each game."""
        games = self._games(), self.chosen, self.seats, rows(self.options), self._rngs()
        self._share(advance_some, self.games, *games, rows(self._told))
        self.look()
