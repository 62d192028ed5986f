"""Whether the puzzles that are shipped hold: each is asked once more, deeper than when it was made.

    python bench/puzzles.py confirm --out confirmed.jsonl [GAME …] [--sample 160] [--jobs N]
    python bench/puzzles.py check --out checked.jsonl [GAME …] [--sample 200] [--jobs N]
    python bench/puzzles.py tables checked.jsonl
    python bench/puzzles.py sift --out sifted.jsonl [GAME …] [--jobs N] [--seconds 500]
    python bench/puzzles.py keep sifted.jsonl
    python bench/puzzles.py retell [GAME …]

*confirm* and *check* are for a sample, and independent of what made it: another seed, other deals
of what is hidden. *confirm* asks a search of 100,000 iterations for its best move, and tells how
often that is the answer. *check* has the rivals named by such a search, and thinks on with 40,000
after the answer and after each of them, four deals averaged. *sift* asks all at the depth of the
maker's last step; *keep* takes out of the sets what did not lead there, and cuts off what is asked
beyond what is clear. *retell* names the themes of all anew, by what is told of their lines. A
sample has puzzles of all ratings, evenly. A line is written for each puzzle; a run that was stopped
goes on.
"""

import argparse
import json
import sys
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import tegel
from tegel.analysis.judge import Depth
from tegel.analysis.puzzles import Puzzle, even, find_puzzle, shelf, shelves
from tegel.analysis.puzzles.judge import judge
from tegel.analysis.puzzles.mine import MARGIN, rethemed, shortened
from tegel.analysis.puzzles.shelf import FOLDER, write_set
from tegel.core.native.build import ensure
from tegel.core.position import read

DEEP, NAMED, SEED = Depth(40_000, 4), 100_000, 77_000
# Of a sample: which puzzles are in it.
CHOSEN = 22


def asked(key: str, *, deep: bool) -> dict[str, Any]:
    """By how much the answer of a puzzle leads, decision by decision."""
    puzzle, start = find_puzzle(key), time.process_time()
    assert puzzle is not None
    leads = even.leads(puzzle, DEEP, NAMED, SEED) if deep else even.leads(puzzle)
    return {
        "game": puzzle.game,
        "key": key,
        "themes": puzzle.themes,
        "leads": [round(lead, 4) for lead in leads],
        "seconds": round(time.process_time() - start, 1),
    }


def sifted(key: str) -> dict[str, Any]:
    """At the depth of the maker's last step."""
    return asked(key, deep=False)


def checked(key: str) -> dict[str, Any]:
    """Deeper, and from another seed."""
    return asked(key, deep=True)


def confirmed(key: str) -> dict[str, Any]:
    """Whether a long search from another deal has the same best move, and by how much."""
    puzzle = find_puzzle(key)
    assert puzzle is not None
    state = read(puzzle.position, tegel.find, SEED + 1)
    found = judge(state, NAMED, SEED + 2, to_the_end=True)
    is_same = state.text(found.best) == puzzle.answer[0]
    return {"game": puzzle.game, "key": key, "same": is_same, "lead": round(found.lead, 4)}


