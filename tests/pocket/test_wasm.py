"""The kernels of all games as WebAssembly, in the Python of a page: they play as here."""

import json
from pathlib import Path

import pytest

import pocket
from tests.core.helpers import compiled_only
from tests.pocket.inside import in_a_page
from tests.pocket.known import known

pytestmark = compiled_only

FIND_OUT = "import json; from tests.pocket.known import found; print(json.dumps(found()))"


@pytest.fixture(scope="module")
def made() -> Path:
    return pocket.kernels()


def test_all_that_is_known_of_the_games_is_found_out_there(made: Path, tmp_path: Path) -> None:
    assert json.loads(in_a_page(FIND_OUT, made, tmp_path)) == known()


def test_the_library_wants_nothing_that_only_this_machine_has(made: Path) -> None:
    code = (made / "tegel.wasm").read_bytes()
    assert code[:4] == b"\0asm"
    assert b"dylink.0" in code[:64]
