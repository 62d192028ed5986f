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
levels   every level against the next, rated on one scale: the newcomer is 1000; --each is how many
         games of a pair, up to club (in compiled code, and the next but one is met too), up
         to master, and above; --to says where to stop. With three and four one against two or three
         of another, both ways. In the usual kind of each game, or in those named by --kind
all      all of these
older    network against one or more of an older version's, both with --seconds, in all kinds or in
         those named by --kind; `git worktree add --detach OLD COMMIT` makes that version's sources

Every seed is played with every seating; the intervals are of 95 %. With --out a run that was
stopped goes on where it was.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path

import doubters
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
# Where stretches of the ladder meet: each takes many times as long as the one before.
BORDERS = ("newcomer", "club", "master", "champion")


def pair(first: str, second: str) -> Callable[[str, int], arena.Event]:
    """Two bots against each other."""
    return lambda game, games: arena.match(game, [first, second], games, {})


def four(game: str, games: int) -> arena.Event:
    """One bot against three others."""
    return arena.match(game, [SEARCH, "greedy"], games, {"players": 4})


def seats(game: str, games: int) -> arena.Event:
    """The network against three who play on."""
    return arena.match(game, [NETWORK, SEARCH], games, {"players": 4})


def stretch(
    game: str, options: Mapping[str, Value], names: list[str], near: int, games: int
) -> arena.Event:
    """Levels that stand so near to each other; a journal says what each stood for then.

    One that nearly always wins against another tells little of how far they are apart.
    """
    players = int(options["players"])
    bots = tuple(LEVELS[name] for name in names)
    pairs = [pair for pair in combinations(range(len(bots)), 2) if pair[1] - pair[0] <= near]
    ways = pairs if players == 2 else [*pairs, *((high, low) for low, high in pairs)]
    lineups = tuple((one, *[other] * (players - 1)) for one, other in ways)
    return arena.Event(game, options, bots, lineups, games)


def levels(game: str, given: argparse.Namespace) -> Iterator[str]:
    """Lines of tables with all levels, kind by kind."""
    every = kinds(tegel.find(game))
    for options in every if given.kind else every[:1]:
        label = name_of(tegel.find(game), options)
        if not given.kind or label in given.kind:
            yield from ladder(game, options, label, given)


def ladder(
    game: str, options: Mapping[str, Value], label: str, given: argparse.Namespace
) -> Iterator[str]:
    """Lines of a table with the levels in a kind of game, stretch by stretch."""
    names = [*LEVELS]
    level, off = 1000.0, 0.0
    for n, (low, high) in enumerate(pairwise(BORDERS[: BORDERS.index(given.to) + 1])):
        part = names[names.index(low) : names.index(high) + 1]
        event = stretch(game, options, part, 1 if n else 2, given.each[n])
        doubts = doubters.doubts_of(event)
        if doubts is None:
            result = played(event, f"levels-{label.replace(' ', '-')}-{low}", given)
        else:
            result = arena.Result(event, tuple(doubters.played(event, doubts)))
        ratings = arena.rate(event, result.games, (event.bots[0], level))
        for name, rating in [*zip(part, ratings, strict=True)][n > 0 :]:
            around = hypot(off, (rating.high - rating.low) / 2)
            yield f"| {label} | {name} | {rating.rating:.0f} ± {around:.0f} |"
        level, off = ratings[-1].rating, hypot(off, (ratings[-1].high - ratings[-1].low) / 2)
        for met in tournament_report(result, ratings)["lineups"]:
            one, other = sorted(met["bots"], key=lambda bot: -event.bots.index(bot["name"]))
            yield (
                f"| {label} | {NAMES[one['name']]} against {NAMES[other['name']]} |"
                f" {met['games']} | {one['share']:.1%} ({one['low']:.1%} – {one['high']:.1%}) |"
            )


def played(event: arena.Event, label: str, given: argparse.Namespace) -> arena.Result:
    """An event, as far as it is not in its folder; interrupted, as far as it has come."""
    try:
        return arena.play(event, jobs=given.jobs, folder=given.out and given.out / label)
    except arena.Stopped as stopped:
        return stopped.result


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
}


def events(part: str, name: str, given: argparse.Namespace) -> Iterator[tuple[str, arena.Event]]:
    """What is played for a part in a game, with a name for each."""
    games = given.games
    if part != "kinds":
        yield name, PARTS[part](name, games)
        return
    for options in other_kinds(name):
        bots = [f"network:seconds={given.seconds}", f"search:seconds={given.seconds}"]
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


def line(label: str, result: arena.Result) -> str:
    """A result as a line of a table."""
    report = match_report(result)
    first, second = report["bots"]
    return (
        f"| {label} | {first['name']} against {second['name']} | {report['games']} |"
        f" {first['share']:.1%} ({first['low']:.1%} – {first['high']:.1%}) |"
    )


def main() -> None:
    """Play what is asked for, and print it as tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", choices=[*PARTS, "kinds", "levels", "all", "older"])
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--each", type=int, nargs=3, default=(2000, 200, 200), help="levels")
    parser.add_argument("--to", choices=BORDERS[1:], default=BORDERS[-1], help="levels")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--sources", type=Path, help="of an older version")
    parser.add_argument("--kind", action="append", help="of game, as lines of tables begin")
    given = parser.parse_args()
    if given.part == "older" and not given.sources:
        parser.error("older needs --sources: the folder with that version's tegel")
    parts = [*PARTS, "kinds", "levels"] if given.part == "all" else [given.part]
    names = given.game or list(tegel.games())
    for name in names:
        ensure(tegel.find(name), "rules", "judgement", "search")
    for part in parts:
        if part == "levels":
            for name in names:
                for told in levels(name, given):
                    print(told, flush=True)
            continue
        for name in ["azul"] if part in AZUL_ONLY else names:
            for label, event in (
                against_older(name, given.games, given.seconds, given.sources, given.kind)
                if part == "older"
                else events(part, name, given)
            ):
                result = played(event, f"{part}-{label.replace(' ', '-')}", given)
                print(line(label, result), flush=True)


if __name__ == "__main__":
    main()
