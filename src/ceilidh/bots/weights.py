"""The numbers of evaluations are data: `bots/<game>/weights.json`, sets of them by name.

A set has the weights of terms and the constants that terms and expectations are made with. It may
be `like` another one and say only what differs, and may differ by the number of players.
"""

import json
import zlib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

USUAL = "hand"  # the set in which every number stands


class WeightSet:
    """One set for one number of players: `terms` by name, `constants` by name."""

    def __init__(self, terms: Mapping[str, float], constants: Mapping[str, list[float]]) -> None:
        self.terms = terms
        self.constants = constants

    def one(self, name: str) -> float:
        (number,) = self.constants[name]
        return number

    def row(self, name: str) -> list[float]:
        return self.constants[name]


@cache
def sets_of(game: str) -> dict[str, Any]:
    """All sets of a game, as its file has them."""
    text = files("ceilidh.bots").joinpath(game, "weights.json").read_text("utf-8")
    sets: dict[str, Any] = json.loads(text)
    return sets


def numbers_of(game: str, name: str, players: int) -> WeightSet:
    """A set as it holds for so many players; where they have none, that of the next fewer."""
    found = sets_of(game)[name]
    like = found.get("like")
    base = numbers_of(game, like, players) if like else WeightSet({}, {})
    by_players = found.get("players", {})
    counts = [int(count) for count in by_players]
    nearest = max([n for n in counts if n <= players], default=min(counts, default=0))
    own = by_players.get(str(nearest), found)
    constants = {
        name: value if isinstance(value, list) else [value]
        for name, value in own.get("constants", {}).items()
    }
    return WeightSet({**base.terms, **own.get("terms", {})}, {**base.constants, **constants})


def stamp(game: str, name: str) -> str:
    """Tells a set of numbers from others, for what is only true of these."""
    found = sets_of(game)[name]
    return f"{zlib.crc32(json.dumps(found, sort_keys=True).encode()):08x}"
