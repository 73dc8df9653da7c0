"""The drawing of Great Glen: the cards with their fates, and the voting pieces."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from ceilidh.draw.glenmore.module_drawing import GlenMoreDrawing, GlenMoreSight
from ceilidh.draw.glenmore.table_view import words
from ceilidh.draw.svg.drawing_cache import SHEETS, remembered
from ceilidh.draw.svg.glenmore.labels import fitted
from ceilidh.draw.svg.glenmore.signs import mark
from ceilidh.draw.svg.ink import Ink, drawing, group, join, place, tag, target, text
from ceilidh.draw.svg.palette import seat_class, seat_shape
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.draw.svg.seat_names import seat_mark
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.style import ARROW, LIT, QUIET, sheet, title
from ceilidh.games.glenmore.modules.great_glen.rows import GREAT_GLEN, GreatGlen, GreatGlenCard
from ceilidh.games.glenmore.modules.great_glen.text import BALLOTS, measure
from ceilidh.kernel.json_fields import integer, integers, rows
from ceilidh.say import Speaker
from ceilidh.say.phrases import capital, message, titled

WIDTH: Final = 320.0
LINE: Final = 17.0
SMALL: Final = 190.0  # a card alone
SMALL_LETTERS: Final = 27
LETTERS: Final = 36  # of a card's words in a line
FATE_ICONS: Final = {"waiting": "round", "accepted": "done", "rejected": "none"}
FATE_SIGNS: Final = {"waiting": "·", "accepted": "✓", "rejected": "✗"}
FATES: Final = {
    "waiting": message("not yet voted on"),
    "accepted": message("accepted"),
    "rejected": message("rejected"),
}


@dataclass
class CouncilView:
    """Cards with their fates; pieces by seat. `votes` shows only the viewer's own."""

    cards: list[tuple[str, str]]
    ayes: list[int]
    nays: list[int]
    votes: list[str]
    voted: list[bool]
    piles: list[int]

    def counts_piles(self, box: GreatGlen) -> bool:
        """Whether a card of this game compares the own discard piles."""
        ids = [name for name, _ in self.cards]
        return "discard_pile" in [card.measure for card in box.cards if str(card.id) in ids]


def read(own: dict[str, object]) -> CouncilView:
    owners = [integer(rows(row)[1]) for row in rows(own["piles"])]
    ayes = integers(own["ayes"])
    return CouncilView(
        cards=list(zip(words(own["cards"]), words(own["fates"]), strict=True)),
        ayes=ayes,
        nays=integers(own["nays"]),
        votes=words(own["votes"]),
        voted=[bool(one) for one in rows(own["voted"])],
        piles=[owners.count(seat) for seat in range(len(ayes))],
    )


def vote_words(to: Speaker, ballot: str) -> str:
    """The vote of a seat that has one; that of others is secret."""
    if not ballot:
        return to.text("has voted")
    return to.text("votes {ballot}", ballot=to.text(BALLOTS[ballot]))


# --- SVG ------------------------------------------------------------------------------------------


def council_part(sight: GlenMoreSight) -> list[DrawingPart]:
    council, to = read(sight.own), sight.to
    cards = council_cards(GREAT_GLEN.of(sight.components), council, to)
    title = to.text("Great Glen cards")
    return [DrawingPart("great_glen", title, cards, state=standing(to, council))]


def standing(to: Speaker, council: CouncilView) -> str:
    fates = [fate for _, fate in council.cards]
    return to.text(
        "{accepted} accepted, {rejected} rejected",
        accepted=fates.count("accepted"),
        rejected=fates.count("rejected"),
    )


@remembered(SHEETS)
def council_cards(box: GreatGlen, council: CouncilView, to: Speaker) -> Ink:
    """`council` is what the viewer may see: of the votes only the own."""
    return CouncilSheet(box, council, to).draw()


