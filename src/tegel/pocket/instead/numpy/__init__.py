"""As much of NumPy as positions, searches and networks need, where there is no NumPy: in a page.

Arrays lie in memory side by side, as everywhere, so that kernels work on them and `core/struct.py`
sees them as Python ints. Arithmetic with whole arrays there is none: that is what kernels are for.
"""

import ast
import math
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from ctypes import addressof, c_char
from itertools import chain
from typing import Any, BinaryIO, ClassVar


class generic:
    """What NumPy's kinds of numbers are called by; there are no such numbers here."""

    code: ClassVar[Any] = ""  # by which `memoryview` knows it
    width: ClassVar[int] = 0


class integer(generic):
    """A whole number."""


class signedinteger(integer):
    """A whole number that may be below 0."""

    def __class_getitem__(cls, _: Any) -> type["signedinteger"]:
        return cls


class int8(signedinteger):
    """One byte."""

    code, width = "b", 1


class int16(signedinteger):
    """Two bytes."""

    code, width = "h", 2


class int32(signedinteger):
    """Four bytes."""

    code, width = "i", 4


class int64(signedinteger):
    """Eight bytes."""

    code, width = "q", 8


class uint8(integer):
    """One byte, not below 0."""

    code, width = "B", 1


class float32(generic):
    """A fraction in four bytes."""

    code, width = "f", 4


class float64(generic):
    """A fraction in eight bytes."""

    code, width = "d", 8


KINDS = (int8, int16, int32, int64, uint8, float32, float64)
BY_NAME = {kind.__name__: kind for kind in KINDS}
# How files call them.
BY_LETTERS = {"|i1": int8, "<i2": int16, "<i4": int32, "<i8": int64, "<f4": float32}


class dtype:
    """What lies in an array: numbers of a kind, or records; of a field also so many of them."""

    def __init__(self, what: Any, align: bool = False, length: int | None = None) -> None:
        self.kind: type[generic] | None = None
        self.fields: Mapping[str, tuple[dtype, int]] | None = None
        self.names: tuple[str, ...] | None = None
        self.length = length
        self.itemsize: int
        self.alignment: int
        if isinstance(what, list):
            self._lay_out(what, align)
        elif isinstance(what, dtype):
            self.kind, self.fields, self.names = what.kind, what.fields, what.names
            self.itemsize, self.alignment = what.itemsize, what.alignment
        else:
            kind: type[generic] = BY_NAME[what] if isinstance(what, str) else what
            self.kind = kind
            self.itemsize = self.alignment = kind.width
        self.item = self if length is None else dtype(self)
        self.itemsize *= 1 if length is None else length

    def __class_getitem__(cls, _: Any) -> type["dtype"]:
        return cls

    def _lay_out(self, fields: Sequence[tuple[Any, ...]], align: bool) -> None:
        """One field after another, each where numbers of its width may lie."""
        found: dict[str, tuple[dtype, int]] = {}
        offset, widest = 0, 1
        for name, what, *length in fields:
            kind = dtype(what, length=length[0] if length else None)
            step = kind.alignment if align else 1
            offset = -(-offset // step) * step
            widest = max(widest, step)
            found[name] = kind, offset
            offset += kind.itemsize
        self.fields, self.names = found, tuple(found)
        self.itemsize, self.alignment = -(-offset // widest) * widest, widest

    def _key(self) -> tuple[Any, ...]:
        fields = tuple((self.fields or {}).items())
        return self.kind, self.length, fields

    def __eq__(self, other: object) -> bool:
        return isinstance(other, dtype) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.kind, self.names, self.itemsize))

    def __str__(self) -> str:
        return self.kind.__name__ if self.kind else f"a record of {', '.join(self.names or ())}"


class _Flags:
    c_contiguous = True


class _Place:
    def __init__(self, array: "ndarray") -> None:
        self.data = addressof(c_char.from_buffer(array)) if array.size else 0


