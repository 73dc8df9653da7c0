"""PNG pictures as arrays, without a library for pictures: the one kind that resvg writes."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np

Pixels = np.ndarray[Any, np.dtype[np.uint8]]
SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = 4  # red, green, blue, opacity; 8 bits each


def decode(data: bytes) -> Pixels:
    """The pixels of a picture, by row and column."""
    assert data.startswith(SIGNATURE), "no PNG"
    packed, place, head = b"", len(SIGNATURE), (0,) * 7
    while place < len(data):
        (length,) = struct.unpack(">I", data[place : place + 4])
        kind = data[place + 4 : place + 8]
        chunk = data[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            head = struct.unpack(">IIBBBBB", chunk)
        elif kind == b"IDAT":
            packed += chunk
        place += 12 + length
    wide, high, *form = head
    assert form == [8, 6, 0, 0, 0], "8 bits a channel, with opacity, not interlaced"
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(high, 1 + wide * CHANNELS)
    return unfiltered(rows[:, 0], rows[:, 1:].reshape(high, wide, CHANNELS))


def unfiltered(filters: Pixels, raw: Pixels) -> Pixels:
    """Add to each pixel what its row's filter predicts from its neighbours.

    A pixel needs those to the left and above, so all of a diagonal can be computed at once.
    """
    high, wide, _ = raw.shape
    out = np.zeros((high + 1, wide + 1, CHANNELS), np.int16)
    for diagonal in range(high + wide - 1):
        rows = np.arange(max(0, diagonal - wide + 1), min(diagonal, high - 1) + 1)
        columns = diagonal - rows
        left, up, corner = out[rows + 1, columns], out[rows, columns + 1], out[rows, columns]
        kind = filters[rows][:, None]
        guess = left + up - corner
        near = np.abs(guess - left), np.abs(guess - up), np.abs(guess - corner)
        paeth = np.where(
            (near[0] <= near[1]) & (near[0] <= near[2]),
            left,
            np.where(near[1] <= near[2], up, corner),
        )
        predicted = np.select(
            [kind == 1, kind == 2, kind == 3, kind == 4], [left, up, (left + up) // 2, paeth], 0
        )
        out[rows + 1, columns + 1] = (raw[rows, columns] + predicted) & 255
    return out[1:, 1:].astype(np.uint8)
