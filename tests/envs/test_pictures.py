"""Positions as pictures, and PNG files as arrays."""

from __future__ import annotations

import struct
import zlib

import numpy as np
import pytest

from ceilidh.envs.aec import SeatsEnv
from ceilidh.envs.learner import LearnerEnv
from ceilidh.envs.pictures import HIGH, PAPER, WIDE
from ceilidh.envs.png import SIGNATURE, Pixels, decode


def encoded(pixels: Pixels, kinds: list[int]) -> bytes:
    """A PNG file, with a filter for each row."""
    high, wide, _ = pixels.shape
    rows = b""
    padded = np.zeros((high + 1, wide + 1, 4), np.int32)
    padded[1:, 1:] = pixels
    for y, kind in enumerate(kinds):
        left, up, corner = padded[y + 1, :-1], padded[y, 1:], padded[y, :-1]
        paeth = np.array(
            [
                min((abs(b - c), 0, a), (abs(a - c), 1, b), (abs(a + b - 2 * c), 2, c))[2]
                for a, b, c in zip(left.flat, up.flat, corner.flat, strict=True)
            ]
        ).reshape(left.shape)
        guess = [np.zeros_like(left), left, up, (left + up) // 2, paeth][kind]
        rows += bytes([kind]) + ((padded[y + 1, 1:] - guess) % 256).astype(np.uint8).tobytes()
    head = struct.pack(">IIBBBBB", wide, high, 8, 6, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + b"\0\0\0\0" for kind, data in chunks
    )


def test_every_filter_is_undone() -> None:
    random = np.random.default_rng(3)
    pixels = random.integers(0, 256, (25, 9, 4)).astype(np.uint8)
    again = decode(encoded(pixels, [0, 1, 2, 3, 4] * 5))
    assert np.array_equal(again, pixels)


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_a_position_is_a_picture(game: str) -> None:
    env = LearnerEnv(game, 2, render_mode="rgb_array")
    seen, _ = env.reset(seed=3)
    first = env.render()
    assert isinstance(first, np.ndarray) and first.shape == (HIGH, WIDE, 3)
    assert first.dtype == np.uint8 and len(np.unique(first[:, :, 0])) > 100
    assert not np.array_equal(first, np.broadcast_to(np.array(PAPER, np.uint8), first.shape))
    for _ in range(3):
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    later = env.render()
    assert isinstance(later, np.ndarray)
    assert later.shape == first.shape and not np.array_equal(later, first)


def test_pettingzoo_draws_too() -> None:
    seats = SeatsEnv("clans", 2, render_mode="rgb_array")
    seats.reset(seed=2)
    drawn = seats.render()
    assert isinstance(drawn, np.ndarray) and drawn.shape == (HIGH, WIDE, 3)
