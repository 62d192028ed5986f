"""Where compiled kernels are kept: by the state of the sources, wherever these lie."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from tegel.core.native import cache
from tegel.core.native.cache import (
    KEPT_CACHES,
    beyond,
    cache_folder,
    cache_root,
    key_of,
    source_key,
)

from .helpers import make_package


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
    root: Path, monkeypatch: pytest.MonkeyPatch, home: Path = cache.PACKAGE / "core"
) -> Path:
    """Where kernels of a folder are cached if all caches lie in `root`, which is called kernels."""
    assert root.name == "kernels"
    monkeypatch.setenv("TEGEL_CACHE", str(root.parent))
    key_of.cache_clear()
    return cache_folder.__wrapped__(*beyond.__wrapped__(home))


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
    monkeypatch.setattr(cache, "PACKAGE", package)
    before = folder_in(tmp_path / "kernels", monkeypatch, package / caller)
    (package / file).write_text("edited", encoding="utf-8")
    assert (folder_in(tmp_path / "kernels", monkeypatch, package / caller) != before) is is_called


def test_old_caches_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tmp_path / "kernels"
    folders = old_caches(root, KEPT_CACHES + 4)
    new = folder_in(root, monkeypatch)
    assert set(root.iterdir()) == {new, *folders[4:]}


def test_a_cache_in_use_is_not_an_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tmp_path / "kernels"
    used = folder_in(root, monkeypatch)
    os.utime(used, (0, 0))
    folders = old_caches(root, KEPT_CACHES + 4)
    assert folder_in(root, monkeypatch) == used
    assert set(root.iterdir()) == {used, *folders}
    assert used.stat().st_mtime > 1e9


def test_a_cache_that_another_process_forgets_meanwhile_is_no_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "kernels"
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
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # A file where the folder should be refuses everyone, root included.
    root = tmp_path / "home" / "kernels"
    root.parent.touch()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = folder_in(root, monkeypatch)
    assert folder.is_dir()
    assert folder.parent.parent.parent == tmp_path
    told = capsys.readouterr().err
    assert f"tegel: nothing can be kept in {root}: " in told
    assert "TEGEL_CACHE names another folder" in told
    # Processes that it starts keep what they compile where it is found.
    assert os.environ["TEGEL_CACHE"] == str(folder.parent.parent)


def refuse(*_: Any, **__: Any) -> None:
    raise PermissionError("read-only")


def test_a_read_only_cache_that_is_there_already_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder_in(tmp_path / "kernels", monkeypatch)
    monkeypatch.setattr(os, "utime", refuse)
    assert folder_in(tmp_path / "kernels", monkeypatch).is_dir()


def test_a_read_only_root_without_our_cache_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "kernels"
    root.touch()
    assert folder_in(root, monkeypatch).is_dir()
