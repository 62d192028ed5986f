"""Every promise of the store is kept on both databases."""

from collections.abc import Generator
from pathlib import Path

import pytest
import structlog
from argon2 import PasswordHasher
from structlog.dev import ConsoleRenderer, plain_traceback

from tegel.server.identity import passwords
from tegel.server.store.store import LIMITS, WRITING
from tests.server.databases import new_copy, new_database, new_file, own_postgres

# What goes wrong on purpose is logged in frames and colours by itself: seconds, seen by nobody.
structlog.configure(
    [
        *structlog.get_config()["processors"][:-1],
        ConsoleRenderer(exception_formatter=plain_traceback),
    ]
)


@pytest.fixture(scope="session")
def postgres_server() -> Generator[str]:
    with own_postgres() as url:
        yield url


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits long for a processor is not thrown out by PostgreSQL; that is a test by itself."""
    for limits, name in (
        (LIMITS, "lock_timeout"),
        (WRITING, "idle_in_transaction_session_timeout"),
    ):
        monkeypatch.setitem(limits, name, 60_000)


@pytest.fixture(autouse=True, scope="module")
def _quick_passwords() -> Generator[None]:
    """Accounts are made by the hundred; that a hash is slow, the tests of passwords say."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "HASHER", PasswordHasher(2, memory_cost=16, parallelism=1))
        yield


on_both = pytest.fixture(params=["sqlite", "postgresql"])


@on_both
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that nothing is in, but up to date."""
    if request.param == "sqlite":
        return new_file(tmp_path)
    return new_copy(request.getfixturevalue("postgres_server"))


@on_both
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that is not even up to date."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tegel.db'}"
    return new_database(request.getfixturevalue("postgres_server"))
