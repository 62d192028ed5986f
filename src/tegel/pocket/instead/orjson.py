"""As much of orjson as tables need, by Python's own."""

import json
from typing import Any

OPT_SORT_KEYS = 1
OPT_APPEND_NEWLINE = 2
JSONDecodeError = json.JSONDecodeError
loads = json.loads


class Fragment:
    """What is JSON already."""

    def __init__(self, text: bytes) -> None:
        self.value = json.loads(text)


def _plain(value: Any) -> Any:
    if isinstance(value, Fragment):
        return value.value
    raise TypeError(f"{type(value).__name__} is not JSON")


def dumps(value: Any, option: int = 0) -> bytes:
    """JSON without blanks, as orjson writes it."""
    text = json.dumps(
        value,
        ensure_ascii=False,
        separators=(",", ":"),
        sort_keys=bool(option & OPT_SORT_KEYS),
        default=_plain,
    )
    return (text + "\n" * bool(option & OPT_APPEND_NEWLINE)).encode()
