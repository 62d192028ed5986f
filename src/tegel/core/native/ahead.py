"""Ahead of time: libraries with all that people need compiled, for every platform, made on one.

The kernels go through Numba once. LLVM makes machine code of them for each kind of processor, and
the linker that comes with Zig, which knows all platforms, makes libraries of that.
"""

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from tegel.core.game import Game
from tegel.core.native import shipped
from tegel.core.native.compiler import Linked, Module
from tegel.core.native.parts import Part

# What is compiled for who has no compiler; learning needs one.
STAGES = ("rules", "judgement", "search", "batches")
# And for a page, where nobody learns or compares.
PAGE, STAGES_OF_PAGE = "emscripten-wasm32", ("rules", "judgement", "search")

# Which level of x86-64 a processor has: 1, 2 or 3. Asked before any code that needs one is run.
LEVEL_OF_X86 = f"""
define i64 @{shipped.LEVEL}() {{
  %one = call {{ i32, i32, i32, i32 }} @leaf(i32 1)
  %c1 = extractvalue {{ i32, i32, i32, i32 }} %one, 2
  %seven = call {{ i32, i32, i32, i32 }} @leaf(i32 7)
  %b7 = extractvalue {{ i32, i32, i32, i32 }} %seven, 1
  %more = call {{ i32, i32, i32, i32 }} @leaf(i32 2147483649)
  %ce = extractvalue {{ i32, i32, i32, i32 }} %more, 2
  ; SSSE3, CMPXCHG16B, SSE4.1, SSE4.2, POPCNT
  %c1two = and i32 %c1, 9970176
  %two = icmp eq i32 %c1two, 9970176
  ; FMA, MOVBE, OSXSAVE, AVX, F16C
  %c1three = and i32 %c1, 943722496
  %three1 = icmp eq i32 %c1three, 943722496
  ; BMI1, AVX2, BMI2
  %b7three = and i32 %b7, 296
  %three7 = icmp eq i32 %b7three, 296
  ; LZCNT
  %cethree = and i32 %ce, 32
  %threee = icmp eq i32 %cethree, 32
  %some = and i1 %three1, %three7
  %all = and i1 %some, %threee
  %new = and i1 %all, %two
  br i1 %new, label %system, label %old
system:
  ; the system keeps the wide registers
  %kept = call {{ i32, i32 }} asm sideeffect "xgetbv", "={{ax}},={{dx}},{{cx}}"(i32 0)
  %bits = extractvalue {{ i32, i32 }} %kept, 0
  %wide = and i32 %bits, 6
  %saved = icmp eq i32 %wide, 6
  %level = select i1 %saved, i64 3, i64 2
  ret i64 %level
old:
  %least = select i1 %two, i64 2, i64 1
  ret i64 %least
}}
define internal {{ i32, i32, i32, i32 }} @leaf(i32 %n) {{
  %found = call {{ i32, i32, i32, i32 }} asm sideeffect "cpuid",
    "={{ax}},={{bx}},={{cx}},={{dx}},{{ax}},{{cx}}"(i32 %n, i32 0)
  ret {{ i32, i32, i32, i32 }} %found
}}
"""


@dataclass(frozen=True)
class Platform:
    """A kind of machine: how LLVM, the linker and wheels call it, and for which processors."""

    triple: str
    linker: str
    wheel: str  # none: it is no machine that wheels are made for
    file: str
    processor: str = ""
    features: str = ""
    levels: tuple[int, ...] = ()  # of x86-64; the one that a processor has is chosen there


