"""What of a player the others need to know beside his purse: clan, figures, contract, last move."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.tray import SeatCard, Things, art_of
from ceilidh.say.move_parts import StoryEntry
from ceilidh.server.html.markup import NOTHING, ink_template, together
from ceilidh.server.html.table_page import Moment, Panel, TablePage
from ceilidh.server.html.templates import icon_mark
from ceilidh.server.table.scene import SeatScene
from ceilidh.server.table.story import last_turns

MOST = 1000  # cards that are remembered
Sign = Callable[[str], Ink]

_CARD = ink_template('<div class="figures">{figures}</div>\n<div class="slips">{slips}</div>\n')
_TITLE = ink_template('<span class="clan">{title}</span>\n')
_FIGURE = ink_template(
    '<span data-figure="{name}" role="img" aria-label="{label}">{sign}{number}</span>'
)
_SLIP = ink_template('<span role="img" aria-label="{label}">{takes}<i>→</i>{gives}</span>')
_THING = ink_template("<span>{number}{sign}</span>")
_NO_LAST = Ink('<p class="last"></p>')
_LAST = ink_template('<p class="last" data-last="{move}">{icon}<span>{said}</span></p>')


def _make(moment: Moment) -> list[tuple[Ink, Ink, StoryEntry | None]]:
    """The title of each seat, its figures, and its last turn."""
    view = moment.scene.view
    art = art_of(view)
    texts, names = moment.room.texts, moment.named.names
    lasts = last_turns(texts, moment.to, moment.shown, names, moment.scene.seat)
    cards = [art.card(view, seat.number, moment.tables, moment.to) for seat in moment.scene.seats]
    return [(*_drawn(art.sign, card), lasts.get(seat)) for seat, card in enumerate(cards)]


CARDS = Panel(_make)


@lru_cache(MOST)
def _drawn(sign: Sign, card: SeatCard) -> tuple[Ink, Ink]:
    if card == SeatCard():
        return NOTHING, NOTHING
    made = _CARD(
        figures=[
            _FIGURE(name=name, label=label, sign=sign(name), number=number)
            for name, number, label in card.figures
        ],
        slips=[
            _SLIP(label=label, takes=_things(sign, takes), gives=_things(sign, gives))
            for takes, gives, label in card.slips
        ],
    )
    return _TITLE(title=card.title) if card.title else NOTHING, made


def _things(sign: Sign, things: Things) -> list[Ink]:
    return [_THING(sign=sign(name), number=number) for name, number in things]


def title_of(shown: TablePage, seat: SeatScene) -> Ink:
    return shown.of(CARDS)[seat.number][0]


def card_of(shown: TablePage, seat: SeatScene) -> Ink:
    """His figures, and what he did last; what one did oneself is known."""
    _, drawn, last = shown.of(CARDS)[seat.number]
    if drawn == NOTHING or (seat.mine and not shown.hot_seat):
        return drawn
    return together([drawn, _last(last) if last else _NO_LAST])


def _last(entry: StoryEntry) -> Ink:
    return _LAST(move=entry.move, icon=icon_mark(entry.icon), said=entry.short or entry.text)
