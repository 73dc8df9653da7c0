"""Games for the environments: mixes of modules and player counts, and positions on the way."""

from __future__ import annotations

from collections.abc import Iterator

from ceilidh.envs.session import Session, begun
from ceilidh.kernel.testing import RandomChoices

Case = tuple[str, int, dict[str, object]]  # game, players, options

ALL_CHRONICLES = [
    "dragon-boats",
    "highlander",
    "single-cask",
    "hammer",
    "haggis",
    "tome",
    "great-glen",
    "penny-mobs",
]
# Every player count of both games, every module of each.
CASES: list[Case] = [
    ("clans", 1, {}),
    ("clans", 2, {"automa": "3", "modules": ["awards", "milestones"]}),
    ("clans", 3, {"modules": ["industria-tiles", "farmers-markets", "simplified-trains"]}),
    ("clans", 4, {"modules": ["industria-maps", "future-contracts", "trains"]}),
    ("glenmore", 2, {"modules": [name for name in ALL_CHRONICLES if name != "hammer"]}),
    ("glenmore", 3, {"edition": "english"}),
    ("glenmore", 4, {"modules": ALL_CHRONICLES}),
]


def positions(case: Case, seed: int, every: int, moves: int = 400) -> Iterator[Session]:
    """Every so many positions of a random game."""
    session = begun(case[0], case[1], seed, case[2])
    dice = RandomChoices(seed)
    for number in range(moves):
        if session.over:
            return
        if number % every == 0:
            yield session
        actors = session.game.actors(session.state)
        seat = actors[dice.below(len(actors))]
        legal = session.legal(seat)
        session.apply(legal[dice.below(len(legal))], seat)
