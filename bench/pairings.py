"""A thousand random tournaments, each round checked against the written rules of pairing.

PYTHONPATH=. .venv/bin/python bench/pairings.py [TOURNAMENTS]

All formats, two to four seats, 3 to 40 players who come late, go, come back and do not show up. Of
fields of up to eight for tables of two, every way to pair them is tried: none may cost less.
"""

import sys
from collections import Counter
from random import Random

from tegel.tournaments.pairing import field_of, pair
from tegel.tournaments.plan import Format, Plan
from tegel.tournaments.tournament import met
from tests.tournaments.fields import Played
from tests.tournaments.test_pairing import cost, ways

FORMATS: list[Format] = ["swiss", "swiss", "duplicate", "round robin", "arena"]
FEW = 8


def main() -> None:
    """Play them, and print what was seen; a broken rule is an error."""
    seen: Counter[str] = Counter()
    for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else 1000):
        chance = Random(seed)
        format_ = chance.choice(FORMATS)
        has_rounds = format_ in ("swiss", "duplicate")
        seats = 2 if format_ == "round robin" else chance.choice([2, 2, 3, 4])
        rounds = chance.randrange(3, 8) if has_rounds else 0
        late, players = (2 if has_rounds else 0), chance.randrange(max(3, seats), 41)
        played = Played(Plan(format_, seats, rounds, late), players, seed).play()
        seen["tournaments"] += 1
        seen["rounds"] += len(played.tournament.rounds)
        seen["tables"] += sum(1 for _ in played.tournament.games)
        if has_rounds:
            seen["tables of Swiss and duplicate"] += sum(1 for _ in played.tournament.games)
            again = sum(times - 1 for times in met(played.tournament).values())
            seen["meetings again there"] += again
            if rounds < len(played.tournament.entrants) // 2 and seats == 2:
                seen["of these for two, with fewer rounds than half the field"] += again
        field = field_of(played.tournament)
        if seats == 2 and 2 <= len(field.candidates) <= FEW:
            by_number = {one.number: one for one in field.candidates}
            tables, byes = pair(field, 2)
            found = [tuple(by_number[n] for n in each) for each in [*tables, *((n,) for n in byes)]]
            assert cost(field, found) == min(cost(field, way) for way in ways(field.candidates))
            seen["small fields where no way is better"] += 1
    for what, number in seen.items():
        print(f"{number:7,} {what}")


if __name__ == "__main__":
    main()
