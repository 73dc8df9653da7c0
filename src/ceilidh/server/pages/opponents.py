"""Whom you can play against: easy, medium and strong bots, opponents of the rules, or nobody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ceilidh.bots.bot_names import current_name
from ceilidh.bots.catalogue import stand_in
from ceilidh.bots.persons import cast, person_named
from ceilidh.bots.profile import ABOUT, EASY, LEVELS, TITLES
from ceilidh.bots.roster import ROSTER
from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.game import Game
from ceilidh.kernel.options import Option, resolve
from ceilidh.kernel.registry import find
from ceilidh.say import Speaker
from ceilidh.server.errors import Refusal
from ceilidh.server.results.last_opponents import LastGame
from ceilidh.server.service import SeatRequest
from ceilidh.server.storage.seats import BOT, PERSON

ALONE = "alone"
PEOPLE = "people"  # all at one screen
TWO = 2


@dataclass(frozen=True)
class Opponent:
    """A choice: `name` is its word in forms. A bot has a `bot`, one of the rules an `option`.

    `about` is one sentence; `detail` the exact name. `levels` are those of an opponent of the
    rules, with what they are called, and `level` is the one that is chosen at first. The bot is a
    `rival` with a `temper`, the same as in the game that a click begins.
    """

    name: str
    title: str
    about: str
    detail: str = ""
    bot: str = ""
    option: str = ""
    levels: tuple[tuple[str, str], ...] = ()
    level: str = ""
    rival: str = ""
    temper: str = ""
    fills: dict[str, str] = field(default_factory=dict)


@cache
def bot_of_level() -> dict[str, str]:
    """The bot for each level."""
    return {bot.level: bot.name for bot in ROSTER.values() if bot.level}


@cache
def rules_options(game: str) -> tuple[Option, ...]:
    """The options by which the rules play a seat; their first choice is that they do not."""
    found = find(game)
    return tuple([one for one in found.options if _plays_a_seat(found, one)])


def _plays_a_seat(game: Game[Any], option: Option) -> bool:
    if option.many or len(option.choices) < TWO or TWO not in game.players:
        return False
    try:
        values = resolve(game.options, {option.name: option.choices[-1]})
        return len(game.people(TWO, values)) < TWO
    except OptionError:
        return False


def opponents_of(
    game: str, to: Speaker, last: LastGame | None = None, name: str = ""
) -> list[Opponent]:
    """All that are offered for a game to somebody of this name, the easiest bot first."""
    found = find(game)
    none = {option.name: str(option.default) for option in rules_options(game)}
    made: list[Opponent] = []
    if TWO in found.players:
        for level in LEVELS:
            bot = bot_of_level()[level]
            seats = range(1, max(found.players))
            fills = {f"kind{seat}": BOT for seat in seats} | {f"bot{seat}": bot for seat in seats}
            about = "" if stand_in(bot, game) else to.text(ABOUT[level])
            title, detail = to.text(TITLES[level]), to.text(ROSTER[bot].title)
            (rival,) = cast([bot], [name], game)
            known = person_named(rival)
            temper = to.text(known.temper) if known else ""
            made.append(
                Opponent(
                    level,
                    title,
                    about,
                    detail,
                    bot,
                    rival=rival,
                    temper=temper,
                    fills={**none, **fills},
                )
            )
    for option in rules_options(game):
        made.append(_of_rules(game, option, to, last))
    if 1 in found.players:
        about = to.text("Nobody else plays. Score as many points as you can.")
        made.append(Opponent(ALONE, to.text("Solo"), about, fills={**none, "players": "1"}))
    return made


def _of_rules(game: str, option: Option, to: Speaker, last: LastGame | None) -> Opponent:
    words = option.choices[1:]
    used = str(last.options.get(option.name, "")) if last else ""
    level = used if used in words else words[0]
    return Opponent(
        option.name,
        to.name(game, "option", option.name),
        to.name(game, "opponent", option.name),
        option=option.name,
        levels=tuple([(word, to.choice(game, option.name, word)) for word in words]),
        level=level,
        fills={"players": str(TWO), option.name: level},
    )


def first_choice(game: str, last: LastGame | None) -> str:
    """Easy for a newcomer, later what was chosen last."""
    if last is None:
        return EASY
    for option in rules_options(game):
        if last.options.get(option.name, option.default) != option.default:
            return option.name
    if last.players == 1:
        return ALONE
    known = [level for level, bot in bot_of_level().items() if bot == last.bot]
    return known[0] if known else PEOPLE if not last.bot else EASY


def chosen_opponent(
    game: str, players: int, seats: list[SeatRequest], options: dict[str, object]
) -> str:
    """The choice that a form has made; empty if it is none of them."""
    for option in rules_options(game):
        if options.get(option.name, option.default) != option.default:
            return option.name
    if players == 1:
        return ALONE
    bots = {one.bot for one in seats[1:] if one.kind == BOT}
    if not seats[1:] or seats[0].kind != PERSON or any(one.kind != BOT for one in seats[1:]):
        return ""
    found = [level for level, bot in bot_of_level().items() if bots == {bot}]
    return found[0] if found else ""


@dataclass(frozen=True)
class QuickGame:
    """A table against an opponent: how many play, who sits where, and the options."""

    players: int
    seats: list[SeatRequest]
    options: dict[str, object]


def quick_game(
    game: str,
    name: str,
    opponent: str,
    players: int,
    level: str = "",
    bots: Sequence[str] = tuple(ROSTER),
) -> QuickGame:
    """The table that somebody of this name gets who has chosen an opponent, or one of the bots."""
    me = SeatRequest(PERSON, name)
    if opponent == ALONE:
        return QuickGame(1, [me], {})
    for option in rules_options(game):
        if option.name == opponent:
            chosen = level if level in option.choices[1:] else option.choices[1]
            return QuickGame(TWO, [me, SeatRequest(BOT, "", _any_bot())], {option.name: chosen})
    others = max(players, TWO) - 1
    if opponent == PEOPLE:
        return QuickGame(others + 1, [me, *[SeatRequest(PERSON)] * others], {})
    bot = bot_of_level().get(opponent, current_name(opponent))
    if bot not in bots:
        raise Refusal("There is no such opponent.")
    rivals = [SeatRequest(BOT, rival, bot) for rival in cast([bot] * others, [name], game)]
    return QuickGame(others + 1, [me, *rivals], {})


def _any_bot() -> str:
    """For a seat that the rules play: nobody is asked there."""
    return bot_of_level()[EASY]
