"""The house: who may come, who is there, and what nobody can have more of."""

from typing import Literal

from typing_extensions import TypedDict


class HouseView(TypedDict):
    """Who may come here, and what everybody is to read."""

    newcomers: Literal["open", "invited", "closed"]
    guests: bool
    notice: dict[str, str]
    statistics: Literal["host", "everybody"]  # who reads how all games went
    mail: bool


class HouseLimit(TypedDict):
    """Something of which nobody can have more."""

    name: str
    most: int | None  # None: no end


class HouseLimits(TypedDict):
    """What strangers and players can have here."""

    limits: list[HouseLimit]


class PersonOfHouse(TypedDict):
    """Somebody, as wardens see them."""

    id: str
    name: str
    login: str | None
    came_at: int
    seen_at: int | None
    games: int
    warden: bool
    muted_until: int | None
    banned_until: int | None


class PeopleOfHouse(TypedDict):
    """People of the house, who was here last first."""

    people: list[PersonOfHouse]


class InvitationLink(TypedDict):
    """An invitation that works; its word nobody knows any more."""

    digest: str
    name: str
    uses: int | None
    made_at: int
    ends_at: int


class InvitationLinks(TypedDict):
    """Invitations that work, the latest first."""

    invitations: list[InvitationLink]


class FreshLink(TypedDict):
    """What stands in a link, shown this once."""

    word: str
    ends_at: int