def sample(name: str, count: int | None) -> list[Puzzle]:
    """So many puzzles of a game, one of each of as many steps from the easiest; None: all."""
    puzzles, chance = list(shelf(name).puzzles), Random(f"{CHOSEN} {name}")
    if count is None or count >= len(puzzles):
        return puzzles
    ends = [len(puzzles) * n // count for n in range(count + 1)]
    return [puzzles[chance.randrange(*ends[n : n + 2])] for n in range(count)]


def ask(given: argparse.Namespace) -> None:
    """Ask about puzzles until all were, or the time is over."""
    end = time.monotonic() + given.seconds
    done, left = {one["key"] for one in _read(given.out)}, list[str]()
    for name in given.game or shelves():
        ensure(tegel.find(name), "rules", "judgement", "search")
        left += [one.key for one in sample(name, given.sample) if one.key not in done]
    Random(CHOSEN).shuffle(left)  # a run that is stopped has some of each game
    with (
        given.out.open("a") as file,
        ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool,
    ):
        waiting = [pool.submit(given.work, key) for key in left]
        try:
            for n, each in enumerate(as_completed(waiting, end - time.monotonic()), 1):
                print(json.dumps(each.result()), file=file, flush=True)
                print(f"\r{n} of {len(left)} ", end="", file=sys.stderr, flush=True)
        except TimeoutError:
            for process in [*pool._processes.values()]:  # whatever they are at
                process.kill()
    print(file=sys.stderr)


def confirm(given: argparse.Namespace) -> None:
    """Ask for the best move only, and print how often it is the answer."""
    ask(given)
    found = _read(given.out)
    for name in sorted({one["game"] for one in found}):
        mine = [one for one in found if one["game"] == name]
        same = [one for one in mine if one["same"]]
        clear = sum(one["lead"] >= MARGIN for one in same)
        others = " ".join(one["key"] for one in mine if not one["same"])
        print(f"{name}: {len(same)} of {len(mine)}, {clear} by {MARGIN:.0%}; not: {others or '-'}")


def tables(given: argparse.Namespace) -> None:
    """Print what share was confirmed, as a table for the handbook, and what was not."""
    by_game: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for one in _read(given.file):
        by_game[one["game"]].append(one)
    print("| | asked | the answer is best | by 5 points | every step is best | seconds each |")
    print("|--|--|--|--|--|--|")
    for game, found in sorted(by_game.items()):
        shares = [
            sum(test(one["leads"]) for one in found) / len(found)
            for test in (_is_best, _is_clear, _all_best)
        ]
        seconds = sum(one["seconds"] for one in found) / len(found)
        told = " | ".join(f"{share:.1%}" for share in shares)
        print(f"| {game} | {len(found)} | {told} | {seconds:.1f} |")
    for game, found in sorted(by_game.items()):
        for one in found:
            if not _all_best(one["leads"]):
                print(game, one["key"], one["leads"], ",".join(one["themes"]))


def _is_best(leads: list[float]) -> bool:
    return leads[0] > 0


def _is_clear(leads: list[float]) -> bool:
    return leads[0] >= 0.05


def _all_best(leads: list[float]) -> bool:
    return min(leads) > 0


def keep(given: argparse.Namespace) -> None:
    """Write the sets anew: without what does not lead, and with no step that is not clear."""
    leads = {one["key"]: one["leads"] for one in _read(given.file)}
    for name in shelves():
        kept, cut = [], 0
        for puzzle in shelf(name).puzzles:
            steps = _clear(leads.get(puzzle.key, [1.0]))
            if steps:
                short = shortened(puzzle, steps) if puzzle.key in leads else puzzle
                cut += short != puzzle
                kept.append(short)
        print(f"{name}: {len(kept)} of {len(shelf(name).puzzles)} kept, {cut} of them cut")
        write_set(kept, FOLDER / f"{name}.txt.xz")


def retell(given: argparse.Namespace) -> None:
    """Write the sets anew, with the themes that the rules of today name."""
    for name in given.game or shelves():
        old = shelf(name).puzzles
        new = [rethemed(puzzle) for puzzle in old]
        themes = sum(one.themes != two.themes for one, two in zip(old, new, strict=True))
        lines = sum(
            (one.onward, one.second) != (two.onward, two.second)
            for one, two in zip(old, new, strict=True)
        )
        print(f"{name}: other themes for {themes} of {len(old)}, shorter lines for {lines}")
        write_set(new, FOLDER / f"{name}.txt.xz")


def _clear(leads: list[float]) -> int:
    """How many moves are clear, from the first."""
    for n, lead in enumerate(leads):
        if lead < even.MARGIN:
            return n
    return len(leads)


def _read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.open()] if path.exists() else []


def main() -> None:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parts = parser.add_subparsers(required=True)
    for name, run, work, sample in (
        ("confirm", confirm, confirmed, 160),
        ("check", ask, checked, 200),
        ("sift", ask, sifted, None),
    ):
        part = parts.add_parser(name)
        part.add_argument("game", nargs="*")
        part.add_argument("--out", type=Path, required=True)
        part.add_argument("--sample", type=int, default=sample)
        part.add_argument("--jobs", type=int)
        part.add_argument("--seconds", type=float, default=500)
        part.set_defaults(run=run, work=work)
    for name, run in (("tables", tables), ("keep", keep)):
        part = parts.add_parser(name)
        part.add_argument("file", type=Path)
        part.set_defaults(run=run)
    part = parts.add_parser("retell")
    part.add_argument("game", nargs="*")
    part.set_defaults(run=retell)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
