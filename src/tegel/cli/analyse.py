"""`tegel analyse`: what the champion would play in a position, and why not something else."""

from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from tegel.analysis import Analysis, deepen, explaining
from tegel.analysis.knowledge import check_known, eyes_of
from tegel.cli.common import complain, open_bots, open_game, print_json
from tegel.cli.given import Given, Unfit, given
from tegel.cli.play import Language, LineByLine, Theme
from tegel.cli.terminal import has_screen, say
from tegel.core.errors import BadOptions, BadPosition
from tegel.core.state import SPECTATOR, State
from tegel.games import games
from tegel.tui.words import game_words, spoken, terminal_words, third_person

# As much as the champion thinks about a move: where nobody looks who could say that it is enough.
USUAL = 8000


def analyse(
    what: Annotated[
        str,
        typer.Argument(
            metavar="POSITION|FILE",
            help="a position as text, a file with one, a game file, or - for the input; "
            "a game's name with --set-up",
            show_default=False,
        ),
    ],
    at: Annotated[
        int | None,
        typer.Option(
            help="of a game file, after so many moves; else the last decision", show_default=False
        ),
    ] = None,
    lines: Annotated[int, typer.Option(help="how many lines")] = 3,
    seconds: Annotated[
        float | None, typer.Option(help="think so long at most", show_default=False)
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(
            help="look ahead so often at most: the same position gives the same lines",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="another seed looks at other things")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="print what was found as JSON")] = False,
    board: Annotated[
        bool,
        typer.Option(
            "--board",
            help="on the whole screen: step through it, try any move, save what you tried",
        ),
    ] = False,
    set_up: Annotated[
        bool, typer.Option("--set-up", help="change what lies there, field by field, then --board")
    ] = False,
    plain: LineByLine = False,
    language: Language = None,
    theme: Theme = None,
) -> None:
    """Tell the best moves of a position, and why.

    With chances, points and how the game may go on.
    On a terminal it looks deeper and deeper, until you press Ctrl-C; the last lines stay.
    """
    tongue = spoken(language)
    if set_up:
        _set_up(what, at, tongue, theme)
        return
    try:
        found = given(what, at, to_decide=True)
        told = found.position
        if found.state.known is not None:  # a game of which one seat wrote down what it knew
            eyes = found.state.known
            told = found.state.position_for(None if eyes == SPECTATOR else eyes)
        if told is not None:
            check_known(told, found.state)
    except (Unfit, BadPosition) as error:
        complain(str(error))
        raise typer.Exit(1) from None
    if found.state.is_over:
        raise BadOptions("the game is over there: name an earlier move with --at")
    open_bots(found.state.game)
    if board:
        _explore(found, tongue, theme)
        return
    is_watched = has_screen() and not plain and not as_json
    if iterations is None and seconds is None and not is_watched:
        iterations = USUAL
    how = {"lines": lines, "seed": seed}
    deepening = deepen(found.state, iterations=iterations, seconds=seconds, **how)
    deepening = explaining(found.state, deepening, seed)
    if is_watched:
        _watch(found, deepening, tongue)
        return
    last = _last(deepening)
    if as_json:
        print_json({"position": found.state.position_for(found.state.turn), **last.as_data()})
    else:
        print(f"{found.state}\n")
        for line in _told(found, last, tongue):
            say(line)


def _last(deepening: Iterator[Analysis]) -> Analysis:
    """What is found in the end, or until Ctrl-C."""
    found = None
    try:
        for found in deepening:  # noqa: B007
            pass
    except KeyboardInterrupt:
        if found is None:
            raise
    assert found is not None
    return found


def _watch(found: Given, deepening: Iterator[Analysis], language: str) -> None:
    """Show on a terminal what is found, again and again, in the same place."""
    from rich.console import Console
    from rich.live import Live
    from rich.text import Text

    print(f"{found.state}\n")
    words = terminal_words(language)
    with Live(console=Console(), auto_refresh=False) as live:
        shown = ""
        try:
            for analysis in deepening:
                shown = "\n".join(_told(found, analysis, language))
                live.update(Text(f"{shown}\n{words('analysis-stop')}"), refresh=True)
        except KeyboardInterrupt:
            if not shown:
                raise
        live.update(Text(shown), refresh=True)


def _set_up(what: str, at: int | None, language: str, theme: str | None) -> None:
    """Have the whole screen for a position that is changed, and then for its analysis."""
    if not has_screen():
        raise BadOptions("--set-up needs a terminal with a screen")
    from tegel.analysis.set_up import SetUp
    from tegel.tui import run

    try:
        text = State(open_game(what), {}).position if what in games() else _text(given(what, at))
    except Unfit as error:
        complain(str(error))
        raise typer.Exit(1) from None
    game = open_game(text.partition("/")[0])
    open_bots(game)
    setup = SetUp.of(text, game)
    state = run.set_up(setup, language, run.theme(theme))
    if state is not None:
        _explore(Given(state, position=setup.text), language, theme)


def _text(found: Given) -> str:
    """A position as it was written, or as a game led to it."""
    if found.position is not None:
        return " ".join(found.position.split())
    eyes = found.state.known
    if eyes is None:
        return found.state.position
    return found.state.position_for(None if eyes == SPECTATOR else eyes)


def _explore(found: Given, language: str, theme: str | None) -> None:
    """Have the whole screen for it."""
    if not has_screen():
        raise BadOptions("--board needs a terminal with a screen")
    from tegel.analysis.tree import Knot, read
    from tegel.tui import run
    from tegel.tui.sittings.exploring import Exploring

    root, names, at = Knot(), _names(found, language), len(found.state.moves)
    start = found.state if found.record is None else read(found.record, root)
    if found.position is not None and not isinstance(eyes := eyes_of(found.position, start), str):
        start = start.known_to(eyes)  # no file should tell more than was told
    sitting = Exploring(start, root, names, at=at, record=found.record)
    run.explore(sitting, language, run.theme(theme))


def _names(given: Given, language: str) -> Sequence[str]:
    """Who sits where."""
    words = terminal_words(language)
    seats = [words("player-n", n=seat + 1) for seat in range(given.state.players)]
    return third_person(seats if given.record is None else given.record.seats, words)


def _told(given: Given, analysis: Analysis, language: str) -> Iterator[str]:
    """An analysis in sentences."""
    from tegel.analysis.text import sentences
    from tegel.core.story import Story

    story = Story(game_words(language, given.state.game), _names(given, language))
    return sentences(analysis, story)
