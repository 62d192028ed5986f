"""Calling a game off that has hardly begun: nobody has won or lost."""

from itertools import islice

from tegel.core.state import State
from tegel.core.struct import struct
from tegel.server.tables.commands import Abort, Refused
from tegel.server.tables.events import Closed, Event
from tegel.server.tables.seat import check_in
from tegel.server.tables.table import Table


def abort(table: Table, player: str, wish: Abort) -> list[Event]:
    """Call the game off."""
    check_in(table, player, wish.seat)
    if not may_abort(table):
        raise Refused("too_late", "a game can be called off until the second turn: resign instead")
    return [Closed("aborted", wish.seat)]


def may_abort(table: Table) -> bool:
    """Whether no second turn has begun; what the server has arranged is for nobody to call off."""
    return not table.is_arranged and table.state.carry(_turns) < 2


def _turns(state: State, before: int | None) -> int:
    """How many turns have begun; once that are two, nobody counts on."""
    if before is not None and before >= 2:
        return before
    first = 0 if before is None else len(state.moves) - 1
    new = range(first, len(state.moves))
    positions = (struct(state.game.position, state.past(n)) for n in new)
    begun = (True for position in positions if state.game.rules.begins_turn(position))
    return (before or 0) + len(list(islice(begun, 2)))
