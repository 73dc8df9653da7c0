"""Web push in a real browser, but for the service of the browser's maker that hands pushes over.

Chromium asks that service for an address; here it gets one of this machine. Everything else is
real: the key of the server, the subscription on the page, and the push that the server encrypts
and sends.
"""

from __future__ import annotations

from tests.browser.conftest import Open
from tests.server.helpers import Server, until
from tests.server.letterbox import Reader, endpoint

SERVICE = """made => { PushManager.prototype.subscribe = async (wish) => {
  const key = wish.applicationServerKey;
  if (!wish.userVisibleOnly || key.length !== 65 || key[0] !== 4) throw new Error("no such key");
  return { toJSON: () => made };
} }"""


def test_a_browser_is_told_by_push(server: Server, open_screen: Open) -> None:
    screen = open_screen(own=True)  # its worker stays in a window
    screen.quick("glenmore")
    screen.go("/account/notices")
    screen.find("[data-push-here]").click()
    screen.see("[data-push-said]:not(:empty)")  # nobody has allowed it
    screen.page.context.grant_permissions(["notifications"], origin=server.url)
    reader = Reader()
    with endpoint() as target:
        made = {"endpoint": f"{target.url}/push", "keys": reader.keys}
        screen.page.evaluate(SERVICE, made)
        screen.find("[data-push-here]").click()
        way = screen.see("#ways .ways li")
        assert target.url.partition("//")[2] in way.inner_text()
        way.get_by_role("button", name="Test").click()
        until(lambda: target.got)
    said = reader.read(target.got[0])
    assert said["title"] and said["url"] == server.url
    screen.find("#ways .ways li").get_by_role("button", name="Remove").click()
    screen.find("#ways .ways li").wait_for(state="detached")
