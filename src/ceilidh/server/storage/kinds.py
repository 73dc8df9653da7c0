"""Kinds of table: what the database asks of each, and where all of them are found.

A kind is a folder of `server/kinds` whose `__init__.py` names its class `KIND`. They are looked up
when a kind is first needed, so nothing below that folder names one.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import ClassVar

from sqlalchemy import ColumnElement

from ceilidh.server.storage.models import GameTable

PACKAGE = "ceilidh.server.kinds"


class StoredKind:
    """What queries ask of a kind of table; the answers here are those of a plain game.

    `row.origin` says which lesson, puzzle or day it is. `counts`: its result is one of its players.
    `is_listed`: it is one of the games on its players' pages. `recalls_bots`: a bot that was
    interrupted there is asked again. `shares_draws`: others play the same draws at tables of their
    own. `has_opening`: moves of its own come before the first decision.
    """

    name: ClassVar[str] = ""
    counts: ClassVar[bool] = True
    is_listed: ClassVar[bool] = True
    recalls_bots: ClassVar[bool] = True
    shares_draws: ClassVar[bool] = False
    has_opening: ClassVar[bool] = False

    def __init__(self, row: GameTable) -> None:
        self.row = row

    @property
    def opening(self) -> int:
        """How many moves come before the first decision; they never go back."""
        return 0


@cache
def kinds() -> dict[str, type[StoredKind]]:
    """The kinds of table by their stored names; a plain game is none of them."""
    folders = pkgutil.iter_modules(import_module(PACKAGE).__path__)
    found = [import_module(f"{PACKAGE}.{folder.name}").KIND for folder in folders]
    return {kind.name: kind for kind in found}


def is_counted() -> ColumnElement[bool]:
    """Whether the results of a table are those of its players, in a query."""
    return GameTable.kind.not_in(names_where(lambda kind: not kind.counts))


def names_where(asked: Callable[[type[StoredKind]], bool]) -> list[str]:
    """The stored names of the kinds that answer yes, for a query."""
    return sorted(name for name, kind in kinds().items() if asked(kind))
