"""Questions over HTTP: tried again when nobody answers, as long as that can do no harm."""

import asyncio
from collections.abc import AsyncGenerator, Mapping
from typing import Any

import httpx2
import orjson

from tegel.client.backoff import Backoff
from tegel.client.errors import Unreachable, refused

TIMEOUT = 30.0  # a hint takes a while


class Http:
    """A server over HTTP."""

    def __init__(
        self, url: str, headers: Mapping[str, str], patience: float, backoff: Backoff
    ) -> None:
        self.url = url
        self._patience = patience
        self._backoff = backoff
        self._http = httpx2.AsyncClient(
            base_url=url,
            headers=headers,
            timeout=TIMEOUT,
            verify=url.startswith("https:"),  # to read all certificates takes a while
        )

    @property
    def cookies(self) -> httpx2.Cookies:
        """What the server wants to be told each time."""
        return self._http.cookies

    async def ask(
        self, method: str, path: str, body: Any = None, *, once: bool = False, **query: Any
    ) -> Any:
        """What the server answers, as data; `once`: it must not be asked twice for the same."""
        response = await self._send(method, path, body, once, query)
        return orjson.loads(response.content) if response.content else None

    async def text(self, path: str) -> str:
        """A page of text."""
        return (await self._send("GET", path, None, False, {})).text

    async def lines(self, path: str, body: Any) -> AsyncGenerator[Any]:
        """What the server answers line by line, as data; it may take as long as it likes."""
        try:
            async with self._http.stream("POST", path, json=body) as response:
                if not response.is_success:
                    await response.aread()
                _checked(response)
                async for line in response.aiter_lines():
                    if line:
                        yield _told(orjson.loads(line))
        except httpx2.InvalidURL as error:
            raise Unreachable(f"{self.url} is no address: {error}") from None
        except httpx2.TransportError as error:
            reason = str(error) or type(error).__name__
            raise Unreachable(f"{self.url} can't be reached: {reason}") from None

    async def close(self) -> None:
        """Let go of all connections."""
        await self._http.aclose()

    async def _send(
        self, method: str, path: str, body: Any, once: bool, query: Mapping[str, Any]
    ) -> httpx2.Response:
        loop = asyncio.get_running_loop()
        until = loop.time() + self._patience
        asked = {name: value for name, value in query.items() if value is not None}
        for wait in self._backoff:
            try:
                response = await self._http.request(method, path, json=body, params=asked)
            except httpx2.InvalidURL as error:
                raise Unreachable(f"{self.url} is no address: {error}") from None
            except httpx2.TransportError as error:
                # Where no connection was made, nobody can have heard the question.
                never_heard = isinstance(error, httpx2.ConnectError | httpx2.ConnectTimeout)
                reason = str(error) or type(error).__name__
                if (once and not never_heard) or loop.time() + wait > until:
                    raise Unreachable(f"{self.url} can't be reached: {reason}") from None
                await asyncio.sleep(wait)
            else:
                return _checked(response)
        raise AssertionError("a backoff never ends")


def _told(data: Any) -> Any:
    """A line, or the refusal that it is."""
    if "code" in data:
        raise refused(data)
    return data


def _checked(response: httpx2.Response) -> httpx2.Response:
    """An answer, or the refusal that it is."""
    if response.is_success:
        return response
    try:
        refusal = refused(orjson.loads(response.content))
    except (ValueError, LookupError, TypeError):
        where = f"{response.request.method} {response.request.url.path}"
        raise Unreachable(f"no Tegel answers there: {where} gave {response.status_code}") from None
    raise refusal
