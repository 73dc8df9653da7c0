"""Fixed positions: what is said and drawn there, word for word and number for number.

After a deliberate change run `python -m scripts.golden --write` and read the difference: every
changed line must be right for the position that its game.txt leads to.
"""

import pytest

import ceilidh
from ceilidh.kernel.errors import CeilidhError
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
    for number, line in enumerate(lines):
        short = "\n".join([*lines[:number], *lines[number + 1 :], ""])
        if line.endswith(" done") and not goes_on(position, short):
            assert mended(position.game, short) == text
            break


def goes_on(position: Position, text: str) -> bool:
    """Whether the game can be replayed; then nothing was missing in it."""
    try:
        ceilidh.load(versioned(position.game, text))
    except CeilidhError:
        return False
    return True
