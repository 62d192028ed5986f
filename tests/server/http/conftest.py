"""One server for the tests of a module."""

from collections.abc import Generator

import pytest

from .helpers import House, opened, sqlite


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    with opened(sqlite(tmp_path_factory.mktemp("house"))) as house:
        yield house
