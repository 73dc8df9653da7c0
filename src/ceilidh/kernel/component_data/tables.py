"""Component tables: where they are read from, and those that belong to a module.

The tables of the base game are read together, before any module is known. A module's own table is
read when it is first asked for, and the module alone knows its rows.
"""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Generic, TypeVar, cast

from ceilidh.kernel.component_data.datapack import DataTable, folder_files, parse, read_text


class TableSource:
    """The tables of a package's `data` folder, those that a data pack holds taken from there.

    A data pack is a folder with files of the same names; each file found there replaces its
    default, and `replaced` names them. One whose name is not `known` is a DataError.
    """

    __slots__ = ("folder", "package", "replaced")

    def __init__(self, package: str, folder: str | None, known: tuple[str, ...]) -> None:
        self.package = package
        self.folder = folder
        self.replaced = () if folder is None else tuple(folder_files(folder, known))

    def names(self) -> list[str]:
        """The files of the package's own tables, in order."""
        place = files(self.package).joinpath("data")
        return sorted([one.name for one in place.iterdir() if one.name.endswith(".toml")])

    def read(self, name: str) -> DataTable:
        if self.folder is not None and name in self.replaced:
            return parse(name, read_text(Path(self.folder) / name))
        place = files(self.package).joinpath("data").joinpath(name)
        return parse(name, place.read_text(encoding="utf-8"))


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
