"""The end of a phase: players compared by category; it stays until its reader goes on."""

from __future__ import annotations

from functools import lru_cache

from ceilidh.draw.svg.icons import icon
from ceilidh.draw.svg.ink import Ink, join, tag
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.say import speaker
from ceilidh.say.ceremony import Ceremony, SummaryRow, SummaryTotal


def seat_sign(seat: int) -> Ink:
    """The shape of a seat in its colour."""
    return tag("span", icon(seat_shape(seat)), class_=f"seat-mark {seat_class(seat)}")


@lru_cache(100)
def ceremony(language: str, ended: Ceremony, names: tuple[str, ...]) -> str:
    """The same until the next phase is over."""
    to = speaker(language)
    heads = [
        tag("th", seat_sign(seat), " ", name, scope="col", class_=seat_class(seat))
        for seat, name in enumerate(names)
    ]
    table = tag(
        "table",
        tag("thead", tag("tr", tag("td", ""), *heads)),
        tag("tbody", join([_row(row, to.text("the most")) for row in ended.rows])),
        tag("tfoot", _totals(ended)),
    )
    go_on = tag("button", to.text("Go on"), type="button", class_="primary", data_close_ceremony="")
    return tag(
        "section",
        tag("h2", ended.title, id="ceremony-title"),
        tag("p", ended.note, class_="quiet"),
        tag("div", table, class_="summary-scroll", tabindex="0", aria_labelledby="ceremony-title"),
        go_on,
        class_="ceremony paper",
        id="ceremony",
        data_ceremony=f"{ended.number}",
        role="region",
        aria_live="polite",
        aria_labelledby="ceremony-title",
        hidden="",
    )


def _row(row: SummaryRow, most: str) -> Ink:
    cells: list[Ink] = []
    for seat, cell in enumerate(row.cells):
        leads = seat in row.leaders
        cells.append(
            tag(
                "td",
                tag("b", _signed(cell.amount), class_="none" if cell.amount == 0 else None),
                tag("small", cell.note) if cell.note else None,
                tag("span", f" ({most})", class_="unseen") if leads else None,
                class_=f"{seat_class(seat)}{' leads' if leads else ''}",
            )
        )
    return tag("tr", tag("th", icon(row.icon), " ", row.label, scope="row"), *cells)


def _totals(ended: Ceremony) -> Ink:
    cells = [
        tag(
            "td",
            tag("b", str(total.after).replace("-", "−")),
            tag("small", _sum(total)),
            class_=seat_class(seat),
        )
        for seat, total in enumerate(ended.totals)
    ]
    label = tag("th", icon(ended.total_icon), " ", ended.total_label, scope="row")
    return tag("tr", label, *cells)


def _sum(total: SummaryTotal) -> str:
    return f"{total.before} + {total.added}" if total.added >= 0 else ""


def _signed(number: int) -> str:
    return "0" if number == 0 else f"{number:+d}".replace("-", "−")
