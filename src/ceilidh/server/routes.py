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
# What only a server has to which several people come.
FOR_SEVERAL = (
    *("api.sign_in", "pages.admin", "pages.notices", "pages.sign_in"),
    "kinds.day.pages",  # the same game for everybody
)


def routers(alone: bool = False) -> list[APIRouter]:
    """All routers, or those for a person alone; first what is asked most.

    Routes are tried one after the other.
    """
    first = [form_routes(), table_pages.router, api_routes(), table_api.router]
    return [*first, *(router for router in _found(alone) if router not in first)]


def _found(alone: bool) -> Iterator[APIRouter]:
    """The `router` of every file of these packages that has one."""
    spared = [f"ceilidh.server.{name}" for name in FOR_SEVERAL] if alone else []
    for name in PACKAGES:
        package = import_module(f"ceilidh.server.{name}")
        for file in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if file.name in spared:
                continue
            router = getattr(import_module(file.name), "router", None)
            if isinstance(router, APIRouter):
                yield router
