"""Fair chance at a table: what is promised before the first move, settled with it, told at the end.

The set-up follows from a value of the server and the words that its maker gave. All see it before
they sit down. What comes after follows from the same value and the words of all seats.
"""

from __future__ import annotations

from typing import Any

from ceilidh.kernel.fair import FairChance, Pledge, commitment_of

Stored = list[dict[str, Any]]


def promised(words: list[str]) -> FairChance:
    """The chance of a new table, from a value that nobody knows."""
    return FairChance([Pledge.drawn(0, tuple(words))])


def is_settled(chance: FairChance | None) -> bool:
    """Whether the words count, so that none can be added or changed; where there are none too."""
    return chance is None or len(chance.pledges) > 1


def settled(chance: FairChance, draws: int, words: list[str]) -> FairChance:
    """The chance from the first move on: the same value, and the words of all seats."""
    first = chance.pledges[0]
    return FairChance([first, Pledge(draws, tuple(words), first.commitment, first.value)])


def renewed(chance: FairChance, draws: int) -> FairChance:
    """The chance of a game that goes back from its end, where the value was told: a new value."""
    kept = [one for one in chance.pledges if one.first < draws] or chance.pledges[:1]
    return FairChance([*kept, Pledge.drawn(draws, chance.pledges[-1].words)])


def to_store(chance: FairChance | None) -> Stored:
    if chance is None:
        return []
    return [
        {"first": one.first, "value": one.value, "words": list(one.words)} for one in chance.pledges
    ]


def from_store(stored: Stored) -> FairChance | None:
    if not stored:
        return None
    return FairChance(
        [
            Pledge(one["first"], tuple(one["words"]), commitment_of(one["value"]), one["value"])
            for one in stored
        ]
    )
