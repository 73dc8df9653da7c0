"""Loading of the component tables: the defaults of this package, or a data pack over them."""

from ceilidh.games.clans.components.checks import check
from ceilidh.games.clans.components.tables import FILES, Components
from ceilidh.kernel.datapack import DataError, read_tables
from ceilidh.kernel.reason import Word

__all__ = ["FILES", "Components", "load"]

_default: list[Components] = []


def load(folder: str | None) -> Components:
    """The default tables, or those with the files of a data pack in their place.

    The default tables are read once. A data pack is checked; a fault in it is a DataError.
    """
    if folder is None and _default:
        return _default[0]
    tables, replaced = read_tables("ceilidh.games.clans", FILES, folder)
    components = Components(tables, replaced)
    if folder is None:
        _default.append(components)
        return components
    faults = check(components)
    if faults:
        raise DataError("{fault}", fields={"fault": Word(faults[0])})
    return components
