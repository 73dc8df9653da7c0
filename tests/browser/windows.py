"""Windows of one browser that people use one after the other.

A window that was used before has the scripts and drawings of the pages at hand, so that a page
comes three times as fast as in a new one. Whoever comes finds nothing of those before: no cookies,
nothing stored, nothing below the pointer.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

# Somebody who was at a table before: what is said once was said. A blank page keeps nothing.
KNOWS = "try { localStorage.setItem('signs', 'known') } catch {}"
CLEAR = "() => { localStorage.clear(); sessionStorage.clear(); }"
# What makes another window of it; all else can be changed in one that is open.
KINDS = ("locale", "has_touch", "is_mobile")
LOOKS = ("color_scheme", "reduced_motion")
MOVES = "no-preference"  # a page with all its motion
OUTSIDE = -10  # no place of a page


class Windows:
    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.free: dict[str, list[Page]] = {}
        self.kinds: dict[Page, str] = {}  # of those that are lent

    def lend(
        self, width: int, height: int, own: bool = False, newcomer: bool = False, **wishes: Any
    ) -> Page:
        """A window for somebody; one of his `own` was nobody's before, and is nobody's after.

        Tests do not wait for what is shown to people, unless they are about that: nothing moves,
        which is half of what a browser has to do for a move.
        """
        pace = wishes.pop("pace", "instant")
        ending = wishes.pop("ending", "never")  # most tests look at a turn that is complete
        wishes.setdefault("reduced_motion", "reduce" if pace == "instant" else MOVES)
        size = ViewportSize(width=width, height=height)
        if own or newcomer or wishes.keys() - {*KINDS, *LOOKS}:
            page = self._new(newcomer, viewport=size, **wishes)
        else:
            page = self._used({name: wishes[name] for name in KINDS if name in wishes})
            looks = {name: wishes[name] for name in LOOKS if name in wishes}
            page.set_viewport_size(size)
            page.emulate_media(**{"color_scheme": "light", **looks})
        kept = json.dumps({"pace": pace, "ending": ending})
        page.context.add_cookies([{"name": "preferences", "value": kept, "url": self.url}])
        return page

    def _used(self, kind: dict[str, Any]) -> Page:
        key = json.dumps(kind, sort_keys=True)
        free = self.free.setdefault(key, [])
        page = free.pop() if free else self._new(**kind)
        self.kinds[page] = key
        return page

    def _new(self, newcomer: bool = False, **settings: Any) -> Page:
        context = self.browser.new_context(base_url=self.url, **{"locale": "en-GB", **settings})
        context.set_default_timeout(180_000)
        if not newcomer:
            context.add_init_script(KNOWS)
        return context.new_page()

    def take_back(self, page: Page) -> None:
        """Leave the page that is shown, and clear up for the next."""
        kind = self.kinds.pop(page, None)
        if kind is None or page.is_closed():
            page.context.close()
            return
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.unroute_all(behavior="ignoreErrors")
        page.context.set_offline(False)
        page.context.clear_cookies()
        page.goto("/health")
        page.evaluate(CLEAR)
        page.mouse.move(OUTSIDE, OUTSIDE)
        self.free[kind].append(page)
