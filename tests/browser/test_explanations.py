"""What the page says of itself: why not, typed moves, tips in three languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import ceilidh
from ceilidh.say import speaker
from tests.browser.conftest import Open
from tests.browser.records import begun
from tests.browser.screen import Screen

RULE = re.compile(r"^[A-Z]+-[A-Z]+-\d+$")


def test_an_illegal_click_says_why_not_with_the_rule(screen: Screen) -> None:
    screen.new_table("clans", ["person", "person"])
    while "worker" not in screen.prompt:
        screen.play(screen.legal()[0])
    lit = screen.lit(".part-map")
    dark = screen.find(".part-map [data-target^='hex:']:not(.lit)").first
    name = dark.get_attribute("data-target")
    assert name is not None and name not in lit
    screen.click(name)
    message = screen.see("#bubble .message")
    assert message.get_attribute("role") == "alert"
    link = message.locator(".rule a").first
    title = link.inner_text()  # of the paragraph; the id is for who asks for it
    assert title
    assert RULE.match(link.get_attribute("title") or "")
    screen.shoot("why-not")
    with screen.page.context.expect_page() as opened:
        message.locator(".rule a").first.click()
    anchor = (link.get_attribute("href") or "").partition("#")[2]
    assert opened.value.locator(f"#{anchor} h2").inner_text() == title


OVER = """name => {
  const tip = document.getElementById('tip');
  const place = document.querySelector(`.lit[data-target='${name}']`);
  const [spot, own] = [place, tip].map((one) => one.getBoundingClientRect());
  const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
  [tip.style.left, tip.style.top] = [`${x - own.width / 2}px`, `${y - 4}px`];
  return [x, y];
}"""


def test_a_click_on_an_explanation_reaches_the_lit_place_below(screen: Screen) -> None:
    screen.prefer(confirm="move")
    screen.new_table("clans", ["person", "person"])
    while "worker" not in screen.prompt:
        screen.play(screen.legal()[0])
    one, other = screen.lit(".part-map")[:2]
    screen.find(f".lit[data-target='{one}']").hover(force=True)
    screen.see("#tip")
    x, y = screen.page.evaluate(OVER, other)
    covered = "([x, y]) => document.elementFromPoint(x, y).closest('#tip') !== null"
    assert screen.page.evaluate(covered, [x, y])
    screen.page.mouse.click(x, y)
    preview = screen.see("#bubble .confirm")
    assert other.partition(":")[2] in preview.inner_text()


def test_several_meanings_are_cards_and_a_choice_can_be_cancelled(screen: Screen) -> None:
    screen.prefer(confirm="move")
    screen.new_table("clans", ["person", "person"])
    while "action" not in screen.prompt:
        screen.play(screen.legal()[0])
    goods = [name for name in screen.lit(".part-market") if name.startswith("good:")]
    screen.click(goods[0])
    menu = screen.find("#cards [data-play]")
    assert menu.count() > 1
    menu.first.click()
    preview = screen.see("#bubble .confirm")
    assert "£" in preview.inner_text()
    screen.find("#bubble [data-cancel]").click()
    assert goods[0] in screen.lit(".part-market")


def test_typed_moves(screen: Screen) -> None:
    screen.new_table("glenmore", ["person", "person"])
    screen.find("#all-moves summary").click()
    field = screen.find("#typed")
    field.fill(screen.legal()[0])
    assert screen.find(".moves li:not([hidden])").count() == 1  # the list is filtered
    field.fill(f"  {screen.legal()[0].upper()} ")
    before = screen.state("revision")
    field.press("Enter")
    screen.settle(before)
    assert screen.moves > 0
    screen.find("#typed").fill("fly to the moon")
    screen.find("#typed").press("Enter")
    screen.see("#bubble .message")
    screen.find("#typed").fill("lay 9.9")
    screen.find("#typed").press("Enter")
    screen.see("#bubble .message .rule a")


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_tips_on_hover_and_focus(open_screen: Open, language: str) -> None:
    screen = open_screen(locale=language)
    screen.new_table("clans", ["person", "person"])
    to = speaker(language)
    title = to.tip(ceilidh.new("clans", players=2, seed=1), "good:wool").title
    screen.target("good:wool").last.hover(force=True)
    assert screen.see("#tip h3").inner_text() == title
    link = screen.find("#tip .rule a").first
    assert RULE.match(link.get_attribute("title") or "")
    assert not RULE.search(screen.find("#tip").inner_text())
    # The tip stays while the pointer is on it, so that the link can be reached.
    link.hover()
    assert screen.find("#tip").is_visible()
    screen.page.mouse.move(0, 0)
    screen.wait("() => document.getElementById('tip').hidden")
    screen.page.keyboard.press("n")
    assert screen.see("#tip h3").inner_text()
    assert screen.see("#prompt [data-preview] strong").inner_text()  # what it would do


def test_a_long_press_explains_and_chooses_nothing(phone: Screen) -> None:
    phone.new_table("glenmore", ["person", "person"])
    name = phone.lit(".part-rondel")[0]
    box = phone.target(name).first.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = phone.page.context.new_cdp_session(phone.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    phone.see("#tip h3")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert phone.find("#bubble").is_hidden()
    moves = phone.moves
    phone.click(name)
    phone.wait_moves(moves + 1)


def test_the_question_follows_what_was_chosen(screen: Screen) -> None:
    """The kind of action first, then the rest of the move; who goes back is asked as before."""
    screen.resume(begun("clans", 8))
    whole = screen.find("#prompt [data-asked]").inner_text()
    assert whole.startswith("Take one action")
    for kind, question in (
        ("build", "Which unit do you want to place, and where?"),
        ("trade", "What do you want to buy or sell?"),
    ):
        screen.find(f".choice[data-offer={kind}]").click()
        assert screen.find("#prompt [data-asked]").inner_text() == question
        screen.page.keyboard.press("Escape")
        assert screen.find("#prompt [data-asked]").inner_text() == whole
    # A place that only one kind of action has is as good as its card.
    hexes = Counter([text.split()[-1] for text in screen.legal() if text.startswith("build ")])
    (place, units), *_ = hexes.most_common(1)
    assert units > 1
    screen.click(f"hex:{place}")
    assert screen.begun == f"hex:{place}"
    assert (
        screen.find("#prompt [data-asked]").inner_text()
        == "Which unit do you want to place, and where?"
    )
