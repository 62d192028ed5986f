"""A workshop: compiles what is missing in the background, first what somebody waits for."""

from collections.abc import Callable, Sequence
from threading import Condition, Thread

from tegel.core.game import Game
from tegel.core.machine import processors
from tegel.core.native.build import Building, NotCompiled
from tegel.core.native.parts import Part, Step

# Each takes about half a gigabyte of memory.
AT_ONCE = 2


class Workshop:
    """Compiles parts of games, as many games at once as there are processors, two at most."""

    def __init__(
        self, parts: Sequence[Part], on_step: Callable[[Part, Step], None] | None = None
    ) -> None:
        self._on_step = on_step
        self._changed = Condition()  # guards all below
        self._missing = [part for part in parts if not part.is_ready()]
        self._wanted: list[Game] = []  # the last one most
        self._at_work: list[Building] = []
        self._steps: dict[Part, Step] = dict.fromkeys(self._missing, (0.0, ""))
        self._failures: list[NotCompiled] = []
        self._is_closed = False
        games = len({part.game for part in self._missing})
        count = min(AT_ONCE, processors(), games)
        self._threads = [Thread(target=self._work, daemon=True) for _ in range(count)]
        for thread in self._threads:
            thread.start()

    def want(self, game: Game) -> None:
        """Somebody waits for a game: it goes before all that nobody waits for."""
        with self._changed:
            if game in self._wanted:
                self._wanted.remove(game)
            self._wanted.append(game)
            others = [each for each in self._at_work if each.game not in self._wanted]
            at_work = [each.game for each in self._at_work]
            waits = game not in at_work and any(part.game is game for part in self._missing)
            if waits and others and len(self._at_work) == len(self._threads):
                others[-1].stop()  # what it has finished is kept, and the rest begins anew

    def step(self, part: Part) -> Step:
        """How far a part is."""
        with self._changed:
            return self._steps.get(part, (1.0, ""))

    def is_making(self, part: Part) -> bool:
        """Whether a part is still to come: it is made, or waits to be."""
        with self._changed:
            return part in self._missing

    def wait(self) -> None:
        """Until all is compiled; `NotCompiled` if something could not be."""
        with self._changed:
            self._changed.wait_for(lambda: not self._missing and not self._at_work)
            if self._failures:
                raise self._failures[0]

    def close(self) -> None:
        """Stop at once."""
        with self._changed:
            self._is_closed = True
            self._missing.clear()
            for building in self._at_work:
                building.stop()
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        while building := self._take():
            try:
                for part, step in building:
                    self._note(part, step)
            except NotCompiled as failure:
                self._give_back(building, failure)
            except Exception as error:  # whoever waits must hear of it, whatever it is
                self._give_back(building, NotCompiled(f"{type(error).__name__}: {error}"))
            with self._changed:
                self._at_work.remove(building)
                self._changed.notify_all()

    def _take(self) -> Building | None:
        """The game that is wanted most, or the first: all of its parts that are missing."""
        with self._changed:
            busy = {building.game for building in self._at_work}
            free = [part for part in self._missing if part.game not in busy]
            if not free:
                return None
            wanted = [game for game in reversed(self._wanted) if any(p.game is game for p in free)]
            game = wanted[0] if wanted else free[0].game
            building = Building(game, [part.stage for part in free if part.game is game])
            self._at_work.append(building)
            return building

    def _note(self, part: Part, step: Step) -> None:
        with self._changed:
            self._steps[part] = step
            if step[0] == 1 and part in self._missing:
                self._missing.remove(part)
        if self._on_step:
            self._on_step(part, step)

    def _give_back(self, building: Building, failure: NotCompiled) -> None:
        """What was stopped for another is made later; what failed by itself is not tried again."""
        with self._changed:
            if building.was_stopped or self._is_closed:
                return
            self._failures.append(failure)
            self._missing = [part for part in self._missing if part.game is not building.game]
