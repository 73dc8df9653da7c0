"""The browser remembers what the server committed to, and says so if it is something else."""

from __future__ import annotations

from tests.browser.screen import Screen

REMEMBERED = "() => JSON.parse(localStorage.getItem(`commitments-${location.pathname.slice(3)}`))"
FORGE = """(list) => localStorage.setItem(
    `commitments-${location.pathname.slice(3)}`, JSON.stringify(list))"""


def test_a_commitment_that_changed_is_told(screen: Screen) -> None:
    screen.quick("glenmore", people=True)
    address = screen.page.url
    (first,) = screen.page.evaluate(REMEMBERED)
    assert first in (screen.find("#game-code").get_attribute("data-commitments") or "")
    assert screen.find("[data-memory-banner]").is_hidden()
    code = screen.see("#game-code code").inner_text()
    screen.play(screen.legal()[0])
    assert screen.find("#game-code code").inner_text() != code
    # As if the server had shown another one before.
    screen.page.evaluate(FORGE, ["ab" * 32])
    for path in ("", "/chance"):
        screen.go(f"{address}{path}")
        banner = screen.see("[data-memory-banner]")
        assert "has changed its commitment" in banner.inner_text()
        assert ("ab" * 8) in banner.inner_text()
    screen.shoot("commitment")
    assert screen.find("[data-commitment]").inner_text() == first


def test_the_server_commits_before_the_browser_draws_a_word(screen: Screen) -> None:
    """The first thing that is sent is the wish for a commitment; the word comes with the table."""
    sent: list[str] = []
    screen.page.on(
        "request",
        lambda one: sent.append(one.url.rpartition("/")[2]) if one.method == "POST" else None,
    )
    screen.quick("glenmore", people=True)
    assert sent.index("commitment") < sent.index("quick")
    screen.go(f"{screen.page.url}/chance")
    assert "host's word, which came after" in screen.see("main").inner_text()
