"""Taking a decision back: never across another's action, nor across anything revealed."""

import numpy as np

from tegel.core.state import State
from tegel.core.struct import struct
from tegel.server.tables.commands import Refused, Undo
from tegel.server.tables.enough import check_undos
from tegel.server.tables.events import Event, Undone
from tegel.server.tables.seat import check_own, check_playing
from tegel.server.tables.table import Table

# In so many made-up worlds a decision is tried again to see whether it showed its seat something.
WORLDS = 16


def undo(table: Table, player: str, wish: Undo) -> list[Event]:
    """Take one's last decision back."""
    check_playing(table)
    check_own(table, player, wish.seat)
    check_undos(table, wish.seat)
    reason = why_not(table, wish.seat)
    if reason:
        raise Refused("no_undo", reason)
    return [Undone(wish.seat)]


def why_not(table: Table, seat: int) -> str | None:
    """Why a seat can't take the last decision back; None: it can."""
    if not table.told:
        return "there is no move to take back"
    if table.told[-1][seat]["seat"] != seat or table.by_bots[-1]:
        return "the last move was not yours: what others did stays done"
    if table.seats[seat].thinker:
        return "a bot plays for you"
    if _revealed(table.state):
        return "your move revealed something: it can't be taken back"
    return None


def _revealed(state: State) -> bool:
    """Whether the last move showed its seat what it did not know: by chance, or hidden by others.

    What was hidden makes the same move look different in different worlds, all of which the seat
    could not tell apart before.
    """
    if state.chance_spoke:
        return True
    if not state.game.hidden:
        return False
    then, _ = state.before(len(state.moves) - 1)
    seat, move = int(then["turn"][0]), state.moves[-1]
    before = State.resume(state.game, state.options, then, 0)
    seen: set[bytes] = set()
    for world in range(WORLDS):
        twin = before.imagine(seat, world)
        twin.push(move)
        out = np.zeros(state.game.observation, np.float32)
        state.game.rules.observe(struct(state.game.position, twin.memory), seat, out)
        seen.add(out.tobytes())
        if len(seen) > 1:
            return True
    return False
