"""The drawings of a table's page: boards in the middle, sheets beside them, strips of the seats."""

from __future__ import annotations

from functools import cache, lru_cache

from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.palette import seat_class
from ceilidh.server.html.block import Block
from ceilidh.server.html.markup import NOTHING, ink_template, together
from ceilidh.server.html.people import PRESENCE
from ceilidh.server.html.table_page import RenderedPart, TablePage
from ceilidh.server.html.templates import face_of, level_mark, presence_mark
from ceilidh.server.html.wording import Wording, flag, wording
from ceilidh.server.table.scene import SeatScene

MOST = 1000  # frames and buttons that are remembered


def _say(shown: TablePage) -> Wording:
    return wording(shown.viewer.language)


def _part(part: RenderedPart, frame: Ink, close: Ink, drawings: set[str]) -> Block:
    """Its drawing in its frame, unless the page shows the drawing already."""
    mark = f"{part.name}={part.ink}"
    markup = NOTHING if mark in drawings else part.markup
    return Block(f"part-{part.name}", frame, close, [], markup, frame + mark, part.ink)


def _scale(part: RenderedPart) -> str:
    return f"--own-wide: {part.wide}; --own-high: {part.high}"


# --- boards ---------------------------------------------------------------------------------------

_STAGE = ink_template(
    '<section class="stage" id="stage" aria-label="{label}" '
    'style="--abreast: {abreast}; --stacked: {stacked}; --boards: {boards}">'
)
_BOARDS = ink_template(
    '<div class="boards" id="boards" role="group" aria-label="{label}">{buttons}</div>'
)
_BOARD_BUTTON = ink_template('<button type="button" data-board="{name}">{title}</button>')


def boards(shown: TablePage, drawings: set[str]) -> list[Block]:
    """Boards beside each other are as high as each other, below each other as wide.

    The stylesheet finds that measure from the sum of what each needs of it.
    """
    found = [part for part in shown.parts if part.group == "board"]
    frame = _STAGE(
        label=_say(shown).text("Board"),
        abreast=round(sum([part.wide / part.high for part in found]), 4),
        stacked=round(sum([part.high / part.wide for part in found]), 4),
        boards=len(found),
    )
    inside = [_board(part, drawings) for part in found]
    made = [Block("stage", frame, Ink("</section>"), inside)]
    if len(found) > 1:
        buttons = [_BOARD_BUTTON(name=part.name, title=part.title) for part in found]
        label = _say(shown).text("Boards")
        made.append(Block("boards", _BOARDS(label=label, buttons=buttons)))
    made.append(Block("zoom", _zoom(shown.viewer.language)))
    return made


_ZOOM = ink_template(
    '<div class="zoom" id="zoom" role="group" aria-label="{zoom}">'
    '<button type="button" data-zoom="1.4" aria-label="{larger}">+</button>'
    '<button type="button" data-zoom="0.714" aria-label="{smaller}">−</button>'
    '<button type="button" data-whole aria-label="{whole}">'
    '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" '
    'stroke-width="2.5" aria-hidden="true"><path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5"/>'
    "</svg></button>"
    '<button type="button" data-further="{further}" hidden></button></div>'
)


@cache
def _zoom(language: str) -> Ink:
    say = wording(language)
    return _ZOOM(
        zoom=say.text("Zoom"),
        larger=say.text("Larger"),
        smaller=say.text("Smaller"),
        whole=say.text("Whole board"),
        # The page puts in how many places can be chosen that are out of sight.
        further=say.text("{n} more", n="{n}"),
    )


_BOARD = ink_template(
    '<div class="part board-part part-{name}" id="part-{name}" '
    'style="{scale}"{land} data-ink="{ink}">'
)
_LAND = ink_template(' data-land="land-{number}"')


def _board(part: RenderedPart, drawings: set[str]) -> Block:
    land = _LAND(number=part.seat + 1) if part.seat >= 0 else NOTHING
    frame = _BOARD(name=part.name, scale=_scale(part), land=land, ink=part.ink)
    return _part(part, frame, Ink("</div>"), drawings)


# --- strips of the seats --------------------------------------------------------------------------

