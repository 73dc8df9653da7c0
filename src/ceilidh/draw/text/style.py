"""Styles and the plain panel that the drawings of all games share."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

HEADING: Final = "bold #b98ac9"
QUIET: Final = "dim"
MONEY: Final = "bold #d9a521"
LIT: Final = "bold white on #7a4b8c"
ARROW: Final = "▾"  # a legal move names it


def title(text: str, note: str = "") -> Text:
    """A heading in capitals, with a note behind it."""
    return Text.assemble((text.upper(), HEADING), (f"  {note}" if note else "", QUIET))


def entitled(text: str, rest: str) -> Text:
    """One line with its heading."""
    return Text.assemble((f"{text.upper()}  ", HEADING), rest)


def sheet(heading: Text, rows: list[list[Text]]) -> RenderableType:
    """Rows under a heading; only the last column may wrap."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for number in range(max([len(row) for row in rows] + [1]), 0, -1):
        grid.add_column(no_wrap=number > 1)
    for row in rows:
        grid.add_row(*row)
    return Group(heading, grid)
