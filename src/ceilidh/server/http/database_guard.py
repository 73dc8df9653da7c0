"""Around the application: a fault of the database is answered with 503, and what reads is repeated.

Plain ASGI, since a middleware class of the framework would hold back streams.
"""

from __future__ import annotations

import asyncio
import logging

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ceilidh.server.database_faults import is_database_fault, passes_soon
from ceilidh.server.errors import Unavailable
from ceilidh.server.http.error_responses import READING, bare_answer
from ceilidh.server.logs import tell

log = logging.getLogger("ceilidh.server")
PAUSES = (0.1, 0.4, 1.0, 1.5)  # seconds before what reads is tried again
RETRY_AFTER = "3"  # seconds, told to who asks


class DatabaseGuard:
    """Repeats requests that only read while the database restarts; all else is told to come again.

    It waits in the event loop, so that nobody is kept from a thread meanwhile.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        reads = scope["method"] in READING
        for pause in (*(PAUSES if reads else ()), None):
            fault = await self._fault(scope, receive, send)
            if fault is None:
                return
            if pause is None or not passes_soon(fault):
                break
            await asyncio.sleep(pause)
        await unavailable(scope, reads)(scope, receive, send)

    async def _fault(self, scope: Scope, receive: Receive, send: Send) -> Exception | None:
        """Answer; if the database fails before the answer has begun, how it does."""
        begun = False
        # Routing leaves its traces in the scope. The next try begins without them; those of an
        # answer are wanted outside, where answers are counted by their route.
        tried = {**scope}

        async def watched(message: Message) -> None:
            nonlocal begun
            if not begun:
                scope.update(tried)
            begun = True
            await send(message)

        try:
            await self.app(tried, receive, watched)
        except Exception as fault:
            if begun or not is_database_fault(fault):
                raise
            tell(log, logging.ERROR, "no database", path=scope["path"], fault=str(fault))
            return fault
        return None


def unavailable(scope: Scope, reads: bool) -> ASGIApp:
    """The answer of a server whose database fails: a sentence, and when to come again."""
    if reads:
        why = Unavailable(
            "The database does not answer at the moment; wait a few seconds and reload the page."
        )
    else:
        why = Unavailable(
            "The database does not answer, so your change may not be saved; wait a few seconds, "
            "reload the page, and try again if it is missing."
        )
    answer = bare_answer(why, HTTPConnection(scope))
    answer.headers["Retry-After"] = RETRY_AFTER
    return answer
