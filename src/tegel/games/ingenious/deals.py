"""What chance brings in Ingenious, as people write it down: the tiles that a player draws."""

from collections.abc import Iterator

from tegel.core.fields import Fields, fail, tallied
from tegel.core.rng import Rng
from tegel.core.struct import Memory, struct
from tegel.core.telling import Move
from tegel.games.ingenious import rules
from tegel.games.ingenious.layout import SWAPPING, Ingenious
from tegel.games.ingenious.names import counts
from tegel.games.ingenious.positions import KIND_NAMES

TILES = "tiles"


def steps(memory: Memory, move: Move, rng: Memory) -> Iterator[None]:
    """Play a move step by step: first the decision, then each thing that follows."""
    position, chance = struct(Ingenious, memory), struct(Rng, rng)
    rules.decide(position, move)
    yield
    while rules.follows(position):
        rules.step(position, chance)
        yield


def dealt(then: Ingenious, now: Ingenious) -> dict[str, str]:
    """The tiles that came; of a swap the whole new rack."""
    return {TILES: tallied(counts(_drawn(then, now)), KIND_NAMES)}


def deal(then: Ingenious, now: Ingenious, fields: Fields) -> None:
    """Let these tiles come instead, if they were in the bag."""
    tiles, drawn = fields.tally(TILES, KIND_NAMES), _drawn(then, now)
    if sum(tiles) != sum(counts(drawn)):
        fail(TILES, "dealt-tiles", drawn=sum(counts(drawn)), tiles=sum(tiles))
    for name, n, most in zip(KIND_NAMES, tiles, counts(then.bag), strict=True):
        if n > most:
            fail(TILES, "dealt-kind", thing=name, most=most, found=n)
    new = sum(n << 3 * kind for kind, n in enumerate(tiles))
    now.seats[then.turn].rack += new - drawn
    now.bag += drawn - new


def _drawn(then: Ingenious, now: Ingenious) -> int:
    """What a seat drew, as tiles counted by kind."""
    before = 0 if then.phase == SWAPPING else then.seats[then.turn].rack
    return now.seats[then.turn].rack - before
