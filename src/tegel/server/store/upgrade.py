"""Bringing a database up to date, from whatever version of Tegel it comes."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from tegel.server.store.address import BadDatabase, trouble
from tegel.server.store.fresh import whole
from tegel.server.store.store import open_engine

FOLDER = Path(__file__).parent / "migrations"
# Any number, the same in all processes: those that start together upgrade one after another.
LOCK = 7_345_351


def upgrade(url: str, revision: str = "head") -> None:
    """Bring a database up to date; a new one is made. `BadDatabase` says why that can't be done."""
    with whole(url):
        engine = open_engine(url, writes=True)
        try:
            with engine.begin() as connection:
                if connection.dialect.name == "postgresql":
                    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
                command.upgrade(_config(connection), revision)
        except CommandError as error:
            raise BadDatabase(f"this database comes from a newer Tegel: {error}") from None
        except SQLAlchemyError as error:
            raise trouble(url, error) from None
        finally:
            engine.dispose()


def revision_of(connection: Connection) -> str | None:
    """The revision that a database has; None: it is not one of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The revision that this Tegel uses."""
    head = ScriptDirectory(str(FOLDER)).get_current_head()
    assert head is not None
    return head


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
