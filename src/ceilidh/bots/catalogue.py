"""The bots by name, and how they judge which game."""

from types import ModuleType
from typing import cast

from ceilidh.bots.base import Bot, RandomBot, generator
from ceilidh.bots.bot_names import current_name, profile_of
from ceilidh.bots.greedy import GreedyBot, JudgeMaker
from ceilidh.bots.own_bots import OwnBotError, adopt, installed
from ceilidh.bots.roster import ROSTER
from ceilidh.bots.search.bot import PlanCache, SearchBot
from ceilidh.bots.search.budget import effort
from ceilidh.bots.search.context import SearchProfile
from ceilidh.bots.teacher import TeacherBot
from ceilidh.bots.weights import USUAL
from ceilidh.kernel.optional_module import optional_module
from ceilidh.kernel.reason import Reason, Word, typed
from ceilidh.kernel.registry import find

RANDOM = "random"
NAMES = tuple(ROSTER)
DEFAULT = "tacksman"  # offered first to who has not chosen one


def game_file(game: str, name: str) -> ModuleType | None:
    """The file of that name in `bots/<game>`; None for a game that has no such file."""
    return optional_module(f"ceilidh.bots.{game}.{name}")


def judge_of(game: str, weights: str = USUAL) -> JudgeMaker | None:
    """The judges of a game with a set of weights; None for a game that has no evaluation."""
    face = game_file(game, "evaluate")
    return None if face is None else cast(JudgeMaker, face.JudgeFactory(weights))


def search_profile_of(game: str) -> SearchProfile | None:
    """How far to plan in a game; None for a game in which bots do not plan."""
    face = game_file(game, "search")
    return None if face is None else cast(SearchProfile, face.SEARCH_PROFILE)


def is_bot(name: str) -> bool:
    """Whether there is such a bot; `chief@0.2s` and `chief@3000n` are chiefs with own budgets."""
    return profile_of(name) is not None


def known_bot(word: str) -> str:
    """The name of the bot that somebody who runs a program asks for; empty if there is none.

    A bot from outside the package (`module:Class`, or an entry point) is adopted, so this is only
    for words of people who may run any program here, never for those of a client.
    """
    word = current_name(word)
    base = word.partition("@")[0]
    if not is_bot(base) and (":" in base or base in installed()):
        adopt(base)
    if is_bot(base) and not is_bot(word):
        raise OwnBotError(
            "The bot {bot} takes no such budget; leave out '{given}'.",
            fields={"bot": Word(base), "given": typed(word[len(base) :])},
        )
    return word if is_bot(word) else ""


def choices() -> list[str]:
    """The words for bots that can be asked for where a program is run."""
    return [*NAMES, *installed(), "module:Class"]


def make_bot(name: str, game: str, seed: int, seat: int, memory: PlanCache | None = None) -> Bot:
    """A bot for a seat of a game; its moves are the same for the same seed, if it has no clock.

    Where it cannot judge the game it plays by chance; `stand_in` says so. A `memory` outlives bots
    that are made for one decision only.
    """
    profile = profile_of(name)
    assert profile is not None, name
    rng = generator(seed, seat)
    if profile.make is not None:
        return profile.make(rng)
    judge = judge_of(game, profile.weights)
    if judge is None:
        return RandomBot(rng)
    if profile.holds_back:
        return TeacherBot(rng, judge)
    search_profile = search_profile_of(game)
    if not profile.plans or search_profile is None:
        return GreedyBot(rng, judge)
    budget = profile.budget or effort(profile.effort, search_profile.pace)
    return SearchBot(rng, judge, search_profile, budget, profile.settings, memory)


def stand_in(name: str, game: str) -> Reason | None:
    """What to tell people if another bot plays in the place of the one they asked for."""
    profile = profile_of(name)
    judges = profile is not None and profile.make is None
    if not judges or game_file(game, "evaluate") is not None:
        return None
    return Reason(
        "Bots cannot evaluate {game} yet; every bot plays random legal moves.",
        fields={"game": Word(find(game).title)},
    )
