"""Environments for research: PettingZoo, and many games at once."""
