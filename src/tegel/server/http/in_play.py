"""Who plays a game is not told by the champion how it goes on."""

from collections.abc import Sequence

from tegel.core.state import State
from tegel.server.http.aside import aside
from tegel.server.site import Site
from tegel.server.store import lists
from tegel.server.tables.commands import Refused
from tegel.server.tables.table import Table


async def check_not_in_play(site: Site, player: str, state: State) -> None:
    """Refuse a position of a game that somebody is playing, and what may come of it."""
    playing = await site.store.read(lambda c: lists.playing(c, player, state.game.name))
    tables = [(await site.desk.current(table)).table.still() for table in playing]
    found = await aside(lambda: any(_is_of(state, table, player) for table in tables))
    if found:
        raise Refused(
            "in_play", "this is of a game that you play: ask about it when the game is over"
        )


def _is_of(state: State, table: Table, player: str) -> bool:
    """Whether a position, or one it was played on from, was ever there at a table in play."""
    if table.status != "playing" or table.state.players != state.players:
        return False
    seats = table.seats_of(player)
    asked: dict[object, set[tuple[int, str]]] = {}
    for walk in state.retrace():
        asked.setdefault(_at_once(walk), set()).update(_known(walk, seats))
    return any(
        _at_once(walk) in asked and not asked[_at_once(walk)].isdisjoint(_known(walk, seats))
        for walk in table.state.retrace()
    )


def _at_once(state: State) -> tuple[int | None, tuple[int, ...]]:
    """What is found out at once: where it differs, nobody need look further."""
    return state.turn, tuple(state.scores)


def _known(state: State, seats: Sequence[int]) -> set[tuple[int, str]]:
    """A position as each seat knows it, but for options: some matter only when a game begins."""
    return {
        (
            seat,
            " ".join(
                word
                for word in state.position_for(seat).split()
                if word.partition("=")[0] not in state.options
            ),
        )
        for seat in seats
    }
