"""One text of the rules, run in every way, and never from a stale cache."""

import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tegel
from tegel.core import kernel, loops
from tegel.core.dispatch import key_of
from tegel.core.kernel import KEPT_CACHES, cache_folder, cache_root, source_key, table
from tests import fourth

from .helpers import SOURCE, attempt, compiled_only, copy_source, edit, run

INNER = "from tegel.core.kernel import kernel\n\n@kernel\ndef inner(x):\n    return x + 1\n"
OUTER = """
from tegel.core.kernel import kernel
from pack.a import inner

@kernel
def outer(x):
    return 10 * inner(x)
"""
USE_OUTER = """
from pack.b import outer
print(outer(1), sum(outer.stats.cache_hits.values()))
"""

# The outcome of a game that ends with a whole row on one wall.
WHOLE_ROW = """
import numpy as np
from tegel.core.struct import numbers, struct
from tegel.games.azul import rules
from tegel.games.azul.layout import Azul
memory, out = np.zeros(1, Azul.dtype), np.zeros(4, np.int64)
s = Azul.over(memory)
s.players = 2
s.boards[1].wall = 0b11111
rules.finish(struct(Azul, memory))
rules.result(struct(Azul, memory), numbers(out))
print(*out)
"""

# A game of counting down, and one of counting up: records and rules of their own.
COUNTDOWN = """
from tegel.core.kernel import kernel
from tegel.core.struct import Int64, Struct

class Position(Struct):
    FIELD: Int64

@kernel
def setup(s, options, rng):
    s.FIELD = 3

@kernel
def is_over(s):
    return s.FIELD == END

@kernel
def count_legal(s):
    return 1

@kernel
def nth_legal(s, k):
    return 0

@kernel
def play(s, move, rng):
    s.FIELD += STEP
"""
USE_GAMES = """
import sys
from importlib import import_module
import numpy as np
from tegel.core.generic import adopt
from tegel.core.loops import random_game
from tegel.core.rng import Rng, new_rng
from tegel.core.struct import numbers, struct
for name in NAMES:
    rules = import_module(name)
    adopt(rules.Position, rules, rules, rules)
    out = np.zeros(2, np.int64)
    memory, rng = np.zeros(1, rules.Position.dtype), new_rng()
    random_game(struct(rules.Position, memory), numbers(out), struct(Rng, rng), numbers(out))
    print(int(out[0]), end=" ")
print(sum(random_game.stats.cache_hits.values()))
"""


def make_package(folder: Path, **files: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in {"__init__": "", **files}.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder


def countdown(field: str, end: int, step: int) -> str:
    text = COUNTDOWN.replace("FIELD", field)
    return text.replace("END", str(end)).replace("STEP", str(step))


def use_games(*names: str) -> str:
    return USE_GAMES.replace("NAMES", repr(names))


# --- The cache ------------------------------------------------------------------------------------


@compiled_only
def test_an_edit_to_a_called_kernel_in_another_file_is_never_stale(tmp_path: Path) -> None:
    pack = make_package(tmp_path / "pack", a=INNER, b=OUTER)
    path, cache = (SOURCE, tmp_path), str(tmp_path / "cache")
    assert run(USE_OUTER, *path, TEGEL_CACHE=cache) == "20 0"
    assert run(USE_OUTER, *path, TEGEL_CACHE=cache) == "20 1"
    edit(pack / "a.py", "x + 1", "x + 2")
    assert run(USE_OUTER, *path, TEGEL_CACHE=cache) == "30 0"


@compiled_only
def test_an_edited_rule_gives_another_outcome_with_the_same_cache(tmp_path: Path) -> None:
    path, cache = copy_source(tmp_path), str(tmp_path / "cache")
    assert run(WHOLE_ROW, path, TEGEL_CACHE=cache) == "0 2 2 1"
    edit(path / "tegel/games/azul/layout.py", "ROW_BONUS: Final = 2", "ROW_BONUS: Final = 5")
    assert run(WHOLE_ROW, path, TEGEL_CACHE=cache) == "0 5 2 1"


@compiled_only
def test_generic_kernels_are_cached_for_each_game_and_follow_an_edit(tmp_path: Path) -> None:
    path, cache = copy_source(tmp_path), str(tmp_path / "cache")
    files = {"down": countdown("left", 0, -1), "up": countdown("reached", 8, 1)}
    tiny = make_package(path / "tegel" / "games" / "tiny", **files)
    down, up = "tegel.games.tiny.down", "tegel.games.tiny.up"
    assert run(use_games(down, up), path, TEGEL_CACHE=cache) == "3 5 0"
    assert run(use_games(up, down), path, TEGEL_CACHE=cache) == "5 3 2"
    edit(tiny / "up.py", "== 8", "== 9")
    assert run(use_games(up, down), path, TEGEL_CACHE=cache) == "6 3 0"


@compiled_only
def test_processes_that_compile_at_once_keep_each_others_work(tmp_path: Path) -> None:
    path, cache = copy_source(tmp_path), str(tmp_path / "cache")
    files = {"down": countdown("left", 0, -1), "up": countdown("reached", 8, 1)}
    make_package(path / "tegel" / "games" / "tiny", **files)
    games = "tegel.games.tiny.down", "tegel.games.tiny.up"
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda name: run(use_games(name), path, TEGEL_CACHE=cache), games)
        assert list(found) == ["3 0", "5 0"]
    assert run(use_games(*games), path, TEGEL_CACHE=cache) == "3 5 2"


