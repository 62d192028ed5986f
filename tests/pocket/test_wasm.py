"""The kernels of all games as WebAssembly; that they play as here, a browser shows (`e2e`)."""

from pathlib import Path

import pytest

import pocket
from tests.core.helpers import compiled_only

pytestmark = compiled_only


@pytest.fixture(scope="module")
def made() -> Path:
    return pocket.kernels()


def test_the_library_wants_nothing_that_only_this_machine_has(made: Path) -> None:
    code = (made / "tegel.wasm").read_bytes()
    assert code[:4] == b"\0asm"
    assert b"dylink.0" in code[:64]
