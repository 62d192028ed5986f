"""A network in the place of playouts: it has learnt by self-play how positions end.

It is small, works in whole numbers and runs in a kernel: on one core, with no other library.
"""

from tegel.bots.network.bot import NetworkBot

__all__ = ["NetworkBot"]
