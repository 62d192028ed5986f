"""A game at this screen: people in turn, and bots that think in threads."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from tegel.bots.bot import Watch
from tegel.bots.levels import looks_ahead
from tegel.bots.preparing import Preparing
from tegel.bots.roster import Player, player
from tegel.bots.table import Seated
from tegel.core.errors import TegelError
from tegel.core.rng import fresh_seed
from tegel.core.state import State
from tegel.core.telling import Move, Telling, is_back, take_back
from tegel.core.words import Words
from tegel.tui.keep import Keep
from tegel.tui.sittings import Advice, Look, NotNow, ranked
from tegel.tui.sittings.news import News

ADVISER = "search:seconds=2"
BEST = 3  # pieces of advice
PACE = 0.7  # seconds: a bot's move that comes at once is not seen


@dataclass(frozen=True)
class Place:
    """Who has a seat: a bot, or a person."""

    name: str
    player: Player | None = None


class Local:
    """A game without a server."""

    def __init__(
        self,
        state: State,
        places: Sequence[Place],
        keep: Keep | None = None,
        pace: float = PACE,
        adviser: str = ADVISER,
        preparing: Preparing | None = None,
    ) -> None:
        self.game = state.game
        self.state = state
        self.places = tuple(places)
        self._keep = keep
        self._pace = pace
        self._adviser = player(adviser)
        self._preparing = preparing
        # With a seed the bots play the same again; a game that a server sealed has none.
        self._seed = fresh_seed() if state.seed is None else state.seed
        self._bots = {
            seat: Seated(place.player, self._seed + seat)
            for seat, place in enumerate(places)
            if place.player is not None
        }
        self._persons = tuple(seat for seat in range(len(places)) if seat not in self._bots)
        # Each move as each seat may know it, and as anybody may.
        self._log = [self._told(n) for n in range(len(state.moves))]
        self._news = News()
        self._driver: asyncio.Task[None] | None = None
        self._enough: Event | None = None  # while a bot thinks: set, it shall move
        self._trouble: TegelError | None = None

    @property
    def is_up(self) -> bool:
        """No server is needed."""
        return True

    @property
    def look(self) -> Look:
        """As the person who decides sees it, or who decided last."""
        state, eyes = self.state, self._eyes()
        return Look(
            view=state.view(eyes),
            eyes=eyes,
            names=tuple(place.name for place in self.places),
            active=state.turn in self._persons,
            over=state.is_over,
            log=[told[-1 if eyes is None else eyes] for told in self._log],
            persons=self._persons,
            places=state.outcome.places if state.is_over else None,
            hurry=self._enough is not None and self._thinks_by_the_clock(),
            readying=self._readying(),
        )

    def _thinks_by_the_clock(self) -> bool:
        bot = None if self.state.turn is None else self._bots.get(self.state.turn)
        return bot is not None and bot.player.budget.seconds is not None

    def _readying(self) -> float | None:
        """How much is compiled of what the seat in turn needs, a person for hints, until all is."""
        bot = None if self.state.turn is None else self._bots.get(self.state.turn)
        if self._preparing is None or (bot is not None and not looks_ahead(bot.player.name)):
            return None
        share = self._preparing.progress(self.game)
        return share if share < 1 else None

    async def begin(self) -> None:
        """Keep the game from the start, and let bots move."""
        self._save()
        self._drive()

    async def changed(self) -> None:
        """Wait until something happened."""
        await self._news.wait()
        if self._trouble is not None:
            raise self._trouble

    async def play(self, move: Move | str) -> None:
        """Make a person's move."""
        if self.state.turn is not None and self.state.turn not in self._persons:
            raise NotNow("not-your-turn")
        self._push(self.state.parse(move) if isinstance(move, str) else move)
        self._drive()

    async def undo(self) -> None:
        """Back to the last decision of a person."""
        start = self._last_decision()
        if start is None:
            raise NotNow("no-undo")
        await self._stop()
        while len(self.state.moves) > start:
            self.state.pop()
            self._take_back()
        self._save()
        self._news.tell()
        self._drive()

    async def hurry(self) -> None:
        """Have the bot in turn move by what it has found out."""
        if self._enough is None:
            raise NotNow("no-hurry")
        self._enough.set()

    async def hint(self) -> list[Advice]:
        """What a search finds in two seconds."""
        if self.state.turn not in self._persons:
            raise NotNow("no-hint")
        state = self.state.copy()
        if self._preparing is not None:
            await self._preparing.until_ready(self.game, self._adviser.name)
        # Who is asked anew has no plan: every hint is thought about.
        adviser = Seated(self._adviser, self._seed)
        decision = await asyncio.to_thread(adviser.decide, state)
        thought = [found for found in decision.candidates[:BEST] if found.visits]
        if not thought:
            return [Advice(decision.move, state.text(decision.move), None, None)]
        from tegel.analysis.reasons import reasons_of_all  # with a search, that few need

        why = await asyncio.to_thread(reasons_of_all, state, thought)
        advice = [
            Advice(
                found.move,
                state.text(found.move),
                found.share,
                found.margin,
                [reason.told() for reason in some],
            )
            for found, some in zip(thought, why, strict=True)
        ]
        return ranked(advice)

    async def walk(self, _: int) -> None:
        """Only records are walked through."""
        raise NotNow("no-replay")

    async def save(self, file: Path) -> None:
        """Write the game to a file, besides the one that it is kept in."""
        self._write(Keep(file, chosen=True))

    async def close(self) -> None:
        """Leave; the game is kept."""
        await self._stop()
        self._save()
        if self._preparing is not None:
            await asyncio.to_thread(self._preparing.close)

    def farewell(self, words: Words) -> str:
        """Where the game is kept."""
        if self._keep is None:
            return ""
        file = str(self._keep.path)
        if self.state.is_over:
            return words("saved", file=file)
        return words("saved-go-on", file=file, command=self._keep.command)

    # --- Moves ---

    def _push(self, move: Move) -> None:
        self.state.push(move)
        self._log.append(self._told(len(self.state.moves) - 1))
        self._save()
        self._news.tell()

    def _told(self, n: int) -> list[Telling]:
        seats: list[int | None] = [*range(self.state.players), None]
        return [self.state.telling(n, seat) for seat in seats]

    def _take_back(self) -> None:
        """The last move that stands is in the log as one that does not."""
        last = max(n for n, told in enumerate(self._log) if not is_back(told[-1]["deed"]))
        self._log[last] = [take_back(one) for one in self._log[last]]

    def _last_decision(self) -> int | None:
        """How many moves there were before the last one that a person made."""
        moves = range(len(self.state.moves) - 1, -1, -1)
        return next((n for n in moves if self.state.was(n, "turn") in self._persons), None)

    def _eyes(self) -> int | None:
        if self.state.turn in self._persons:
            return self.state.turn
        last = self._last_decision()
        if last is not None:
            return self.state.was(last, "turn")
        return self._persons[0] if self._persons else None

    def _save(self) -> None:
        if self._keep is not None:
            self._write(self._keep)

    def _write(self, keep: Keep) -> None:
        keep.write(self.state, [place.name for place in self.places])

    # --- Bots ---

    def _drive(self) -> None:
        """Let bots move, if it is the turn of one."""
        if self.state.turn in self._bots and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._let_bots_move())

    async def _let_bots_move(self) -> None:
        while self.state.turn in self._bots:
            bot = self._bots[self.state.turn]
            if self._preparing is not None:
                name = bot.player.name
                await self._preparing.until_ready(self.game, name, self._news.tell)
            thinking = asyncio.to_thread(bot.decide, self.state.copy(), self._watch())
            try:
                decision, _ = await asyncio.gather(thinking, asyncio.sleep(self._pace))
                self._enough = None
                self._push(decision.move)
            except Exception as error:  # a bot of somebody's own may do anything
                self._trouble = TegelError(f"{bot.player.name} can't go on: {error}")
                self._news.tell()
                return

    def _watch(self) -> Watch:
        """How a bot that begins to think hears that it has thought enough."""
        enough = self._enough = Event()
        self._news.tell()
        return lambda _: not enough.is_set()

    async def _stop(self) -> None:
        if self._driver is not None:
            if self._enough is not None:
                self._enough.set()  # its thread would think on
                self._enough = None
            self._driver.cancel()
            with suppress(asyncio.CancelledError):
                await self._driver
