"""The text drawing of any game: enough to play a game that has no drawing of its own yet."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from ceilidh.draw.text import pen
from ceilidh.kernel.record import nameless
from ceilidh.kernel.table import Move, Played, Table
from ceilidh.say import Speaker
from ceilidh.say.phrases import titled

# Seats differ by shape as well as by colour.
SHAPES: Final = ("●", "◆", "■", "▲")
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
TOKENS: Final = ("bold white on #0072b2", *[f"bold black on {shade}" for shade in COLOURS[1:]])


class TextDrawing:
    """Draws one table in the words of one language; made anew when another table is loaded."""

    # Kinds of targets that a list of moves explains, where the words of a move do not.
    explained: tuple[str, ...] = ()

    def __init__(self, table: Table, to: Speaker) -> None:
        self.table = table
        self.to = to.knowing(table.names)
        # Whoever has given no name is named in the reader's language.
        self.names = [
            to.text("Seat {n}", n=seat + 1) if name == nameless(seat) else name
            for seat, name in enumerate(table.names)
        ]
        self.seat_names = [f"{self.mark(seat)} {name}" for seat, name in enumerate(self.names)]

    def mark(self, seat: int) -> str:
        """The seat's shape."""
        return SHAPES[seat % len(SHAPES)]

    def seat_name(self, seat: int) -> str:
        return self.seat_names[seat]

    def board(
        self, view: Mapping[str, object], seat: int | None, lit: Collection[str], width: int
    ) -> pen.RenderableType:
        """The whole position for `seat`; `lit` are the targets that legal moves name."""
        return pen.Pretty(view)

    def role(self, view: Mapping[str, object], seat: int) -> str:
        """The part that a seat plays, such as its clan; empty if there is none."""
        return ""

    def places(self, view: Mapping[str, object]) -> dict[str, int]:
        """Targets in the order in which a person reads them; others go by their numbers."""
        return {}

    def in_play(self) -> list[tuple[str, str]]:
        """What the options bring into play, as pairs of a heading and a text."""
        return []

    # --- sentences --------------------------------------------------------------------------------

    def task(self) -> str:
        """Who has to decide what now."""
        actor = self.table.actor
        if actor is None:
            return self.to.text("The game is over.")
        return titled(self.to, self.seat_name(actor), self.to.prompt(self.table, actor))

    def hint(self, move: Move) -> str:
        """What a legal move means, with the explanation of what it names; empty without words."""
        said = self.to.move(self.table, move)
        if said == move.text:
            return ""
        tips = [t for t in move.targets if t.partition(":")[0] in self.explained]
        return ". ".join([said, *[self.to.tip(self.table, target).whole for target in tips]])

    def line(self, played: Played) -> str:
        """What a move did, for people."""
        return self.to.line(self.table, played, self.seat_names)