@compiled_only
def test_other_users_of_numba_keep_their_cache_folder() -> None:
    code = "import numba; numba.config.CACHE_DIR = 'theirs'; import tegel; tegel.games()"
    assert run(f"{code}; print(numba.config.CACHE_DIR)", **cache_of_this_run()) == "theirs"


def cache_of_this_run() -> dict[str, str]:
    return {"TEGEL_CACHE": str(cache_root().parent)}


def test_the_source_key_knows_contents_and_names(tmp_path: Path) -> None:
    make_package(tmp_path, a="1", b="2")
    keys = {source_key(tmp_path)}
    assert source_key(tmp_path) in keys
    (tmp_path / "a.py").write_text("3", encoding="utf-8")
    keys.add(source_key(tmp_path))
    (tmp_path / "a.py").rename(tmp_path / "c.py")
    keys.add(source_key(tmp_path))
    make_package(tmp_path / "deeper")
    keys.add(source_key(tmp_path))
    assert len(keys) == 4


def folder_in(
    root: Path, monkeypatch: pytest.MonkeyPatch, home: Path = kernel.PACKAGE / "core"
) -> Path:
    """Where kernels of a folder are cached if all caches lie in `root`."""
    monkeypatch.setattr(kernel, "cache_root", lambda: root)
    return cache_folder.__wrapped__(*kernel.beyond(home))


def old_caches(root: Path, count: int) -> list[Path]:
    """Caches, the oldest first."""
    folders = [root / f"old{i}" for i in range(count)]
    for age, folder in enumerate(reversed(folders), 1):
        make_package(folder)
        os.utime(folder, (1e9 - age, 1e9 - age))
    return folders


@pytest.mark.parametrize(
    ("caller", "file", "is_called"),
    [
        ("games/azul", "core/packing.py", True),
        ("games/azul", "games/azul/rules.py", True),
        ("games/azul", "bots/search.py", False),
        ("core", "bots/search.py", False),
        ("bots", "core/packing.py", True),
        ("bots", "games/azul/rules.py", True),
        ("bots", "bots/search.py", True),
        ("bots", "cli/play.py", False),
    ],
)
def test_a_cache_is_named_by_all_sources_that_its_kernels_may_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caller: str, file: str, is_called: bool
) -> None:
    package = tmp_path / "tegel"
    for folder in ("core", "games/azul", "bots"):
        make_package(package / folder, kernels="@kernel")
    make_package(package / "cli")
    monkeypatch.setattr(kernel, "PACKAGE", package)
    before = folder_in(tmp_path / "root", monkeypatch, package / caller)
    (package / file).write_text("edited", encoding="utf-8")
    assert (folder_in(tmp_path / "root", monkeypatch, package / caller) != before) is is_called


