"""What must be true of the history of a table, read from the database alone."""

from collections.abc import Mapping, Sequence

from tegel.core.ending import Ending
from tegel.core.record import Record, parse
from tegel.core.seal import Seal, commit
from tegel.core.telling import Move
from tegel.games import find
from tegel.server.tables.cleanup import is_stale_at
from tegel.server.tables.clock import MINUTE
from tegel.server.tables.due import BOT_LATE, bot_to_move
from tegel.server.tables.events import (
    Allowed,
    Asked,
    BotSat,
    Closed,
    Continued,
    Declined,
    Entry,
    Event,
    Finished,
    Flagged,
    Hurried,
    Moved,
    Offered,
    Paused,
    Rematched,
    Resigned,
    Returned,
    Said,
    Sat,
    Stood,
    TakenBack,
    TakenOver,
    Undone,
    Withdrawn,
)
from tegel.server.tables.table import Table
from tests.server.world.client import Asked as Wished

# What somebody asked for, and what may come of it.
FOLLOWS: Mapping[str, tuple[type[Event], ...]] = {
    "sit": (Sat,),
    "stand": (Stood,),
    "add_bot": (BotSat,),
    "play": (Moved, Returned),
    "undo": (Undone,),
    "take_back": (TakenBack, Asked, Undone),
    "pause": (Paused, Asked),
    "continue": (Continued,),
    "allow": (Allowed,),
    "decline": (Declined,),
    "withdraw": (Withdrawn,),
    "hurry": (Hurried,),
    "abort": (Closed,),
    "resign": (Resigned,),
    "leave": (TakenOver,),
    "return": (Returned,),
    "say": (Said,),
    "rematch": (Offered, Rematched),
}


# Milliseconds after which somebody must have noticed that something is due, if nothing fails.
SLACK = 2 * MINUTE
NEVER = 1 << 60


def audit(name: str, entries: Sequence[Entry], asked: Mapping[str, Wished], calm: int) -> Table:
    """Walk through a table's events and check each; `calm` is when things ceased to fail."""
    table = Table(name)
    for n, entry in enumerate(entries, 1):
        assert entry.number == n
        assert entry.at >= table.at
        _check(table, entry)
        if n > 1:
            assert entry.at <= max(_due(table), calm) + SLACK, "nobody looked after the table"
        if entry.command is not None:
            wish = asked[entry.command]
            assert table.acted <= wish.expected <= table.number, "its sender had missed something"
            assert isinstance(entry.event, FOLLOWS[wish.do["kind"]])
        table.apply(entry)
    if table.result is not None:
        verify(table)
    return table


def _check(table: Table, entry: Entry) -> None:
    """Whether an event may happen at a table."""
    ends = table.hands.runs_out
    if table.status == "playing" and table.state.is_over:
        assert isinstance(entry.event, Finished), "the game is over, and nobody says so"
    match entry.event:
        case Moved(seat, move, by_bot):
            assert table.turn == seat, "out of turn, or in a pause"
            assert move in table.state.legal_moves
            assert by_bot == (table.seats[seat].thinker is not None)
            assert by_bot or ends is None or entry.at < ends, "a move after its time"
        case Undone(seat):
            assert table.status == "playing"
            assert table.last_made is not None
            assert (table.last_made.seat, table.last_made.by_bot) == (seat, False)
        case TakenBack(seat, after):
            first = table.made[after].event
            assert isinstance(first, Moved)
            assert (first.seat, first.by_bot) == (seat, False), "it goes back to a choice of theirs"
            _check_agreed(table, seat, "back")
        case Paused(seat):
            _check_agreed(table, seat, "pause")
        case Continued():
            assert table.paused_at is not None
        case Flagged(seat):
            assert table.hands.running == seat
            assert ends is not None
            assert entry.at >= ends, "a flag before its time"
        case Resigned(seat) | TakenOver(seat) | Returned(seat):
            assert table.status == "playing"
            assert table.seats[seat].kind == "person"
            assert not table.seats[seat].out
        case Finished():
            assert table.status == "playing"
        case _:
            pass


def _check_agreed(table: Table, seat: int, what: str) -> None:
    """Whether all other people who play have allowed what happens."""
    others = table.people_besides(table.seats[seat].player)
    asked = table.request
    assert not others or (asked is not None and others <= asked.allowed)
    assert asked is None or (asked.what, asked.seat) == (what, seat)


def _due(table: Table) -> int:
    """When something must happen at a table by itself."""
    late = table.at + BOT_LATE if bot_to_move(table) else None
    times = (table.hands.runs_out, is_stale_at(table), late)
    return min((time for time in times if time is not None), default=NEVER)


def verify(table: Table) -> None:
    """A game that is over replays from the secret that its table then shows."""
    result, created, state = table.result, table.created, table.state
    assert result is not None
    ending = None
    if result.reason != "played":
        ending = Ending(result.reason, result.seat, tuple(result.places))
    commitment = commit(created.secret, created.chance)
    seal = Seal(commitment, table.nonces, created.secret)
    names = [f"seat {n}" for n in range(len(table.seats))]
    record = Record.of(state, names, seal, ending)
    final = parse(str(record), find).verify()
    assert final.moves == _moves(table.entries)
    assert final.scores == tuple(result.scores)
    assert final.is_over == (result.reason == "played")
    places = list(zip(result.places, (seat.out for seat in table.seats), strict=True))
    behind = [place for place, out in places if out]
    ahead = [place for place, out in places if not out]
    assert all(place == len(ahead) + 1 for place in behind), "who is out comes last"
    if final.is_over and not behind:
        assert final.outcome.places == tuple(result.places)


def _moves(entries: Sequence[Entry]) -> list[Move]:
    """The moves that stand."""
    moves: list[Move] = []
    for entry in entries:
        if isinstance(entry.event, Moved):
            moves.append(entry.event.move)
        elif isinstance(entry.event, Undone):
            moves.pop()
        elif isinstance(entry.event, TakenBack):
            del moves[entry.event.after :]
    return moves
