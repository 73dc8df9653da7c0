"""The Automa alone, for people who play with the real box: what it must be told, and its moves."""

from ceilidh.companion.game import Companion
from ceilidh.companion.record import SetUp, packed, unpacked

__all__ = ["Companion", "SetUp", "packed", "unpacked"]
