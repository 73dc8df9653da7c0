"""A line of the log that has steps: they are told one by one, with what they speak of lit up."""

from __future__ import annotations

import random
from functools import cache

import pytest

import ceilidh
from ceilidh.say import speaker
from ceilidh.say.speaker import LogStep
from tests.browser.conftest import Open


@cache
def told() -> tuple[str, str, str, list[LogStep]]:
    """A record, a move, and the record after it: a turn of the Automa on the map, and its steps."""
    table = ceilidh.new("clans", players=2, seed=5, options={"automa": "3"})
    chance = random.Random(3)
    while True:
        before = table.record()
        table.play(chance.choice(table.legal()))
        beats = speaker("en").steps(table, table.played[-1], table.names)
        narrowed = [beat for beat in beats if "left." in beat.text]
        if len(beats) < 20 and len(narrowed) > 1 and len(table.played) > 6:
            return before, table.played[-1].action.text, table.record(), beats


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_turn_is_told_at_the_readers_pace(open_screen: Open, width: int, height: int) -> None:
    _, _, record, beats = told()
    screen = open_screen(width, height)
    screen.resume(record)
    screen.see(".news li:last-child [data-tells]").click()
    screen.see("#story .told")
    for number, beat in enumerate(beats):
        step = screen.see(f"#story li:nth-child({number + 1}).told .step-text")
        assert step.inner_text() == beat.text
        lit = screen.find("#part-map .counted").evaluate_all(
            "all => all.map(one => `map/${one.dataset.target}`)"
        )
        assert sorted(lit) == sorted(one for one in beat.places if one.startswith("map/"))
        if beat.picture:
            assert screen.see("#story .told svg .card").is_visible()
        if "left." in beat.text:
            screen.shoot(f"steps-{width}")
        if number + 1 < len(beats):
            screen.find("#story [data-tell='1']").click()
    assert screen.find("#story [data-tell='1']").is_disabled()
    screen.page.keyboard.press("Escape")
    screen.find("#story").wait_for(state="hidden")
    assert screen.find(".counted").count() == 0


def test_who_likes_to_watch_is_told_unasked(open_screen: Open) -> None:
    before, move, _, beats = told()
    screen = open_screen(pace="watch")
    screen.resume(before)
    assert screen.find("#story").is_hidden()
    screen.play(move)
    assert screen.see("#story .told .step-text").inner_text() == beats[0].text
