"""Mistakes that come back: when, a library for spaced repetition says."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import orjson
from fsrs import Card, Rating, Scheduler
from sqlalchemy import ColumnElement, Connection, select, update

from tegel.server.store.company import sitters
from tegel.server.store.players import insert_new
from tegel.server.store.schema import mistakes

MOST = 500  # that are told at once, those first that are due first
COUNTED = 5000

# What was wrong comes back after ten minutes, what was right after days. Nobody's schedule depends
# on chance: asked twice, it is the same.
_schedule = Scheduler(learning_steps=[timedelta(minutes=10)], enable_fuzzing=False)
_BETWEEN = ","


@dataclass(frozen=True)
class Mistake:
    """Something that a seat could have done better."""

    id: str
    seat: int
    number: int  # of the move, from 0
    themes: Sequence[str]
    about: dict[str, Any]  # the position as the seat knew it, what was played, what was better


@dataclass
class Theme:
    """What somebody's mistakes in a game have in common."""

    game: str
    theme: str
    count: int = 0
    due: int = 0
    losses: float = 0

    def told(self) -> dict[str, Any]:
        """With the mean of its losses."""
        about = {"game": self.game, "theme": self.theme, "count": self.count, "due": self.due}
        return {**about, "loss": self.losses / self.count}


@dataclass
class Shelf:
    """All mistakes of somebody, added up; and those that are wanted, due first."""

    count: int = 0
    due: int = 0
    next_at: int | None = None  # when another one will be due
    themes: dict[tuple[str, str], Theme] = field(default_factory=dict[tuple[str, str], Theme])
    mistakes: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])

    def told(self) -> dict[str, Any]:
        """As it is sent."""
        themes = sorted(self.themes.values(), key=lambda one: (-one.count, -one.losses, one.theme))
        about = {"count": self.count, "due": self.due, "next_at": self.next_at}
        return {**about, "themes": [one.told() for one in themes], "mistakes": self.mistakes}


@dataclass(frozen=True)
class Wanted:
    """Which mistakes somebody wants to see: of a game, of a theme, so many at most."""

    game: str | None = None
    theme: str | None = None
    most: int = MOST


def keep(connection: Connection, table: str, game: str, found: Sequence[Mistake], now: int) -> None:
    """Keep the mistakes of all people at a table; those that are known stay as they are."""
    people = sitters(connection, table)
    card = orjson.dumps(Card(card_id=0, due=_time(now)).to_dict()).decode()
    for one in found:
        if one.seat in people:
            row = {"id": one.id, "player": people[one.seat], "table_id": table, "game": game}
            row |= {"theme": _BETWEEN.join(one.themes), "about": orjson.dumps(one.about).decode()}
            more = {"number": one.number, "card": card, "due_at": now}
            connection.execute(insert_new(connection, mistakes), {**row, **more})


def own(connection: Connection, player: str, now: int, wanted: Wanted) -> Shelf:
    """Somebody's mistakes."""
    shelf = Shelf()
    for one in _found(connection, mistakes.c.player == player):
        is_due = one["due_at"] <= now
        shelf.count += 1
        shelf.due += is_due
        if not is_due and shelf.next_at is None:
            shelf.next_at = one["due_at"]
        for theme in one["themes"]:
            sums = shelf.themes.setdefault((one["game"], theme), Theme(one["game"], theme))
            sums.count += 1
            sums.due += is_due
            sums.losses += one["loss"]
        is_wanted = wanted.game in (None, one["game"]) and wanted.theme in (None, *one["themes"])
        if is_wanted and len(shelf.mistakes) < wanted.most:
            shelf.mistakes.append(one)
    return shelf


def find(connection: Connection, player: str, mistake: str) -> dict[str, Any] | None:
    """A mistake of somebody."""
    return next(_found(connection, mistakes.c.player == player, mistakes.c.id == mistake), None)


def find_at(connection: Connection, player: str, table: str, number: int) -> dict[str, Any] | None:
    """The mistake that somebody made with a move at a table."""
    there = mistakes.c.table_id == table, mistakes.c.number == number
    return next(_found(connection, mistakes.c.player == player, *there), None)


def answered(connection: Connection, mistake: str, *, is_right: bool, now: int) -> int | None:
    """A mistake was tried again: when it comes back. None: it was not due, so nothing changes."""
    row = connection.execute(select(mistakes).where(mistakes.c.id == mistake)).mappings().first()
    if row is None or row["due_at"] > now:
        return None
    rating = Rating.Good if is_right else Rating.Again
    card, _ = _schedule.review_card(Card.from_dict(orjson.loads(row["card"])), rating, _time(now))
    due = round(card.due.timestamp() * 1000)
    values = {"card": orjson.dumps(card.to_dict()).decode(), "due_at": due}
    connection.execute(update(mistakes).where(mistakes.c.id == mistake), values)
    return due


def _found(connection: Connection, *where: ColumnElement[bool]) -> Iterator[dict[str, Any]]:
    chosen = select(mistakes).where(*where).order_by(mistakes.c.due_at, mistakes.c.id)
    for row in connection.execute(chosen.limit(COUNTED)).mappings():
        told = {name: row[name] for name in ("id", "game", "due_at")}
        told |= {"table": row["table_id"], "n": row["number"]}
        yield {**told, "themes": row["theme"].split(_BETWEEN), **orjson.loads(row["about"])}


def _time(now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, UTC)
