"""What stands on the sheets: help with a legend, the log, where the points came from."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tegel.core.game import PlayedView
from tegel.tui.boards import Board, Part
from tegel.tui.paint import Paint
from tegel.tui.sittings import Look
from tegel.tui.words import Words


def help_sheet(
    board: Board, title: str, example: str, words: Words, own: Words, paint: Paint
) -> RenderableType:
    """The rules in short, the tiles, the keys."""
    return Group(
        _head(words("rules_of", title=title), paint),
        Padding(board.rules(own), (0, 0, 1, 0)),
        _head(words("tiles"), paint),
        Padding(legend(board, own, paint), (0, 0, 1, 0)),
        _head(words("keys"), paint),
        words("keys_text", example=example),
    )


def legend(board: Board, own: Words, paint: Paint) -> Columns:
    """Each tile and its name."""
    items: list[Text] = []
    for sign, colours, name in board.legend(own, paint):
        ink, ground = (paint[token] for token in colours.split())
        style = Style(color=ink, bgcolor=ground, bold=True)
        items.append(Text.assemble((f" {sign} ", style), f" {name}"))
    return Columns(items, padding=(0, 2))


def log_text(
    log: Sequence[PlayedView], names: Sequence[str], board: Board, own: Words, paint: Paint
) -> Text:
    """The game so far, one line a turn: moves that follow each other by one seat go together."""
    text = Text()
    before = None
    for n, played in enumerate(log, 1):
        said = board.say(played["text"], own)
        if played["seat"] == before:
            text.append(f", {said}")
            continue
        before = played["seat"]
        text.append("\n" if n > 1 else "")
        text.append(f"{n:>3} ", paint["text-3"])
        text.append(f"{names[before]} ", f"bold {paint['text']}")
        text.append(said)
    return text


def result_sheet(look: Look, parts: Sequence[Part], scores: Sequence[int], words: Words) -> Table:
    """Where the points came from, seat by seat."""
    table = Table(box=None, expand=True, padding=(0, 1))
    table.add_column()
    for name in look.names:
        table.add_column(name, justify="right", overflow="ellipsis")
    for part in parts:
        shown = ["?" if points is None else _number(points) for points in part.points]
        table.add_row(part.label, *shown)
    table.add_section()
    table.add_row(words("total"), *map(str, scores), style="bold")
    if look.places is not None:
        table.add_row(words("place"), *map(str, look.places))
    return table


def verdict(look: Look, words: Words) -> str:
    """Who won."""
    places = look.places or ()
    winners = [seat for seat, place in enumerate(places) if place == 1]
    names = [look.names[seat] for seat in winners]
    if len(winners) > 1:
        return words("shared", names=", ".join(names))
    if not winners:
        return words("game_over")
    alone = len(look.persons) == 1
    return words("won") if alone and winners[0] in look.persons else words("won_by", name=names[0])


def _number(points: int) -> str:
    return f"−{-points}" if points < 0 else f"{points}"


def _head(text: str, paint: Paint) -> Text:
    return Text(text, f"bold {paint['accent']}")
