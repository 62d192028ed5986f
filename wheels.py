"""Wheels for all platforms, made on one: `make wheels`, or `make wheels ARGS=linux-x86_64`.

Each has the page, the networks, the drawings and a library of all that people need compiled. They
are checked as PyPI would, and this machine's is installed and tried without a compiler.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tegel
from tegel.core.native import shipped
from tegel.core.native.ahead import PLATFORMS, Translated, make_library

ROOT = Path(__file__).resolve().parent
DIST = ROOT / "dist"
LIBRARIES = ROOT / "build" / "library"


def main(*names: str) -> None:
    """Make the wheels of these platforms, or of all."""
    known = [name for name, platform in PLATFORMS.items() if platform.wheel]
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.exit(f"tegel: there is no platform {unknown[0]}; there are: {', '.join(known)}")
    shutil.rmtree(DIST, ignore_errors=True)
    print("Kernels go through Numba (a minute) …", flush=True)
    kernels = Translated([*tegel.games().values()])
    for name in names or known:
        folder = LIBRARIES / name
        shutil.rmtree(folder, ignore_errors=True)
        print(f"A library for {name} (half a minute) …", flush=True)
        make_library(kernels, name, folder, tegel.__version__)
        _build("wheel", TEGEL_LIBRARY=str(folder), TEGEL_PLATFORM=PLATFORMS[name].wheel)
    _build("sdist")
    wheels = sorted(DIST.glob("*.whl"))
    _run(sys.executable, "-m", "twine", "check", "--strict", *map(str, wheels))
    here = PLATFORMS.get(shipped.this_platform())
    ours = [wheel for wheel in wheels if here and here.wheel in wheel.name]
    if ours:
        tests = ROOT / "tests" / "wheel"
        _run(sys.executable, "-m", "pytest", "-n", "0", str(tests), "--wheel", str(ours[0]))
    for file in sorted(DIST.iterdir()):
        print(f"{file.stat().st_size / 1e6:8.1f} MB  {file.name}")


def _build(target: str, **env: str) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(DIST)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, check=True)


def _run(*command: str) -> None:
    if subprocess.run(command, cwd=ROOT).returncode:
        sys.exit(f"tegel: `{' '.join(command[2:4])}` failed, for the reason above")


if __name__ == "__main__":
    main(*sys.argv[1:])
