"""Component tables: where they are read from, and those that belong to a module.

The tables of the base game are read together, before any module is known. A module's own table is
read when it is first asked for, and the module alone knows its rows.
"""

from collections.abc import Callable
from importlib.resources import files
from typing import Final, Generic, TypeVar, cast

from ceilidh.kernel.component_data.datapack import DataTable, parse
from ceilidh.kernel.component_data.pack_file import Pack

# The tables of the packages as they are written: nothing changes them, so they are read once.
_OURS: Final[dict[tuple[str, str], dict[str, object]]] = {}


class TableSource:
    """The tables of a package's `data` folder, with what a pack knows better.

    `replaced` names the files of which the pack has something.
    """

    __slots__ = ("pack", "package", "replaced")

    def __init__(self, package: str, pack: Pack | None = None) -> None:
        self.package = package
        self.pack = pack
        self.replaced = () if pack is None else tuple(pack.files())

    def names(self) -> list[str]:
        """The files of the package's own tables, in order."""
        place = files(self.package).joinpath("data")
        return sorted([one.name for one in place.iterdir() if one.name.endswith(".toml")])

    def read(self, name: str) -> DataTable:
        ours = self.ours(name)
        if self.pack is None:
            return DataTable(name, "", ours)
        return DataTable(name, "", self.pack.table(name, ours))

    def ours(self, name: str) -> dict[str, object]:
        """A table as the package has it."""
        key = (self.package, name)
        if key not in _OURS:
            place = files(self.package).joinpath("data").joinpath(name)
            _OURS[key] = parse(name, place.read_text(encoding="utf-8")).fields
        return _OURS[key]


class BaseComponents:
    """The component tables of one game; `replaced` names the files of a data pack.

    `kept` has what was read of the modules' tables, by file.
    """

    __slots__ = ("kept", "replaced", "source")

    def __init__(self, source: TableSource) -> None:
        self.source = source
        self.replaced = source.replaced
        self.kept: dict[str, object] = {}


C = TypeVar("C", bound=BaseComponents)
T = TypeVar("T")


class ModuleTable(Generic[C, T]):
    """A component table that belongs to a module: its file, its rows, and their checks.

    `make` reads the rows; `check` returns a sentence a fault that needs more than one record.
    """

    __slots__ = ("check", "file", "make")

    def __init__(
        self, file: str, make: Callable[[DataTable], T], check: Callable[[T, C], list[str]]
    ) -> None:
        self.file = file
        self.make = make
        self.check = check

    def of(self, components: C) -> T:
        """What stands in it, read once a set of tables."""
        if self.file not in components.kept:
            components.kept[self.file] = self.make(components.source.read(self.file))
        return cast(T, components.kept[self.file])

    def faults(self, components: C) -> list[str]:
        return self.check(self.of(components), components)
