"""Tegel as a command, as its own tests run it."""

import pytest

from tegel.core.native.build import ensure
from tegel.games import find
from tests.cli.conftest import run

__all__ = ["run"]


@pytest.fixture(autouse=True, scope="session")
def compiled() -> None:
    """Compile ahead, so that no command has a progress bar to show."""
    ensure(find("azul"), "rules")
