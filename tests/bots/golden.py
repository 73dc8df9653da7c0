"""What bots think of fixed positions, written down: any change of a judgement shows there.

The positions are those of recorded games. Write the numbers anew after a change that is meant, or
when the games were recorded anew, and look at the difference before you commit it:

    PYTHONPATH=src python -m tests.bots.golden --write

`tests/bots/test_module_evaluations.py` compares. What single terms should be is reckoned by hand in
`test_clans_terms.py` and `test_glenmore_terms.py`; here is what they are in whole games.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast

from ceilidh.bots.analysis.course import Analyst, Effort
from ceilidh.bots.analysis.expectation import leads
from ceilidh.bots.analysis.judgement import Judgement, judge_position
from ceilidh.bots.analysis.move_reasons import OpenJudge
from ceilidh.bots.analysis.verdict import as_data
from ceilidh.bots.analysis.verdict_text import before
from ceilidh.bots.base import generator
from ceilidh.bots.catalogue import judge_of, search_profile_of
from ceilidh.bots.glenmore.features import expected, features, view_of
from ceilidh.bots.search.beam import Beam
from ceilidh.bots.search.bot import SearchBot, SearchSettings
from ceilidh.bots.search.budget import Budget, BudgetTimer
from ceilidh.bots.search.context import SearchContext
from ceilidh.kernel.table import Table
from tests.shared.records import table_of

FOLDER = Path(__file__).with_suffix("")
DIGITS = 4
# Games whose positions are judged: every clan, every part of an expansion, every Chronicle.
JUDGED = {
    "clans": (
        "1p-both-modules",
        "1p-trains-markets",
        "2p-auction",
        "2p-cunningham-fergusson",
        "2p-everything",
        "2p-macewan-mackenzie",
        "2p-scoring-for-two",
        "2p-simplified-trains",
        "2p-static-imports",
        "2p-tiles-douglas-fraser",
        "2p-trains-markets",
        "3p-automa-everything",
        "3p-plain",
        "3p-tiles-gordon-macfarlane-macgregor",
        "3p-tiles-mackintosh-macleod-macpherson",
        "3p-tiles-sinclair-douglas-fraser",
        "4p-awards",
    ),
    "glenmore": (
        "2p-boats",
        "2p-casks-both",
        "2p-great-glen",
        "2p-haggis-both",
        "2p-mobs-casks-tome",
        "2p-most",
        "2p-plain",
        "3p-all-with-hammer",
        "3p-die",
        "3p-english-tome-hammer",
        "3p-hammer-both",
        "4p-plain",
    ),
}
EVERY = {"clans": 3, "glenmore": 5}  # moves between two positions that are judged
# Games, and the numbers of moves after which somebody plans or asks for advice.
PLANNED = {
    "clans": (("2p-macewan-mackenzie", (1, 12, 30, 55)), ("3p-plain", (25, 80))),
    "glenmore": (("2p-plain", (0, 25, 60, 130)), ("3p-die", (40,)), ("2p-casks-both", (70,))),
}
NODES = 150
Found = dict[str, Any]


def rounded(value: Any) -> Any:
    """Numbers as they are written down; none is a negative zero."""
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0
    if isinstance(value, dict):
        return {name: rounded(one) for name, one in value.items()}
    return [rounded(one) for one in value] if isinstance(value, (list, tuple)) else value


# --- judging --------------------------------------------------------------------------------------


def positions(game: str, record: str) -> Iterator[tuple[int, Table, int]]:
    """Some positions of a recorded game: how many moves were made, the table, who decides."""
    table = table_of(game, record)
    for number in range(0, len(table.played), EVERY[game]):
        past = before(table, number)
        if past.actor is not None:
            yield number, past, past.actors[0]


def judge_at(table: Table, seat: int, weights: str) -> tuple[OpenJudge, Any]:
    maker = judge_of(table.game.name, weights)
    assert maker is not None
    guess = table.game.determinize(table.state, seat, 1)
    return cast(OpenJudge, maker(guess, seat)), guess


def judged(game: str, record: str) -> Found:
    """What every position is worth, and how much of all of them comes from each term."""
    worth: dict[str, float] = {}
    terms: dict[str, float] = {}
    for number, table, seat in positions(game, record):
        judge, guess = judge_at(table, seat, "hand")
        worth[str(number)] = judge.worth(guess)
        for name, value in judge.reasons(guess).items():
            # Each position by another factor, so that no two faults take each other away.
            terms[name] = terms.get(name, 0.0) + value * (1 + len(worth) / 7)
    return {"worth": worth, "terms": terms}


def lead(game: str, record: str) -> list[list[float]]:
    """By how much everybody is ahead, at some moments of a game."""
    table = table_of(game, record)
    maker = judge_of(game, "tuned")
    assert maker is not None
    states = [table.played[number].before for number in range(0, len(table.played), 40)]
    return [leads(table.game, state, maker) for state in [*states, table.state]]


def net(record: str) -> list[list[float]]:
    """What the net of Glen More II expects for all seats, and the sum of what it sees."""
    table = table_of("glenmore", record)
    out: list[list[float]] = []
    for number in range(0, len(table.played), 40):
        state = table.played[number].before
        seen = [features(view_of(state, seat)) for seat in range(table.players)]
        out.append([*expected(state), *[sum(row) for row in seen]])
    return out


# --- planning -------------------------------------------------------------------------------------


def moments(game: str) -> Iterator[tuple[str, Table, int]]:
    """Positions in which there is something to choose, by a name."""
    for record, numbers in PLANNED[game]:
        for number in numbers:
            table = before(table_of(game, record), number)
            while len(table.legal(table.actors[0])) < 2:
                table.play(table.legal(table.actors[0])[0], table.actors[0])
            yield f"{record} {number}", table, table.actors[0]


class Watched(Budget):
    """A budget that keeps the clocks it starts."""

    def start(self) -> BudgetTimer:
        clock = super().start()
        clocks.append(clock)
        return clock


clocks: list[BudgetTimer] = []


def searched(table: Table, seat: int) -> Found:
    """The choice of a bot that plans, how many moves it tried, and what it remembers."""
    game = table.game
    judge, profile = judge_of(game.name, "tuned"), search_profile_of(game.name)
    assert judge is not None and profile is not None
    clocks.clear()
    bot = SearchBot(
        generator(3, seat), judge, profile, Watched(nodes=NODES), SearchSettings(width=20)
    )
    guess = game.determinize(table.state, seat, 1)
    legal = game.flow.legal_for(guess, seat)
    chosen = bot.choose(game, guess, seat, legal)
    kept = [[action.text for action in moves] for moves in bot.memory.known.values()]
    return {"choice": chosen.text, "tried": clocks[0].nodes, "kept": kept}


def lines(table: Table, seat: int) -> list[list[Any]]:
    """The best plans that a beam finds, each with its value, its end and whether chance spoke."""
    game = table.game
    judge, profile = judge_of(game.name, "tuned"), search_profile_of(game.name)
    assert judge is not None and profile is not None
    if not profile.planned(table.state, seat):
        return []
    context = SearchContext(game, seat, profile, judge, Budget(nodes=NODES).start())
    root = game.determinize(table.state, seat, 2)
    legal = game.flow.legal_for(root, seat)
    beam = Beam(context, 6, 0.9, 4)
    found = beam.lines(root, legal, every=True)[:5]
    told = [
        [one.value, one.end.drawn, *[action.text for _, action in one.end.steps()]] for one in found
    ]
    return [[beam.cut, context.clock.nodes], *told]


def hinted(table: Table, seat: int) -> list[Found]:
    budget = Budget(nodes=NODES)
    return [as_data(one) for one in judge_position(table.game, table.state, seat, budget)]


def compared(table: Table, seat: int) -> list[list[Any]]:
    """The best plan, and that of the last legal move."""
    judgement = Judgement(table.game, table.state, seat, Budget(nodes=NODES))
    return [
        [one.value, one.drawn, [each.text for each in one.chain], len(one.turn)]
        for one in judgement.compared(judgement.legal[-1])
    ]


def course(game: str) -> list[Found]:
    """The verdicts on the first moves of a game."""
    record = PLANNED[game][0][0]
    analyst = Analyst(before(table_of(game, record), 14), Effort(nodes=40))
    for _ in analyst.work():
        pass
    return [as_data(one) for _, one in sorted(analyst.course.verdicts.items())]


def planned(game: str) -> Found:
    return {
        name: {
            "searched": searched(table, seat),
            "lines": lines(table, seat),
            "hinted": hinted(table, seat),
            "compared": compared(table, seat),
        }
        for name, table, seat in moments(game)
    }


# --- what was written down ------------------------------------------------------------------------


@cache
def known(game: str) -> Found:
    found: Found = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    return found


def made(game: str) -> Found:
    records = JUDGED[game]
    found: Found = {
        "judged": {record: judged(game, record) for record in records},
        "leads": {record: lead(game, record) for record in records[-3:]},
        "planned": planned(game),
        "course": course(game),
    }
    if game == "glenmore":
        found["net"] = {record: net(record) for record in records[-3:]}
    return cast(Found, rounded(found))


def laid_out(value: Any, depth: int) -> str:
    """As JSON, the first levels line by line, so that a difference can be read."""
    if depth == 0 or not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    rows = [f"{json.dumps(name)}: {laid_out(one, depth - 1)}" for name, one in value.items()]
    return "{\n" + ",\n".join(rows) + "\n}"


def main(arguments: list[str]) -> None:
    if arguments != ["--write"]:
        sys.exit(__doc__)
    FOLDER.mkdir(exist_ok=True)
    for game in JUDGED:
        text = laid_out(made(game), 3)
        (FOLDER / f"{game}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
