"""Figures for the charts at the end of a game."""

from __future__ import annotations

from ceilidh.say import Speaker
from ceilidh.server.errors import Refusal
from ceilidh.server.table.replay_marks import marks_of
from ceilidh.server.table.rooms import Room


def chart_data(room: Room, to: Speaker) -> dict[str, object]:
    """The score of every seat after each move, whole and by the lines of the score sheet.

    `parts` has for each line, then each seat, the points after every move.
    """
    with room.lock:
        table = room.table
        if table.actor is not None:
            raise Refusal("The game is not over yet.")
        states = [played.before for played in table.played] + [table.state]
        sheets = [table.game.sheet(state) for state in states]
        seats = range(table.players)
        parts = [
            [[sheet[line][1][seat] for sheet in sheets] for seat in seats]
            for line in range(len(sheets[-1]))
        ]
        totals = [
            [sum(one) for one in zip(*[part[seat] for part in parts], strict=True)]
            for seat in seats
        ]
        names = room.names(to)
        return {
            "title": to.text("Victory points if the game had ended then"),
            "moves": to.text("Move"),
            "points_unit": to.text("Victory points"),
            "total": to.text("Total"),
            "by_seat": to.text("Compare seats"),
            "by_part": to.text("Score by source"),
            "what": to.text("What the chart shows"),
            "sources_title": to.text("Where the points come from"),
            "names": names,
            "numbers": list(range(len(states))),
            "scores": totals,
            "parts": parts,
            "sources": [to.name(table.game.name, "line", name) for name, _ in sheets[-1]],
            "points": [values for _, values in sheets[-1]],
            "marks": [
                {"move": mark.move, "label": mark.label, "number": mark.number}
                for mark in marks_of(table, to)
            ],
        }
