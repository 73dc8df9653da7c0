"""A game of the day: everybody gets the same draws, and first tries are compared."""

from __future__ import annotations

from ceilidh.kernel.reason import Reason
from ceilidh.kernel.table import Table
from ceilidh.say.phrases import message
from ceilidh.server.storage.models import now
from ceilidh.server.table.fair_draws import bot_seed
from ceilidh.server.table.kind import KindMark, TableKind

PATH = "/today"  # of its pages


def today() -> str:
    """The day of now, the same everywhere: that of UTC."""
    return now().date().isoformat()


class DayKind(TableKind):
    name = "day"
    counts = False
    shares_draws = True

    @property
    def day(self) -> str:
        """Days in this form are in the order of their letters."""
        return self.row.origin.partition(" ")[0]

    @property
    def is_sealed(self) -> bool:
        return today() <= self.day

    @property
    def is_compared(self) -> bool:
        return not self.row.study

    def no_words(self) -> Reason | None:
        return Reason("Games of the day have fixed draws, so players add no words.")

    def late_proof(self) -> Reason | None:
        return Reason(
            "This is a game of the day, and others play the same draws. The server reveals the "
            "value when the day is over."
        )

    def bot_seed(self, table: Table, seat: int) -> int:
        """The same for everybody who plays this game."""
        if table.chance is None:
            return super().bot_seed(table, seat)
        return bot_seed(table.chance, len(table.played), seat)

    def no_hints(self) -> Reason | None:
        if not self.is_compared:
            return None
        return Reason("There are no hints in a game of the day until it is over.")

    def no_branch(self) -> Reason | None:
        if not self.is_compared:
            return None
        return Reason("A game of the day can be branched when it is over.")

    def no_deputy(self) -> Reason | None:
        if not self.is_compared:
            return None
        return Reason("Bots cannot play for you in a game of the day.")

    def mark(self) -> KindMark | None:
        return KindMark(
            f"{PATH}/{self.day}", message("Game of the day"), message("Results of the day")
        )


KIND = DayKind
