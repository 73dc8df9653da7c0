"""Marks on the slider of a replay: the moves at which a round began or a scoring phase came."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.kernel.table import Table
from ceilidh.say import Speaker
from ceilidh.say.phrases import message

# Facts of the whole table, by the kind of event, that cut a game into parts; `n` counts them.
MARKS = {"round": message("Round {n}"), "scoring": message("Scoring phase {n}")}
EVERYBODY = -1


@dataclass
class ReplayMark:
    """`move`: the number of moves made when it came; `share` of the whole game, from 0 to 1."""

    move: int
    number: int
    label: str
    share: float


def marks_of(table: Table, to: Speaker) -> list[ReplayMark]:
    total = max(1, len(table.played))
    return [
        ReplayMark(move, event.amount, to.text(MARKS[event.kind], n=event.amount), move / total)
        for move, played in enumerate(table.played, 1)
        for event in played.events
        if event.kind in MARKS and event.seat == EVERYBODY
    ]
