"""Bots that a command names: by their names, with a budget of their own if one is written."""

import argparse
from collections.abc import Sequence

from ceilidh.bots.catalogue import NAMES, is_bot
from ceilidh.cli.common import UsageError
from ceilidh.kernel.reason import Word, listed, typed

BUDGETS = "chief@0.2s and chief@3000n have budgets of their own"


def bots_of(flag: str, text: str, also: Sequence[str] = ()) -> list[str]:
    """The bots of a list such as `chief@0.2s,random`, or other words that are `also` known."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in also and not is_bot(name):
            raise UsageError(
                "{flag} cannot hold '{given}'; choose from {choices}.",
                fields={
                    "flag": Word(flag),
                    "given": typed(name),
                    "choices": listed([*also, *NAMES]),
                },
            )
    return names


def bot_name(text: str) -> str:
    """An argument that is a bot."""
    if not is_bot(text):
        known = ", ".join(NAMES)
        raise argparse.ArgumentTypeError(f"{text!r} is not a bot; choose from {known}; {BUDGETS}")
    return text
