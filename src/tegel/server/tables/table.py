"""A table as its events have made it."""

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Literal

from tegel.bots.levels import LEVELS
from tegel.core.errors import TegelError
from tegel.core.game import Game, PlayedView
from tegel.core.seal import source_from
from tegel.core.state import State
from tegel.games import find
from tegel.server.tables import clock as clocks
from tegel.server.tables.clock import NO_CLOCK, NO_HANDS, Clock, Hands
from tegel.server.tables.events import (
    TALK,
    BotSat,
    Closed,
    Created,
    Entry,
    Event,
    Finished,
    Flagged,
    Moved,
    Offered,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Said,
    Sat,
    Started,
    Stood,
    TakenOver,
    Undone,
    Unreadable,
    kind_of,
)

Status = Literal["waiting", "playing", "finished", "closed"]
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
    # What each seat, and last a spectator, was told of each move that stands, and of each event
    # that made one, taken back or not.
    told: list[list[PlayedView]] = field(default_factory=list[list[PlayedView]])
    told_then: dict[int, list[PlayedView]] = field(default_factory=dict[int, list[PlayedView]])
    by_bots: list[bool] = field(default_factory=list[bool])  # for each move, whether a bot made it
    _hands_before: list[Hands] = field(default_factory=list[Hands])  # each move
    talk: list[Entry] = field(default_factory=list[Entry])
    offers: frozenset[int] = frozenset()
    rematch: str | None = None
    result: Finished | None = None
    _created: Created | None = None
    _game: Game | None = None
    _state: State | None = None

    @classmethod
    def of(cls, table: str, entries: Iterable[Entry]) -> "Table":
        """The table that a list of events makes."""
        made = cls(table)
        for entry in entries:
            made.apply(entry)
        return made

    def with_entry(self, entry: Entry) -> "Table":
        """The table after one more event; this one stays as it is."""
        after = copy(self)
        for name in ("entries", "seats", "told", "by_bots", "talk", "_hands_before"):
            setattr(after, name, getattr(self, name).copy())
        after.commands, after.told_then = self.commands.copy(), self.told_then.copy()
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
    def turn(self) -> int | None:
        """The seat that decides now, if the game goes on."""
        return self.state.turn if self.status == "playing" else None

    @property
    def nonces(self) -> dict[int, str]:
        """What seats gave to the chance of the game."""
        return {n: seat.nonce for n, seat in enumerate(self.seats) if seat.nonce is not None}

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        """The seats that a person has."""
        return tuple(
            n for n, seat in enumerate(self.seats) if player is not None and seat.player == player
        )

    def apply(self, entry: Entry) -> None:
        """Take the next event in; `Unreadable` if it can't have happened here."""
        if entry.number != self.number + 1:
            raise Unreadable(f"event {entry.number} comes after {self.number}")
        self.number, self.at = entry.number, entry.at
        self.entries.append(entry)
        if entry.command is not None:
            self.commands[entry.command] = entry.number
        if not isinstance(entry.event, TALK):
            self.acted = entry.number
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
                self.seats[seat] = Seat("person", player, name, None, nonce)
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
                self.told_then[entry.number] = self._tell()
                self.told.append(self.told_then[entry.number])
                self.by_bots.append(by_bot)
                self._hands_before.append(self.hands)
                self._turn_clock(entry.at, moved=True)
            case Undone():
                self.state.pop()
                self.told.pop()
                self.by_bots.pop()
                self.hands = self._hands_before.pop()  # as if the move had never been made
            case Resigned(seat):
                self.seats[seat] = replace(self.seats[seat], out="resigned")
                self._turn_clock(entry.at)
            case Flagged(seat):
                self.seats[seat] = replace(self.seats[seat], out="time")
                self._turn_clock(entry.at)
            case TakenOver(seat):
                self.seats[seat] = replace(self.seats[seat], away=True)
                self._turn_clock(entry.at)
            case Returned(seat):
                self.seats[seat] = replace(self.seats[seat], away=False)
                self._turn_clock(entry.at)
            case Resumed(pause):
                self.hands = clocks.forgive(self.hands, pause)
                self._hands_before = [clocks.forgive(one, pause) for one in self._hands_before]
            case Said():
                self.talk.append(entry)
            case Offered(seat):
                self.offers |= {seat}
            case Rematched(table):
                self.rematch = table
            case Finished():
                self.status, self.result = "finished", event
                self.hands = clocks.stop(self.hands, entry.at)
            case Closed():
                self.status = "closed"
                self.hands = clocks.stop(self.hands, entry.at)

    def _create(self, event: Created) -> None:
        self._created, self._game = event, find(event.game)
        if event.rules != self.game.rules_version:
            raise Unreadable(
                f"it was begun with version {event.rules} of the rules,"
                f" and this is version {self.game.rules_version}"
            )
        players = int(event.options["players"])
        self.seats = [Seat()] * players
        self.clock = clocks.read_clock(event.clock)
        self.hands = clocks.wind(self.clock, players)

    def _tell(self) -> list[PlayedView]:
        readers = [*range(self.state.players), None]
        return [told for seat in readers if (told := self.state.last_move(seat)) is not None]

    def _turn_clock(self, now: int, moved: bool = False) -> None:
        """Let the time of the seat that decides run, if a person does."""
        turn = self.state.turn
        timed = None if turn is None or self.seats[turn].thinker else turn
        ended = moved and (turn != self.hands.running or self.state.begins_turn)
        self.hands = clocks.turn(self.clock, self.hands, timed, ended, now)
