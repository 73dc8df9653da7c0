"""Loading of the component tables: the defaults of this package, or a data pack over them."""

from collections.abc import Sequence
from typing import Any, Final

from ceilidh.games.glenmore.components import tiles
from ceilidh.games.glenmore.components.checks import check
from ceilidh.games.glenmore.components.fitting import fitted
from ceilidh.games.glenmore.components.tables import FILES, Components
from ceilidh.kernel.component_data.pack import Loader
from ceilidh.kernel.component_data.rows import check_words
from ceilidh.kernel.component_data.tables import ModuleTable

__all__ = ["FILES", "Components", "load"]


def load(text: str | None, further: Sequence[ModuleTable[Components, Any]] = ()) -> Components:
    """The default tables, read once, or those with a data pack over them.

    `further` are the tables of modules that the pack may hold too; `game.py` knows them.
    """
    return LOADER.load(text, further)


def _check(components: Components) -> list[str]:
    ours = [tile.id for tile in LOADER.default().tiles]
    words = [tile.id for tile in components.tiles]
    return check(components) + check_words(tiles.FILE, "tile", ours, words)


LOADER: Final = Loader("glenmore", FILES, Components, _check, fitted)
