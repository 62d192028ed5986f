"""What clients are told of statistics: rows, each with the kind of game that it is about."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from tegel.core.options import Value
from tegel.server.store.club import Shown


class OfKind(TypedDict):
    """A kind of game: its options but for how many play, and who began."""

    game: str
    options: dict[str, Value]
    players: int


class TimeRow(OfKind):
    """Games of one sort in a week or a month, added up."""

    begins: str  # the first day of it, as in 2026-11-16, by UTC
    step: Literal["week", "month"]
    level: NotRequired[str | None]  # of the strongest bot; None: with other people
    rated: bool
    offline: bool
    games: int
    won: int
    shared: int
    points: int
    best: int


class SourceRow(OfKind):
    """What points came from, on average over so many boards."""

    who: str  # you, others, winners, or a level of bots
    source: dict[str, Any]  # its kind, and what else the game's words `scored-…` ask for
    games: int
    mean: float
    off: float | None  # so far off 19 times out of 20; None: of one board nobody knows


class HabitRow(OfKind):
    """How often something was done, or happened, in so many games."""

    habit: str
    first: bool  # it is counted once a game
    value: dict[str, Any]  # its kind, and what else the game's words `habit-…-is` ask for
    times: int
    games: int


class LuckRow(OfKind):
    """What chance brought, and what one's own mistakes cost, in wins, in games with a review."""

    games: int
    reviewed: int
    lucky: int  # of them: chance helped more than it hurt
    luck: float
    skill: float


class OpeningLine(TypedDict):
    """How games between champions began."""

    turns: list[dict[str, Any]]
    games: int
    of: int  # that came so far before the last of these turns
    share: float  # of wins, for who made the last turn
    low: float
    high: float


class OpeningsView(TypedDict):
    """The beginnings of all games of a kind that were looked at."""

    game: str
    options: dict[str, str]
    players: int
    bot: str
    games: int
    lines: list[OpeningLine]


class AllOpenings(TypedDict):
    """What is known of a game: a list for each kind of it."""

    openings: list[OpeningsView]


class Details(TypedDict):
    """How somebody's games went in more than sums."""

    times: list[TimeRow]
    sources: list[SourceRow]
    norms: list[SourceRow]  # what bots of each level make
    habits: list[HabitRow]
    luck: list[LuckRow]  # one's own; nobody else's
    levels: dict[str, str]  # by game: the level that does as well against bots
    waiting: bool  # games are still to be looked through
    listed: bool  # one may be named where the house tells how its games went
    house: bool  # one may read that


class PersonRow(TypedDict):
    """An account, and how it did in the last year."""

    name: str
    login: str
    games: int
    won: int
    last_at: int


class RecordRow(OfKind):
    """The most points that a person has made in a kind of game."""

    points: int
    at: int
    against: str | None
    table: str | None  # if it was public
    name: str | None  # None: a guest, or who does not want to be named
    login: str | None


class SeriesRow(TypedDict):
    """Games that a person has won one after another."""

    game: str
    games: int
    at: int
    name: str | None
    login: str | None


class ClubView(TypedDict):
    """How the games of the whole house went."""

    shown: Shown  # to whom
    times: list[TimeRow]
    people: list[PersonRow]
    more: bool  # people
    records: list[RecordRow]
    series: list[SeriesRow]
    sources: list[SourceRow]
    habits: list[HabitRow]


class People(TypedDict):
    """More of them."""

    people: list[PersonRow]
    more: bool
