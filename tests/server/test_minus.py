"""A score below nothing has the same sign wherever it is shown."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from ceilidh.server.html.sheet import score_sheet
from ceilidh.server.html.status import players
from ceilidh.server.html.table_page import show, viewer_of
from ceilidh.server.people.preferences import completed
from tests.server.house import House
from tests.server.values.tables import clans, glenmore

MINUS = "−"


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_chip_and_sheet_agree(game: str) -> None:
    house = House()
    ann, bob = house.guest("Ann"), house.guest("Bob")
    room = (clans if game == "clans" else glenmore)(house, ann, bob)
    shown = show(house.service, room, viewer_of(room, ann.id, "en", completed({}), ""))
    shown.scene.seats[0] = replace(shown.scene.seats[0], score=-2)
    sums = re.search(r"<tfoot>.*?</tfoot>", score_sheet(shown), re.S)
    assert sums is not None
    assert f"<strong>{MINUS}2</strong>" in sums[0] and "-2" not in sums[0]
    assert f'data-tick="score-0">{MINUS}2</span>' in players(shown)
