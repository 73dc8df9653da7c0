"""Games that were begun under earlier rules go on: by their moves, or from their stored position.

A release writes the position of a table with each move. When a later release with other rules opens
the table, it repeats the moves. Where they lead to the stored position, or none was stored yet, all
is as before. Where they do not, the table goes on from that position, and its earlier moves stand
in the record only. Without a position the game goes back to the last move that can be repeated.
"""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, field

from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.opening import repeat_old, resume
from ceilidh.kernel.position import faults_of, load_old
from ceilidh.kernel.reason import Word
from ceilidh.kernel.registry import find
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker
from ceilidh.server.errors import Refusal
from ceilidh.server.logs import tell
from ceilidh.server.storage.models import GameTable
from ceilidh.server.storage.store import Store, StoredMove
from ceilidh.server.table.kind import kind_of
from ceilidh.server.table.stages import (
    Upgrade,
    draws_before_stage,
    dumped,
    moves_before_stage,
    stage_of,
    staged_at,
)

log = logging.getLogger("ceilidh.upgrades")


@dataclass
class Continuation:
    """How a table goes on: `first` is the number of its first move, `entry` what is noted."""

    table: Table
    first: int
    entry: Upgrade = field(default_factory=dict)

    @property
    def moves(self) -> int:
        return self.first + len(self.table.played)


def upgrade(store: Store, row: GameTable, moves: list[StoredMove]) -> None:
    """Let the table of an earlier version of the rules go on; a Refusal if there is no way."""
    ours = find(row.game).version
    if row.version > ours:
        raise Refusal(
            "This table was played by version {theirs} of the rules of {game}; this server has "
            "version {ours}. Its record is at {address}.",
            fields={
                "theirs": row.version,
                "game": Word(find(row.game).title),
                "ours": ours,
                "address": Word(f"/t/{row.id}/record"),
            },
        )
    found = _continuation(row, [move.line for move in moves])
    if found is None:
        raise Refusal(
            "This table cannot continue under the rules of this server; its "
            "record is at {address}.",
            fields={"address": Word(f"/t/{row.id}/record")},
        )
    found.entry["version"] = row.version
    tell(log, logging.INFO, "upgraded", table=row.id, version=row.version, moves=found.moves)
    _store(store, row, found, len(moves))


def _continuation(row: GameTable, lines: list[str]) -> Continuation | None:
    """By the moves if they lead where they led, else from the position, else as far as possible."""
    old = _old_position(row)
    repeated = _repeated(row, lines)
    whole = repeated is not None and _is_whole(row, repeated, len(lines))
    if repeated is not None and whole and (old is None or old.key() == repeated.table.key()):
        return repeated
    if kind_of(row).needs_all_moves:
        return None
    if old is not None and _is_same_end(row, old):
        return Continuation(old, len(lines), {**staged_at(old), "moves": len(lines)})
    if repeated is not None and not row.finished:
        repeated.entry["dropped"] = lines[repeated.moves :]
        return repeated
    return None


def _old_position(row: GameTable) -> Table | None:
    """The table at the position that the earlier release stored, if these rules can read it."""
    if not row.position:
        return None
    game = find(row.game)
    try:
        return Table.at(game, load_old(game, json.loads(row.position)))
    except (CeilidhError, ValueError) as fault:
        tell(log, logging.WARNING, "no old position", table=row.id, fault=str(fault))
        return None


def _repeated(row: GameTable, lines: list[str]) -> Continuation | None:
    """As many moves as these rules can repeat; None if they cannot even set up the game."""
    game, stage = find(row.game), stage_of(row)
    try:
        if stage is None:
            table = resume(row.game, row.players, row.seed, dict(row.options), row.setup, [])
        else:
            table = Table.at(game, load_old(game, stage["position"]))
            table.drawn_before = draws_before_stage(row, lines)
    except CeilidhError as fault:
        tell(log, logging.WARNING, "no old set-up", table=row.id, fault=str(fault))
        return None
    first = moves_before_stage(row)
    repeat_old(table, lines[first:])
    entry = {} if stage is None else {**staged_at(table), "moves": first}
    return Continuation(table, first, entry)


def _is_whole(row: GameTable, found: Continuation, moves: int) -> bool:
    """Whether all moves were repeated, and led to the same end where there was one."""
    table = found.table
    if found.moves < moves or not _is_same_end(row, table):
        return False
    return not faults_of(table.game, table.state)


def _is_same_end(row: GameTable, table: Table) -> bool:
    """What was told when a game was over stays true; one that goes on stays so."""
    over = table.actor is None
    return over == row.finished and (not over or table.scores() == row.scores)


def _store(store: Store, row: GameTable, found: Continuation, moves: int) -> None:
    table = found.table
    held = row.held if found.moves == moves else None
    fresh = GameTable(
        id=row.id,
        version=table.game.version,
        position=dumped(table),
        upgrades=[*row.upgrades, {"moves": found.moves, **found.entry}],
        held=held,
        waiting=list(table.actors) if held is None else [held],
        moves=found.moves,
    )
    states = [played.before for played in table.played[1:]] + [table.state]
    # The position after the last move before a stage is that of the stage.
    first = found.first if table.played else found.first - 1
    keys = {first + nth: table.game.key(state).hex() for nth, state in enumerate(states)}
    store.upgrade(fresh, row.revision, {nth: key for nth, key in keys.items() if nth >= 0})


def upgrade_notice(row: GameTable, to: Speaker) -> str:
    """What to tell people who find their table changed by an upgrade, until the next move."""
    last = row.upgrades[-1] if row.upgrades else {}
    if last.get("moves") != row.moves or row.finished:
        return ""
    if last.get("dropped"):
        return to.text(
            "An upgrade changed the rules, and the last moves could not be repeated. This game "
            "continues after move {number}.",
            number=row.moves,
        )
    if row.moves and "position" in last:
        return to.text(
            "An upgrade changed the rules. This game continues from this position; its earlier "
            "moves are in the game record."
        )
    return ""
