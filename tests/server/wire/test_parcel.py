"""A parcel is one frame that any client of RFC 6455 and RFC 7692 reads."""

import zlib

import pytest

from tegel.server.wire.parcel import WINDOW, Parcel


def read(frame: bytes) -> tuple[int, bytes]:
    """The first byte of a frame that a server sent, and what it holds."""
    length, start = frame[1], 2
    if length >= 126:
        start = 4 if length == 126 else 10
        length = int.from_bytes(frame[2:start])
    assert len(frame) == start + length
    return frame[0], frame[start:]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 199, 200, 65_535, 65_536, 200_000])
def test_whoever_unpacks_it_or_not_reads_the_same(length: int) -> None:
    text = (b'{"type":"event","number":%d}' % length * (length // 25 + 1))[:length]
    parcel = Parcel(text)
    assert parcel == text
    assert read(parcel.plain) == (0x81, text)
    first, data = read(parcel.packed)
    if first == 0x81:
        assert length < 200
        assert data == text
    else:
        assert first == 0xC1
        assert zlib.decompressobj(wbits=-WINDOW).decompress(data + b"\x00\x00\xff\xff") == text
        assert len(data) < length


def test_it_is_packed_once_for_all() -> None:
    parcel = Parcel(b"x" * 1000)
    assert parcel.packed is parcel.packed
