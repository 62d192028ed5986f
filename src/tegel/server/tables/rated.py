"""What a table's game does for ratings, once it is over."""

from collections.abc import Mapping

from tegel.ratings.game import RatedGame, Sitter
from tegel.server.tables.table import Table

NOT_A_KIND = ("players", "start")  # options that are counted apart, or not at all


def rated_game(table: Table) -> RatedGame | None:
    """A game that is over as ratings see it; None: it counts for nobody's."""
    result = table.result
    if result is None or not table.created.rated:
        return None
    return RatedGame(
        table=table.id,
        at=table.at,
        game=table.created.game,
        kind=kind_of(table.created.options),
        sitters=tuple(Sitter(seat.player, seat.level) for seat in table.seats),
        places=tuple(result.places),
        moves=len(table.made),
        given_up=result.reason != "played",
    )


def kind_of(options: Mapping[str, object]) -> str:
    """The kind of a game: its options but for the number of seats, as text."""
    return ",".join(
        f"{name}={value}" for name, value in sorted(options.items()) if name not in NOT_A_KIND
    )
