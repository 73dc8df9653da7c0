"""Fair chance at a table: what is promised before the first move, settled with it, told at the end.

The set-up follows from a value of the server and the host's word, if that came after the server
had committed to the value. All see it before they join. What comes after follows from the same
value and the words of all seats.
"""

from __future__ import annotations

import hmac
from dataclasses import replace
from typing import Any

from ceilidh.kernel.fair import FairChance, Pledge, UndoNote, commitment_of, new_value

Stored = list[dict[str, Any]]


def promised(words: list[str], value: str = "") -> FairChance:
    """The chance of a new table: from a `value` whose commitment the host has seen, or a new one.

    A word that came before the commitment does not count for the set-up: it could have been tried
    with many values until the set-up pleased.
    """
    if not value:
        return FairChance([Pledge.drawn(0, tuple("" for _ in words))])
    return FairChance([Pledge(0, tuple(words), commitment_of(value), value)])


def offered_value() -> tuple[str, str]:
    """A value for a table that somebody is about to make, and the commitment to it."""
    value = new_value()
    return value, commitment_of(value)


def is_settled(chance: FairChance | None) -> bool:
    """Whether the words count, so that none can be added or changed; where there are none too."""
    return chance is None or len(chance.pledges) > 1


def settled(chance: FairChance, draws: int, words: list[str]) -> FairChance:
    """The chance from the first move on: the same value, and the words of all seats."""
    first = chance.pledges[0]
    return FairChance([first, Pledge(draws, tuple(words), first.commitment, first.value)])


def renewed(chance: FairChance, draws: int, undo: UndoNote) -> FairChance:
    """The chance of a game that goes back from its end, where the value was told: a new value.

    Earlier pledges stay, also those that no draw follows from any more: all can see them.
    """
    return FairChance([*chance.pledges, Pledge.drawn(draws, chance.pledges[-1].words, undo)])


def is_kept(chance: FairChance | None, commitments: list[str]) -> bool:
    """Whether the pledges are those that the table committed to, and no others."""
    return (chance.commitments if chance else []) == commitments


def untold(chance: FairChance) -> FairChance:
    """The same pledges without the values."""
    return FairChance([replace(one, value="") for one in chance.pledges])


def bot_seed(chance: FairChance, moves: int, seat: int) -> int:
    """What a bot draws from in a game of the day: the same for everybody at the same move."""
    value = bytes.fromhex(chance.pledges[0].value)
    told = hmac.digest(value, f"bot {moves} {seat}".encode(), "sha256")
    return int.from_bytes(told[:8], "big") >> 1


def to_store(chance: FairChance | None) -> Stored:
    if chance is None:
        return []
    return [_to_store(one) for one in chance.pledges]


def _to_store(one: Pledge) -> dict[str, Any]:
    stored: dict[str, Any] = {"first": one.first, "value": one.value, "words": list(one.words)}
    if one.undo is not None:
        stored["undo"] = [one.undo.moves, one.undo.kept]
    return stored


def from_store(stored: Stored) -> FairChance | None:
    if not stored:
        return None
    return FairChance(
        [
            Pledge(
                one["first"],
                tuple(one["words"]),
                commitment_of(one["value"]),
                one["value"],
                UndoNote(*one["undo"]) if "undo" in one else None,
            )
            for one in stored
        ]
    )
