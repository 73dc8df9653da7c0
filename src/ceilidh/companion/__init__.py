"""The Automa alone, for people who play with the real box: what it must be told, and its moves."""

from ceilidh.companion.game import Companion
from ceilidh.companion.look import LookCompanion
from ceilidh.companion.record import SetUp, packed, unpacked

__all__ = ["Companion", "LookCompanion", "SetUp", "companion_of", "packed", "unpacked"]


def companion_of(setup: SetUp, lines: list[str], pack: str = "") -> Companion:
    """The game of a record: on a map that we know, or on yours, at which you look."""
    made = LookCompanion if setup.looks else Companion
    return made(setup, lines, pack)
