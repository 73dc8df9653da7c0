"""How strong each level is, as measured: `strength.json`, written by `bench/levels.py --write`."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise

from ceilidh.bots.catalogue import NAMES


@dataclass(frozen=True)
class Strength:
    """In games of two against the level `below`: its mean points and its share of wins."""

    level: str
    below: str
    games: int
    points: float
    wins: float


@cache
def strengths(game: str) -> tuple[Strength, ...]:
    """Those of a game that were measured, the weakest level first."""
    text = files("ceilidh.bots").joinpath("strength.json").read_text("utf-8")
    rows = json.loads(text).get(game, {})
    return tuple(
        [
            Strength(level, below, row["games"], row["points"], row["wins"])
            for below, level in pairwise(NAMES)
            if (row := rows.get(level)) is not None
        ]
    )
