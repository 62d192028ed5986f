"""Tokens of programs."""

from typing_extensions import TypedDict


class TokenView(TypedDict):
    """A token that was given out; what it is itself nobody knows any more."""

    digest: str
    name: str
    created_at: int


class TokenList(TypedDict):
    """The tokens that one has given out."""

    tokens: list[TokenView]


class FreshToken(TypedDict):
    """A token, shown this once."""

    token: str
    digest: str
    name: str
