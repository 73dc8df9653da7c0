"""Positions as pictures, for `render_mode="rgb_array"`; resvg draws them."""

from __future__ import annotations

import re
from typing import Any, Final

import numpy as np

from ceilidh.envs.png import Pixels, decode
from ceilidh.envs.session import Session
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.table import Table

WIDE: Final = 1200
HIGH: Final = 900
PAPER: Final = (236, 229, 218)  # behind drawings that do not fill the picture
# Drawings ask for a serif and a sans-serif font; resvg wants to know which.
FONTS: Final = {"sans_serif_family": "DejaVu Sans", "serif_family": "DejaVu Serif"}
_SIZE: Final = re.compile(r'<svg [^>]*width="([\d.]+)" height="([\d.]+)"')


def picture(session: Session, seat: int | None = None) -> Pixels:
    """The position as a seat (None: a spectator) may see it: 900 rows of 1,200 pixels.

    All pictures have that size, so that they make a film.
    """
    document = Table.at(session.game, session.game.clone(session.state)).svg(seat)
    found = _SIZE.match(document)
    assert found is not None, "a drawing has a size"
    wide, high = float(found[1]), float(found[2])
    scale = min(WIDE / wide, HIGH / high)
    drawn = decode(_rendered(document, int(wide * scale)))[:HIGH, :WIDE]
    out = np.empty((HIGH, WIDE, 3), np.uint8)
    out[:] = PAPER
    rows, columns, _ = drawn.shape
    opacity = drawn[:, :, 3:].astype(np.uint16)
    under = out[:rows, :columns]
    over = drawn[:, :, :3] * opacity + under * (255 - opacity)
    out[:rows, :columns] = over // 255
    return out


def _rendered(document: str, width: int) -> bytes:
    try:
        import resvg_py
    except ImportError as fault:
        raise CeilidhError("Pictures need resvg: pip install resvg-py.") from fault
    draw: Any = resvg_py.svg_to_bytes
    return bytes(draw(svg_string=document, width=width, **FONTS))
