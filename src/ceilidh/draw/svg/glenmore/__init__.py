"""Glen More II: Chronicles, drawn from views and the tables of its components."""

from __future__ import annotations

from ceilidh.draw.glenmore.position import Position, Strip, read
from ceilidh.draw.svg.glenmore.cards import discard_pile, owned_cards
from ceilidh.draw.svg.glenmore.chronicles import council_cards
from ceilidh.draw.svg.glenmore.clan_board import clan_board
from ceilidh.draw.svg.glenmore.rondel import Rondel
from ceilidh.draw.svg.glenmore.seats import seat_part
from ceilidh.draw.svg.glenmore.territory import Territory
from ceilidh.draw.svg.glenmore.words import GAME, seat_name
from ceilidh.draw.svg.memory import SHEETS, remembered
from ceilidh.draw.svg.parts import Part, View, register
from ceilidh.games.glenmore.components.pack import Components, load
from ceilidh.say import Speaker


def draw(view: View, to: Speaker, seat: int | None, tables: Components | None) -> list[Part]:
    return parts_of(tables or load(None), read(view), to, seat)


def parts_of(
    components: Components, position: Position, to: Speaker, seat: int | None
) -> list[Part]:
    """The Rondel, the viewer's territory, the seats, then the sheets."""
    rondel = Rondel(components, position, to).draw()
    parts = [Part("rondel", to.text("Rondel and Market"), rondel, "board")]
    # A spectator looks over the shoulder of whoever is to move.
    shown = position.actor if seat is None else seat
    if shown is not None:
        acts = position.actor == shown
        movement = position.movement if acts else 0
        activated = position.activated if acts else []
        strip = position.seats[shown]
        parts.append(land(components, to, shown, strip, movement, activated, seat is not None))
    for number in range(len(position.seats)):
        parts.append(seat_part(components, position, to, number, number != seat))
    clans = clan_board(components, position.roads, position.claims, to)
    parts.append(Part("clan_board", to.text("Clan board"), clans))
    looked_at = list(range(len(position.seats))) if seat is None else [seat]
    owned = owned_cards(components, position, to, looked_at)
    if owned is not None:
        parts.append(Part("cards", to.text("Cards"), owned))
    if position.council is not None:
        cards = council_cards(components.great_glen, position.council, to)
        parts.append(Part("great_glen", to.text("Great Glen cards"), cards))
    discard = discard_pile(components, position, to)
    if discard is not None:
        parts.append(Part("discard", to.text("Discarded tiles"), discard))
    return parts


@remembered(SHEETS)
def land(
    components: Components,
    to: Speaker,
    seat: int,
    strip: Strip,
    movement: int,
    activated: list[str],
    own: bool,
) -> Part:
    """A territory large enough to play in: the viewer's own, or the one a spectator follows."""
    drawn = Territory(components, strip.plots, seat, to)
    tray = drawn.tray(strip, movement) if own else None
    title = to.text("Your territory")
    if not own:
        title = to.text("Territory of {player}", player=seat_name(to, seat))
    markup = drawn.large(title, activated, tray)
    return Part("territory", title, markup, "board", seat)


register(GAME, draw)
