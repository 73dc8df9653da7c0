"""What an analysis finds, in plain values: they cross processes, and words are made of them later.

Moves are in their notation, points are victory points, grounds are names of the evaluation's terms.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class MoveReason:
    """What speaks for a move: a term of the evaluation and by how many points it is the better."""

    term: str
    points: float


@dataclass(frozen=True)
class MoveChoice:
    """A plan: its first move, the final points that its seat may expect with it, and why.

    `plan` are the moves with which the turn goes on, to its end; `later` is the move with which the
    next turn would begin, if the plan reaches so far.
    """

    move: str
    points: float
    grounds: tuple[MoveReason, ...] = ()
    plan: tuple[str, ...] = ()
    later: str = ""

    @property
    def turn(self) -> tuple[str, ...]:
        """All moves of the turn."""
        return (self.move, *self.plan)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> MoveChoice:
        grounds, plan = grounds_of(data["grounds"]), tuple(data["plan"])
        return cls(data["move"], data["points"], grounds, plan, data.get("later", ""))


@dataclass(frozen=True)
class Verdict:
    """One decision of a game: after `number` moves `seat` played `played`.

    `loss` is how many points a better move is ahead of it, `better` that move, `plan` how the turn
    would go on with it, and `grounds` what it has over the one that was played. `sure`: it was
    planned, not only looked at.
    """

    number: int
    seat: int
    played: str
    better: str
    loss: float
    grounds: tuple[MoveReason, ...] = ()
    plan: tuple[str, ...] = ()
    sure: bool = False

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Verdict:
        plan = tuple(data["plan"])
        return cls(**{**data, "grounds": grounds_of(data["grounds"]), "plan": plan})


def grounds_of(data: list[Mapping[str, Any]]) -> tuple[MoveReason, ...]:
    return tuple(MoveReason(one["term"], one["points"]) for one in data)


def as_data(found: MoveChoice | Verdict) -> dict[str, Any]:
    """The same for JSON and for other processes; points with two digits behind the point."""
    made = asdict(found)
    for name in ("points", "loss"):
        if name in made:
            made[name] = round(made[name], 2)
    made["grounds"] = [{"term": one.term, "points": round(one.points, 2)} for one in found.grounds]
    made["plan"] = list(found.plan)
    return made
