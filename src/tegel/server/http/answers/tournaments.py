"""Tournaments."""

from typing import Literal

from typing_extensions import TypedDict

from tegel.core.options import Value
from tegel.server.http.answers.lists import ClockSummary
from tegel.tournaments.events import Corrector, Why
from tegel.tournaments.plan import Format, TieBreak
from tegel.tournaments.tournament import EntryRefusal


class TournamentSummary(TypedDict):
    """A tournament in a list."""

    tournament: str
    status: str
    created_at: int
    name: str
    game: str
    options: dict[str, Value]
    clock: ClockSummary
    rated: bool
    format: Format
    round: int
    rounds: int  # 0: not known yet, or there are none
    minutes: int
    starts_at: int | None
    players: int
    state: Literal["open", "running", "over", "called off"]


class TournamentList(TypedDict):
    """Tournaments."""

    tournaments: list[TournamentSummary]


class MadeTournament(TypedDict):
    """A tournament that was announced."""

    tournament: str


class EntrantView(TypedDict):
    """Who plays, or did; known by a number."""

    entrant: int
    name: str
    rating: int
    team: str
    left: Literal["withdrew", "absent", "removed"] | None


class StandingRow(TypedDict):
    """Where an entrant stands, with the tie-breaks in their order."""

    rank: int
    entrant: int
    points: float
    breaks: list[float]
    played: int
    by_round: dict[str, float]


class TeamView(TypedDict):
    """Where a team stands."""

    rank: int
    team: str
    points: float
    entrants: list[int]


class PlayedView(TypedDict):
    """How a table ended, before anybody corrected that; without places it was cleared."""

    places: list[int]
    scores: list[int]
    absent: list[int]


class CorrectionView(TypedDict):
    """Who settled the result of a table, and why; without places it is nobody's."""

    at: int
    by: Corrector
    why: Why
    places: list[int]


class BoardView(TypedDict):
    """A table of a round: entrants by seats. Of a duplicate it is named when the round is over."""

    board: int
    entrants: list[int]
    table: str | None
    places: list[int] | None
    scores: list[int] | None
    absent: list[int]
    played: PlayedView | None
    corrections: list[CorrectionView]


class RoundView(TypedDict):
    """A round, or in an arena those who were paired together."""

    round: int
    is_over: bool
    byes: list[int]
    games: list[BoardView]


class TournamentView(TypedDict):
    """A tournament as everybody may see it. Times are milliseconds."""

    tournament: str
    number: int
    status: Literal["open", "running", "over", "called off"]
    name: str
    game: str
    options: dict[str, Value]
    clock: ClockSummary
    rated: bool
    starts_at: int | None
    minutes: int
    rest: int
    format: Format
    seats: int
    round: int
    rounds_in_all: int
    team: int
    late: int
    streaks: bool
    at_once: bool
    tiebreaks: list[TieBreak]
    started_at: int | None
    ends_at: int | None
    next_at: int | None
    entrants: list[EntrantView]
    standing: list[StandingRow]
    teams: list[TeamView]
    commitments: list[str]  # of a duplicate, to the secret of each round
    rounds: list[RoundView]


class YouInTournament(TypedDict):
    """What concerns who asks."""

    entrant: int | None
    is_in: bool
    tables: list[str]  # where one plays now
    no_entry: EntryRefusal | None  # why they can't enter now; None: they can
    is_host: bool
    may_start: bool
    may_call_off: bool
    may_correct: bool


class TournamentLooked(TypedDict):
    """How a tournament stands; without a view nothing is new."""

    number: int
    you: YouInTournament
    view: TournamentView | None
