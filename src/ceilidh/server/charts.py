"""Figures for the charts at the end of a game."""

from __future__ import annotations

from ceilidh.say import Speaker
from ceilidh.server.errors import Refusal
from ceilidh.server.rooms import Room


def chart_data(room: Room, to: Speaker) -> dict[str, object]:
    """The score of every seat after each move, and the last score sheet by its lines."""
    with room.lock:
        table = room.table
        if table.actor is not None:
            raise Refusal("The game is not over yet.")
        states = [played.before for played in table.played] + [table.state]
        scores = [table.game.scores(state) for state in states]
        sheet = table.sheet()
        return {
            "title": to.text("Victory points if the game had ended then"),
            "moves": to.text("Move"),
            "names": room.names(to),
            "numbers": list(range(len(states))),
            "scores": [[row[seat] for row in scores] for seat in range(table.players)],
            "sources": [to.name(table.game.name, "line", name) for name, _ in sheet],
            "points": [values for _, values in sheet],
        }
