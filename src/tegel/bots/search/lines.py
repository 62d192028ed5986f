"""How a search expects the game to go on."""

from tegel.bots.search.tree import NO_EDGES, NOTHING, Tree, find, hash_position
from tegel.core.generic import begins_turn, is_over, legal, play
from tegel.core.kernel import kernel
from tegel.core.rng import Rng
from tegel.core.struct import Ints


@kernel
def follow_line(t: Tree, move: int, rng: Rng, line: Ints) -> int:
    """Write how the game goes on from a move, while that is known and there is room; how far."""
    t.positions[1] = t.positions[0]
    n = 0
    while move != NOTHING:
        line[n] = move
        n += 1
        play(t.positions[1], move, rng)
        goes_on = n < len(line) and not is_over(t.positions[1])
        move = expected(t) if goes_on else NOTHING
    return n


@kernel
def plan_turn(t: Tree, move: int, rng: Rng, plan: Ints) -> int:
    """Write how this turn goes on after a move; how long that is.

    NOTHING comes last if that is not known to the end of the turn, or chance speaks before.
    """
    t.positions[1] = t.positions[0]
    s = t.positions[1]
    seat = s.turn
    chance = rng.counter
    play(s, move, rng)
    n = 0
    while move != NOTHING and not is_over(s) and s.turn == seat and not begins_turn(s):
        move = expected(t) if rng.counter == chance and n + 1 < len(plan) else NOTHING
        plan[n] = move
        n += 1
        if move != NOTHING:
            play(s, move, rng)
    return n


@kernel
def expected(t: Tree) -> int:
    """The only move that is legal, or the one that was tried most, if any was."""
    n = legal(t.positions[1], t.moves)
    if n == 1:
        return int(t.moves[0])
    slot = find(t, hash_position(t.words, len(t.masks), t.masks))
    best = NOTHING
    if t.slots[slot] > 0 and t.nodes[t.slots[slot] - 1].first != NO_EDGES:
        node = t.nodes[t.slots[slot] - 1]
        most = 0
        i = 0
        for e in range(node.first, node.first + node.count):
            edge = t.edges[e]
            while i < n and t.moves[i] < edge.move:
                i += 1
            if i < n and t.moves[i] == edge.move and edge.visits > most:
                most = edge.visits
                best = int(edge.move)
    return best
