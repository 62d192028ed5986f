"""A game in progress."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import numpy as np

from tegel.core.errors import BadOptions, IllegalMove, InvalidMove, InvalidSeat, NotOver
from tegel.core.game import Game, Move, PlayedView
from tegel.core.ink import Ink
from tegel.core.key import Key
from tegel.core.options import Value
from tegel.core.outcome import Outcome
from tegel.core.rng import SEEDS, Rng, fresh_seed, new_rng, seed
from tegel.core.struct import Memory, duplicate, struct

T = TypeVar("T")


class State:
    """A position of a game, its history and its chance; moves are pushed and popped."""

    def __init__(self, game: Game, options: Mapping[str, object], source: int | Key | None = None):
        """A game at its start; its chance comes from a seed or, if it is sealed, from a key."""
        if source is None:
            source = fresh_seed()
        if not isinstance(source, Key) and (type(source) is not int or not 0 <= source < SEEDS):
            raise BadOptions(f"seed cannot be {source!r}; it can be a whole number, 0 to 2**63 - 1")
        self.game = game
        self.options: dict[str, Value] = game.settle(options)
        self.source = source
        self.moves: list[Move] = []
        self.memory: Memory = np.zeros(1, game.position.dtype)
        self._past: list[tuple[Memory, Memory]] = []
        self._undone: tuple[Move, Memory, Memory] | None = None  # the move taken back last
        self._legal: tuple[Move, ...] | None = None
        self._known: dict[Callable[[State], Any], Any] = {}
        self._kept: dict[Callable[[State, Any], Any], tuple[int, Any]] = {}
        self._rng = source.generator(0) if isinstance(source, Key) else _seeded(source)
        game.rules.setup(self._position, game.encode(self.options), self._chance)
        self._turn_key()

    @classmethod
    def resume(
        cls, game: Game, options: Mapping[str, object], memory: Memory, number: int
    ) -> "State":
        """A state from a position alone: without history, its chance from the seed given here."""
        state = cls(game, options, number)
        state.memory = duplicate(memory)
        state._forget()
        state._rng = _seeded(number)
        return state

    def again(self) -> "State":
        """The same game at its start."""
        return State(self.game, self.options, self.source)

    @property
    def _position(self) -> Any:
        return struct(self.game.position, self.memory)

    @property
    def _chance(self) -> Any:
        return struct(Rng, self._rng)

    @property
    def seen(self) -> Any:
        """The position as Python ints, to look at."""
        return self.once(_see)

    @property
    def players(self) -> int:
        """How many seats there are; seats count from 0."""
        return int(self.options["players"])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.once(_is_over)

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.is_over else int(self.memory["turn"][0])

    @property
    def begins_turn(self) -> bool:
        """Whether the decision asked for now is the first of a turn."""
        return self.once(_begins_turn)

    @property
    def seed(self) -> int | None:
        """The seed that all chance comes from; None in a sealed game."""
        return None if isinstance(self.source, Key) else self.source

    @property
    def chance_spoke(self) -> bool:
        """Whether the last move brought anything by chance: played again, it draws."""
        memory, rng = self.before(len(self.moves) - 1)
        count = int(rng["counter"][0])
        self.game.rules.play(struct(self.game.position, memory), self.moves[-1], struct(Rng, rng))
        return int(rng["counter"][0]) != count

    def chance(self) -> Memory:
        """A copy of the chance to come, as kernels take it."""
        return duplicate(self._rng)

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves, ascending."""
        if self._legal is None:
            moves = np.zeros(self.game.most_legal, np.int16)
            n = self.game.rules.legal(self._position, moves)
            self._legal = tuple(moves[:n].tolist())
        return list(self._legal)

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores as they stand, seat by seat."""
        return self.once(_standing).scores

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        if not self.is_over:
            raise NotOver(f"the game is not over: seat {self.turn} is to move")
        return self.once(_standing)

    def push(self, move: Move) -> None:
        """Play a move and all that follows from it; refuse one that is not legal, unchanged."""
        undone, self._undone = self._undone, None
        if undone is None or undone[0] != move:
            self.check(move)
            undone = None
        self._past.append((self.memory, self._rng))
        self._forget()
        if undone is not None:  # a server tries each move before it is committed
            _, self.memory, self._rng = undone
        else:
            self.memory = duplicate(self.memory)
            self._rng = duplicate(self._rng)
            self.game.rules.play(self._position, int(move), self._chance)
        self.moves.append(int(move))
        if undone is None:
            self._turn_key()

    def push_text(self, text: str) -> Move:
        """Play the move that a text means; which one that is."""
        move = self.parse(text)
        self.push(move)
        return move

    def pop(self) -> Move:
        """Take the last move back; which one that was."""
        if not self.moves:
            raise IllegalMove("there is no move to take back: the game has just begun")
        self._undone = self.moves[-1], self.memory, self._rng
        self.memory, self._rng = self._past.pop()
        self._forget()
        move = self.moves.pop()
        left = len(self.moves)
        self._kept = {make: kept for make, kept in self._kept.items() if kept[0] <= left}
        return move

    def check(self, move: Move) -> None:
        """Raise `InvalidMove` or `IllegalMove`, with the reason, unless the move is legal."""
        text = self.text(move)
        if move not in self.legal_moves:
            reason = self.game.notation.why_illegal(self, move)
            raise IllegalMove(f"{text} is not possible: {reason}")

    def text(self, move: Move) -> str:
        """The text form of a move, legal or not."""
        if isinstance(move, bool) or not isinstance(move, int | np.integer):
            raise InvalidMove(f"{move!r} is not a move; a move is a whole number")
        if not 0 <= move < self.game.moves:
            raise InvalidMove(f"{move} is not a move; moves are 0 to {self.game.moves - 1}")
        return self.game.notation.move_text(self, move)

    def parse(self, text: str) -> Move:
        """The move that a text means, legal or not."""
        if not isinstance(text, str):
            raise InvalidMove(f"{text!r} is not a move; write it as text")
        return self.game.notation.parse_move(self, text)

    def copy(self) -> "State":
        """An independent copy with the same history and the same chance to come."""
        twin = State.__new__(State)
        twin.__dict__.update(self.__dict__)
        twin.memory = duplicate(self.memory)
        twin._rng = duplicate(self._rng)
        twin._past = self._past.copy()
        twin.moves = self.moves.copy()
        twin._kept = self._kept.copy()
        twin._forget()
        return twin

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """All that a seat may know, as plain data; None: a spectator."""
        self._check_seat(seat)
        return self.game.view(self, seat)

    def last_move(self, seat: int | None = None) -> PlayedView | None:
        """The move made last, as a seat may know it; None: a spectator."""
        self._check_seat(seat)
        if not self.moves:
            return None
        move = self.moves[-1]
        memory, _ = self._past[-1]
        by = int(memory["turn"][0])
        veil = self.game.veils(memory, move, seat)
        if veil is not None:
            return {"seat": by, "move": None, "text": veil}
        return {"seat": by, "move": move, "text": self.text(move)}

    def observe(self, seat: int) -> Memory:
        """All that a seat may know, as numbers."""
        seen = np.zeros(self.game.observation, np.float32)
        self.game.rules.observe(self._position, seat, seen)
        return seen

    def imagine(self, seat: int, number: int) -> "State":
        """A state that agrees with this one in all that a seat knows, and in nothing else.

        What the seat cannot know, and the chance to come, follow from the seed given here alone.
        There is no history, for it may tell more than the seat saw.
        """
        twin = self.copy()
        twin.source = number
        twin.moves = []
        twin._past = []
        twin._undone = None
        twin._kept = {}
        twin._rng = _seeded(number)
        self.game.rules.redeal(twin._position, seat, twin._chance)
        return twin

    def was(self, n: int, field: str) -> int:
        """A field of the position before the n-th move."""
        return int(self._past[n][0][field][0])

    def once(self, make: Callable[["State"], T]) -> T:
        """What a function says of this position; asked again, it is not worked out again.

        Views of one position for several seats share much. Nobody may change what they get.
        """
        if make not in self._known:
            self._known[make] = make(self)
        known: T = self._known[make]
        return known

    def carry(self, make: Callable[["State", T | None], T]) -> T:
        """What a function says of this position, given what it said one move ago.

        For what most moves leave as it is, or add a little to: who is given the old may return it,
        or parts of it, but not change it. None: nobody asked one move ago.
        """
        moves = len(self.moves)
        then, known = self._kept.get(make, (-1, None))
        if then != moves:
            known = make(self, known if then == moves - 1 else None)
            self._kept[make] = moves, known
        found: T = known
        return found

    def before(self, n: int) -> tuple[Memory, Memory]:
        """Copies of the position and the generator before the n-th move: to tell what happened."""
        memory, rng = self._past[n]
        return duplicate(memory), duplicate(rng)

    def snapshot(self) -> tuple[Memory, Memory]:
        """Copies of the position and the generator as they are now."""
        return duplicate(self.memory), duplicate(self._rng)

    def _turn_key(self) -> None:
        """In a sealed game what the next move brings has a generator of its own."""
        if isinstance(self.source, Key):
            self._rng = self.source.generator(len(self.moves) + 1)

    def _forget(self) -> None:
        """Forget what was worked out for the position before."""
        self._legal = None
        self._known = {}

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise InvalidSeat(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")

    def __str__(self) -> str:
        return self.game.notation.show(self, Ink.of_terminal())

    def _repr_svg_(self) -> str:
        """The table for a notebook, as the seat sees it that decides now."""
        return self.game.picture(self.view(self.turn))

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        chance = "sealed" if self.seed is None else f"seed={self.seed}"
        return f"<{self.game.title}, {options}, {chance}, {len(self.moves)} moves>"


def _seeded(number: int) -> Memory:
    """The generator of a seed."""
    rng = new_rng()
    seed(struct(Rng, rng), number)
    return rng


def _see(state: State) -> Any:
    return state.game.position.over(state.memory)


def _is_over(state: State) -> bool:
    return bool(state.game.rules.is_over(struct(state.game.position, state.memory)))


def _begins_turn(state: State) -> bool:
    return bool(state.game.rules.begins_turn(struct(state.game.position, state.memory)))


def _standing(state: State) -> Outcome:
    out = np.zeros(2 * state.players, np.int64)
    state.game.rules.result(struct(state.game.position, state.memory), out)
    numbers = out.tolist()
    return Outcome(tuple(numbers[: state.players]), tuple(numbers[state.players :]))
