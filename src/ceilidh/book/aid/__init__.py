"""Player aids: one card of icons and numbers a game, for what is in play at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ceilidh.book.aid.card import Section, modules_in_play
from ceilidh.book.aid.clans import clans_aid
from ceilidh.book.aid.glenmore import glenmore_aid
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker

__all__ = ["aid"]

AIDS: Final[dict[str, Callable[[Speaker, Table], list[Section]]]] = {
    "clans": clans_aid,
    "glenmore": glenmore_aid,
}


def aid(to: Speaker, table: Table) -> list[Section]:
    """The card of a table; the modules in play stand last."""
    own = AIDS.get(table.game.name)
    sections = [*(own(to, table) if own else []), modules_in_play(to, table)]
    return [section for section in sections if section.rows]
