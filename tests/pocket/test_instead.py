"""What stands in for packages in a page does as they do."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import numpy as np
import orjson
import pytest

import tegel
from tegel.bots.network.weights import SHIPPED
from tegel.bots.search import forest
from tegel.bots.search.tree import Edge, Growth, Node
from tegel.core.rng import Rng
from tegel.core.struct import Struct
from tegel.pocket.instead import numpy as ours
from tegel.pocket.instead import orjson as our_json
from tegel.pocket.instead import pydantic as our_types

RECORDS = [Rng, Node, Edge, Growth, *(game.position for game in tegel.games().values())]


def likewise(kind: np.dtype[Any]) -> Any:
    """A NumPy layout, as the stand-in knows it."""
    if kind.fields is None:
        return getattr(ours, kind.base.name)
    fields = []
    for name, (field, _) in kind.fields.items():  # type: ignore[misc]
        inner = ours.dtype(likewise(field.base), align=True)
        fields.append((name, inner if field.base.fields else likewise(field.base), *field.shape))
    return fields


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_records_lie_in_memory_as_numpy_lays_them_out(record: type[Struct]) -> None:
    kind, wanted = ours.dtype(likewise(record.dtype), align=True), record.dtype
    assert kind.itemsize == wanted.itemsize
    assert wanted.fields is not None
    assert kind.fields is not None
    for name, (field, offset, *_) in wanted.fields.items():
        assert (kind.fields[name][0].itemsize, kind.fields[name][1]) == (field.itemsize, offset)


@pytest.mark.parametrize("path", sorted(SHIPPED.glob("*.npz")), ids=lambda path: path.stem)
def test_networks_are_read_as_numpy_reads_them(path: Path) -> None:
    with path.open("rb") as one, path.open("rb") as other:
        here, there = ours.load(one), np.load(other)
        assert here.files == there.files
        assert here["card"] == str(there["card"])
        for name in set(here.files) - {"card"}:
            assert here[name].shape == there[name].shape
            assert str(here[name].dtype) == str(there[name].dtype)
            assert here[name].tobytes() == there[name].tobytes()


def test_arrays_do_as_numpys_do() -> None:
    for numbers in (ours, np):
        some: Any = numbers.array([3, 1, 2], numbers.int16)
        assert some.tolist() == [3, 1, 2]
        assert some[1:].tolist() == [1, 2]
        assert len(some) == some.size == 3
        assert numbers.tile(some, 2).tolist() == [3, 1, 2, 3, 1, 2]
        assert numbers.concatenate([some, some[:1]]).tolist() == [3, 1, 2, 3]
        many: Any = numbers.zeros((2, 3), numbers.int64)
        many[1][:] = 7
        assert many.tolist() == [[0, 0, 0], [7, 7, 7]]
        assert many[:0].tolist() == many[0][:0].tolist() == []
        assert many.reshape(-1).view(numbers.int32).shape == (12,)
        shown: Any = numbers.full(4, 0xFF, numbers.uint8)
        shown[1:3] = 0
        assert shown.view(numbers.int16).tolist() == [0xFF, -0x100]
        words: Any = numbers.array([(1, 2)], numbers.dtype([("a", "int32"), ("b", "int32")]))
        assert (int(words["b"][0]), int(words[0]["a"])) == (2, 1)
        seats: Any = numbers.zeros(1, numbers.dtype([("seats", words.dtype, 2), ("x", "int16")]))
        assert seats["seats"]["b"].tobytes() == bytes(8)
        assert seats["seats"][0, 1].tobytes() == bytes(8)


def test_a_tree_that_outgrows_its_room_is_as_it_was_in_the_larger_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(forest, "np", ours)
    small = ours.zeros(3, ours.dtype(likewise(Edge.dtype), align=True))
    small.view(ours.uint8)[:] = 7
    large = forest._doubled(small)  # type: ignore[arg-type]  # which knows NumPy's only
    assert len(large) == 2 * len(small)
    assert large.tobytes() == small.tobytes() + bytes(small.nbytes)


def test_json_is_written_as_orjson_writes_it() -> None:
    told: Any = {"ü": [1, 2.5, None, True], "b": {"z": "\u2212", "a": 'q"'}}
    for option in (0, orjson.OPT_SORT_KEYS):
        ordered = our_json.OPT_SORT_KEYS if option else 0
        assert our_json.dumps(told, ordered) == orjson.dumps(told, option=option)
    whole = {"whole": our_json.Fragment(b'{"a":1}')}
    assert our_json.dumps(whole) == orjson.dumps({"whole": orjson.Fragment(b'{"a":1}')})


@dataclass
class Play:
    """A wish."""

    move: int
    kind: Literal["play"] = "play"


@dataclass
class Say:
    """Another."""

    text: str | None = None
    kind: Literal["say"] = "say"


@pytest.mark.parametrize(
    ("sent", "wanted"),
    [
        ({"kind": "play", "move": 3}, Play(3)),
        ({"kind": "say", "text": None}, Say()),
        ({"kind": "sing"}, None),
        ({"kind": "play"}, None),
        ({"kind": "play", "move": 3, "more": 4}, None),
    ],
)
def test_what_is_sent_is_read_by_its_kind(sent: Any, wanted: Any) -> None:
    adapter = our_types.TypeAdapter(Annotated[Play | Say, our_types.Field(discriminator="kind")])
    if wanted is None:
        with pytest.raises(our_types.ValidationError):
            adapter.validate_json(json.dumps(sent))
    else:
        assert adapter.validate_json(json.dumps(sent)) == wanted
