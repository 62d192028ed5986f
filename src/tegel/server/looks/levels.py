"""People beside bots: which level does as well as somebody, and what bots of each level make."""

from collections.abc import Iterable, Mapping

import orjson

from tegel.ratings.anchors import ladder
from tegel.server.store.statistics import Row, told
from tegel.statistics.norms import kind_key, norms

ENOUGH = 5  # games against bots, to say anything


def like(tallies: Iterable[Row]) -> dict[str, str]:
    """By game, the level that would have won as many of these games against bots of two."""
    met: dict[str, list[tuple[int, float, int]]] = {}
    for one in tallies:
        rating = ladder(one["game"]).get(one["level"] or "")
        if rating is not None and one["players"] == 2:
            score = one["won"] + one["shared"] / 2
            met.setdefault(one["game"], []).append((one["games"], score, rating[0]))
    return {
        game: _closest(ladder(game), games)
        for game, games in met.items()
        if sum(count for count, _, _ in games) >= ENOUGH
    }


def norms_of(made: Iterable[Row]) -> list[Row]:
    """What bots of each level make in the kinds of games that somebody has played."""
    rows: list[Row] = []
    kinds = {(one["game"], _text(one["options"]), one["players"]) for one in made}
    for game, kind, players in sorted(kinds):
        known = norms(game).get(kind_key(orjson.loads(kind), players), {})
        for level, boards in known.items():
            rows += told(boards, game, kind, players, level)
    return rows


def _closest(levels: Mapping[str, tuple[int, int]], games: Iterable[tuple[int, float, int]]) -> str:
    played = list(games)
    score = sum(won for _, won, _ in played)

    def off(level: str) -> float:
        own = levels[level][0]
        expected = sum(n / (1 + 10 ** ((other - own) / 400)) for n, _, other in played)
        return abs(expected - score)

    return min(levels, key=off)


def _text(options: Mapping[str, object]) -> str:
    return orjson.dumps(options, option=orjson.OPT_SORT_KEYS).decode()
