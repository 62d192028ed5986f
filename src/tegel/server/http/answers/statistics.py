"""How finished games went."""

from typing_extensions import TypedDict

from tegel.core.options import Value


class Tally(TypedDict):
    """Games of one kind against one kind of opponents, added up."""

    game: str
    options: dict[str, Value]  # without how many play, and who began
    players: int
    level: str | None  # of the strongest bot; None: with other people
    offline: bool  # played without a server
    games: int
    won: int  # alone
    shared: int  # won together with others
    points: int
    best: int


class Statistics(TypedDict):
    """How somebody's finished games went; games at one screen count for nobody."""

    name: str
    login: str | None
    tallies: list[Tally]
