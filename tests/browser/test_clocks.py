"""A table with a clock in two browsers: it ticks, runs out, and what the table chose happens.

Nobody waits for minutes here: they pass in the server's database, and its keeper finds out.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.screen import GONE_ON, Screen
from tests.server.clockwork import let_pass
from tests.server.helpers import Server

Open = Callable[..., Screen]
Pair = tuple[Screen, Screen]
RUNNING = "#clocks .clock.running"
LEFT = f"{RUNNING} .left"
TICKED = f"before => document.querySelector('{LEFT}').textContent !== before"
BACK = f"""() => !document.querySelector('.seat-chip .deputy')
    && document.querySelector('{RUNNING}') !== null"""

# A player who was late has a minute left, to go on with.
LITTLE = (
    "() => document.querySelector('#clocks .clock:not(.running) .left')?.textContent === '1:00'"
)


class Watched:
    """Ann at a desktop computer and Ben at a phone, at a table with a pace."""

    def __init__(self, server: Server, ann: Screen, ben: Screen, pace: str, then: str) -> None:
        ann.new_table("glenmore", ["person", "open"], introductory=True, pace=pace, then=then)
        ann.seat(ben, "Ben")
        self.server = server
        self.screens = (ann, ben)
        self.id = ann.page.url.rpartition("/t/")[2].partition("?")[0]
        for one in self.screens:
            one.see(RUNNING)

    def mover(self) -> Pair:
        """Who is to move, and who waits."""
        ann, ben = self.screens
        return (ann, ben) if ann.legal() else (ben, ann)

    def let_pass(self, **time: float) -> None:
        let_pass(self.server.environment["CEILIDH_DATABASE"], self.id, **time)


def test_a_live_clock_ticks_and_a_bot_plays_a_turn_that_takes_too_long(
    server: Server, open_screen: Open
) -> None:
    table = Watched(server, open_screen(), open_screen(390, 844), "45+45", "bot")
    moving, waiting = table.mover()
    for one in table.screens:
        before = one.find(LEFT).inner_text()
        one.wait(TICKED, arg=before)
    waiting.shoot("clock-of-another")
    moves = moving.moves
    table.let_pass(minutes=46)
    # A bot plays the turn and gives the seat back.
    for one in table.screens:
        one.wait(GONE_ON, arg=moves)
        one.wait(BACK)
    moving.wait(LITTLE)  # the clocks come after the boards
    waiting.play(waiting.legal()[0])


def test_a_seat_that_is_lost_on_time_and_one_that_is_only_late(
    server: Server, open_screen: Open
) -> None:
    ann, ben = open_screen(), open_screen(390, 844)
    table = Watched(server, ann, ben, "8h", "loss")
    assert "until" in ann.find(RUNNING).inner_text()
    moving, _ = table.mover()
    table.let_pass(hours=9)
    for one in table.screens:
        one.see(".seat-chip .gone")
        # Who lost has no clock any more.
        one.wait("() => document.querySelectorAll('#clocks .clock').length === 1")
    assert moving.legal() == [] and moving.find(".seat-chip.me .gone").count() == 1
    table = Watched(server, ann, ben, "1d", "remind")
    table.let_pass(days=2)
    for one in table.screens:
        one.page.reload()
        assert "late" in one.see(f"{RUNNING}.hurry .warning").inner_text()
    moving, waiting = table.mover()
    moves = waiting.moves
    moving.play(moving.legal()[0])
    waiting.wait_moves(moves + 1)
    for one in table.screens:
        one.find("#clocks .warning").wait_for(state="detached")
