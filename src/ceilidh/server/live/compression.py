"""Compression of a stream for many readers at once.

Each piece is compressed by itself and refers to nothing before it, so that the same bytes go to
everybody, whenever his stream began.
"""

from __future__ import annotations

import zlib

LEVEL = 1  # of 9: pieces are small, and all wait for them
# What a stream begins with: gzip, no name, no time.
HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03"
_BARE = -15  # zlib: without a head and an end of its own


def packed(data: bytes) -> bytes:
    """A piece that can be read as soon as it is there."""
    maker = zlib.compressobj(LEVEL, zlib.DEFLATED, _BARE)
    return maker.compress(data) + maker.flush(zlib.Z_SYNC_FLUSH)
