"""Files found by their names: what a layer has for a game, what the folder of a module holds."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


@cache
def optional_module(path: str) -> ModuleType | None:
    """The module with this dotted name, loaded; None if there is no such file.

    An error inside the module is not hidden: only a missing file or package counts as none.
    """
    parent, _, name = path.rpartition(".")
    if not name.isidentifier() or (parent and not hasattr(optional_module(parent), "__path__")):
        return None
    return import_module(path) if find_spec(path) else None
