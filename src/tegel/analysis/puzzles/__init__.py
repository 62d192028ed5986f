"""Puzzles: positions with one clearly best answer, made from games, rated and explained."""

from tegel.analysis.puzzles.puzzle import BadPuzzle, Puzzle, parse
from tegel.analysis.puzzles.shelf import daily, find_puzzle, shelf, shelves
from tegel.analysis.puzzles.solve import Attempt, explain

__all__ = [
    "Attempt",
    "BadPuzzle",
    "Puzzle",
    "daily",
    "explain",
    "find_puzzle",
    "parse",
    "shelf",
    "shelves",
]
