"""A backup holds everything, fits every kind of database, and is refused if damaged."""

import asyncio
import gzip
import stat
from pathlib import Path

import pytest

from tegel.server.pauses import Pause
from tegel.server.store import diary, players
from tegel.server.store.address import BadDatabase
from tegel.server.store.backup import BadBackup, back_up, restore
from tegel.server.store.books import StoredBooks
from tegel.server.store.store import Store
from tegel.server.store.upgrade import upgrade
from tegel.server.tables.events import Said
from tests.server.databases import new_database
from tests.server.store.helpers import make_old, more, new_table, with_store

ANNA = players.Player("anna", "Anna", 3, "anna", "a hash")


async def fill(store: Store) -> None:
    first = new_table("t")
    books = StoredBooks(store)
    await books.append([first])
    await books.append([more(first, Said(0, "Grüße 🙂"), command="anna/1")])
    await store.write(lambda c: players.add(c, ANNA, 5))
    await store.write(lambda c: players.setting(c, "cookie key", "k"))
    await store.write(lambda c: players.add_token(c, "anna", players.Token("d", "bot", 7)))


async def check(store: Store) -> None:
    first = new_table("t")
    then = more(first, Said(0, "Grüße 🙂"), command="anna/1")
    assert await StoredBooks(store).entries("t", 0) == [*first.entries, *then.entries]
    assert await store.read(lambda c: players.find(c, "anna")) == ANNA
    assert await store.read(lambda c: players.find_token(c, "d")) == ANNA
    assert await store.write(lambda c: players.setting(c, "cookie key", "other")) == "k"


async def append(database: str) -> None:
    store = Store(database)
    await StoredBooks(store).append([new_table("t")])
    store.close()


def other_kind(database: str, postgres_server: str, tmp_path: Path) -> str:
    if database.startswith("sqlite"):
        return new_database(postgres_server)
    return f"sqlite:///{tmp_path / 'other.db'}"


def test_a_backup_of_one_database_is_restored_into_another(
    database: str, postgres_server: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup"
    asyncio.run(with_store(database, fill))
    counts = back_up(database, file)
    assert (counts["tables"], counts["players"], counts["tokens"]) == (1, 1, 1)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    new = other_kind(database, postgres_server, tmp_path)
    assert restore(new, file) == counts
    asyncio.run(with_store(new, check))


def test_a_backup_can_be_taken_while_a_server_writes(database: str, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await fill(store)
        books = StoredBooks(store)
        done = asyncio.create_task(asyncio.to_thread(back_up, database, tmp_path / "backup"))
        for n in range(50):
            await books.append([new_table(f"n{n}")])
        counts = await done
        assert counts["events"] - 5 == 4 * (counts["tables"] - 1)  # whole tables only

    asyncio.run(with_store(database, use))


def test_a_database_in_use_is_not_restored_into(database: str, tmp_path: Path) -> None:
    asyncio.run(with_store(database, fill))
    back_up(database, tmp_path / "backup")
    with pytest.raises(BadBackup, match="in use"):
        restore(database, tmp_path / "backup")
    asyncio.run(with_store(database, check))


def test_a_backup_does_not_replace_a_file(tmp_path: Path) -> None:
    (tmp_path / "backup").write_text("dear")
    with pytest.raises(BadBackup, match="there already"):
        back_up(f"sqlite:///{tmp_path / 'tegel.db'}", tmp_path / "backup")
    assert (tmp_path / "backup").read_text() == "dear"


def test_what_is_no_database_of_ours_is_not_backed_up(empty: str, tmp_path: Path) -> None:
    if empty.startswith("sqlite"):
        (tmp_path / "tegel.db").touch()
    with pytest.raises(BadDatabase, match="not a database of Tegel's"):
        back_up(empty, tmp_path / "backup")
    assert not (tmp_path / "backup").exists()


def test_a_database_whose_name_is_misspelt_is_not_made_by_its_backup(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match=r"there is no database .*tegle\.db$"):
        back_up(f"sqlite:///{tmp_path / 'new' / 'tegle.db'}", tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tegel.db'}"
    upgrade(database)
    with pytest.raises(BadBackup, match=r"no/backup can't be written: No such file or directory$"):
        back_up(database, tmp_path / "no" / "backup")
    assert not (tmp_path / "no").exists()


@pytest.mark.parametrize("damage", ["cut", "changed", "text", "empty", "line lost", "none"])
def test_a_damaged_backup_is_refused_and_nothing_is_written(damage: str, tmp_path: Path) -> None:
    database, file = f"sqlite:///{tmp_path / 'tegel.db'}", tmp_path / "backup"
    asyncio.run(with_store(database, fill))
    back_up(database, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    new = {
        "cut": file.read_bytes()[:-20],
        "changed": gzip.compress(b"".join(lines).replace(b"Anna", b"Otto")),
        "text": b"no backup at all",
        "empty": b"",
        "line lost": gzip.compress(b"".join([*lines[:3], *lines[4:]])),
        "none": None,
    }[damage]
    file.unlink()
    if new is not None:
        file.write_bytes(new)
    fresh = tmp_path / "fresh.db"
    with pytest.raises(BadBackup, match=r"backup|can't be read"):
        restore(f"sqlite:///{fresh}", file)
    assert not fresh.exists()


def test_an_old_backup_is_restored_and_brought_up_to_date(tmp_path: Path) -> None:
    old, file = f"sqlite:///{tmp_path / 'old.db'}", tmp_path / "backup"
    make_old(old)
    back_up(old, file)
    new = f"sqlite:///{tmp_path / 'new.db'}"
    restore(new, file)

    async def use(fresh: Store) -> None:
        assert len(await StoredBooks(fresh).entries("old", 0)) == 7
        anna = await fresh.read(lambda c: players.find(c, "anna"))
        assert anna == players.Player("anna", "Anna", 1)

    asyncio.run(with_store(new, use))


def test_a_backup_knows_when_it_was_taken_so_that_no_clock_runs_until_it_is_restored(
    tmp_path: Path,
) -> None:
    old, new = (f"sqlite:///{tmp_path / name}" for name in ("old.db", "new.db"))

    async def live(store: Store) -> None:
        await store.write(lambda c: diary.beat(c, "p", 1000, 1000))

    async def live_again(store: Store) -> None:
        await store.write(lambda c: diary.beat(c, "q", 90_000, 90_000))
        found = await store.read(lambda c: diary.pauses_after(c, 0))
        assert found == [Pause(1000, 90_000)]

    asyncio.run(with_store(old, live))
    back_up(old, tmp_path / "backup")
    restore(new, tmp_path / "backup")
    asyncio.run(with_store(new, live_again))
