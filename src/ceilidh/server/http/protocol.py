"""How long a connection may take to say what it wants."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 65_536  # bytes of a request that has not said yet what it wants


class PatientProtocol(HttpToolsProtocol):
    """HTTP, but who never ends the head of his request is not waited for without end."""

    deadline: asyncio.TimerHandle | None = None
    unserved = 0  # bytes that came since the last request was understood
    seconds: float  # from the first sign of a request, or the connection, to the end of its head

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()
        self.unserved = 0 if self._is_served() else self.unserved + len(data)
        if self.unserved > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # The next request may have begun meanwhile.
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _is_served(self) -> bool:
        """Whether a request was understood that has not been answered yet."""
        return self.cycle is not None and not self.cycle.response_complete

    def _watch(self) -> None:
        if self._is_served():
            self._rest()
        elif self.deadline is None:
            self.deadline = self.loop.call_later(self.seconds, self._too_slow)

    def _rest(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_slow(self) -> None:
        self.deadline = None
        if not self._is_served() and not self.transport.is_closing():
            self.transport.close()


def patient(seconds: float) -> type[PatientProtocol]:
    """The protocol of a server that waits so long."""
    return type("Protocol", (PatientProtocol,), {"seconds": seconds})
