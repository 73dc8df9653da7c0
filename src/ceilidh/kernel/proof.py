"""The proof of a fair game: its draws made again from what was pledged before and told after."""

from __future__ import annotations

from dataclasses import dataclass

from ceilidh.kernel.action import Domain
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.event import Outcome
from ceilidh.kernel.fair import FairChance, Pledge, commitment_of
from ceilidh.kernel.reason import Word
from ceilidh.kernel.table import Table


@dataclass(frozen=True)
class Draw:
    """One draw of a game: of what kind, from which words, and which came."""

    number: int
    domain: str
    options: list[str]
    outcome: str


class ReplayedDraws(FairChance):
    """Draws by the same pledges and writes everything down."""

    def __init__(self, pledges: list[Pledge]) -> None:
        super().__init__(pledges)
        self.draws: list[Draw] = []

    def draw(self, number: int, domain: Domain, options: list[int]) -> int:
        value = super().draw(number, domain, options)
        words = [domain.words[one] for one in options]
        self.draws.append(Draw(number, domain.name, words, domain.words[value]))
        return value


def verified(table: Table) -> list[Draw]:
    """Every draw of a game, made again from its pledges; RecordError if one does not follow."""
    chance = table.chance
    if chance is None:
        raise RecordError("The record does not say what its chance follows from.")
    if not chance.told:
        raise RecordError("The values behind this game's chance are told when it is over.")
    for one in chance.pledges:
        if commitment_of(one.value) != one.commitment:
            raise RecordError(
                "The value told is not the one that was promised as {commitment}.",
                fields={"commitment": Word(one.commitment)},
            )
    witness = ReplayedDraws(chance.pledges)
    again = Table(table.game, table.players, table.options, 0, chance=witness)
    _compare(table.setup, again.setup, 0)
    for played in table.played:
        first = len(witness.draws)
        _compare(played.outcomes, again.play(played.action, played.seat).outcomes, first)
    return witness.draws


def _compare(told: list[Outcome], drawn: list[Outcome], first: int) -> None:
    for nth in range(max(len(told), len(drawn))):
        given = _text(told, nth)
        expected = _text(drawn, nth)
        if given != expected:
            raise RecordError(
                "Draw {number} is {given}, but {expected} follows from the values.",
                fields={
                    "number": first + nth + 1,
                    "given": Word(given),
                    "expected": Word(expected),
                },
            )


def _text(outcomes: list[Outcome], nth: int) -> str:
    return f"{outcomes[nth].domain} {outcomes[nth].word}" if nth < len(outcomes) else "nothing"
