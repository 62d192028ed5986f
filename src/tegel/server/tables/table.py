"""A table as its events have made it."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Literal

import orjson

from tegel.bots.levels import LEVELS
from tegel.core.errors import TegelError
from tegel.core.game import Game
from tegel.core.seal import commit, source_from
from tegel.core.state import State
from tegel.games import find
from tegel.server.tables import clock as clocks
from tegel.server.tables.clock import NO_CLOCK, NO_HANDS, Clock, Hands
from tegel.server.tables.events import (
    LEFT,
    TALK,
    Allowed,
    Asked,
    Asks,
    BotSat,
    Closed,
    Continued,
    Created,
    Declined,
    Entry,
    Event,
    Finished,
    Flagged,
    Forgotten,
    Hurried,
    Moved,
    Offered,
    Paused,
    Planned,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    TakenBack,
    TakenOver,
    Undone,
    Unreadable,
    Withdrawn,
    kind_of,
    nameless,
)

Status = Literal["waiting", "playing", "finished", "closed"]
# Moves that somebody thinks of, from here on: others' and their own.
Lines = Sequence[Sequence[int]]
# Who plays on for a person who left or is out.
STAND_IN = "club"
assert STAND_IN in LEVELS


@dataclass(frozen=True)
class Seat:
    """A place at the table, and who has it."""

    kind: Literal["open", "person", "bot"] = "open"
    player: str | None = None
    name: str = ""
    level: str | None = None
    nonce: str | None = None
    away: bool = False  # a bot plays for the person
    out: Literal["resigned", "time"] | None = None  # a bot plays on, and the seat comes last

    @property
    def thinker(self) -> str | None:
        """The level of the bot that decides for this seat; None: a person does."""
        return STAND_IN if self.away or self.out else self.level


@dataclass(frozen=True)
class Request:
    """What a seat has asked the others for: by the number of that event."""

    number: int
    seat: int
    what: Asks
    after: int | None  # to take back: so many moves would stand
    seen: bool  # and something has come to light since
    allowed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Then:
    """What the clock showed before a move, and when that was made."""

    hands: Hands
    at: int

    def later(self, pause: int) -> "Then":
        """The same when a pause counts for nobody."""
        return Then(clocks.forgive(self.hands, pause), self.at + pause)


@dataclass
class Table:
    """All that the events of a table amount to; `apply` takes the next one in."""

    id: str
    number: int = 0
    at: int = 0  # when the last event happened
    acted: int = 0  # the number of the last event that was more than talk
    status: Status = "waiting"
    entries: list[Entry] = field(default_factory=list[Entry])
    commands: dict[str, int] = field(default_factory=dict[str, int])  # where each was answered
    seats: list[Seat] = field(default_factory=list[Seat])
    clock: Clock = NO_CLOCK
    hands: Hands = NO_HANDS
    made: list[Entry] = field(default_factory=list[Entry])  # the moves that stand
    _then: list[Then] = field(default_factory=list[Then])  # before each of these
    taken_back: int = 0  # how often that was not the mover's business alone
    request: Request | None = None
    hurried: int = 0  # what `acted` was when a bot was told to move
    plans: Mapping[int, Lines] = field(default_factory=dict[int, Lines])  # what seats will answer
    paused_at: int | None = None
    talk: list[Entry] = field(default_factory=list[Entry])
    offers: frozenset[int] = frozenset()
    declined: frozenset[int] = frozenset()  # seats that do not wish another game
    rematch: str | None = None
    result: Finished | None = None
    closed: Closed | None = None
    commitment: str = ""  # to the secret
    # The server has set it up for one game: nobody calls it off, or plays it again.
    is_arranged: bool = False
    counts: bool = False  # its result is at stake, for ratings or others: nothing is taken back
    _created: Created | None = None
    _game: Game | None = None
    _state: State | None = None
    # Moves as readers are told of them, taken back or not: by number and eyes, made when wanted.
    _told: dict[tuple[int, int | None], bytes] = field(
        default_factory=dict[tuple[int, int | None], bytes]
    )

    @classmethod
    def of(cls, table: str, entries: Iterable[Entry]) -> "Table":
        """The table that a list of events makes."""
        made = cls(table)
        for entry in entries:
            made.apply(entry)
        return made

    def still(self) -> "Table":
        """The same table for another thread: the game of this one is tried out moves in."""
        twin = copy(self)
        twin._state = self._state and self._state.copy()
        return twin

    def with_entry(self, entry: Entry) -> "Table":
        """The table after one more event; this one stays as it is."""
        after = Table.__new__(Table)
        vars(after).update(vars(self))
        for name in ("entries", "seats", "made", "talk", "_then", "commands", "_told"):
            setattr(after, name, getattr(self, name).copy())
        after._state = self._state and self._state.copy()
        after.apply(entry)
        return after

    @property
    def created(self) -> Created:
        """How the table was set up."""
        assert self._created is not None
        return self._created

    @property
    def game(self) -> Game:
        """What is played."""
        assert self._game is not None
        return self._game

    @property
    def state(self) -> State:
        """The game in progress, or at its end."""
        assert self._state is not None
        return self._state

    @property
    def has_begun(self) -> bool:
        """Whether there is a game to look at."""
        return self._state is not None

    @property
    def is_at_stake(self) -> bool:
        """Whether who leaves for good has lost: others are rated by it, or paired by it."""
        return self.created.rated or self.created.tournament is not None

    @property
    def turn(self) -> int | None:
        """The seat that decides now, if the game goes on and does not rest."""
        goes_on = self.status == "playing" and self.paused_at is None
        return self.state.turn if goes_on else None

    @property
    def nonces(self) -> dict[int, str]:
        """What seats gave to the chance of the game."""
        return {n: seat.nonce for n, seat in enumerate(self.seats) if seat.nonce is not None}

    @property
    def last_made(self) -> Moved | None:
        """The last move that stands."""
        event = self.made[-1].event if self.made else None
        assert event is None or isinstance(event, Moved)
        return event

    @property
    def _readers(self) -> tuple[int | None, ...]:
        """Through whose eyes the game can be seen; None: a spectator's."""
        return (None, *range(len(self.seats)))

    def tell(self, made: Entry, eyes: int | None) -> bytes:
        """A move as it may be known through a seat's eyes, as JSON."""
        key = made.number, eyes if self.game.hidden else None
        if key not in self._told:
            assert isinstance(made.event, Moved)
            n = bisect_left(self.made, made.number, key=lambda entry: entry.number)
            about = {"number": made.number, "at": made.at, "kind": "moved"}
            by_bot = {"by_bot": made.event.by_bot}
            told = orjson.dumps({**about, **self.state.telling(n, eyes), **by_bot})
            # Mostly all know the same: that is kept once.
            others = (self._told.get((made.number, seat)) for seat in self._readers)
            self._told[key] = next((other for other in others if other and other == told), told)
        return self._told[key]

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        """The seats that a person has."""
        return tuple(
            n for n, seat in enumerate(self.seats) if player is not None and seat.player == player
        )

    def people_besides(self, player: str | None) -> frozenset[int]:
        """The seats of other people who still play: whom something is to be asked."""
        return frozenset(
            n
            for n, seat in enumerate(self.seats)
            if seat.kind == "person" and seat.player not in (player, None) and not seat.out
        )

    def apply(self, entry: Entry) -> None:
        """Take the next event in; `Unreadable` if it can't have happened here."""
        if entry.number != self.number + 1:
            raise Unreadable(f"event {entry.number} comes after {self.number}")
        self.number = entry.number
        if not isinstance(entry.event, Forgotten):  # for who is still there, nothing has happened
            self.at = entry.at
        self.entries.append(entry)
        if entry.command is not None:
            self.commands[entry.command] = entry.number
        if not isinstance(entry.event, TALK):
            self.acted = entry.number
            if not isinstance(entry.event, Moved):
                self.plans = {}  # the game is not as it was
        try:
            self._take_in(entry, entry.event)
        except Exception as error:
            # Whatever damage makes of it; what other errors say may be nobody's business.
            reason = error if isinstance(error, TegelError) else type(error).__name__
            raise Unreadable(f"event {entry.number}, {kind_of(entry.event)}: {reason}") from error

    def _take_in(self, entry: Entry, event: Event) -> None:
        match event:
            case Created():
                self._create(event)
            case Sat(seat, player, name, nonce):
                self.seats[seat] = Seat("person", player or None, name, None, nonce)
            case BotSat(seat, level):
                self.seats[seat] = Seat("bot", None, level, level)
            case Stood(seat):
                self.seats[seat] = Seat()
            case Started():
                source = source_from(self.created.secret, self.nonces, self.created.chance)
                self._state = State(self.game, self.created.options, source)
                self.status = "playing"
                self._turn_clock(entry.at)
            case Moved(_, move, by_bot):
                self.state.push(move)
                self.made.append(entry)
                self.plans = followed(self.plans, move)
                self._then.append(Then(self.hands, entry.at))
                self._turn_clock(entry.at, moved=True)
                if not by_bot:
                    self.request = None  # whoever plays on has answered
            case Planned(seat, lines):
                others = {n: told for n, told in self.plans.items() if n != seat}
                self.plans = {**others, seat: lines} if lines else others
            case Undone():
                self.hands = self._back(len(self.made) - 1).hands  # as if it had never been made
            case TakenBack(_, after):
                then = self._back(after)
                # What came after that move took nobody any time.
                self.hands = clocks.forgive(then.hands, entry.at - then.at)
                self.taken_back += 1
            case Asked(seat, what, after, seen):
                self.request = Request(entry.number, seat, what, after, seen)
            case Allowed(seat):
                assert self.request is not None
                allowed = self.request.allowed | set(self.seats_of(self.seats[seat].player))
                self.request = replace(self.request, allowed=allowed)
            case Declined(seat):
                self.request = None
                if self.status == "finished":
                    self.offers = frozenset()
                    self.declined |= set(self.seats_of(self.seats[seat].player))
            case Withdrawn():
                self.request = None
            case Paused():
                self.request, self.paused_at = None, entry.at
                self.hands = clocks.stop(self.hands, entry.at)
            case Continued():
                assert self.paused_at is not None
                self._then = [then.later(entry.at - self.paused_at) for then in self._then]
                self.paused_at = None
                self._turn_clock(entry.at)
            case Resigned(seat):
                self.seats[seat] = replace(self.seats[seat], out="resigned")
                self.request = None
                self._turn_clock(entry.at)
            case Flagged(seat):
                self.seats[seat] = replace(self.seats[seat], out="time")
                self.request = None
                self._turn_clock(entry.at)
            case TakenOver(seat):
                self.seats[seat] = replace(self.seats[seat], away=True)
                self.request = None
                self._turn_clock(entry.at)
            case Returned(seat):
                self.seats[seat] = replace(self.seats[seat], away=False)
                self._turn_clock(entry.at)
            case Hurried():
                self.hurried = self.acted
            case Resumed(pause):
                self.hands = clocks.forgive(self.hands, pause)
                self._then = [then.later(pause) for then in self._then]
                if self.paused_at is not None:
                    self.paused_at += pause
            case Said(_, text, phrase):
                if text or phrase:  # else who said it has left for good
                    self.talk.append(entry)
            case Offered(seat):
                self.offers |= {seat}
                self.declined -= {seat}
            case Rematched(table):
                self.rematch = table
            case Finished():
                self.status, self.result, self.request = "finished", event, None
                self.hands = clocks.stop(self.hands, entry.at)
            case Closed():
                self.status, self.closed, self.request = "closed", event, None
                self.hands = clocks.stop(self.hands, entry.at)
            case Forgotten(named, seats):
                self._forget(named, seats)

    def _create(self, event: Created) -> None:
        self._created, self._game = event, find(event.game)
        if event.rules != self.game.rules_version:
            raise Unreadable(
                f"it was begun with version {event.rules} of the rules,"
                f" and this is version {self.game.rules_version}"
            )
        self.commitment = commit(event.secret, event.chance)
        self.is_arranged = event.tournament is not None or event.daily is not None
        self.counts = event.rated or self.is_arranged
        players = int(event.options["players"])
        self.seats = [Seat()] * players
        self.clock = clocks.read_clock(event.clock)
        self.hands = clocks.wind(self.clock, players)

    def _forget(self, named: Sequence[int], seats: Sequence[int]) -> None:
        """Let nothing name somebody any more; what they did stands."""
        for number in named:
            self.entries[number - 1] = nameless(self.entries[number - 1])
        first = self.entries[0].event
        assert isinstance(first, Created)
        self._created = first
        self.talk = [one for one in self.talk if one.number not in named]
        for seat in seats:
            self.seats[seat] = replace(self.seats[seat], player=None, name=LEFT)
        self.declined |= set(seats)
        if self.request is not None and self.request.seat in seats:
            self.request = None

    def _back(self, after: int) -> Then:
        """Let only so many moves stand; what was before the first that does not."""
        for made in self.made[after:]:
            for eyes in self._readers:
                self.tell(made, eyes)  # as long as it can be told
        then = self._then[after]
        for _ in self.made[after:]:
            self.state.pop()
        del self.made[after:], self._then[after:]
        self.request = None
        return then

    def _turn_clock(self, now: int, moved: bool = False) -> None:
        """Let the time of the seat that decides run, if a person does."""
        turn = None if self.paused_at is not None else self.state.turn
        timed = None if turn is None or self.seats[turn].thinker else turn
        ended = moved and (turn != self.hands.running or self.state.begins_turn)
        self.hands = clocks.turn(self.clock, self.hands, timed, ended, now)


def followed(plans: Mapping[int, Lines], move: int) -> dict[int, Lines]:
    """What is left of plans after a move: lines that it is in."""
    left = {
        seat: [line[1:] for line in lines if line[0] == move and len(line) > 1]
        for seat, lines in plans.items()
    }
    return {seat: lines for seat, lines in left.items() if lines}
