"""The text drawing of any game: enough to play a game that has no drawing of its own yet."""

from collections.abc import Collection
from typing import Final

from rich.console import RenderableType
from rich.pretty import Pretty

from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played, Table

# Seats differ by shape as well as by colour.
SHAPES: Final = ("●", "◆", "■", "▲")
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
TOKENS: Final = ("bold white on #0072b2", *[f"bold black on {shade}" for shade in COLOURS[1:]])


class TextDrawing:
    """Draws one table; made anew when another table is loaded."""

    def __init__(self, table: Table) -> None:
        self.names = table.names

    def mark(self, seat: int) -> str:
        """The seat's shape."""
        return SHAPES[seat % len(SHAPES)]

    def seat_name(self, seat: int) -> str:
        return f"{self.mark(seat)} {self.names[seat]}"

    def board(
        self, view: dict[str, object], seat: int | None, lit: Collection[str], width: int
    ) -> RenderableType:
        """The whole position for `seat`; `lit` are the targets that legal moves name."""
        return Pretty(view)

    def role(self, view: dict[str, object], seat: int) -> str:
        """The part that a seat plays, such as its clan; empty if there is none."""
        return ""

    def hint(self, action: Action) -> str:
        """What a move means beyond its words, such as the two halves of a contract."""
        return ""

    def places(self, view: dict[str, object]) -> dict[str, int]:
        """Targets in the order in which a person reads them; others go by their numbers."""
        return {}

    def in_play(self) -> list[tuple[str, str]]:
        """What the options bring into play, as pairs of a heading and a text."""
        return []

    def sentences(self, played: Played) -> list[str]:
        """What a move did, for people."""
        return [f"{self.seat_name(played.seat)}: {played.action.text}."] + [
            self.fact(event) for event in played.events
        ]

    def fact(self, event: Event) -> str:
        words = [event.kind, f"{event.amount:+d}", event.thing, event.reason]
        who = self.seat_name(event.seat) if event.seat >= 0 else "All"
        return f"  {who}: {' '.join(word for word in words if word)}"
