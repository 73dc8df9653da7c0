"""What happened since a viewer's last turn: a short list, one entry for each turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ceilidh.kernel.table import Table
from ceilidh.say import Speaker
from ceilidh.say.move_parts import StoryEntry, TurnPieces
from ceilidh.say.speaker import words_for
from ceilidh.server.table.text_cache import TextCache

MOST: Final = 30  # entries for a player
WATCHED: Final = 8  # entries for a viewer without a seat
PLAYED_BACK: Final = 60  # turns that a page may have missed and still plays back


def since_turn(
    texts: TextCache,
    to: Speaker,
    table: Table,
    names: list[str],
    mine: list[int],
    seat: int | None,
    is_open: bool,
) -> list[StoryEntry]:
    """The turns after the last one of `mine`, oldest first; `is_open`: theirs goes on now."""
    turns = texts.turns(table)
    if is_open and turns and turns[-1].seat in mine:
        turns.pop()
    own = [nth for nth, turn in enumerate(turns) if turn.seat in mine]
    if not mine:
        turns = turns[-WATCHED:]
    shown = turns[own[-1] + 1 :] if own else turns
    hidden = set(table.hidden_moves(seat))
    return [_entry(texts, to, table, turn, names, hidden) for turn in shown[-MOST:]]


def steps_of_others(texts: TextCache, table: Table, mine: list[int]) -> list[int]:
    """The numbers of the moves after which a step of the others is over, of their last turns.

    A step is what a turn can be about, with its answers and small moves: a tile taken, paid for.
    """
    words, steps = words_for(table.game.name), set[int]()
    for turn in texts.turns(table)[-PLAYED_BACK:]:
        played = [piece for piece in turn.pieces if piece.played.seat not in mine]
        if turn.seat in mine or not played:
            continue
        leads = [piece.number for piece in played if words.leads(piece.played)]
        steps.update([*[number - 1 for number in leads[1:]], played[-1].number])
    return sorted(steps)


def last_turns(
    texts: TextCache, to: Speaker, table: Table, names: list[str], seat: int | None
) -> dict[int, StoryEntry]:
    """The newest turn of each seat that has had one, as who has `seat` may know it."""
    newest = {turn.seat: turn for turn in texts.turns(table) if turn.seat >= 0}
    hidden = set(table.hidden_moves(seat))
    return {
        number: _entry(texts, to, table, turn, names, hidden) for number, turn in newest.items()
    }


def _entry(
    texts: TextCache,
    to: Speaker,
    table: Table,
    turn: TurnPieces,
    names: list[str],
    hidden: set[int],
) -> StoryEntry:
    """A choice made in secret is told when all have chosen."""
    if all(piece.number - 1 not in hidden for piece in turn.pieces):
        return texts.entry(to, table, turn, names)
    known = [piece for piece in turn.pieces if piece.number - 1 not in hidden]
    chosen = [piece for piece in turn.pieces if piece.number - 1 in hidden]
    said = [to.text("{name} has chosen.", name=names[piece.played.seat]) for piece in chosen]
    last = turn.last.number
    if not known:
        heading = words_for(table.game.name).heading(to, turn.first.played, turn.first.part)
        text, results = said[0], tuple(said[1:])
        return StoryEntry(turn.seat, "done", text, results, heading, turn.first.number, last, 0)
    told = texts.entry(to, table, TurnPieces(turn.seat, known), names)
    return replace(told, results=(*told.results, *said), move=last)
