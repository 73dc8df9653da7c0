"""What runs in the processes that analyse; it imports no more than that needs.

They are nice to all others, so that no table is slower for them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ceilidh.bots.analysis.course import Analyst, Effort
from ceilidh.bots.analysis.judgement import judge_position
from ceilidh.bots.analysis.verdict import as_data
from ceilidh.bots.search.budget import Budget
from ceilidh.bots.worker import prepare
from ceilidh.kernel.opening import load
from ceilidh.kernel.registry import find

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NICE: Final = 15  # of 19

# What is said of a question, step by step: a word and what belongs to it.
Said = tuple[str, Any]


def serve(line: Connection) -> None:
    """Answer one question after the other, until the line is closed."""
    prepare()
    os.nice(NICE)
    while True:
        try:
            question = line.recv()
        except EOFError:
            return
        for said in answers(question):
            line.send(said)
        line.send(("done", None))


def answers(question: dict[str, Any]) -> Iterator[Said]:
    if question["what"] == "hint":
        yield "choices", hint(question)
    else:
        yield from course(question)


def hint(question: dict[str, Any]) -> list[dict[str, Any]]:
    """The best moves of a position, of which all that its asker may not see is drawn anew."""
    game = find(question["game"])
    state = game.load(question["state"])
    nodes = question["nodes"]
    budget = Budget(nodes=nodes) if nodes else Budget(seconds=question["seconds"])
    return [as_data(one) for one in judge_position(game, state, question["seat"], budget)]


def course(question: dict[str, Any]) -> Iterator[Said]:
    """A whole game, from its record."""
    analyst = Analyst(load(question["record"]), Effort(question["seconds"], question["nodes"]))
    known = question["known"]
    done = {one["number"] for one in known}
    seats = question.get("seats")
    analyst.decisions = [
        number
        for number in analyst.decisions
        # The time is better spent on what was decided here, in a look back by its reader.
        if number >= question["first"]
        and number not in done
        and (seats is None or analyst.played[number].seat in seats)
    ]
    yield "total", analyst.total + len(known)
    for one in known:
        yield "verdict", one
    for verdict in analyst.work():
        if verdict is None:
            yield "leads", [[round(lead, 1) for lead in row] for row in analyst.course.leads]
        else:
            yield "verdict", as_data(verdict)
