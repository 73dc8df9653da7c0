"""What a room remembers of its notes: the tree of the game, and tables of variations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ceilidh.kernel.game_tree import GameTree, read_notes
from ceilidh.kernel.table import Table

if TYPE_CHECKING:
    from ceilidh.server.table.room import Room

MOST = 8  # variations of a table that are remembered


class NotesCache:
    """The tree and the variations of one position of the room; read when they are asked for."""

    def __init__(self) -> None:
        self._key = ""
        self._tree: GameTree | None = None
        self.lines: dict[str, Room] = {}

    def tree(self, table: Table, key: str, notes: str) -> GameTree | None:
        """The tree of a table with these notes; None if there are none."""
        if not notes:
            return None
        if self._tree is None or self._key != key:
            self._tree = table.moves_alone().tree
            read_notes(self._tree, notes)
            self._key = key
            self.lines.clear()
        return self._tree

    @property
    def known(self) -> GameTree | None:
        """The tree that was read last."""
        return self._tree

    def keep(self, name: str, room: Room) -> Room:
        """Remember the room of a variation."""
        if len(self.lines) >= MOST:
            del self.lines[next(iter(self.lines))]
        self.lines[name] = room
        return room
