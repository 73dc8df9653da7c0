"""A turn in few clicks: it stays open until its owner ends it, and goes back until then."""

from __future__ import annotations

import random
from functools import cache

import ceilidh
from ceilidh.shortcuts import shortcuts_of
from tests.browser.conftest import Open
from tests.browser.records import played
from tests.browser.screen import CHANGED, Screen

ENDING = "'ending' in document.getElementById('state').dataset"


@cache
def free_activations() -> str:
    """A game of Glen More II in which several tiles can be activated in one go."""
    table = ceilidh.new("glenmore", players=2, seed=5)
    ease = shortcuts_of("glenmore")

    def is_there(table: ceilidh.Table) -> bool:
        if table.actor is None or len(table.actors) > 1:
            return False
        found = ease.bundles(table.game, table.state, table.actor)
        return any(one.name == "activate-all" and "end" not in one.label.text for one in found)

    return played(table, is_there)


def open_turn(screen: Screen) -> None:
    """A turn that is done but not ended."""
    choose = random.Random(3)
    while not screen.page.evaluate(ENDING):
        screen.play(choose.choice(screen.legal()), end=False)


def test_the_other_sees_a_turn_grow_and_waits(open_screen: Open) -> None:
    ann, ben = open_screen(), open_screen()
    ann.new_table("clans", ["person", "open"])
    ann.seat(ben, "Ben")
    owner, other = (ann, ben) if ann.legal() else (ben, ann)
    open_turn(owner)
    other.wait_moves(owner.moves)
    assert "has not ended their turn" in other.prompt
    assert "not final" in other.see(".news .not-final").inner_text()
    assert other.legal() == [] and other.find("[data-end]").count() == 0
    owner.shoot("open-turn")
    other.shoot("open-turn-of-another")
    # The same on a page that is opened anew.
    owner.page.reload()
    owner.at_table()
    assert "end it" in owner.prompt
    moves = owner.moves
    owner.press_button("[data-undo]")
    assert owner.legal() and owner.moves < moves
    open_turn(owner)
    before = owner.state("revision")
    owner.page.keyboard.press("Enter")
    owner.wait(CHANGED, arg=before)
    other.wait("() => document.querySelector('button.move') !== null")
    assert other.find(".news .not-final").count() == 0


def test_several_activations_in_one_click_and_back(screen: Screen) -> None:
    screen.resume(free_activations())
    moves = screen.moves
    button = screen.see("[data-bundle=activate-all]")
    number = int(button.inner_text().split()[1])
    screen.shoot("bundles")
    screen.press_button("[data-bundle=activate-all]")
    assert screen.moves >= moves + number > moves + 1
    assert screen.find(".not-final").count() > 1
    for _ in range(number):
        if screen.moves > moves:
            before = screen.state("revision")
            screen.page.keyboard.press("u")
            screen.wait(CHANGED, arg=before)
    assert screen.moves <= moves


def test_what_reveals_something_is_asked_first_unless_never(open_screen: Open) -> None:
    careful = open_screen()
    careful.new_table("glenmore", ["person", "person"])
    choose = random.Random(4)
    while careful.find("#bubble [data-confirm]").count() == 0:
        before = careful.state("revision")
        text = choose.choice(careful.legal())
        careful.find(f"button.move[data-play='{text}']").evaluate("button => button.click()")
        careful.wait(
            "now => document.getElementById('state').dataset.revision !== now"
            " || document.querySelector('#bubble [data-confirm]') !== null",
            arg=before,
        )
    moves = careful.moves
    assert "reveals" in careful.find("#bubble").inner_text()
    careful.page.keyboard.press("Escape")
    careful.wait("() => document.getElementById('bubble').hidden")
    assert careful.moves == moves
    hasty = open_screen()
    hasty.prefer(confirm="never")
    hasty.new_table("glenmore", ["person", "person"])
    for _ in range(12):
        before = hasty.state("revision")
        text = choose.choice(hasty.legal())
        hasty.find(f"button.move[data-play='{text}']").evaluate("button => button.click()")
        hasty.wait(CHANGED, arg=before)
        assert hasty.find("#bubble [data-confirm]").count() == 0
        assert not hasty.page.evaluate(ENDING)


def test_beyond_a_reveal_a_study_game_is_offered(screen: Screen) -> None:
    screen.new_table("glenmore", ["person", "person"])
    choose = random.Random(4)
    while screen.moves == 0 or screen.find("[data-undo-turn]:enabled").count():
        screen.play(choose.choice(screen.legal()))
    screen.find("[data-undo]").click()
    assert "Revealed since then:" in screen.see("#bubble .confirm").inner_text()
    screen.shoot("study")
    moves = screen.moves
    screen.confirm()
    assert screen.moves < moves
    assert screen.see(".study").inner_text() == "Study game"


def test_an_action_of_clans_is_two_clicks_and_the_end(screen: Screen) -> None:
    screen.new_table("clans", ["person", "person"])
    while "action" not in screen.prompt:
        screen.play(screen.legal()[0])
    moves = screen.moves
    goods = [name for name in screen.lit(".part-market") if name.startswith("good:")]
    screen.click(goods[0])
    before = screen.state("revision")
    if screen.moves == moves:
        screen.find("#cards [data-play]").first.click()
        screen.wait(CHANGED, arg=before)
    assert screen.moves > moves
    screen.press_button("[data-end]")
    assert screen.find("[data-end]").count() == 0


def test_preferences_are_kept_and_come_with_the_page(screen: Screen) -> None:
    screen.new_table("glenmore", ["person", "person"])
    screen.find(".settings summary").click()
    screen.find("[data-preferences]").click()
    screen.prefer(theme="dark", motion="less")
    assert screen.page.locator("html[data-theme=dark][data-motion=less]").count() == 1
    screen.shoot("preferences")
    screen.go("/")
    assert screen.page.locator("html[data-theme=dark]").count() == 1
