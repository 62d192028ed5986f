"""What a table's game does for ratings, once it is over."""

from collections.abc import Mapping, Sequence

from tegel.ratings.game import RatedGame, Sitter
from tegel.server.tables.table import Table

NOT_A_KIND = ("players", "start")  # options that are counted apart, or not at all


def rated_game(table: Table) -> RatedGame | None:
    """A game that is over as ratings see it; None: it counts for nobody's."""
    result = table.result
    if result is None or not table.created.rated:
        return None
    return _game(table, table.at, result.places, given_up=result.reason != "played")


def settled_game(table: Table, now: int, places: Sequence[int]) -> RatedGame | None:
    """A game for whose result somebody has decided, as ratings see it; without places: nobody's."""
    if not table.created.rated:
        return None
    return _game(table, table.at if table.result else now, places, given_up=False)


def _game(table: Table, at: int, places: Sequence[int], given_up: bool) -> RatedGame:
    return RatedGame(
        table=table.id,
        at=at,
        game=table.created.game,
        kind=kind_of(table.created.options),
        sitters=tuple(Sitter(seat.player, seat.level) for seat in table.seats),
        places=tuple(places),
        moves=len(table.made),
        given_up=given_up,
    )


def kind_of(options: Mapping[str, object]) -> str:
    """The kind of a game: its options but for the number of seats, as text."""
    return ",".join(
        f"{name}={value}" for name, value in sorted(options.items()) if name not in NOT_A_KIND
    )
