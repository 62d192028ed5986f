"""A plain game, line by line, here or at a server: for screen readers, pipes and scripts."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Event, Lock

from tegel.cli.aside import Aside
from tegel.cli.terminal import ask, is_attended, say, say_list, typed_so_far
from tegel.core.errors import TegelError
from tegel.core.game import PlayedView
from tegel.tui.boards import board
from tegel.tui.sheets import verdict
from tegel.tui.sittings import Look, NotNow, Sitting
from tegel.tui.words import Language, Words, minutes
from tegel.tui.words.book import BOOK
from tegel.tui.words.plain import PLAIN

BEAT = 1.0  # seconds after which it is seen that a server has gone or come
PAUSE = 0.05  # seconds in which a prompt is written: what is told meanwhile would mix with it
LEAVING = ("quit", "q", "exit")


class Plain:
    """A person at a sitting, who types lines and is told what happens in sentences."""

    def __init__(
        self,
        aside: Aside,
        sitting: Sitting,
        language: Language,
        is_here: bool,
        before_hint: Callable[[], None] = lambda: None,
    ) -> None:
        self.aside = aside
        self.sitting = sitting
        self.words = Words(PLAIN, language)
        self.of_screen = Words(BOOK, language)
        self.board = board(sitting.game.name)
        self.own = Words(self.board.BOOK, language)
        self.is_here = is_here
        self.before_hint = before_hint
        # At a server a person may speak or leave at any time; what a script says waits its turn.
        self.listens = not is_here and is_attended()
        self.look = sitting.look
        self.log = list(self.look.log)
        self.view = self.look.view  # as it was after the moves in the log
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
        game, names = self.sitting.game, ", ".join(self.look.names)
        chosen = {} if self.look.view is None else self.look.view["options"]
        usual = game.settle({})
        unusual = [f"{name} {chosen[name]}" for name in chosen if chosen[name] != usual[name]]
        title = f"{game.title} ({', '.join(unusual)})" if unusual else game.title
        intro = self.words("intro", title=title, names=names)
        say(intro if seed is None else f"{intro} {self.words('seed', seed=seed)}")
        print(self._help())

    def leave(self) -> None:
        """Leave the table, and say how to go on."""
        self.aside.do(self.sitting.close())
        if told := self.sitting.farewell(self.of_screen):
            print(told)

    def _help(self) -> str:
        return self.words("help", more=self.words("help_here" if self.is_here else "help_there"))

    # --- Asking ---

    def _ask(self) -> str:
        """The next prompt; how to write a move is told whenever that changes."""
        look = self.look
        print()
        if look.over:
            self.prompt = self.words("over" if self.is_here else "over_there")
        elif look.active and look.view is not None:
            self._tell_how(look)
            alone = len(look.persons) == 1
            name = look.names[look.eyes or 0]
            self.prompt = self.words("prompt") if alone else self.words("prompt_of", name=name)
        else:
            self.prompt = self.words("waits")
        return self.prompt

    def _tell_how(self, look: Look) -> None:
        assert look.view is not None
        how = self.board.how(look.view, self.own)
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
                self._say(self._played(self.log) or [self.of_screen("no_log")])
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
            print(self.words("nothing"))
            return
        self.before_hint()
        found = self.aside.do(self.sitting.hint())
        for one in found:
            if one.share is None or one.margin is None:
                say(one.text)
                continue
            margin = f"{round(one.margin, 1) + 0.0:+.1f}"
            say(self.words("advice", move=one.text, share=f"{100 * one.share:.0f}", margin=margin))
        if len(found) > 1:
            say(self.words("why"))

    def _save(self, name: str) -> None:
        if not name:
            print(self.words("which_file"))
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
                told = [self._complaint(error), self.words("press_enter")]
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
            self.log, self.view, self.is_told = [], None, False
        if self.look.view is None:
            if not self.is_told:
                told += self._table()
            self.is_told = True
            return told
        same = _in_common(self.log, self.look.log)
        taken, fresh = self.log[same:], list(self.look.log[same:])
        self.log = list(self.look.log)
        if taken:
            texts = ", ".join(move["text"] for move in taken)
            told.append(self.words("taken_back", moves=texts))
        told += self._played(fresh)
        if fresh and self.view is not None and not taken:
            told += self.board.news(self.view, self.look.view, self.look.names, self.own)
        if fresh or taken or self.view is None:
            self.view = self.look.view
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
            yield f"{self.of_screen('turn_of', name=look.names[self.waits_for])}."

    def _line_news(self) -> Iterator[str]:
        was_up, self.was_up = self.was_up, self.sitting.is_up
        if was_up != self.was_up:
            yield self.words("back") if self.was_up else self.of_screen("reconnecting")

    def _fresh_notes(self) -> list[str]:
        """What else was told: only the latest notes are there, so find where they go on."""
        notes = list(self.look.notes)
        most = min(len(notes), len(self.notes))
        overlaps = (n for n in range(most, 0, -1) if self.notes[-n:] == notes[:n])
        known, self.notes = next(overlaps, 0), notes or self.notes
        return notes[known:]

    def _played(self, log: list[PlayedView]) -> list[str]:
        return [
            self.words(
                "played",
                name=self.look.names[move["seat"]],
                move=self.board.say(move["text"], self.own),
            )
            for move in log
        ]

    def _table(self) -> list[str]:
        look = self.look
        if look.view is None:
            return [f"{self.of_screen('waiting')}."]
        stage = f"{self.board.stage(look.view, self.own)}."
        told = ["", stage, *self.board.tell(look.view, look.names, self.own)]
        if look.clock is not None:
            left = zip(look.names, look.clock.left_now(), strict=True)
            times = "; ".join(f"{name}, {minutes(time)}" for name, time in left)
            told.append(self.words("clock", times=times))
        return told

    def _points(self) -> list[str]:
        """Where the points came from, and who won."""
        look = self.look
        if look.view is None:
            return []
        told = [
            self.words("part", what=part.label, points=self._each(part.points))
            for part in self.board.breakdown(look.view, self.own)
        ]
        total = self.words("points", points=self._each(self.board.scores(look.view)))
        if look.over:
            total = f"{verdict(look, self.of_screen)}. {total}"
        return ["", *told, total]

    def _each(self, points: Sequence[int | None]) -> str:
        pairs = zip(self.look.names, points, strict=True)
        return "; ".join(f"{name}, {'?' if n is None else n}" for name, n in pairs)

    def _complaint(self, error: TegelError) -> str:
        return self.of_screen(str(error)) if isinstance(error, NotNow) else f"{error}."

    def _say(self, told: list[str]) -> None:
        with self.speaking:
            for line in told:
                say(line)


def _in_common(one: Sequence[PlayedView], other: Sequence[PlayedView]) -> int:
    """How many moves two games have in common."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(one), len(other)))
