"""A block: an element of a table's page that is sent anew when it has changed."""

from __future__ import annotations

from dataclasses import dataclass, field

from ceilidh.draw.svg.ink import Ink
from ceilidh.server.html.markup import NOTHING, together


@dataclass
class Block:
    """An element: `open` and `close` are its frame, `inside` the blocks or `text` what it holds.

    `mark` stands for what it shows when it is compared with what was shown before. If its text is a
    drawing, `ink` is the name of that.
    """

    id: str
    open: Ink
    close: Ink = NOTHING
    inside: list[Block] = field(default_factory=list)
    text: Ink = NOTHING
    mark: str = ""
    ink: str = ""

    @property
    def html(self) -> Ink:
        return together(self.pieces)

    @property
    def pieces(self) -> list[Ink]:
        """What it is made of, not yet joined: drawings are long, and copied only once."""
        made = [self.open, self.text]
        for one in self.inside:
            made += one.pieces
        made.append(self.close)
        return made