X86 = (2, 3)
PLATFORMS = {
    "linux-x86_64": Platform(
        "x86_64-unknown-linux-gnu",
        "x86_64-linux-gnu.2.17",
        "manylinux_2_17_x86_64.manylinux2014_x86_64",
        "tegel.so",
        levels=X86,
    ),
    "linux-aarch64": Platform(
        "aarch64-unknown-linux-gnu",
        "aarch64-linux-gnu.2.17",
        "manylinux_2_17_aarch64.manylinux2014_aarch64",
        "tegel.so",
        "generic",
    ),
    "darwin-arm64": Platform(
        "arm64-apple-macosx11.0.0",
        "aarch64-macos.11.0",
        "macosx_11_0_arm64",
        "tegel.dylib",
        "apple-m1",
    ),
    "darwin-x86_64": Platform(
        "x86_64-apple-macosx11.0.0",
        "x86_64-macos.11.0",
        "macosx_11_0_x86_64",
        "tegel.dylib",
        levels=X86,
    ),
    "windows-x86_64": Platform(
        "x86_64-pc-windows-gnu", "x86_64-windows-gnu", "win_amd64", "tegel.dll", levels=X86
    ),
    # A page, by the Python that it brings: that loads it as any other library.
    PAGE: Platform(
        "wasm32-unknown-emscripten",
        "",
        "",
        "tegel.wasm",
        "generic",
        "+simd128,+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint",
    ),
}


class Translated:
    """The kernels of some games, ready to be made machine code for any platform."""

    def __init__(self, games: Sequence[Game], stages: Sequence[str] = STAGES) -> None:
        self.parts: dict[str, dict[str, str]] = {}
        self.modules: list[Linked] = []
        known: dict[str, str] = {}  # what is not about a game is in the module of the first
        for game in games:
            module = Module()
            for stage in stages:
                asked = Part(game, stage).asked()
                for symbol, (kernel, kind) in asked.items():
                    if symbol not in known:
                        module.add(symbol, kernel, kind)
                        known[symbol] = module.entries[symbol]
                self.parts[f"{game.name}-{stage}"] = {symbol: known[symbol] for symbol in asked}
            self.modules.append(module.linked())


def make_library(kernels: Translated, name: str, folder: Path, version: str) -> None:
    """Make a library for a platform, and its card, in a folder."""
    platform = PLATFORMS[name]
    folder.mkdir(parents=True, exist_ok=True)
    objects: list[Path] = []
    for n, code in enumerate(_machine_code(kernels, platform)):
        objects.append(folder / f"{n}.o")
        objects[-1].write_bytes(code)
    file = folder / platform.file
    link = [*_linking(kernels, name), *map(str, objects), "-o", str(file)]
    subprocess.run([sys.executable, "-m", "ziglang", *link], check=True)
    # What the linker leaves beside a library for Windows is for who links with it.
    for beside in {*folder.iterdir()} - {file}:
        beside.unlink()
    card = {
        "format": shipped.FORMAT,
        "tegel": version,
        "platform": name,
        "sources": shipped.sources(),
        "file": platform.file,
        "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        "levels": list(platform.levels),
        "parts": kernels.parts,
    }
    (folder / shipped.CARD).write_text(json.dumps(card), encoding="utf-8")


def _linking(kernels: Translated, name: str) -> list[str]:
    """How a library for a platform is linked."""
    if name != PAGE:
        shared = ["cc", "-shared", "-s", "-target", PLATFORMS[name].linker]
        return [*shared, "-lm"] if "linux" in name else shared
    # What it takes from the C library it finds where it is loaded.
    symbols = [f"--export={symbol}" for module in kernels.modules for symbol in module.entries]
    how = "-shared --experimental-pic --no-entry --strip-all --unresolved-symbols=import-dynamic"
    return ["wasm-ld", *how.split(), *symbols]


def _machine_code(kernels: Translated, platform: Platform) -> Iterator[bytes]:
    """An object file for each game and level, and one that tells the level."""
    exported = "windows" in platform.triple
    if not platform.levels:
        for module in kernels.modules:
            yield module.machine_code(_machine(platform, platform.processor), exported=exported)
        return
    for level in platform.levels:
        machine = _machine(platform, f"x86-64-v{level}")
        for module in kernels.modules:
            yield module.machine_code(machine, f"_v{level}", exported)
    asking = llvm.parse_assembly(LEVEL_OF_X86)
    asking.triple = platform.triple
    if exported:
        asking.get_function(shipped.LEVEL).storage_class = "dllexport"
    yield bytes(_machine(platform, "x86-64").emit_object(asking))


def _machine(platform: Platform, processor: str) -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.initialize_native_asmparser()  # for the question which level a processor has
    target = llvm.Target.from_triple(platform.triple)
    return target.create_target_machine(
        cpu=processor, features=platform.features, opt=3, reloc="pic", codemodel="default"
    )
