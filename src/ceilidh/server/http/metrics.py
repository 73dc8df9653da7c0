"""Figures about the server in the text format of Prometheus, and who may read them.

Each process counts for itself, so of several each is asked at its own port.
"""

from __future__ import annotations

import hmac
import ipaddress
import logging
import time
from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ceilidh.server.errors import NotFound

SECONDS = (0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.5, 5.0, 10.0)
UNKNOWN = "(none)"  # instead of a path that leads nowhere: anybody can make up any number of them
LOGS = "ceilidh"  # above the loggers of all parts
# A proxy adds these: then it is not this machine that asks, whatever the address says.
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


class Metrics:
    """What is counted in this process, and what is looked up whenever somebody asks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "ceilidh_requests",
            "Requests answered, by method, template of the path, and status",
            ("method", "path", "status"),
            registry=self.registry,
        )
        self.seconds = Histogram(
            "ceilidh_request_seconds",
            "Time until an answer begins",
            ("method", "path"),
            buckets=SECONDS,
            registry=self.registry,
        )
        self.errors = Counter(
            "ceilidh_errors",
            "Defects and faults of the surroundings that were written to the log, by part",
            ("part",),
            registry=self.registry,
        )

    def look_up(
        self, name: str, text: str, value: Callable[[], float], counter: bool = False
    ) -> None:
        """Add a figure that a part of the server keeps itself."""
        self.registry.register(_LookedUp(name, text, value, counter))

    def text(self) -> Response:
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)


class _LookedUp(Collector):
    """A number that is asked for when the figures are read; one that only grows is a counter."""

    def __init__(self, name: str, text: str, value: Callable[[], float], counter: bool) -> None:
        self.kind = CounterMetricFamily if counter else GaugeMetricFamily
        self.name, self.help, self.value = name, text, value

    def describe(self) -> Iterator[CounterMetricFamily | GaugeMetricFamily]:
        yield self.kind(self.name, self.help)

    def collect(self) -> Iterator[CounterMetricFamily | GaugeMetricFamily]:
        yield self.kind(self.name, self.help, value=self.value())


class ErrorCount(logging.Handler):
    """Counts what any part of the server logs as an error."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self.metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self.metrics.errors.labels(record.name.rpartition(".")[2]).inc()


class Metering:
    """Counts every answer, also those of the limits, so it comes before all else."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()

        async def watched(message: Message) -> None:
            if message["type"] == "http.response.start":
                # The end of a live line says nothing about the server.
                self._note(scope, message["status"], time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, watched)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method, path = scope["method"], template_of(scope)
        if method not in ("GET", "HEAD", "POST", "PUT", "DELETE"):
            method = "other"
        self.metrics.requests.labels(method, path, str(status)).inc()
        self.metrics.seconds.labels(method, path).observe(seconds)


def template_of(scope: Scope) -> str:
    """`/t/{table_id}` for every table: what the router found, never what was asked for."""
    path = getattr(scope.get("route"), "path", "")
    if path:
        return str(path)
    return "/static" if scope["path"].startswith("/static/") else UNKNOWN


def check_reader(asked: HTTPConnection, token: str) -> None:
    """With a token only its bearer reads the figures, without one only this machine.

    Nobody else learns that there are any.
    """
    header = asked.headers.get("authorization", "")
    if token:
        allowed = hmac.compare_digest(header.encode(), f"Bearer {token}".encode())
    else:
        forwarded = any(name in asked.headers for name in FORWARDED)
        allowed = not forwarded and _is_here(asked)
    if not allowed:
        raise NotFound("Page not found.")


def _is_here(asked: HTTPConnection) -> bool:
    try:
        address = ipaddress.ip_address(asked.client.host if asked.client else "")
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return bool((mapped or address).is_loopback)
