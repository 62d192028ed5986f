"""A set of puzzles, made game by game in many processes, the same for the same seed.

The file grows as games end, whichever ends first: `# 12` comes after the puzzles of game 12, so
whoever is stopped goes on where it was. In the end it has the puzzles of the first games, in their
order, as many as were asked for.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal

from tegel.analysis.puzzles.mine import Found, mine
from tegel.analysis.puzzles.puzzle import BadPuzzle, parse
from tegel.core.game import Game
from tegel.core.native.build import ensure
from tegel.games import find

Tell = Callable[[int, Counter[str]], None]
# The puzzles of each game that was played, as lines.
Games = dict[int, list[str]]


def make(game: Game, count: int, out: Path, seed: int, workers: int, tell: Tell) -> None:
    """Make a file of so many puzzles; tell after each game how many there are."""
    ensure(game, "rules", "judgement", "search")
    games = read_games(out)
    counts: Counter[str] = Counter()
    tell(len(in_order(games)), counts)
    if len(in_order(games)) < count:
        _play(game, count, out, seed, workers, tell, games, counts)
    kept = in_order(games)[:count]
    out.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")


def _play(
    game: Game,
    count: int,
    out: Path,
    seed: int,
    workers: int,
    tell: Tell,
    games: Games,
    counts: Counter[str],
) -> None:
    """Play games until there are enough puzzles."""
    # Ctrl-C is for who waits, not for each of the processes, which inherit that they ignore it.
    before = signal(SIGINT, SIG_IGN)
    processes = get_context("spawn").Pool(workers)
    signal(SIGINT, before)
    with out.open("a", encoding="utf-8") as file, processes as pool:
        numbers = (n for n in range(100 * count) if n not in games)
        for number, found in pool.imap_unordered(partial(_mine, game.name, seed), numbers):
            counts += found.counts
            counts["games"] += 1
            games[number] = [puzzle.line() for puzzle in found.puzzles]
            file.write("".join(f"{line}\n" for line in [*games[number], f"# {number}"]))
            file.flush()
            kept = in_order(games)
            tell(len(kept), counts)
            if len(kept) >= count:
                pool.terminate()
                break


def in_order(games: Mapping[int, list[str]]) -> list[str]:
    """The puzzles of the first games, up to one that is still going on; no position twice."""
    found: dict[str, str] = {}
    number = 0
    while number in games:
        for line in games[number]:
            found.setdefault(parse(line).key, line)
        number += 1
    return [*found.values()]


def read_games(out: Path) -> Games:
    """The games of a file that was left; what was half written is cut off."""
    games: Games = {}
    lines: list[str] = []
    for line in out.read_text(encoding="utf-8").splitlines() if out.exists() else []:
        if not line.startswith("#"):
            lines.append(line)
            continue
        try:
            games[int(line.removeprefix("# "))] = lines
        except ValueError:
            raise BadPuzzle(f"{out} is no set of puzzles in the making: {line!r}") from None
        lines = []
    if lines and not games:
        raise BadPuzzle(f"{out} is no set of puzzles in the making; it may be finished")
    told = [line for n, found in games.items() for line in [*found, f"# {n}"]]
    out.write_text("".join(f"{line}\n" for line in told), encoding="utf-8")
    return games


def _mine(name: str, seed: int, number: int) -> tuple[int, Found]:
    return number, mine(find(name), number, seed)
