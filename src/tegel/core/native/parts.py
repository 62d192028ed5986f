"""Parts: all that Python asks of the kernels for one purpose and one game, compiled.

What that is nobody has to list: a room's `warm.py` rehearses, interpreted, all that is done there
with a game, and what was asked for meanwhile is compiled together, once for each state of the
sources. What nobody rehearsed is compiled by itself when it is asked for.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import chain
from pathlib import Path

from tegel.core import ways
from tegel.core.arguments import Kind
from tegel.core.game import Game, game_of
from tegel.core.kernel import Kernel
from tegel.core.native import made_here, shipped
from tegel.core.native.cache import PACKAGE, beyond, cache_folder, taking_turns
from tegel.core.native.library import BadLibrary, Library
from tegel.core.struct import Struct

# What is compiled together, in the order in which people wait for it, and in whose room it is
# rehearsed.
STAGES = {
    "rules": "core",
    "judgement": "bots",
    "search": "bots",
    "batches": "envs",
    "learning": "learn",
}
ENDING = ".kernels"

# How much of a part is done, from 0 to 1, and what comes next.
Step = tuple[float, str]


@dataclass(frozen=True)
class Part:
    """What is needed of a game for one purpose."""

    game: Game
    stage: str

    @property
    def homes(self) -> list[Path]:
        """The folders beyond the rules whose kernels it may have."""
        return [*beyond(PACKAGE / STAGES[self.stage]), *beyond(self.game.home)]

    @property
    def name(self) -> str:
        """How its file is called."""
        return f"{self.game.name}-{self.stage}-{made_here.this_processor()}{ENDING}"

    @property
    def path(self) -> Path:
        """Where it is kept if it is made here."""
        return cache_folder(*self.homes) / self.name

    def is_ready(self) -> bool:
        """Whether there is nothing to compile, or nothing that could."""
        return not ways.COMPILES or shipped.has(self.game.name, self.stage) or self.path.exists()

    @property
    def is_loaded(self) -> bool:
        """Whether it is in use."""
        return self in _in_use

    def load(self) -> bool:
        """Use it, if it is there and not in use; whether there is more in use now."""
        if self.is_loaded or ways.INSISTED == "interpreted":
            return False
        library = shipped.library(self.game.name, self.stage)
        if library is None and ways.COMPILES:
            library = _kept(self.path)
        if library is None:
            return False
        _in_use.add(self)
        ways.use(library)
        return True

    def make(self) -> Iterator[Step]:
        """Compile it in this process, and keep it; tells how far it is."""
        with taking_turns(self.path.with_suffix(".lock")):
            if _kept(self.path) is None:
                yield from self._make()

    def asked(self) -> ways.Asked:
        """Which kernels Python asks for: found out by a rehearsal."""
        room = import_module(f"tegel.{STAGES[self.stage]}.warm")
        with ways.noting() as asked:
            getattr(room, self.stage)(self.game)
        return asked

    def _make(self) -> Iterator[Step]:
        from tegel.core.native.compiler import Module

        # A tenth of the time goes to rehearsing, and two tenths to LLVM.
        yield 0.0, "rehearsal"
        asked = self.asked()
        module = Module()
        for n, (symbol, (kernel, kind)) in enumerate(asked.items()):
            yield 0.1 + 0.7 * n / len(asked), kernel.__name__
            module.add(symbol, kernel, kind)
        yield 0.8, "machine code"
        code = module.linked().machine_code(made_here.this_machine())
        made_here.write(self.path, module.entries, code)


_in_use: set[Part] = set()


def load_all(record: type[Struct]) -> bool:
    """Use all parts that there are for the game of a record; whether there is more in use now."""
    game = game_of(record)
    if game is None:
        return False
    loaded = [Part(game, stage).load() for stage in STAGES]
    return any(loaded)


def is_of_a_game(record: type[Struct]) -> bool:
    """Whether a record is the position of a game."""
    return game_of(record) is not None


def compile_alone(symbol: str, kernel: Kernel, kind: Kind) -> Library:
    """One kernel, compiled in this process; kept, if its source is in a file."""
    if kernel.home is None:
        return made_here.load(*_machine_code(symbol, kernel, kind))
    games = filter(None, map(game_of, ways.records_in(kind)))
    homes = chain(beyond(kernel.home), *(beyond(game.home) for game in games))
    path = cache_folder(*homes) / f"{symbol}-{made_here.this_processor()}{ENDING}"
    with taking_turns(path.with_suffix(".lock")):
        found = _kept(path)
        if found is None:
            entries, code = _machine_code(symbol, kernel, kind)
            made_here.write(path, entries, code)
            found = made_here.load(entries, code)
    ways.use(found)
    return found


def _machine_code(symbol: str, kernel: Kernel, kind: Kind) -> tuple[dict[str, str], bytes]:
    from tegel.core.native.compiler import Module

    module = Module()
    module.add(symbol, kernel, kind)
    return module.entries, module.linked().machine_code(made_here.this_machine())


def _kept(path: Path) -> Library | None:
    """What is kept there; a file that is damaged is as good as none."""
    try:
        return made_here.read(path)
    except FileNotFoundError:
        return None
    except (BadLibrary, OSError):
        path.unlink(missing_ok=True)
        return None
