"""What people see of a table's chance and add to it: the promise, their words, the proof."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any

from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.fair import LONGEST_WORD, FairChance, Pledge
from ceilidh.kernel.proof import Draw, draws_of, pledge_fault, verified
from ceilidh.say import Speaker
from ceilidh.server.errors import Forbidden, Refusal
from ceilidh.server.table.fair_draws import is_settled
from ceilidh.server.table.kind import KindMark
from ceilidh.server.table.position_keys import game_code
from ceilidh.server.table.room import Room
from ceilidh.server.table.seating import row_of
from ceilidh.server.texts import clean_line

SHOWN = 16  # digits of a commitment in a sentence


@dataclass
class Commitment:
    """The chance of a table as all may see it; values and draws only after the end.

    `words` are those of the seats now; with the first move they are `settled`. `commitments` are
    all that were ever made here. `host_word` says that the set-up follows from a word that the host
    gave after the first of them. `code` is for two players to compare. `no_words` says
    why seats add none, `late_proof` why the value is told later than the end. `fault` says what
    does not follow from what was promised, which would be a defect or a fraud.
    """

    fair: bool
    settled: bool
    over: bool
    commitment: str
    words: list[str]
    commitments: list[str] = field(default_factory=list)
    host_word: bool = False
    code: str = ""
    no_words: str = ""
    late_proof: str = ""
    mark: KindMark | None = None
    pledges: list[Pledge] = field(default_factory=list)
    draws: list[Draw] = field(default_factory=list)
    fault: str = ""

    def data(self) -> dict[str, Any]:
        return asdict(self)


def word_for(text: str) -> str:
    """A seat's word as it is stored."""
    return clean_line(text, LONGEST_WORD)


def add_word(room: Room, user_id: int, seat: int | None, text: str) -> None:
    """The owner of a seat says what it adds to chance, before the first move."""
    with room.lock:
        own = room.seats_of(user_id)
        if not own or (seat is not None and seat not in own):
            raise Forbidden("That is not your seat.")
        if refused := room.kind.no_words():
            raise Refusal.because(refused)
        if room.table.chance is None:
            raise Refusal("This table's draws come from a chosen seed, so seats cannot add words.")
        if is_settled(room.table.chance) or room.table.played:
            raise Refusal("The first move has been made, so the words can no longer be changed.")
        info = room.seats[own[0] if seat is None else seat]
        room.change_seats([replace(info, word=word_for(text))], row_of(room))


def announced_commitments(chance: FairChance | None) -> list[str]:
    """The commitments that pages compare with those they remember, each with its undo."""
    found: dict[str, str] = {}
    for one in chance.pledges if chance else []:
        undo = f":{one.undo.moves}:{one.undo.kept}" if one.undo else ""
        found.setdefault(one.commitment, f"{one.commitment}{undo}")
    return list(found.values())


def fault_of(room: Room, to: Speaker) -> str:
    """Why the promise of this table binds nobody, as a sentence; empty if it does."""
    table, commitments = room.table, room.row.commitments
    if not room.is_bound:
        return to.text(
            "The server was bound to {commitment} at this table, and its draws follow something "
            "else now.",
            commitment=f"{commitments[0][:SHOWN]}…" if commitments else "–",
        )
    fault = pledge_fault(table) if table.chance else None
    return to.reason(fault) if fault else ""


def commitment_of(room: Room, to: Speaker) -> Commitment:
    """What may be told of a table's chance now."""
    with room.lock:
        table = room.table
        words = [info.word for info in room.seats]
        # What a game of the day follows from is told when nobody else can play it any more.
        over = table.actor is None and not room.kind.is_sealed
        chance = table.chance
        kept = list(room.row.commitments)
        if chance is None:
            return Commitment(bool(kept), True, over, "", words, kept, fault=fault_of(room, to))
        newest = chance.pledges[-1].commitment
        made = Commitment(True, is_settled(chance), over, newest, words, kept)
        made.host_word = any(chance.pledges[0].words)
        refused, late = room.kind.no_words(), room.kind.late_proof()
        made.no_words = to.reason(refused) if refused else ""
        made.late_proof = to.reason(late) if late else ""
        made.mark = room.kind.mark()
        made.code = game_code(kept, room.key())
        made.fault = fault_of(room, to)
        if not over:
            made.pledges = [replace(one, value="") for one in chance.pledges]
            return made
        made.pledges = list(chance.pledges)
        copy = table.copy()
    try:
        made.draws = verified(copy)
    except RecordError as fault:
        made.fault = made.fault or to.reason(fault.reason)
        made.draws = draws_of(copy)
    return made
