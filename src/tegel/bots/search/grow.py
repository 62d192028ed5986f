"""Growing the tree: an iteration walks down, judges what it comes to, and writes it down."""

from math import sqrt
from typing import Any

from tegel.bots.search.leaf import is_ripe, judge, play_through, share_out, weigh
from tegel.bots.search.tree import (
    DEEPEST,
    FULL,
    MOST_SEATS,
    NO_EDGES,
    NOTHING,
    STEP,
    SUM,
    UNKNOWN,
    WIN,
    Growth,
    Node,
    Tree,
    find,
    hash_position,
)
from tegel.core.generic import is_open, is_over, legal, redeal
from tegel.core.kernel import inlined, kernel
from tegel.core.struct import Ints

NOWHERE = -1
LEAST = -1e9


@kernel
def grow(t: Tree, count: int) -> int:
    """Iterate so often, or until the outcome is certain or there is no room; how often it was."""
    for i in range(count):
        if t.nodes[t.growth.root].exact or t.growth.full == FULL:
            return i
        iterate(t)
    return count


@inlined
def iterate(t: Tree) -> None:
    """One iteration, from the root to a position that can be judged, and back."""
    g = t.growth
    g.iterations += 1
    t.positions[1] = t.positions[0]
    if g.hidden:
        redeal(t.positions[1], g.seat, t.rng)
    here = g.root
    depth = 0
    while here != NOWHERE:
        node = t.nodes[here]
        if node.exact:
            recall(g, node, t.shares, t.margins)
            here = NOWHERE
        elif is_to_be_judged(t, node) or depth == DEEPEST or not has_edges(t, node):
            node.visits += 1
            judge(t.leaf, t.positions[1], g.seats, t.rng, t.shares, t.margins)
            here = NOWHERE
        else:
            t.path[STEP * depth] = here
            select(t, node, STEP * depth + 1)
            here = follow(t, t.edges[t.path[STEP * depth + 1]])
            depth += 1
    write_down(t, depth)


@inlined
def is_to_be_judged(t: Tree, node: Node) -> bool:
    """Whether an iteration ends at a node because it is new."""
    return node.visits == 0 and is_ripe(t.leaf, t.positions[1])


@inlined
def has_edges(t: Tree, node: Node) -> bool:
    """Give a node edges for the moves that are legal now, if need be; not if there is no room."""
    g = t.growth
    if node.first != NO_EDGES and is_open(t.positions[1]):
        return True
    n = legal(t.positions[1], t.moves)
    if node.first != NO_EDGES and offer(t, node, n):
        return True
    if g.edges + node.count + n > len(t.edges):
        g.full = max(g.full, FULL)
        return False
    weigh(t.leaf, t.positions[1], t.moves, n, t.weights)
    expand(t, node, n)
    offer(t, node, n)
    return True


@inlined
def offer(t: Tree, node: Node, n: int) -> bool:
    """Mark the edges of the moves that are legal now; whether there is an edge for each."""
    e = node.first
    last = e + node.count
    for i in range(n):
        while e < last and t.edges[e].move < t.moves[i]:
            e += 1
        if e == last or t.edges[e].move != t.moves[i]:
            return False
        t.edges[e].offered = t.growth.iterations
    return True


@inlined
def expand(t: Tree, node: Node, n: int) -> None:
    """New edges for a node: those it had, and one for each legal move that had none.

    Moves may be legal that were not before only where a seat knows what others do not.
    """
    total = 0
    for i in range(n):
        total += t.weights[i]
    old = node.first
    last = old + node.count
    new = t.growth.edges
    i = 0
    while i < n or old < last:
        if i == n or (old < last and t.edges[old].move <= t.moves[i]):
            i += i < n and t.edges[old].move == t.moves[i]
            t.edges[new] = t.edges[old]
            old += 1
        else:
            edge = t.edges[new]
            edge.value = 0
            edge.visits = 0
            edge.move = t.moves[i]
            edge.weight = WIN * t.weights[i] // total
            edge.child = UNKNOWN
            edge.exact = 0
            i += 1
        new += 1
    node.first = t.growth.edges
    node.count = new - node.first
    node.open = node.count
    t.growth.edges = new


