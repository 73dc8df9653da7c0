"""Loading of the component tables: the defaults of this package, or a data pack over them."""

from collections.abc import Sequence
from typing import Any, Final

from ceilidh.games.clans.components.checks import check
from ceilidh.games.clans.components.fitting import fitted
from ceilidh.games.clans.components.tables import FILES, Components
from ceilidh.kernel.component_data.pack import Loader
from ceilidh.kernel.component_data.tables import ModuleTable

__all__ = ["FILES", "Components", "load"]

LOADER: Final = Loader("clans", FILES, Components, check, fitted)


def load(text: str | None, further: Sequence[ModuleTable[Components, Any]] = ()) -> Components:
    """The default tables, read once, or those with a data pack over them.

    `further` are the tables of modules that the pack may hold too; `game.py` knows them. A clan's
    module checks the numbers of its ability (`modules/clans/base.py`).
    """
    return LOADER.load(text, further)
