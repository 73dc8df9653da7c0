"""Web push in a real browser, but for the service of the browser's maker that hands pushes over.

Chromium asks that service for an address; here it gets one of this machine. Everything else is
real: the worker, the key of the server, the subscription on the page, the push that the server
encrypts and sends, and the notification that the worker shows.
"""

from __future__ import annotations

import json
from typing import Any

from tests.browser.screen import Screen
from tests.server.helpers import Server, until
from tests.server.letterbox import Reader, endpoint

SERVICE = """made => { PushManager.prototype.subscribe = async (wish) => {
  const key = wish.applicationServerKey;
  if (!wish.userVisibleOnly || key.length !== 65 || key[0] !== 4) throw new Error("no such key");
  return { toJSON: () => made };
} }"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map((one) => [one.title, one.data]);
}"""


def registration(screen: Screen) -> tuple[Any, str]:
    """The line to the browser's own tools, and the number of the worker of these pages."""
    tools = screen.page.context.new_cdp_session(screen.page)
    known: list[dict[str, Any]] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated", lambda news: known.extend(news["registrations"])
    )
    tools.send("ServiceWorker.enable")
    screen.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    # What the tools say is heard while something is asked.
    until(lambda: known or screen.page.evaluate("1") != 1)
    return tools, known[-1]["registrationId"]


def test_a_browser_is_told_by_push(server: Server, screen: Screen) -> None:
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
        way.get_by_role("button", name="Try it").click()
        until(lambda: target.got)
    said = reader.read(target.got[0])
    tools, number = registration(screen)
    push = {"origin": server.url, "registrationId": number, "data": json.dumps(said)}
    tools.send("ServiceWorker.deliverPushMessage", push)
    until(lambda: screen.page.evaluate(SHOWN))
    assert screen.page.evaluate(SHOWN) == [[said["title"], said["url"]]]
    screen.find("#ways .ways li").get_by_role("button", name="End it").click()
    screen.find("#ways .ways li").wait_for(state="detached")
