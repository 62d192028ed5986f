"""Every answer tells browsers what they should never do with it."""

import pytest
from starlette.testclient import TestClient

from tegel.server.guard.headers import SecurityHeaders

from .apps import echo

APP = SecurityHeaders(echo)


def test_no_page_of_ours_runs_scripts_of_others_or_stands_in_theirs() -> None:
    headers = TestClient(APP).get("/").headers
    parts = [part.split() for part in headers["content-security-policy"].split(";")]
    policy = {name: " ".join(allowed) for name, *allowed in parts}
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["object-src"] == policy["base-uri"] == "'none'"
    assert "script-src" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


@pytest.mark.parametrize(("path", "kept"), [("/api/me", "no-store"), ("/assets/x.js", None)])
def test_what_the_api_answers_is_not_kept(path: str, kept: str | None) -> None:
    assert TestClient(APP).get(path).headers.get("cache-control") == kept


def test_who_came_over_https_comes_over_https_again() -> None:
    assert "strict-transport-security" not in TestClient(APP).get("/").headers
    secure = TestClient(APP, base_url="https://tegel.test").get("/").headers
    assert "max-age=" in secure["strict-transport-security"]
