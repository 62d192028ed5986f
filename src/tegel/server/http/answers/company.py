"""Whom one plays with, and whom not."""

from typing_extensions import TypedDict

from tegel.server.http.answers.lists import TableSummary


class PersonView(TypedDict):
    """Somebody one has played with, by where they sat the last time."""

    name: str
    table: str
    seat: int
    last_at: int
    games: int


class PeopleList(TypedDict):
    """People one has played with, the latest first."""

    people: list[PersonView]


class InvitationView(TypedDict):
    """A table one is asked to, and by whom."""

    by: str
    table: TableSummary


class InvitationList(TypedDict):
    """The tables one is asked to, the latest first."""

    invitations: list[InvitationView]


class BlockView(TypedDict):
    """Somebody whom one does not want to meet."""

    id: str
    name: str
    made_at: int


class BlockList(TypedDict):
    """Whom one does not want to meet, the latest first."""

    blocks: list[BlockView]


class BlockedSeats(TypedDict):
    """The seats of a table at which somebody sits whom one has blocked."""

    seats: list[int]
