"""Ends of games that are small enough to be solved: the rules as they are, from a position on.

The rules of our games cannot be made smaller: five colours, walls of 25 spaces and bags of a
hundred tiles are in their records and tables. But any position can be a beginning, and shortly
before the end of a game little is left of it.

tegel_azul_mini        seven tiles are left of the last round: no chance, nothing hidden
tegel_azul_duel_mini   the last tiles and chips of a game; a chip is turned over by chance
tegel_ingenious_mini   two turns; which of two racks the other has is hidden
"""

from pathlib import Path

# A line each: its name in OpenSpiel, and a position.
FILE = Path(__file__).with_suffix(".txt")


def miniatures() -> dict[str, list[str]]:
    """By name the positions of which one is dealt, each as likely."""
    found: dict[str, list[str]] = {}
    for line in FILE.read_text("utf-8").splitlines():
        name, _, position = line.partition(" ")
        found.setdefault(name, []).append(position)
    return found
