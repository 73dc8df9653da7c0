"""Fixed positions: what is said and drawn there, word for word and number for number.

After a deliberate change run `python -m scripts.golden --write` and read the difference: every
changed line must be right for the position that its game.txt leads to.
"""

import pytest

from tests.golden.expected import difference, expectations, stale

EXPECTED = expectations()


@pytest.mark.parametrize("name", EXPECTED)
def test_nothing_is_said_or_drawn_otherwise(name: str) -> None:
    changed = difference(name, EXPECTED[name]())
    assert not changed, "\n".join([*changed, "", "see scripts/golden.py"])


def test_no_expectation_is_left_over() -> None:
    assert stale() == []
