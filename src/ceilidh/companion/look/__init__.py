"""The Automa without a map: you look at the physical board and say what only it can tell."""

from ceilidh.companion.look.game import LookCompanion

__all__ = ["LookCompanion"]
