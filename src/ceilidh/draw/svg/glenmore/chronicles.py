"""The Great Glen cards with their fates, and the voting pieces."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.svg.glenmore.words import GAME, seat_name
from ceilidh.draw.svg.icons import icon
from ceilidh.draw.svg.ink import Ink, tag, target
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.draw.text.glenmore.position import Council, Position
from ceilidh.games.glenmore.components.great_glen import GreatGlen, GreatGlenCard
from ceilidh.games.glenmore.goods import CATEGORY_NAMES, RESOURCE_NAMES, TYPE_NAMES
from ceilidh.say import Speaker

FATE_ICONS: Final = {"waiting": "round", "accepted": "done", "rejected": "none"}


class Councils:
    def __init__(self, box: GreatGlen, position: Position, to: Speaker) -> None:
        self.box = box
        self.position = position
        self.to = to

    def draw(self, council: Council) -> Ink:
        known = {str(card.id): card for card in self.box.cards}
        cards = [self._card(known[name], fate) for name, fate in council.cards]
        note = self.to.text("{vp} VP for the best at each accepted card", vp=self.box.vp)
        return tag(
            "div",
            tag("p", note, class_="gm-note"),
            tag("ul", *cards, class_="gm-council"),
            self._pieces(council),
            class_="gm-councils",
        )

    def _card(self, card: GreatGlenCard, fate: str) -> Ink:
        to = self.to
        fates = {
            "waiting": to.text("not voted on"),
            "accepted": to.text("accepted"),
            "rejected": to.text("rejected"),
        }
        name, measure = to.text(card.name), self._measure(card)
        face = target(
            f"card:{card.id}",
            f"{name}: {measure}, {fates[fate]}",
            tag("span", card.id, class_="gm-number"),
            tag("span", tag("strong", name), tag("span", measure), class_="gm-face"),
            icon(FATE_ICONS[fate]),
            element="div",
            look=f"gm-card gm-{fate}",
        )
        return tag("li", face)

    def _measure(self, card: GreatGlenCard) -> str:
        """What a card compares."""
        to = self.to
        of = [to.name(GAME, "resource", RESOURCE_NAMES[kind]) for kind in card.goods]
        of += [to.name(GAME, "line", CATEGORY_NAMES[which]) for which in card.categories]
        of += [
            to.name(GAME, "type", name)
            for place, name in enumerate(TYPE_NAMES)
            if card.type >> place & 1
        ]
        things = ", ".join(of)
        most = {
            "goods": to.text("the most of: {things}", things=things),
            "largest_square": to.text("the largest square of tiles"),
            "full_sets": to.text("the most full sets of: {things}", things=things),
            "tiles_with_scot": to.text("the most tiles with a Scot: {things}", things=things),
            "tiles": to.text("the most tiles: {things}", things=things),
            "farthest_scot": to.text("the Scot farthest from the Home castle"),
            "discard_pile": to.text("the most tiles in the own discard pile"),
            "territory_size": to.text("the most tiles in the territory"),
            "connected_tiles": to.text("the most connected tiles: {things}", things=things),
        }
        fewest = {"territory_size": to.text("the fewest tiles in the territory")}
        if card.fewest:
            return fewest.get(
                card.measure, to.text("the fewest, not {most}", most=most[card.measure])
            )
        return most[card.measure]

    def _pieces(self, council: Council) -> Ink:
        """The voting pieces left; who has voted, and the viewer's own vote."""
        to = self.to
        lines: list[Ink] = []
        for seat, (ayes, nays) in enumerate(zip(council.ayes, council.nays, strict=True)):
            said = to.text("{ayes} aye, {nays} nay left", ayes=ayes, nays=nays)
            vote = to.text("has voted") if council.voted[seat] else ""
            if council.votes[seat]:
                vote = to.text(
                    "votes {ballot}", ballot=to.name(GAME, "ballot", council.votes[seat])
                )
            mark = tag("span", icon(seat_shape(seat), seat_name(to, seat)), class_="gm-mark")
            state = tag("span", vote, class_="gm-state") if vote else None
            lines.append(tag("li", mark, said, state, class_=seat_class(seat)))
        if self._counts_piles(council):
            word = to.text("own discard piles")
            piles = [
                tag(
                    "span",
                    tag("span", icon(seat_shape(seat), seat_name(to, seat)), class_="gm-mark"),
                    tag("b", number),
                    class_=f"gm-figure {seat_class(seat)}",
                )
                for seat, number in enumerate(council.piles)
            ]
            lines.append(tag("li", f"{word}: ", *piles))
        return tag("ul", *lines, class_="gm-votes")

    def _counts_piles(self, council: Council) -> bool:
        ids = [name for name, _ in council.cards]
        return any(
            [card.measure == "discard_pile" and str(card.id) in ids for card in self.box.cards]
        )
