"""Open a table, new or from a record or a position, with the types of its game."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TextIO, overload

from ceilidh.kernel import opening
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.fair import FairChance
from ceilidh.kernel.table import Table

if TYPE_CHECKING:
    from ceilidh.views import ClansTable, GlenMoreTable

Source = str | PathLike[str] | TextIO


@overload
def new(
    game: Literal["clans"],
    players: int,
    seed: int | None = None,
    options: dict[str, object] | None = None,
    names: list[str] | None = None,
    setup: dict[str, list[str]] | None = None,
    chance: FairChance | None = None,
) -> ClansTable: ...
@overload
def new(
    game: Literal["glenmore"],
    players: int,
    seed: int | None = None,
    options: dict[str, object] | None = None,
    names: list[str] | None = None,
    setup: dict[str, list[str]] | None = None,
    chance: FairChance | None = None,
) -> GlenMoreTable: ...
@overload
def new(
    game: str,
    players: int,
    seed: int | None = None,
    options: dict[str, object] | None = None,
    names: list[str] | None = None,
    setup: dict[str, list[str]] | None = None,
    chance: FairChance | None = None,
) -> Table: ...
def new(
    game: str,
    players: int,
    seed: int | None = None,
    options: dict[str, object] | None = None,
    names: list[str] | None = None,
    setup: dict[str, list[str]] | None = None,
    chance: FairChance | None = None,
) -> Table[Any, Any]:
    """Return a new table; without a seed one is drawn, which `table.seed` and the record tell.

    `setup` fixes draws by their domain, such as {"port": ["5", "3", "1", "8"]}. With fair `chance`
    the draws follow from its pledges, and the seed is 0, which then says nothing.

    >>> import ceilidh
    >>> table = ceilidh.new("clans", players=3, seed=7, options={"modules": ["awards"]})
    >>> table.players, table.seed
    (3, 7)
    >>> ceilidh.new("clans", players=7)
    Traceback (most recent call last):
    ...
    ceilidh.kernel.errors.OptionError: Clans of Caledonia takes 1 to 4 players, not 7.
    """
    return opening.new(game, players, seed, options, names, setup, chance)


@overload
def load(source: Source, game: Literal["clans"]) -> ClansTable: ...
@overload
def load(source: Source, game: Literal["glenmore"]) -> GlenMoreTable: ...
@overload
def load(source: Source, game: str | None = None) -> Table: ...
def load(source: Source, game: str | None = None) -> Table[Any, Any]:
    """Return the table of a record, every move checked and its key compared, or of a position.

    `source` is the text itself, a path or an open file. With `game`, a record of another game is
    refused, and a type checker knows the table's views.

    >>> import ceilidh
    >>> table = ceilidh.new("glenmore", players=2, seed=7)
    >>> again = ceilidh.load(table.record(), "glenmore")
    >>> again.view()["stack"] == table.view()["stack"]
    True
    """
    return opening.load(_text_of(source), game)


def _text_of(source: Source) -> str:
    """Return the text to load; a text is never taken for a path, wherever it came from."""
    if isinstance(source, PathLike):
        return Path(source).read_text("utf-8")
    if isinstance(source, str):
        if len(source.splitlines()) == 1 and source.strip().endswith(".txt"):
            raise RecordError("To read a file, pass it as a path: load(pathlib.Path(...)).")
        return source
    # What is neither is passed on: the kernel refuses what is not text.
    given: Any = source
    text: str = given.read() if hasattr(given, "read") else given
    return text
