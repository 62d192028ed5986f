"""A game in progress as OpenSpiel wants it: who decides, chance among them."""

from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import pyspiel

from tegel.core.errors import BadOptions
from tegel.core.game import Game
from tegel.core.options import Value
from tegel.core.rng import Rng, new_rng
from tegel.core.struct import Memory, duplicate, struct
from tegel.core.telling import Move
from tegel.envs.openspiel.sights import Position, Trail
from tegel.envs.rewards import paid
from tegel.envs.scripted import Chance, unfold


@dataclass(frozen=True)
class Moment:
    """Where a game is: at a position, or between two, while chance unfolds. It never changes."""

    game: Game
    options: dict[str, Value]
    position: Position | None  # the last one, None before the first
    move: Move | None = None  # what was played there, while chance unfolds from it
    chance: Chance | None = None
    # What follows, by move or outcome, where games are small enough to keep all of them.
    kept: "dict[int, Moment] | None" = field(default=None, compare=False)

    @property
    def draws(self) -> Chance:
        """How chance unfolds now."""
        if self.chance is None:
            raise BadOptions("this is no chance node")
        return self.chance

    def after(self, action: int) -> "Moment":
        """The moment that follows a move, or an outcome of a draw."""
        if self.kept is not None and action in self.kept:
            return self.kept[action]
        if self.chance is None:
            following = self.played(action)
        else:
            following = self.unfolded(self.chance.branches[action][1])
        if self.kept is not None:
            self.kept[action] = following = replace(following, kept={})
        return following

    def unfolded(self, chance: Chance) -> "Moment":
        """The moment when chance has come so far."""
        if chance.asks:
            return Moment(self.game, self.options, self.position, self.move, chance)
        return self.arrived(chance.memory)

    def arrived(self, memory: Memory) -> "Moment":
        """The moment at the position that follows."""
        before = None
        if self.position is not None and self.move is not None:
            before = self.position, self.move
        return Moment(self.game, self.options, Position(self.game, self.options, memory, before))

    def played(self, move: Move) -> "Moment":
        """The moment after a move, and after all that follows without chance."""
        assert self.position is not None
        state = self.position.state
        state.check(move)
        after = Moment(self.game, self.options, self.position, move)
        # Most moves draw nothing, and compiled rules find that out a hundred times as fast.
        memory, rng = duplicate(state.memory), new_rng()
        self.game.rules.play(struct(self.game.position, memory), move, struct(Rng, rng))
        if rng["counter"][0] == 0:
            return after.arrived(memory)
        return after.unfolded(unfold(self.game, "play", state.memory, move))

    def afresh(self) -> "Moment":
        """The same to begin with; where all is kept, the very same."""
        if self.kept is not None:
            return self
        return replace(self, chance=self.chance and self.chance.afresh())

    def __deepcopy__(self, _: object) -> "Moment":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        trail = self.position.trail() if self.position else []
        return _again, (self.game, self.options, trail, self.move, self.chance)


def _again(
    game: Game,
    options: dict[str, Value],
    trail: Trail,
    move: Move | None,
    chance: Chance | None,
) -> Moment:
    """A moment that was pickled."""
    return Moment(game, options, Position.at_the_end_of(game, options, trail), move, chance)


class TegelState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel's; all it holds is the moment where it is."""

    def __init__(self, game: Any, moment: Moment) -> None:
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        """The seat that decides, or chance, or nobody any more."""
        if self.moment.chance is not None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self._position.state.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.chance is None and self._position.state.is_over

    def returns(self) -> list[float]:
        """The share of the win of each seat, from −1 to 1, at the end; 0 before."""
        if self.is_terminal():
            return paid(self._position.state, "win")
        return [0.0] * int(self.moment.options["players"])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the next draw can give, by number, and how likely each is."""
        branches = self.moment.draws.branches
        return [(n, outcome.chance) for n, (outcome, _) in enumerate(branches)]

    def resample_from_infostate(self, player: int, sampler: Any) -> "TegelState":
        """A state that this seat cannot tell from this one."""
        twin: TegelState = self.clone()
        if self.moment.chance is None:
            number = int(sampler() * (1 << 53))
            imagined = self._position.imagine(player, number)
            twin.moment = Moment(self.moment.game, self.moment.options, imagined)
        return twin

    def observation(self, seat: int, sight: str) -> str:
        """What a seat sees, or all that it ever saw ("recall"), or everything ("all")."""
        position, move = self.moment.position, self.moment.move
        if position is None:
            return "nothing yet"
        if sight == "all":
            return str(self)
        text = position.seen_by(None if sight == "public" else seat)
        if sight == "recall":
            text = f"{text} past={position.recall(seat)}"
        if move is None:
            return text
        did = f" {position.state.text(move)}" if position.state.turn == seat else ""
        return f"{text}, then{did} what chance brings"

    def numbers(self, seat: int) -> Memory:
        """What a seat sees as numbers; nothing but zeros before the game is set up."""
        position = self.moment.position
        if position is None:
            return np.zeros(self.moment.game.observation, np.float32)
        return position.state.observe(seat)

    def __str__(self) -> str:
        position, chance = self.moment.position, self.moment.chance
        told = [] if position is None else [position.whole]
        if chance is not None:
            move = self.moment.move
            if position is not None and move is not None:
                told.append(position.state.text(move))
            told.extend(map(str, chance.drawn))
            told.append(f"1 of {chance.asks}?")
        return ", ".join(told)

    # --- What OpenSpiel calls by these names ------------------------------------------------------

    def _legal_actions(self, player: int) -> list[Move]:
        return self._position.legal if player == self._position.state.turn else []

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.moment.draws.branches[action][0])
        return self._position.state.text(action)

    @property
    def _position(self) -> Position:
        assert self.moment.position is not None
        return self.moment.position