class ndarray:
    """Numbers or records, side by side in memory that others may look at too."""

    flags = _Flags

    def __init__(self, shape: int | tuple[int, ...], kind: Any, buffer: Any) -> None:
        self.shape = (shape,) if isinstance(shape, int) else tuple(shape)
        self.dtype = kind if isinstance(kind, dtype) else dtype(kind)
        self.base = buffer
        self._bytes = memoryview(buffer).cast("B")

    def __buffer__(self, _: int) -> memoryview:
        return self._bytes

    @property
    def ndim(self) -> int:
        """How many numbers say where something lies."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """How many numbers or records there are."""
        return math.prod(self.shape)

    @property
    def itemsize(self) -> int:
        """How many bytes each of them takes."""
        return self.dtype.itemsize

    @property
    def nbytes(self) -> int:
        """How many bytes all of them take."""
        return self.size * self.itemsize

    @property
    def ctypes(self) -> _Place:
        """Where it lies."""
        return _Place(self)

    @property
    def data(self) -> memoryview:
        """The numbers, to be looked at and written as Python's own."""
        assert self.dtype.kind is not None
        if self.ndim == 1:
            return self._bytes.cast(self.dtype.kind.code)
        return self._bytes.cast(self.dtype.kind.code, self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[n] for n in range(len(self)))

    @property
    def _row(self) -> int:
        """How many bytes the first step takes."""
        return self.itemsize * math.prod(self.shape[1:])

    def __getitem__(self, where: Any) -> Any:
        if isinstance(where, str):
            return _Column(self, where)
        if isinstance(where, slice):
            first, end, step = where.indices(len(self))
            assert step == 1, "an array is looked at in one piece"
            part = self._bytes[first * self._row : max(first, end) * self._row]
            return ndarray((max(end - first, 0), *self.shape[1:]), self.dtype, part)
        first = range(len(self))[where]
        if self.ndim > 1:
            return ndarray(self.shape[1:], self.dtype, self[first : first + 1]._bytes)
        if self.dtype.names:
            return void(self.dtype, self._bytes[first * self._row : (first + 1) * self._row])
        return self.data[first]

    def __setitem__(self, where: int | slice, value: Any) -> None:
        if isinstance(where, int):
            self.data[where] = value
            return
        part = self[where]
        if isinstance(value, ndarray):
            repeated = value.tobytes() * (part.size // value.size)
            part._bytes[:] = repeated
        else:
            part._bytes[:] = array([value] * part.size, self.dtype)._bytes

    def tolist(self) -> list[Any]:
        """The numbers, as lists; a row of nothing is no memory that could be looked at."""
        return self.data.tolist() if self.size else [[] for _ in range(len(self))]

    def tobytes(self) -> bytes:
        """A copy of the memory."""
        return self._bytes.tobytes()

    def copy(self) -> "ndarray":
        """The same in memory of its own."""
        return ndarray(self.shape, self.dtype, bytearray(self._bytes))

    def view(self, kind: Any) -> "ndarray":
        """The same memory as numbers of another kind."""
        other = dtype(kind)
        last = self.shape[-1] * self.itemsize // other.itemsize
        return ndarray((*self.shape[:-1], last), other, self._bytes)

    def reshape(self, *shape: int) -> "ndarray":
        """The same memory, told by other numbers; −1: as many as there are."""
        known = math.prod(length for length in shape if length >= 0)
        whole = tuple(self.size // known if length < 0 else length for length in shape)
        return ndarray(whole, self.dtype, self._bytes)

    def max(self) -> Any:
        """The largest number."""
        return max(self.reshape(-1).data)


class void:
    """A record of an array, by the names of its fields."""

    def __init__(self, kind: dtype, memory: memoryview) -> None:
        self.dtype = kind
        self.memory = memory

    def place(self, name: str) -> tuple[dtype, memoryview]:
        """What a field is, and its memory."""
        assert self.dtype.fields is not None
        kind, offset = self.dtype.fields[name]
        return kind, self.memory[offset : offset + kind.itemsize]

    def __getitem__(self, name: str) -> Any:
        return _value(*self.place(name))

    def tobytes(self) -> bytes:
        """A copy of its memory."""
        return self.memory.tobytes()


def _value(kind: dtype, place: memoryview) -> Any:
    """What a field holds: a number or a record, or a row of them."""
    found = ndarray(kind.length or 1, kind.item, place)
    return found[0] if kind.length is None else found


class _Column:
    """A field of all records of an array."""

    def __init__(self, records: Iterable[void], name: str) -> None:
        self._places = [record.place(name) for record in records]

    def __getitem__(self, where: Any) -> Any:
        if isinstance(where, str):
            rows = (ndarray(kind.length or 1, kind.item, place) for kind, place in self._places)
            return _Column(chain.from_iterable(rows), where)
        if isinstance(where, int):
            return _value(*self._places[where])
        return self[where[0]][where[1]]

    def tobytes(self) -> bytes:
        """A copy of the memory of all of them."""
        return b"".join(place for _, place in self._places)


# --- Making arrays ----------------------------------------------------------------------------


def zeros(shape: int | tuple[int, ...], kind: Any) -> ndarray:
    """Nothing but 0."""
    what = dtype(kind)
    size = shape if isinstance(shape, int) else math.prod(shape)
    return ndarray(shape, what, bytearray(size * what.itemsize))


empty = zeros


def empty_like(other: ndarray) -> ndarray:
    """Another of the same shape."""
    return zeros(other.shape, other.dtype)


def full(count: int, value: int, kind: Any) -> ndarray:
    """The same number so many times."""
    return array([value] * count, kind)


def array(values: Sequence[Any], kind: Any = int64) -> ndarray:
    """Numbers, or records of as many numbers as they have fields."""
    what = dtype(kind)
    made = zeros(len(values), what)
    if what.fields is None:
        lane = made.data
        for n, value in enumerate(values):
            lane[n] = value
        return made
    for record, numbers in zip(made, values, strict=True):
        for (field, offset), value in zip(what.fields.values(), numbers, strict=True):
            assert field.kind is not None
            place = record.memory[offset : offset + field.itemsize]
            place.cast(field.kind.code)[0] = value
    return made


def frombuffer(data: bytes, kind: Any) -> ndarray:
    """What some bytes hold; nobody can write to it."""
    what = dtype(kind)
    return ndarray(len(data) // what.itemsize, what, data)


def tile(memory: ndarray, count: int) -> ndarray:
    """An array so many times."""
    return ndarray(len(memory) * count, memory.dtype, bytearray(memory.tobytes() * count))


def repeat(memory: ndarray, count: int) -> ndarray:
    """One record so many times."""
    assert len(memory) == 1, "more than one would be repeated one by one"
    return tile(memory, count)


def concatenate(parts: Sequence[ndarray]) -> ndarray:
    """One after the other."""
    joined = bytearray().join(part.tobytes() for part in parts)
    return ndarray(sum(map(len, parts)), parts[0].dtype, joined)


def ascontiguousarray(memory: ndarray) -> ndarray:
    """Arrays are always in one piece here."""
    return memory


def array_equal(one: ndarray, other: ndarray) -> bool:
    """Whether two arrays hold the same."""
    return one.shape == other.shape and one.tobytes() == other.tobytes()


# --- Files ------------------------------------------------------------------------------------


class load:
    """The arrays of an `.npz` file, by name."""

    def __init__(self, file: BinaryIO, allow_pickle: bool = False) -> None:
        assert not allow_pickle, "nothing is unpickled here"
        self._zip = zipfile.ZipFile(file)
        self.files = [name.removesuffix(".npy") for name in self._zip.namelist()]

    def __enter__(self) -> "load":
        return self

    def __exit__(self, *_: object) -> None:
        self._zip.close()

    def __getitem__(self, name: str) -> Any:
        data = self._zip.read(f"{name}.npy")
        if data[:8] != b"\x93NUMPY\x01\0":
            raise ValueError(f"{name} is no array")
        start = 10 + int.from_bytes(data[8:10], "little")
        head = ast.literal_eval(data[10:start].decode("latin-1"))
        letters, shape = head["descr"], head["shape"]
        if letters.startswith("<U"):
            return data[start:].decode("utf-32-le")
        return ndarray(shape, BY_LETTERS[letters], bytearray(data[start:]))
