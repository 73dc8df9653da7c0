"""The tray of a table's page: everything that can be chosen now, with its picture and a line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ceilidh.draw.svg.ink import Ink
from ceilidh.draw.svg.tray import art_of, draw_pictures, for_tray
from ceilidh.say.answers import Offer, PlaceMark
from ceilidh.server.html.table_page import Moment, Panel, targets_in
from ceilidh.shortcuts import END_TURN


@dataclass
class TrayItem:
    """What moves name and the tray shows: its target, title, a line, and a picture if any."""

    target: str
    title: str
    line: str
    picture: Ink


@dataclass(frozen=True)
class PurseItem:
    """Something that a seat has: its name, how a line of text shows it, and how much of it.

    `tip` is the name by which it is explained.
    """

    name: str
    tip: str
    picture: Ink
    number: int


@dataclass
class Tray:
    """`offers` are what the turn can be used for; `subject` is the thing a decision is about.

    `ends` are the moves that the button for the end of the turn makes. `purses` are what each seat
    has, as signs and numbers, money first; `held` is what lies before the viewer. `marks` are what
    is to be had at places.
    """

    offers: list[Offer]
    things: list[TrayItem]
    subject: TrayItem | None
    ends: set[str]
    purses: list[list[PurseItem]]
    held: list[TrayItem]
    marks: dict[str, PlaceMark]

    def offer_of(self, move: str) -> str:
        """The offer that a move belongs to, if any: the first that has it."""
        return self._offers_of.get(move, "")

    @cached_property
    def _offers_of(self) -> dict[str, str]:
        return {move: offer.name for offer in reversed(self.offers) for move in offer.moves}


def _make(moment: Moment) -> Tray:
    scene, table, language, tables = (
        moment.scene,
        moment.named,
        moment.viewer.language,
        moment.tables,
    )
    to, art = moment.to, art_of(scene.view)
    purses = [
        [
            PurseItem(name, art.asked_by(name), art.sign(name), number)
            for name, number in art.purse(scene.view, seat.number)
        ]
        for seat in scene.seats
    ]
    own = [] if scene.seat is None else art.held(scene.view, scene.seat)
    kept = draw_pictures(scene.view, language, scene.seat, tables, own) if own else {}
    held = [TrayItem(target, to.tip(table, target).title, "", kept[target]) for target in own]
    if not scene.my_turn:
        return Tray([], [], None, set(), purses, held, {})
    seat = scene.legal[0].seat
    named = list(dict.fromkeys([target for move in scene.legal for target in move.targets]))
    on_boards = _on_boards(moment)
    shown = for_tray(scene.view, named, on_boards)
    subject = to.subject(table, seat)
    asked = [*shown, subject] if subject else shown
    pictures = draw_pictures(scene.view, language, seat, tables, asked)

    def thing(target: str) -> TrayItem:
        tip = to.tip(table, target)
        line = tip.text if target in on_boards else tip.whole  # how it stands is seen there
        return TrayItem(target, tip.title, line, pictures.get(target, Ink("")))

    return Tray(
        to.offers(table, seat),
        [thing(target) for target in shown],
        thing(subject) if subject else None,
        {bundle.moves[0] for bundle in scene.bundles if bundle.name == END_TURN},
        purses,
        held,
        to.marks(table, seat),
    )


def _on_boards(moment: Moment) -> set[str]:
    """The targets that a click on a board, or on a sheet that is always in sight, can name."""
    found: set[str] = set()
    for part in moment.parts:
        if part.group == "board" or part.first:
            found |= targets_in(part.markup)
    return found


TRAY = Panel(_make)
