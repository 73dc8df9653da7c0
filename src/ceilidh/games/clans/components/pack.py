"""Loading of the component tables: the defaults of this package, or a data pack over them."""

from typing import Final

from ceilidh.games.clans.components.checks import check
from ceilidh.games.clans.components.tables import FILES, Components
from ceilidh.kernel.pack import Loader

__all__ = ["FILES", "Components", "load"]

LOADER: Final = Loader("ceilidh.games.clans", FILES, Components, check)


def load(folder: str | None) -> Components:
    """The default tables, read once, or those with the files of a data pack in their place.

    The numbers of a clan's ability are checked by the clan's module (`modules/clans/base.py`).
    """
    return LOADER.load(folder)
