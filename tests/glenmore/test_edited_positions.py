"""Edited positions: those that could not be played on are refused when they are read."""

import pytest

from ceilidh.games.glenmore.game import GLENMORE
from tests.shared.forging import states_of, try_edits

pytestmark = [pytest.mark.whole, pytest.mark.sample]


def test_whatever_is_taken_can_be_played_to_its_end() -> None:
    taken, refused = try_edits(GLENMORE, states_of("glenmore", 12), range(150))
    assert taken >= 20, "harmless edits are taken"
    assert refused >= 60, "most edits break something"
