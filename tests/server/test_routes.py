"""Routes: pages and answers are found without being named, and none hides another."""

from __future__ import annotations

import re
import sys
from http import HTTPStatus
from importlib import import_module
from pathlib import Path

import pytest

from ceilidh.server import pages
from ceilidh.server.app import create_app
from ceilidh.server.html.templates import LOADER
from ceilidh.server.routes import PACKAGES, routers
from ceilidh.server.settings import Settings
from tests.server.inside import Inside
from tests.server.secrecy.answers import paths
from tests.shared.sources import PACKAGE, module_name


def test_every_file_with_a_router_answers() -> None:
    files = [
        path
        for name in PACKAGES
        for path in (PACKAGE / "server" / name).rglob("*.py")
        if re.search(r"^router\b", path.read_text("utf-8"), re.MULTILINE)
    ]
    found = routers()
    assert len(files) >= 20
    for path in files:
        router = import_module(module_name(path)).router
        assert [one for one in found if one is router] == [router], path.name


def test_no_route_hides_another() -> None:
    """The order of files decides which is tried first, so it must not matter."""
    app = create_app(Settings(database="sqlite://", secret="x"))
    all_paths = list(paths(app.routes))
    assert len(all_paths) > 150
    for nth, (method, path) in enumerate(all_paths):
        example = re.sub(r"\{\w+(:\w+)?\}", "1", path)
        for earlier_method, earlier in all_paths[:nth]:
            if (earlier_method, earlier) == (method, path):
                continue
            pattern = re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(earlier))
            hidden = method == earlier_method and re.fullmatch(pattern, example)
            assert not hidden, f"{method} {earlier} answers {path}"


ROUTER = """
from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from ceilidh.kernel.registry import list_games
from ceilidh.server.html.rendering import page

router = APIRouter(include_in_schema=False)


@router.get("/sizes")
def sizes(request: Request) -> HTMLResponse:
    return page(request, "sizes.html", games=list_games())
"""
TEMPLATE = """
{% extends "base.html" %}
{% block main %}
<h1>{{ t("Preferences") }}</h1>
{% for game in games %}<li>{{ game.title }}: {{ game.players[-1] }}</li>{% endfor %}
{% endblock %}
"""


def test_a_page_is_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As docs/howto/add-a-page.md tells."""
    (tmp_path / "sizes.py").write_text(ROUTER, "utf-8")
    (tmp_path / "sizes.html").write_text(TEMPLATE, "utf-8")
    monkeypatch.setattr(pages, "__path__", [*pages.__path__, str(tmp_path)])
    monkeypatch.setattr(LOADER, "searchpath", [*LOADER.searchpath, str(tmp_path)])
    inside = Inside(tmp_path)
    answer = inside.request("GET", "/sizes", headers={"accept-language": "fr"})
    inside.close()
    monkeypatch.delitem(sys.modules, "ceilidh.server.pages.sizes")
    assert answer.status_code == HTTPStatus.OK
    assert "<h1>Préférences</h1>" in answer.text
    assert "<li>Clans of Caledonia: 4</li>" in answer.text
