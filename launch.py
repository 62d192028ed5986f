"""Set Tegel up and start it: `python3 launch.py play`, `python3 launch.py test`.

Needs nothing but Python. Down to the version check, any Python 3 can run it.
"""

import ast
import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

OLDEST = (3, 11)


def version_problem(version: "tuple[int, ...]") -> str:
    """What to tell someone whose Python is too old; empty if it is not."""
    if version >= OLDEST:
        return ""
    needed, found = (".".join(map(str, v)) for v in (OLDEST, version))
    return (
        f"tegel: needs Python {needed} or newer, and this is {found}. Install a newer one and"
        f" name it: make play PYTHON=python{needed}"
    )


if version_problem(sys.version_info[:2]):
    sys.exit(version_problem(sys.version_info[:2]))


UV = "uv==0.13.7"
WINDOWS = os.name == "nt"
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PLAY_LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-test.lock"
# The scripts in .venv hold its path: a folder moved or copied needs a new one, like a new Python.
HOME = f"{sys.version} in {sys.base_prefix} for {ROOT}"
CHECKS = ["ruff format --check .", "ruff check .", "mypy", "pyright", "lint-imports --no-logo"]
TESTS = ["tegel warm", "pytest -n auto --maxprocesses 4 --dist worksteal"]
# Ten times the games that `test` plays of each kind.
LOCKSTEP = ["tegel warm", "pytest -n auto --maxprocesses 4 -k lockstep"]
STEPS = {"test": CHECKS + TESTS, "lint": CHECKS, "lockstep": LOCKSTEP}
COMPILE = (
    "uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes"
    " --only-binary :all: --no-annotate --no-emit-index-url --no-header"
)


def say(message: str) -> None:
    print(f"tegel: {message}", flush=True)


def fail(message: str, code: int = 1) -> NoReturn:
    print(f"tegel: {message}", file=sys.stderr)
    sys.exit(code)


def tool(name: str) -> str:
    return str(BIN / (f"{name}.exe" if WINDOWS else name))


def environment() -> dict[str, str]:
    """As in an activated .venv; pyright is pinned and need not look for a newer one."""
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    ours = {"VIRTUAL_ENV": str(VENV), "PATH": path, "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    return {**os.environ, **ours}


def call(command: str, *more: str, env: dict[str, str] | None = None) -> int:
    """Run a tool of .venv with the terminal attached."""
    name, *arguments = command.split()
    full = [tool(name), *arguments, *more]
    return subprocess.run(full, cwd=ROOT, env=env or environment()).returncode


def fingerprint(*files: Path) -> str:
    """What an installation was made from: when it changes, install again."""
    return "\n".join([HOME, *(hashlib.sha256(f.read_bytes()).hexdigest() for f in files)])


def uv_settings(pip_settings: str) -> dict[str, str]:
    """The indexes in `pip config list`, in uv's words: uv does not read pip's settings."""
    names = {"index-url": "UV_DEFAULT_INDEX", "extra-index-url": "UV_INDEX"}
    # All indexes count alike, as for pip; safe, since the locks hold a hash of every file.
    settings = {"UV_SYSTEM_CERTS": "1", "UV_INDEX_STRATEGY": "unsafe-best-match"}
    for section in ("global", "install", ":env:"):  # the later one wins, as for pip
        for line in pip_settings.splitlines():
            key, _, value = line.partition("=")
            name = names.get(key.removeprefix(f"{section}."))
            if name:
                settings[name] = " ".join(ast.literal_eval(value).split())
    return settings


def make_venv() -> None:
    mark = VENV / "made-for"
    if mark.is_file() and mark.read_text(encoding="utf-8") == HOME:
        return
    say(f"making .venv with Python {sys.version.split()[0]} (about 5 s)")
    if subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)]).returncode:
        package = "python{}.{}-venv".format(*sys.version_info)
        fail(f"could not make .venv. On Debian or Ubuntu this may help: sudo apt install {package}")
    mark.write_text(HOME, encoding="utf-8")


def get_uv() -> dict[str, str] | None:
    """Install uv; the environment to run it in, or None where it is not to be had."""
    pip = [tool("python"), "-m", "pip", "--disable-pip-version-check"]
    install = [*pip, "install", "--no-deps", "--only-binary", ":all:", UV]
    if subprocess.run(install, capture_output=True).returncode:
        return None
    listing = subprocess.run([*pip, "config", "list"], capture_output=True, text=True).stdout
    return {**uv_settings(listing), **environment()}


def set_up(lock: Path) -> None:
    """Bring .venv up to date with a lock; at once if it is."""
    mark, wanted = VENV / f"{lock.name}.done", fingerprint(lock, ROOT / "pyproject.toml")
    if mark.is_file() and mark.read_text(encoding="utf-8") == wanted:
        return
    make_venv()
    say(f"installing the packages of {lock.name} (the first time about half a minute)")
    locked = f"pip install --require-hashes --only-binary :all: -r {lock.name}"
    editable = "pip install --no-deps --no-build-isolation -e ."
    uv = get_uv()
    if not uv or call(f"uv {locked}", env=uv) or call(f"uv {editable}", env=uv):
        say("uv does not work here: using pip (a minute or two)")
        if call(f"python -m {locked}") or call(f"python -m {editable}"):
            fail(
                "could not install the packages, for the reason above. If it is the network, run"
                " the same command again when it is back; pip's own index and proxy settings count."
            )
    mark.write_text(wanted, encoding="utf-8")


def run(steps: list[str]) -> None:
    for step in steps:
        say(step)
        start = time.monotonic()
        code = call(step)
        took = f"{time.monotonic() - start:.1f} s"
        if code:
            fail(f"`{step}` failed after {took}, for the reason above", code)
        say(f"fine, {took}")


def play(options: list[str]) -> int:
    set_up(PLAY_LOCK)
    code = call("tegel warm azul")
    if code:
        fail("`tegel warm azul` could not compile the rules, for the reason above", code)
    if not WINDOWS:  # where exec would give the terminal back to the shell
        os.execve(tool("tegel"), ["tegel", "play", "azul", *options], environment())
    return call("tegel play azul", *options)


def write_locks(options: list[str]) -> None:
    make_venv()
    uv = get_uv()
    if not uv:
        fail(f"could not install {UV} with pip, and only uv can write the locks")
    # An extra index may hold only some files of a release; the locks need the hashes of all.
    uv = {key: value for key, value in uv.items() if key not in ("UV_INDEX", "UV_FIND_LINKS")}
    play_lock = f"--group build -o {PLAY_LOCK.name}"
    test_lock = f"--group test -c {PLAY_LOCK.name} -o {TEST_LOCK.name}"
    for lock in (play_lock, test_lock):
        code = call(f"{COMPILE} {lock}", *options, env=uv)
        if code:
            fail("uv could not write the locks, for the reason above", code)


def main(command: str = "", *options: str) -> int:
    if command == "play":
        return play(list(options))
    if command == "lock":
        write_locks(list(options))
    elif command in STEPS and not options:
        set_up(TEST_LOCK)
        run(STEPS[command])
        say("all is well")
    else:
        fail("say `python3 launch.py` play [OPTIONS], test, lint, lockstep, or lock [--upgrade]", 2)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
