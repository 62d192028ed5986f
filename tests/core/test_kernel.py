"""One text of the rules, run in every way, and never from what was compiled of another text."""

import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from tegel.core.arguments import as_number, describe, read
from tegel.core.kernel import kernel, table
from tegel.core.native.cache import cache_root
from tegel.core.struct import Int16, Int64, Ints, Struct, rows, struct, structs

from .helpers import SOURCE, attempt, compiled_only, copy_source, edit, make_package, run

INNER = """
from tegel.core.kernel import kernel

@kernel
def inner(x):
    return x + 1
"""
OUTER = """
from tegel.core.kernel import kernel
from pack.a import inner

@kernel
def outer(row):
    return 10 * inner(row[0])
"""
USE_OUTER = """
import numpy as np
from pack.b import outer
print(outer(np.ones(1, np.int64)))
"""
# Nothing can be compiled: what is not there already can't be run.
NO_COMPILER = "import sys; sys.modules['tegel.core.native.compiler'] = None\n"

# The outcome of a game that ends with a whole row on one wall.
WHOLE_ROW = """
import numpy as np
from tegel.core.struct import struct
from tegel.games.azul import rules
from tegel.games.azul.layout import Azul
memory, out = np.zeros(1, Azul.dtype), np.zeros(4, np.int64)
s = Azul.over(memory)
s.players = 2
s.boards[1].wall = 0b11111
rules.finish(struct(Azul, memory))
rules.result(struct(Azul, memory), out)
print(*out)
"""

# A game of counting down, and one of counting up: records and rules of their own.
COUNTDOWN = """
from tegel.core.kernel import kernel
from tegel.core.struct import Int64, Struct

class Position(Struct):
    FIELD: Int64

@kernel
def setup(s, options, rng):
    s.FIELD = 3

@kernel
def is_over(s):
    return s.FIELD == END

@kernel
def count_legal(s):
    return 1

@kernel
def nth_legal(s, k):
    return 0

@kernel
def play(s, move, rng):
    s.FIELD += STEP
"""
USE_GAMES = """
from importlib import import_module
import numpy as np
from tegel.core.generic import adopt
from tegel.core.kernel import kernel
from tegel.core.native.parts import compile_alone
from tegel.core.loops import random_game
from tegel.core.rng import Rng, new_rng
from tegel.core.struct import struct
from tegel.core.arguments import read
from tegel.core.native.library import symbol_of
for name in NAMES:
    rules = import_module(name)
    adopt(rules.Position, rules, rules, rules)
    out = np.zeros(2, np.int64)
    memory, rng = np.zeros(1, rules.Position.dtype), new_rng()
    handed = struct(rules.Position, memory), out, struct(Rng, rng), out
    kind, words = read(handed)
    symbol = symbol_of(random_game, kind)
    compile_alone(symbol, random_game, kind).find(symbol)(handed, words)
    print(int(out[0]), end=" ")
"""


def countdown(field: str, end: int, step: int) -> str:
    text = COUNTDOWN.replace("FIELD", field)
    return text.replace("END", str(end)).replace("STEP", str(step))


def use_games(*names: str) -> str:
    return USE_GAMES.replace("NAMES", repr(names))


def cache_of_this_run() -> dict[str, str]:
    return {"TEGEL_CACHE": str(cache_root().parent)}


# --- What is compiled -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a package and, in its cache, what was compiled of it: for copies."""
    folder = tmp_path_factory.mktemp("compiled")
    make_package(folder / "pack", a=INNER, b=OUTER)
    assert run(USE_OUTER, SOURCE, folder, TEGEL_CACHE=str(folder / "cache")) == "20"
    return folder


@compiled_only
def test_an_edit_to_a_called_kernel_in_another_file_is_never_stale(
    compiled: Path, tmp_path: Path
) -> None:
    shutil.copytree(compiled, tmp_path, dirs_exist_ok=True)
    pack, path, cache = tmp_path / "pack", (SOURCE, tmp_path), str(tmp_path / "cache")
    assert run(NO_COMPILER + USE_OUTER, *path, TEGEL_CACHE=cache) == "20"
    edit(pack / "a.py", "x + 1", "x + 2")
    assert attempt(NO_COMPILER + USE_OUTER, *path, TEGEL_CACHE=cache).returncode != 0
    assert run(USE_OUTER, *path, TEGEL_CACHE=cache) == "30"


@compiled_only
def test_the_same_sources_elsewhere_are_compiled_already(compiled: Path, tmp_path: Path) -> None:
    make_package(tmp_path / "pack", a=INNER, b=OUTER)
    cache = str(compiled / "cache")
    assert run(NO_COMPILER + USE_OUTER, SOURCE, tmp_path, TEGEL_CACHE=cache) == "20"


