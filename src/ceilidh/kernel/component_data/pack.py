"""Loading of a game's component tables: the defaults of its package, or a data pack over them."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from ceilidh.kernel.component_data.datapack import DataError
from ceilidh.kernel.component_data.tables import BaseComponents, ModuleTable, TableSource
from ceilidh.kernel.reason import Word

C = TypeVar("C", bound=BaseComponents)


class Loader(Generic[C]):
    """Loads the tables `files` of a package into components, which `check` looks over.

    `check` returns a sentence a fault. Our own tables are checked by the tests, a data pack
    whenever it is read.
    """

    def __init__(
        self,
        package: str,
        files: tuple[str, ...],
        make: Callable[[TableSource], C],
        check: Callable[[C], list[str]],
    ) -> None:
        self.package = package
        self.files = files
        self.make = make
        self.check = check
        self._default: C | None = None

    def default(self) -> C:
        """The tables of the package, read once."""
        if self._default is None:
            self._default = self.make(TableSource(self.package, None, ()))
        return self._default

    def load(self, folder: str | None, further: Sequence[ModuleTable[C, Any]]) -> C:
        """The default tables, or those with the files of a data pack in their place.

        `further` are the tables of modules that a pack may hold too. A fault in a data pack is a
        DataError, whether or not the module is played.
        """
        if folder is None:
            return self.default()
        known = (*self.files, *[table.file for table in further])
        components = self.make(TableSource(self.package, folder, known))
        refuse(self.check(components))
        for table in further:
            refuse(table.faults(components))
        return components


def refuse(faults: list[str]) -> None:
    """The first fault as a DataError, if there is one."""
    if faults:
        raise DataError("{fault}", fields={"fault": Word(faults[0])})
