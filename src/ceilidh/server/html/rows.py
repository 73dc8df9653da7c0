"""Rows of a page that come again after every move: each is made once, for all who may see it."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from ceilidh.draw.svg.palette import seat_class
from ceilidh.say import speaker

MOST = 10_000  # rows of each kind that are remembered
MOST_POINTS = ' class="best"'


@lru_cache(MOST)
def log_row(
    language: str,
    number: int,
    seat: int,
    text: str,
    is_open: bool,
    has_steps: bool,
    name: str,
    part: int = 0,
    is_last: bool = True,
    above: str = "",
) -> str:
    """A line of the log; `name` is the attribute that it is known by.

    `part` is the turn within the move that the line is about; unless it is the last one, the line
    leads to the position within the move. `above` is the markup of its headings.
    """
    to = speaker(language)
    turn = f"{number}&amp;turn={part}"
    moment = number if is_last else turn
    said = f'{above}<a href="?move={moment}" data-step="line">{escape(text)}</a>'
    if is_open:
        said += f' <span class="unseen">{escape(to.text("(not final)"))}</span>'
    if has_steps:
        title = escape(to.text("step by step"))
        tells = turn if part else number
        said += f' <button type="button" class="tells" data-tells="{tells}">{title}</button>'
    whose = seat_class(seat) if seat >= 0 else "nobody"
    look = f"{whose}{' not-final' if is_open else ''}"
    return f'<li class="{look}" {name}>{said}</li>'


@lru_cache(MOST)
def sheet_row(
    language: str,
    game: str,
    name: str,
    values: tuple[int, ...],
    seats: tuple[str, ...],
    has_tip: bool,
    best: tuple[int, ...] = (),
) -> str:
    """A line of the score sheet: every number can be asked where it comes from.

    `best` are the seats with the most, where that is marked.
    """
    title = escape(speaker(language).name(game, "line", name))
    cells = [
        f'<td{MOST_POINTS if seat in best else ""}><button type="button" class="reckon" '
        f'data-reckon="{escape(name)}" '
        f'data-of="{seat}" aria-label="{escape(seats[seat])}, {title}: {value}">'
        f"{str(value).replace('-', '−')}</button></td>"
        for seat, value in enumerate(values)
    ]
    tip = f' data-tip="line:{escape(name)}" tabindex="0"' if has_tip else ""
    return f'<tr><th scope="row"{tip}>{title}</th>{"".join(cells)}</tr>'


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
) -> str:
    """A legal move as a button; scripts read from it what a click on a place would mean."""
    move = escape(text)
    return (
        f'<li><button type="button" class="move" data-play="{move}" '
        f'data-targets="{escape(" ".join(targets))}" data-deed="{escape(deed)}" '
        f'data-price="{escape(price)}" data-gain="{escape(gain)}" '
        f'data-offered="{escape(offered)}"{" data-ends" if ends else ""}>'
        f'<span class="label">{escape(label)}</span> <code translate="no">{move}</code>'
        "</button></li>"
    )