@compiled_only
def test_a_second_copy_of_tegel_compiles_nothing(tmp_path: Path) -> None:
    path = copy_source(tmp_path)
    game = "import tegel; print(tegel.new('azul', seed=7).legal_moves[0])"
    search = (
        "from tegel.bots import player, Budget; state = tegel.new('azul', seed=7);"
        "print(player('search').bot.decide(state, Budget(iterations=100), 1).move)"
    )
    there = run(f"{NO_COMPILER}{game}; {search}", path, **cache_of_this_run())
    assert there == run(f"{game}; {search}", **cache_of_this_run())


@compiled_only
def test_an_edited_rule_gives_another_outcome_with_the_same_cache(tmp_path: Path) -> None:
    path, cache = copy_source(tmp_path), str(tmp_path / "cache")
    assert run(WHOLE_ROW, path, TEGEL_CACHE=cache) == "0 2 2 1"
    edit(path / "tegel/games/azul/layout.py", "ROW_BONUS: Final = 2", "ROW_BONUS: Final = 5")
    assert run(WHOLE_ROW, path, TEGEL_CACHE=cache) == "0 5 2 1"


@compiled_only
def test_generic_kernels_are_compiled_for_each_game_and_follow_an_edit(tmp_path: Path) -> None:
    path, cache = copy_source(tmp_path), str(tmp_path / "cache")
    files = {"down": countdown("left", 0, -1), "up": countdown("reached", 8, 1)}
    tiny = make_package(path / "tegel" / "games" / "tiny", **files)
    down, up = "tegel.games.tiny.down", "tegel.games.tiny.up"
    assert run(use_games(down, up), path, TEGEL_CACHE=cache) == "3 5"
    assert run(NO_COMPILER + use_games(up, down), path, TEGEL_CACHE=cache) == "5 3"
    edit(tiny / "up.py", "== 8", "== 9")
    assert run(use_games(up, down), path, TEGEL_CACHE=cache) == "6 3"


@compiled_only
def test_processes_that_compile_at_once_keep_each_others_work(tmp_path: Path) -> None:
    make_package(tmp_path / "pack", a=INNER, b=OUTER)
    path, cache = (SOURCE, tmp_path), str(tmp_path / "cache")
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda _: run(USE_OUTER, *path, TEGEL_CACHE=cache), range(2))
        assert list(found) == ["20", "20"]
    assert run(NO_COMPILER + USE_OUTER, *path, TEGEL_CACHE=cache) == "20"


@compiled_only
@pytest.mark.parametrize("damage", ["truncated", "empty", "another text", "one byte"])
def test_a_file_that_is_damaged_is_made_anew(compiled: Path, tmp_path: Path, damage: str) -> None:
    shutil.copytree(compiled, tmp_path, dirs_exist_ok=True)
    path, cache = (SOURCE, tmp_path), str(tmp_path / "cache")
    (file,) = (tmp_path / "cache").rglob("*.kernels")
    whole = file.read_bytes()
    damaged = {
        "truncated": whole[: len(whole) // 2],
        "empty": b"",
        "another text": b"{}\n" + whole,
        "one byte": whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:],
    }
    file.write_bytes(damaged[damage])
    assert run(USE_OUTER, *path, TEGEL_CACHE=cache) == "20"
    assert file.read_bytes() == whole


def test_what_plays_and_thinks_reads_in_nothing_that_it_does_not_need() -> None:
    code = (
        "import sys, tegel, tegel.server.thinking.work; tegel.new('azul', seed=7).legal_moves;"
        "print({'fluent', 'numba', 'rich', 'structlog'} & {*sys.modules})"
    )
    assert run(code, **cache_of_this_run()) == "set()"


# --- What is handed over --------------------------------------------------------------------------


class Small(Struct):
    wide: Int64
    narrow: Int16
    other: Int16
    more: Int16
    most: Int16


class Bundle(NamedTuple):
    record: Any
    row: Ints
    factor: int


@kernel
def total(bundle: Any, records: Any, grid: Any, half: float) -> int:
    """All of it added up, and each record's narrow field counted up."""
    found: int = bundle.record.wide * bundle.factor
    for i in range(len(bundle.row)):
        found += bundle.row[i]
    for i in range(len(records)):
        records[i].narrow += 1
        found += records[i].wide
    for i in range(len(grid)):
        for j in range(len(grid[i])):
            found += grid[i][j]
    return found + int(half * 2)


