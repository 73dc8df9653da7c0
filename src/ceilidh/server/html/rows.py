"""Rows of a page that come again after every move: each is made once, for all who may see it."""

from __future__ import annotations

from functools import lru_cache

from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.palette import seat_class
from ceilidh.say import speaker
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.wording import flag, printed

MOST = 10_000  # rows of each kind that are remembered
NOBODY = "nobody"  # the look of what the game does by itself

_LINE = ink_template(
    '<li class="{look}" {known}>{above}<a href="?move={moment}" data-step="line">{text}</a>'
    "{unfinished}{steps}</li>"
)
_NOT_FINAL = ink_template(' <span class="unseen">{said}</span>')
_STEPS = ink_template(' <button type="button" class="tells" data-tells="{moment}">{title}</button>')


@lru_cache(MOST)
def log_row(
    language: str,
    number: int,
    seat: int,
    text: str,
    is_open: bool,
    has_steps: bool,
    known: Ink,
    part: int = 0,
    is_last: bool = True,
    above: Ink = NOTHING,
) -> Ink:
    """A line of the log or of the news; `known` is the attribute by which a script finds it.

    `part` is the turn within the move that the line is about; unless it is the last one, the line
    leads to the position within the move. `above` is the markup of its headings.
    """
    to = speaker(language)
    turn = moment_of(number, part)
    whose = seat_class(seat) if seat >= 0 else NOBODY
    return _LINE(
        look=f"{whose}{flag('not-final', is_open)}{flag('has-steps', has_steps)}",
        known=known,
        above=above,
        moment=str(number) if is_last else turn,
        text=text,
        unfinished=_NOT_FINAL(said=to.text("(not final)")) if is_open else NOTHING,
        steps=_STEPS(moment=turn, title=to.text("step by step")) if has_steps else NOTHING,
    )


def moment_of(move: int, part: int) -> str:
    """A move in an address, or a turn within it: no part is the whole move."""
    return f"{move}&turn={part}" if part else str(move)


_SHEET_ROW = ink_template('<tr{source}><th scope="row"{tip}>{title}</th>{cells}</tr>')
_SOURCE = ink_template(' data-source="{name}" data-places="{places}"')
_TIP = ink_template(' data-tip="line:{name}" tabindex="0"')
_CELL = ink_template(
    '<td{best}><button type="button" class="reckon" data-reckon="{name}" '
    'data-of="{seat}" aria-label="{whose}, {title}: {value}">{shown}</button></td>'
)
_BEST = Ink(' class="best"')


@lru_cache(MOST)
def sheet_row(
    language: str,
    game: str,
    name: str,
    values: tuple[int, ...],
    seats: tuple[str, ...],
    has_tip: bool,
    best: tuple[int, ...] = (),
    places: tuple[str, ...] | None = None,
) -> Ink:
    """A line of the score sheet: every number can be asked where it comes from.

    `best` are the seats with the most, where that is marked. In a finished game `places` are where
    the points were made.
    """
    title = speaker(language).name(game, "line", name)
    cells = [
        _CELL(
            best=_BEST if seat in best else NOTHING,
            name=name,
            seat=seat,
            whose=seats[seat],
            title=title,
            value=value,
            shown=printed(value),
        )
        for seat, value in enumerate(values)
    ]
    tip = _TIP(name=name) if has_tip else NOTHING
    source = NOTHING if places is None else _SOURCE(name=name, places=" ".join(places))
    return _SHEET_ROW(source=source, tip=tip, title=title, cells=cells)


_WAY = ink_template(' data-way="{way}"')
_BUNDLE = ink_template(' data-bundle="{bundle}"')
_MOVE = ink_template(
    '<li><button type="button" class="move" data-play="{move}" data-targets="{targets}" '
    'data-deed="{deed}" data-price="{price}" data-gain="{gain}" data-offered="{offered}"{ends}{way}'
    "{alone}{aside}{bundle}>"
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
    aside: bool = False,
    way: tuple[str, ...] = (),
    alone: bool = False,
    bundle: str = "",
) -> Ink:
    """A legal move as a button; scripts read from it what a click on a place would mean.

    A piece that goes somewhere has its `way`, and more than one step is a `bundle`.
    """
    return _MOVE(
        move=text,
        targets=" ".join(targets),
        deed=deed,
        price=price,
        gain=gain,
        offered=offered,
        ends=flag("data-ends", ends),
        way=_WAY(way=" ".join(way)) if way else NOTHING,
        alone=flag("data-alone", alone),
        aside=flag("data-aside", aside),
        bundle=_BUNDLE(bundle=bundle) if bundle else NOTHING,
        label=label,
    )
