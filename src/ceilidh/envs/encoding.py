"""Which layout a game has; one without a file of its own is hashed as a whole."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ceilidh.envs.hashed import hashed
from ceilidh.envs.layout import Layout, around
from ceilidh.kernel.opening import new
from ceilidh.kernel.registry import find


@cache
def layout_of(game: str) -> Layout:
    """The layout of the observations of a game, the same for all its options."""
    path = f"ceilidh.envs.{game}"
    if find_spec(path) is not None:
        found = import_module(path).LAYOUT
        assert isinstance(found, Layout)
        return found
    names = new(game, find(game).players[-1], 0).view()
    return Layout([*around(), hashed(*[name for name in names if name not in ("game", "players")])])
