"""The arrays of a batch: a row for each game, in the memory of the device that plays."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from tegel.core.game import Game
from tegel.core.rng import Rng
from tegel.core.struct import Memory


@dataclass(frozen=True)
class Slots:
    """Positions, chance and options of the games, and what is told of them."""

    states: Any
    rngs: Any  # the chance of each game
    picks: Any  # the chance of moves picked at random: not the game's
    seeds: Any
    options: Any
    seats: Any
    moves: Any  # room for moves picked at random
    turns: Any
    done: Any
    rewards: Any
    scores: Any
    masks: Any
    observations: Any


class Player(Protocol):
    """What plays the games of a batch: threads of a processor, or a CUDA device."""

    slots: Slots

    def begin(self, seeds: Memory) -> None:
        """A fresh game of each seed, and fresh chance for moves picked at random."""
        ...

    def take(self, moves: Any) -> Any:
        """Moves as this device plays them; `InvalidMove` if they are no such array."""
        ...

    def first_illegal(self, moves: Any) -> int:
        """The first game whose move is not legal; the number of games if all are."""
        ...

    def step(self, moves: Any) -> None:
        """A move in every game; one that is over stays as it is."""
        ...

    def tell(self, scheme: int, renew: int) -> None:
        """Write what every game has come to: rewards, scores, turns, masks, observations."""
        ...

    def sample(self) -> Any:
        """A legal move for every game, picked at random."""
        ...

    def host(self, array: Any, i: int) -> Memory:
        """A copy of one row (for records: of one record, in an array) for the processor to read."""
        ...


def slots(
    make: Callable[[tuple[int, ...], Any], Any],
    place: Callable[[Memory], Any],
    game: Game,
    options: Memory,
    seats: Memory,
    masks: bool,
    observations: bool,
) -> Slots:
    """All arrays of a batch; what nobody wants to see has rows of no length."""
    games = len(options)
    return Slots(
        states=make((games,), game.position.dtype),
        rngs=make((games,), Rng.dtype),
        picks=make((games,), Rng.dtype),
        seeds=make((games,), np.int64),
        options=place(options),
        seats=place(seats),
        moves=make((games,), np.int64),
        turns=make((games,), np.int8),
        done=make((games,), np.bool_),
        rewards=make((games, int(seats.max())), np.float32),
        scores=make((games, int(seats.max())), np.int32),
        masks=make((games, game.moves if masks else 0), np.bool_),
        observations=make((games, game.observation if observations else 0), np.float32),
    )
