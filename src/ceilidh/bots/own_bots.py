"""Bots from outside the package: `module:Class`, or the entry point of an installed package.

A bot has to be adopted before anything knows it. Only the person who runs a program does that: on
the command line, in an environment, in the settings of a server. Looking up a name never imports
anything, so a client of a server cannot have a module loaded. What stands around such a bot lets it
choose nothing but legal moves.
"""

from __future__ import annotations

import inspect
import os
import random
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any, Final

from ceilidh.bots.base import Bot
from ceilidh.bots.profile import BotProfile
from ceilidh.kernel.action import Action
from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.game import Game
from ceilidh.kernel.reason import Reason, Word, listed, shortened, typed

GROUP: Final = "ceilidh.bots"  # the group of entry points
PLACE: Final = 100  # listed behind the roster
EXAMPLE: Final = Word("module:Class")
PAGE: Final = Word("docs/howto/write-a-bot.md")
# By name: where it was loaded from, and the bot.
_ADOPTED: dict[str, tuple[str, BotProfile]] = {}


class BotFault(CeilidhError):
    """A bot has not chosen one of the legal moves."""

    facts: tuple[str, str] = ("", "")

    def __reduce__(self) -> tuple[Callable[..., BotFault], tuple[str, str]]:
        """As plain words, since a compiled reason cannot be sent to another process."""
        return illegal_choice, self.facts


def illegal_choice(bot: str, given: str) -> BotFault:
    fault = BotFault(
        "The bot {bot} chose {given}, which is not a legal move; choose must return one of legal.",
        fields={"bot": Word(bot), "given": Word(shortened(given))},
    )
    fault.facts = (bot, given)
    return fault


class BotGuard:
    """A bot like any other, with a generator even if the bot inside has none."""

    def __init__(self, name: str, bot: Any, rng: random.Random) -> None:
        self.name = name
        self.bot = bot
        self.rng = rng

    def choose(self, game: Game[Any], state: Any, seat: int, legal: list[Action]) -> Action:
        # The list is a copy: what the bot does with it changes nothing here.
        chosen: object = self.bot.choose(game, state, seat, list(legal))
        for action in legal:
            if action is chosen:
                return action
        raise illegal_choice(self.name, chosen.text if isinstance(chosen, Action) else repr(chosen))


class OwnBotError(CeilidhError):
    """A bot from outside the package cannot be loaded, or is not a bot."""


def adopted(name: str) -> BotProfile | None:
    """The adopted bot of that name; nothing is loaded."""
    found = _ADOPTED.get(name)
    return None if found is None else found[1]


def all_adopted() -> tuple[tuple[str, str], ...]:
    """Name and source of all that were adopted here, for another process to adopt."""
    return tuple([(name, source) for name, (source, _) in _ADOPTED.items()])


def adopt_all(bots: Iterable[tuple[str, str]]) -> None:
    """Adopt what another process has adopted."""
    for name, source in bots:
        adopt(source, name)


