"""What the page for a new table tells about bots: their character, and how strong they are."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.bots.catalogue import NAMES
from ceilidh.bots.strength import Strength, strengths
from ceilidh.say import Speaker
from ceilidh.say.phrases import message

CHARACTERS = {
    "random": message("plays any legal move"),
    "learner": message("takes what pays now and sees little of what comes later"),
    "crofter": message("builds up, but forgets rivals and the prizes of the end"),
    "greedy": message("knows what everything is worth, one move at a time"),
    "laird": message("plans its own turn or round, for a moment at most"),
    "chief": message("plans ahead for up to a second and compares several futures"),
}


@dataclass(frozen=True)
class LevelLine:
    bot: str
    character: str
    strength: str


def level_lines(game: str, to: Speaker) -> list[LevelLine]:
    """The bots from the easiest to the strongest."""
    known = {row.level: row for row in strengths(game)}
    return [LevelLine(bot, to.text(CHARACTERS[bot]), _told(known.get(bot), to)) for bot in NAMES]


def _told(row: Strength | None, to: Speaker) -> str:
    if row is None:
        return ""
    return to.text(
        "{points} points on average, {wins} % of {games} games of two won against {bot}",
        points=round(row.points),
        wins=round(100 * row.wins),
        games=row.games,
        bot=to.text(row.below),
    )
