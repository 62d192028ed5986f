"""What is installed: packages, the page, and how the kernels run."""

import importlib.util
import platform
import runpy
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import tegel
from tegel.cli.checks.finding import Finding, fine, look
from tegel.cli.extras import EXTRAS
from tegel.core import ways
from tegel.core.native import shipped
from tegel.core.native.cache import folder_of
from tegel.core.native.parts import Part
from tegel.games import games

ROOT = Path(__file__).parents[4]  # of the source tree, where there is one
STAGES = ("rules", "judgement", "search")
TOLD = ("numpy", "numba", "uvicorn", "fastapi", "sqlalchemy", "psycopg")  # if they are there


def packages() -> Finding:
    """Which versions there are, and whether a server has all that it needs."""
    there = [f"{name} {found}" for name in TOLD if (found := _version(name))]
    said = ", ".join([f"Tegel {tegel.__version__}", f"Python {platform.python_version()}", *there])
    needed = [package for package, extra in EXTRAS.items() if extra in ("server", "tui")]
    lacking = sorted({EXTRAS[one] for one in needed if importlib.util.find_spec(one) is None})
    if "server" in lacking:
        return look(f"{said}; no server can run here", "pip install 'tegel[server]'")
    return fine(said)


def kernels() -> Finding:
    """Which way the kernels run."""
    if ways.INSISTED == "interpreted" or not ways.is_native():
        advice = (
            "unset TEGEL_WAY"
            if ways.INSISTED
            else "pip install 'tegel[compile]', or a wheel that has a library for this machine"
        )
        return look("kernels run interpreted: bots that look ahead take long", advice)
    parts = [Part(game, stage) for game in games().values() for stage in STAGES]
    if all(shipped.has(part.game.name, part.stage) for part in parts):
        return fine("kernels run by the library that came with Tegel")
    ready = sum(
        shipped.has(part.game.name, part.stage) or (folder_of(*part.homes) / part.name).exists()
        for part in parts
    )
    if ready < len(parts):
        advice = "`tegel warm` compiles them ahead; else the next server does, while people play"
        return look(f"{ready} of {len(parts)} parts of the games are compiled", advice)
    return fine(f"all {len(parts)} parts of the games are compiled here, by Numba")


def page(root: Path = ROOT) -> Finding:
    """Whether there is a page, and, in a source tree, whether it is of these sources."""
    from tegel.server.page import FOLDER, advice, missing

    if missing() is not None:
        return look("there is no page: people would see only how to build one", advice())
    launch, built = root / "launch.py", FOLDER / "built-from"
    if launch.is_file() and built.is_file():
        # The first line tells of the machine, the others of the sources.
        _, *sources = runpy.run_path(str(launch))["fingerprint_of_page"]().splitlines()
        if built.read_text(encoding="utf-8").splitlines()[-len(sources) :] != sources:
            return look("the page was built from other sources than these", advice())
    return fine("the page is there")


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None
