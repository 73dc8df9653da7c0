"""Taking back and playing again: what a player may do alone, as far as nothing was revealed."""

from __future__ import annotations

from ceilidh.kernel.fair import UndoNote
from ceilidh.kernel.secrecy import others_know_more
from ceilidh.kernel.table import Played, Table
from ceilidh.server.errors import Forbidden, Illegal
from ceilidh.server.storage.seats import PERSON
from ceilidh.server.table.fair_draws import renewed
from ceilidh.server.table.moves import PLAIN, TurnPreferences, held_after
from ceilidh.server.table.room import Room
from ceilidh.server.table.undo_spans import span_of_undo
from ceilidh.shortcuts import shortcuts_of


def undo(room: Room, user_id: int, whole_turn: bool = False) -> int:
    """Take back own moves that revealed nothing: the last, or back to the start of the turn.

    Bots' moves after them go back too. Returns how many were taken back.
    """
    with room.lock:
        own = room.own(user_id)
        back = undo_span(room, own, whole_turn)
        if back == 0:
            _explain_no_undo(room, own)
        go_back_by(room, back)
        return back


def _explain_no_undo(room: Room, own: list[int]) -> None:
    if not room.going.played:
        raise Illegal("There is no move to undo.")
    if study_span(room, own):
        raise Illegal(
            "Something has been revealed since your last decision; you can go "
            "back in a study game instead."
        )
    last = room.table.played[-1]
    if last.seat not in own:
        raise Illegal("The last move was not yours; ask the other players before undoing it.")
    raise Illegal("The last move revealed something; it can only be undone if everyone agrees.")


def undo_span(room: Room, own: list[int], whole_turn: bool = False) -> int:
    """How many moves the player of these seats takes back without asking anybody."""
    free = room.kind.undoes_everything
    return span_of_undo(room.going, own, room.bots(), whole_turn, over_reveals=free)


def study(room: Room, user_id: int) -> int:
    """Go back over what was revealed, where no other person plays; the game counts no more."""
    with room.lock:
        back = study_span(room, room.own(user_id))
        if back == 0:
            raise Illegal("You are playing with other people; ask them before undoing.")
        go_back_by(room, back, study=True)
        return back


def study_span(room: Room, own: list[int]) -> int:
    """How many moves would go back as a study game; 0 where other people play."""
    others = [s for s in room.seats if s.number not in [*own, *room.bots()]]
    return 0 if others else span_of_undo(room.going, own, room.bots(), over_reveals=True)


def go_back_by(room: Room, number: int, study: bool = False) -> None:
    """Take back so many moves; they can be played again, unless they must be forgotten.

    Every way back comes through here, so that none of them avoids the study mark.
    """
    table = room.table.copy()
    kept = len(table.played) - number
    lines = [played.line for played in table.played[kept:]]
    chance, over = table.chance, table.actor is None
    taken = [table.undo(consent=True) for _ in range(number)]
    commitment = ""
    if chance is not None and over:
        table.chance = renewed(chance, table.draws(), UndoNote(kept + number, kept))
        commitment = table.chance.commitments[-1]
    # Draws of a value that was told are not made again by the new one.
    lost = table.chance is not chance and any(one.outcomes for one in taken)
    again = room.kind.is_compared and over  # by then one may have looked at the games of others
    counts = plays_alone(room) and not room.kind.undoes_everything
    study = study or again or (counts and _saw_more(room, taken[::-1]))
    redo = [] if study or lost else lines + room.row.redo
    room.store_moves(table, kept, [], redo, study=study, commitment=commitment)


def plays_alone(room: Room) -> bool:
    """Whether nobody else is there to agree: only bots, and people who resigned."""
    people = {s.user_id for s in room.seats if s.kind == PERSON and not s.resigned}
    return len(people) < 2


def _saw_more(room: Room, moves: list[Played]) -> bool:
    """Whether these last moves revealed something, or the end told what others kept hidden."""
    if any(one.barrier for one in moves):
        return True
    if room.table.actor is not None or not moves:
        return False
    own = [s.number for s in room.seats if s.kind == PERSON]
    return others_know_more(moves[-1].before, own, room.table.players)


def redo(room: Room, user_id: int, turn: TurnPreferences = PLAIN) -> int:
    """Play again what was taken back last, with the moves that were no choice after it."""
    with room.lock:
        own = room.own(user_id)
        if not room.row.redo:
            raise Illegal("There is nothing to redo.")
        seat = int(room.row.redo[0].split()[0]) - 1
        if seat not in own:
            raise Forbidden("That move was not yours.")
        table = room.table.copy()
        start = len(table.played)
        keys: list[str] = []
        for line in room.row.redo:
            if keys and not _is_forced(table, line, seat):
                break
            _replay(table, line)
            keys.append(table.key())
        rest = room.row.redo[len(keys) :]
        room.store_moves(table, start, keys, rest, held_after(table, seat, turn))
        return len(keys)


def _replay(table: Table, line: str) -> None:
    """Play a line of the record again, with the same results of chance."""
    seat, _, rest = line.partition(" ")
    text, _, outcomes = rest.partition(" > ")
    table.replay_line(int(seat) - 1, text, outcomes)


def _is_forced(table: Table, line: str, seat: int) -> bool:
    """Whether a line that was taken back is a move of the seat without a choice."""
    if int(line.split()[0]) - 1 != seat or table.actors != [seat]:
        return False
    action = shortcuts_of(table.game.name).forced(table.game, table.state, seat)
    return action is not None and line.partition(" ")[2].partition(" > ")[0] == action.text
