"""Plain dataclasses."""

import dataclasses
from collections.abc import Callable
from typing import Any


def dataclass(frozen: bool, config: object) -> Callable[[type], Any]:  # noqa: ARG001
    """A class of fields, as Python knows them."""
    return dataclasses.dataclass(frozen=frozen)