_STRIPS = ink_template(
    '<section class="panel seats-panel" id="panel-players" data-panel="players" '
    'aria-label="{label}">'
)
_STRIP = ink_template(
    '<article class="part paper seat-part {look}" id="part-{part}" data-part="{part}">'
    '<h2>{face}<span class="name">{name}</span>{who}{enlarge}</h2><div data-ink="{ink}">'
)


def strips(shown: TablePage, drawings: set[str]) -> Block:
    """The strips of the seats from the viewer's own on; where several share a screen, as they sit.

    There the viewer changes with every turn, and nothing is to jump.
    """
    mine = shown.viewer.seats
    first, seats = mine[0] if len(mine) == 1 else 0, shown.scene.seats
    found = [part for part in shown.parts if part.group == "seat"]
    found.sort(key=lambda part: (part.seat - first) % len(seats))
    inside = [_strip(shown, part, seats[part.seat], drawings) for part in found]
    frame = _STRIPS(label=_say(shown).text("Players"))
    return Block("panel-players", frame, Ink("</section>"), inside)


def _strip(shown: TablePage, part: RenderedPart, seat: SeatScene, drawings: set[str]) -> Block:
    due = flag("due", seat.due and not shown.scene.over)
    own = flag("own", part.seat == shown.scene.seat)
    frame = _STRIP(
        look=f"{seat_class(part.seat)}{due}{own}",
        part=part.name,
        face=face_of(seat),
        name=seat.name,
        who=_who(shown, seat),
        enlarge=_enlarge(shown.viewer.language, part.name, seat.name),
        ink=part.ink,
    )
    return _part(part, frame, Ink("</div></article>"), drawings)


_YOU = ink_template(' <span class="you">{said}</span>')
_QUIET = ink_template(' <span class="quiet">({said})</span>')
_HERE = ink_template("{you} {here}{bot}")


def _who(shown: TablePage, seat: SeatScene) -> Ink:
    """What is to be said of who sits there, beside the name."""
    say = _say(shown)
    you = NOTHING
    if seat.mine and not shown.hot_seat:
        you = _YOU(said=say.text("you"))
    if seat.kind == "bot":
        return together([you, level_mark(seat.level)])
    if seat.out:
        return together([you, _QUIET(said=say.text(seat.out))])
    if seat.kind != "person":
        return you
    here = presence_mark(seat, shown.of(PRESENCE))
    return _HERE(you=you, here=here, bot=_QUIET(said=say.text("bot")) if seat.deputy else NOTHING)


_ENLARGE = ink_template(
    '<button type="button" class="enlarge" data-enlarge="{name}" aria-label="{label}">⤢</button>'
)


@lru_cache(MOST)
def _enlarge(language: str, name: str, what: str) -> Ink:
    return _ENLARGE(name=name, label=wording(language).text("Enlarge {what}", what=what))


# --- sheets ---------------------------------------------------------------------------------------

_SHEETS = Ink('<div class="sheets" id="sheets" data-panel="sheets">')
_SHEET = ink_template(
    '<section class="panel part paper sheet-part part-{name}{first}" '
    'id="part-{name}" style="{scale}" data-panel="{name}" '
    'data-part="{name}" aria-label="{title}"><h2>{title}{state}'
    '<button type="button" class="close-drawer" data-drawer="{name}" '
    'aria-label="{close}">×</button>{enlarge}</h2><div data-ink="{ink}">'
)
_STANDING = ink_template(' <small class="state">{said}</small>')


def sheets(shown: TablePage, drawings: set[str]) -> Block:
    language = shown.viewer.language
    inside: list[Block] = []
    for part in [part for part in shown.parts if part.group == "sheet"]:
        frame = _sheet(
            language, part.name, part.title, part.state, part.first, _scale(part), part.ink
        )
        inside.append(_part(part, frame, Ink("</div></section>"), drawings))
    return Block("sheets", _SHEETS, Ink("</div>"), inside)


@lru_cache(MOST)
def _sheet(
    language: str, name: str, title: str, state: str, first: bool, scale: str, ink: str
) -> Ink:
    """Its frame; most sheets stay as they are for many moves."""
    return _SHEET(
        name=name,
        first=flag("first", first),
        scale=scale,
        title=title,
        state=_STANDING(said=state) if state else NOTHING,
        close=wording(language).text("Close"),
        enlarge=_enlarge(language, name, title),
        ink=ink,
    )
