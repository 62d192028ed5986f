"""A simulated world: the server's own code under a fake clock and a network that fails.

Everything in it follows from a seed: `python -m tests.server.world SEED` tells a schedule's story.
"""
