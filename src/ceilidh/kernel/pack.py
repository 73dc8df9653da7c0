"""Loading of a game's component tables: the defaults of its package, or a data pack over them."""

from collections.abc import Callable
from typing import Generic, TypeVar

from ceilidh.kernel.datapack import DataError, Record, read_tables
from ceilidh.kernel.reason import Word

C = TypeVar("C")


class Loader(Generic[C]):
    """Loads the tables `files` of a package into components, which `check` looks over.

    `make` is given the tables and the names of those that come from a data pack; `check` returns
    a sentence a fault. Our own tables are checked by the tests, a data pack whenever it is read.
    """

    def __init__(
        self,
        package: str,
        files: tuple[str, ...],
        make: Callable[[dict[str, Record], tuple[str, ...]], C],
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
            self._default = self.make(*read_tables(self.package, self.files, None))
        return self._default

    def load(self, folder: str | None) -> C:
        """The default tables, or those with the files of a data pack in their place.

        A fault in a data pack is a DataError.
        """
        if folder is None:
            return self.default()
        components = self.make(*read_tables(self.package, self.files, folder))
        refuse(self.check(components))
        return components


def refuse(faults: list[str]) -> None:
    """The first fault as a DataError, if there is one."""
    if faults:
        raise DataError("{fault}", fields={"fault": Word(faults[0])})
