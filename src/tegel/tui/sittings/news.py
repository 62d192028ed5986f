"""Waiting for news."""

import asyncio


class News:
    """Lets those who wait go on whenever there is something new; none of it is missed."""

    def __init__(self) -> None:
        self._count = 0
        self._seen = 0
        self._event = asyncio.Event()

    def tell(self) -> None:
        """There is something new."""
        self._count += 1
        self._event.set()

    async def wait(self) -> None:
        """Wait for what was not seen yet."""
        while self._seen == self._count:
            self._event.clear()
            await self._event.wait()
        self._seen = self._count
