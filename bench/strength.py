"""How strong the bots are: the matches of the handbook.

    python bench/strength.py PART [GAME …] [--games 200] [--seconds 0.1] [--jobs N] [--out DIR]
    python bench/strength.py older [GAME …] --sources OLD/src [--kind "azul 2 coloured"] …

greedy   greedy against random
search   search with 0.2 s a turn against greedy
time     search with 0.2 s a turn against search with 0.05 s
four     Azul with four players: search with 0.2 s a turn against three greedy ones
network  network against search, both with 0.2 s a turn
quick    network with 0.02 s a turn against search with 0.5 s
seats    Azul with four players: network against three search, all with 0.2 s a turn
kinds    the same against one search or more, with --seconds, in all other kinds of the games
ladder   every level against the next, rated on one scale: the newcomer is 1000
levels   every level against every other, rated on the same scale
all      all of these
older    network against one or more of an older version's, both with --seconds, in all kinds or in
         those named; `git worktree add --detach OLD COMMIT` makes that version's sources

Every seed is played with every seating; the intervals are of 95 %. With --out a run that was
stopped goes on where it was.
"""

import argparse
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from pathlib import Path

from kinds import kinds, name_of

import tegel
from tegel import arena
from tegel.arena.report import match_report, tournament_report
from tegel.bots.levels import LEVELS
from tegel.core.native.build import ensure
from tegel.core.options import Value

SEARCH = "search:seconds=0.2"
NETWORK = "network:seconds=0.2"
QUARTER = "search:seconds=0.05"
AZUL_ONLY = ("four", "seats")
NAMES = {text: name for name, text in LEVELS.items()}
ANCHOR = (LEVELS["newcomer"], 1000.0)


def pair(first: str, second: str) -> Callable[[str, int], arena.Event]:
    """Two bots against each other."""
    return lambda game, games: arena.match(game, [first, second], games, {})


def four(game: str, games: int) -> arena.Event:
    """One bot against three others."""
    return arena.match(game, [SEARCH, "greedy"], games, {"players": 4})


def seats(game: str, games: int) -> arena.Event:
    """The network against three who play on."""
    return arena.match(game, [NETWORK, SEARCH], games, {"players": 4})


def ladder(game: str, games: int) -> arena.Event:
    """Every level against the next; a journal says what a level stood for then."""
    levels = tuple(LEVELS.values())
    steps = tuple(pairwise(range(len(levels))))
    return arena.Event(game, tegel.find(game).settle({}), levels, steps, games)


def all_levels(game: str, games: int) -> arena.Event:
    """Every level against every other: a step that is nearly always won tells little by itself."""
    levels = tuple(LEVELS.values())
    pairs = tuple(combinations(range(len(levels)), 2))
    return arena.Event(game, tegel.find(game).settle({}), levels, pairs, games)


def other_kinds(game: str) -> list[dict[str, Value]]:
    """The kinds of a game that are not played by default; of Duel, all four scoring tiles."""
    if game == "azul_duel":
        return [{"scoring": "random-4"}]
    return kinds(tegel.find(game))[1:]


PARTS: dict[str, Callable[[str, int], arena.Event]] = {
    "greedy": pair("greedy", "random"),
    "search": pair(SEARCH, "greedy"),
    "time": pair(SEARCH, QUARTER),
    "four": four,
    "network": pair(NETWORK, SEARCH),
    "quick": pair("network:seconds=0.02", "search:seconds=0.5"),
    "seats": seats,
    "ladder": ladder,
    "levels": all_levels,
}


def events(part: str, name: str, games: int, seconds: float) -> Iterator[tuple[str, arena.Event]]:
    """What is played for a part in a game, with a name for each."""
    if part != "kinds":
        yield name, PARTS[part](name, games)
        return
    for options in other_kinds(name):
        bots = [f"network:seconds={seconds}", f"search:seconds={seconds}"]
        label = " ".join([name_of(tegel.find(name), options), str(options.get("scoring", ""))])
        yield label.strip(), arena.match(name, bots, games, options)


def against_older(
    name: str, games: int, seconds: float, sources: Path, wanted: list[str] | None
) -> Iterator[tuple[str, arena.Event]]:
    """The champion of now against that of before, with a name for each kind of game."""
    bots = [f"network:seconds={seconds}", f"older.Older:sources={sources},seconds={seconds}"]
    for options in kinds(tegel.find(name)):
        label = name_of(tegel.find(name), options)
        if not wanted or label in wanted:
            yield label, arena.match(name, bots, games, options)


def lines(part: str, label: str, result: arena.Result) -> Iterator[str]:
    """A result as lines of a table."""
    if part in ("ladder", "levels"):
        ratings = arena.rate(result.event, result.games, ANCHOR)
        report = tournament_report(result, ratings)
        for rating in ratings:
            name, around = NAMES[rating.name], (rating.high - rating.low) / 2
            yield f"| {report['game']} | {name} | {rating.rating:.0f} ± {around:.0f} |"
        for step in report["lineups"]:
            lower, higher = step["bots"]
            yield (
                f"| {report['game']} | {NAMES[higher['name']]} against {NAMES[lower['name']]} |"
                f" {higher['share']:.1%} ({higher['low']:.1%} – {higher['high']:.1%}) |"
            )
        return
    report = match_report(result)
    first, second = report["bots"]
    yield (
        f"| {label} | {first['name']} against {second['name']} | {report['games']} |"
        f" {first['share']:.1%} ({first['low']:.1%} – {first['high']:.1%}) |"
    )


def main() -> None:
    """Play what is asked for, and print it as tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", choices=[*PARTS, "kinds", "all", "older"])
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--sources", type=Path, help="of an older version")
    parser.add_argument("--kind", action="append", help="of game, as lines of tables begin")
    given = parser.parse_args()
    if given.part == "older" and not given.sources:
        parser.error("older needs --sources: the folder with that version's tegel")
    parts = [*PARTS, "kinds"] if given.part == "all" else [given.part]
    names = given.game or list(tegel.games())
    for name in names:
        ensure(tegel.find(name), "rules", "judgement", "search")
    for part in parts:
        for name in ["azul"] if part in AZUL_ONLY else names:
            for label, event in (
                against_older(name, given.games, given.seconds, given.sources, given.kind)
                if part == "older"
                else events(part, name, given.games, given.seconds)
            ):
                folder = given.out and given.out / f"{part}-{label.replace(' ', '-')}"
                result = arena.play(event, jobs=given.jobs, folder=folder)
                print(*lines(part, label, result), sep="\n", flush=True)


if __name__ == "__main__":
    main()
