"""Make the pictures of README and home page from real games and a real page: `make pictures`.

    PYTHONPATH=src python -m scripts.pictures

Bots play a game of each kind; at its middle the boards are drawn for the home page
(`src/ceilidh/web/static/pictures/*.svg`), and the page of the table is taken from a browser
(`docs/pictures/*.webp`). The same code gives the same pictures.
"""

from __future__ import annotations

import base64
import json
import re
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, FilePayload, Page, sync_playwright

import ceilidh
from ceilidh.bots.base import ask
from ceilidh.bots.catalogue import make_bot
from ceilidh.draw.svg.picture import picture
from ceilidh.kernel.table import Table
from tests.browser.conftest import FLAGS, find_browser
from tests.server.helpers import Server

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / "src" / "ceilidh" / "web" / "static" / "pictures"
DOCS = ROOT / "docs" / "pictures"
SEED = 7
PLAYERS = 3
NAMES = ["Ann", "Ben", "Cal"]
CHOICES = 6  # so many moves, at least, can be made where the game is cut
QUALITY = 80
LARGEST = 300_000  # bytes
# By the name of a picture: the game, and the size of the window.
SHOTS = {
    "clans": ("clans", 1440, 900),
    "glenmore": ("glenmore", 1440, 900),
    "phone": ("clans", 390, 844),
}


def half_played(game: str) -> Table:
    """A game of tacksmen, cut behind its middle where there is something to choose."""
    table = ceilidh.new(game, players=PLAYERS, seed=SEED, names=NAMES)
    bots = [make_bot("tacksman", game, SEED, seat) for seat in range(PLAYERS)]
    choices: list[int] = []
    while table.actor is not None:
        choices.append(len(table.legal()))
        seat = table.actor
        table.play(ask(bots[seat], table.game, table.state, seat).text)
    cut = len(choices) // 2
    while choices[cut] < CHOICES:
        cut += 1
    again = ceilidh.new(game, players=PLAYERS, seed=SEED, names=NAMES)
    for played in table.played[:cut]:
        again.play(played.action.text)
    return again


def draw(table: Table) -> None:
    """The boards, for the home page."""
    seat = table.actor
    drawn = picture(table.view(seat), seat, table.game.components(table.state))
    (HOME / f"{table.game.name}.svg").write_text(drawn + "\n", "utf-8")


def shoot(browser: Browser, server: Server, record: str, name: str) -> None:
    """The page of a table where the record ends, as its next player sees it."""
    _, width, height = SHOTS[name]
    context = browser.new_context(
        base_url=server.url, viewport={"width": width, "height": height}, locale="en-GB"
    )
    wishes = json.dumps({"pace": "instant", "motion": "less"})
    context.add_cookies([{"name": "preferences", "value": wishes, "url": server.url}])
    # The note of a first visit is closed already.
    context.add_init_script("localStorage.setItem('signs', 'known')")
    page = context.new_page()
    page.goto("/")
    file = FilePayload(name="game.txt", mimeType="text/plain", buffer=record.encode())
    page.set_input_files("[data-upload] [type=file]", files=[file])
    page.click("[data-upload] button")
    page.wait_for_url(re.compile("/t/"))
    page.goto(page.url.partition("?")[0])
    page.wait_for_function("() => document.querySelector('[data-open-panel]') !== null")
    page.mouse.move(0, 0)
    (DOCS / f"{name}.webp").write_bytes(_taken(page))
    context.close()


def _taken(page: Page) -> bytes:
    """The window as a small picture; Playwright itself makes only larger ones."""
    session = page.context.new_cdp_session(page)
    wish = {"format": "webp", "quality": QUALITY}
    data = base64.b64decode(session.send("Page.captureScreenshot", wish)["data"])
    assert len(data) < LARGEST, f"{len(data)} bytes are too many for a picture"
    return data


def main() -> None:
    for folder in (HOME, DOCS):
        folder.mkdir(parents=True, exist_ok=True)
    tables = {game: half_played(game) for game in ("clans", "glenmore")}
    for table in tables.values():
        draw(table)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place)).start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        try:
            for name, (game, _, _) in SHOTS.items():
                shoot(browser, server, tables[game].record(), name)
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
