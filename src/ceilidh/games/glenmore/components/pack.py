"""Loading of the component tables: the defaults of this package, or a data pack over them.

A data pack is a folder with files of the same names as the default ones; each file found there
replaces its default, so that an owner of the box can type in only the tables that are wanted. A
data pack is checked before it is used.
"""

from importlib.resources import files
from pathlib import Path

from ceilidh.games.glenmore.components.checks import check
from ceilidh.games.glenmore.components.tables import FILES, Components
from ceilidh.kernel.datapack import DataError, Record, folder_files, parse, read_text

__all__ = ["FILES", "Components", "load"]


def _default_table(name: str) -> Record:
    text = (
        files("ceilidh.games.glenmore").joinpath("data").joinpath(name).read_text(encoding="utf-8")
    )
    return parse(name, text)


_default: list[Components] = []


def load(folder: str | None) -> Components:
    """The default tables, or those with the files of a data pack in their place.

    The default tables are read once. A fault in a data pack is a DataError.
    """
    if folder is None:
        if len(_default) == 0:
            _default.append(_build(None, []))
        return _default[0]
    return _build(folder, folder_files(folder, FILES))


def _build(folder: str | None, found: list[str]) -> Components:
    tables: dict[str, Record] = {}
    for name in FILES:
        if folder is not None and name in found:
            tables[name] = parse(name, read_text(Path(folder) / name))
        else:
            tables[name] = _default_table(name)
    components = Components(tables, tuple(found))
    if folder is not None:
        faults = check(components)
        if len(faults) > 0:
            raise DataError(faults[0])
    return components
