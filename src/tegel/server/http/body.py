"""Reading bodies: JSON, and strictly what a type says."""

from typing import Any

from fastapi import Depends
from pydantic import TypeAdapter, ValidationError
from starlette.requests import Request

from tegel.server.tables.commands import Refused
from tegel.server.wire.words import in_words


class Reader:
    """Reads a body as a type.

    The framework's own way reads JSON more leniently than a live connection does: it takes half
    characters and numbers that are none.
    """

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self._adapter: TypeAdapter[Any] = TypeAdapter(kind)

    async def __call__(self, request: Request) -> Any:
        """What was sent; `Refused` says what is wrong with it."""
        # A form, which a page of any site may send, is no JSON, whatever is in it.
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Refused("bad_type", "send JSON, with Content-Type: application/json")
        try:
            return self._adapter.validate_json(await request.body())
        except ValidationError as error:
            raise Refused("bad_request", in_words(error)) from None


def body(kind: Any) -> Any:
    """A parameter that is the body, of this type."""
    return Depends(Reader(kind))
