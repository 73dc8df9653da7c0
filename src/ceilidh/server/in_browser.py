"""The application inside a browser: requests come as messages, and answers go back as such.

A service worker takes what pages ask and passes it to the worker in which Python lives (web/app).
It sees no cookies, so they are kept here, and its pages lie below a path of somebody's web space,
which the application knows nothing of, so addresses in markup are given that path.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from http.cookies import SimpleCookie
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Protocol
from urllib.parse import urlsplit

from ceilidh.server.logs import tell_fault
from ceilidh.server.settings import Settings

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Scope

log = logging.getLogger("ceilidh.server")

# Attributes with an address of this server, also those in markup that is a string of JSON.
ADDRESS = re.compile(rb'(=\\?")/(?!/)')
# Answers with markup: pages, parts of pages, and the news of tables.
MARKUP = (b"text/html", b"text/event-stream")
LEADING = (b"location", b"hx-redirect", b"hx-location")
# The length changes with the addresses; the rest is between a server and its line.
DROPPED = (b"content-length", b"set-cookie", b"x-frame-options")
NO_LIMIT = 1_000_000  # nobody else comes here


class Asker(Protocol):
    """Who asked: is told of a head, of pieces, and of the end."""

    def start(self, status: int, headers: str) -> None: ...
    def body(self, piece: bytes) -> None: ...
    def end(self) -> None: ...


Keep = Callable[[], Awaitable[object]]


def settings_for(folder: Path, public_url: str) -> Settings:
    """Of a server for one person, whose files are in a folder of the browser."""
    secret = folder / "secret"
    if not secret.exists():
        secret.write_text(secrets.token_urlsafe(32), "utf-8")
    return Settings(
        embedded=True,
        database=f"sqlite:///{folder / 'ceilidh.sqlite3'}",
        secret=secret.read_text("utf-8"),
        public_url=public_url,
        requests_per_minute=NO_LIMIT,
        streams_per_address=NO_LIMIT,
        streams_per_account=NO_LIMIT,
    )


def load() -> None:
    """Import the application.

    anyio offers to run functions in interpreters of their own and imports what that takes, which
    Python in a browser lacks. Nobody asks for it.
    """
    interpreters = ModuleType("concurrent.interpreters")
    vars(interpreters).update(create=None, ExecutionFailed=RuntimeError)
    sys.modules.setdefault(interpreters.__name__, interpreters)
    import_module("ceilidh.server.app")


async def open_bridge(folder: str, public_url: str, keep: Keep) -> Bridge:
    """The application at work, for as long as the worker lives."""
    # Not with this file: `load` has to come first.
    from ceilidh.server.app import create_app

    app = create_app(settings_for(Path(folder), public_url))
    bridge = Bridge(app, Path(folder), public_url, keep)
    # Never left: a worker is ended from outside, and nothing is asked then.
    await bridge.at_work.enter_async_context(app.router.lifespan_context(app))
    return bridge


class Bridge:
    def __init__(self, app: ASGIApp, folder: Path, public_url: str, keep: Keep) -> None:
        self.app = app
        self.address = urlsplit(public_url)
        self.below = self.address.path.rstrip("/").encode()
        self.keep = keep
        self.cookie_file = folder / "cookies.json"
        self.cookies: dict[str, str] = {}
        if self.cookie_file.exists():
            self.cookies = json.loads(self.cookie_file.read_text("utf-8"))
        self.tasks: set[asyncio.Task[None]] = set()
        self.at_work = AsyncExitStack()

    def ask(
        self, method: str, path: str, headers: str, body: bytes, asker: Asker
    ) -> Callable[[], None]:
        """Pass a request on; call what is returned when nobody waits for the answer any more."""
        gone = asyncio.Event()
        scope = self._scope(method, path, json.loads(headers))
        task = asyncio.ensure_future(self._answer(scope, bytes(body), gone, asker))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return gone.set

    def _scope(self, method: str, path: str, headers: dict[str, str]) -> Scope:
        # Not packed: nothing of it leaves the machine.
        kept_out = ("accept-encoding", "cookie", "host", "origin")
        own = {name: value for name, value in headers.items() if name.lower() not in kept_out}
        own["host"] = self.address.netloc
        own["origin"] = f"{self.address.scheme}://{self.address.netloc}"
        if self.cookies:
            own["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        asked = urlsplit(path)
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": self.address.scheme,
            "path": asked.path,
            "raw_path": asked.path.encode(),
            "query_string": asked.query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in own.items()],
            "client": ("127.0.0.1", 1),
            "server": (self.address.hostname, self.address.port or 80),
        }

    async def _answer(self, scope: Scope, body: bytes, gone: asyncio.Event, asker: Asker) -> None:
        asked = [body]
        is_markup = False

        async def receive() -> Message:
            if asked:
                return {"type": "http.request", "body": asked.pop(), "more_body": False}
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal is_markup
            if message["type"] == "http.response.start":
                headers = self._headers(message["headers"])
                is_markup = dict(headers).get("content-type", "").encode().startswith(MARKUP)
                # What was changed is kept before anybody hears of it.
                await self.keep()
                asker.start(message["status"], json.dumps(headers))
                return
            piece = message.get("body", b"")
            if piece:
                await self.keep()
                asker.body(ADDRESS.sub(rb"\1" + self.below + b"/", piece) if is_markup else piece)
            if not message.get("more_body", False):
                asker.end()

        try:
            await self.app(scope, receive, send)
        except Exception as fault:
            # The application has answered already; here it is only told to who looks.
            tell_fault(log, fault, path=scope["path"])

    def _headers(self, headers: list[tuple[bytes, bytes]]) -> list[tuple[str, str]]:
        """As the browser is to have them."""
        out = []
        for name, value in headers:
            if name.lower() == b"set-cookie":
                self._bake(value.decode("latin-1"))
            if name.lower() in DROPPED:
                continue
            if name.lower() in LEADING and value.startswith(b"/"):
                value = self.below + value
            # The page around it, of the same site, shows it in a frame.
            value = value.replace(b"frame-ancestors 'none'", b"frame-ancestors 'self'")
            out.append((name.decode("latin-1"), value.decode("latin-1")))
        return out

    def _bake(self, header: str) -> None:
        for name, cookie in SimpleCookie(header).items():
            if cookie["max-age"] == "0":
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = cookie.coded_value
        self.cookie_file.write_text(json.dumps(self.cookies), "utf-8")
