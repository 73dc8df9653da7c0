"""Loading of a game's component tables: the defaults of its package, or a data pack over them."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from ceilidh.kernel.component_data.datapack import DataError
from ceilidh.kernel.component_data.fault import Fault
from ceilidh.kernel.component_data.pack_check import inspect
from ceilidh.kernel.component_data.pack_file import (
    Pack,
    check_game,
    is_word,
    open_pack,
    read_word,
)
from ceilidh.kernel.component_data.tables import BaseComponents, ModuleTable, TableSource
from ceilidh.kernel.reason import Word

C = TypeVar("C", bound=BaseComponents)
MOST_KEPT: Final = 8  # components of packs, some megabytes each


class Loader(Generic[C]):
    """Loads the tables `files` of a package into components, which `check` looks over.

    `check` returns a sentence a fault. Our own tables are checked by the tests, a data pack
    whenever it is read. `mend` fits rows of ours, which no owner has confirmed, to those of a pack.
    """

    def __init__(
        self,
        game: str,
        files: tuple[str, ...],
        make: Callable[[TableSource], C],
        check: Callable[[C], list[str]],
        mend: Callable[[Pack, TableSource], Pack] | None = None,
    ) -> None:
        self.game = game
        self.package = "ceilidh.games." + game
        self.files = files
        self.make = make
        self.check = check
        self.mend = mend
        self._default: C | None = None
        self._kept: dict[str, C] = {}

    def default(self) -> C:
        """The tables of the package, read once."""
        if self._default is None:
            self._default = self.make(TableSource(self.package))
        return self._default

    def load(self, text: str | None, further: Sequence[ModuleTable[C, Any]]) -> C:
        """The default tables, or those with what a data pack has in their place.

        A pack is given as a word, or as the path of its file or folder. `further` are the tables of
        modules that it may hold too. A fault in a pack is a DataError, whether or not the module is
        played. A word never changes, so what it says is kept; files may change.
        """
        if text is None:
            return self.default()
        if text in self._kept:
            return self._kept[text]
        components = self.make(TableSource(self.package, self.open(text, further)))
        refuse(self.check(components))
        for table in further:
            refuse(table.faults(components))
        if is_word(text):
            if len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[text] = components
        return components

    def open(self, text: str, further: Sequence[ModuleTable[C, Any]]) -> Pack:
        """The pack of a word or path."""
        known = self.known(further)
        if not is_word(text):
            return open_pack(text, self.game, known)
        pack = read_word(text)
        check_game(pack, self.game, known)
        return pack

    def known(self, further: Sequence[ModuleTable[C, Any]]) -> tuple[str, ...]:
        """The files that a pack may have."""
        return (*self.files, *[table.file for table in further])

    def fitted(self, pack: Pack) -> Pack:
        """The pack with our own rows fitted to it."""
        if self.mend is None or pack.whole:
            return pack
        return self.mend(pack, TableSource(self.package, pack))

    def inspect(
        self, pack: Pack, further: Sequence[ModuleTable[C, Any]]
    ) -> tuple[list[Fault], Pack]:
        """All faults of a pack, and the part of it that can be played."""
        known = self.known(further)
        try:
            check_game(pack, self.game, known)
        except DataError as error:
            return [Fault.of(error.reason, error.place)], Pack(self.game)
        return inspect(pack, self._made, self.check, further)

    def _made(self, pack: Pack) -> C:
        return self.make(TableSource(self.package, self.fitted(pack)))


def refuse(faults: list[str]) -> None:
    """The first fault as a DataError, if there is one."""
    if faults:
        first = faults[0]
        if isinstance(first, Fault):
            error = DataError.because(first.reason)
            error.place = first.place
            raise error
        raise DataError("{fault}", fields={"fault": Word(first)})