def handed() -> tuple[Any, ...]:
    memory = np.zeros(3, Small.dtype)
    memory["wide"] = [2**40, -5, 7]
    bundle = Bundle(struct(Small, memory), np.arange(4, dtype=np.int16), 3)
    grid = rows(np.arange(6, dtype=np.int32).reshape(2, 3))
    return bundle, structs(Small, memory), grid, 0.5


def test_records_arrays_tuples_and_numbers_come_over_as_they_are() -> None:
    arguments = handed()
    assert total(*arguments) == 3 * 2**40 + 6 + (2**40 + 2) + 15 + 1
    assert arguments[1].memory["narrow"].tolist() == [1, 1, 1]


def test_compiled_and_interpreted_say_the_same() -> None:
    there: Any = total
    interpreted = there.interpret(handed(), [])
    assert interpreted == total(*handed())


def test_a_record_that_is_looked_at_is_worked_on_by_the_function_itself() -> None:
    @kernel
    def note(s: Small) -> bool:
        s.wide = 2**40
        return s.wide > 0

    memory = np.zeros(1, Small.dtype)
    assert note(Small.over(memory)) is True
    assert memory["wide"][0] == 2**40


def test_what_a_kernel_cannot_take_is_refused_with_the_reason() -> None:
    with pytest.raises(TypeError, match="a kernel takes no str: 'three'"):
        total("three", 0, 0, 0)
    bundle, records, *_ = handed()
    with pytest.raises(TypeError, match="numbers lie side by side"):
        total(bundle, records, np.zeros((4, 4))[:, :2], 0.5)
    with pytest.raises(TypeError, match="records as `struct` and `structs` give them"):
        total(bundle, np.zeros(1, Small.dtype), 0, 0.5)
    with pytest.raises(TypeError, match="holds no Small"):
        struct(Small, np.zeros(1, np.int64))


def test_words_keep_fractions_and_kinds_are_told_in_words() -> None:
    kind, words = read((0.1, True, np.int16(3), struct(Small, np.zeros(1, Small.dtype))))
    assert as_number(words[0]) == 0.1
    assert words[1:3] == [1, 3]
    assert [describe(part) for part in kind] == ["float", "int", "int", f"{__name__}.Small"]
    (bundle,), _ = read((Bundle(structs(Small, np.zeros(2, Small.dtype)), np.zeros(1), 1),))
    assert describe(bundle) == f"{__name__}.Bundle({__name__}.Small[1], float64[1], int)"


@compiled_only
def test_a_kernel_typed_at_a_prompt_is_compiled(tmp_path: Path) -> None:
    code = (
        "import numpy as np\nfrom tegel.core.kernel import kernel\n"
        "@kernel\ndef twice(row):\n    row[0] *= 2\n    return row[0]\n"
        "print(twice(np.array([21], np.int64)))"
    )
    assert run(code, TEGEL_CACHE=str(tmp_path)) == "42"
    assert not list(tmp_path.rglob("*.kernels")), "its text is in no file that could change"


# --- The ways -------------------------------------------------------------------------------------

WHOLE_GAME = """
import tegel
from tegel.core.ways import is_native
state = tegel.new("azul", seed=7)
while not state.is_over:
    state.push(state.legal_moves[0])
print(is_native(), *state.outcome.scores)
"""


def test_a_way_that_does_not_exist_is_named_with_those_that_do() -> None:
    done = attempt("import tegel; tegel.new('azul')", TEGEL_WAY="fast")
    reason = "TEGEL_WAY is 'fast'; it can be 'library', 'compiled' or 'interpreted'"
    assert f"BadOptions: {reason}" in done.stderr


def test_without_numba_whole_games_run_interpreted_and_end_the_same() -> None:
    without = run(f"import sys; sys.modules['numba'] = None\n{WHOLE_GAME}")
    assert without == run(WHOLE_GAME, TEGEL_WAY="interpreted")
    assert without.startswith("False ")


def test_insisting_on_compiled_without_numba_says_what_to_install() -> None:
    code = "import sys; sys.modules['numba'] = None; import tegel; tegel.new('azul')"
    done = attempt(code, TEGEL_WAY="compiled")
    assert "TEGEL_WAY=compiled needs Numba: pip install 'tegel[compile]'" in done.stderr


def test_a_table_holds_the_same_numbers_in_every_way() -> None:
    assert [int(number) for number in table([3, 1, 2])] == [3, 1, 2]


def test_no_kernel_counts_an_index_from_the_back() -> None:
    code = "from tests.core.indices import main; main()"
    root = Path(__file__).parents[2]
    assert run(code, root, TEGEL_WAY="interpreted") == "counted from the front"
