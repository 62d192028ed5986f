"""Text goes out packed, but for what holds a secret."""

import gzip
from collections.abc import Mapping

import pytest
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route, Router
from starlette.testclient import TestClient

from tegel.server.http.packed import SMALLEST, Packed, accepted

LONG = b"tile " * SMALLEST


def answering(
    body: bytes = LONG, kind: str = "application/json", headers: Mapping[str, str] | None = None
) -> TestClient:
    async def answer(_: Request) -> Response:
        return Response(body, headers=headers, media_type=kind)

    async def piecemeal(_: Request) -> Response:
        return StreamingResponse(iter([LONG, LONG]), media_type="text/plain")

    paths = ["/api/tables", "/api/records/views"]
    routes = [Route(path, answer, methods=["GET", "POST"]) for path in paths]
    return TestClient(Packed(Router([*routes, Route("/pieces", piecemeal)])))


def test_an_answer_is_packed_for_who_takes_it_so() -> None:
    client = answering()
    with client.stream("GET", "/api/tables", headers={"Accept-Encoding": "gzip"}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(body) < len(LONG)
    assert gzip.decompress(body) == LONG
    plain = client.get("/api/tables", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == LONG
    assert plain.headers["vary"] == answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    ("client", "method", "path"),
    [
        (answering(), "POST", "/api/tables"),  # it may hold the keys to seats
        (answering(headers={"Set-Cookie": "tegel=secret"}), "GET", "/api/tables"),
        (answering(b"{}"), "GET", "/api/tables"),
        (answering(kind="image/png"), "GET", "/api/tables"),
        (answering(), "HEAD", "/api/tables"),
        (answering(), "GET", "/pieces"),
    ],
)
def test_what_is_secret_small_or_no_text_is_not(client: TestClient, method: str, path: str) -> None:
    answer = client.request(method, path, headers={"Accept-Encoding": "gzip"})
    assert answer.headers.get("content-encoding") != "gzip"


def test_a_record_in_views_is_packed_though_it_was_posted() -> None:
    answer = answering().post("/api/records/views", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == LONG


@pytest.mark.parametrize(
    ("headers", "found"),
    [
        ({}, set[str]()),
        ({"accept-encoding": "gzip, br"}, {"gzip", "br"}),
        ({"accept-encoding": "gzip;q=0, BR ; q=0.5"}, {"br"}),
    ],
)
def test_what_a_client_does_not_take_is_not_sent(
    headers: Mapping[str, str], found: set[str]
) -> None:
    assert accepted(Headers(headers)) - {""} == found
