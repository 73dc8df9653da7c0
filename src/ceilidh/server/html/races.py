"""The strip of the races: in each category of the next scoring phase, how many each player has."""

from __future__ import annotations

from functools import lru_cache

from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.palette import seat_class
from ceilidh.say.races import ScoringRace
from ceilidh.server.html.block import Block
from ceilidh.server.html.markup import NOTHING, ink_template
from ceilidh.server.html.table_page import Panel, TablePage
from ceilidh.server.html.templates import icon_mark, seat_mark
from ceilidh.server.html.wording import flag, printed, wording

MOST = 1000  # races that are remembered

_RACES = ink_template('<ul class="races paper" id="races" aria-label="{label}">\n{races}</ul>')
_RACE = ink_template(
    '<li data-race="{icon}" data-tip="{name}"><span class="unseen">{said}</span>'
    '<span class="runners" aria-hidden="true">{picture}{seats}</span></li>\n'
)
_SEAT = ink_template('<span class="{look}"><b>{count}</b>{mark}{points}</span>')
_POINTS = ink_template("<small{none}>{points}</small>")
_NONE = Ink('class="none"')

RACES = Panel[list[ScoringRace]](lambda moment: moment.to.races(moment.shown))


def races(shown: TablePage) -> list[Block]:
    """Only in a game that has them."""
    found = shown.of(RACES)
    if not found:
        return []
    label = wording(shown.viewer.language).text("Scored next")
    names = tuple([seat.name for seat in shown.scene.seats])
    return [Block("races", _RACES(label=label, races=[_race(race, names) for race in found]))]


@lru_cache(MOST)
def _race(race: ScoringRace, names: tuple[str, ...]) -> Ink:
    said = [f"{name}: {cell.said}" for name, cell in zip(names, race.cells, strict=True)]
    return _RACE(
        icon=race.icon,
        name=race.name,
        said=f"{race.label}. {'; '.join(said)}",
        picture=icon_mark(race.icon),
        seats=[
            _SEAT(
                look=f"{seat_class(seat)}{flag('leads', seat in race.leaders)}",
                count=cell.count,
                mark=seat_mark(seat),
                points=_POINTS(
                    points=printed(cell.points, "+d") if cell.points else "0",
                    none=NOTHING if cell.points else flag(_NONE, True),
                ),
            )
            for seat, cell in enumerate(race.cells)
        ],
    )
