"""What a turn of the Automa depends on at the real table, found out by trying the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ceilidh.games.clans.modules.automa.story import AutomaStep, told_of
from ceilidh.kernel.event import Event

MAP: Final = "map"
PRICE: Final = "price"
PRICES: Final = "prices"
CONTRACTS: Final = "contracts"
BOXES: Final = "boxes"
IMPORTS: Final = "imports"
PASSED: Final = "passed"
MARKETS: Final = "markets"  # at set-up
STALLS: Final = "stalls"  # what is still open there

_BOARD: Final = frozenset({"no contract", "dear contract"})


def needs_of(events: Sequence[Event]) -> list[str]:
    """What has to be known, in the order in which the turn asks for it.

    The first of them is right whatever the others are: icons are tried from left to right.
    """
    out: list[str] = []
    for told in [told_of(event) for event in events]:
        if told is not None:
            out += [need for need in _needs(told) if need not in out]
    return out


def _needs(told: AutomaStep) -> list[str]:
    if told.step == "modules":
        return [MAP, STALLS]
    if told.step == "bracket":
        return [f"{PRICE} {told.left[0]}"]
    if told.step == "offer":
        return [PRICES]
    if told.step in ("criterion", "unmet") and told.word == "neighbourhood":
        return [PRICES]
    if told.step == "impossible" and told.word in _BOARD:
        return [CONTRACTS]
    if told.step == "contracts":
        return [CONTRACTS, IMPORTS, BOXES] if told.word == "rarest" else [CONTRACTS]
    if told.step == "pays" and told.word == "fulfil":
        return [IMPORTS]
    return [PASSED] if told.step == "pass" else []
