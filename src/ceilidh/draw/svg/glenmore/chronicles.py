"""The Great Glen cards with their fates, and the voting pieces."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ceilidh.draw.glenmore.position import Council
from ceilidh.draw.svg.glenmore.signs import mark
from ceilidh.draw.svg.glenmore.words import seat_name
from ceilidh.draw.svg.ink import Ink, drawing, group, join, place, tag, target, text
from ceilidh.draw.svg.memory import SHEETS, remembered
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.games.glenmore.components.great_glen import GreatGlen, GreatGlenCard
from ceilidh.games.glenmore.modules.great_glen.words import BALLOTS, measure
from ceilidh.say import Speaker
from ceilidh.say.phrases import capital

WIDTH: Final = 320.0
LINE: Final = 17.0
LETTERS: Final = 36  # of a card's words in a line
FATE_ICONS: Final = {"waiting": "round", "accepted": "done", "rejected": "none"}


@remembered(SHEETS)
def council_cards(box: GreatGlen, council: Council, to: Speaker) -> Ink:
    """`council` is what the viewer may see: of the votes only the own."""
    return Councils(box, council, to).draw()


class Councils:
    def __init__(self, box: GreatGlen, council: Council, to: Speaker) -> None:
        self.box = box
        self.council = council
        self.to = to

    def draw(self) -> Ink:
        to = self.to
        known = {str(card.id): card for card in self.box.cards}
        note = to.text("{vp} VP for the best at each accepted card", vp=self.box.vp)
        made = [text(0, 14, note, class_="faint", data_tip="council")]
        y = 24.0
        for name, fate in self.council.cards:
            card, tall = self._card(known[name], fate, y)
            made.append(card)
            y += tall + 6
        votes = [self._votes(seat) for seat in range(len(self.council.ayes))]
        if self._counts_piles():
            votes.append(self._piles())
        for line in votes:
            made.append(group(line, y=y))
            y += 27
        return drawing(WIDTH, y, to.text("Great Glen cards"), *made)

    def _card(self, card: GreatGlenCard, fate: str, y: float) -> tuple[Ink, float]:
        """A card with its number, what it compares and its fate; also its height."""
        to = self.to
        fates = {
            "waiting": to.text("not voted on"),
            "accepted": to.text("accepted"),
            "rejected": to.text("rejected"),
        }
        name, compared = to.text(card.name), capital(measure(to, card))
        lines = wrap(compared, LETTERS)
        tall = 32 + LINE * len(lines)
        inside = join(
            [
                tag("rect", class_=f"card gm-{fate}", width=WIDTH, height=tall, rx=7),
                tag("rect", class_="shade", x=9, y=9, width=27, height=24, rx=5),
                text(22.5, 26.5, card.id, class_="number middle"),
                text(46, 22, name, class_="name"),
                *[text(46, 40 + LINE * nth, line) for nth, line in enumerate(lines)],
                mark(FATE_ICONS[fate], WIDTH - 29, 9, 19, f"gm-sign-{fate}"),
                text(WIDTH - 36, 22, fates[fate], class_="small faint end"),
                tag("rect", class_="hit", width=WIDTH, height=tall, rx=7),
            ]
        )
        label = f"{name}: {compared}, {fates[fate]}"
        return target(f"card:{card.id}", label, inside, transform=place(0, y)), tall

    def _owner(self, seat: int, x: float) -> Ink:
        shape = mark(seat_shape(seat), x, 3, 17)
        label = seat_name(self.to, seat)
        return group(shape, class_=seat_class(seat), role="img", aria_label=label)

    def _votes(self, seat: int) -> Ink:
        """The voting pieces left; whether the seat has voted, and the viewer's own vote."""
        to, council = self.to, self.council
        left = to.text(
            "{ayes} AYE, {nays} NAY left", ayes=council.ayes[seat], nays=council.nays[seat]
        )
        made = [self._owner(seat, 4), text(30, 17, left)]
        state = to.text("has voted") if council.voted[seat] else ""
        if council.votes[seat]:
            state = to.text("votes {ballot}", ballot=to.text(BALLOTS[council.votes[seat]]))
        if state:
            made.append(text(WIDTH - 4, 17, state, class_="gm-strong end"))
        return join(made)

    def _counts_piles(self) -> bool:
        """Whether a card of this game compares the own discard piles."""
        ids = [name for name, _ in self.council.cards]
        return any([c.measure == "discard_pile" and str(c.id) in ids for c in self.box.cards])

    def _piles(self) -> Ink:
        made = [text(4, 17, self.to.text("Own discard piles"), class_="faint")]
        for seat, number in enumerate(self.council.piles):
            x = WIDTH - 46.0 * (len(self.council.piles) - seat)
            made += [self._owner(seat, x), text(x + 22, 17, number, class_="number")]
        return join(made)
