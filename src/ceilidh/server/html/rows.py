"""Rows of a page that come again after every move: each is made once, for all who may see it."""

from __future__ import annotations

from functools import lru_cache

from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.palette import seat_class
from ceilidh.say import speaker
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.wording import flag

MOST = 10_000  # rows of each kind that are remembered

_LINE = ink_template(
    '<li class="{seat}{look}" {known}><a href="?move={number}" data-step="line">{text}</a>'
    "{unfinished}{steps}</li>"
)
_IN_NEWS = ink_template('id="news-{number}"')
_IN_LOG = ink_template('value="{number}"')
_NOT_FINAL = ink_template(' <span class="unseen">{said}</span>')
_STEPS = ink_template(' <button type="button" class="tells" data-tells="{number}">{title}</button>')


@lru_cache(MOST)
def log_row(
    language: str, number: int, seat: int, text: str, is_open: bool, has_steps: bool, in_news: bool
) -> Ink:
    """A line of the log, or of the news, where it is known by another attribute."""
    to = speaker(language)
    return _LINE(
        seat=seat_class(seat),
        look=flag("not-final", is_open),
        known=_IN_NEWS(number=number) if in_news else _IN_LOG(number=number),
        number=number,
        text=text,
        unfinished=_NOT_FINAL(said=to.text("(not final)")) if is_open else NOTHING,
        steps=_STEPS(number=number, title=to.text("step by step")) if has_steps else NOTHING,
    )


_SHEET_ROW = ink_template('<tr><th scope="row"{tip}>{title}</th>{cells}</tr>')
_TIP = ink_template(' data-tip="line:{name}" tabindex="0"')
_CELL = ink_template(
    '<td><button type="button" class="reckon" data-reckon="{name}" '
    'data-of="{seat}" aria-label="{whose}, {title}: {value}">{shown}</button></td>'
)


@lru_cache(MOST)
def sheet_row(
    language: str,
    game: str,
    name: str,
    values: tuple[int, ...],
    seats: tuple[str, ...],
    has_tip: bool,
) -> Ink:
    """A line of the score sheet: every number can be asked where it comes from."""
    title = speaker(language).name(game, "line", name)
    cells = [
        _CELL(
            name=name,
            seat=seat,
            whose=seats[seat],
            title=title,
            value=value,
            shown=str(value).replace("-", "−"),
        )
        for seat, value in enumerate(values)
    ]
    tip = _TIP(name=name) if has_tip else NOTHING
    return _SHEET_ROW(tip=tip, title=title, cells=cells)


_MOVE = ink_template(
    '<li><button type="button" class="move" data-play="{move}" data-targets="{targets}" '
    'data-deed="{deed}" data-price="{price}" data-gain="{gain}" data-offered="{offered}"{ends}>'
    '<span class="label">{label}</span> <code translate="no">{move}</code></button></li>'
)


@lru_cache(MOST)
def move_row(
    text: str,
    label: str,
    targets: tuple[str, ...],
    deed: str,
    price: str,
    gain: str,
    offered: str,
    ends: bool,
) -> Ink:
    """A legal move as a button; scripts read from it what a click on a place would mean."""
    return _MOVE(
        move=text,
        targets=" ".join(targets),
        deed=deed,
        price=price,
        gain=gain,
        offered=offered,
        ends=flag("data-ends", ends),
        label=label,
    )
