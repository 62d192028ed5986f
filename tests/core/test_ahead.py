"""A library made ahead, of the smallest game: it plays as the functions themselves do."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tegel.core import loops
from tegel.core.arguments import read
from tegel.core.native import shipped
from tegel.core.native.ahead import PAGE, PLATFORMS, Translated, make_library
from tegel.core.native.library import BadLibrary, symbol_of
from tegel.core.rng import Rng, new_rng
from tegel.core.struct import struct
from tests import fourth

from .helpers import compiled_only

pytestmark = compiled_only

GAMES = 200


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("library")
    make_library(Translated([fourth.GAME], ["rules"]), shipped.this_platform(), folder, "1.0")
    return folder


@pytest.fixture
def opened(made: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(shipped, "FOLDER", made)
    shipped.opened_here.cache_clear()
    yield made
    shipped.opened_here.cache_clear()


def handed() -> tuple[tuple[Any, ...], Any]:
    """What random games are handed, and where they write how they went."""
    game, out = fourth.GAME, np.zeros(2, np.int64)
    position = struct(game.position, np.zeros(1, game.position.dtype))
    options = game.encode(game.settle({}))
    return (position, options, struct(Rng, new_rng()), 0, GAMES, out), out


def test_its_games_are_those_of_the_interpreted_kernels(opened: Path) -> None:
    random_games: Any = loops.random_games
    arguments, here = handed()
    random_games.interpret(arguments, [])
    arguments, there = handed()
    kind, words = read(arguments)
    library = shipped.library(fourth.GAME.name, "rules")
    assert library is not None
    run = library.find(symbol_of(random_games, kind))
    assert run is not None
    assert run(arguments, words) is None
    assert there.tolist() == here.tolist()
    assert there[0] > GAMES


def test_it_has_what_was_made_and_nothing_else(opened: Path) -> None:
    assert shipped.is_there()
    assert shipped.has("nim", "rules")
    assert not shipped.has("nim", "search")
    assert shipped.library("azul", "rules") is None


@pytest.mark.skipif("x86" not in shipped.this_platform(), reason="only x86-64 has levels")
def test_the_code_is_that_of_the_highest_level_that_the_processor_has(opened: Path) -> None:
    flags = Path("/proc/cpuinfo").read_text(encoding="utf-8").split()
    library = shipped.opened_here()
    assert library is not None
    assert library.suffix == ("_v3" if "avx2" in flags else "_v2")


def test_a_library_for_a_processor_that_is_too_old_is_refused(
    opened: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = json.loads((opened / shipped.CARD).read_bytes())
    with pytest.raises(BadLibrary, match="it needs a processor of level 9"):
        shipped.Opened({**card, "levels": [9]})


def test_every_platform_has_a_name_that_its_machines_give_themselves() -> None:
    assert shipped.this_platform() in PLATFORMS
    for name, platform in PLATFORMS.items():
        if name == PAGE:
            continue
        system, _, machine = name.partition("-")
        assert machine in platform.wheel.replace("amd64", "x86_64")
        assert {"linux": "manylinux", "darwin": "macosx", "windows": "win"}[
            system
        ] in platform.wheel
