"""What kind of table it is: the questions that a game, a lesson and a puzzle answer differently.

A plain game answers with the defaults. Every other kind is a folder of `server/kinds`.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from ceilidh.kernel.reason import Reason
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker
from ceilidh.server.storage.kinds import StoredKind, kinds
from ceilidh.server.storage.models import GameTable


@dataclass(frozen=True)
class KindPanel:
    """The block that a kind shows above its table: its template, and what the template shows.

    `begun`: the player has made a move of their own. `sets_task`: it asks for moves of its own, so
    a hint would name others. `highlights`: it speaks of places on the boards. `counts_scored`:
    beside the names are the points scored, which never fall for doing as told.
    """

    name: str
    shown: object
    begun: bool = True
    sets_task: bool = False
    highlights: bool = False
    counts_scored: bool = False


@dataclass(frozen=True)
class KindMark:
    """What the page says of a kind beside the title, with its page; both texts are messages.

    A title may name `points`.
    """

    path: str
    title: str
    results: str
    points: int = 0


class TableKind(StoredKind):
    """A kind of table. Its answers may depend on the row of its table, and change with it."""

    # Its panel goes by the moves from the first one, so newer rules must repeat all of them.
    needs_all_moves = False
    # Its players may undo whatever was revealed.
    undoes_everything = False
    # It asks for turns of its own and says when one is over, so none ends by itself.
    tells_turns = False

    # --- draws ------------------------------------------------------------------------------------

    @property
    def is_sealed(self) -> bool:
        """Whether others can still play the same draws, so nobody is told where they come from."""
        return False

    @property
    def is_compared(self) -> bool:
        """Whether this game is compared with those of others, so it is played as they play it."""
        return False

    def no_words(self) -> Reason | None:
        """Why seats add no words to the draws, if there is a reason."""
        return None

    def late_proof(self) -> Reason | None:
        """Why the end of the game does not yet reveal the value behind the draws, if so."""
        return None

    @property
    def first_own_move(self) -> int:
        """The number of the first move that the players of this table could make.

        Moves before it were made by a lesson, or at another table.
        """
        return 0

    def bot_seed(self, table: Table, seat: int) -> int:
        """What a bot draws from."""
        return secrets.randbits(63)

    # --- what players may do ----------------------------------------------------------------------

    def no_hints(self) -> Reason | None:
        """Why nobody may ask for hints before the end, if there is a reason."""
        return None

    def no_branch(self) -> Reason | None:
        """Why nobody may continue from a position before the end, if there is a reason."""
        return None

    def no_deputy(self) -> Reason | None:
        """Why no bot may take over a seat, if there is a reason."""
        return None

    def is_decided(self, table: Table) -> bool:
        """Whether nobody moves any more, although the game could go on."""
        return False

    def reply(self, table: Table, seat: int) -> str:
        """The move that a bot must make here; empty where the bot decides."""
        return ""

    # --- what the page shows ----------------------------------------------------------------------

    def panel(self, table: Table, seat: int | None, language: str, shown: int) -> KindPanel | None:
        """The block above the table for a reader in this seat, after so many moves."""
        return None

    def mark(self) -> KindMark | None:
        """What the page says beside the title."""
        return None

    def verdict(self, to: Speaker, scores: list[int]) -> list[str]:
        """Sentences about the end, beside those of the game."""
        return []


def kind_of(row: GameTable) -> TableKind:
    """The kind of a stored table."""
    made = kinds()[row.kind](row) if row.kind else TableKind(row)
    assert isinstance(made, TableKind), made
    return made
