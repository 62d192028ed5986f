"""Taking a decision back: never across another's action, nor across anything revealed."""

import numpy as np

from tegel.core.rng import Rng
from tegel.core.state import State
from tegel.core.struct import Memory, struct
from tegel.server.tables.commands import Refused, Undo
from tegel.server.tables.enough import check_undos
from tegel.server.tables.events import Event, Undone
from tegel.server.tables.seat import check_own, check_playing
from tegel.server.tables.table import Table

# In so many made-up worlds a decision is tried again to see whether it showed its seat something.
WORLDS = 16
SOME = 4


def undo(table: Table, player: str, wish: Undo) -> list[Event]:
    """Take one's last decision back."""
    check_playing(table)
    check_own(table, player, wish.seat)
    check_undos(table, wish.seat)
    reason = why_not(table, wish.seat)
    if reason:
        raise Refused("no_undo", reason)
    return [Undone(wish.seat)]


def is_offered(table: Table, seat: int) -> bool:
    """Whether a seat is shown that it can take the last decision back.

    Every view asks this, so only some worlds are made up, and none for a decision that touched
    nothing private: should it have shown something all the same, that is found when it is to be
    taken back.
    """
    if _foreign(table, seat) or table.state.chance_spoke:
        return False
    return not _touched(table.state) or not _showed(table.state, SOME)


def why_not(table: Table, seat: int) -> str | None:
    """Why a seat can't take the last decision back; None: it can."""
    reason = _foreign(table, seat)
    if reason is None and (table.state.chance_spoke or _showed(table.state, WORLDS)):
        return "your move revealed something: it can't be taken back"
    return reason


def _foreign(table: Table, seat: int) -> str | None:
    """Why the last decision was none that this seat could take back."""
    if not table.told:
        return "there is no move to take back"
    if table.told[-1][seat]["seat"] != seat or table.by_bots[-1]:
        return "the last move was not yours: what others did stays done"
    if table.seats[seat].thinker:
        return "a bot plays for you"
    return None


def _touched(state: State) -> bool:
    """Whether the last move changed anything that not every seat may read."""
    then, _ = state.before(len(state.moves) - 1)
    return any(_field(then, path) != _field(state.memory, path) for path in state.game.private)


def _field(memory: Memory, path: str) -> bytes:
    for name in path.split("."):
        memory = memory[name]
    return memory.tobytes()


def _showed(state: State, worlds: int) -> bool:
    """Whether the last move showed its seat what others hid from it.

    It makes the same move look different in different worlds, all of which the seat could not tell
    apart before.
    """
    if not state.game.hidden:
        return False
    then, _ = state.before(len(state.moves) - 1)
    seat, move = int(then["turn"][0]), state.moves[-1]
    before = State.resume(state.game, state.options, then, 0)
    seen: set[bytes] = set()
    for world in range(worlds):
        twin = before.imagine(seat, world)
        position, chance = struct(state.game.position, twin.memory), struct(Rng, twin.chance())
        state.game.rules.play(position, move, chance)
        out = np.zeros(state.game.observation, np.float32)
        state.game.rules.observe(position, seat, out)
        seen.add(out.tobytes())
        if len(seen) > 1:
            return True
    return False
