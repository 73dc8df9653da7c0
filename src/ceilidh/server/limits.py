"""Limits against floods and tricks: requests a minute, size of bodies, and what a page may load."""

from __future__ import annotations

import time
from collections import OrderedDict

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 1_000_000  # bytes; a record of a long game has some 20,000
MOST_CLIENTS = 10_000  # remembered at once

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; connect-src 'self'; font-src 'self'; form-action 'self'; "
        "base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Buckets:
    """A bucket a client that fills evenly; each request takes a drop."""

    def __init__(self, per_minute: int) -> None:
        self.rate = per_minute / 60
        self.size = float(per_minute)
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> bool:
        now = time.monotonic()
        left, then = self.left.pop(client, (self.size, now))
        left = min(self.size, left + (now - then) * self.rate)
        allowed = left >= 1
        self.left[client] = (left - 1 if allowed else left, now)
        while len(self.left) > MOST_CLIENTS:
            self.left.popitem(last=False)
        return allowed


class Limits:
    """Answers 429 and 413 before anything else sees the request; adds the security headers."""

    def __init__(self, app: ASGIApp, per_minute: int) -> None:
        self.app = app
        self.buckets = Buckets(per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        client = scope["client"][0] if scope.get("client") else "unknown"
        if not scope["path"].startswith("/static/") and not self.buckets.take(client):
            answer = PlainTextResponse(
                "Too many requests; wait a moment.", 429, headers={"Retry-After": "5"}
            )
            await answer(scope, receive, send)
            return
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            await PlainTextResponse("That is too large.", 413)(scope, receive, send)
            return
        await self.app(scope, _limited(receive), _with_headers(send))


def _limited(receive: Receive) -> Receive:
    """A body without a stated length is cut off when it grows too large."""
    seen = 0

    async def wrapped() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > LARGEST_BODY:
            return {"type": "http.disconnect"}
        return message

    return wrapped


def _with_headers(send: Send) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY.items():
                headers.setdefault(name, value)
        await send(message)

    return wrapped
