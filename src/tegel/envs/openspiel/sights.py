"""What a game came to, position after position, and what each seat saw of it."""

from functools import cached_property
from hashlib import blake2b

from tegel.core.game import Game
from tegel.core.options import Value
from tegel.core.state import State
from tegel.core.struct import Memory
from tegel.core.telling import Move

# What a seat remembers is told by a digest of so many bytes: enough that no two are ever equal.
DIGEST = 16


# Positions in their order: the move that led to each, its memory, what is recalled of before.
Trail = list[tuple[Move | None, Memory, dict[int, str]]]


class Position:
    """A position in which somebody decides or all is over, and what came before it."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Value],
        memory: Memory,
        before: "tuple[Position, Move] | None" = None,
    ) -> None:
        self.state = State.resume(game, options, memory, 0)
        self.before = before
        self._recalled: dict[int, str] = {}
        self._seen: dict[int | None, str] = {}

    @cached_property
    def legal(self) -> list[Move]:
        """What may be played."""
        return self.state.legal_moves

    @cached_property
    def whole(self) -> str:
        """The position as text, all secrets in it."""
        return self.state.position

    def seen_by(self, seat: int | None) -> str:
        """The same as a seat may know it; None: a spectator."""
        if seat not in self._seen:
            self._seen[seat] = self.state.position_for(seat)
        return self._seen[seat]

    def recall(self, seat: int) -> str:
        """All that a seat saw so far, and what it did, as a digest."""
        chain: list[Position] = []
        at: Position | None = self
        while at and seat not in at._recalled:
            chain.append(at)
            at = at.before[0] if at.before else None
        for position in reversed(chain):
            position._recalled[seat] = position._remember(seat)
        return self._recalled[seat]

    def _remember(self, seat: int) -> str:
        seen = self.seen_by(seat)
        if self.before:
            past, move = self.before
            did = move if past.state.turn == seat else ""
            seen = f"{past.recall(seat)} {did} {seen}"
        return blake2b(seen.encode(), digest_size=DIGEST).hexdigest()

    def imagine(self, seat: int, number: int) -> "Position":
        """One that is the same to a seat, with what it cannot know drawn anew.

        The other seats have no past there: theirs would be that of the true game.
        """
        state = self.state.imagine(seat, number)
        twin = Position(state.game, state.options, state.memory)
        twin._recalled[seat] = self.recall(seat)
        return twin

    def trail(self) -> Trail:
        """This position and all before it, as they can be kept: one in another is too deep."""
        kept: Trail = []
        at: Position | None = self
        while at:
            past, move = at.before or (None, None)
            kept.append((move, at.state.memory, {} if past else at._recalled))
            at = past
        return kept[::-1]

    @classmethod
    def at_the_end_of(
        cls, game: Game, options: dict[str, Value], trail: Trail
    ) -> "Position | None":
        """The last of these positions; None if there is none."""
        last: Position | None = None
        for move, memory, recalled in trail:
            before = None if last is None or move is None else (last, move)
            last = cls(game, options, memory, before)
            last._recalled.update(recalled)
        return last
