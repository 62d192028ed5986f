"""Taking a decision back: never across another's action, nor across anything revealed.

What goes further back than that (`asking.py`) is marked, and where people play, it is theirs to
allow. Chance is sealed by the step: whoever takes a draw back and comes to the same step again
draws from the same chance, and so may know what comes.
"""

from tegel.core.rng import Rng, drawn
from tegel.core.state import State
from tegel.core.struct import Memory, struct
from tegel.server.tables.commands import Refused, Undo
from tegel.server.tables.enough import check_undos
from tegel.server.tables.events import Event, Moved, Undone
from tegel.server.tables.seat import check_free, check_going, check_own
from tegel.server.tables.table import Table

# In so many made-up worlds a decision is tried again to see whether it showed its seat something.
WORLDS = 16
SOME = 4


def undo(table: Table, player: str, wish: Undo) -> list[Event]:
    """Take one's last decision back."""
    check_going(table)
    check_own(table, player, wish.seat)
    check_free(table)
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
    if table.counts or _foreign(table, seat) or table.state.chance_spoke:
        return False
    return not _touched(table.state, len(table.made) - 1) or not _showed(table.state, SOME)


def why_not(table: Table, seat: int) -> str | None:
    """Why a seat can't take the last decision back; None: it can."""
    reason = _foreign(table, seat)
    if reason is None and (table.state.chance_spoke or _showed(table.state, WORLDS)):
        return "your move revealed something: it can't be taken back"
    return reason


def last_choice(table: Table, seat: int) -> int | None:
    """How many moves there were before the last one in which a person here chose anything."""
    for n in range(len(table.made) - 1, -1, -1):
        event = table.made[n].event
        assert isinstance(event, Moved)
        if event.seat == seat and not event.by_bot and table.state.carry(_choices)[n]:
            return n
    return None


def has_shown(table: Table, after: int) -> bool:
    """Whether anything was drawn, or passed under somebody's hand, since so many moves."""
    state = table.state
    drew = any(_drew(state, n) for n in range(after, len(state.moves)))
    return drew or _touched(state, after)


def _choices(state: State, before: tuple[bool, ...] | None) -> tuple[bool, ...]:
    """Of each move whether it was one of several."""
    known, last = before or (), len(state.moves) - 1
    if len(known) == last:
        return (*known, state.had_choice)
    count, kind = state.game.rules.count_legal, state.game.position
    new = range(len(known), len(state.moves))
    return (*known, *(int(count(struct(kind, state.past(n)))) > 1 for n in new))


def _drew(state: State, n: int) -> bool:
    """Whether the n-th move brought anything by chance: played again, it draws."""
    memory, rng = state.before(n)
    count = drawn(rng)
    state.game.rules.play(struct(state.game.position, memory), state.moves[n], struct(Rng, rng))
    return drawn(rng) != count


def _foreign(table: Table, seat: int) -> str | None:
    """Why the last decision was none that this seat could take back."""
    last = table.last_made
    if last is None:
        return "there is no move to take back"
    if last.seat != seat or last.by_bot:
        return "the last move was not yours: what others did stays done"
    if table.seats[seat].thinker:
        return "a bot plays for you"
    return None


def _touched(state: State, after: int) -> bool:
    """Whether anything that not every seat may read has changed since so many moves."""
    then = state.past(after)
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
    then = state.past(len(state.moves) - 1)
    seat, move = int(then["turn"][0]), state.moves[-1]
    before = state.copy()
    before.pop()
    seen: set[bytes] = set()
    for world in range(worlds):
        twin = before.imagine(seat, world)
        position, chance = struct(state.game.position, twin.memory), struct(Rng, twin.chance())
        state.game.rules.play(position, move, chance)
        seen.add(twin.observe(seat).tobytes())
        if len(seen) > 1:
            return True
    return False