def installed() -> list[str]:
    """The names of the bots that installed packages offer."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def adopt(source: str, name: str = "") -> BotProfile:
    """Load a bot from `module:Class` or an entry point; later it is known by its name.

    Without a name it is known by its source.
    """
    name = name or source
    if name in _ADOPTED and _ADOPTED[name][0] == source:
        return _ADOPTED[name][1]
    profile = _profile(name, source, _loaded(source))
    _ADOPTED[name] = (source, profile)
    return profile


def _loaded(source: str) -> object:
    module, colon, path = source.partition(":")
    if not colon:
        return _of_entry_point(source)
    if not all(part.isidentifier() for part in (*module.split("."), *path.split("."))):
        raise OwnBotError(
            "'{given}' does not name a bot; write it as {example}.",
            fields={"given": typed(source), "example": EXAMPLE},
        )
    found: object = _module(module, source)
    for part in path.split("."):
        if not hasattr(found, part):
            raise _lacking(module, path, found)
        found = getattr(found, part)
    return found


def _of_entry_point(name: str) -> object:
    points: list[EntryPoint] = [one for one in entry_points(group=GROUP) if one.name == name]
    if not points:
        raise OwnBotError(
            "No installed package has a bot '{given}'; write {example} for one of your own.",
            fields={"given": typed(name), "example": EXAMPLE},
        )
    return _loaded(points[0].value)


def _module(name: str, source: str) -> ModuleType:
    folder = os.getcwd()
    if folder not in sys.path:
        # Last, so that no file there takes the place of an installed module.
        sys.path.append(folder)
    try:
        return import_module(name)
    except ModuleNotFoundError as fault:
        if fault.name is None or not f"{name}.".startswith(f"{fault.name}."):
            raise _broken(name, fault) from fault
        raise OwnBotError(
            "There is no module {module} for the bot {bot}; run this in the folder of its file, "
            "or install its package.",
            fields={"module": Word(fault.name), "bot": Word(source)},
        ) from None
    except Exception as fault:
        raise _broken(name, fault) from fault


def _broken(module: str, fault: Exception) -> OwnBotError:
    return OwnBotError(
        "Module {module} cannot be loaded: {fault}.",
        fields={"module": Word(module), "fault": _told(fault)},
    )


def _told(fault: Exception) -> Word:
    return Word(f"{type(fault).__name__}: {fault}".rstrip(".: "))


def _lacking(module: str, path: str, found: object) -> OwnBotError:
    """There is no such class; say which ones look like bots."""
    bots = [name for name, one in vars(found).items() if _looks_like_a_bot(one)]
    if not bots:
        return OwnBotError(
            "Module {module} has no {what}, and nothing else in it looks like a bot.",
            fields={"module": Word(module), "what": Word(path)},
        )
    return OwnBotError(
        "Module {module} has no {what}; it has {choices}.",
        fields={"module": Word(module), "what": Word(path), "choices": listed(bots)},
    )


def _looks_like_a_bot(one: object) -> bool:
    return isinstance(one, BotProfile) or (inspect.isclass(one) and hasattr(one, "choose"))


def _profile(name: str, source: str, found: object) -> BotProfile:
    if isinstance(found, BotProfile):
        # Easy, medium and strong are bots of the roster.
        found = replace(found, name=name, place=PLACE, level="")
        if found.make is None:
            return found
        return replace(found, make=partial(guarded, name, _tried(source, found.make)))
    if not callable(found):
        raise _unfit(source, Reason("it is neither a class nor a function nor a BotProfile"))
    made = partial(guarded, name, _tried(source, found))
    title = str(getattr(found, "__name__", name))
    about = (inspect.getdoc(found) or "").strip().split("\n")[0]
    return BotProfile(name, PLACE, title, f"{title} {{n}}", about, make=made)


def guarded(name: str, make: Callable[[random.Random], Any], rng: random.Random) -> Bot:
    """A bot from outside whose choices are checked."""
    return BotGuard(name, make(rng), rng)


def _tried(source: str, make: Callable[..., Any]) -> Callable[[random.Random], Any]:
    """The maker of a bot, after one bot was made and looked at."""
    try:
        bot = make(random.Random(0))
    except Exception as fault:
        why = Reason(
            "calling it with a random.Random ends with {fault}", fields={"fault": _told(fault)}
        )
        raise _unfit(source, why) from fault
    choose = getattr(bot, "choose", None)
    if not callable(choose):
        raise _unfit(source, Reason("what it makes has no method choose(game, state, seat, legal)"))
    try:
        inspect.signature(choose).bind(None, None, 0, [])
    except TypeError:
        why = Reason("its method choose does not take (game, state, seat, legal)")
        raise _unfit(source, why) from None
    return make


def _unfit(source: str, why: Reason) -> OwnBotError:
    return OwnBotError(
        "{bot} is not a bot: {why}; see {page}.",
        fields={"bot": Word(source), "why": why, "page": PAGE},
    )
