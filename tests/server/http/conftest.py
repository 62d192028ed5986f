"""One server for the tests of a module, and the same chance for a test whenever it is run."""

from collections.abc import Generator
from random import Random

import pytest

from tegel.core.rng import SEEDS
from tegel.server import desk
from tests.server.databases import new_file

from .helpers import House, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    with opened(new_file(tmp_path_factory.mktemp("house"))) as house:
        yield house


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals and bots follow from the test's name: what fails once fails again."""
    chance = Random(request.node.nodeid)
    monkeypatch.setattr(desk, "fresh_secret", lambda: f"{chance.getrandbits(256):064x}")
    if "house" in request.fixturenames:
        house: House = request.getfixturevalue("house")
        monkeypatch.setattr(house.site.desk, "seed", lambda: chance.randrange(SEEDS))
