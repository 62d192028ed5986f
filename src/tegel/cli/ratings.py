"""`tegel ratings`: whether all ratings are what the rated games amount to."""

from typing import Annotated

import typer

from tegel.cli.backup import Database


def ratings(
    recompute: Annotated[
        bool, typer.Option("--recompute", help="work them out anew, and put right what differs")
    ] = False,
    database: Database = None,
) -> None:
    """Check all ratings against the list of rated games."""
    # No other command should wait for the packages that a server needs.
    from sqlalchemy.exc import SQLAlchemyError

    from tegel.server.site import default_database
    from tegel.server.store import ratings as books
    from tegel.server.store.address import trouble
    from tegel.server.store.look import look
    from tegel.server.store.store import open_engine

    url = database or default_database()
    look(url, must_exist=True)
    engine = open_engine(url, writes=True)
    try:
        with engine.connect() as connection, connection.begin() as work:
            games, differ = books.recompute(connection)
            if not recompute:
                work.rollback()
        done = "put right" if recompute else "to be put right by --recompute"
        right = f"{differ} ratings differed: {done}." if differ else "All ratings are right."
        print(f"{games} rated games. {right}")
    except SQLAlchemyError as error:
        raise trouble(url, error) from None
    finally:
        engine.dispose()
