"""`tegel warden`: who looks after reports about people."""

import time
from typing import Annotated

import typer

from tegel.cli.backup import Database
from tegel.core.errors import BadOptions


def warden(
    login: Annotated[
        str | None, typer.Argument(help="the login of an account; none: list all wardens")
    ] = None,
    remove: Annotated[bool, typer.Option("--remove", help="a warden no more")] = False,
    pardon: Annotated[
        bool, typer.Option("--pardon", help="let somebody speak and play again instead")
    ] = False,
    back: Annotated[
        bool, typer.Option("--back", help="a link by which somebody comes back, once, instead")
    ] = False,
    database: Database = None,
) -> None:
    """Let an account look after the house and decide on reports."""
    # No other command should wait for the packages that a server needs.
    from sqlalchemy.exc import SQLAlchemyError

    from tegel.server.identity.tokens import digest, fresh_token
    from tegel.server.site import default_database
    from tegel.server.store import links, players, standing
    from tegel.server.store.address import trouble
    from tegel.server.store.links import Link
    from tegel.server.store.look import look
    from tegel.server.store.store import open_engine
    from tegel.server.tables.clock import DAY

    url = database or default_database()
    look(url, must_exist=True)
    engine = open_engine(url, writes=True)
    try:
        with engine.begin() as connection:
            if login is None:
                print("\n".join(standing.wardens(connection)) or "There are no wardens.")
                return
            found = players.find_login(connection, login.lower())
            if found is None:
                raise BadOptions(f"there is no account {login!r}: open it on the page first")
            if pardon:
                free = {"muted_until": None, "banned_until": None, "warning": None}
                standing.set_standing(connection, found.id, **free)
                print(f"{found.login} may speak and play again.")
                return
            if back:
                word, now = fresh_token(""), time.time_ns() // 1_000_000
                links.add(connection, Link(digest(word), "back", found.id, "", 1, now, now + DAY))
                print(f"Within a day, after the address of this Tegel: /back#{word}")
                return
            standing.set_standing(connection, found.id, warden=not remove)
            print(f"{found.login} is {'no warden any more' if remove else 'a warden'}.")
    except SQLAlchemyError as error:
        raise trouble(url, error) from None
    finally:
        engine.dispose()
