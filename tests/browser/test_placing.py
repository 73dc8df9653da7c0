"""Laying a tile in Glen More II: what it would activate, then the activations as a checklist."""

from __future__ import annotations

from functools import cache

import ceilidh
from ceilidh.kernel.table import Table
from ceilidh.say import speaker
from tests.browser.conftest import Open
from tests.browser.records import played
from tests.browser.screen import Screen


def number_of(table: Table, word: str) -> int:
    return sum(move.text.startswith(f"{word} ") for move in table.legal())


@cache
def to_lay() -> str:
    table = ceilidh.new("glenmore", players=2, seed=5)
    return played(table, lambda table: len(table.played) > 40 and number_of(table, "lay") > 1)


@cache
def to_activate() -> str:
    table = ceilidh.new("glenmore", players=2, seed=5)
    return played(table, lambda table: len(table.played) > 40 and number_of(table, "activate") > 1)


def woken(screen: Screen, look: str) -> set[str]:
    script = "all => all.map(one => one.dataset.target)"
    return set(screen.find(f".part-territory .{look}").evaluate_all(script))


def expected(record: str, text: str) -> tuple[set[str], tuple[str, ...]]:
    """The cells that a move would wake, and the words for what they give."""
    table = ceilidh.load(record)
    move = next(move for move in table.legal() if move.text == text)
    outlook = speaker("en").outlook(table, move)
    return {place.partition("/")[2] for place in outlook.places}, outlook.lines


def test_a_legal_place_shows_what_it_would_activate(screen: Screen) -> None:
    screen.prefer(confirm="move")
    screen.resume(to_lay())
    texts = [text for text in screen.legal() if text.startswith("lay ")]
    text = max(texts, key=lambda one: len(expected(to_lay(), one)[0]))
    cells, lines = expected(to_lay(), text)
    assert len(cells) > 1
    place = screen.find(f"[data-target='cell:{text.split()[1]}'].lit")
    place.hover(force=True)
    said = screen.see("#prompt [data-preview]").inner_text()
    assert all(line in said for line in lines)
    assert screen.find("#prompt .ask [data-preview]").count() == 1, "where questions are read out"
    assert woken(screen, "wakes") == cells
    assert screen.find(".part-territory .preview-layer > g text.name").count() > 0, "its ghost"
    assert screen.find(".preview-layer.chips").count() == len(cells)
    hidden = "all => all.every(one => one.closest('[aria-hidden=true]'))"
    assert screen.find(".preview-layer").evaluate_all(hidden)
    screen.shoot("placing")
    screen.find(".brand").hover()
    screen.find("#prompt [data-preview]").wait_for(state="detached")
    assert woken(screen, "wakes") == set() and screen.find(".preview-layer").count() == 0
    assert screen.find("#prompt .ask p").first.is_visible(), "the question is back"
    screen.click(f"cell:{text.split()[1]}")
    assert woken(screen, "meant") == cells
    screen.page.keyboard.press("Escape")
    assert woken(screen, "meant") == set()


def test_by_keyboard_and_on_a_phone(open_screen: Open) -> None:
    desk = open_screen()
    desk.resume(to_lay())
    desk.page.keyboard.press("n")
    while not (desk.page.evaluate("document.activeElement.dataset.target") or "").startswith(
        "cell:"
    ):
        desk.page.keyboard.press("n")
    desk.see("#prompt [data-preview] .note")
    desk.page.keyboard.press("Escape")
    assert desk.find("#prompt [data-preview]").count() == 0
    phone = open_screen(390, 844, has_touch=True, is_mobile=True)
    phone.prefer(confirm="move")
    phone.resume(to_lay())
    text = next(text for text in phone.legal() if text.startswith("lay "))
    phone.click(f"cell:{text.split()[1]}")
    phone.see("#bubble .outlook")


def test_activations_are_ticked_off_in_any_order(screen: Screen) -> None:
    screen.resume(to_activate())
    open_tasks = screen.find(".task.plain-move")
    texts = [text for text in screen.legal() if text.startswith("activate ")]
    assert open_tasks.count() == len(texts) > 1
    last = open_tasks.last
    words = last.inner_text().strip()
    before = screen.state("revision")
    last.click()
    screen.settle(before)
    done = [one.strip() for one in screen.find(".task.done").all_inner_texts()]
    while not done and not screen.over:  # a payment or a choice may come first
        screen.play(screen.legal()[0])
        done = [one.strip() for one in screen.find(".task.done").all_inner_texts()]
    assert any(words in one for one in done)
