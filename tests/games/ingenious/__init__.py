"""Ingenious' tests: `positions` builds tables as a test wants them."""
