"""The routes of the application: those of the commands, and of every page and answer.

A page is found by its router, so that a new one is a file and nothing else names it.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module

from fastapi import APIRouter

from ceilidh.server.api import table as table_api
from ceilidh.server.commands.routes import api_routes, form_routes
from ceilidh.server.pages import table as table_pages

PACKAGES = ("api", "pages", "kinds")


def routers() -> list[APIRouter]:
    """All routers; first what is asked most, because routes are tried one after the other."""
    first = [form_routes(), table_pages.router, api_routes(), table_api.router]
    return [*first, *(router for router in _found() if router not in first)]


def _found() -> Iterator[APIRouter]:
    """The `router` of every file of these packages that has one."""
    for name in PACKAGES:
        package = import_module(f"ceilidh.server.{name}")
        for file in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            router = getattr(import_module(file.name), "router", None)
            if isinstance(router, APIRouter):
                yield router
