"""Jinja2, set up once: everything is escaped, words come from the reader's speaker."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ceilidh.bots.roster import ROSTER
from ceilidh.draw.svg.icons import icon, sprite
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.server.html.people import PeopleScene
from ceilidh.server.html.rule_links import help_with, rule_links
from ceilidh.server.html.wording import post
from ceilidh.server.table.scene import SeatScene

WEB = Path(__file__).resolve().parents[2] / "web"

_environment = Environment(
    loader=FileSystemLoader(WEB / "templates"),
    autoescape=True,
    auto_reload=False,  # a page includes a dozen, and would look at each file again
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


@lru_cache(1000)
def icon_mark(name: str, label: str = "") -> Markup:
    return Markup(icon(name, label))


@lru_cache(100)
def seat_mark(number: int) -> Markup:
    """The shape of a seat in its colour."""
    return Markup('<span class="seat-mark {}">{}</span>').format(
        seat_class(number), icon_mark(seat_shape(number))
    )


def _has_styles(game: str) -> bool:
    """Whether the drawings of a game have a stylesheet of their own beside the common one."""
    return (WEB / "static" / f"{game}.css").is_file()


def _has_picture(game: str) -> bool:
    """Whether `make pictures` has drawn one of the game."""
    return (WEB / "static" / "pictures" / f"{game}.svg").is_file()


_environment.globals["roster"] = ROSTER
_environment.globals["has_picture"] = _has_picture
_environment.globals["has_styles"] = _has_styles
_environment.globals["help_with"] = help_with
_environment.globals["rule_links"] = rule_links
_environment.globals["icon"] = icon_mark
_environment.globals["seat_class"] = seat_class
_environment.globals["seat_mark"] = seat_mark
_environment.globals["sprite"] = Markup(sprite())
_environment.filters["markup"] = Markup


def presence_mark(seat: SeatScene, presence: PeopleScene) -> Markup:
    """Whether a person has the page open; kept up to date by table/people.js."""
    return _presence(seat.number, presence.here[seat.number], presence.words[seat.number])


@lru_cache(1000)
def _presence(seat: int, is_here: bool, words: str) -> Markup:
    return Markup(
        '<span class="presence" data-presence="{}"{} title="{}">'
        '<span class="unseen">{}</span></span>'
    ).format(seat, Markup(" data-here") if is_here else "", words, words)


_environment.globals["post"] = lambda table_id, what: Markup(post(table_id, what))
_environment.globals["presence_mark"] = presence_mark


def prepare_templates() -> None:
    """Compile all of them now and not when a page first needs one."""
    for name in _environment.list_templates():
        _environment.get_template(name)


def render_block(template: str, values: dict[str, Any]) -> str:
    """A template of a part of a page."""
    return _environment.get_template(template).render(values, t=values["to"].text).strip()


def render(template: str, **values: Any) -> str:
    """A template filled in; `t` translates in it."""
    return _environment.get_template(template).render(t=values["to"].text, **values)
