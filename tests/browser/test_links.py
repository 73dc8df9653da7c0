"""Games in links: a page says what a link holds before it sends anything, and then opens it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Request, expect

import ceilidh
from ceilidh.kernel.link_text import pack, unpack
from tests.browser.conftest import Open
from tests.browser.records import begun, whole
from tests.browser.screen import Screen
from tests.server.helpers import Person, Server, play_on


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        person.enter("Ann")
        yield person


def test_a_challenge_goes_by_link_alone(ann: Person, open_screen: Open, screen: Screen) -> None:
    table = ann.create("clans", seats=("person",))["id"]
    points = play_on({0: ann}, table)["seats"][0]["score"]
    screen.go(f"/t/{table}/share")
    link = screen.see("[data-challenge] [data-copy]").input_value()
    copies = screen.see("[data-challenge] [data-copy-link]")
    copies.click()
    expect(copies).to_have_text("Copied.")

    ben = open_screen(own=True)
    sent: list[Request] = []
    ben.page.on("request", lambda one: sent.append(one))
    ben.go(link)
    expect(ben.see("[data-said]")).to_have_text(
        f"A challenge in Clans of Caledonia: Ann had {points} points. Can you do better?"
    )
    # The server has heard of a page, and of nothing in the link.
    word = link.partition("#")[2]
    assert {one.method for one in sent} == {"GET"}
    assert not any(word in request.url.partition("#")[0] for request in sent)
    expect(ben.see("[data-open]")).to_have_text("Accept the challenge")
    ben.see("[data-open]").click()
    ben.at_table()
    expect(ben.see(".status, #status").first).to_contain_text(f"Beat {points} points")


def test_a_page_says_what_every_link_holds(screen: Screen) -> None:
    """Another link in the same window is another game."""
    said, opens = "[data-said]", "[data-open]"
    screen.go(f"/open#{pack(whole('clans'))}")
    moves = len(ceilidh.load(whole("clans")).played)
    scores = " : ".join(str(one) for one in ceilidh.load(whole("clans")).scores())
    expect(screen.see(said)).to_have_text(
        f"A game of Clans of Caledonia: Ann, Ben{moves} moves, to the endPoints: {scores}"
    )
    expect(screen.see(opens)).to_have_text("Look at the game")
    expect(screen.find("[data-practice]")).to_be_hidden()

    screen.page.evaluate("word => { location.hash = word }", pack(begun("glenmore", 20)))
    expect(screen.see(said)).to_contain_text("20 moves, not over yet")
    expect(screen.see("[data-practice]")).to_have_text("Practise from here")

    position = ceilidh.load(begun("clans", 20)).position()
    for text in (position, ceilidh.load(position).position(words=True)):
        screen.page.evaluate("word => { location.hash = word }", pack(text))
        expect(screen.see(said)).to_have_text("A position of Clans of Caledonia")
    expect(screen.see(opens)).to_have_text("Practise from here")
    screen.see(opens).click()
    screen.at_table()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda word: word[:-20], "A part of this link is missing or changed"),
        (lambda word: word[:90] + "AAAA" + word[94:], "A part of this link is missing or changed"),
        (lambda word: "7" + word[1:], "This link comes from a newer ceilidh"),
        (lambda word: "hello", "There is no game in this link"),
        (lambda word: pack("x" * 200_001), "A part of this link is missing or changed"),
        (
            lambda word: pack(re.sub(r'"clans \d+"', '"clans 99"', unpack(word))),
            "This game was played by other rules (99)",
        ),
    ],
    ids=["cut", "changed", "newer", "nothing", "bomb", "other rules"],
)
def test_a_link_that_cannot_be_opened_says_why(screen: Screen, change: object, said: str) -> None:
    word = pack(whole("clans"))
    assert callable(change)
    screen.go(f"/open#{change(word)}")
    expect(screen.see("[data-said]")).to_contain_text(said)
    # The whole link, pasted, is fine.
    screen.find("[name=link]").fill(f"https://elsewhere/games/#/open#{word}")
    expect(screen.see("[data-said]")).to_contain_text("to the end")
    expect(screen.find("[data-said].wrong")).to_have_count(0)
