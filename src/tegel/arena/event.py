"""What is to be played: who meets whom, how often, and from which seeds.

A block is one seed played with every rotation of the seats: the draws are the same as far as play
allows, so that luck falls to each bot in turn.
"""

import hashlib
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from tegel.bots import player
from tegel.bots.search import TreeBot
from tegel.core.errors import BadOptions, TegelError
from tegel.core.options import Value
from tegel.core.rng import SEEDS
from tegel.games import find

PATIENCE = 60.0


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    number: int  # from 1
    block: int  # from 0
    seed: int
    seats: tuple[int, ...]  # which bot has each seat, by its number in the event


@dataclass(frozen=True)
class Event:
    """A match or a tournament; equal events give equal games, if all bots count iterations.

    A line-up names a bot for every seat. Raising `games` keeps the games that there were.
    """

    game: str
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    lineups: tuple[tuple[int, ...], ...]
    games: int  # of each line-up
    seed: int = 0
    patience: float = PATIENCE  # how many seconds a bot may think beyond its budget

    def __post_init__(self) -> None:
        if not 1 <= self.games <= 10**7:
            raise BadOptions(f"games cannot be {self.games}; they can be 1 to 10**7")
        if not 0 <= self.seed < SEEDS:
            raise BadOptions(f"seed cannot be {self.seed}; it can be 0 to 2**63 - 1")
        if not 0 < self.patience <= 86_400:
            raise BadOptions(f"patience cannot be {self.patience}; it can be more than 0 to 86400")
        for bot in self.bots:
            _check_bot(bot, self.game, self.players)

    @property
    def players(self) -> int:
        """How many seats a game has."""
        return int(self.options["players"])

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.games * len(self.lineups)

    @property
    def blocks(self) -> int:
        """How many blocks there are: in each, every bot of a line-up has every seat once."""
        return -(-self.games // self.players) * len(self.lineups)

    def numbers(self, block: int) -> range:
        """The numbers of the games of a block; the last of a line-up may be cut short."""
        before = block // len(self.lineups) * self.players
        first = block * self.players + 1
        return range(first, first + min(self.players, self.games - before))

    def fixtures(self) -> Iterator[Fixture]:
        """All games; the line-ups take turns, so that a part of them is fair too."""
        players = self.players
        for first in range(0, self.games, players):
            for n, lineup in enumerate(self.lineups):
                block = first // players * len(self.lineups) + n
                # Neighbours matter when there are more than two: they change from block to block.
                order = Random(self._derive("seats", block)).sample(lineup, players)
                for turn, number in enumerate(self.numbers(block)):
                    seats = (*order[turn:], *order[:turn])
                    yield Fixture(number, block, self._derive("game", block), seats)

    def bot_seed(self, fixture: Fixture, seat: int) -> int:
        """The seed of the bot in a seat; it tells nothing about the seed of the game."""
        return self._derive("bot", fixture.number, seat)

    def lineup_of(self, block: int) -> int:
        """Which line-up plays a block."""
        return block % len(self.lineups)

    def _derive(self, *parts: object) -> int:
        text = " ".join(map(str, ("tegel arena", self.seed, *parts)))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % SEEDS


def games_text(count: int) -> str:
    """How many games, for people."""
    return f"{count:,} game" if count == 1 else f"{count:,} games"


def _check_bot(text: str, game: str, players: int) -> None:
    """Tell a mistake before anything is played: a network is read for it, if there is one."""
    try:
        found = player(text)
        bot = found.bot
        if found.budget.is_endless:
            raise BadOptions(f"{text} would never move here: give it seconds or iterations")
        if isinstance(bot, TreeBot):
            bot.leaf(find(game), players)
    except TegelError:
        raise
    except Exception as error:  # it is somebody's own bot, and may raise anything
        raise BadOptions(f"{text} can't play: {type(error).__name__}: {error}") from None


def match(
    game: str,
    bots: Sequence[str],
    games: int,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    patience: float = PATIENCE,
) -> Event:
    """A match: a bot for each seat; or two bots, of which the second has all seats but one."""
    if len(bots) < 2:
        raise BadOptions("a match needs two bots or more")
    settled = find(game).settle({"players": len(bots), **(options or {})})
    seats = int(settled["players"])
    if len(bots) not in (2, seats):
        raise BadOptions(
            f"{len(bots)} bots can't fill {seats} seats: name {seats} bots,"
            " or two, and the second gets all seats but one"
        )
    lineup = (0, *range(1, len(bots)), *[1] * (seats - len(bots)))
    return Event(game, settled, tuple(bots), (lineup,), games, seed, patience)


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    patience: float = PATIENCE,
) -> Event:
    """A tournament: as many games for each set of bots that can sit at one table."""
    settled = find(game).settle(options or {})
    seats = int(settled["players"])
    twice = [bot for n, bot in enumerate(bots) if bot in bots[:n]]
    if twice:
        raise BadOptions(f"{twice[0]} stands twice; each bot has one rating")
    if len(bots) < seats:
        few = "1 bot" if len(bots) == 1 else f"{len(bots)} bots"
        raise BadOptions(f"{few} can't fill {seats} seats: name {seats} bots or more")
    if math.comb(len(bots), seats) * games > 10**7:
        raise BadOptions(f"{math.comb(len(bots), seats)} line-ups of {games} games are too many")
    lineups = tuple(combinations(range(len(bots)), seats))
    return Event(game, settled, tuple(bots), lineups, games, seed, patience)
