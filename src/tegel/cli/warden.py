"""`tegel warden`: who looks after reports about people."""

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
    database: Database = None,
) -> None:
    """Let an account see reports about people, and decide on them."""
    # No other command should wait for the packages that a server needs.
    from sqlalchemy.exc import SQLAlchemyError

    from tegel.server.site import default_database
    from tegel.server.store import players, standing
    from tegel.server.store.address import trouble
    from tegel.server.store.look import look
    from tegel.server.store.store import open_engine

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
            standing.set_standing(connection, found.id, warden=not remove)
            print(f"{found.login} is {'no warden any more' if remove else 'a warden'}.")
    except SQLAlchemyError as error:
        raise trouble(url, error) from None
    finally:
        engine.dispose()
