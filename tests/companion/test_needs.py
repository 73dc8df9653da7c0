"""What each step of a turn must know of the real table."""

from __future__ import annotations

import pytest

from ceilidh.companion.needs import needs_of
from ceilidh.kernel.event import Event


def told(thing: str, left: str = "", kind: str = "automa") -> Event:
    """A step as the Automa tells it: its word, what is left after it, and a rule."""
    return Event(kind, 1, thing, 0, -1, f"{left} | IN-AC-01")


@pytest.mark.parametrize(
    ("event", "needs"),
    [
        (told("modules AB", "7.4 8.3"), ["map", "stalls"]),
        (told("bracket high", "wool"), ["price wool"]),
        (told("bracket low", "cheese"), ["price cheese"]),
        (told("offer neighbourhood", "wool milk"), ["prices"]),
        (told("offer market", "wool"), ["prices"]),
        (told("criterion neighbourhood", "7.4"), ["prices"]),
        (told("unmet neighbourhood", "7.4"), ["prices"]),
        (told("criterion port", "7.4"), []),
        (told("unmet cost", "7.4"), []),
        (told("impossible no contract"), ["contracts"]),
        (told("impossible dear contract"), ["contracts"]),
        (told("impossible money"), []),
        (told("impossible neighbourhood"), []),
        (told("contracts offer", "4 13"), ["contracts"]),
        (told("contracts cheapest", "4"), ["contracts"]),
        (told("contracts rarest", "4"), ["contracts", "imports", "boxes"]),
        (told("pays fulfil", "4"), ["imports"]),
        (told("pays take", "4"), []),
        (told("pass"), ["passed"]),
        (told("card action"), []),
        (told("pass", kind="money"), []),
    ],
)
def test_what_a_step_must_know(event: Event, needs: list[str]) -> None:
    assert needs_of([event]) == needs


def test_needs_are_named_once_in_the_order_of_the_turn() -> None:
    events = [
        told("contracts offer", "4 13"),
        told("contracts rarest", "4"),
        told("pays fulfil", "4"),
        told("modules A"),
        told("bracket high", "wool"),
        told("contracts cheapest", "4"),
    ]
    wanted = ["contracts", "imports", "boxes", "map", "stalls", "price wool"]
    assert needs_of(events) == wanted
    assert needs_of([]) == []
