"""Telling people that a bot other than the one they asked for plays."""

from collections.abc import Sequence

from rich.text import Text

from ceilidh.bots.catalogue import stand_in
from ceilidh.cli.common import console
from ceilidh.say import Speaker


def tell_stand_ins(names: Sequence[str], game: str, to: Speaker) -> None:
    """One line on stderr if a bot cannot judge the game."""
    reasons = [reason for name in names if (reason := stand_in(name, game)) is not None]
    for reason in reasons[:1]:
        console(stderr=True).print(Text(to.reason(reason)), soft_wrap=True)
