"""A window with the app: the page around the tables, and the table in it."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Frame, Page

PATIENCE = 120_000  # milliseconds that Python may take to start on a busy machine
OPEN = "() => !document.querySelector('[data-table]').hidden"
AT_TABLE = "() => document.querySelector('[data-open-panel]') !== null"
CHANGED = "before => document.getElementById('state').dataset.revision !== before"
MINE = "() => ['mine', 'over'].some(word => word in document.getElementById('state').dataset)"


class Window:
    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.faults: list[str] = []
        self.asked: list[str] = []  # addresses of everything that the window asks for
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)
        page.on("request", lambda request: self.asked.append(request.url))

    def _hear(self, message: ConsoleMessage) -> None:
        # "Event" is all that the line for news says when its page is left.
        if message.type == "error" and message.text != "Event":
            self.faults.append(message.text)

    def open(self, path: str = "") -> None:
        self.page.goto(f"{self.url}{path}")
        self.page.wait_for_function(OPEN, timeout=PATIENCE)

    def close(self) -> None:
        self.page.close()

    def see_notice(self, text: str) -> None:
        self.page.locator("[data-notice]", has_text=text).wait_for()

    @property
    def table(self) -> Frame:
        """The page of the server, in its frame."""
        shown = self.page.frame_locator("[data-table]").owner.element_handle().content_frame()
        assert shown is not None
        return shown

    @property
    def moves(self) -> int:
        return int(self.state("moves"))

    def state(self, name: str) -> str:
        script = "name => document.getElementById('state').dataset[name]"
        return str(self.table.evaluate(script, name))

    def at_table(self) -> None:
        self.table.wait_for_url("**/t/**")
        self.table.wait_for_function(AT_TABLE)

    def sit_down(self, game: str) -> None:
        """At a table against a bot, from the home page."""
        self.table.locator(f"[data-quick={game}] [data-go]").click()
        self.at_table()
        self.table.wait_for_function(MINE)

    def go_home(self) -> None:
        self.table.locator(".brand").click()
        self.table.locator("[data-quick=clans] [data-go]").wait_for()

    def go(self, path: str) -> None:
        """By the address of the window, as a bookmark does."""
        self.page.evaluate("path => { location.hash = path; }", path)
        self.table.wait_for_url(f"**/play{path}")
        self.at_table()

    def move(self) -> None:
        """The first move of the list, then the bot's, until it is our turn again."""
        before = self.state("revision")
        press = "() => document.querySelector('button.move:not([data-bundle])').click()"
        self.table.evaluate(press)
        self.table.wait_for_function(CHANGED, arg=before)
        self.table.wait_for_function(MINE)
