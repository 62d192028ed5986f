"""`tegel play`: a game in the terminal, against bots, with others here, or at a server."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tegel.bots import Player, player
from tegel.bots.search import TreeBot
from tegel.cli.common import (
    GameWords,
    Unreadable,
    game_and_options,
    open_bots,
    open_game,
    read_record,
)
from tegel.cli.kept import fresh, latest
from tegel.cli.terminal import has_screen, is_attended
from tegel.core.errors import BadOptions, BadRecord
from tegel.core.record import Record
from tegel.core.state import State
from tegel.core.ways import be_patient
from tegel.games import find, first
from tegel.tui.keep import SUFFIX, Keep
from tegel.tui.words import is_you, spoken, terminal_words

if TYPE_CHECKING:  # no other command should wait for the packages that these need
    from tegel.cli.plain import Plain
    from tegel.tui.sittings.local import Place
    from tegel.tui.sittings.remote import Address, Wish

OPPONENT = "casual"
PERSON = "person"  # in a list of opponents: somebody at this screen
FRIEND = "friend"  # somebody who gets a link, at a server

Language = Annotated[
    str | None,
    typer.Option(
        help="en, nl, de: whatever there are words in; else the terminal's", show_default=False
    ),
]
Theme = Annotated[
    str | None,
    typer.Option(help="light or dark; else as the terminal says", show_default=False),
]
LineByLine = Annotated[
    bool, typer.Option("--plain", help="line by line: for screen readers, pipes and scripts")
]


def play(
    words: GameWords = None,
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same game")] = None,
    save: Annotated[
        Path | None, typer.Option(help="write the game to this file, however you leave it")
    ] = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="who has the other seats (`tegel bots` lists them), person: somebody here,"
            " friend: who gets a link; once for all, or one each",
            show_default=OPPONENT,
        ),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="your name, then those of others here")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="go on with the game that was left last")
    ] = False,
    server: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="play at this server, or at the table of this link",
            show_default=False,
        ),
    ] = None,
    clock: Annotated[
        str | None,
        typer.Option(
            metavar="MINUTES+SECONDS",
            help="a clock for a new table: time each, and more for each turn, as in 10+5",
            show_default=False,
        ),
    ] = None,
    plain: LineByLine = False,
    language: Language = None,
    theme: Theme = None,
) -> None:
    """Play a game here or at a server, against bots or people.

    You have seat 0. Without a name it is the first game that `tegel games` lists. A game file goes
    on where it was left.
    """
    plain = plain or not has_screen()
    file = _file_to_resume(words, resume)
    tongue = spoken(language)
    if server is not None:
        place, wish = _destination(server, words, against, clock)
        if plain:
            _visit_plain(place, wish, name or [], tongue)
        else:
            _visit(place, wish, name or [], tongue, theme)
        return
    if clock is not None:
        raise BadOptions("a clock runs at a server's table, as in: --server URL")
    if not plain:
        be_patient()  # the screen opens at once, and what is missing is compiled meanwhile
    keep = None if save is None else Keep(save, chosen=True)
    names = name or []
    if file is not None:
        keep = keep or Keep(file, chosen=not resume)
        state, names = _read(file)
        players = [_player_of(named, seat) for seat, named in enumerate(names)]
    else:
        state, players = _new(words, seed, against or [OPPONENT])
    if plain:
        if any(isinstance(one.bot, TreeBot) for one in players if one is not None):
            open_bots(state.game)
        _play_plain(state, players, names, keep, tongue)
    else:
        keep = keep or fresh(state.game.name)
        _play_here(state, _places(players, names, tongue), keep, tongue, theme)


def _new(
    words: list[str] | None, seed: int | None, against: Sequence[str]
) -> tuple[State, list[Player | None]]:
    """A fresh game, and who has which seat; None: a person."""
    name, options = game_and_options(words)
    game = find(name) if name else first()
    others = _opponents(against, int(game.settle(options)["players"]) - 1)
    return State(open_game(game.name, options), options, seed), [None, *others]


def _opponents(names: Sequence[str], seats: int) -> list[Player | None]:
    """The players that a person asked for: one for all other seats, or one for each."""
    chosen = _one_each(names, seats)
    if FRIEND in chosen:
        raise BadOptions("a friend needs a server to come to, as in: --server URL")
    return [None if name == PERSON else player(name) for name in chosen]


def _one_each(names: Sequence[str], seats: int) -> list[str]:
    if len(names) not in (1, seats):
        raise BadOptions(
            f"there are {seats} other seats, and --against names {len(names)} players;"
            " name one for all of them, or one for each"
        )
    return [names[seat % len(names)] for seat in range(seats)]


# --- Going on -------------------------------------------------------------------------------------


def _file_to_resume(words: list[str] | None, resume: bool) -> Path | None:
    """The game file that is meant, if any."""
    if resume:
        file = latest()
        if file is None:
            raise BadOptions("no game was left here that could go on")
        return file
    if words and len(words) == 1 and words[0].endswith(SUFFIX):
        return Path(words[0])
    return None


def _read(file: Path) -> tuple[State, list[str]]:
    """A game that was left, and who played."""
    try:
        record: Record = read_record(file)
        open_game(record.game.name)
        return record.verify(), list(record.seats)
    except (Unreadable, BadRecord) as error:
        raise BadOptions(f"{file}: {error}") from None


def _player_of(name: str, seat: int) -> Player | None:
    """The bot that is written down as `casual 1`; None: a person's name."""
    bot, _, number = name.rpartition(" ")
    if number != str(seat):
        return None
    try:
        return player(bot)
    except BadOptions:
        return None


