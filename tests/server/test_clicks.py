"""Turns in few clicks: what people have to click in games of the tacksman, as bars.

`python -m bench.clicks` counts more games and prints the table.
"""

from __future__ import annotations

import pytest

from bench.clicks import PAYMENTS, Turn, payments, table_of

pytestmark = pytest.mark.whole
GAMES = 4


def test_glen_more() -> None:
    found = table_of("glenmore", GAMES)
    for kind, most in (("take, lay, 2 activations", 5), ("take, lay, 5 activations", 6)):
        assert found[kind]
        assert max(turn.clicks(*PAYMENTS) + turn.ending for turn in found[kind]) <= most
    paid = payments([turn for some in found.values() for turn in some])
    # From where a Scot leaves is a choice of its own; all else is one click.
    assert paid.count(1) / len(paid) > 0.97 and max(paid) <= 2


@pytest.fixture(scope="module")
def clans() -> dict[str, list[Turn]]:
    return table_of("clans", GAMES)


@pytest.mark.parametrize(
    ("kind", "most"),
    [
        ("ship", 2),
        ("hire", 2),
        ("pass", 2),
        ("technology", 2),
        ("take", 2),
        ("fulfil", 2),
        ("build", 2),
        ("buy", 2),
        ("sell", 2),
        ("build bargain", 4),
        ("build port technology", 5),
    ],
)
def test_clans(clans: dict[str, list[Turn]], kind: str, most: int) -> None:
    assert clans[kind]
    assert max(turn.clicks() for turn in clans[kind]) <= most
