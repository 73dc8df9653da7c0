"""Fixed positions: what is said and drawn there, word for word and number for number.

After a deliberate change run `python -m scripts.golden --write` and read the difference: every
changed line must be right for the position that its game.txt leads to.
"""

import pytest

import ceilidh
from tests.golden.expected import difference, expectations, stale
from tests.golden.mending import mended
from tests.golden.positions import Position, all_positions, versioned

EXPECTED = expectations()


@pytest.mark.parametrize("name", EXPECTED)
def test_nothing_is_said_or_drawn_otherwise(name: str) -> None:
    changed = difference(name, EXPECTED[name]())
    assert not changed, "\n".join([*changed, "", "see scripts/golden.py"])


def test_no_expectation_is_left_over() -> None:
    assert stale() == []


@pytest.mark.parametrize("position", all_positions()[::7], ids=lambda one: one.name)
def test_a_game_that_declined_something_is_mended(position: Position) -> None:
    """As if a rule asked now where it did not ask when the game was written."""
    text = (position.folder / "game.txt").read_text("utf-8")
    assert mended(position.game, text) == text
    lines = text.splitlines()
    declined = [number for number, line in enumerate(lines) if line.endswith(" done")]
    for number in declined[:1]:
        short = "\n".join([*lines[:number], *lines[number + 1 :], ""])
        again = mended(position.game, short)
        ceilidh.load(versioned(position.game, again))
        kept = [line for line in again.splitlines() if not line.endswith(" done")]
        assert kept == [line for line in lines if not line.endswith(" done")]
