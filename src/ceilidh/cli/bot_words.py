"""Words of a command line that name bots, and who plays if one of them cannot."""

from collections.abc import Sequence

from rich.text import Text

from ceilidh.bots.catalogue import choices, known_bot, stand_in
from ceilidh.cli.common import UsageError, console
from ceilidh.kernel.reason import Word, listed, typed
from ceilidh.say import Speaker

BUDGETS = (
    "chief@0.2s and chief@3000n have budgets of their own, module:Class is a bot that you wrote"
)


def bots_of(flag: str, text: str, others: Sequence[str] = ()) -> list[str]:
    """The bots of a list such as `chief@0.2s,mybots:Miser`; words of `others` may be in it too."""
    words = [word.strip() for word in text.split(",")]
    return [word if word in others else bot_of(flag, word, others) for word in words]


def bot_of(flag: str, word: str, others: Sequence[str] = ()) -> str:
    """The bot that a word asks for; it may be one from outside the package."""
    name = known_bot(word)
    if not name:
        offered = listed([*others, *choices()])
        raise UsageError(
            "{flag}: '{given}' is not a valid choice; choose from {choices}.",
            fields={"flag": Word(flag), "given": typed(word), "choices": offered},
        )
    return name


def tell_stand_ins(names: Sequence[str], game: str, to: Speaker) -> None:
    """One line on stderr if a bot cannot judge the game."""
    reasons = [reason for name in names if (reason := stand_in(name, game)) is not None]
    for reason in reasons[:1]:
        console(stderr=True).print(Text(to.reason(reason)), soft_wrap=True)
