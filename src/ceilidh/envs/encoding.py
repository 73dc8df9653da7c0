"""Which layout a game has; one without a file of its own is hashed as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ceilidh.envs.layout import Layout, around, hashed
from ceilidh.envs.sparse import ObservedBlock, SparseVector
from ceilidh.envs.view_hash import Sums, ViewHash, add_leaves
from ceilidh.kernel.game import Game
from ceilidh.kernel.opening import new
from ceilidh.kernel.registry import find

AROUND = ("game", "players")  # what is not hashed: all observations of a game share it


class ViewEncoder:
    """Hashes the whole view of a game that has no encoder of its own."""

    def __init__(self, game: Game[Any], blocks: Mapping[str, ObservedBlock]) -> None:
        self.game = game
        self.blocks = blocks
        self.hashed = ViewHash(blocks["hashed"].start)

    def beside(self, other: ViewEncoder) -> None:
        """Nothing is reckoned that another seat could use."""

    def forget(self) -> None:
        """Everything is always written."""

    def changes(self, state: Any, own: int) -> SparseVector:
        """Everything, as its only section."""
        out = self.encode(state, own)
        out.sections.append(0)
        return out

    def encode(self, state: Any, own: int) -> SparseVector:
        view = self.game.view(state, own)
        players = int(str(view["players"]))
        actor = self.game.actor(state)
        out = SparseVector()
        out.one(self.blocks["players"], 0, players - 1)
        out.one(self.blocks["seat"], 0, own)
        if actor >= 0:
            out.one(self.blocks["actor"], 0, (actor - own) % players)
        sums: Sums = {}
        for name, part in view.items():
            if name not in AROUND:
                add_leaves(sums, self.hashed.root(name), part)
        self.hashed.write(out, sums)
        return out


@cache
def layout_of(game: str) -> Layout:
    """The layout of the observations of a game, the same for all its options."""
    path = f"ceilidh.envs.{game}"
    if find_spec(path) is not None:
        found = import_module(path).LAYOUT
        assert isinstance(found, Layout)
        return found
    names = [name for name in new(game, find(game).players[-1], 0).view() if name not in AROUND]
    return Layout([*around(), hashed(*names)], partial(ViewEncoder, find(game)))
