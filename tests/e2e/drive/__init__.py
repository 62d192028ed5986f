"""How people play the games: one decision at a time, through what the page offers."""

from types import ModuleType

from tests.e2e.drive import azul, azul_duel, ingenious

GAMES: dict[str, ModuleType] = {
    "azul": azul,
    "azul_duel": azul_duel,
    "ingenious": ingenious,
}
