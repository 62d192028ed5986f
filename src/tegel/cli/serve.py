"""`tegel serve`: a server for a browser, terminals and bots."""

import gc
import os
import sys
import webbrowser
from enum import Enum
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from tegel.cli.backup import Database
from tegel.cli.common import complain
from tegel.core.errors import BadOptions
from tegel.core.machine import processors

if TYPE_CHECKING:
    from tegel.server.post import Mailer


class Tls(Enum):
    """How a mail server speaks TLS."""

    STARTTLS = "starttls"
    TLS = "tls"
    NONE = "none"


def serve(
    host: Annotated[str, typer.Option(help="address to listen at; 0.0.0.0: all")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="port; 0: any free one", min=0, max=65535)] = 8000,
    database: Database = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help="the address that pages have, if a proxy changes Host", show_default=False
        ),
    ] = None,
    proxy: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="a reverse proxy to believe about who asks, or *",
            show_default=False,
        ),
    ] = "",
    thinkers: Annotated[
        int | None,
        typer.Option(help="processes for bots; else all cores but one", min=1, show_default=False),
    ] = None,
    per_address: Annotated[
        int | None,
        typer.Option(help="connections that one address may have", min=1, show_default="300"),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="open the page in a browser")] = False,
    bot_pace: Annotated[
        float, typer.Option(help="how long bots seem to think: 1 like people, 0 not", min=0, max=10)
    ] = 1.0,
    keep_games: Annotated[
        int | None,
        typer.Option(
            metavar="DAYS",
            help="forget games so long after they ended; else never",
            min=1,
            show_default=False,
        ),
    ] = None,
    keep_guests: Annotated[
        int | None,
        typer.Option(
            metavar="DAYS",
            help="forget guests so long after they came, if they have no game; else never",
            min=1,
            show_default=False,
        ),
    ] = None,
    mail_server: Annotated[
        str,
        typer.Option(
            metavar="HOST[:PORT]", help="a mail server, for codes by e-mail", show_default=False
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option(metavar="ADDRESS", help="who the mail is from", show_default=False)
    ] = "",
    mail_user: Annotated[
        str,
        typer.Option(
            help="user at the mail server; TEGEL_MAIL_PASSWORD is the password", show_default=False
        ),
    ] = "",
    mail_tls: Annotated[Tls, typer.Option(help="how the mail server speaks TLS")] = Tls.STARTTLS,
    reach: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NETWORK",
            help="a network of your own that notices may be sent to, such as 192.168.1.0/24",
            show_default=False,
        ),
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option(
            help="so many servers at one address; more than one need PostgreSQL",
            min=1,
            max=64,
            show_default=False,
        ),
    ] = None,
    listening: Annotated[int | None, typer.Option(hidden=True)] = None,
    figures: Annotated[Path | None, typer.Option(hidden=True)] = None,
) -> None:
    """Run a server: tables for people and bots, kept in a database."""
    # No other command should wait for the packages that a server needs. Nothing of them is garbage:
    # a fifth of the time went to looking for some.
    gc.disable()
    from tegel.server.guard.outward import Outward
    from tegel.server.page import missing
    from tegel.server.run import check_proxies, serve_many
    from tegel.server.run import serve as run
    from tegel.server.site import Settings, default_database
    from tegel.server.store.address import file_of
    from tegel.server.store.look import look

    gc.freeze()
    gc.enable()
    for one in origin or []:
        if not one.startswith(("http://", "https://")) or one.endswith("/"):
            raise BadOptions(f"an origin is written https://example.org, not {one!r}")
    if not host:
        raise BadOptions("--host is empty; to listen at all addresses, say so: --host 0.0.0.0")
    check_proxies(proxy)
    settings = Settings(
        database or default_database(),
        tuple(origin or ()),
        thinkers,
        bot_pace,
        per_address,
        keep_games,
        keep_guests,
        tuple(reach or ()),
        _mailer(mail_server, mail_from, mail_user, mail_tls),
    )
    Outward(settings.reach)
    look(settings.database)  # a mistake is told before anything is started

    def ready(address: str) -> None:
        print(f"Tegel is at {address}", flush=True)
        if listening is not None:
            return  # the parent of all says the rest
        if lack := missing():
            complain(lack)
        # Without a screen, Python would start a browser for text, in this very terminal.
        if open_page and (
            sys.platform != "linux" or {"DISPLAY", "WAYLAND_DISPLAY"} & {*os.environ}
        ):
            Thread(target=webbrowser.open, args=[address], daemon=True).start()

    if processes is None:
        run(settings, host, port, proxy, ready, listening, figures)
        return
    if sys.platform == "win32":
        raise BadOptions("--processes needs a system where processes can share an address")
    one_file = file_of(settings.database) is not None
    if one_file and processes > 1:
        raise BadOptions("SQLite carries one process; for more take PostgreSQL, see --database")
    os.environ["TEGEL_DATABASE"] = settings.database  # where no list of processes shows it
    shared = ["--host", host, "--proxy", proxy, "--bot-pace", str(bot_pace)]
    shared += [word for one in settings.origins for word in ("--origin", one)]
    shared += [word for one in settings.reach for word in ("--reach", one)]
    for name, number in (
        ("--per-address", per_address),
        ("--keep-games", keep_games),
        ("--keep-guests", keep_guests),
    ):
        shared += [] if number is None else [name, str(number)]
    for name, words in (
        ("--mail-server", mail_server),
        ("--mail-from", mail_from),
        ("--mail-user", mail_user),
    ):
        shared += [name, words] if words else []
    shared += ["--mail-tls", mail_tls.value]
    children = [[*shared, "--thinkers", str(share)] for share in share(thinkers, processes)]
    raise typer.Exit(serve_many(children, host, port, not one_file, ready))


def _mailer(server: str, sender: str, user: str, tls: Tls) -> "Mailer | None":
    """The mail server as it is to be spoken to; its password stands in the environment."""
    from tegel.server.post import PORTS, Mailer

    if not server:
        if sender or user:
            raise BadOptions("--mail-from and --mail-user say nothing without --mail-server")
        return None
    host, _, port = server.partition(":")
    if not host or (port and not (port.isdecimal() and 0 < int(port) < 65536)):
        raise BadOptions(f"a mail server is written mail.example.org:587, not {server!r}")
    password = os.environ.get("TEGEL_MAIL_PASSWORD", "")
    return Mailer(host, sender, int(port or PORTS[tls.value]), tls.value, user, password)


def share(thinkers: int | None, processes: int) -> list[int]:
    """How many thinkers each process has, so that together they are as many as one would have."""
    in_all = thinkers or max(1, processors() - 1)
    whole, rest = divmod(in_all, processes)
    return [max(1, whole + (n < rest)) for n in range(processes)]