class CouncilSheet:
    def __init__(self, box: GreatGlen, council: CouncilView, to: Speaker) -> None:
        self.box = box
        self.council = council
        self.to = to

    def draw(self) -> Ink:
        to = self.to
        known = {str(card.id): card for card in self.box.cards}
        note = to.text("{vp} VP to the best player on each accepted card", vp=self.box.vp)
        made = [text(0, 14, note, class_="faint", data_tip="council")]
        y = 24.0
        for name, fate in self.council.cards:
            card, tall = self._card(known[name], fate, y)
            made.append(card)
            y += tall + 6
        votes = [self._votes(seat) for seat in range(len(self.council.ayes))]
        if self.council.counts_piles(self.box):
            votes.append(self._piles())
        for line in votes:
            made.append(group(line, y=y))
            y += 27
        return drawing(WIDTH, y, to.text("Great Glen cards"), *made)

    def _card(self, card: GreatGlenCard, fate: str, y: float) -> tuple[Ink, float]:
        """A card with its number, what it compares and its fate; also its height."""
        to = self.to
        said = to.text(FATES[fate])
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
                text(WIDTH - 36, 22, said, class_="small faint end"),
                tag("rect", class_="hit", width=WIDTH, height=tall, rx=7),
            ]
        )
        label = f"{name}: {compared}, {said}"
        return target(f"card:{card.id}", label, inside, transform=place(0, y)), tall

    def _owner(self, seat: int, x: float) -> Ink:
        shape = mark(seat_shape(seat), x, 3, 17)
        label = seat_mark(seat)
        return group(shape, class_=seat_class(seat), role="img", aria_label=label)

    def _votes(self, seat: int) -> Ink:
        """The voting pieces left; whether the seat has voted, and the viewer's own vote."""
        to, council = self.to, self.council
        left = to.text(
            "{ayes} AYE, {nays} NAY left", ayes=council.ayes[seat], nays=council.nays[seat]
        )
        made = [self._owner(seat, 4), text(30, 17, left)]
        if council.voted[seat]:
            said = vote_words(to, council.votes[seat])
            made.append(text(WIDTH - 4, 17, said, class_="gm-strong end"))
        return join(made)

    def _piles(self) -> Ink:
        made = [text(4, 17, self.to.text("Players' discard piles"), class_="faint")]
        for seat, number in enumerate(self.council.piles):
            x = WIDTH - 46.0 * (len(self.council.piles) - seat)
            made += [self._owner(seat, x), text(x + 22, 17, number, class_="number")]
        return join(made)


# --- text -----------------------------------------------------------------------------------------


def council_panel(sight: GlenMoreSight) -> list[pen.RenderableType]:
    to, box, council = sight.to, GREAT_GLEN.of(sight.components), read(sight.own)
    known = {str(card.id): card for card in box.cards}
    shown = [card_row(sight, known[name], fate) for name, fate in council.cards]
    note = to.text("{vp} VP to the best player on each accepted card", vp=box.vp)
    panel = sheet(title(to.text("Great Glen cards"), note), shown)
    pieces = pen.Text("  ").join(
        [pieces_line(to, council, seat) for seat in range(len(council.ayes))]
    )
    piles = [piles_line(to, council)] if council.counts_piles(box) else []
    return [pen.Group(panel, pieces, *piles)]


def card_row(sight: GlenMoreSight, card: GreatGlenCard, fate: str) -> list[pen.Text]:
    to = sight.to
    arrow = pen.Text(ARROW, LIT) if f"card:{card.id}" in sight.lit else pen.Text()
    style = {"accepted": "bold", "rejected": QUIET}.get(fate, "")
    head = titled(to, to.text(card.name), "")
    compared = pen.Text.assemble((head, style or "bold"), (measure(to, card), style))
    said = f"{FATE_SIGNS[fate]} {to.text(FATES[fate])}"
    return [arrow, pen.Text(f"{card.id:>2}", style), pen.Text(said, style), compared]


def pieces_line(to: Speaker, council: CouncilView, seat: int) -> pen.Text:
    """The pieces that a seat has left; whether it has voted, and the viewer's own vote."""
    ayes, nays = council.ayes[seat], council.nays[seat]
    line = pen.Text(f"{SHAPES[seat]} ", COLOURS[seat])
    line.append(to.text("{ayes} AYE, {nays} NAY left", ayes=ayes, nays=nays), "default")
    if council.voted[seat]:
        line.append(f" ({vote_words(to, council.votes[seat])})", "bold default")
    return line


def piles_line(to: Speaker, council: CouncilView) -> pen.Text:
    line = pen.Text(titled(to, to.text("Players' discard piles"), ""))
    for seat, number in enumerate(council.piles):
        line.append(f"{SHAPES[seat]} {number}  ", COLOURS[seat])
    line.rstrip()
    return line


def small_card(sight: GlenMoreSight, word: str) -> Ink:
    """A card alone: its name, what it compares, and the points for the best at it."""
    to, box = sight.to, GREAT_GLEN.of(sight.components)
    row = box.cards[box.card_ids().index(word)]
    lines = wrap(capital(measure(to, row)), SMALL_LETTERS)
    points = to.text("{n} VP for the best", n=box.vp)
    tall = 46 + 15 * len(lines)
    return drawing(
        SMALL,
        tall,
        "",
        tag("rect", class_="card", x=1, y=1, width=SMALL - 2, height=tall - 2, rx=6),
        fitted(to.text(row.name), 10, 20, SMALL - 20, 15, "name"),
        *[text(10, 37 + 15 * nth, line, class_="small") for nth, line in enumerate(lines)],
        text(10, tall - 9, points, class_="small gm-strong"),
    )


DRAWING: Final = GlenMoreDrawing(
    parts=council_part, after="cards", panels=council_panel, pictures={"card": small_card}
)
