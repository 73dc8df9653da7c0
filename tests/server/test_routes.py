"""Routes: pages and answers are found without being named, and none hides another."""

from __future__ import annotations

import re
from importlib import import_module

from ceilidh.server.app import create_app
from ceilidh.server.routes import PACKAGES, routers
from ceilidh.server.settings import Settings
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
