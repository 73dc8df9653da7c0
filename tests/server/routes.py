"""Every route of the application, for tests that walk all of them."""

from __future__ import annotations

from collections.abc import Iterator

from fastapi.routing import APIRoute

from ceilidh.server.app import create_app
from ceilidh.server.settings import Settings


def all_routes() -> list[APIRoute]:
    app = create_app(Settings(database="sqlite://", secret="x"))
    return list(_walked(app.routes))


def _walked(routes: object) -> Iterator[APIRoute]:
    for route in routes:  # type: ignore[attr-defined]
        inner = getattr(getattr(route, "original_router", None), "routes", None)
        if inner is not None:
            yield from _walked(inner)
        elif isinstance(route, APIRoute):
            yield route
