"""The people that bots are at a table: a Scottish name each, and a temper that fits the level."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ceilidh.bots.bot_names import profile_of
from ceilidh.bots.profile import EASY, MEDIUM, STRONG, TITLES
from ceilidh.bots.roster import ROSTER
from ceilidh.say.phrases import message


@dataclass(frozen=True)
class BotPerson:
    """Somebody whom a bot of this level can be; `temper` is one sentence about how they play.

    What they look like stands in `draw/svg/faces.toml`, by their names.
    """

    name: str
    level: str
    temper: str


PERSONS: Final = (
    BotPerson("Morag", EASY, message("Takes what pays now and worries about the rest later.")),
    BotPerson("Hamish", EASY, message("Comes for the company and hardly looks at your board.")),
    BotPerson("Kirsty", EASY, message("Likes sheep more than sums.")),
    BotPerson("Dougal", EASY, message("Forgets that every game ends.")),
    BotPerson("Isla", EASY, message("Learns with you, one mistake at a time.")),
    BotPerson("Rory", EASY, message("Never hurries and never bears a grudge.")),
    BotPerson("Catriona", MEDIUM, message("Knows the price of everything and pays no penny more.")),
    BotPerson("Ewan", MEDIUM, message("Makes the best of today and leaves tomorrow alone.")),
    BotPerson("Eilidh", MEDIUM, message("Counts twice, then makes the best move on the board.")),
    BotPerson("Lachlan", MEDIUM, message("Drives a hard bargain and wastes nothing.")),
    BotPerson("Shona", MEDIUM, message("Stays calm and trusts the numbers.")),
    BotPerson("Murdo", MEDIUM, message("Sees a good move at once and looks no further.")),
    BotPerson("Bran", STRONG, message("Plans ahead and says little.")),
    BotPerson("Ailsa", STRONG, message("Weighs several futures before every move.")),
    BotPerson("Torquil", STRONG, message("Punishes every mistake, politely.")),
    BotPerson("Mairi", STRONG, message("Gives nothing away before the last move.")),
    BotPerson("Struan", STRONG, message("Plays the long game.")),
    BotPerson("Isobel", STRONG, message("Smiles, waits, and takes what you needed.")),
)


def level_of(bot: str) -> str:
    """The level whose people a bot is one of: the easiest of which the bot is as strong as it."""
    profile = profile_of(bot)
    levels = [one for one in ROSTER.values() if one.level]
    able = [one.level for one in levels if profile is not None and profile.place <= one.place]
    return able[0] if able else STRONG


def level_title(bot: str) -> str:
    """What stands beside the name of a bot: its level, or what it is called; a message."""
    profile = profile_of(bot)
    if profile is None:
        return bot
    return TITLES[profile.level] if profile.level else profile.title


def person_named(name: str) -> BotPerson | None:
    return next((one for one in PERSONS if one.name == name), None)


def cast(bots: Sequence[str], taken: Iterable[str], draw: str) -> list[str]:
    """The names that these bots get at a table, the same for the same `draw`.

    Nobody sits there twice, and nobody has a name that is `taken`.
    """
    used = {name.casefold() for name in taken}
    rng = random.Random(draw)
    names: list[str] = []
    for bot in bots:
        level = level_of(bot)
        order = rng.sample(PERSONS, len(PERSONS))
        order.sort(key=lambda one: one.level != level)
        names.append(next(one.name for one in order if one.name.casefold() not in used))
        used.add(names[-1].casefold())
    return names
