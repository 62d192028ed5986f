"""The judge: holds what the database has against what clients were told."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field

from sqlalchemy import select

import tegel
from tegel.client import Accepted
from tegel.core.errors import TegelError
from tegel.server.follower import Sights
from tegel.server.store.log import entries_after
from tegel.server.store.schema import tables
from tegel.server.store.store import open_engine
from tegel.server.tables.events import Entry, kind_of, to_data
from tegel.server.tables.sight import reader
from tegel.server.tables.table import Table

from .ledger import Ledger, Sent, Sighting

# The event that answers each command; a decision of somebody who was away brings it back first.
ANSWERS = {
    "sit": ["sat"],
    "stand": ["stood"],
    "add_bot": ["botsat"],
    "play": ["moved", "returned"],
    "undo": ["undone"],
    "take_back": ["takenback", "asked", "undone"],
    "resign": ["resigned"],
    "leave": ["takenover"],
    "return": ["returned"],
    "say": ["said"],
    "rematch": ["offered", "rematched"],
}


@dataclass
class Verdict:
    """What the judge looked at, and what was wrong."""

    tables: Counter[str] = field(default_factory=Counter[str])  # by status
    games: Counter[str] = field(default_factory=Counter[str])  # finished ones
    events: int = 0
    moves: int = 0
    commands: int = 0  # that clients know to have been carried out
    hashes: int = 0  # that were computed again
    ends: int = 0  # clients that were there at the end of a game and had all of it
    records: int = 0  # that verify
    wrongs: list[str] = field(default_factory=list[str])


def judge(database: str, ledger: Ledger) -> Verdict:
    """Look at everything."""
    verdict = Verdict(wrongs=list(ledger.wrongs))
    sent: dict[str, dict[str, Sent]] = defaultdict(dict)
    seen: dict[str, list[Sighting]] = defaultdict(list)
    for one in ledger.sent:
        sent[one.table][one.own_id] = one
    for sighting in ledger.sightings:
        seen[sighting.table].append(sighting)
    found: set[str] = set()
    for name, number, entries in histories(database):
        found.add(name)
        try:
            _judge_table(name, number, entries, sent[name], seen[name], verdict)
        except Exception as error:
            verdict.wrongs.append(f"{name}: {error!r}")
    verdict.wrongs += [f"{name}: the table is gone" for name in {*sent, *seen} - found]
    for name, record in ledger.over.items():
        _judge_record(name, record, verdict)
    return verdict


def histories(database: str) -> Iterator[tuple[str, int, list[Entry]]]:
    """All tables, the number that their row says, and their events."""
    engine = open_engine(database, writes=False)
    try:
        with engine.connect() as connection:
            for name, number in connection.execute(select(tables.c.id, tables.c.number)).all():
                yield name, number, entries_after(connection, name, 0)
    finally:
        engine.dispose()


def _judge_table(
    name: str,
    number: int,
    entries: list[Entry],
    sent: dict[str, Sent],
    seen: list[Sighting],
    verdict: Verdict,
) -> None:
    numbers = [entry.number for entry in entries]
    if numbers != list(range(1, len(entries) + 1)) or number != len(entries):
        verdict.wrongs.append(f"{name}: events {numbers[:5]}…{numbers[-3:]}, its row says {number}")
        return
    verdict.events += len(entries)
    verdict.moves += sum(kind_of(entry.event) == "moved" for entry in entries)
    _judge_commands(name, entries, sent, verdict)
    at: dict[int, list[Sighting]] = defaultdict(list)
    for sighting in seen:
        at[sighting.number].append(sighting)
    table = Table(name)
    for entry in entries:
        table.apply(entry)
        if entry.number in at:
            _judge_sightings(table, at.pop(entry.number), verdict)
    verdict.wrongs += [f"{name}: somebody has {n} of {len(entries)} events" for n in at]
    verdict.tables[table.status] += 1
    if table.status == "finished":
        verdict.games[table.game.name] += 1
        end = next(e.number for e in entries if kind_of(e.event) == "finished")
        short = [s for s in seen if s.is_last and s.number < end]
        verdict.wrongs += [f"{name}: {s.player} stopped at {s.number} of {end}" for s in short]
        verdict.ends += sum(s.is_last for s in seen) - len(short)


def _judge_commands(
    name: str, entries: list[Entry], sent: dict[str, Sent], verdict: Verdict
) -> None:
    """Every command that was accepted is there once, where it was said to be; no other is."""
    left = dict(sent)
    for entry in entries:
        if entry.command is None:
            continue
        own_id = entry.command.partition("/")[2]
        one = left.pop(own_id, None)
        if one is None:
            verdict.wrongs.append(f"{name}, {entry.number}: {entry.command} is nobody's, or twice")
        elif not isinstance(one.answer, Accepted) or one.answer.number != entry.number:
            verdict.wrongs.append(f"{name}, {entry.number}: {one.do} was told {one.answer}")
        elif not _fits(one, entry):
            verdict.wrongs.append(f"{name}, {entry.number}: {one.do} led to {entry.event}")
        else:
            verdict.commands += 1
    verdict.wrongs += [
        f"{name}: {one.do} was told {one.answer} and is not there"
        for one in left.values()
        if isinstance(one.answer, Accepted) or one.answer is None
    ]


def _fits(sent: Sent, entry: Entry) -> bool:
    """Whether an event is what a command asks for."""
    wish, event = asdict(sent.do), to_data(entry.event)
    if kind_of(entry.event) not in ANSWERS[wish["kind"]]:
        return False
    given = {name for name in ("seat", "move", "text", "name") if name in wish and name in event}
    return all(wish[n] == event[n] for n in given if not (n == "move" and isinstance(wish[n], str)))


def _judge_sightings(table: Table, seen: list[Sighting], verdict: Verdict) -> None:
    """Who was there at this number had what the events amount to."""
    sights = Sights(table)
    for sighting in seen:
        verdict.hashes += 1
        right = sights.see(reader(table, sighting.player)).hash
        if sighting.hash != right:
            verdict.wrongs.append(f"{sighting} should have been {right}")


def _judge_record(name: str, record: str, verdict: Verdict) -> None:
    try:
        tegel.read_record(record).verify()
        verdict.records += 1
    except TegelError as error:
        verdict.wrongs.append(f"the record of {name}, {record[:80]!r}: {error}")
