"""Looks at games, positions and records: answers that need no database and no network."""
