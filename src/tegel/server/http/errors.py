"""Refusals over HTTP: always JSON, a code for programs and a message for people."""

from collections.abc import Mapping
from math import ceil
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.websockets import WebSocket

from tegel.server.guard.refuse import mark
from tegel.server.guard.trouble import note
from tegel.server.http.reply import reply
from tegel.server.refusals import Problem, problem, status_of
from tegel.server.tables.commands import Refused
from tegel.server.thinking.jobs import Closed

MEANINGS: Mapping[int, str] = {
    401: "It is not known who you are",
    403: "Not for you, or not from there",
    404: "There is no such thing",
    408: "The body came too slowly",
    409: "It does not fit how things are",
    413: "The body is too large",
    415: "The body is not JSON",
    422: "It can't be understood, or can't be",
    429: "Too often: `Retry-After` says how many seconds to wait",
    431: "The head is too large",
    500: "Something went wrong in the server",
    503: "Not at the moment",
}
UNAVAILABLE = "the server can't use its database at the moment; try again"
# What the framework refuses by itself.
CODES = {404: "not_found", 405: "bad_method"}
WORDS = {404: "there is nothing at this address", 405: "this can't be done at this address"}
POLICY_VIOLATION = 1008


class TooFast(Refused):
    """Done too often; `wait` says for how many seconds not to."""

    def __init__(self, wait: float) -> None:
        self.wait = max(1, ceil(wait))
        super().__init__("too_fast", f"that was too often; wait {self.wait} s")


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that something can be answered with, as OpenAPI wants them told.

    By reference: the framework would read the model again for each of them, a thousand times.
    """
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {
        status: {"description": MEANINGS[status], "content": content} for status in sorted(statuses)
    }


def install(app: FastAPI) -> None:
    """Have all refusals of an application answered in this way."""
    refused: Any = _refused  # live connections as well: they get no answer in words
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, _misunderstood)
    app.add_exception_handler(HTTPException, _framework)
    app.add_exception_handler(SQLAlchemyError, _unavailable)
    app.add_exception_handler(Closed, _unavailable)


async def _refused(connection: HTTPConnection, error: Exception) -> Response | None:
    assert isinstance(error, Refused)
    if isinstance(connection, WebSocket):
        mark(connection.scope, error.code)
        await connection.close(POLICY_VIOLATION)
        return None
    headers = {"Retry-After": str(error.wait)} if isinstance(error, TooFast) else None
    return _answered(connection, status_of(error), problem(error), headers)


async def _misunderstood(connection: HTTPConnection, error: Exception) -> Response:
    """An address or a query that is not as it should be."""
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = error.errors()[0]
    where = ".".join(str(step) for step in first["loc"][1:])
    what = str(first["msg"])
    message = f"{where}: {what[:1].lower()}{what[1:]}"
    return _problem(connection, 422, "bad_request", message)


async def _framework(connection: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status = error.status_code
    code, words = CODES.get(status, "bad_request"), WORDS.get(status, str(error.detail))
    return _problem(connection, status, code, words, error.headers)


async def _unavailable(connection: HTTPConnection, error: Exception) -> Response:
    note("unavailable", error)
    return _problem(connection, 503, "unavailable", UNAVAILABLE)


def _problem(
    connection: HTTPConnection,
    status: int,
    code: str,
    message: str,
    headers: Mapping[str, str] | None = None,
) -> Response:
    return _answered(connection, status, Problem(code=code, message=message), headers)


def _answered(
    connection: HTTPConnection,
    status: int,
    problem: Problem,
    headers: Mapping[str, str] | None = None,
) -> Response:
    mark(connection.scope, problem["code"])
    return reply(problem, status, headers)
