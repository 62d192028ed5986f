"""Whether tiles of given kinds can lie on the covered cells of a board."""

from collections.abc import Mapping, Sequence

from tegel.games.ingenious.layout import PAIRS, STEP

# Looking for a way may take for ever on a board made up for that; then tiles are believed.
MOST_TRIES = 400

KIND_OF = {pair: kind for kind, (a, b) in enumerate(PAIRS) for pair in ((a, b), (b, a))}
STEPS = [int(step) for step in STEP]


def can_cover(cells: Mapping[int, int], tiles: Sequence[int]) -> bool:
    """Whether so many tiles of each kind cover cells of these colours; True if nobody can tell."""
    return _Cover(cells, tiles).search()


class _Cover:
    """A search that lays a tile on the cell with the fewest ways to cover it."""

    def __init__(self, cells: Mapping[int, int], tiles: Sequence[int]) -> None:
        self.cells = dict(cells)
        self.tiles = list(tiles)
        self.tries = 0

    def search(self) -> bool:
        if not self.cells or self.tries >= MOST_TRIES:
            return True
        self.tries += 1
        cell, ways = self._hardest()
        colour = self.cells.pop(cell)
        for other in ways:
            beside = self.cells.pop(other)
            kind = KIND_OF[colour, beside]
            self.tiles[kind] -= 1
            if self.search():
                return True
            self.tiles[kind] += 1
            self.cells[other] = beside
        self.cells[cell] = colour
        return False

    def _hardest(self) -> tuple[int, list[int]]:
        best: tuple[int, list[int]] | None = None
        for cell, colour in self.cells.items():
            ways = [
                cell + step
                for step in STEPS
                if cell + step in self.cells
                and self.tiles[KIND_OF[colour, self.cells[cell + step]]]
            ]
            if best is None or len(ways) < len(best[1]):
                best = cell, ways
                if len(ways) < 2:
                    break
        assert best is not None
        return best
