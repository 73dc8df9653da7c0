"""Jinja2, set up once: everything is escaped, words come from the reader's speaker."""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ceilidh.bots.bot_names import profile_of
from ceilidh.draw.svg.faces import bot_face
from ceilidh.draw.svg.icons import icon, sprite
from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.say import Speaker
from ceilidh.say.catalogues import language_tag
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.people import PeopleScene
from ceilidh.server.html.rule_links import help_with, rule_links
from ceilidh.server.html.wording import flag, post
from ceilidh.server.storage.seats import BOT
from ceilidh.server.table.scene import SeatScene

WEB = Path(__file__).resolve().parents[2] / "web"
KINDS = Path(__file__).resolve().parents[1] / "kinds"  # each with the templates of its pages

LOADER = FileSystemLoader([WEB / "templates", *KINDS.glob("*/")])

_environment = Environment(
    loader=LOADER,
    autoescape=True,
    auto_reload=False,  # a page includes a dozen, and would look at each file again
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


@cache
def static_version() -> str:
    """What tells the scripts, styles and pictures of the pages from those of another version."""
    all_of_them = sha256()
    for path in sorted((WEB / "static").rglob("*.*")):
        all_of_them.update(f"{path.relative_to(WEB)}\n".encode() + path.read_bytes())
    return all_of_them.hexdigest()[:8]


@lru_cache(1000)
def icon_mark(name: str, label: str = "") -> Ink:
    return icon(name, label)


_SEAT = ink_template('<span class="seat-mark {look}">{shape}</span>')


@lru_cache(100)
def seat_mark(number: int) -> Ink:
    """The shape of a seat in its colour."""
    return _SEAT(look=seat_class(number), shape=icon_mark(seat_shape(number)))


def _has_styles(game: str) -> bool:
    """Whether the drawings of a game have a stylesheet of their own beside the common one."""
    return (WEB / "static" / f"{game}.css").is_file()


def _has_picture(game: str) -> bool:
    """Whether `make pictures` has drawn one of the game."""
    return (WEB / "static" / "pictures" / f"{game}.svg").is_file()


_environment.globals["profile_of"] = profile_of
_environment.globals["static"] = f"/static/{static_version()}"
_environment.globals["has_picture"] = _has_picture
_environment.globals["has_styles"] = _has_styles
_environment.globals["help_with"] = help_with
_environment.globals["rule_links"] = rule_links
_environment.globals["icon"] = icon_mark
_environment.globals["seat_class"] = seat_class
_environment.globals["seat_mark"] = seat_mark
_environment.globals["sprite"] = sprite()
_environment.globals["language_tag"] = language_tag

_LEVEL = ink_template(' <small class="level">· {level}</small>')


@lru_cache(100)
def level_mark(level: str) -> Ink:
    """How a bot plays, beside its name."""
    return _LEVEL(level=level) if level else NOTHING


def face_of(seat: SeatScene) -> Ink:
    """The face of a bot; people have none."""
    return bot_face(seat.name, seat.number) if seat.kind == BOT else NOTHING


_PRESENCE = ink_template(
    '<span class="presence" data-presence="{seat}"{here} title="{words}">'
    '<span class="unseen">{words}</span></span>'
)


def presence_mark(seat: SeatScene, presence: PeopleScene) -> Ink:
    """Whether a person has the page open; kept up to date by table/people.js."""
    return _presence(seat.number, presence.here[seat.number], presence.words[seat.number])


@lru_cache(1000)
def _presence(seat: int, is_here: bool, words: str) -> Ink:
    return _PRESENCE(seat=seat, here=flag("data-here", is_here), words=words)


_environment.globals["bot_face"] = bot_face
_environment.globals["level_mark"] = level_mark
_environment.globals["post"] = post
_environment.globals["presence_mark"] = presence_mark


def prepare_templates() -> None:
    """Compile all of them now and not when a page first needs one.

    In the folders of kinds there is Python beside them, and what Python makes of it.
    """
    for name in _environment.list_templates(extensions=["html"]):
        _environment.get_template(name)


def render_block(template: str, to: Speaker, **values: Any) -> Ink:
    """A template of a part of a page, without the space around it."""
    return Ink(render(template, to=to, **values).strip())


def render(template: str, to: Speaker, **values: Any) -> Ink:
    """A template filled in, which escapes what it is given; `t` translates in it."""
    return Ink(_environment.get_template(template).render(to=to, t=to.text, **values))
