"""The judge: what a position is worth to every seat, by the champion's network, always as deep.

It knows no more than the seat whose eyes it looks through: what that seat cannot know is drawn
anew, from a seed of its own, before anything else. Asked the same twice, it says the same.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from tegel.bots.network import NetworkBot
from tegel.bots.network.weights import shipped
from tegel.bots.search.forest import Growing, Tried, together
from tegel.core.game import Game
from tegel.core.native.build import ensure
from tegel.core.state import State
from tegel.core.telling import Move

# It changes whenever the same game would be judged otherwise by the same network.
VERSION: Final = 1
# Lines are told so far.
LONGEST_LINE: Final = 8
# The deals that are averaged have seeds of their own, far from those of the searches.
FIRST_DEAL: Final = 1000


@dataclass(frozen=True)
class Depth:
    """How much the judge thinks."""

    iterations: int  # of each search
    deals: int  # that are averaged where chance speaks


@dataclass(frozen=True)
class Value:
    """What a position is worth to each seat: its share of the win, and its margin at the end."""

    shares: tuple[float, ...]
    margins: tuple[float, ...]


@dataclass(frozen=True)
class Thought:
    """What a search found: the worth of a position, and its moves, the best one first."""

    value: Value
    moves: tuple[Move, ...]
    line: tuple[Move, ...]  # of the best one, while chance has no say in it
    tried: dict[Move, Tried]
    exact: bool


def depth_for(game: Game, iterations: int | None = None) -> Depth:
    """How deep a game is judged, unless somebody wants it otherwise."""
    usual = game.scrutiny
    return Depth(usual.iterations if iterations is None else iterations, usual.deals)


def version(game: Game, players: int, depth: Depth) -> str:
    """Who judges a game, and how deep: reviews with the same one can be compared."""
    network = shipped(game, players)
    digest = network.card["digest"] if network else "none"
    told = f"{digest} {game.rules_version} {depth}"
    return f"{VERSION}-{sha256(told.encode()).hexdigest()[:12]}"


class Judge:
    """Judges positions of one kind of game, and remembers what it said."""

    def __init__(self, game: Game, players: int, depth: Depth | None = None, seed: int = 0) -> None:
        self.game = game
        self.players = players
        self.depth = depth or depth_for(game)
        self.seed = seed
        ensure(game, "rules", "judgement", "search")
        bot = NetworkBot()
        self._bot = bot
        self._growth = bot.growth(game, players)
        self.thoughts: dict[tuple[bytes, int], Thought] = {}

    def value(self, state: State, eyes: int) -> Value:
        """What a position is worth, as a seat knows it."""
        if state.is_over:
            return worth_of(state)
        if len(state.legal_moves) == 1:  # nothing to think about, before what comes of it
            return self.after(state, state.legal_moves[0], eyes)
        return self.think(state, eyes).value

    def after(self, state: State, move: Move, eyes: int) -> Value:
        """What a move is worth before chance has spoken: the same deals are averaged for each."""
        return mean([self.value(world, eyes) for world in self._worlds(state, move, eyes)])

    def ripen(self, state: State, move: Move, eyes: int) -> Iterator["Search"]:
        """All searches that `after` asks for."""
        for world in self._worlds(state, move, eyes):
            yield from self.mull(world, eyes)

    def mull(self, state: State, eyes: int) -> Iterator["Search"]:
        """All searches that `value` asks for."""
        if state.is_over:
            return
        if len(state.legal_moves) == 1:
            yield from self.ripen(state, state.legal_moves[0], eyes)
        else:
            yield self.search(state, eyes)

    def search(self, state: State, eyes: int) -> "Search":
        """What `think` does, to be done by and by."""
        return Search(self, *self._known(state, eyes))

    def _worlds(self, state: State, move: Move, eyes: int) -> list[State]:
        """What may come of a move: one world, or several if chance has a say."""
        worlds: list[State] = []
        for deal in range(self.depth.deals):
            world = state.imagine(eyes, self.seed + FIRST_DEAL + deal)
            spoken = int(world.chance()["counter"][0])
            world.push(move)
            worlds.append(world)
            if int(world.chance()["counter"][0]) == spoken:
                break
        return worlds

    def think(self, state: State, eyes: int) -> Thought:
        """Search a position in which there is a choice, as a seat knows it."""
        search = self.search(state, eyes)
        search.do()
        return self.thoughts[search.key]

    def _known(self, state: State, eyes: int) -> tuple[State, int]:
        """A position as a seat knows it; what everybody knows is looked at by the seat in turn."""
        if self.is_common(state):
            assert state.turn is not None
            eyes = state.turn
        return state.imagine(eyes, self.seed), eyes

    def is_common(self, state: State) -> bool:
        """Whether nobody knows more of a position than others do."""
        if not self.game.hidden:
            return True
        seen = {state.imagine(seat, self.seed).memory.tobytes() for seat in range(self.players)}
        return len(seen) == 1

    def plant(self, state: State, eyes: int) -> Growing:
        """The tree of a search, which is not grown yet."""
        leaf = self._bot.leaf(self.game, self.players)
        return Growing(state, leaf, self._growth, self.seed, self.depth.iterations, eyes)


class Search:
    """A search that a judge asks for: whoever does it, all of it, finds the same."""

    def __init__(self, judge: Judge, state: State, eyes: int) -> None:
        self._judge = judge
        self._state = state
        self._eyes = eyes
        self.key = state.memory.tobytes(), eyes

    @property
    def is_done(self) -> bool:
        """Whether it was done before."""
        return self.key in self._judge.thoughts

    @property
    def iterations(self) -> int:
        """How often its tree is to be iterated."""
        return self._judge.depth.iterations

    def do(self) -> None:
        """Do it here, if it was not done yet."""
        if not self.is_done:
            tree = self.begin()
            tree.grow(self.iterations)
            self.end(tree)

    def begin(self) -> Growing:
        """Its tree, to be grown."""
        return self._judge.plant(self._state, self._eyes)

    def end(self, tree: Growing) -> None:
        """Its tree is grown: the judge may think what it says."""
        self._judge.thoughts[self.key] = _thought(tree)


def _thought(tree: Growing) -> Thought:
    """What a tree says."""
    tried = {move: found for move, found in tree.root().items() if found.visits}
    best = tree.certain_move()
    moves = sorted(tried, key=lambda move: (move != best, -tried[move].visits, move))
    # Of all that was tried, not of the best alone: that would flatter who is to move.
    found = tree.certain() if tree.is_certain else together([*tried.values()])
    line = (moves[0], *tree.plan(moves[0]).moves)
    value = Value(found.shares, found.margins)
    return Thought(value, tuple(moves), line, tried, tree.is_certain)


def worth_of(state: State) -> Value:
    """What a game that is over was worth: winners share the win."""
    scores, winners = state.outcome.scores, state.outcome.winners
    shares = tuple((seat in winners) / len(winners) for seat in range(state.players))
    margins = tuple(
        float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)
    )
    return Value(shares, margins)


def mean(values: Sequence[Value]) -> Value:
    """What several positions are worth on average."""
    return Value(
        tuple(sum(each) / len(values) for each in zip(*(v.shares for v in values), strict=True)),
        tuple(sum(each) / len(values) for each in zip(*(v.margins for v in values), strict=True)),
    )