def test_old_caches_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tmp_path / "root"
    folders = old_caches(root, KEPT_CACHES + 4)
    new = folder_in(root, monkeypatch)
    assert set(root.iterdir()) == {new, *folders[4:]}


def test_a_cache_in_use_is_not_an_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tmp_path / "root"
    used = folder_in(root, monkeypatch)
    os.utime(used, (0, 0))
    folders = old_caches(root, KEPT_CACHES + 4)
    assert folder_in(root, monkeypatch) == used
    assert set(root.iterdir()) == {used, *folders}
    assert used.stat().st_mtime > 1e9


def test_a_cache_that_another_process_forgets_meanwhile_is_no_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "root"
    root.mkdir()
    (root / "vanished").symlink_to(tmp_path / "nowhere")
    assert folder_in(root, monkeypatch).exists()


# --- Where the cache lies -------------------------------------------------------------------------


def root_with(monkeypatch: pytest.MonkeyPatch, **env: Path) -> Path:
    for name in ("TEGEL_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, str(value))
    return cache_root()


def home_variable() -> str:
    return "LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME"


def test_the_cache_lies_where_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = {home_variable(): tmp_path / "home"}
    assert root_with(monkeypatch, **home) == tmp_path / "home" / "tegel" / "kernels"
    ours = root_with(monkeypatch, TEGEL_CACHE=tmp_path / "ours", **home)
    assert ours == tmp_path / "ours" / "kernels"


def test_a_home_that_cannot_be_written_to_gives_a_temporary_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A file where the folder should be refuses everyone, root included.
    home = tmp_path / "home"
    home.touch()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    root = root_with(monkeypatch, **{home_variable(): home})
    folder = folder_in(root, monkeypatch)
    assert folder.is_dir()
    assert folder.parent == tmp_path


def refuse(*_: Any, **__: Any) -> None:
    raise PermissionError("read-only")


def test_a_read_only_cache_that_is_there_already_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder_in(tmp_path / "root", monkeypatch)
    monkeypatch.setattr(os, "utime", refuse)
    assert folder_in(tmp_path / "root", monkeypatch).is_dir()


def test_a_read_only_root_without_our_cache_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "root"
    root.mkdir()
    monkeypatch.setattr(Path, "mkdir", refuse)
    assert folder_in(root, monkeypatch).is_dir()


# --- The ways -------------------------------------------------------------------------------------

WHOLE_GAME = """
import tegel
from tegel.core.kernel import COMPILED
state = tegel.new("azul", seed=7)
while not state.is_over:
    state.push(state.legal_moves[0])
print(COMPILED, *state.outcome.scores)
"""


def test_a_way_that_does_not_exist_is_named_with_those_that_do() -> None:
    done = attempt("import tegel", TEGEL_WAY="fast")
    assert "ImportError: TEGEL_WAY is 'fast'; it can be 'interpreted' or 'comp" in done.stderr


def test_without_numba_whole_games_run_interpreted_and_end_the_same() -> None:
    without = run(f"import sys; sys.modules['numba'] = None\n{WHOLE_GAME}")
    assert without == run(WHOLE_GAME, TEGEL_WAY="interpreted")
    assert without.startswith("False ")


def test_insisting_on_compiled_without_numba_says_what_to_install() -> None:
    done = attempt("import sys; sys.modules['numba'] = None; import tegel", TEGEL_WAY="compiled")
    assert "ImportError: TEGEL_WAY=compiled needs Numba: pip install numba" in done.stderr


def test_a_table_holds_the_same_numbers_in_every_way() -> None:
    assert [int(number) for number in table([3, 1, 2])] == [3, 1, 2]


@compiled_only
def test_a_game_from_outside_does_not_make_the_others_compile_again() -> None:
    found: Any = loops.random_games
    azul, nim = (key_of(game.position) for game in (tegel.find("azul"), fourth.GAME))
    assert found._cache._of(SimpleNamespace(args=(azul,))) is found._cache.inside
    assert found._cache._of(SimpleNamespace(args=(nim,))) is found._cache.outside
    assert found._cache.inside.cache_path != found._cache.outside.cache_path
