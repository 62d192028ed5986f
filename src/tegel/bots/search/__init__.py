"""One tree search for all games, compiled whole.

Information-set Monte Carlo tree search: every iteration draws anew what the seat cannot know
(`redeal`), walks down a tree of positions as everybody sees them, lets chance happen where it does,
and judges what it comes to. Positions that are reached in several ways are one node.
"""

from tegel.bots.search.bot import SearchBot, TreeBot

__all__ = ["SearchBot", "TreeBot"]
