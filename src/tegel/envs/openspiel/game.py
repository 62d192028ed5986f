"""A game as OpenSpiel loads it: `pyspiel.load_game("tegel_azul(players=3)")`."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel

from tegel.core.game import Game
from tegel.core.native.build import ensure
from tegel.core.options import Value
from tegel.core.position import read as read_position
from tegel.envs.openspiel.state import Moment, TegelState
from tegel.envs.scripted import Chance, Deal, unfold
from tegel.games import find

# No draw of any game has more outcomes: in Ingenious there are 21 kinds of tile.
MOST_OUTCOMES = 32


def name_of(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return f"tegel_{game.name}"


def register(game: Game) -> None:
    """Let OpenSpiel know a game; its options are parameters."""
    parameters = {option.name: option.choices[0] for option in game.options}
    seats = next(option for option in game.options if option.name == "players").choices

    class Whole(TegelGame):
        """The game from its set-up on."""

        def __init__(self, given: Mapping[str, Any] | None = None) -> None:
            ensure(game, "rules")
            options = game.settle(given or {})
            empty = np.zeros(1, game.position.dtype)
            setup = unfold(game, "setup", empty, game.encode(options))
            super().__init__(name_of(game), game, options, setup, parameters, given or {})

    kind = _kind(name_of(game), game, max(map(int, seats)), min(map(int, seats)), parameters)
    pyspiel.register_game(kind, Whole)


def register_miniature(name: str, positions: Sequence[str]) -> None:
    """Let OpenSpiel know what is left of a game: from one of some positions on."""
    states = [read_position(position, find, 0) for position in positions]
    game, options = states[0].game, states[0].options

    class Rest(TegelGame):
        """The game from there on."""

        def __init__(self, given: Mapping[str, Any] | None = None) -> None:
            ensure(game, "rules")
            deal = Deal(tuple(state.memory for state in states))
            super().__init__(name, game, options, deal, {}, given or {})
            self.begin = replace(self.begin, kept={})

    players = int(options["players"])
    pyspiel.register_game(_kind(name, game, players, players, {}), Rest)


class TegelGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options, and chance that begins it."""

    begin: Moment

    def __init__(
        self,
        name: str,
        game: Game,
        options: dict[str, Value],
        begin: Chance,
        parameters: Mapping[str, Value],
        given: Mapping[str, Any],
    ) -> None:
        self.size = game.observation
        self.begin = Moment(game, options, None).unfolded(begin)
        players = int(options["players"])
        super().__init__(
            _kind(name, game, players, players, parameters),
            pyspiel.GameInfo(
                num_distinct_actions=game.moves,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=2.0 - players,
                max_game_length=game.longest,
            ),
            dict(given),
        )

    def new_initial_state(self) -> TegelState:
        """The beginning: chance sets up the game."""
        return TegelState(self, self.begin.afresh())

    def make_py_observer(self, sight: Any = None, parameters: Any = None) -> "Observer":
        """What reads off a state what a seat may know."""
        if parameters:
            raise ValueError(f"there are no parameters of observers here: {parameters}")
        return Observer(sight or pyspiel.IIGObservationType(perfect_recall=False), self.size)


class Observer:
    """What a seat sees of a state: a line of text, and numbers."""

    def __init__(self, sight: Any, size: int) -> None:
        private = pyspiel.PrivateInfoType
        self.sight = {private.ALL_PLAYERS: "all", private.NONE: "public"}.get(sight.private_info)
        if self.sight is None:
            self.sight = "recall" if sight.perfect_recall else "seat"
        # Numbers tell what can be seen now, of one seat.
        self.tensor = np.zeros(size, np.float32) if self.sight == "seat" else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TegelState, player: int) -> None:
        """Read the numbers."""
        if self.tensor is not None:
            self.tensor[:] = state.numbers(player)

    def string_from(self, state: TegelState, player: int) -> str:
        """Read the text."""
        assert self.sight is not None
        return state.observation(player, self.sight)


def _kind(name: str, game: Game, most: int, fewest: int, parameters: Mapping[str, Value]) -> Any:
    """What OpenSpiel wants to know of a game. Shares of a win always sum to the same."""
    types = pyspiel.GameType
    return types(
        short_name=name,
        long_name=f"{game.title} (Tegel)",
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            types.Information.IMPERFECT_INFORMATION
            if game.hidden
            else types.Information.PERFECT_INFORMATION
        ),
        utility=types.Utility.ZERO_SUM if most == 2 else types.Utility.CONSTANT_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(parameters),
    )
