"""Whether the server works."""

from typing import Literal

from typing_extensions import TypedDict


class Health(TypedDict):
    """The server works, and so does its database."""

    status: Literal["ok"]
    version: str
