"""A plain game, line by line, here or at a server: for screen readers, pipes and scripts."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Event, Lock

from tegel.cli.aside import Aside
from tegel.cli.terminal import ask, is_attended, say, say_list, typed_so_far
from tegel.core.errors import TegelError
from tegel.core.story import Story, paragraphs
from tegel.core.story import plain as in_words
from tegel.core.telling import Telling, chapters
from tegel.tui.boards import board
from tegel.tui.complaints import complaint
from tegel.tui.sittings import Advice, Look, Sitting
from tegel.tui.words import because, game_words, minutes, option_text, terminal_words

BEAT = 1.0  # seconds after which it is seen that a server has gone or come
PAUSE = 0.05  # seconds in which a prompt is written: what is told meanwhile would mix with it
LEAVING = ("quit", "q", "exit")


class Plain:
    """A person at a sitting, who types lines and is told what happens in sentences."""

    def __init__(
        self,
        aside: Aside,
        sitting: Sitting,
        language: str,
        is_here: bool,
        before_hint: Callable[[], None] = lambda: None,
    ) -> None:
        self.aside = aside
        self.sitting = sitting
        self.words = terminal_words(language)
        self.board = board(sitting.game.name)
        self.own = game_words(language, sitting.game)
        self.is_here = is_here
        self.before_hint = before_hint
        # At a server a person may speak or leave at any time; what a script says waits its turn.
        self.listens = not is_here and is_attended()
        self.look = sitting.look
        self.log = list(self.look.log)
        self.notes: list[str] = []
        self.how = ""  # how to write a move, as the person was told last
        self.prompt = ""
        self.is_told = False  # the table, at least once; or that there is none yet
        self.waits_for: int | None = None  # the seat of another who decides
        self.was_up = True
        self.lost = Event()  # the table: nothing comes from there any more
        self.speaking = Lock()

    def play(self) -> None:
        """Play until the person leaves."""
        if not self.is_here:
            self.aside.do(self.changed())  # until we know what has happened there so far
            self.log = list(self.sitting.look.log)
        while not self.lost.is_set():
            self.aside.do(self.until_asked())
            watching = self.aside.start(self._watch())
            try:
                line = ask(self._ask())
            finally:
                watching.cancel()
            if self.lost.is_set() or line is None or line.strip().lower() in LEAVING:
                return
            try:
                self._obey(line)
            except TegelError as error:
                say(self._complaint(error))

    def introduce(self, seed: int | None) -> None:
        """Say which game it is, who plays, and what can be typed."""
        game = self.sitting.game
        chosen = {} if self.look.view is None else self.look.view["options"]
        usual = game.settle({})
        unusual = [
            option_text(self.own, name, value)
            for name, value in chosen.items()
            if name != "start" and value != usual[name]  # who begins is seen
        ]
        title = self.own("title") + (f" ({'; '.join(unusual)})" if unusual else "")
        intro = self.words("intro", title=title, names=self.look.names)
        say(intro if seed is None else f"{intro} {self.words('seed', seed=str(seed))}")
        print(self._help())

    def leave(self) -> None:
        """Leave the table, and say how to go on."""
        self.aside.do(self.sitting.close())
        if told := self.sitting.farewell(self.words):
            print(told)

    def _help(self) -> str:
        return self.words("plain-help", here=self.is_here)

    # --- Asking ---

    def _ask(self) -> str:
        """The next prompt; how to write a move is told whenever that changes."""
        look = self.look
        print()
        if look.over:
            self.prompt = self.words("prompt-over", here=self.is_here)
        elif look.active and look.view is not None:
            self._tell_how(look)
            alone = len(look.persons) == 1
            name = look.names[look.eyes or 0]
            self.prompt = self.words("prompt") if alone else self.words("prompt-of", name=name)
        else:
            self.prompt = "> "
        return self.prompt

    def _tell_how(self, look: Look) -> None:
        assert look.view is not None
        how = self.own.tell("how", look.view["asks"])
        if how != self.how:
            say(self.words("how", how=how))
            self.how = how

    def _obey(self, line: str) -> None:
        """Do what was typed."""
        word, _, rest = line.strip().partition(" ")
        match word.lower():
            case "" | "help" | "?" | "h":
                self.how = ""
                print(self._help())
            case "moves":
                self._list_moves()
            case "hint":
                self._hint()
            case "board":
                self._say(self._table())
            case "log":
                self._say([*paragraphs(self._story(), self.log)] or [self.words("no-moves")])
            case "score":
                self._say(self._points())
            case "undo":
                self.aside.do(self.sitting.undo())
            case "save":
                self._save(rest.strip())
            case _:
                self.aside.do(self.sitting.play(line))

    def _list_moves(self) -> None:
        """One line for all moves that differ only in their last word."""
        groups: dict[str, list[str]] = {}
        for move in self.look.view["moves"] if self.look.view else ():
            start, _, end = move["text"].rpartition(" ")
            groups.setdefault(start, []).append(f"{end} {move['gain']:+d}")
        for start, ends in groups.items():
            say_list(start, ends)

    def _hint(self) -> None:
        """The best moves, what is expected of each, and why they stand in this order."""
        if self.look.over:
            print(self.words("nothing-left"))
            return
        self.before_hint()
        found = self.aside.do(self.sitting.hint())
        for one in found:
            say(self._advised(one))
        if len(found) > 1:
            say(self.words("advice-order"))

    def _advised(self, advice: Advice) -> str:
        """A move as it is typed, what is expected of it, and what it does."""
        assert self.look.view is not None, "there is something to decide"
        move = in_words(self._story().choice(self.look.view, advice.move))
        if advice.share is None or advice.margin is None:
            return f"{advice.text}: {move}."
        share, margin = round(100 * advice.share), f"{round(advice.margin, 1) + 0.0:+.1f}"
        text = advice.text
        told = self.words("advice-line", text=text, share=share, margin=margin, move=move)
        why = because(advice.reasons, self.own, self.look.names, self.look.you)
        return f"{told} {why}".rstrip()

    def _save(self, name: str) -> None:
        if not name:
            print(self.words("which-file"))
            return
        self.aside.do(self.sitting.save(Path(name)))
        print(self.words("saved", file=name))

    # --- Telling ---

    async def until_asked(self) -> None:
        """Tell what happens, until the person is to decide."""
        while True:
            self._say(self._news())
            if self.look.active or self.look.over or self.listens:
                return
            await self.changed()

    async def _watch(self) -> None:
        """Tell what happens while the person is being asked."""
        while True:
            try:
                await self.changed()
                await asyncio.sleep(PAUSE)
                told = self._news()
            except TegelError as error:
                self.lost.set()
                told = [self._complaint(error), self.words("press-enter")]
            if told:
                print()
                self._say(told)
                print(f"{self._ask()}{typed_so_far()}", end="", flush=True)
            if self.lost.is_set():
                return

    async def changed(self) -> None:
        """Wait for news, or for the server to go or to come."""
        while self.sitting.is_up == self.was_up:
            try:
                async with asyncio.timeout(BEAT):
                    await self.sitting.changed()
                    return
            except TimeoutError:
                pass

    def _news(self) -> list[str]:
        """All that was not told yet."""
        before, self.look = self.look, self.sitting.look
        told = [*self._line_news(), *self._fresh_notes()]
        if before.table != self.look.table:
            # Another game: nothing of the last one was taken back.
            self.log, self.is_told = [], False
        if self.look.view is None:
            if not self.is_told:
                told += self._table()
            self.is_told = True
            return told
        known, self.log = self.log, list(self.look.log)
        fresh = self.log[len(known) :]
        taken = [now for was, now in zip(known, self.log, strict=False) if now != was]
        told += self._told([*taken, *fresh])
        others = any(move["seat"] not in self.look.persons for move in fresh)
        if self.look.over and not (before.over and self.is_told):
            told += self._points()
        elif not self.is_told or before.view is None or taken or (others and self.look.active):
            told += self._table()
        self.is_told = True
        return [*told, *self._turn_of_another()]

    def _turn_of_another(self) -> Iterator[str]:
        """Whom we wait for, where a person can do something meanwhile."""
        look = self.look
        waits = self.listens and look.view is not None and not (look.over or look.active)
        before, self.waits_for = self.waits_for, look.view["turn"] if waits and look.view else None
        if self.waits_for is not None and self.waits_for != before:
            yield f"{self.words('turn-of', name=look.names[self.waits_for])}."

    def _line_news(self) -> Iterator[str]:
        was_up, self.was_up = self.was_up, self.sitting.is_up
        if was_up != self.was_up:
            yield self.words("server-back") if self.was_up else self.words("server-away")

    def _fresh_notes(self) -> list[str]:
        """What else was told: only the latest notes are there, so find where they go on."""
        notes = list(self.look.notes)
        most = min(len(notes), len(self.notes))
        overlaps = (n for n in range(most, 0, -1) if self.notes[-n:] == notes[:n])
        known, self.notes = next(overlaps, 0), notes or self.notes
        return notes[known:]

    def _story(self) -> Story:
        return Story(self.own, self.look.names, self.look.you)

    def _told(self, log: Sequence[Telling]) -> list[str]:
        """What happened, turn by turn."""
        story = self._story()
        return [in_words(story.turn(turn)) for chapter in chapters(log) for turn in chapter.turns]

    def _table(self) -> list[str]:
        look = self.look
        if look.view is None:
            return [f"{self.words('waiting-seats')}."]
        stage = self.board.stage(look.view, self.own)
        told = ["", *([f"{stage}."] if stage else [])]
        told += self.board.tell(look.view, look.names, self.own)
        if look.clock is not None:
            left = zip(look.names, look.clock.left_now(), strict=True)
            times = "; ".join(f"{name}, {minutes(time)}" for name, time in left)
            told.append(self.words("clock-is", times=times))
        return told

    def _points(self) -> list[str]:
        """Where the points came from, and who won."""
        look = self.look
        if look.view is None:
            return []
        told = [
            self.words("part-is", what=self.own.tell("part", one), points=self._each(one["points"]))
            for one in look.view["parts"]
        ]
        total = self.words("points-are", points=self._each(look.view["scores"]))
        if look.over:
            story = self._story()
            decided = story.decided(look.log)
            total = " ".join(filter(None, (f"{story.verdict(look.places or ())}.", decided, total)))
        return ["", *told, total]

    def _each(self, points: Sequence[int | None]) -> str:
        pairs = zip(self.look.names, points, strict=True)
        return "; ".join(f"{name}, {'?' if n is None else n}" for name, n in pairs)

    def _complaint(self, error: TegelError) -> str:
        look = self.look
        asks = None if look.view is None else look.view["asks"]
        return complaint(error, self.words, self.own, asks, look.names)

    def _say(self, told: list[str]) -> None:
        with self.speaking:
            for line in told:
                say(line)
