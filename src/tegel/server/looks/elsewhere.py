"""Games that were played without a server, as the tables that they were."""

from collections.abc import Collection
from datetime import datetime

from tegel.bots.levels import LEVELS, level_of
from tegel.core.errors import BadRecord
from tegel.core.record import Record
from tegel.server.tables.clock import NO_CLOCK
from tegel.server.tables.events import (
    BotSat,
    Closed,
    Created,
    Entry,
    Event,
    Finished,
    Moved,
    Resigned,
    Sat,
    Started,
)
from tegel.server.tables.table import Table

OTHER = "other-"  # who sat at a seat that is not its host's
ENDED = "ended"  # the tag of a record that says when


def as_table(
    record: Record,
    name: str,
    host: str,
    now: int,
    *,
    offline: bool = False,
    own: Collection[int] | None = None,
) -> Table | None:
    """The table that a record was written at; None if it was at none, or its game went on.

    All of the game is checked, its chance too: that follows from the secret. Every seat that no bot
    had is the host's, who brings it, or only its `own`; `offline` marks what comes to a server
    from elsewhere.
    """
    seal = record.seal
    if seal is None or seal.secret is None:
        return None
    final = record.verify()
    if not final.is_over and record.ending is None:
        return None
    at = _ended(record, now)
    begun = _begun(record, host, seal.secret, offline, own)
    events = [*begun, *_moves(record), *_end(record)]
    return Table.of(name, (Entry(n, at, event, None) for n, event in enumerate(events, 1)))


def _begun(
    record: Record, host: str, secret: str, offline: bool, own: Collection[int] | None
) -> list[Event]:
    assert record.seal is not None
    created = Created(
        game=record.game.name,
        rules=record.game.rules_version,
        options=record.options,
        clock=NO_CLOCK.as_data(),
        public=False,
        chat=False,
        host=host,
        secret=secret,
        parent=None,
        chance=record.seal.way,
        offline=offline,
    )
    seats = [
        BotSat(seat, name)
        if level_of(name) in LEVELS
        else Sat(
            seat,
            host if own is None or seat in own else f"{OTHER}{seat}",
            name,
            record.seal.nonces.get(seat),
        )
        for seat, name in enumerate(record.seats)
    ]
    return [created, *seats, Started()]


def _moves(record: Record) -> list[Event]:
    moves: list[Event] = []
    for state, text in zip(record.replay(), record.moves, strict=False):
        assert state.turn is not None
        is_bot = level_of(record.seats[state.turn]) in LEVELS
        moves.append(Moved(state.turn, state.parse(text), is_bot))
    return moves


def _end(record: Record) -> list[Event]:
    ending = record.ending
    if ending is None:
        assert record.scores is not None
        assert record.places is not None
        return [Finished("played", None, record.scores, record.places)]
    if ending.reason == "abandoned" or ending.seat is None or ending.places is None:
        return [Closed("called off")]
    scores = record.verify().scores
    return [Resigned(ending.seat), Finished(ending.reason, ending.seat, scores, ending.places)]


def _ended(record: Record, now: int) -> int:
    """When a game ended, in milliseconds; of one that does not say so, now."""
    try:
        moment = datetime.fromisoformat(record.tags[ENDED])
    except (KeyError, ValueError):
        return now
    if moment.tzinfo is None:
        raise BadRecord(1, f"the tag {ENDED!r} lacks its hours from UTC: {record.tags[ENDED]}")
    return min(now, max(0, int(moment.timestamp() * 1000)))
