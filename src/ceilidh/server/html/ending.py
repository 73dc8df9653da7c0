"""The end of a game on the page: the winner, the places, where it was decided; and the phases."""

from __future__ import annotations

from functools import lru_cache

from ceilidh.draw.svg.drawing_cache import SHEETS
from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.palette import seat_class
from ceilidh.say import Speaker
from ceilidh.say.phase_sheet import PhaseSheet
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.templates import level_mark, seat_mark
from ceilidh.server.html.wording import flag, printed, wording
from ceilidh.server.table.ending import Ending, Place
from ceilidh.server.table.scene import Scene

_PODIUM = ink_template(
    '<div class="ending"><h2 data-winner>{title}</h2>'
    '<ol class="standings podium">{places}</ol>{decided}</div>'
)
_DECIDED = ink_template(
    '<p class="turning-point">{text} <a class="button" href="?move={move}" data-step="line" '
    'data-turning="{move}">{label}</a></p>'
)
_PLACE = ink_template(
    '<li value="{rank}" class="{look}" data-of="{seat}">{mark}'
    '<span class="name">{name}{level}</span>'
    '<b class="points">{points}</b><small>{notes}</small></li>'
)


def podium(to: Speaker, scene: Scene, ending: Ending) -> Ink:
    """Who has won and by how much, each player's place, and the turning point."""
    turning, decided = ending.turning, NOTHING
    if turning is not None:
        label = to.text("Where it was decided")
        decided = _DECIDED(text=turning.text, move=turning.move, label=label)
    return _PODIUM(
        title=ending.title if scene.winner else to.text("All have resigned"),
        places=[_place(to, scene, place) for place in ending.places],
        decided=decided,
    )


def _place(to: Speaker, scene: Scene, place: Place) -> Ink:
    seat = scene.seats[place.seat]
    standing = next(one for one in scene.standings if one.seat == place.seat)
    notes = [place.why]
    if seat.out:
        notes.insert(0, to.text(seat.out))
    elif standing.note:
        notes.insert(0, to.name(scene.game, "rank", standing.note))
    return _PLACE(
        rank=place.rank,
        seat=place.seat,
        look=f"{seat_class(place.seat)}{flag('first', place.rank == 1)}",
        mark=seat_mark(place.seat),
        name=seat.name,
        level=level_mark(seat.level),
        points=printed(place.score),
        notes=" – ".join([note for note in notes if note]),
    )


# --- the score by phases --------------------------------------------------------------------------

_PHASES = ink_template(
    '<div class="sheet-scroll phase-sheet" tabindex="0">{note}'
    '<table class="scores phases" data-phases><caption>{caption}</caption>'
    '<thead><tr><td></td>{heads}<th scope="col">{total}</th></tr></thead>'
    "<tbody>{rows}</tbody></table></div>"
)
_SCORE_NOTE = ink_template('<p class="quiet" data-score-note>{said}</p>')
_HEAD = ink_template('<th scope="col">{title}{forecast}</th>')
_FORECAST = ink_template("<small>{said}</small>")
_ROW = ink_template(
    '<tr><th scope="row" class="{look}">{mark} {name}</th>{cells}'
    "<td><strong>{total}</strong></td></tr>"
)
_CELL = ink_template("<td>{points}</td>")


@lru_cache(SHEETS)
def phase_table(language: str, names: tuple[str, ...], phases: PhaseSheet) -> Ink:
    """A row for each seat and a column for each phase; a forecast says that it is one."""
    say = wording(language)
    forecast = _FORECAST(said=say.text("if the game ended now"))
    heads = [
        _HEAD(title=column.title, forecast=forecast if column.forecast else NOTHING)
        for column in phases.columns
    ]
    rows = [
        _ROW(
            look=seat_class(seat),
            mark=seat_mark(seat),
            name=name,
            cells=[_CELL(points=printed(column.points[seat])) for column in phases.columns],
            total=printed(phases.totals[seat]),
        )
        for seat, name in enumerate(names)
    ]
    return _PHASES(
        note=_SCORE_NOTE(said=phases.note) if phases.note else NOTHING,
        caption=say.text("Score by phase"),
        heads=heads,
        total=say.text("Total"),
        rows=rows,
    )
