"""Around every request: the reader's language, a log line, no form of another site, no bare fault.

Plain ASGI, since a middleware class of the framework would hold back streams.
"""

from __future__ import annotations

import logging
import time
import traceback
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ceilidh.server.errors import Forbidden, InternalError
from ceilidh.server.http.error_responses import READING, bare_answer
from ceilidh.server.http.language import language
from ceilidh.server.logs import tell

log = logging.getLogger("ceilidh.server")


class Access:
    def __init__(self, app: ASGIApp, public_url: str = "") -> None:
        self.app = app
        self.public_host = urlsplit(public_url).netloc

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        asked = HTTPConnection(scope)
        scope.setdefault("state", {})["language"] = language(asked)
        try:
            if scope["method"] not in READING and self._from_elsewhere(asked):
                refusal = Forbidden("This request came from another site.")
                await bare_answer(refusal, asked)(scope, receive, watched)
            else:
                await self.app(scope, receive, watched)
        except Exception:
            # Whatever it was, nobody shall get a bare fault, and who runs the server shall see it.
            tell(log, logging.ERROR, "fault", path=scope["path"], trace=traceback.format_exc())
            if status:
                raise
            fault = InternalError(
                "Something went wrong on the server and has been logged; reload "
                "the page and try again."
            )
            await bare_answer(fault, asked)(scope, receive, watched)
        finally:
            spent = round((time.perf_counter() - began) * 1000, 1)
            tell(
                log,
                logging.INFO,
                "request",
                method=scope["method"],
                path=scope["path"],
                status=status,
                ms=spent,
            )

    def _from_elsewhere(self, asked: HTTPConnection) -> bool:
        """Whether the browser says that a page of another site sends this.

        Protects what needs no token since nobody is signed in yet: signing in, guests, settings. A
        program sends neither header, and a site cannot forge an `Authorization`.
        """
        if asked.headers.get("authorization", "").startswith("Bearer "):
            return False
        if asked.headers.get("sec-fetch-site") == "cross-site":
            return True
        origin = asked.headers.get("origin")
        hosts = (asked.headers.get("host", ""), self.public_host or None)
        return origin is not None and urlsplit(origin).netloc not in hosts
