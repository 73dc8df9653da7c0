"""What a browser needs to install the pages as an app: the manifest, its icons, the colours."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from urllib.parse import urljoin

from tests.server.conftest import Enter
from tests.server.helpers import Json, Person

STATIC = Path(__file__).resolve().parents[2] / "src" / "ceilidh" / "web" / "static"
PNG = b"\x89PNG\r\n\x1a\n"


def manifest(person: Person) -> tuple[str, Json]:
    """The address that a page names, and what is found there."""
    found = re.search(r'<link rel="manifest" href="([^"]+)">', person.get("/").text)
    assert found is not None
    answer = person.get(found[1])
    assert answer.headers["content-type"] == "application/manifest+json"
    return found[1], json.loads(answer.text)


def test_the_manifest_can_be_installed(enter: Enter) -> None:
    address, said = manifest(enter())
    assert said["short_name"] == "ceilidh" and len(said["short_name"]) <= 12
    assert said["name"].startswith("ceilidh") and said["display"] == "standalone"
    # Below a path too, so its addresses are counted from its own.
    for below in ("", "/games/play"):
        for name in ("start_url", "scope"):
            assert urljoin(f"http://host{below}{address}", said[name]) == f"http://host{below}/"


def test_its_icons_are_as_large_as_it_says(enter: Enter) -> None:
    ann = enter()
    address, said = manifest(ann)
    shapes = set()
    for icon in said["icons"]:
        answer = ann.get(urljoin(address, icon["src"]))
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/svg+xml":
            continue
        assert answer.content[: len(PNG)] == PNG
        width, height = struct.unpack(">II", answer.content[16:24])
        assert icon["sizes"] == f"{width}x{height}"
        shapes.add((width, icon.get("purpose", "any")))
    assert {(192, "any"), (512, "any"), (512, "maskable")} <= shapes


def test_a_page_may_fetch_it(enter: Enter) -> None:
    assert "manifest-src 'self'" in enter().get("/").headers["content-security-policy"]


def test_its_colours_are_those_of_the_pages(enter: Enter) -> None:
    ann = enter()
    _, said = manifest(ann)
    tokens = (STATIC / "tokens.css").read_text("utf-8")
    colours = {}
    for name in ("felt", "paper"):
        found = re.search(rf"--{name}: light-dark\((#\w+), (#\w+)\)", tokens)
        assert found is not None
        colours[name] = found.groups()
    assert said["background_color"] == colours["felt"][0]
    assert said["theme_color"] == colours["paper"][0]
    shown = re.findall(r'<meta name="theme-color" content="(#\w+)"([^>]*)>', ann.get("/").text)
    assert [colour for colour, _ in shown] == list(colours["paper"])
    assert ["light" in media or "dark" in media for _, media in shown] == [True, True]
    ann.client.post("/settings", data={"theme": "dark", "then": "/"})
    shown = re.findall(r'<meta name="theme-color" content="(#\w+)"([^>]*)>', ann.get("/").text)
    assert shown == [(colours["paper"][1], "")]
