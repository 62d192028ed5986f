"""The games, and how far they are prepared."""

from typing_extensions import TypedDict

from tegel.core.options import Value
from tegel.server.preparing import Ready


class OptionView(TypedDict):
    """What can be chosen before a game; the first choice is the default."""

    name: str
    choices: list[Value]
    help: str


class GameView(TypedDict):
    """A game that is played here."""

    name: str
    title: str
    rules: int
    options: list[OptionView]
    apart: list[dict[str, Value]]  # pairs of choices that do not go together
    hidden: bool  # whether a seat knows what others do not


class GameList(TypedDict):
    """All games, and the levels of bots, from the weakest to the strongest."""

    games: list[GameView]
    levels: list[str]
    timed: list[str]  # the champion as it can be told how long to think, the shortest first
    looks_ahead: list[str]  # of these levels, those that wait for a game's search
    adviser: str  # the level that gives hints


class Readiness(TypedDict):
    """How far the games of a server are prepared."""

    games: list[Ready]
