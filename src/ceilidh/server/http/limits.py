"""Limits against floods and tricks: work a minute, size of bodies, and what a page may load."""

from __future__ import annotations

import ipaddress
import re
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from http import HTTPStatus

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ceilidh.server.errors import HeadersTooLarge, PayloadTooLarge, TooManyRequests
from ceilidh.server.http.error_responses import bare_answer

LARGEST_BODY = 1_000_000  # bytes; a record of a long game has some 20,000
LARGEST_READ = 8_000_000  # bytes read of a body that is too large, so that its sender hears why
# Before the body: an address has some 8,000 characters, and the next request repeats it.
LARGEST_HEADERS = 40_000
LONGEST_COOKIES = 4_096  # ours have some 800
MOST_ESCAPES = 300  # ours have some 80
MOST_CLIENTS = 10_000  # remembered at once
# Passwords are slow to check on purpose, so they can be tried less often than all else.
PASSWORDS = (
    "/api/login",
    "/api/keep",
    "/account/login",
    "/account/keep",
    "/account/reset",
    "/account/delete",
    "/account/forgot",
    "/notices/mail",
    "/notices/hook",
    "/notices/push",
)
NETWORK = 64  # bits of an IPv6 address that are one client: it has all the others to itself
PASSWORD_SHARE = 20  # one request in so many may be about a password
# What a request takes of the bucket, in drops: as many as it is work. All else takes one.
COSTS: tuple[tuple[str, re.Pattern[str], int], ...] = (
    ("POST", re.compile(r"(/api)?/records|/practice|/open"), 20),
    ("POST", re.compile(r"/api/tables|/new|/quick|/learn/.+|/puzzles/.+"), 5),
    ("POST", re.compile(r"(/api/tables|/t)/[^/]+/(branch|rematch)"), 5),
    ("POST", re.compile(r"/box/[^/]+/(upload|share)|/box/p/.+"), 10),
    ("POST", re.compile(r"/box/[^/]+/[^/]+/[^/]+"), 3),
    ("GET", re.compile(r"/box/.+"), 3),
    ("POST", re.compile(r"(/api/tables|/t)/[^/]+/(analyses|analysis|hint)"), 10),
    ("GET", re.compile(r"/api/archive/games\.zip|/account/data"), 20),
    ("GET", re.compile(r"/t/[^/]+/(chart|analysis/record)"), 5),
    ("GET", re.compile(r"(/api/tables|/t)/[^/]+/record|/t/[^/]+/share"), 2),
)
BYTES_PER_DROP = 20_000  # of a body, beside what its path costs

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
# What a stylesheet, typeface or script may do is said by the page that asks for it. A first page
# asks for seventy, whose headers would weigh twenty kilobytes more.
PART = re.compile(r"/static/.+(?<!-worker)\.(css|js|woff2)")
FOR_PARTS = ("X-Content-Type-Options", "Strict-Transport-Security")
# For a server that people reach by https: a year long no browser asks it by anything else.
HTTPS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}
# What one may see another may not, so no cache between may keep it.
PRIVATE = {"Cache-Control": "private, no-cache"}
# For a file that is asked for without its version: a browser that is not told for how long to keep
# it guesses, and guesses days.
PUBLIC = {"Cache-Control": "max-age=300"}


class Buckets:
    """A bucket a client that fills evenly; each request takes as many drops as it costs."""

    def __init__(self, per_minute: float) -> None:
        self.rate = per_minute / 60
        self.size = per_minute
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.lock = threading.Lock()

    def take(self, client: str, drops: float = 1) -> bool:
        """Whether the bucket had so many drops; what costs more than a whole one takes that."""
        with self.lock:
            now = time.monotonic()
            left = self._left(client, now)
            needed = min(drops, self.size)
            allowed = left >= needed
            self.left.pop(client, None)
            self.left[client] = (left - needed if allowed else left, now)
            while len(self.left) > MOST_CLIENTS:
                self.left.popitem(last=False)
            return allowed

    def is_empty(self, client: str) -> bool:
        with self.lock:
            return self._left(client, time.monotonic()) < 1

    def _left(self, client: str, now: float) -> float:
        left, then = self.left.get(client, (self.size, now))
        return min(self.size, left + (now - then) * self.rate)


