"""What is stored of a table besides its moves: its position, and from which one it went on.

A table that newer rules could not repeat goes on from a position. Its moves before that *stage*
stay stored, but the table in memory begins with the stage.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ceilidh.kernel.opening import resume, resume_at
from ceilidh.kernel.record import draws_of
from ceilidh.kernel.table import Table

if TYPE_CHECKING:
    # Readers of uploads store nothing: their processes begin without the database's packages.
    from ceilidh.server.storage.models import GameTable
    from ceilidh.server.storage.store import StoredMove

# `version` is that of the rules before, `moves` how many were stored. A stage has a `position`;
# `dropped` are lines that could not be repeated.
Upgrade = dict[str, Any]


def dumped(table: Table) -> str:
    """The position of a table as it is stored."""
    return json.dumps(table.game.dump(table.state), separators=(",", ":"))


def stage_of(row: GameTable) -> Upgrade | None:
    """The last upgrade after which the table went on from a position."""
    staged = [one for one in row.upgrades if "position" in one]
    return staged[-1] if staged else None


def moves_before_stage(row: GameTable) -> int:
    """How many stored moves stand before the first move of the table in memory."""
    stage = stage_of(row)
    return int(stage["moves"]) if stage else 0


def draws_before_stage(row: GameTable, lines: list[str]) -> int:
    """How many draws there were before the stage, those of the set-up included."""
    earlier = [line.partition(" > ")[2] for line in lines[: moves_before_stage(row)]]
    return sum(draws_of(text) for text in (row.setup, *earlier))


def staged_at(table: Table) -> Upgrade:
    """The stage that a table in memory begins with."""
    state = table.played[0].before if table.played else table.state
    return {"version": table.game.version, "moves": 0, "position": table.game.dump(state)}


def read_table(row: GameTable, moves: list[StoredMove]) -> Table:
    """The table of stored moves, of which all after the stage were played under these rules."""
    lines = [move.line for move in moves]
    stage = stage_of(row)
    if stage is None:
        return resume(row.game, row.players, row.seed, dict(row.options), row.setup, lines)
    drawn = draws_before_stage(row, lines)
    return resume_at(row.game, stage["position"], lines[int(stage["moves"]) :], drawn)
