"""Thousands of independent games at once, on threads of the processor or on a CUDA device."""

from collections.abc import Sequence
from typing import Any, Literal, get_args

import numpy as np

from tegel.core.cuda import why_not
from tegel.core.errors import BadOptions, IllegalMove, InvalidMove
from tegel.core.game import Game
from tegel.core.machine import processors
from tegel.core.native.build import ensure
from tegel.core.options import Value
from tegel.core.rng import SEEDS, fresh_seed
from tegel.core.state import State
from tegel.core.struct import Memory
from tegel.envs.rewards import Rewards, scheme_of
from tegel.envs.slots import Player
from tegel.envs.steps import LAST_SEED
from tegel.envs.threads import Threads
from tegel.games import find

Device = Literal["cpu", "cuda"]


class Batch:
    """So many games of one kind, or of a kind each; all arrays have a row a game.

    An option of the game is one value for all, or a list with one for each. One seed stands for
    itself and those that follow. A game that ends makes way, in the same step, for a fresh one
    whose seed is so many on as there are games, so no seed comes twice; with `auto_reset=False` it
    stays as it is, and any move there changes nothing.

    Arrays are written by `reset` and `step` in place: copy what should last.
    """

    def __init__(
        self,
        game: str | Game,
        games: int,
        *,
        seed: int | Sequence[int] | Memory | None = None,
        device: Device = "cpu",
        threads: int | None = None,
        masks: bool = True,
        observations: bool = True,
        rewards: Rewards = "win",
        auto_reset: bool = True,
        **options: object,
    ) -> None:
        if type(games) is not int or games < 1:
            raise BadOptions(f"games cannot be {games!r}; it can be a whole number from 1 on")
        if threads is not None and (type(threads) is not int or threads < 1):
            raise BadOptions(f"threads cannot be {threads!r}; it can be a whole number from 1 on")
        self.game = find(game) if isinstance(game, str) else game
        self.games = games
        self.device = _usable(device)
        self._scheme = scheme_of(rewards)
        self._renew = games if auto_reset else 0
        self._kinds, self._kind = _settle(self.game, games, options)
        codes = np.array([self.game.encode(kind) for kind in self._kinds])[self._kind]
        seats = np.array([int(kind["players"]) for kind in self._kinds], np.int8)[self._kind]
        self._player: Player
        if device == "cuda":
            from tegel.envs.device import Cuda

            self._player = Cuda(self.game, codes, seats, masks, observations)
        else:
            ensure(self.game, "batches")
            count = processors() if threads is None else threads
            self._player = Threads(self.game, codes, seats, masks, observations, count)
        self.reset(seed)

    # --- Acting ----------------------------------------------------------------------------------

    def reset(self, seed: int | Sequence[int] | Memory | None = None) -> None:
        """A fresh game in every place; without a seed, chance is unpredictable."""
        self._player.begin(_seeds(seed, self.games))
        self._player.tell(self._scheme, self._renew)

    def step(self, moves: Any, *, check: bool = True) -> None:
        """A move in every game.

        If one is not legal, `IllegalMove` says where and why, and no game has changed. Without the
        check, a move that is not legal does anything, to this process too.
        """
        taken = self._player.take(moves)
        if check:
            self._check(taken)
        self._player.step(taken)
        self._player.tell(self._scheme, self._renew)

    def sample(self) -> Any:
        """A legal move for every game, each with the same chance; −1 for a game that is over."""
        return self._player.sample()

    # --- Reading ---------------------------------------------------------------------------------

    @property
    def states(self) -> Any:
        """The positions: an array of records."""
        return self._player.slots.states

    @property
    def rngs(self) -> Any:
        """The chance of each game: an array of generators."""
        return self._player.slots.rngs

    @property
    def seeds(self) -> Any:
        """The seed of each game that is being played: `tegel.new` with it gives the same game."""
        return self._player.slots.seeds

    @property
    def turns(self) -> Any:
        """The seat in turn in each game; −1 where it is over."""
        return self._player.slots.turns

    @property
    def done(self) -> Any:
        """Whether each game ended with the last step (or, not being renewed, before it)."""
        return self._player.slots.done

    @property
    def rewards(self) -> Any:
        """What the last step paid, game by seat: 0 until a game ends."""
        return self._player.slots.rewards

    @property
    def scores(self) -> Any:
        """The final scores of the games that ended with the last step, game by seat; else 0."""
        return self._player.slots.scores

    @property
    def masks(self) -> Any:
        """Which moves are legal, game by move; none where it is over."""
        return self._wanted(self._player.slots.masks, "masks")

    @property
    def observations(self) -> Any:
        """What the seat in turn may know, game by number; all 0 where it is over."""
        return self._wanted(self._player.slots.observations, "observations")

    def options(self, i: int) -> dict[str, Value]:
        """The options of one game."""
        return dict(self._kinds[self._kind[i]])

    def state(self, i: int) -> State:
        """One game to look at: its position now, without its history and its chance to come."""
        if type(i) is not int or not 0 <= i < self.games:
            raise BadOptions(f"there is no game {i!r}; games are 0 to {self.games - 1}")
        memory = self._player.host(self.states, i)
        return State.resume(self.game, self.options(i), memory, 0)

    def _check(self, moves: Any) -> None:
        i = self._player.first_illegal(moves)
        if i == self.games:
            return
        move = int(self._player.host(moves, i)[0])
        try:
            self.state(i).check(move)
        except (InvalidMove, IllegalMove) as error:
            raise type(error)(f"game {i}: {error}; no game was changed") from None

    def _wanted(self, array: Any, name: str) -> Any:
        if array.shape[1] == 0:
            raise BadOptions(f"this batch writes no {name}; make it with {name}=True")
        return array