@inlined
def select(t: Tree, node: Node, at: int) -> None:
    """Write the edge to try on the path: one that did well, or looks good and was tried little.

    Where an edge whose outcome is certain is the best, another one is tried, to become certain
    about that too; the certain one is written beside it, for it is what would be played. So is the
    edge that was tried most, if it is another.
    """
    g = t.growth
    since = 0 if is_open(t.positions[1]) else g.iterations
    n = 0
    tried = 0
    value = 0
    seen = 0
    fresh = NOTHING
    main = NOTHING
    for e in range(node.first, node.first + node.count):
        edge = t.edges[e]
        if edge.offered >= since:
            if edge.visits > 0:
                t.tried[n] = e
                n += 1
                if main == NOTHING or edge.visits > t.edges[main].visits:
                    main = e
                tried += edge.visits
                value += edge.value
                seen += edge.weight
            elif fresh == NOTHING or edge.weight > t.edges[fresh].weight:
                fresh = e
    reach = g.explore * sqrt(tried + 1.0) / WIN
    best = fresh
    most = LEAST
    if fresh != NOTHING:
        # Of all that were not tried, the one that looks best: they differ in nothing else.
        untried = WIN / 2 if tried == 0 else value / tried - g.caution * sqrt(seen / WIN)
        most = untried + reach * t.edges[fresh].weight
    certain = NOTHING
    sure = LEAST
    for i in range(n):
        e = t.tried[i]
        edge = t.edges[e]
        if edge.exact:
            score = 1.0 * certain_utility(g, t.nodes[edge.child], node.turn)
            if score > sure:
                sure = score
                certain = e
        else:
            score = edge.value / edge.visits + reach * edge.weight / (1 + edge.visits)
            if score > most:
                most = score
                best = e
    t.path[at] = best
    t.path[at + 1] = certain if sure > most else NOTHING
    t.path[at + 2] = main if main != best else NOTHING


@inlined
def follow(t: Tree, edge: Any) -> int:
    """Play the move of an edge; the node it leads to, or NOWHERE if there the game is judged.

    A position without a choice is no node: it would have to be judged once more, for nothing.
    """
    g = t.growth
    s = t.positions[1]
    chance = t.rng.counter
    certain = is_open(s)
    play_through(s, edge.move, t.rng)
    certain = certain and t.rng.counter == chance and is_open(s)
    if certain and edge.child != UNKNOWN:
        return int(edge.child)
    over = is_over(s)
    if over:
        share_out(s, g.seats, t.shares, t.margins)
        if not certain:
            return NOWHERE
    key = hash_position(t.words, len(t.masks), t.masks)
    slot = find(t, key)
    if t.slots[slot] == 0:
        if g.nodes == len(t.nodes):
            g.full = max(g.full, FULL)
            if not over:
                judge(t.leaf, s, g.seats, t.rng, t.shares, t.margins)
            return NOWHERE
        add_node(t, slot, key)
        if over:
            settle(t.nodes[g.nodes - 1], g.seats, t.shares, t.margins)
    here = t.slots[slot] - 1
    if certain:
        edge.child = here
    return here


@kernel
def plant(t: Tree) -> None:
    """The root: the node of the position that is searched, which may be new."""
    t.positions[1] = t.positions[0]
    key = hash_position(t.words, len(t.masks), t.masks)
    slot = find(t, key)
    if t.slots[slot] == 0:
        add_node(t, slot, key)
    t.growth.root = t.slots[slot] - 1


@inlined
def add_node(t: Tree, slot: int, key: int) -> None:
    """A new node without edges, for the position that was reached."""
    node = t.nodes[t.growth.nodes]
    node.key = key
    node.visits = 0
    node.first = NO_EDGES
    node.count = 0
    node.open = 0
    node.turn = t.positions[1].turn
    node.exact = 0
    t.growth.nodes += 1
    t.slots[slot] = t.growth.nodes