class Limits:
    """Answers 429 and 413 before anything else sees the request; adds the security headers."""

    def __init__(self, app: ASGIApp, per_minute: int, https: bool = False) -> None:
        self.app = app
        self.https = https
        self.security = {**SECURITY, **HTTPS_ONLY} if https else SECURITY
        of_parts = {name: self.security[name] for name in FOR_PARTS if name in self.security}
        self.of_parts = {**of_parts, **PUBLIC}
        self.buckets = Buckets(float(per_minute))
        self.passwords = Buckets(max(1.0, per_minute / PASSWORD_SHARE))

    def _headers(self, path: str, public: bool, status: int) -> dict[str, str]:
        """What an answer carries; where there is no such part, it is a page that says so."""
        if PART.fullmatch(path) and status < HTTPStatus.BAD_REQUEST:
            return self.of_parts
        return {**self.security, **(PUBLIC if public else PRIVATE)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if _overfull(scope):
            await _overfull_answer(scope)(scope, receive, send)
            return
        asked = HTTPConnection(scope)
        public = scope["path"].startswith("/static/")
        send = _with_headers(send, partial(self._headers, scope["path"], public), self.https)
        length = int(asked.headers.get("content-length", "") or "0")
        unknown = "transfer-encoding" in asked.headers
        # A body that does not say how long it is counts as the longest.
        if not public and not self._allowed(scope, LARGEST_BODY if unknown else length):
            answer = bare_answer(
                TooManyRequests("Too many requests; wait a moment and try again."), asked
            )
            answer.headers["Retry-After"] = "5"
            await answer(scope, receive, send)
            return
        if unknown or length > LARGEST_BODY:
            body = await _whole(receive)
            if len(body) > LARGEST_BODY:
                await bare_answer(PayloadTooLarge("That is too large."), asked)(
                    scope, receive, send
                )
                return
            receive = _again(body, receive)
        await self.app(scope, receive, send)

    def _allowed(self, scope: Scope, length: int) -> bool:
        client = client_of(scope)
        if scope["path"] in PASSWORDS and not self.passwords.take(client):
            return False
        return self.buckets.take(client, cost_of(scope["method"], scope["path"], length))


def cost_of(method: str, path: str, length: int = 0) -> int:
    """The drops that a request takes, by what it asks for and by how much it sends."""
    found = [cost for verb, form, cost in COSTS if verb == method and form.fullmatch(path)]
    return (found[0] if found else 1) + min(length, LARGEST_BODY) // BYTES_PER_DROP


def client_of(scope: Scope) -> str:
    """The address that asks; of IPv6 the network, of which a home or a server has a whole one."""
    text = scope["client"][0] if scope.get("client") else ""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return text or "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), NETWORK), strict=False))


def _overfull(scope: Scope) -> bool:
    """Whether there is more before the body than a browser sends of ours.

    Python takes time with the square of what is escaped in a cookie, and everybody waits for it.
    """
    cookies = b"".join([value for name, value in scope["headers"] if name == b"cookie"])
    return (
        len(cookies) > LONGEST_COOKIES
        or cookies.count(b"\\") > MOST_ESCAPES
        or sum([len(name) + len(value) for name, value in scope["headers"]]) > LARGEST_HEADERS
    )


def _overfull_answer(scope: Scope) -> Response:
    """It asks no header for a language."""
    fault = HeadersTooLarge("Your browser sends too much; delete the cookies of this site.")
    return bare_answer(fault, HTTPConnection({**scope, "headers": []}))


async def _whole(receive: Receive) -> bytes:
    """A body of unknown or great length; of one that is too large as much as is polite."""
    body = bytearray()
    read = 0
    while read <= LARGEST_READ:
        message = await receive()
        piece = message.get("body", b"")
        read += len(piece)
        if len(body) <= LARGEST_BODY:
            body += piece
        if not message.get("more_body", False):
            break
    return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """The body once more for the application, then whatever comes."""
    given = False

    async def wrapped() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return wrapped


def _with_headers(send: Send, added: Callable[[int], dict[str, str]], https: bool) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in added(message["status"]).items():
                headers.setdefault(name, value)
            if https:
                message["headers"] = [_by_https_only(one) for one in message["headers"]]
        await send(message)

    return wrapped


def _by_https_only(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """A header as it is; a cookie so that browsers send it back by https only."""
    name, value = header
    return (name, value + b"; Secure") if name == b"set-cookie" else header
