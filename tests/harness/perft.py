"""Perft tables: `tests/perft/GAME.txt` holds a line per count (kind, seed, depth, leaves)."""

from pathlib import Path

FOLDER = Path(__file__).parent.parent / "perft"


def table() -> list[tuple[str, int, int, int]]:
    """All lines."""
    rows = []
    for path in sorted(FOLDER.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                kind, seed, depth, leaves = line.split()
                rows.append((kind, int(seed), int(depth), int(leaves)))
    return rows
