"""The end of a game: ledger, charts, rematch."""

from __future__ import annotations

import pytest

import ceilidh
from tests.browser.records import whole
from tests.browser.screen import Screen


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_ledger_charts_and_rematch(screen: Screen, game: str) -> None:
    screen.resume(whole(game))
    table = ceilidh.load(whole(game))
    shown = screen.see("[data-scores] tfoot").inner_text().split()[1:]
    assert [int(word) for word in shown] == table.scores()
    assert screen.find("[data-scores] tbody tr").count() == len(table.sheet())
    screen.see("[data-chart] canvas")
    assert screen.find("[data-chart] .u-series").count() == 3  # moves and two seats
    assert screen.find(".bar-row").count() == 2
    with screen.page.expect_navigation():
        screen.find("[data-rematch]").click()
    screen.at_table()
    assert not screen.over
    assert screen.moves == 0
    assert screen.legal()
