"""What a phase gave to each seat; the page shows it once, to who has not seen it."""

from __future__ import annotations

from functools import lru_cache

from ceilidh.draw.svg.palette import seat_class
from ceilidh.say.ceremony import Ceremony, Gain
from ceilidh.server.html.templates import icon_mark, seat_mark
from ceilidh.server.html.wording import plain, wording

NONE = '<span class="quiet">–</span>'


@lru_cache(100)
def ceremony(language: str, ended: Ceremony, names: tuple[str, ...]) -> str:
    """The same until the next phase is over."""
    title, close = plain(ended.title), wording(language).text("Close")
    rows = "".join([_row(seat, names[seat], some) for seat, some in enumerate(ended.gains)])
    return (
        f'<section class="ceremony paper" id="ceremony" data-ceremony="{ended.number}" '
        f'aria-label="{title}" role="status" hidden>\n<h2>{title}<button type="button" '
        f'class="close" data-close-ceremony aria-label="{close}">×</button></h2>\n'
        f"<ul>\n{rows}</ul>\n</section>"
    )


def _row(seat: int, name: str, gains: tuple[Gain, ...]) -> str:
    said = "".join([_gain(nth, gain) for nth, gain in enumerate(gains)]) or NONE
    return (
        f'<li class="{seat_class(seat)}">{seat_mark(seat)} <span class="name">{plain(name)}</span>'
        f'\n<span class="gains">{said}</span></li>\n'
    )


def _gain(nth: int, gain: Gain) -> str:
    number = f"{gain.amount:+d}".replace("-", "−")
    return (
        f'<span class="gain" style="--nth: {nth}"><b>{number}</b>'
        f"{icon_mark(gain.icon, gain.label)}</span>"
    )
