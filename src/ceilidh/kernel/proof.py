"""The proof of a fair game: its draws made again from what was pledged before and told after."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceilidh.kernel.action import Domain
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.event import Outcome
from ceilidh.kernel.fair import FairChance, Pledge, commitment_of
from ceilidh.kernel.reason import Reason, Word
from ceilidh.kernel.table import Table

DRAW: Final = "# draw "  # begins a line of a record that lists what a draw was made from


@dataclass(frozen=True)
class Draw:
    """One draw of a game: of what kind, from which words, and which came."""

    number: int
    domain: str
    options: list[str]
    outcome: str

    @property
    def line(self) -> str:
        """As it stands at the end of a record, for programs that do not know the rules."""
        return f"{DRAW}{self.number} {self.domain} {self.outcome} of {' '.join(self.options)}"


class RecordedDraws(FairChance):
    """Draws what a game drew before, and writes down what there was to choose from."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        super().__init__([])
        self.outcomes = outcomes
        self.draws: list[Draw] = []

    def draw(self, number: int, domain: Domain, options: list[int]) -> int:
        told = self.outcomes[number]
        words = [domain.words[one] for one in options]
        self.draws.append(Draw(number, domain.name, words, told.word))
        return domain.index[told.word]


def draws_of(table: Table) -> list[Draw]:
    """Every draw of a game with what it was made from, in the order of the rules."""
    outcomes = [*table.setup, *[one for played in table.played for one in played.outcomes]]
    witness = RecordedDraws(outcomes)
    again = Table(table.game, table.players, table.options, 0, chance=witness)
    for played in table.played:
        again.play(played.action, played.seat)
    return witness.draws


def with_draws(record: str, table: Table) -> str:
    """The record of a game that is over, with lines for programs that do not know the rules."""
    return "\n".join([record.rstrip("\n"), *[one.line for one in draws_of(table)], ""])


def verified(table: Table, text: str = "", commitment: str = "") -> list[Draw]:
    """Every draw of a game, if all follow from what was pledged; RecordError if one does not.

    `text` is the record, whose lists of draws are compared if it has some; `commitment` is the one
    that somebody noted before the game.
    """
    chance = table.chance
    if chance is None:
        raise RecordError("The record does not state how its draws were made.")
    fault = pledge_fault(table)
    if fault is not None:
        raise RecordError.because(fault)
    if commitment and chance.commitments[0] != commitment.lower():
        raise RecordError(
            "The first commitment of this game is {commitment}, not the one you noted.",
            fields={"commitment": Word(chance.commitments[0])},
        )
    if not chance.told:
        raise RecordError("The values behind this game's draws are revealed when it is over.")
    for one in chance.pledges:
        if commitment_of(one.value) != one.commitment:
            raise RecordError(
                "The revealed value does not match the commitment {commitment}.",
                fields={"commitment": Word(one.commitment)},
            )
    draws = draws_of(table)
    for draw in draws:
        _check(chance, draw)
    listed = [line.strip() for line in text.splitlines() if line.startswith(DRAW)]
    if listed and listed != [one.line for one in draws]:
        raise RecordError("The record lists draws that the rules of the game do not give.")
    return draws


def _check(chance: FairChance, draw: Draw) -> None:
    expected = draw.options[chance.place(draw.number, len(draw.options))]
    if draw.outcome != expected:
        raise RecordError(
            "Draw {number} is {given}, but the values give {expected}.",
            fields={
                "number": draw.number + 1,
                "given": Word(f"{draw.domain} {draw.outcome}"),
                "expected": Word(f"{draw.domain} {expected}"),
            },
        )


# --- what pledges may follow each other -----------------------------------------------------------


def pledge_fault(table: Table) -> Reason | None:
    """Why the pledges of a game bind nobody; None if they do. It needs no value."""
    assert table.chance is not None, "asked of games of fair chance only"
    pledges = table.chance.pledges
    for nth, one in enumerate(pledges[1:], 1):
        number, before = one.first + 1, pledges[nth - 1]
        if one.undo is None and one.commitment == before.commitment:
            # The first move settles the words of all seats.
            if nth == 1 and one.first == len(table.setup):
                continue
            return _changed_words(number)
        if one.undo is None or one.commitment in [past.commitment for past in pledges[:nth]]:
            return _unannounced(number)
        if one.words != before.words:
            return _changed_words(number)
        if not _fits(table, one, pledges[nth + 1 :]):
            return Reason(
                "The undo that is recorded for draw {number} does not fit the moves.",
                (),
                {"number": number},
            )
    return None


def _fits(table: Table, one: Pledge, later: list[Pledge]) -> bool:
    """Whether a pledge begins with the first draw after the moves that its undo left."""
    assert one.undo is not None
    if one.undo.kept >= one.undo.moves:
        return False
    if any(after.undo and after.undo.kept < one.undo.kept for after in later):
        # Other moves stand in their place by now, and no draw follows from this pledge.
        return True
    kept = table.played[: one.undo.kept]
    draws = len(table.setup) + sum(len(played.outcomes) for played in kept)
    return len(kept) == one.undo.kept and one.first == draws


def _unannounced(number: int) -> Reason:
    return Reason(
        "From draw {number} on the game follows a different commitment, and the record has no "
        "undo that explains it.",
        (),
        {"number": number},
    )


def _changed_words(number: int) -> Reason:
    return Reason(
        "The words of the seats change with draw {number}; only the first move settles them.",
        (),
        {"number": number},
    )
