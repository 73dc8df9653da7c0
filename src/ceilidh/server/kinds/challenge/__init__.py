"""A challenge: the same game as somebody has played, with the same draws, and the points to beat.

Whoever has the link can look up the draws, and what a challenger knew when playing nobody can see:
it is a matter of honour, so it does not count.
"""

from __future__ import annotations

from ceilidh.kernel.reason import Reason
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker
from ceilidh.say.phrases import message
from ceilidh.server.table.fair_draws import bot_seed
from ceilidh.server.table.kind import KindMark, TableKind

LONGEST = 30  # letters of a name that the origin has room for


def origin_of(points: int, seat: int, name: str) -> str:
    """What a table stores of the game it repeats."""
    return f"{points} {seat} {name[:LONGEST]}"


class ChallengeKind(TableKind):
    name = "challenge"
    counts = False
    shares_draws = True

    @property
    def points(self) -> int:
        """What is to be beaten."""
        return int(self.row.origin.split(" ", 2)[0])

    @property
    def seat(self) -> int:
        return int(self.row.origin.split(" ", 2)[1])

    @property
    def challenger(self) -> str:
        return self.row.origin.split(" ", 2)[2]

    def no_words(self) -> Reason | None:
        return Reason("This challenge has the draws of an earlier game, so players add no words.")

    def bot_seed(self, table: Table, seat: int) -> int:
        """The same for everybody who takes this challenge and plays the same."""
        if table.chance is None:
            return super().bot_seed(table, seat)
        return bot_seed(table.chance, len(table.played), seat)

    def no_deputy(self) -> Reason | None:
        return Reason("Bots cannot play for you in a challenge.")

    def mark(self) -> KindMark | None:
        return KindMark(
            f"/t/{self.row.id}/share",
            message("Beat {points} points"),
            message("Pass the challenge on"),
            self.points,
        )

    def verdict(self, to: Speaker, scores: list[int]) -> list[str]:
        own, theirs, name = scores[self.seat], self.points, self.challenger
        if self.row.study:
            return [to.text("The game went back over a draw, so the challenge stands.")]
        if own > theirs:
            said = message("The challenge is beaten: {own} points, and {name} had {theirs}.")
        elif own == theirs:
            said = message("Level with the challenge: {name} had {theirs} points as well.")
        else:
            said = message("The challenge stands: {own} points, and {name} had {theirs}.")
        return [to.text(said, own=own, theirs=theirs, name=name)]


KIND = ChallengeKind
