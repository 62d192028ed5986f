"""What games of the best player against itself look like.

    python bench/selfplay.py [GAME …] [--games 40] [--iterations 2000]

For each kind of game: what winners and losers score, and what their boards have in the end.
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev
from typing import Any

from kinds import kinds, name_of

import tegel
from tegel.bots import player
from tegel.bots.table import Seated
from tegel.core.native.build import ensure
from tegel.core.options import Value
from tegel.core.packing import count_bits
from tegel.games.azul import board as azul
from tegel.games.azul.layout import SPACES
from tegel.games.azul_duel.chips import chips_from

Told = dict[str, float]


def azul_board(s: Any, seat: int) -> Told:
    """What a wall of Azul has come to."""
    b = s["boards"][seat]
    tiles = sum(count_bits(azul.wall_row(b, row)) for row in range(SPACES))
    return {
        "tiles": tiles,
        "rows": azul.count_rows(b),
        "columns": azul.count_columns(b),
        "colours": azul.count_colours(b),
        "rounds": int(s["round"]),
    }


def duel_board(s: Any, seat: int) -> Told:
    """What a dome has come to."""
    b = s["boards"][seat]
    return {"tiles": count_bits(b["filled"]), "chips left": chips_from(b["chips"], 0)}


def ingenious_seat(s: Any, seat: int) -> Told:
    """What six tracks have come to."""
    tracks = sorted(s["seats"][seat]["tracks"].tolist())
    turns = int(s["turns"])
    return {"lowest": tracks[0], "second": tracks[1], "mean": fmean(tracks), "turns": turns}


BOARDS: dict[str, Callable[[Any, int], Told]] = {
    "azul": azul_board,
    "azul_duel": duel_board,
    "ingenious": ingenious_seat,
}


def play(name: str, options: dict[str, Value], iterations: int, seed: int) -> list[Told]:
    """One game: what each seat has, the winner first."""
    state = tegel.new(name, seed=seed, **options)
    bot = player(f"network:iterations={iterations}")
    seats = [Seated(bot, seed=len(BOARDS) * seed + seat) for seat in range(state.players)]
    while state.turn is not None:
        state.push(seats[state.turn].decide(state).move)
    assert state.outcome is not None
    order = sorted(range(state.players), key=lambda seat: state.outcome.places[seat])
    position, scores = state.memory[0], state.outcome.scores
    return [{"score": scores[seat], **BOARDS[name](position, seat)} for seat in order]


def main() -> None:
    """Play, and print a table for each kind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=2000)
    given = parser.parse_args()
    for name in given.game or list(tegel.games()):
        game = tegel.find(name)
        ensure(game, "rules", "judgement", "search")
        for options in kinds(game):
            with ProcessPoolExecutor() as pool:
                one = partial(play, name, options, given.iterations)
                games = list(pool.map(one, range(given.games)))
            print(f"\n{name_of(game, options)}: {given.games} games")
            for place, seat in (("winner", 0), ("last", -1)):
                told = [each[seat] for each in games]
                scores = [each["score"] for each in told]
                means = ", ".join(f"{k} {fmean(t[k] for t in told):.2f}" for k in told[0])
                print(f"  {place}: {means}; score ± {stdev(scores):.1f}")


if __name__ == "__main__":
    main()
