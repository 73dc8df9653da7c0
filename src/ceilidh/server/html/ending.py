"""The end of a game on the page: the winner, the places, where it was decided; and the phases."""

from __future__ import annotations

from ceilidh.draw.svg.ink import Ink, join, tag
from ceilidh.draw.svg.palette import seat_class
from ceilidh.say import Speaker
from ceilidh.say.phase_sheet import PhaseSheet
from ceilidh.server.html.phase_summary import seat_sign
from ceilidh.server.table.ending import Ending, Place
from ceilidh.server.table.scene import Scene


def podium(to: Speaker, scene: Scene, ending: Ending) -> Ink:
    """Who has won and by how much, each player's place, and the turning point."""
    places = [_place(to, scene, place) for place in ending.places]
    turning = ending.turning
    decided: Ink | None = None
    if turning is not None:
        link = tag(
            "a",
            to.text("Where it was decided"),
            class_="button",
            href=f"?move={turning.move}",
            data_step="line",
            data_turning=f"{turning.move}",
        )
        decided = tag("p", turning.text, " ", link, class_="turning-point")
    return tag(
        "div",
        tag("h2", ending.title if scene.winner else to.text("All have resigned"), data_winner=""),
        tag("ol", join(places), class_="standings podium"),
        decided,
        class_="ending",
    )


def _place(to: Speaker, scene: Scene, place: Place) -> Ink:
    seat = scene.seats[place.seat]
    standing = next(one for one in scene.standings if one.seat == place.seat)
    notes = [place.why]
    if seat.out:
        notes.insert(0, to.text(seat.out))
    elif standing.note:
        notes.insert(0, to.name(scene.game, "rank", standing.note))
    return tag(
        "li",
        seat_sign(place.seat),
        tag("span", seat.name, class_="name"),
        tag("b", str(place.score).replace("-", "−"), class_="points"),
        tag("small", " – ".join([note for note in notes if note])),
        value=f"{place.rank}",
        class_=f"{seat_class(place.seat)}{' first' if place.rank == 1 else ''}",
    )


def phase_table(to: Speaker, names: list[str], phases: PhaseSheet) -> Ink:
    """A row for each seat and a column for each phase; a forecast says that it is one."""
    heads = [
        tag("th", column.title, *_forecast(to, column.forecast), scope="col")
        for column in phases.columns
    ]
    rows = [
        tag(
            "tr",
            tag("th", seat_sign(seat), " ", name, scope="row"),
            *[tag("td", _number(column.points[seat])) for column in phases.columns],
            tag("td", tag("strong", _number(phases.totals[seat]))),
        )
        for seat, name in enumerate(names)
    ]
    total = tag("th", to.text("Total"), scope="col")
    table = tag(
        "table",
        tag("caption", to.text("Score by phase")),
        tag("thead", tag("tr", tag("td", ""), *heads, total)),
        tag("tbody", join(rows)),
        class_="scores phases",
        data_phases="",
    )
    note = tag("p", phases.note, class_="quiet", data_score_note="") if phases.note else None
    return tag("div", note, table, class_="sheet-scroll phase-sheet", tabindex="0")


def _forecast(to: Speaker, is_so: bool) -> list[Ink]:
    return [tag("small", to.text("if the game ended now"))] if is_so else []


def _number(number: int) -> str:
    return str(number).replace("-", "−")
