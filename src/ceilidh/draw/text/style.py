"""What the drawings of all games share: styles, the plain panel, and a sheet of cells for maps."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.text import pen

HEADING: Final = "bold #b98ac9"
QUIET: Final = "dim"
MONEY: Final = "bold #d9a521"
LIT: Final = "bold white on #7a4b8c"
ARROW: Final = "▾"  # a legal move names it


def title(text: str, note: str = "") -> pen.Text:
    """A heading in capitals, with a note behind it."""
    return pen.Text.assemble((text.upper(), HEADING), (f"  {note}" if note else "", QUIET))


def entitled(text: str, rest: str) -> pen.Text:
    """One line with its heading."""
    return pen.Text.assemble((f"{text.upper()}  ", HEADING), rest)


def sheet(heading: pen.Text, rows: list[list[pen.Text]]) -> pen.RenderableType:
    """Rows under a heading; only the last column may wrap."""
    grid = pen.Table.grid(padding=(0, 1, 0, 0))
    for number in range(max([len(row) for row in rows] + [1]), 0, -1):
        grid.add_column(no_wrap=number > 1)
    for row in rows:
        grid.add_row(*row)
    return pen.Group(heading, grid)


class Canvas:
    """A sheet of character cells with styles, to draw maps on."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for offset, letter in enumerate(text):
            self.letters[y][x + offset] = letter
            self.styles[y][x + offset] = style

    def text(self) -> pen.Text:
        """All lines, with neighbouring cells of one style joined and line ends trimmed."""
        out = pen.Text(no_wrap=True)
        for y, (letters, styles) in enumerate(zip(self.letters, self.styles, strict=True)):
            end = max(
                [x + 1 for x, letter in enumerate(letters) if letter != " " or styles[x]] + [0]
            )
            if y:
                out.append("\n")
            start = 0
            for x in range(1, end + 1):
                if x == end or styles[x] != styles[start]:
                    out.append("".join(letters[start:x]), styles[start])
                    start = x
        return out
