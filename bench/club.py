"""A club of 300 whose strengths are known: how far its ratings are off, and whether they say so.

.venv/bin/python bench/club.py [PLAYERS] [GAMES] [SEED]

Strengths are spread normally, 300 points around 1500. Everybody plays so many games over half a
year, with whoever comes near them in the list of ratings (half of the time) or with anybody. Who
comes before whom follows the strengths as the scale says. *Off*: the root of the mean square of
what a rating is off, shifted so that the means agree. *Within*: how many of the intervals that are
said to hold the strength with 95 % (or 50 %) do.
"""

import sys

from tests.ratings.club import club


def main() -> None:
    """Print a table."""
    players, games, seed = (
        int(sys.argv[n]) if len(sys.argv) > n else default
        for n, default in ((1, 300), (2, 80), (3, 1))
    )
    print("| seats | games each | off | within 95 % | within 50 % |\n|--|--|--|--|--|")
    for seats in (2, 3, 4):
        for played, off, wide, narrow in club(seats, players, games, seed):
            print(f"| {seats} | {played} | {off:.0f} | {wide:.1%} | {narrow:.1%} |")


if __name__ == "__main__":
    main()
