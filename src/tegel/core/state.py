"""A game in progress."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import numpy as np

from tegel.core import dealing
from tegel.core.errors import (
    BadOptions,
    BadPosition,
    IllegalMove,
    InvalidMove,
    InvalidSeat,
    NotOver,
)
from tegel.core.game import Game
from tegel.core.ink import Ink
from tegel.core.key import Key
from tegel.core.notation import Unread
from tegel.core.options import Value
from tegel.core.outcome import Outcome
from tegel.core.rng import SEEDS, Rng, drawn, fresh_seed, new_rng, next_word, seed
from tegel.core.struct import Memory, duplicate, struct, thawed
from tegel.core.telling import Move, Telling, Told, tell
from tegel.core.words import english

if TYPE_CHECKING:
    from tegel.analysis import Analysis
    from tegel.core.fields import Fields

T = TypeVar("T")
SPECTATOR = -1
# So often what is not known is made up anew, until a move fits that was made.
WORLDS = 500


class State:
    """A position of a game, its history and its chance; moves are pushed and popped.

    It is a value: states are equal if game, options and position are, however they came about and
    whatever chance may bring; so is the hash. (Do not push while a state is a key.) Copied, or
    pickled and sent to another process, it goes on with the same history and the same chance.
    """

    def __init__(self, game: Game, options: Mapping[str, object], source: int | Key | None = None):
        """A game at its start; its chance comes from a seed or, if it is sealed, from a key."""
        if source is None:
            source = fresh_seed()
        if isinstance(source, np.integer):  # as arrays and spaces give them
            source = int(source)
        if not isinstance(source, Key) and (type(source) is not int or not 0 <= source < SEEDS):
            raise BadOptions(f"seed cannot be {source!r}; it can be a whole number, 0 to 2**63 - 1")
        self.game = game
        self.options: dict[str, Value] = game.settle(options)
        self.source = source
        self.origin: str | None = None  # the position it began with, if that was no set-up
        self.moves: list[Move] = []
        # By the number of a move, from 0: what it brought by chance, as it was written down.
        self.deals: dict[int, tuple[str, ...]] = {}
        self.known: int | None = None  # the seat, or spectator, that knows as much; None: all is
        self.memory: Memory = thawed(bytes(game.position.dtype.itemsize), game.position)
        self._past: list[tuple[Memory, Memory]] = []
        self._undone: _Tried | None = None  # the move taken back last
        self._legal: tuple[Move, ...] | None = None
        self._known: dict[Callable[[State], Any], Any] = {}
        self._recalled: dict[tuple[Callable[..., Any], tuple[object, ...]], Any] = {}
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

    @classmethod
    def laid_out(
        cls, game: Game, options: Mapping[str, object], fields: "Fields", number: int
    ) -> "State":
        """A state from the fields of a position (`core/position.py`), or `Impossible`.

        What they leave unknown, and the chance to come, follow from the seed given here.
        """
        state = cls(game, options, number)
        rng = _seeded(number)
        game.positions.lay(state.seen, state.options, fields, Rng.over(rng))
        state._forget()
        state.origin = state.position
        if rng.tobytes() != _seeded(number).tobytes():
            # Something was dealt: what comes now has a seed of its own.
            chance = Rng.over(rng)
            state.source = number = next_word(chance) << 31 | next_word(chance) >> 1
        state._rng = _seeded(number)
        return state

    def again(self) -> "State":
        """The same game at its start."""
        if self.origin is not None:
            twin = self.copy()
            while twin.moves:
                twin.pop()
            return twin
        twin = State(self.game, self.options, self.source)
        twin.known = self.known
        return twin

    def retrace(self) -> Iterator["State"]:
        """The same game from its start on: one state that goes on, with all that was dealt."""
        twin = self.again()
        for n, move in enumerate(self.moves):
            deals = self.deals.get(n, ())
            twin.suit(move, deals)
            yield twin
            twin.push(move, deals)
        yield twin

    def known_to(self, seat: int | None) -> "State":
        """The same, of which nobody has written down more than a seat knows; None: a spectator.

        The rest is made up, and made up anew when a move is played that would not fit it.
        """
        self._check_seat(seat)
        twin = self.copy()
        twin.known = SPECTATOR if seat is None else seat
        if twin.origin is not None and not twin.moves:
            twin.origin = twin.position_for(seat)
        return twin

    @property
    def _position(self) -> Any:
        return self.once(_lying)

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
        return self.once(_turn)

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
        return self.once(_chance_spoke)

    @property
    def had_choice(self) -> bool:
        """Whether the last move was one of several."""
        return self.once(_had_choice)

    def chance(self) -> Memory:
        """A copy of the chance to come, as kernels take it."""
        return duplicate(self._rng)

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves, ascending."""
        return list(self._may_play)

    @property
    def _may_play(self) -> tuple[Move, ...]:
        if self._legal is None:
            moves = np.zeros(self.game.most_legal, np.int16)
            n = self.game.rules.legal(self._position, moves)
            self._legal = tuple(moves[:n].tolist())
        return self._legal

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

    def push(self, move: Move, deals: Sequence[str] = ()) -> None:
        """Play a move and all that follows from it; refuse one that is not legal, unchanged.

        What chance brings then may be given, deal by deal, as in: factories=BBKR/YYWW/…; or `?`
        for one that is not known (`core/dealing.py`). `BadPosition` if it can't come.
        """
        undone, self._undone = self._undone, None
        if undone is None or undone.move != move or deals:
            self.suit(move, deals)
            self.check(move)
            undone = None
        if deals:
            self._push_dealt(int(move), tuple(deals))
            return
        if undone is not None:  # a server tries each move before it is committed
            self._go_on()
            self.memory, self._rng, self._known = undone.memory, undone.rng, undone.known.copy()
        else:
            had_choice, before = len(self._may_play) > 1, drawn(self._rng)
            self._go_on()
            self.memory = duplicate(self.memory)
            self._rng = duplicate(self._rng)
            self.game.rules.play(self._position, int(move), self._chance)
            self._known[_chance_spoke] = drawn(self._rng) != before
            self._known[_had_choice] = had_choice
        self.moves.append(int(move))
        if undone is None:
            self._turn_key()

    def push_text(self, text: str, deals: Sequence[str] = ()) -> Move:
        """Play the move that a text means; which one that is."""
        move = self.parse(text)
        self.push(move, deals)
        return move

    def _push_dealt(self, move: Move, deals: tuple[str, ...]) -> None:
        """Play a legal move that brought what was written down."""
        memory, rng = self.snapshot()
        if self.game.deals is None:
            raise BadPosition(f"deal: in {self.game.title} chance speaks at the set-up alone")
        for _ in dealing.steps(self.game, memory, move, rng, deals):
            pass
        self._go_on()
        self.memory, self._rng = memory, rng
        self.deals[len(self.moves)] = deals
        self.moves.append(move)
        self._turn_key()

    def suit(self, move: Move, deals: Sequence[str] = ()) -> None:
        """Make up anew what is not known, until a move and its deals fit, if they ever do."""
        if self.known is None or self._fits(move, deals):
            return
        twin = self.copy()
        for number in range(WORLDS):
            self.game.rules.redeal(twin._position, self.known, struct(Rng, _seeded(number)))
            twin._legal = None
            if twin._fits(move, deals):
                self.memory, self._kept = twin.memory, {}
                self._forget()
                return

    def _fits(self, move: Move, deals: Sequence[str]) -> bool:
        """Whether a move is legal, and can bring this."""
        if move not in self._may_play:
            return False
        try:
            if deals:
                self.copy()._push_dealt(move, tuple(deals))
        except BadPosition:
            return False
        return True

    def pop(self) -> Move:
        """Take the last move back; which one that was."""
        if not self.moves:
            raise IllegalMove("there is no move to take back: the game has just begun")
        self._undone = _Tried(self.moves[-1], self.memory, self._rng, self._known)
        self.memory, self._rng = self._past.pop()
        self._forget()
        move = self.moves.pop()
        left = len(self.moves)
        if self.deals.pop(left, None):
            self._undone = None
        self._kept = {make: kept for make, kept in self._kept.items() if kept[0] <= left}
        return move

    def check(self, move: Move) -> None:
        """Raise `InvalidMove` or `IllegalMove`, with the reason, unless the move is legal."""
        text = self.text(move)
        if move not in self._may_play:
            refusal = self.refusal(move)
            reason = english(self.game).tell("refusal", refusal)
            raise IllegalMove(f"{text} is not possible: {reason}", refusal)

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
        try:
            return self.game.notation.parse_move(self, text)
        except Unread as error:
            from tegel.core.refusal import unread  # with the words, that few need

            raise unread(self.game, error, self.game.telling.asks(self)) from None

    def copy(self) -> "State":
        """An independent copy with the same history and the same chance to come."""
        twin = State.__new__(State)
        twin.__dict__.update(self.__dict__)
        twin.memory = duplicate(self.memory)
        twin._rng = duplicate(self._rng)
        twin._past = self._past.copy()
        twin.moves = self.moves.copy()
        twin.deals = self.deals.copy()
        twin._kept = self._kept.copy()
        twin._forget()
        return twin

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """All that a seat may know, as plain data; None: a spectator.

        Views of one position share what they have in common: copy one before you change it.
        """
        self._check_seat(seat)
        return self.game.view(self, seat)

    @property
    def position(self) -> str:
        """The whole position as a line of text, all secrets in it: `tegel.position` reads it."""
        return self._position_text(None)

    def position_for(self, seat: int | None) -> str:
        """The same as a seat may know it, with ? for what it can't; None: a spectator."""
        self._check_seat(seat)
        return self._position_text(SPECTATOR if seat is None else seat)

    def _position_text(self, eyes: int | None) -> str:
        told = {name: str(value) for name, value in self.options.items()}
        told |= self.game.positions.tell(self.seen, self.options, eyes)
        words = [f"{name}={value}" for name, value in told.items()]
        return " ".join([f"{self.game.name}/{self.game.rules_version}", *words])

    def last_move(self, seat: int | None = None) -> Telling | None:
        """The move made last and all that followed, as a seat may know it; None: a spectator."""
        return self.telling(len(self.moves) - 1, seat) if self.moves else None

    def telling(self, n: int, seat: int | None = None) -> Telling:
        """The n-th move (from 0) and all that followed, as a seat may know it."""
        self._check_seat(seat)
        eyes = seat if self.game.hidden else None  # else all are told the same
        # The last one is wanted by views and by whoever is sent what happened.
        return self.recall(tell, n, eyes) if n == len(self.moves) - 1 else tell(self, n, eyes)

    def deed(self, move: Move, seat: int | None = None) -> Told:
        """A move of this position in its parts, legal or not, as a seat may know it."""
        self._check_seat(seat)
        return self.game.telling.deed(self, self.memory, int(move), seat)

    def refusal(self, move: Move) -> Told:
        """Which rule forbids a move here, and what it is about."""
        return self.game.telling.refusal(self, int(move))

    def story(self, seat: int | None = None) -> list[Telling]:
        """The whole game so far, move by move, as a seat may know it; None: a spectator."""
        return [self.telling(n, seat) for n in range(len(self.moves))]

    def observe(self, seat: int) -> Memory:
        """All that a seat may know, as numbers."""
        self._check_seated(seat)
        seen = np.zeros(self.game.observation, np.float32)
        self.game.rules.observe(self._position, seat, seen)
        return seen

    def imagine(self, seat: int, number: int) -> "State":
        """A state that agrees with this one in all that a seat knows, and in nothing else.

        What the seat cannot know, and the chance to come, follow from the seed given here alone.
        There is no history, for it may tell more than the seat saw.
        """
        self._check_seated(seat)
        twin = self.copy()
        twin.source = number
        twin.origin = None
        twin.moves = []
        twin.deals = {}
        twin.known = None
        twin._past = []
        twin._undone = None
        twin._kept = {}
        twin._rng = _seeded(number)
        self.game.rules.redeal(twin._position, seat, twin._chance)
        return twin

    def past(self, n: int) -> Memory:
        """The position before the n-th move, to look at."""
        return self._past[n][0]

    def was(self, n: int, field: str) -> int:
        """A field of the position before the n-th move."""
        return int(self.past(n)[field][0])

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

    def recall(self, make: Callable[..., T], *which: object) -> T:
        """What a function says of this game and, say, its n-th move; it is worked out once."""
        key = make, which
        if key not in self._recalled:
            self._recalled[key] = make(self, *which)
        known: T = self._recalled[key]
        return known

    def before(self, n: int) -> tuple[Memory, Memory]:
        """Copies of the position and the generator before the n-th move: to tell what happened."""
        memory, rng = self._past[n]
        return duplicate(memory), duplicate(rng)

    def steps(self, n: int) -> Iterator[dealing.Step]:
        """The n-th move played again, one step after another: to tell what happened."""
        memory, rng = self.before(n)
        return dealing.steps(self.game, memory, self.moves[n], rng, self.deals.get(n, ()))

    def dealt(self, n: int) -> tuple[str, ...]:
        """What chance brought after the n-th move (from 0), as it would be written down."""
        if self.game.deals is None:
            return ()
        return tuple(dealing.told(self.game, step) for step in self.steps(n) if step.is_deal)

    def snapshot(self) -> tuple[Memory, Memory]:
        """Copies of the position and the generator as they are now."""
        return duplicate(self.memory), duplicate(self._rng)

    def _turn_key(self) -> None:
        """In a sealed game what the next move brings has a generator of its own.

        In a duplicate, what the next deal brings: the generator stays until somebody has drawn.
        """
        if not isinstance(self.source, Key):
            return
        if self.source.step == "move":
            self._rng = self.source.generator(len(self.moves) + 1)
        elif not self.moves or _drawn(self._past[-1][1], self._rng):
            past = [rng for _, rng in self._past]
            changes = sum(_drawn(one, other) for one, other in pairwise(past))
            self._rng = self.source.generator(changes + bool(past) + 1)

    def _go_on(self) -> None:
        """From here on this position is a past one."""
        self._past.append((self.memory, self._rng))
        self._forget()

    def _forget(self) -> None:
        """Forget what was worked out for the position before."""
        self._legal = None
        self._known = {}
        self._recalled = {}

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seated(seat)

    def _check_seated(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise InvalidSeat(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._value() == other._value()

    def __hash__(self) -> int:
        return hash(self._value())

    def _value(self) -> tuple[str, tuple[Value, ...], bytes]:
        return self.game.name, tuple(self.options.values()), self.memory.tobytes()

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: not what was worked out, and no views of memory."""
        return {
            "game": self.game,
            "options": self.options,
            "source": self.source,
            "origin": self.origin,
            "moves": self.moves,
            "deals": self.deals,
            "known": self.known,
            "past": [(memory.tobytes(), rng.tobytes()) for memory, rng in self._past],
            "now": (self.memory.tobytes(), self._rng.tobytes()),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        position = kept["game"].position

        def thaw(memory: bytes, rng: bytes) -> tuple[Memory, Memory]:
            return thawed(memory, position), thawed(rng, Rng)

        self.game, self.options = kept["game"], kept["options"]
        self.source, self.origin, self.moves = kept["source"], kept["origin"], kept["moves"]
        self.deals, self.known = kept["deals"], kept["known"]
        self._past = [thaw(*pair) for pair in kept["past"]]
        self.memory, self._rng = thaw(*kept["now"])
        self._undone = None
        self._kept = {}
        self._recalled = {}
        self._forget()

    def analyse(
        self,
        *,
        lines: int = 3,
        iterations: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
    ) -> "Analysis":
        """The champion's best lines for the seat in turn, as `tegel.analyse` tells them."""
        from tegel.analysis import analyse  # rules know of no champion: it is asked for by name

        return analyse(self, lines=lines, iterations=iterations, seconds=seconds, seed=seed)

    def __str__(self) -> str:
        return self.game.notation.show(self, Ink.of_terminal())

    def _repr_svg_(self) -> str:
        """The table for a notebook, as the seat sees it that decides now."""
        return self.game.picture(self.view(self.turn))

    def __repr__(self) -> str:
        options = ", ".join(f"{name}={value!r}" for name, value in self.options.items())
        chance = "sealed" if self.seed is None else f"seed={self.seed}"
        return f"<{self.game.title}, {options}, {chance}, {len(self.moves)} moves>"


class _Tried(NamedTuple):
    """What a move that was taken back had led to."""

    move: Move
    memory: Memory
    rng: Memory
    known: dict[Callable[[State], Any], Any]


def _drawn(before: Memory, after: Memory) -> bool:
    """Whether anything was drawn from a generator, or another took its place."""
    return before.tobytes() != after.tobytes()


def _seeded(number: int) -> Memory:
    """The generator of a seed."""
    rng = new_rng()
    seed(struct(Rng, rng), number)
    return rng


def _see(state: State) -> Any:
    return state.game.position.over(state.memory)


def _lying(state: State) -> Any:
    return struct(state.game.position, state.memory)


def _is_over(state: State) -> bool:
    return bool(state.game.rules.is_over(state.once(_lying)))


def _turn(state: State) -> int | None:
    return None if state.is_over else int(state.memory["turn"][0])


def _chance_spoke(state: State) -> bool:
    memory, rng = state.before(len(state.moves) - 1)
    before, position = drawn(rng), struct(state.game.position, memory)
    state.game.rules.play(position, state.moves[-1], struct(Rng, rng))
    return drawn(rng) != before


def _had_choice(state: State) -> bool:
    memory = state.past(len(state.moves) - 1)
    return int(state.game.rules.count_legal(struct(state.game.position, memory))) > 1


def _begins_turn(state: State) -> bool:
    return bool(state.game.rules.begins_turn(state.once(_lying)))


def _standing(state: State) -> Outcome:
    out = np.zeros(2 * state.players, np.int64)
    state.game.rules.result(state.once(_lying), out)
    numbers = out.tolist()
    return Outcome(tuple(numbers[: state.players]), tuple(numbers[state.players :]))