def _usable(device: str) -> str:
    if device not in get_args(Device):
        allowed = ", ".join(get_args(Device))
        raise BadOptions(f"device cannot be {device!r}; it can be: {allowed}")
    if device == "cuda":
        reason = why_not()
        if reason:
            raise BadOptions(f"device cannot be 'cuda' here: {reason}; it can be: cpu")
    return device


def _settle(
    game: Game, games: int, given: dict[str, object]
) -> tuple[list[dict[str, Value]], Memory]:
    """The kinds of game that are asked for, all options settled, and of which kind each game is."""
    lists = {name: list(v) for name, v in given.items() if isinstance(v, list | tuple | np.ndarray)}
    for name, values in lists.items():
        if len(values) != games:
            raise BadOptions(
                f"{name} has {len(values)} values for {games} games; give one for each"
            )
    alike = {name: value for name, value in given.items() if name not in lists}
    if not lists:
        return [game.settle(alike)], np.zeros(games, np.int64)
    kinds: dict[tuple[str, ...], int] = {}
    settled: list[dict[str, Value]] = []
    kind = np.zeros(games, np.int64)
    for i, chosen in enumerate(zip(*lists.values(), strict=True)):
        key = tuple(map(str, chosen))
        if key not in kinds:
            kinds[key] = len(kinds)
            settled.append(game.settle({**alike, **dict(zip(lists, key, strict=True))}))
        kind[i] = kinds[key]
    return settled, kind


def _seeds(seed: int | Sequence[int] | Memory | None, games: int) -> Memory:
    """A seed for each game."""
    if seed is None:
        seed = fresh_seed()
    if isinstance(seed, int | np.integer) and not isinstance(seed, bool):
        if not 0 <= seed < SEEDS:
            raise _bad_seed(seed)
        # Seeds wrap round at the last, as they do when games are renewed.
        return (np.arange(games) + np.int64(seed)) & LAST_SEED
    numbers = np.asarray(seed)
    if numbers.shape != (games,) or numbers.dtype.kind not in "iu":
        raise BadOptions(f"seed should be a whole number, or {games} of them: one for each game")
    for number in (numbers.min(), numbers.max()):
        if not 0 <= int(number) < SEEDS:
            raise _bad_seed(int(number))
    return numbers.astype(np.int64)


def _bad_seed(seed: object) -> BadOptions:
    return BadOptions(f"seed cannot be {seed!r}; it can be a whole number, 0 to 2**63 - 1")
