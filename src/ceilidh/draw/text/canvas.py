"""A sheet of character cells with styles, to draw maps on."""

from rich.text import Text


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for offset, letter in enumerate(text):
            self.letters[y][x + offset] = letter
            self.styles[y][x + offset] = style

    def text(self) -> Text:
        """All lines, with neighbouring cells of one style joined and line ends trimmed."""
        out = Text(no_wrap=True)
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
