"""Entries of this game's catalogue. Peat has no component tables, so its box is empty."""

from ceilidh.games.template.hooks import Module
from ceilidh.kernel.entry import ModuleEntry

PeatEntry = ModuleEntry[None, Module]
