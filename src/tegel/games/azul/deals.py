"""What chance brings in Azul, as people write it down: the tiles on the factories of a round."""

from collections.abc import Iterator

from tegel.core.fields import ROW, Fields, drawn_from, fail, letters, repeated
from tegel.core.packing import COLOURS, in_lane
from tegel.core.rng import Rng
from tegel.core.struct import Memory, struct
from tegel.core.telling import Move
from tegel.core.unpacking import lanes
from tegel.games.azul import rules
from tegel.games.azul.board import factories
from tegel.games.azul.layout import Azul
from tegel.games.azul.notation import LETTERS

FACTORIES = "factories"


def steps(memory: Memory, move: Move, rng: Memory) -> Iterator[None]:
    """Play a move step by step: first the decision, then each thing that follows."""
    position, chance = struct(Azul, memory), struct(Rng, rng)
    rules.decide(position, move)
    yield
    while rules.follows(position):
        rules.step(position, chance)
        yield


def dealt(then: Azul, now: Azul) -> dict[str, str]:
    """The tiles that came."""
    return {FACTORIES: ROW.join(repeated(pile, LETTERS) for pile in _piles(now))}


def deal(then: Azul, now: Azul, fields: Fields) -> None:
    """Let these tiles come instead, if they could from the bag, or the lid when that was empty."""
    drawn = _piles(now)
    piles: list[list[int]] = []
    for n, text in enumerate(fields.rows(FACTORIES, len(drawn)), 1):
        tiles = letters(FACTORIES, text, LETTERS)
        if len(tiles) != sum(drawn[n - 1]):
            fail(FACTORIES, "dealt-tiles", factory=n, right=sum(drawn[n - 1]), tiles=len(tiles))
        piles.append([tiles.count(colour) for colour in range(COLOURS)])
    left, _ = drawn_from(FACTORIES, piles, lanes(then.bag), lanes(then.lid))
    for n, pile in enumerate(piles, 1):
        now.display[n] = _packed(pile)
    now.bag = _packed(left)


def _piles(s: Azul) -> list[tuple[int, ...]]:
    """How many tiles of each colour lie on each factory."""
    return [lanes(s.display[source]) for source in range(1, factories(s.players) + 1)]


def _packed(counts: list[int]) -> int:
    return sum(in_lane(n, colour) for colour, n in enumerate(counts))
