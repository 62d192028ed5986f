"""Tegel as a command, as its own tests run it."""

import pytest

from tegel.core.warm import ensure_warm
from tegel.games import find
from tests.cli.conftest import run

__all__ = ["run"]


@pytest.fixture(autouse=True, scope="session")
def compiled() -> None:
    """Compile ahead, so that no command has a progress bar to show."""
    ensure_warm(find("azul"))
