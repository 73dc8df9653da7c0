"""What is counted for Prometheus: answers, errors, and what the parts of the server keep."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from fastapi import FastAPI, Request, Response

from ceilidh.server.http.metrics import LOGS, ErrorCount, Metering, Metrics, check_reader
from ceilidh.server.request_context import service as service_of
from ceilidh.server.service import Service


def measure(app: FastAPI, service: Service) -> None:
    """Count answers from now on, know where the other figures are, and tell them."""
    metrics = app.state.metrics = Metrics()
    app.add_middleware(Metering, metrics=metrics)
    store, watchers = service.store, service.broadcaster.watchers
    for name, text, value in (
        ("live_connections", "Live lines that are open", lambda: sum(map(len, watchers.values()))),
        ("bot_queue", "Moves that bots owe or think about", lambda: service.bot_runner.asked),
        ("analysis_queue", "Analyses that wait or run", service.analyses.analysts.open_count),
        ("rooms", "Tables in memory", lambda: len(service.rooms.rooms)),
    ):
        metrics.look_up(f"ceilidh_{name}", text, value)
    stored = "Moves of people and bots that were stored"
    metrics.look_up("ceilidh_moves", stored, lambda: store.moves_stored, counter=True)
    app.add_api_route("/metrics", _figures, methods=["GET"], include_in_schema=False)


async def _figures(request: Request) -> Response:
    """In the event loop, which alone changes what is looked up."""
    check_reader(request, service_of(request).settings.metrics_token)
    metrics: Metrics = request.app.state.metrics
    return metrics.text()


@contextmanager
def counted_errors(app: FastAPI) -> Iterator[None]:
    """While the application runs."""
    errors = ErrorCount(app.state.metrics)
    logging.getLogger(LOGS).addHandler(errors)
    try:
        yield
    finally:
        logging.getLogger(LOGS).removeHandler(errors)
