"""Glen More II: Chronicles, drawn from views and the tables of its components."""

from __future__ import annotations

from ceilidh.draw.svg.glenmore.cards import Cards, discard_pile
from ceilidh.draw.svg.glenmore.chronicles import Councils
from ceilidh.draw.svg.glenmore.clan_board import ClanBoard
from ceilidh.draw.svg.glenmore.rondel import Rondel
from ceilidh.draw.svg.glenmore.seats import Seats, own_land
from ceilidh.draw.svg.glenmore.words import GAME
from ceilidh.draw.svg.parts import Part, View, register
from ceilidh.draw.text.glenmore.position import Position, read
from ceilidh.games.glenmore.components.pack import Components, load
from ceilidh.say import Speaker


def draw(view: View, to: Speaker, seat: int | None) -> list[Part]:
    return parts_of(load(None), read(view), to, seat)


def parts_of(
    components: Components, position: Position, to: Speaker, seat: int | None
) -> list[Part]:
    """The Rondel, the viewer's territory, the seats, then the sheets."""
    rondel = Rondel(components, position, to).draw()
    parts = [Part("rondel", to.text("Rondel and Market"), rondel, "board")]
    if seat is not None:
        parts.append(own_land(components, position, to, seat))
    seats = Seats(components, position, to)
    parts += [seats.part(number, number != seat) for number in range(len(position.seats))]
    parts.append(
        Part("clan_board", to.text("Clan board"), ClanBoard(components, position, to).draw())
    )
    cards = Cards(components, position, to)
    owned = cards.of(list(range(len(position.seats))) if seat is None else [seat])
    if owned is not None:
        parts.append(Part("cards", to.text("Cards"), owned))
    if position.council is not None:
        council = Councils(components.great_glen, position, to).draw(position.council)
        parts.append(Part("great_glen", to.text("Great Glen cards"), council))
    discard = discard_pile(components, position, to)
    if discard is not None:
        parts.append(Part("discard", to.text("Discarded tiles"), discard))
    return parts


register(GAME, draw)
