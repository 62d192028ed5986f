"""Structs: one declaration, a NumPy layout and a live view of Python ints."""

from typing import Annotated, Any

import numpy as np
import pytest

import tegel
from tegel.core.struct import (
    Int8,
    Int16,
    Int32,
    Int64,
    Ints,
    Rows,
    Struct,
    struct,
    structs,
)


class Inner(Struct):
    wide: Int32
    row: Annotated[Ints, np.int16, 3]
    small: Int8
    other: Int8


class Outer(Struct):
    large: Int64
    inners: Annotated[Rows[Inner], Inner, 2]
    short: Int16
    flags: Annotated[Ints, np.int8, 5]
    flag: Int8


class Tiny(Struct):
    only: Int8


def offsets(kind: type[Struct]) -> dict[str, tuple[np.dtype[Any], int]]:
    fields: Any = kind.dtype.fields
    return {name: field[:2] for name, field in fields.items()}


def memory(count: int = 1) -> Any:
    return np.zeros(count, Outer.dtype)


def test_a_field_named_as_what_all_records_have_is_refused() -> None:
    for name in ("over", "start", "dtype"):
        with pytest.raises(TypeError, match=rf"Odd\.{name}: all records use that name; choose"):
            type("Odd", (Struct,), {"__annotations__": {name: Int8}})


def test_the_layout_is_the_declaration_aligned_as_in_c() -> None:
    inner = [("wide", "i4"), ("row", "i2", 3), ("small", "i1"), ("other", "i1")]
    assert Inner.dtype == np.dtype(inner, align=True)
    nested = ("inners", Inner.dtype, 2)
    outer = [("large", "i8"), nested, ("short", "i2"), ("flags", "i1", 5), ("flag", "i1")]
    assert Outer.dtype == np.dtype(outer, align=True)


@pytest.mark.parametrize("fields", [[Int8, Int64], [Int64, Int8]], ids=["between", "at the end"])
def test_a_hole_is_refused(fields: list[Any]) -> None:
    names = {f"field{i}": kind for i, kind in enumerate(fields)}
    with pytest.raises(TypeError, match="Holey has holes: order or widen its fields"):
        type("Holey", (Struct,), {"__annotations__": names})


@pytest.mark.parametrize("game", tegel.games().values(), ids=lambda game: game.name)
def test_equal_positions_have_equal_bytes_after_any_copy(game: tegel.Game) -> None:
    array = np.zeros(1, game.position.dtype)
    array.view(np.uint8)[:] = 0x5A
    for _ in range(20):
        assert array.copy().tobytes() == np.repeat(array, 1).tobytes() == array.tobytes()


@pytest.mark.parametrize("kind", [Inner, Outer, Tiny])
def test_every_field_lies_at_a_multiple_of_its_alignment(kind: type[Struct]) -> None:
    for dtype, offset in offsets(kind).values():
        assert offset % dtype.alignment == 0
    assert kind.dtype.isalignedstruct
    assert kind.dtype.itemsize % kind.dtype.alignment == 0


def test_a_view_reads_and_writes_the_array_at_once() -> None:
    array = memory()
    view = Outer.over(array)
    view.large = -(2**63)
    view.inners[1].row[2] = -7
    view.inners[0].wide += 5
    assert array["large"][0] == -(2**63)
    assert array["inners"][0, 1]["row"].tolist() == [0, 0, -7]
    array["inners"]["small"] = [[3, 4]]
    assert (view.inners[0].small, view.inners[1].small) == (3, 4)
    assert view.inners[0].wide == array["inners"][0, 0]["wide"] == 5


def test_fields_are_python_ints_that_do_not_overflow() -> None:
    view = Outer.over(memory())
    view.flag = 127
    assert type(view.flag) is type(view.inners[0].row[0]) is int
    assert view.flag + 1 == 128


def test_a_view_writes_no_byte_beside_its_field() -> None:
    array = memory(3)
    array.view(np.uint8)[:] = 0x55
    before = array.tobytes()
    view = Outer.over(array[1:])
    view.short = 0x5554
    changed = [i for i, (a, b) in enumerate(zip(before, array.tobytes(), strict=True)) if a != b]
    assert changed == [Outer.dtype.itemsize + offsets(Outer)["short"][1]]


@pytest.mark.parametrize("value", [128, -129, 2**70])
def test_a_value_that_does_not_fit_is_refused_and_nothing_is_written(value: int) -> None:
    array = memory()
    with pytest.raises((ValueError, OverflowError)):
        Outer.over(array).flag = value
    with pytest.raises((ValueError, OverflowError)):
        Outer.over(array).inners[0].row[0] = value * 1000
    assert not any(array.tobytes())


def test_an_index_past_the_end_of_a_row_is_refused() -> None:
    view = Outer.over(memory())
    with pytest.raises(IndexError):
        view.inners[0].row[3] = 1
    with pytest.raises(IndexError):
        view.inners[2]


def test_a_record_smaller_than_the_widest_integer_has_a_view() -> None:
    array = np.zeros(2, Tiny.dtype)
    Tiny.over(array[1:]).only = -1
    assert array["only"].tolist() == [0, -1]


def test_a_place_shows_its_record_as_python_ints() -> None:
    array = memory(2)
    struct(Outer, array).view().large = 5
    structs(Outer, array)[1].view().large = 6
    assert array["large"].tolist() == [5, 6]
    items = structs(Outer, array).view()
    assert [item.large for item in items] == [5, 6]
    assert len(items) == 2


def test_assigning_a_record_copies_it() -> None:
    array = memory(3)
    array["large"] = [1, 2, 3]
    items = structs(Outer, array).view()
    items[1] = items[0]
    array["large"][0] = 9
    assert array["large"].tolist() == [9, 1, 3]


def test_an_array_of_something_else_is_no_place_for_a_record() -> None:
    for place in (struct, structs):
        with pytest.raises(TypeError, match="holds no Outer"):
            place(Outer, np.zeros(1, Inner.dtype))
