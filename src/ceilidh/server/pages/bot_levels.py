"""What the page for a new table tells about bots: their character, strength and people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ceilidh.bots.bot_names import profile_of
from ceilidh.bots.persons import PERSONS, BotPerson
from ceilidh.bots.roster import ROSTER
from ceilidh.bots.strength import Strength, strengths
from ceilidh.say import Speaker


@dataclass(frozen=True)
class BotLevelRow:
    bot: str
    character: str
    strength: str
    people: tuple[BotPerson, ...]


def level_lines(game: str, bots: Sequence[str], to: Speaker) -> list[BotLevelRow]:
    """These bots, in their order: the roster from the easiest to the strongest, then others."""
    known = {row.level: row for row in strengths(game)}
    profiles = [found for bot in bots if (found := profile_of(bot)) is not None]
    return [
        BotLevelRow(
            bot.name,
            to.text(bot.character),
            _told(known.get(bot.name), to),
            tuple([one for one in PERSONS if one.level == bot.level]),
        )
        for bot in profiles
    ]


def _told(row: Strength | None, to: Speaker) -> str:
    if row is None:
        return ""
    return to.text(
        "{points} points on average; wins {wins} % of {games} two-player games against {bot}",
        points=round(row.points),
        wins=round(100 * row.wins),
        games=row.games,
        bot=to.text(ROSTER[row.below].title),
    )
