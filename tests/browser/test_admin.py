"""From a report at the table to the administrator's phone and back: what each of them sees."""

from __future__ import annotations

from tests.browser.screen import Screen
from tests.browser.test_access import assert_open_in_light_and_dark
from tests.browser.test_people import Pair, pair
from tests.server.helpers import Server

__all__ = ["pair"]


def administrator(phone: Screen, server: Server) -> None:
    """Somebody at a phone keeps a name, and is named by who runs the server."""
    phone.go("/account")
    form = phone.find("form[action='/account/keep']").first
    form.locator("[name=name]").fill("Morag the Just")
    form.locator("[name=password]").fill("correct horse")
    form.locator("button").click()
    phone.see("[data-account]")
    assert server.command("admin", "add", "Morag the Just").returncode == 0
    phone.go("/account")
    phone.see("[data-admin]").click()
    phone.see("[data-admin-page]")


def test_a_message_is_reported_and_its_author_muted(
    server: Server, pair: Pair, phone: Screen
) -> None:
    ann, ben = pair
    table = ben.page.url
    for one in pair:
        one.page.evaluate("document.querySelector('[data-show-talk]').click()")
    ben.see("#panel-talk input[name=text]").fill("You fool")
    ben.find("#panel-talk form[data-clear] button").click()
    ann.see(".report-link").click()
    ann.see("[data-report-form] textarea").fill("He insults me")
    assert "You fool" in ann.see("blockquote").inner_text()
    assert_open_in_light_and_dark(ann)
    ann.find("[data-report-form] button").click()
    assert "Thank you" in ann.see("[role=status]").inner_text()
    administrator(phone, server)
    assert "He insults me" in phone.see("[data-report]").inner_text()
    assert phone.width_to_scroll() <= 0
    assert_open_in_light_and_dark(phone, "admin")
    phone.find("[data-settle] [name=why]").first.fill("Insults")
    phone.find("[formaction='/admin/mute']").first.click()
    assert "Insults" in phone.see("[data-is-muted]").inner_text()
    assert phone.width_to_scroll() <= 0
    assert_open_in_light_and_dark(phone, "admin-person")
    phone.go("/admin/log")
    assert "Ben" in phone.see("[data-trail] li").inner_text()
    assert_open_in_light_and_dark(phone, "admin-log")
    # Ben is told in the line that he writes now, and instead of it when he comes again.
    ben.find("#panel-talk input[name=text]").fill("Me?")
    ben.find("#panel-talk form[data-clear] button").click()
    assert "has muted you" in ben.see("#bubble .message").inner_text()
    ben.go(table)
    assert ben.find("[data-muted]").count() == 1