# --- Ways to play ---------------------------------------------------------------------------------


def _places(players: Sequence[Player | None], names: Sequence[str], language: str) -> "list[Place]":
    """Who has which seat: people by their names, or as what they are called who gave none."""
    # No other command should wait for the packages that a sitting needs.
    from tegel.tui.sittings.local import Place

    told = terminal_words(language)
    people = [seat for seat, one in enumerate(players) if one is None]
    if len(names) == len(players):
        called = {seat: name for seat, name in enumerate(names) if not is_you(name)}
    else:
        called = dict(zip(people, names, strict=False))
    places: list[Place] = []
    for seat, one in enumerate(players):
        own = told("you") if len(people) == 1 else told("player-n", n=seat + 1)
        bot = "" if one is None else f"{one.name} {seat}"
        places.append(Place(called.get(seat, bot or own), one))
    return places


def _play_plain(
    state: State,
    players: Sequence[Player | None],
    names: Sequence[str],
    keep: Keep | None,
    language: str,
) -> None:
    """Line by line: the first seat is a person's, the others are bots'."""
    from tegel.cli.aside import Aside
    from tegel.cli.plain import Plain
    from tegel.tui.sittings.local import Local

    me, *others = players
    if me is not None or None in others:
        raise BadOptions(
            "line by line one person plays, in seat 0; for several leave --plain out, in a terminal"
        )
    for one in others:
        if one is not None and one.budget.is_endless:
            raise BadOptions(
                f"line by line nobody can tell {one.name} to move: give it seconds, as in"
                " champion:seconds=20"
            )
    if keep is None and is_attended():
        keep = fresh(state.game.name)  # what a script plays, it can play again
    with Aside() as aside:
        sitting = Local(state, _places(players, names, language), keep, pace=0)
        plain = Plain(aside, sitting, language, True, lambda: open_bots(state.game))
        aside.do(sitting.begin())  # it is kept before anybody has played for an hour, to no avail
        plain.introduce(state.seed)
        _play_on(plain)


def _visit_plain(
    place: "Address", wish: "Wish | None", names: Sequence[str], language: str
) -> None:
    """Line by line at a table of a server."""
    from tegel.cli.aside import Aside
    from tegel.cli.plain import Plain
    from tegel.tui.sittings.visit import seated

    with Aside() as aside:
        table = seated(place, wish, names, terminal_words(language))
        sitting = aside.do(table.__aenter__())
        try:
            plain = Plain(aside, sitting, language, False)
            aside.do(sitting.begin())
            plain.introduce(None)
            _play_on(plain)
        finally:
            aside.do(table.__aexit__(None, None, None))


def _play_on(plain: "Plain") -> None:
    """Until the person leaves, however that is; then say how to go on."""
    try:
        plain.play()
    finally:
        plain.leave()


def _play_here(
    state: State, places: "list[Place]", keep: Keep, language: str, theme: str | None
) -> None:
    """On the whole screen, with bots and people here."""
    from tegel.bots.preparing import Preparing
    from tegel.tui import run
    from tegel.tui.sittings.local import Local

    preparing = Preparing([state.game])
    run.show(Local(state, places, keep, preparing=preparing), language, run.theme(theme))


def _visit(
    place: "Address",
    wish: "Wish | None",
    names: Sequence[str],
    language: str,
    theme: str | None,
) -> None:
    """On the whole screen, at a table of a server."""
    from tegel.tui import run
    from tegel.tui.visit import visit

    visit(place, wish, names, language, run.theme(theme))


def _destination(
    server: str, words: list[str] | None, against: list[str] | None, clock: str | None
) -> "tuple[Address, Wish | None]":
    """Where a link leads, and the table to set up if it leads to none."""
    from tegel.tui.sittings.remote import Wish, address
    from tegel.tui.sittings.remote import clock as read_clock

    game, options = game_and_options(words)
    place = address(server)
    if place.table is not None:
        if game is not None:
            raise BadOptions("the link leads to a table: its game is chosen already")
        return place, None
    chosen = find(game) if game else first()
    seats = int(chosen.settle(options)["players"])
    others = tuple(_one_each(against or [OPPONENT], seats - 1))
    return place, Wish(chosen.name, options, others, read_clock(clock))
