"""Jinja2, set up once: everything is escaped, words come from the reader's speaker."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ceilidh.draw.svg.icons import icon, sprite

TEMPLATES = Path(__file__).resolve().parents[1] / "web" / "templates"

_environment = Environment(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def _icon(name: str, label: str = "") -> Markup:
    return Markup(icon(name, label))


_environment.globals["icon"] = _icon
_environment.globals["sprite"] = Markup(sprite())
_environment.filters["markup"] = Markup


def render(template: str, **values: Any) -> str:
    """A template filled in; `t` translates in it."""
    return _environment.get_template(template).render(t=values["to"].text, **values)
