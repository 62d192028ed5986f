"""A tournament as its events have made it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from tegel.core.errors import TegelError
from tegel.core.why import in_english
from tegel.tournaments.events import (
    Announced,
    Closing,
    Corrected,
    Ended,
    Entered,
    Event,
    Forgotten,
    Leaving,
    Left,
    Paired,
    Scored,
    Started,
)
from tegel.tournaments.plan import MOST_COMINGS, MOST_ENTRIES, MOST_IN_TURN, Plan

Status = Literal["open", "running", "over", "called off"]
WIN, HALF, NOTHING = Fraction(1), Fraction(1, 2), Fraction(0)


class EntryRefusal(TypedDict):
    """Why something does not fit how a tournament stands: books of words say it (`no-entry-full`).

    The first are what entrants meet, then hosts; the last ones nobody meets but a program.
    """

    kind: Literal[
        "is-over",
        "is-in",
        "sent-away",
        "too-often",
        "full",
        "settled",
        "closing",
        "too-late",
        "not-in",
        "gone",
        "few",
        "stands",
        "no-table",
        "places",
        "decided-late",
        "decided-often",
        "decided",
        "begun",
        "not-running",
        "not-playing",
        "order",
    ]
    most: NotRequired[int]


class CannotHappen(TegelError):
    """An event that does not fit what happened before."""

    def __init__(self, why: EntryRefusal) -> None:
        super().__init__(in_english("no_entry", why), why)
        self.why = why


@dataclass(frozen=True)
class Entrant:
    """Somebody who plays, or did."""

    number: int
    player: str
    name: str
    rating: int
    team: str
    since: int  # so many rounds were paired before they came, or came back
    left: Leaving | None = None
    came: int = 1  # how often


@dataclass(frozen=True)
class Game:
    """A table of a round, and how it ended, once it has."""

    round: int  # from 1
    board: int  # from 1
    entrants: tuple[int, ...]
    table: str
    result: Scored | None = None  # as it counts
    corrected: Corrected | None = None  # by which that was settled
    played: Scored | None = None  # what had come of it until then

    @property
    def is_settled(self) -> bool:
        """Whether it has ended otherwise than by its scores, so that nothing compares with them."""
        return self.corrected is not None or (self.result is not None and not self.result.places)

    def margin(self, seat: int) -> int | None:
        """By how much a seat is ahead of the best other; None: it gave up, or never came."""
        assert self.result is not None
        if self.corrected is not None:
            return 0
        if seat in self.result.out or not self.result.places:
            return None
        scores = self.result.scores
        return scores[seat] - max(score for n, score in enumerate(scores) if n != seat)


@dataclass(frozen=True)
class Round:
    """Tables that were paired together."""

    number: int
    games: tuple[Game, ...]
    byes: tuple[int, ...]
    walkovers: tuple[int, ...]

    @property
    def is_over(self) -> bool:
        """Whether all its tables are."""
        return all(game.result is not None for game in self.games)


@dataclass
class Tournament:
    """All that the events of a tournament amount to; `apply` takes the next one in."""

    plan: Plan
    status: Status = "open"
    entrants: dict[int, Entrant] = field(default_factory=dict[int, Entrant])
    rounds: list[Round] = field(default_factory=list[Round])
    starters: tuple[int, ...] = ()  # who was in when it began
    secrets: tuple[str, ...] = ()
    is_closing: bool = False
    events: int = 0

    @classmethod
    def of(cls, events: Iterable[Event]) -> "Tournament":
        """The tournament that events amount to."""
        rest = iter(events)
        first = next(rest, None)
        if not isinstance(first, Announced):
            raise CannotHappen({"kind": "order"})
        made = cls(first.plan, events=1)
        for event in rest:
            made.apply(event)
        return made

    @property
    def is_over(self) -> bool:
        """Whether nothing more happens."""
        return self.status in ("over", "called off")

    @property
    def games(self) -> Iterator[Game]:
        """All tables, in the order in which they were paired."""
        return (game for one in self.rounds for game in one.games)

    @property
    def in_play(self) -> list[Game]:
        """Tables that are not over."""
        return [game for game in self.games if game.result is None]

    @property
    def paired(self) -> set[int]:
        """The entrants who were in any round."""
        sat_out = {number for one in self.rounds for number in (*one.byes, *one.walkovers)}
        return sat_out.union(*(game.entrants for game in self.games))

    @property
    def playing(self) -> list[Entrant]:
        """Who wishes to be paired."""
        return [one for one in self.entrants.values() if one.left is None]

    @property
    def length(self) -> int:
        """How many rounds there are; 0: as many as there is time for, or nobody knows yet."""
        if self.plan.format != "round robin" or self.status == "open":
            return self.plan.rounds
        return len(self.starters) - 1 + len(self.starters) % 2

    def of_player(self, player: str) -> Entrant | None:
        """The entrant that somebody is."""
        return next((one for one in self.entrants.values() if one.player == player), None)

    def may_enter(self, player: str) -> EntryRefusal | None:
        """Why somebody can't enter now; None: they can."""
        known = self.of_player(player)
        if self.is_over:
            return {"kind": "is-over"}
        if known is not None and known.left is None:
            return {"kind": "is-in"}
        if known is not None and known.left == "removed":
            return {"kind": "sent-away"}
        most = MOST_IN_TURN if self.plan.format == "round robin" else MOST_ENTRIES
        if known is not None and known.came >= MOST_COMINGS:
            return {"kind": "too-often", "most": MOST_COMINGS}
        if len(self.playing) >= most:
            return {"kind": "full", "most": most}
        if self.status == "open":
            return None
        if self.plan.format == "round robin":
            return {"kind": "settled"}
        if self.plan.format == "arena":
            return {"kind": "closing"} if self.is_closing else None
        missed = self.plan.late if known is None else self.plan.rounds - 1
        return None if len(self.rounds) <= missed else {"kind": "too-late"}

    def may_correct(self, table: str) -> EntryRefusal | None:
        """Why the result of a table can't be corrected; None: it can."""
        if self.status not in ("running", "over"):
            return {"kind": "stands"}
        found = next((game for game in self.games if game.table == table), None)
        return {"kind": "no-table"} if found is None else None

    def apply(self, event: Event) -> None:
        """Take the next event in; `CannotHappen` if it does not fit."""
        match event:
            case Entered():
                self._enter(event)
            case Left(entrant, why):
                if self.entrants[entrant].left is not None:
                    raise CannotHappen({"kind": "not-in"})
                self.entrants[entrant] = replace(self.entrants[entrant], left=why)
            case Started(secrets):
                if self.status != "open":
                    raise CannotHappen({"kind": "begun"})
                self.status, self.secrets = "running", secrets
                self.starters = tuple(one.number for one in self.playing)
            case Paired():
                self._pair(event)
            case Scored():
                self._score(event)
            case Corrected():
                self._correct(event)
            case Closing():
                self.is_closing = True
            case Forgotten(entrant, name):
                known = self.entrants[entrant]
                self.entrants[entrant] = replace(known, player=nobody(entrant), name=name)
            case Ended(called_off):
                self.status = "called off" if called_off else "over"
            case Announced():
                raise CannotHappen({"kind": "order"})
        self.events += 1

    def _enter(self, event: Entered) -> None:
        reason = self.may_enter(event.player)
        if reason:
            raise CannotHappen(reason)
        known = self.of_player(event.player)
        if known is None:
            number = len(self.entrants) + 1
            made = (event.player, event.name, event.rating, event.team, len(self.rounds))
            self.entrants[number] = Entrant(number, *made)
        else:
            self.entrants[known.number] = replace(
                known,
                name=event.name,
                team=event.team,
                since=len(self.rounds),
                left=None,
                came=known.came + 1,
            )

    def _pair(self, event: Paired) -> None:
        if self.status != "running":
            raise CannotHappen({"kind": "not-running"})
        number = len(self.rounds) + 1
        games = (
            Game(number, n, board.entrants, board.table) for n, board in enumerate(event.boards, 1)
        )
        self.rounds.append(Round(number, tuple(games), event.byes, event.walkovers))

    def _score(self, event: Scored) -> None:
        for n, one in enumerate(self.rounds):
            games = [
                replace(game, result=event)
                if game.table == event.table and game.result is None
                else game
                for game in one.games
            ]
            if tuple(games) != one.games:
                self.rounds[n] = replace(one, games=tuple(games))
                return
        raise CannotHappen({"kind": "not-playing"})

    def _correct(self, event: Corrected) -> None:
        reason = self.may_correct(event.table)
        if reason:
            raise CannotHappen(reason)
        for n, one in enumerate(self.rounds):
            games = tuple(
                _corrected(game, event) if game.table == event.table else game for game in one.games
            )
            self.rounds[n] = replace(one, games=games)
        if event.why == "wrong forfeit":
            self._let_back(event.table)

    def _let_back(self, table: str) -> None:
        """Whoever was taken for absent at a table is paired again."""
        [game] = [game for game in self.games if game.table == table]
        for seat in game.played.absent if game.played else ():
            one = self.entrants[game.entrants[seat]]
            if one.left == "absent":
                self.entrants[one.number] = replace(one, left=None)


def _corrected(game: Game, event: Corrected) -> Game:
    if event.places and len(event.places) != len(game.entrants):
        raise CannotHappen({"kind": "places", "most": len(game.entrants)})
    played = game.played if game.corrected else game.result
    result = Scored(game.table, event.places, played.scores if played else ())
    return replace(game, result=result, corrected=event, played=played)


def nobody(entrant: int) -> str:
    """Who an entrant is who has left for good: no player is called so."""
    return f"gone {entrant}"


def met(tournament: Tournament) -> Counter[frozenset[int]]:
    """How often each two sat at a table together."""
    found: Counter[frozenset[int]] = Counter()
    for game in tournament.games:
        for n, one in enumerate(game.entrants):
            for other in game.entrants[n + 1 :]:
                found[frozenset((one, other))] += 1
    return found


def share(places: Sequence[int], seat: int) -> Fraction:
    """What a place is worth: 1 for the first, 0 for the last, and who shares places shares that."""
    better = sum(place < places[seat] for place in places)
    alike = sum(place == places[seat] for place in places)
    return 1 - Fraction(2 * better + alike - 1, 2 * (len(places) - 1))