@inlined
def write_down(t: Tree, depth: int) -> None:
    """Add an outcome to all edges of a path, and see which nodes became certain by it."""
    value_outcome(t)
    for i in range(depth - 1, -1, -1):
        node = t.nodes[t.path[STEP * i]]
        e = t.path[STEP * i + 1]
        edge = t.edges[e]
        node.visits += 1
        add_outcome(t, node, e, i == 0)
        if not edge.exact and edge.child != UNKNOWN and t.nodes[edge.child].exact:
            edge.exact = 1
            node.open -= 1
            if node.open == 0:
                conclude(t, node)
        certain = t.path[STEP * i + 2]
        if certain != NOTHING:
            recall(t.growth, t.nodes[t.edges[certain].child], t.shares, t.margins)
            value_outcome(t)
            add_outcome(t, node, certain, i == 0)
        elif t.path[STEP * i + 3] != NOTHING and t.growth.seats == 2:
            hold(t, node.turn, edge, t.edges[t.path[STEP * i + 3]])


@inlined
def value_outcome(t: Tree) -> None:
    """What the outcome of an iteration is worth to each seat."""
    for seat in range(t.growth.seats):
        t.gains[seat] = utility(t.growth, t.shares[seat], t.margins[seat])


@inlined
def hold(t: Tree, seat: int, edge: Any, main: Any) -> None:
    """After a try that does not change a seat's mind, its node is worth more like what it was.

    A try that failed would make it look worse, though nobody would play that move. With more than
    two seats it is not known what the move that was tried most is worth to the others.
    """
    steady = main.value // main.visits
    if steady * edge.visits > edge.value:
        gain = t.gains[seat] + (steady - t.gains[seat]) * t.growth.resolve // WIN
        t.gains[seat] = gain
        t.gains[1 - seat] = WIN - gain


@inlined
def add_outcome(t: Tree, node: Node, e: int, is_root: bool) -> None:
    """Add the outcome of an iteration to an edge."""
    edge = t.edges[e]
    edge.visits += 1
    edge.value += t.gains[node.turn]
    if is_root:
        k = SUM * (e - node.first)
        t.sums[k] += 1
        for seat in range(t.growth.seats):
            t.sums[k + 1 + seat] += t.shares[seat]
            t.sums[k + 1 + MOST_SEATS + seat] += t.margins[seat]


@kernel
def conclude(t: Tree, node: Node) -> None:
    """All moves from a node have a certain outcome: so has the node, that of the best of them."""
    g = t.growth
    best = t.edges[node.first].child
    for e in range(node.first + 1, node.first + node.count):
        child = t.edges[e].child
        if certain_utility(g, t.nodes[child], node.turn) > certain_utility(
            g, t.nodes[best], node.turn
        ):
            best = child
    settle(node, g.seats, t.nodes[best].shares, t.nodes[best].margins)


@kernel
def settle(node: Node, seats: int, shares: Ints, margins: Ints) -> None:
    """The outcome of a node is known for certain."""
    node.exact = 1
    for seat in range(seats):
        node.shares[seat] = shares[seat]
        node.margins[seat] = margins[seat]


@kernel
def recall(g: Growth, node: Node, shares: Ints, margins: Ints) -> None:
    """The outcome of a node that is known for certain."""
    for seat in range(g.seats):
        shares[seat] = node.shares[seat]
        margins[seat] = node.margins[seat]


@kernel
def certain_utility(g: Growth, node: Node, seat: int) -> int:
    """What a node whose outcome is certain is worth to a seat."""
    return utility(g, node.shares[seat], node.margins[seat])


@kernel
def utility(g: Growth, share: int, margin: int) -> int:
    """What an outcome is worth to a seat: its share of the win, and a little for the margin."""
    lean = WIN // 2 + WIN // 2 * margin // (g.ease + abs(margin))
    return (share * (WIN - g.greed) + lean * g.greed) // WIN
