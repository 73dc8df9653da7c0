"""Both games without a server, in a real browser: one visit, then no network at all."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.app.conftest import Host, Serve
from tests.app.folder import APP
from tests.app.window import Window


def test_bots_answer_and_positions_outlive_the_window(
    window: Window, profile: BrowserContext, host: Host
) -> None:
    window.open()
    kept: dict[str, int] = {}
    for game in ("clans", "glenmore"):
        window.sit_down(game)
        address = urlsplit(window.page.url)
        assert address.path == "/games/ceilidh/"
        assert address.fragment.startswith("/t/")
        # Styles know links by where they lead, which is below the path of the app here.
        assert window.table.locator("nav [href$='/learn']").count()
        assert not window.table.locator("nav [href$='/learn']").is_visible()
        window.move()
        kept[address.fragment] = window.moves
        if game == "clans":
            window.go_home()
    # At once after the answer: what was acknowledged is kept already.
    window.page.close()

    later = Window(profile.new_page(), host.url)
    later.open()
    for path, moves in kept.items():
        later.go(path)
        assert later.moves >= moves >= 1
    assert later.faults == []
    later.close()


def test_nothing_is_asked_of_another_site_nor_of_this_one_again(
    window: Window, profile: BrowserContext, host: Host
) -> None:
    window.open()
    host.asked.clear()
    profile.set_offline(True)
    try:
        window.sit_down("glenmore")
        window.move()
        window.page.reload()
        window.at_table()
        assert window.moves >= 1
    finally:
        profile.set_offline(False)
    assert {urlsplit(url).netloc for url in window.asked} == {urlsplit(host.url).netloc}
    # A browser may look whether the service worker has changed, and asks for nothing else.
    assert {urlsplit(path).path.rpartition("/")[2] for path in host.asked} <= {
        "service-worker.js",
        "files.js",
    }


def test_a_second_window_joins_in_and_goes_on_alone(
    window: Window, profile: BrowserContext, host: Host
) -> None:
    window.open()
    window.sit_down("clans")
    table = urlsplit(window.page.url).fragment
    second = Window(profile.new_page(), host.url)
    # The address of the table itself: the page around it comes first.
    second.open(f"play{table}")
    second.at_table()
    assert urlsplit(second.page.url).fragment == table
    assert second.moves == window.moves
    window.move()
    script = "moves => Number(document.getElementById('state').dataset.moves) === moves"
    second.table.wait_for_function(script, arg=window.moves)
    window.page.close()
    second.move()
    assert second.faults == []
    second.close()


@pytest.mark.parametrize(
    ("call", "fault", "told"),
    [
        ("IDBFactory.prototype.open", "SecurityError", "does not let ceilidh keep anything"),
        ("IDBObjectStore.prototype.put", "QuotaExceededError", "no room left"),
    ],
)
def test_who_cannot_keep_a_game_is_told_and_plays(
    browser: Browser, serve: Serve, tmp_path: Path, call: str, fault: str, told: str
) -> None:
    """Storage is forbidden, or full, as the worker of this app finds it."""
    refuses = f"{call} = () => {{ throw new DOMException('no', '{fault}'); }};\n"
    own = {"worker.js": refuses + (APP / "worker.js").read_text("utf-8")}
    host = serve(tmp_path, own)
    profile = browser.new_context()
    window = Window(profile.new_page(), host.url)
    window.open()
    window.see_notice(told)
    window.sit_down("clans")
    window.move()
    assert window.faults == []
    profile.close()


def test_a_part_that_cannot_be_fetched_is_told(
    browser: Browser, serve: Serve, tmp_path: Path
) -> None:
    host = serve(tmp_path, {"libraries.tar.packed": None})
    profile = browser.new_context()
    page = profile.new_page()
    page.goto(host.url)
    page.get_by_text("Not all of ceilidh could be loaded").wait_for()
    profile.close()
