"""Many games that advance in lockstep: arrays with a place for each of them."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tegel.core.game import Game
from tegel.core.options import Value
from tegel.core.rng import Rng
from tegel.core.struct import Memory, structs
from tegel.learn.net import Weights
from tegel.learn.steps import seed_each

Kinds = Sequence[Mapping[str, Value]]

# Games get chance of their own, and so does what is made up when they look ahead.
DREAMS = 1 << 40


@dataclass(frozen=True)
class Taste:
    """What a player wants, and how often it tries something else."""

    unit: float  # a margin of so many points is 1
    greed: float  # what a unit of margin counts beside a win
    daring: float  # how often any move is made instead of the best
    deep: int = 0  # at so many moves, the best, it looks once more: with the answers to them
    answers: int = 8  # it looks at so many answers

    @property
    def of_words(self) -> int:
        """How many of 2³² random words make it dare."""
        return int(self.daring * 2**32)


class Field(ABC):
    """Games of several kinds, in turn: game i is of kind i modulo their number.

    What networks read has a column for each game. On a device neighbouring threads then write to
    neighbouring places; on a CPU the same arrays lie the other way round in memory.
    """

    xp: Any  # NumPy, or CuPy on a device
    seen: Any  # by the seat in turn: a column for each game
    told: Any
    moves: Any  # that are looked at
    chosen: Any
    strayed: Any  # whether that is another move than the best
    outlook: Any  # what the best move leads to: a column for each game

    def __init__(self, game: Game, kinds: Kinds, games: int, number: int, width: int) -> None:
        self.game = game
        self.games = games
        self.width = width
        self.hidden = int(game.hidden)
        settled = [game.settle(kind) for kind in kinds]
        which = np.arange(games) % len(kinds)
        self.options = self.send(np.array([game.encode(kind) for kind in settled])[which])
        seats = np.array([int(kind["players"]) for kind in settled], np.int32)
        self.seats = self.send(seats[which])
        self.positions = self.send(np.zeros(games, game.position.dtype))
        rngs, dreams = np.zeros((2, games), Rng.dtype)
        seed_each(structs(Rng, rngs), number)
        seed_each(structs(Rng, dreams), DREAMS + number)
        self.rngs = self.send(rngs)
        self.dreams = self.send(dreams)

    @abstractmethod
    def send(self, memory: Memory) -> Any:
        """An array, where the games are."""

    @abstractmethod
    def fetch(self, array: Any) -> Memory:
        """An array, where Python is."""

    @abstractmethod
    def begin(self) -> None:
        """Begin all games."""

    @abstractmethod
    def look(self) -> None:
        """See what the seats in turn see, and which moves they will look at."""

    @abstractmethod
    def learnt(self, weights: Weights, taste: Taste) -> None:
        """Choose by this network from now on."""

    @abstractmethod
    def choose(self) -> None:
        """In each game a move: look at what may come of some, and take the best, or dare any."""

    @abstractmethod
    def advance(self) -> None:
        """Play the chosen move in each game."""

    def snapshot(self) -> dict[str, Memory]:
        """All that the games are made of, to go on from."""
        return {name: self.fetch(getattr(self, name)) for name in ("positions", "rngs", "dreams")}

    def restore(self, snapshot: Mapping[str, Memory]) -> None:
        """Put the games back to where they were."""
        for name, memory in snapshot.items():
            # A file does not remember how records are aligned, and kernels know only ours.
            setattr(self, name, self.send(memory.view(getattr(self, name).dtype)))
        self.look()
