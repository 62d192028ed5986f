"""As much of Pydantic as the types of a table need: JSON read as dataclasses.

What strangers send a server is checked by Pydantic itself. Here nobody sends anything but the page
that came with this very Python; what it may not do at a table, the table says, as everywhere.
"""

import json
from dataclasses import MISSING, field, fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

StrictInt = int
StrictStr = str
# By which of their fields classes are told apart.
NAMED_BY = ("kind", "type")


class ValidationError(ValueError):
    """Something that is not what it should be."""


def ConfigDict(**settings: Any) -> dict[str, Any]:
    """Settings that nobody reads."""
    return settings


def Field(default_factory: Any = None, **_: Any) -> Any:
    """A default that is made anew each time."""
    return None if default_factory is None else field(default_factory=default_factory)


class TypeAdapter:
    """Reads JSON as a type."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def validate_json(self, text: str | bytes) -> Any:
        """What a text means; `ValidationError` if it means nothing."""
        return _read(self.kind, json.loads(text))


def _read(kind: Any, value: Any) -> Any:
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _read(parts[0], value)
    if origin in (Union, UnionType):
        return _read_one(parts, value)
    if origin is list:
        return [_read(parts[0], one) for one in value]
    if is_dataclass(kind):
        return _read_fields(kind, value)
    return value


def _read_one(kinds: tuple[Any, ...], value: Any) -> Any:
    """A value of one of several kinds."""
    if value is None and NoneType in kinds:
        return None
    plain = [get_args(kind)[0] if get_origin(kind) is Annotated else kind for kind in kinds]
    classes: list[Any] = [kind for kind in plain if is_dataclass(kind)]
    if not classes or not isinstance(value, dict):
        rest = [kind for kind in plain if kind is not NoneType]
        return _read(rest[0], value) if len(rest) == 1 else value
    for kind in classes:
        names = {one.name: one.default for one in fields(kind) if one.name in NAMED_BY}
        if all(value.get(name, default) == default for name, default in names.items()):
            return _read_fields(kind, value)
    raise ValidationError(f"{value!r:.80} is none of {', '.join(c.__name__ for c in classes)}")


def _read_fields(kind: Any, value: Any) -> Any:
    hints = get_type_hints(kind, include_extras=True)
    unknown = [name for name in value if name not in hints]
    needed = [
        one.name
        for one in fields(kind)
        if one.default is MISSING and one.default_factory is MISSING and one.name not in value
    ]
    if unknown or needed:
        raise ValidationError(f"{kind.__name__}: {', '.join([*unknown, *needed])}")
    return kind(**{name: _read(hints[name], one) for name, one in value.items()})
