"""A frame made up for the wire once, for all who are sent it.

Compressed by itself, knowing nothing of frames before it (RFC 7692, `server_no_context_takeover`),
it is the same bytes on every connection; and no connection has to remember what it was sent.
"""

import zlib
from functools import cached_property

# Clients may want the window of what they have to unpack to be small, but not smaller than this.
WINDOW = 12
LEVEL, MEMORY = 3, 5  # with more memory, all of it laid out for each frame, it packs no better
SHORT = 200  # bytes: shorter frames gain nothing

TEXT, COMPRESSED = 0x81, 0x40  # a whole message in one frame (RFC 6455), and a bit of it


class Parcel(bytes):
    """A frame as text, and as it goes over the wire."""

    @cached_property
    def plain(self) -> bytes:
        """For who unpacks nothing."""
        return _head(TEXT, len(self)) + self

    @cached_property
    def packed(self) -> bytes:
        """For who unpacks messages of their own."""
        if len(self) < SHORT:
            return self.plain
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW, MEMORY)
        data = packer.compress(self) + packer.flush(zlib.Z_SYNC_FLUSH)
        return _head(TEXT | COMPRESSED, len(data) - 4) + data[:-4]  # all end with the same four


def _head(first: int, length: int) -> bytes:
    if length < 126:
        return bytes((first, length))
    if length < 1 << 16:
        return bytes((first, 126)) + length.to_bytes(2)
    return bytes((first, 127)) + length.to_bytes(8)
