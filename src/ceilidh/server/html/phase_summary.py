"""What a phase gave to each seat; the page shows it once, to who has not seen it."""

from __future__ import annotations

from functools import lru_cache

from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.palette import seat_class
from ceilidh.say.phase_summary import GainedAmount, PhaseSummary
from ceilidh.server.html.markup import ink_template
from ceilidh.server.html.templates import icon_mark, seat_mark
from ceilidh.server.html.wording import wording

NONE = Ink('<span class="quiet">–</span>')
_CEREMONY = ink_template(
    '<section class="ceremony paper" id="ceremony" data-ceremony="{number}" '
    'aria-label="{title}" role="status" hidden>\n<h2>{title}<button type="button" '
    'class="close" data-close-ceremony aria-label="{close}">×</button></h2>\n'
    "<ul>\n{rows}</ul>\n</section>"
)
_ROW = ink_template(
    '<li class="{look}">{mark} <span class="name">{name}</span>'
    '\n<span class="gains">{gains}</span></li>\n'
)
_GAIN = ink_template(
    '<span class="gain" style="--nth: {nth}"><b>{number}</b>{icon}</span>',
)


@lru_cache(100)
def phase_summary(language: str, ended: PhaseSummary, names: tuple[str, ...]) -> Ink:
    """The same until the next phase is over."""
    rows = [_row(seat, names[seat], some) for seat, some in enumerate(ended.gains)]
    return _CEREMONY(
        number=ended.number,
        title=ended.title,
        close=wording(language).text("Close"),
        rows=rows,
    )


def _row(seat: int, name: str, gains: tuple[GainedAmount, ...]) -> Ink:
    said = [_gain(nth, gain) for nth, gain in enumerate(gains)] or [NONE]
    return _ROW(look=seat_class(seat), mark=seat_mark(seat), name=name, gains=said)


def _gain(nth: int, gain: GainedAmount) -> Ink:
    number = f"{gain.amount:+d}".replace("-", "−")
    return _GAIN(nth=nth, number=number, icon=icon_mark(gain.icon, gain.label))
