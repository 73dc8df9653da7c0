"""Entries of this game's catalogue: the Chronicles, words of option `modules`."""

from ceilidh.games.glenmore.components.pack import Components
from ceilidh.games.glenmore.hooks import Module
from ceilidh.kernel.entry import ModuleEntry

ChronicleEntry = ModuleEntry[Components, Module]
