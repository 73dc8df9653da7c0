"""The words of the clan auction."""

from typing import Final

from ceilidh.games.clans.modules.auction.rules import NOBODY, auction
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Table
from ceilidh.say.answers import ScoreBreakdown
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.score_breakdowns import on_strip
from ceilidh.say.speaker import Speaker


def _points(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"number": to.count("{n} point", "{n} points", action.a)}


def _asked(to: Speaker, state: State, frame: Frame) -> str:
    running = auction(state)
    if running.leader == NOBODY:
        return to.text("Open the auction: how much do you bid?")
    return to.count(
        "Bid more than {n} point, or drop out.",
        "Bid more than {n} points, or drop out.",
        running.bid,
    )


def _reckoned(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    return ScoreBreakdown(
        to.text("The amount bid for the clan in the auction."), tuple(on_strip(seat))
    )


TEXT: Final = ModuleText(
    name=message("auction"),
    about=message("bid victory points for first choice of clan and turn order"),
    moves={
        "bid": MoveKindText(
            message("bid"), message("Bid {number}"), message("bids {number}"), fields=_points
        ),
        "drop": MoveKindText(
            message("drop"),
            message("Drop out of the auction"),
            message("drops out of the auction"),
        ),
    },
    prompts={"bidding": _asked, "auction choice": message("Choose a clan.")},
    lines={"bid": _reckoned},
    names={"line": {"bid": message("Bid")}},
    choices={"clans": {"auction": message("auction")}},
)
