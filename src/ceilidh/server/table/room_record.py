"""The record of a room, as it may be given out, and the same game with other chance to come."""

from __future__ import annotations

from pathlib import Path

from ceilidh.kernel.chance import seeded
from ceilidh.kernel.component_data.pack_file import is_word
from ceilidh.kernel.event import outcomes_text
from ceilidh.kernel.game_tree import read_notes
from ceilidh.kernel.opening import resume
from ceilidh.kernel.options import plain
from ceilidh.kernel.record import clean_name, option_text
from ceilidh.kernel.table import Table
from ceilidh.server.table.fair_draws import untold


def again(table: Table, seed: int, moves: int | None = None) -> Table:
    """The same game from set-up and moves, all or the first of them, with other chance to come."""
    if table.start:
        return _again_from_position(table, seed, moves)
    return resume(
        table.game.name,
        table.players,
        seed,
        plain(table.options),
        outcomes_text(table.setup),
        [played.line for played in table.played[:moves]],
    )


def _again_from_position(table: Table, seed: int, moves: int | None) -> Table:
    """The same of a game that began with a position: chance is in it, so that it is changed."""
    state = table.game.clone(table.played[0].before if table.played else table.state)
    state.rng = seeded(seed)
    made = Table.at(table.game, state)
    for played in table.played[:moves]:
        made.replay_line(played.seat, played.action.text, outcomes_text(played.outcomes))
    return made


def earlier_moves(head: str, lines: list[str]) -> str:
    """Moves that are told after a record, which do not belong to it: readers leave them out."""
    return "\n".join([f"# {head}", *(f"# {line}" for line in lines), ""])


def record_of(table: Table, names: list[str], sealed: bool = False, notes: str = "") -> str:
    """The record; while the game goes on without its seed, which would tell the future.

    What was chosen in secret is left out until all have chosen, and the value behind fair chance
    until all is over, and nobody else plays from it (`sealed`). `notes` are comments and
    variations that came with the record of the game.
    """
    over = table.actor is None
    # The key at its end is of a position with its chance, so that too is of another seed.
    given = table.copy() if over or table.chance is not None else again(table, 0)
    if sealed and given.chance is not None:
        given.chance = untold(given.chance)
    given.names = [clean_name(name, number) for number, name in enumerate(names)]
    if notes:
        read_notes(given.tree, notes)
    text = given.record()
    pack = str(table.options["data_pack"])
    if pack and not is_word(pack):
        # The folder on this machine is nobody's business; its name says which pack it was.
        text = text.replace(option_text("data_pack", pack), f"data_pack={Path(pack).name}")
    if over:
        return text
    return "\n".join(line for line in text.splitlines() if not line.startswith("[Seed ")) + "\n"
