"""What is wrong with a database is told in words, whatever the database says."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tegel.server.store.address import trouble


def sqlite_says(path: Path, *statements: str) -> sqlite3.Error:
    """What SQLite says to the last of these."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as database:
        for statement in statements[:-1]:
            database.execute(statement)
        with pytest.raises(sqlite3.Error) as said:
            database.execute(statements[-1])
    return said.value


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tegel.db"


def test_a_full_disk(path: Path) -> None:
    said = sqlite_says(path, "PRAGMA max_page_count = 1", "CREATE TABLE t (a)")
    told = str(trouble(f"sqlite:///{path}", said))
    assert told == f"{path} can't be written: the disk is full"


def test_a_file_that_another_program_holds(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        said = sqlite_says(path, "CREATE TABLE t (a)")
    told = str(trouble(f"sqlite:///{path}", said))
    assert told == f"{path} is in use by another program: let that one end first"


def test_a_folder_in_which_nothing_can_be_made(tmp_path: Path) -> None:
    path = tmp_path / "tegel.db"
    with pytest.raises(sqlite3.Error) as said:
        sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)  # as if it could not be made
    told = str(trouble(f"sqlite:///{path}", said.value))
    assert told == (
        f"{path} can't be written: the folder {tmp_path} is read-only, and files come beside it"
    )
