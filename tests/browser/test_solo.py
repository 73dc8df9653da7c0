"""A game against the Automa to the score sheet: its level and margin, and one's history."""

from __future__ import annotations

import re

from tests.browser.screen import Screen
from tests.browser.test_expansions import play_round


def test_a_game_against_level_3(screen: Screen) -> None:
    screen.new_table("clans", ["person", "bot"], automa="3")
    play_round(screen)
    # Its turns can be opened, in what happened last or in the log.
    assert screen.find(".log [data-tells]").count() > 3
    screen.deputise(watch=True)
    own, automa = screen.see("[data-scores] tfoot").inner_text().split()[1:]
    margin = abs(int(own) - int(automa))
    verdict = screen.see(".verdict").inner_text()
    assert "Level 3" in verdict
    assert re.search(rf"\b{margin} point", verdict)
    screen.shoot("automa-score-sheet")
    screen.go("/account")
    assert "level 3" in screen.see("[data-met] [data-level='3']").inner_text()
    screen.find("[data-met] summary").click()
    row = screen.see("[data-met] tbody tr").inner_text().split()
    assert row[-3:-1] == [own, automa]
    screen.shoot("automa-history")
