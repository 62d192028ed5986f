"""Libraries of other platforms, run here: the ARM one by QEMU, the Windows one by Wine.

    make wheels && .venv/bin/python bench/elsewhere.py

Debian has both (`qemu-user libc6-arm64-cross wine64`). A small C program, made for each platform by
Zig's compiler, loads the library of `build/library/` and plays random games of every game with it;
how many moves that took, and their digest, must be those of this machine's kernels. Libraries for
macOS are linked, and were run nowhere here.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

import tegel
from tegel.core.arguments import read
from tegel.core.bench import play_random_games
from tegel.core.loops import random_games
from tegel.core.native.ahead import PLATFORMS
from tegel.core.native.library import symbol_of
from tegel.core.rng import Rng, new_rng
from tegel.core.struct import struct

LIBRARIES = Path(__file__).resolve().parent.parent / "build" / "library"
GAMES = 2000
RUNNERS = {
    "linux-aarch64": ["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"],
    "windows-x86_64": ["/usr/lib/wine/wine64"],
}
PROGRAM = r"""
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#ifdef _WIN32
#include <windows.h>
#define OPEN(name) ((void *) LoadLibraryA(name))
#define FIND(library, name) ((void *) GetProcAddress((HMODULE) (library), name))
#else
#include <dlfcn.h>
#define OPEN(name) dlopen(name, RTLD_NOW)
#define FIND(library, name) dlsym(library, name)
#endif

int main(int count, char **words) {
    void *library = OPEN(words[1]);
    if (!library) { puts("it can't be loaded"); return 1; }
    int64_t (*level)(void) = (int64_t (*)(void)) FIND(library, "tegel_level");
    printf("level %d", level ? (int) level() : 0);
    int64_t (*play)(int64_t *) = (int64_t (*)(int64_t *)) FIND(library, words[2]);
    if (!play) { puts(" lacks it"); return 1; }
    int options = count - 5;
    int64_t *chosen = calloc(options + 1, 8), *rng = calloc(8, 8), out[2] = {0, 0};
    for (int i = 0; i < options; i++) chosen[i] = atoll(words[5 + i]);
    char *position = calloc(1, atoll(words[3]));
    int64_t block[] = {(int64_t) (intptr_t) position, (int64_t) (intptr_t) chosen, options,
                       (int64_t) (intptr_t) rng, 0, atoll(words[4]), (int64_t) (intptr_t) out, 2};
    play(block);
    printf(" %" PRId64 " %" PRId64 "\n", out[0], out[1]);
    return 0;
}
"""


def main() -> None:
    """Play on every platform that can be run here."""
    for name, runner in RUNNERS.items():
        platform = PLATFORMS[name]
        with tempfile.TemporaryDirectory() as folder:
            source, program = Path(folder) / "play.c", Path(folder) / "play.exe"
            source.write_text(PROGRAM, encoding="utf-8")
            target = ["-target", platform.linker, str(source), "-o", str(program)]
            subprocess.run([sys.executable, "-m", "ziglang", "cc", *target], check=True)
            for game in tegel.games().values():
                print(name, game.name, _compare(game, [*runner, str(program)], name), flush=True)


def _compare(game: tegel.Game, program: list[str], name: str) -> str:
    options = game.encode(game.settle({}))
    position = struct(game.position, np.zeros(1, game.position.dtype))
    handed = position, options, struct(Rng, new_rng()), 0, GAMES, np.zeros(2, np.int64)
    kind, _ = read(handed)
    here = play_random_games(game, game.settle({}), 0, GAMES).tolist()
    symbol = symbol_of(random_games, kind)  # type: ignore[arg-type]
    size = str(game.position.dtype.itemsize)
    told = []
    platform = PLATFORMS[name]
    for level in platform.levels or ("",):
        suffix = f"_v{level}" if level else ""
        library = str(LIBRARIES / name / platform.file)
        words = [library, symbol + suffix, size, str(GAMES), *map(str, options.tolist())]
        done = subprocess.run([*program, *words], capture_output=True, text=True)
        said = done.stdout.split()
        same = said[2:] == [str(number) for number in here]
        told.append(f"{suffix or 'generic'}: {'equal' if same else f'DIFFERS: {done}'}")
    return f"{here[0]} moves of {GAMES} games, {', '.join(told)}"


if __name__ == "__main__":
    main()
