"""How heavy the pages are, as they go over the line: the goals of the product."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, Response

from tests.browser.conftest import Open
from tests.browser.records import whole
from tests.browser.screen import Screen

FIRST_LOAD = 250_000  # 57 kB of it are the two typefaces
UPDATE = 60_000
HOME = 132_000


class Scale:
    """Weighs answers, compressed as they came."""

    def __init__(self, screen: Screen) -> None:
        self.answers: list[Request] = []
        screen.page.on("requestfinished", lambda one: self.answers.append(one))

    def weigh(self, *ends: str) -> dict[str, int]:
        found: dict[str, int] = {}
        for one in self.answers:
            path = one.url.split("//", 1)[1].partition("/")[2].partition("?")[0]
            sizes = one.sizes()
            if not ends or path.endswith(ends):
                weight = sizes["responseBodySize"] + sizes["responseHeadersSize"]
                found[path] = max(found.get(path, 0), weight)
        return found


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_goals(open_screen: Open, game: str) -> None:
    maker = open_screen()
    maker.upload(whole(game))
    address = maker.page.url.partition("?")[0]
    last = maker.moves
    fresh = open_screen(own=True)  # has nothing of the page yet
    scale = Scale(fresh)
    with fresh.page.expect_response(lambda answer: _is_live(answer)):
        fresh.go(f"{address}?move={last - 1}")
    fresh.at_table()
    load = scale.weigh()
    assert sum(load.values()) < FIRST_LOAD, load
    assert f"t/{address.rsplit('/', 1)[1]}" in load
    fresh.page.keyboard.press("ArrowLeft")
    fresh.wait(f"() => document.getElementById('state').dataset.shown == {last - 2}")
    update = scale.weigh("/now")
    assert 0 < max(update.values()) < UPDATE
    print(f"{game}: first load {sum(load.values())}, update {max(update.values())} bytes")


def test_the_home_page(open_screen: Open) -> None:
    fresh = open_screen(own=True)
    scale = Scale(fresh)
    fresh.page.goto("/", wait_until="networkidle")
    load = scale.weigh()
    assert {path.rsplit("/", 1)[1] for path in load if "pictures/" in path} == {
        "clans.svg",
        "glenmore.svg",
    }
    assert sum(load.values()) < HOME, load


def _is_live(answer: Response) -> bool:
    return answer.url.partition("?")[0].endswith("/live")
