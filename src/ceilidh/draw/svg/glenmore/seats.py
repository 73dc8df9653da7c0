"""The seats: what each owns, how it stands in the scoring categories, and its land in small."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.svg.glenmore.territory import Territory
from ceilidh.draw.svg.glenmore.words import GAME, seat_name, thing
from ceilidh.draw.svg.icons import icon
from ceilidh.draw.svg.ink import Ink, join, tag, target
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.draw.svg.parts import Part
from ceilidh.draw.text.glenmore.position import Position, Strip
from ceilidh.games.glenmore.components.tables import Components
from ceilidh.games.glenmore.goods import CATEGORY_NAMES, RESOURCE_NAMES
from ceilidh.say import Speaker

CATEGORY_ICONS: Final = ("castle", "landmark", "barrel", "person")


def disc(kind: str, label: str) -> Ink:
    """A token among words."""
    use = tag("use", href=f"#gm-t-{kind}")
    return tag("svg", use, class_="icon", viewBox="0 0 24 24", role="img", aria_label=label)


class Seats:
    def __init__(self, components: Components, position: Position, to: Speaker) -> None:
        self.components = components
        self.position = position
        self.to = to

    def part(self, seat: int, with_land: bool) -> Part:
        own = self.position.seats[seat]
        name = seat_name(self.to, seat)
        land: Ink | None = None
        if with_land:
            drawn = Territory(self.components, own.plots, seat, self.to)
            land = drawn.small(self.to.text("Territory of {player}", player=name))
        inside = [self._head(seat, name), self._goods(own), self._categories(own), self._held(own)]
        look = f"gm-seat {seat_class(seat)}"
        markup = tag("div", *inside, land, class_=look)
        return Part(f"seat-{seat + 1}", name, markup, "seat", seat)

    def _figure(self, sign: Ink, number: int, look: str = "") -> Ink:
        """A sign with a number behind it."""
        return tag("span", sign, tag("b", number), class_=f"gm-figure {look}".strip())

    def _head(self, seat: int, name: str) -> Ink:
        own, to = self.position.seats[seat], self.to
        acts = self.position.actor == seat
        states = [to.text("to move")] if acts else [to.text("finished")] if own.finished else []
        if acts and self.position.movement:
            number = self.position.movement
            states.append(to.count("{n} movement point", "{n} movement points", number))
        return tag(
            "div",
            tag("span", icon(seat_shape(seat)), class_="gm-mark"),
            tag("strong", name),
            *[tag("span", state, class_="gm-state") for state in states],
            self._figure(icon("vp", to.text("victory points")), own.vp, "gm-vp"),
            class_="gm-head",
        )

    def _goods(self, own: Strip) -> Ink:
        to = self.to
        goods = [
            self._figure(disc(name, thing(to, name)), number, "" if number else "gm-none")
            for name, number in zip(RESOURCE_NAMES, own.goods, strict=True)
        ]
        supply = [
            ("scot", own.scots, to.text("Scots in the supply")),
            ("clan_marker", own.markers, to.text("clan markers left")),
            ("tile", own.size, to.text("tiles in the territory")),
        ]
        return tag(
            "div",
            self._figure(disc("coin", thing(to, "coin")), own.coins, "gm-coins"),
            *goods,
            *[self._figure(icon(name, label), n, "gm-supply") for name, n, label in supply],
            class_="gm-row",
        )

    def _categories(self, own: Strip) -> Ink:
        """The four results of the scoring phases; the best are underlined."""
        cells: list[Ink] = []
        for place, name in enumerate(CATEGORY_NAMES):
            number = own.categories[place]
            best = max([other.categories[place] for other in self.position.seats])
            label = self.to.name(GAME, "line", name)
            look = "gm-best" if number and number == best else ""
            cells.append(self._figure(icon(CATEGORY_ICONS[place], label), number, look))
        return tag("div", *cells, class_="gm-row gm-categories")

    def _held(self, own: Strip) -> Ink | None:
        """Landmarks, persons and clans by name."""
        held = [
            *[("landmark", "card", c, self.components.landmark(c).name) for c in own.landmarks],
            *[("person", "tile", t, self.components.tile(t).name) for t in own.persons],
            *[("clan_marker", "clan", c, self.components.clan(c).name) for c in own.clans],
        ]
        if not held:
            return None
        chips = [
            tag(
                "li",
                icon(sign),
                self.to.text(name),
                class_=f"gm-is-{sign}",
                data_tip=f"{kind}:{word}" if kind != "card" else None,
            )
            for sign, kind, word, name in held
        ]
        return tag("ul", *chips, class_="gm-chips")


def tray(own: Strip, to: Speaker, movement: int) -> Ink:
    """The viewer's own pieces, to be chosen when something is paid or put onto a tile."""
    pieces = [*zip(RESOURCE_NAMES, own.goods, strict=True), ("scot", own.scots)]
    made: list[Ink] = []
    for name, number in pieces:
        word = thing(to, name)
        sign = icon(name) if name == "scot" else disc(name, "")
        label = f"{word}: {number}"
        made.append(
            target(f"piece:{name}", label, sign, tag("b", number), element="span", look="gm-piece")
        )
    steps = None
    if movement:
        words = to.count("{n} movement point", "{n} movement points", movement)
        steps = tag("span", icon("movement"), words, class_="gm-state")
    return tag("div", *made, steps, class_="gm-tray")


def own_land(components: Components, position: Position, to: Speaker, seat: int) -> Part:
    """The viewer's territory, large, with the tray below it."""
    own = position.seats[seat]
    acts = position.actor == seat
    title = to.text("Your territory")
    drawn = Territory(components, own.plots, seat, to)
    land = drawn.large(title, position.activated if acts else [], True)
    below = tray(own, to, position.movement if acts else 0)
    markup = tag("div", land, below, class_=f"gm-own {seat_class(seat)}")
    return Part("territory", title, join([markup]), "board", seat)
