"""For all tests."""

import gc
import signal

import pytest
from hypothesis import HealthCheck, settings

from tegel.core import ways

# A shell that runs the tests in the background lets them ignore Ctrl-C, and so would all that they
# start: those that type it would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Nothing of what tests are collected from is garbage: nobody looks for it meanwhile.
gc.disable()

# One profile for all: how long an example takes says something about the machine, not about us.
settings.register_profile(
    "tegel", deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.load_profile("tegel")

# Files that take longest begin first, so that no worker is left alone with one at the end.
LONG = """
server/faults/test_soak server/faults/test_processes cli/test_train server/faults/test_restore
server/faults/test_frozen server/test_openapi docs/test_samples core/test_kernel cli/test_doctor
cli/test_serve tui/test_means server/world/test_world harness/test_telling cli/test_play
cli/test_warm pocket/test_wasm cli/test_match tui/test_games docs/test_site envs/test_batch
server/test_security server/test_no_leak server/http/test_analyses server/faults/test_strangers
server/thinking/test_faults server/thinking/test_studies arena/test_cluster cli/test_plain
server/faults/test_two_servers words/test_books server/http/test_records tui/test_explore
e2e/test_pocket e2e/test_by_link e2e/test_guided e2e/test_accessible e2e/test_analysis
"""
RANKS = {f"tests/{name}.py": rank for rank, name in enumerate(LONG.split())}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: RANKS.get(item.nodeid.partition("::")[0], len(RANKS)))


def pytest_collection_finish() -> None:
    """Servers look through all that there is for garbage when they begin, and let it be looked
    through again when they end; but what was imported for the tests stays as long as they run.
    """
    gc.freeze()
    gc.__dict__.update(freeze=_nothing, unfreeze=_nothing)
    gc.enable()


def _nothing() -> None:
    pass


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """A server that a file starts lets what is not compiled run interpreted, as long as its process
    lives: the files after it would play thousands of games so.
    """
    _be_impatient()


@pytest.fixture(autouse=True)
def _patience() -> None:
    """The tests of that file themselves are as impatient as all others."""
    _be_impatient()


def _be_impatient() -> None:
    ways.__dict__["_is_patient"] = False
