"""Moves by dragging: a thing is carried to a highlighted place, which does what two clicks do."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Locator

import ceilidh
from ceilidh.server.table.scene import at_move
from tests.browser.records import played
from tests.browser.screen import ANSWERED, CHANGED, Screen
from tests.browser.test_placing import to_lay
from tests.browser.test_walking import GOAL, START, with_points

GAMES = Path(__file__).resolve().parents[1] / "clans" / "games"
Point = tuple[float, float]
# The script comes with the first movement of a pointer.
LOADED = "(path) => import(path).then(() => null)"
HELD = 300  # ms that a finger rests before it drags


@cache
def with_goods() -> str:
    """A game of Clans of Caledonia in which a turn can be used to sell or to build."""
    table = ceilidh.new("clans", players=2, seed=3)

    def ready() -> bool:
        return {"sell", "build"} <= {move.text.split()[0] for move in table.legal()}

    return played(table, lambda _: ready())


@cache
def with_train() -> str:
    """A game with trains in which one can go."""
    table = ceilidh.load((GAMES / "3p-trains.txt").read_text())
    for number in range(len(table.played)):
        past = at_move(table, number)
        if any(move.text.startswith("train ") for move in past.legal()):
            past.names = ["Ann", "Ben", "Cal"]
            return past.record(secrets=True)
    raise AssertionError("no train can go")


def middle(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(screen: Screen, start: Point, goal: Point) -> None:
    """The thing hangs on the pointer over the goal."""
    screen.put_pointer_away()
    screen.page.evaluate(LOADED, screen.script("drag"))
    screen.page.mouse.move(*start)
    screen.page.mouse.down()
    screen.page.mouse.move(start[0] + 10, start[1])
    screen.page.mouse.move(*goal)
    screen.see(".ghost")


def drop(screen: Screen) -> None:
    before = screen.state("revision")
    screen.page.mouse.up()
    screen.wait(CHANGED, arg=before)


def test_a_scot_is_carried_to_its_goal(screen: Screen) -> None:
    screen.resume(with_points())
    moves = screen.moves
    start, goal = (middle(screen.target(name).first) for name in (START, GOAL))
    carry(screen, start, goal)
    assert screen.find(".over").first.get_attribute("data-target") == GOAL
    screen.shoot("dragging")
    drop(screen)
    assert screen.moves == moves + 2
    assert screen.find(".ghost").count() == 0


def test_elsewhere_and_escape_do_nothing(screen: Screen) -> None:
    screen.resume(with_points())
    revision, lit = screen.state("revision"), screen.lit()
    start, goal = (middle(screen.target(name).first) for name in (START, GOAL))
    carry(screen, start, (5, 5))
    screen.page.mouse.up()
    carry(screen, start, goal)
    screen.page.keyboard.press("Escape")
    screen.page.mouse.up()
    assert screen.find(".ghost, .over, #bubble:visible").count() == 0
    assert (screen.state("revision"), screen.lit(), screen.begun) == (revision, lit, "")


def test_the_tile_in_hand_is_carried_to_its_place(screen: Screen) -> None:
    screen.resume(to_lay())
    moves = screen.moves
    text = next(text for text in screen.legal() if text.startswith("lay "))
    cell = screen.find(f"[data-target='cell:{text.split()[1]}'].lit").first
    carry(screen, middle(screen.find("[data-subject] svg").first), middle(cell))
    drop(screen)
    assert screen.moves > moves


def test_a_unit_is_carried_from_its_card_to_a_hex(screen: Screen) -> None:
    screen.resume(with_goods())
    text = next(text for text in screen.legal() if text.startswith("build "))
    _, unit, place = text.split()
    screen.find(".choice[data-offer=build]").click()
    card = screen.see(f".choice[data-target='unit:{unit}']")
    carry(screen, middle(card), middle(screen.target(f"hex:{place}").first))
    drop(screen)
    assert screen.target(f"hex:{place}").first.is_visible()


def test_own_goods_are_carried_to_the_market(screen: Screen) -> None:
    screen.resume(with_goods())
    good = next(text for text in screen.legal() if text.startswith("sell ")).split()[1]
    own = screen.find(f".own-things [data-has={good}]")
    market = screen.target(f"good:{good}").last
    carry(screen, middle(own), middle(market))
    screen.page.mouse.up()
    cards = screen.see("#cards [data-play^='sell ']")
    assert good in (cards.get_attribute("data-play") or "")


def test_the_train_is_carried_to_a_city(screen: Screen) -> None:
    screen.resume(with_train())
    text = next(text for text in screen.legal() if text.startswith("train "))
    seat = screen.find("#prompt").get_attribute("class") or ""
    own = next(look for look in seat.split() if look.startswith("seat-"))
    train = screen.find(f".stage .{own}[data-drags=train]").first
    carry(screen, middle(train), middle(screen.target(f"place:{text.split()[1]}").first))
    assert screen.find(".over").count() == 1
    screen.shoot("dragging-train")
    before = screen.state("revision")
    screen.page.mouse.up()
    screen.wait(ANSWERED, arg=[before, ""])


def test_a_finger_pans_unless_it_has_rested(phone: Screen) -> None:
    phone.resume(with_points())
    moves = phone.moves
    start, goal = (middle(phone.target(name).first) for name in (START, GOAL))
    phone.page.evaluate(LOADED, phone.script("drag"))
    line = phone.page.context.new_cdp_session(phone.page)

    def touch(kind: str, *at: Point) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    touch("touchMove", (start[0], start[1] - 20))
    assert phone.find(".ghost").count() == 0
    touch("touchEnd")
    start, goal = (middle(phone.target(name).first) for name in (START, GOAL))
    touch("touchStart", start)
    phone.page.wait_for_timeout(HELD)
    touch("touchMove", (start[0] + 12, start[1]))
    touch("touchMove", goal)
    phone.see(".ghost")
    phone.shoot("dragging-phone")
    before = phone.state("revision")
    touch("touchEnd")
    phone.wait(CHANGED, arg=before)
    assert phone.moves == moves + 2
