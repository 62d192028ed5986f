"""Structs: a game's state as one block of memory, declared once as a typed class.

    class Board(Struct):
        score: Int16
        lines: Annotated[Ints, np.int8, 5]

The class is three things: the types a checker sees, the NumPy layout (`Board.dtype`) that compiled
kernels work on, and, made over an array, a view whose fields are plain Python ints for everything
that is not compiled. (NumPy's own scalars would not do there: they overflow where compiled code
widens.)

A kernel is handed records where they lie, as a `Place` or as `Places`; whether it needs their
address or wants to look at them as Python ints is its own affair.
"""

from collections.abc import Iterable, Iterator
from ctypes import addressof, c_char
from typing import Annotated, Any, ClassVar, Generic, Literal, Protocol, TypeVar, get_type_hints

import numpy as np
import numpy.typing as npt

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
Int64 = Annotated[int, np.int64]

Memory = npt.NDArray[Any]

R = TypeVar("R", bound="Struct")
# The letters by which `memoryview` knows integers of 1, 2, 4 and 8 bytes.
Code = Literal["b", "h", "i", "q"]

T_co = TypeVar("T_co", covariant=True)


class Ints(Protocol):
    """A row of integers in a record."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Rows(Protocol[T_co]):
    """A row of records in a record."""

    def __getitem__(self, index: int, /) -> T_co: ...


WIDTHS: dict[Code, int] = {"b": 1, "h": 2, "i": 4, "q": 8}
_FIRST = c_char.from_buffer


class _Field:
    """A scalar field of a record, read and written as a Python int."""

    def __init__(self, code: Code, offset: int) -> None:
        self.code: Code = code
        self.width = WIDTHS[code]
        self.offset = offset

    def __get__(self, record: "Struct", owner: type) -> int:
        place = (record.start + self.offset) // self.width
        try:
            value: int = record.lanes[self.code][place]
        except KeyError:
            value = record.lane(self.code)[place]
        return value

    def __set__(self, record: "Struct", value: int) -> None:
        place = (record.start + self.offset) // self.width
        try:
            record.lanes[self.code][place] = value
        except KeyError:
            record.lane(self.code)[place] = value


class _Row:
    """A row of integers in a record: made when it is looked at, and kept there."""

    def __init__(self, name: str, code: Code, offset: int, length: int) -> None:
        self.name = name
        self.code: Code = code
        self.offset = offset
        self.length = length

    def __get__(self, record: "Struct", owner: type) -> memoryview:
        first = (record.start + self.offset) // WIDTHS[self.code]
        row = record.lane(self.code)[first : first + self.length]
        vars(record)[self.name] = row
        return row


class _Nested:
    """A row of records in a record: made when it is looked at, and kept there."""

    def __init__(self, name: str, kind: "type[Struct]", offset: int, length: int) -> None:
        self.name = name
        self.kind = kind
        self.offset = offset
        self.length = length

    def __get__(self, record: "Struct", owner: type) -> list["Struct"]:
        first, size = record.start + self.offset, self.kind.dtype.itemsize
        starts = range(first, first + self.length * size, size)
        inner = [self.kind(record.raw, start, record.lanes) for start in starts]
        vars(record)[self.name] = inner
        return inner


class Struct:
    """Base of all records; a subclass declares its fields as annotations."""

    dtype: ClassVar[np.dtype[Any]]
    raw: memoryview
    start: int
    lanes: dict[
        Code, memoryview
    ]  # the memory as integers of each width, as far as it was looked at

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        layout: list[Any] = []
        for name in cls.__annotations__:
            if name in Struct.__annotations__ or hasattr(Struct, name):
                raise TypeError(f"{cls.__name__}.{name}: all records use that name; choose another")
            kind, *length = hints[name].__metadata__
            nested = isinstance(kind, type) and issubclass(kind, Struct)
            layout.append((name, kind.dtype if nested else kind, *length))
        cls.dtype = np.dtype(layout, align=True)
        if cls.dtype.itemsize != np.dtype(layout).itemsize:
            # NumPy copies no holes, so equal positions would differ in their bytes.
            raise TypeError(f"{cls.__name__} has holes: order or widen its fields")
        for name, kind, *length in layout:
            offset = cls.dtype.fields[name][1]  # type: ignore[index]
            field: _Field | _Row | _Nested
            if isinstance(kind, np.dtype):
                field = _Nested(name, hints[name].__metadata__[0], offset, *length)
            elif length:
                field = _Row(name, _code(kind), offset, *length)
            else:
                field = _Field(_code(kind), offset)
            setattr(cls, name, field)

    def __init__(self, raw: memoryview, start: int, lanes: dict[Code, memoryview]) -> None:
        self.raw = raw
        self.start = start
        self.lanes = lanes

    def lane(self, code: Code) -> memoryview:
        """The whole memory as integers of a width."""
        if code not in self.lanes:
            fits = len(self.raw) // WIDTHS[code] * WIDTHS[code]
            self.lanes[code] = self.raw[:fits].cast(code)
        return self.lanes[code]

    @classmethod
    def over(cls: type[R], memory: Memory) -> R:
        """The first record of an array, seen as Python ints; writing to it writes to the array."""
        return cls(_bytes(memory), 0, {})


def _bytes(memory: Memory) -> memoryview:
    """What lies in an array, byte by byte."""
    base: Any = memory.base
    if type(base) is bytearray:  # as `duplicate` makes them: NumPy need not be asked
        return memoryview(base)
    return memory.view(np.uint8).data


def address_of(memory: Memory) -> int:
    """Where an array begins; to ask NumPy itself takes ten times as long."""
    base: Any = memory.base
    if type(base) is bytearray:
        return addressof(_FIRST(base))
    start: int = memory.ctypes.data
    return start


def _code(kind: type[np.signedinteger[Any]]) -> Code:
    return next(code for code, width in WIDTHS.items() if width == np.dtype(kind).itemsize)


class _Structs(Generic[R]):
    """An array of records for interpreted kernels: an item is a view, assigning one copies it."""

    def __init__(self, kind: type[R], memory: Memory) -> None:
        self.kind = kind
        self.raw = _bytes(memory)
        self.lanes: dict[Code, memoryview] = {}
        self.items: list[R | None] = [None] * len(memory)

    def __len__(self) -> int:
        return len(self.items)

    def __iter__(self) -> Iterator[R]:
        return (self[i] for i in range(len(self)))

    def __getitem__(self, index: int) -> R:
        item = self.items[index]
        if item is None:
            item = self.kind(self.raw, index * self.kind.dtype.itemsize, self.lanes)
            self.items[index] = item
        return item

    def __setitem__(self, index: int, value: R) -> None:
        size = self.kind.dtype.itemsize
        start = index * size
        self.raw[start : start + size] = value.raw[value.start : value.start + size]


class _Lying(Generic[R]):
    """Records where they lie: in an array of their kind."""

    __slots__ = ("_address", "_view", "kind", "memory")

    def __init__(self, kind: type[R], memory: Memory) -> None:
        if memory.dtype is not kind.dtype and memory.dtype != kind.dtype:
            raise TypeError(f"an array of {memory.dtype} holds no {kind.__name__}")
        self.kind = kind
        self.memory = memory
        self._address = 0
        self._view: Any = None

    @property
    def address(self) -> int:
        """Where that is."""
        if not self._address:
            self._address = address_of(self.memory)
        return self._address


class Place(_Lying[R]):
    """Where a record lies: at the beginning of an array."""

    __slots__ = ()

    def view(self) -> R:
        """The record as Python ints, for interpreted kernels."""
        if self._view is None:
            self._view = self.kind.over(self.memory)
        view: R = self._view
        return view


class Places(_Lying[R]):
    """Where a row of records lies."""

    __slots__ = ()

    def view(self) -> _Structs[R]:
        """The records as Python ints, for interpreted kernels."""
        if self._view is None:
            self._view = _Structs(self.kind, self.memory)
        view: _Structs[R] = self._view
        return view

    def __getitem__(self, index: int) -> Place[R]:
        return Place(self.kind, self.memory[index : index + 1])


class Grid:
    """Rows of numbers of which a kernel takes one at a time."""

    __slots__ = ("memory",)

    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    def view(self) -> list[memoryview]:
        """The rows as Python numbers, for interpreted kernels."""
        return [row.data for row in self.memory]


def zeros(count: int) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """Numbers for a kernel to write."""
    return np.zeros(count, np.int64)


def numbers(values: Iterable[int]) -> Memory:
    """Numbers for a kernel to read."""
    return np.array([*values], np.int64)


def moves_of(values: Iterable[int]) -> Memory:
    """Moves for a kernel to read."""
    return np.array([*values], np.int16)


def thawed(data: bytes, kind: type["Struct"]) -> Memory:
    """The record that some bytes are."""
    return np.ndarray(1, kind.dtype, bytearray(data))


def duplicate(memory: Memory) -> Memory:
    """The same records once more. (NumPy copies field by field, which takes ten times as long.)"""
    return np.ndarray(memory.shape, memory.dtype, bytearray(memory.tobytes()))


def room_for(memory: Memory, count: int) -> Memory:
    """So many copies of one record: a position, and room for the rules to try things in."""
    return np.ndarray(count, memory.dtype, bytearray(memory.tobytes() * count))


def struct(kind: type[R], memory: Memory) -> Any:
    """The first record of an array, for a kernel."""
    return Place(kind, memory)


def structs(kind: type[R], memory: Memory) -> Any:
    """An array of records, for a kernel."""
    return Places(kind, memory)


def rows(memory: Memory) -> Any:
    """An array of rows of numbers, for a kernel."""
    return Grid(memory)
