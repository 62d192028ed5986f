"""Who one is."""

from typing import NotRequired

from typing_extensions import TypedDict


class Me(TypedDict):
    """Who one is; without a login one is a guest."""

    name: str
    login: str | None


class Visitor(TypedDict):
    """Who asks; nobody: who has not come in yet. And what everybody is to read."""

    me: Me | None
    notice: NotRequired[dict[str, str]]  # by language
