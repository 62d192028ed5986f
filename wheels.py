"""Wheels for all platforms, made on one: `make wheels`, or `make wheels ARGS=linux-x86_64`.

Each has the page, the networks, the drawings and a library of all that people need compiled. They
are checked as PyPI would, and this machine's is installed and tried without a compiler; with
`ARGS=--elsewhere` also those for machines that can be emulated (`tests/wheel/machines.py`).
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tegel
from tegel.core.native import shipped
from tegel.core.native.ahead import PLATFORMS, Translated, make_library
from tests.wheel.machines import EMULATED, missing

ROOT = Path(__file__).resolve().parent
DIST = ROOT / "dist"
LIBRARIES = ROOT / "build" / "library"
ELSEWHERE = "--elsewhere"


def main(*words: str) -> None:
    """Make the wheels of these platforms, or of all, and try what can be."""
    names = [word for word in words if word != ELSEWHERE]
    known = [name for name, platform in PLATFORMS.items() if platform.wheel]
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.exit(f"tegel: there is no platform {unknown[0]}; there are: {', '.join(known)}")
    wanted = names or known
    tried = {shipped.this_platform(), *(EMULATED if ELSEWHERE in words else ())}
    lacking = [*filter(None, (missing(name) for name in wanted if name in tried))]
    if lacking:
        sys.exit(f"tegel: {'; '.join(lacking)}")
    shutil.rmtree(DIST, ignore_errors=True)
    print("Kernels go through Numba (a minute) …", flush=True)
    kernels = Translated([*tegel.games().values()])
    for name in wanted:
        folder = LIBRARIES / name
        shutil.rmtree(folder, ignore_errors=True)
        print(f"A library for {name} (half a minute) …", flush=True)
        make_library(kernels, name, folder, tegel.__version__)
        _build("wheel", TEGEL_LIBRARY=str(folder), TEGEL_PLATFORM=PLATFORMS[name].wheel)
    _build("sdist")
    files = sorted(DIST.iterdir())
    _run(sys.executable, "-m", "twine", "check", "--strict", *map(str, files))
    for name in wanted:
        wheel = next(str(file) for file in files if PLATFORMS[name].wheel in file.name)
        if name in tried:
            print(f"The wheel for {name} is tried …", flush=True)
            how = ["-n", "0", "--wheel", wheel, "--on", name]
            _run(sys.executable, "-m", "pytest", "tests/wheel", *how)
        else:
            print(f"The wheel for {name} is made, and was not run")
    for file in files:
        print(f"{file.stat().st_size / 1e6:8.1f} MB  {file.name}")


def _build(target: str, **env: str) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(DIST)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, check=True)


def _run(*command: str) -> None:
    if subprocess.run(command, cwd=ROOT).returncode:
        sys.exit(f"tegel: `{' '.join(command[2:4])}` failed, for the reason above")


if __name__ == "__main__":
    main(*sys.argv[1:])
