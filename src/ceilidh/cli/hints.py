"""What the terminal tells of moves: plans as a page would show them, and why one cannot be."""

from typing import Final

from ceilidh.bots.analysis.judgement import can_judge, judge_position
from ceilidh.bots.analysis.verdict_text import tell_choices
from ceilidh.bots.search.budget import Budget
from ceilidh.cli.common import UsageError
from ceilidh.kernel.action import Action
from ceilidh.kernel.reason import Word
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker

BUDGET: Final = Budget(seconds=2.0)


def hint_lines(table: Table, seat: int, to: Speaker) -> list[str]:
    """The best plans for a seat that decides, from what it may know."""
    if not can_judge(table.game.name):
        raise UsageError(
            "Bots cannot evaluate {game} yet, so there is no analysis.",
            fields={"game": Word(table.game.title)},
        )
    if len(table.legal(seat)) < 2:
        raise UsageError("There is nothing to choose in this position.")
    choices = judge_position(table.game, table.state, seat, BUDGET)
    lines: list[str] = []
    for number, one in enumerate(tell_choices(to, table, seat, choices), 1):
        lines.append(f"{number}. {one.said}")
        lines.append(
            "   " + " · ".join([part for part in (one.move, one.plan, one.points) if part])
        )
    return lines


def why_not(table: Table, to: Speaker, action: Action) -> str:
    """Why a move is not legal, with the rule ids."""
    reason = table.game.why_not(table.state, action)
    rules = f" ({', '.join(reason.rules)})" if reason.rules else ""
    return to.reason(reason) + rules
