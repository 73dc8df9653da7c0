"""What to try next time: a tip for each source of points and for each kind of move, with a lesson.

Tips name facts of the finished game, so they are keyed by lines of the score sheet and by the first
word of a move.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceilidh.lessons.lesson import Lesson
from ceilidh.lessons.library import find_lesson
from ceilidh.say.phrases import message


@dataclass(frozen=True)
class LessonTip:
    """A sentence, and the lesson that trains it, by its id."""

    text: str
    lesson_id: str

    def lesson(self) -> Lesson | None:
        return find_lesson(self.lesson_id)


_CONTRACTS: Final = LessonTip(
    message("Always have a contract in your export box, and choose actions that fill it."),
    "clans/contracts",
)
_IMPORTS: Final = LessonTip(
    message("Fulfil contracts with imports that few players take: the rarest score the most."),
    "clans/contracts",
)
_GOODS: Final = LessonTip(
    message("Place units that produce goods in the first rounds: they pay in every round."),
    "clans/production",
)
_MARKET: Final = LessonTip(
    message("Sell goods while their price is high, and buy them while it is low."),
    "clans/market",
)
_CHAINS: Final = LessonTip(
    message("Place each tile where it activates many others: it touches up to eight."),
    "glenmore/chains",
)
_COMPARED: Final = LessonTip(
    message("Before a scoring phase, count what it compares, and get one more of it in time."),
    "glenmore/scoring",
)
_PERSONS: Final = LessonTip(
    message("Take person tiles: they score, and they move your marker on the clan board."),
    "glenmore/clan_board",
)
_RONDEL: Final = LessonTip(
    message("Look at the next tiles on the rondel: a short step gives you more turns."),
    "glenmore/rondel",
)

# By game and line of the score sheet, where others were ahead.
BY_LINE: Final[dict[str, dict[str, LessonTip]]] = {
    "clans": {
        "glory": LessonTip(
            message("Look at the scoring tile of the round before you choose an action."),
            "clans/first_game",
        ),
        "basic goods": _GOODS,
        "processed goods": _GOODS,
        "money": _MARKET,
        "hops": _CONTRACTS,
        "cotton": _IMPORTS,
        "tobacco": _IMPORTS,
        "sugar_cane": _IMPORTS,
        "exports": _CONTRACTS,
        "settlements": LessonTip(
            message("Spread out: groups of units that your ships link are settlements and score."),
            "clans/settlements",
        ),
    },
    "glenmore": {
        "play": _CHAINS,
        "castle_scots": LessonTip(
            message("Move Scots to your Home castle: every scoring phase compares them."),
            "glenmore/scoring",
        ),
        "landmarks": _COMPARED,
        "barrels": _COMPARED,
        "persons": _PERSONS,
        "territory_size": LessonTip(
            message("Leave out tiles that you do not need: a large territory loses points."),
            "glenmore/placement",
        ),
        "coins": LessonTip(
            message("Sell resources that you do not need while the market pays well."),
            "glenmore/market",
        ),
        "landmark_effects": _COMPARED,
    },
}
_NEIGHBOURS: Final = LessonTip(
    message("Expand next to other players: you buy what they produce for less."),
    "clans/neighbours",
)
# By game and the first word of the move that would have been better.
BY_MOVE: Final[dict[str, dict[str, LessonTip]]] = {
    "clans": {
        "build": _NEIGHBOURS,
        "take": _CONTRACTS,
        "fulfil": _CONTRACTS,
        "buy": _MARKET,
        "sell": _MARKET,
        "hire": LessonTip(
            message("Hire merchants early: each of them trades in every round."),
            "clans/market",
        ),
        "ship": LessonTip(
            message("Upgrade shipping before your land is full: it opens new hexes and ports."),
            "clans/shipping",
        ),
        "technology": _GOODS,
        "pass": LessonTip(
            message("Pass when your money no longer buys much: early passing pays."),
            "clans/first_game",
        ),
    },
    "glenmore": {
        "take": _RONDEL,
        "lay": _CHAINS,
        "activate": _CHAINS,
        "walk": LessonTip(
            message("Use movement points: a Scot in the right place lets you place tiles there."),
            "glenmore/placement",
        ),
        "claim": _PERSONS,
        "buy": LessonTip(
            message("Compare prices: buy on the market only what a tile needs now."),
            "glenmore/market",
        ),
        "sell": LessonTip(
            message("Keep resources that a tile will need soon; sell the others."),
            "glenmore/market",
        ),
    },
}
# By game and the first word of a move that was played too soon again and again.
BY_PLAYED: Final[dict[str, dict[str, LessonTip]]] = {
    "clans": {
        "pass": LessonTip(
            message("Look once more before you pass: money and goods may buy another action."),
            "clans/first_game",
        ),
    },
    "glenmore": {
        "end": LessonTip(
            message("Look once more before you end your turn: a tile or a Scot may have work."),
            "glenmore/chains",
        ),
    },
}


def tip_for_line(game: str, line: str) -> LessonTip | None:
    return BY_LINE.get(game, {}).get(line)


def tip_for_played(game: str, move: str) -> LessonTip | None:
    return BY_PLAYED.get(game, {}).get(move.partition(" ")[0])


def tip_for_move(game: str, move: str) -> LessonTip | None:
    return BY_MOVE.get(game, {}).get(move.partition(" ")[0])
