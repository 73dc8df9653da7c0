"""The drawing of the Automa: its cards, its token and its deck, on the strip of its seat."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.module_drawing import ClansDrawing, ClansSight
from ceilidh.draw.module_drawing import no_row
from ceilidh.draw.svg.clans.items import thing
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, Row, drawing, group, join, tag, text
from ceilidh.draw.text import pen
from ceilidh.games.clans.components.hexes import MODULE_NAMES
from ceilidh.games.clans.modules.automa.part import NO_CARD
from ceilidh.games.clans.modules.automa.rows import AUTOMA, COLUMN_WORDS, Card
from ceilidh.games.clans.modules.automa.text import UNITS, card_words, column
from ceilidh.kernel.json_fields import integer, integers
from ceilidh.say import Speaker
from ceilidh.say.phrases import titled

# A card: its icons in the upper part, below them what it says as support card.
WIDE: Final = 112.0
TALL: Final = 84.0
UPPER: Final = 32.0
ICON: Final = 20.0
STEP: Final = 24.0

SIGNS: Final = {
    "skip": "none",
    "technology": "technology",
    "trade": "trade",
    "contract": "contract",
    "upgrade": "upgrade",
    "expand": "build",
    "port": "port",
    "cost": "money",
    "settlements": "settlement",
    "neighbourhood": "merchant",
    "merchant": "merchant",
    "shipping": "shipping",
}
COLUMN: Final = 24.0


def card_ink(card: Card) -> Ink:
    """A card from 0,0: icons from left to right, modules, upgrade, steps and criteria."""
    icons = [
        glyph(SIGNS[icon], 16 + STEP * nth, 17, ICON, class_=f"of-{SIGNS[icon]}")
        for nth, icon in enumerate(card.icons)
    ]
    if card.removed:
        icons.append(glyph("done", WIDE - 14, 17, 15, class_="faint"))
    letters = "".join([MODULE_NAMES[module] for module in card.modules])
    criteria = [
        join(
            [
                text(10 + 26 * nth, TALL - 9, nth + 1, class_="small faint middle"),
                glyph(SIGNS[one], 21 + 26 * nth, TALL - 13, 15, class_=f"of-{SIGNS[one]}"),
            ]
        )
        for nth, one in enumerate(card.criteria)
    ]
    return join(
        [
            tag("rect", class_="card", x=0.5, y=0.5, width=WIDE - 1, height=TALL - 1, rx=6),
            tag("path", class_="rule", d=f"M6 {UPPER:.0f}H{WIDE - 6:.0f}"),
            *icons,
            text(10, UPPER + 19, letters, class_="name"),
            glyph(SIGNS[card.upgrade], WIDE / 2, UPPER + 14, 18),
            text(WIDE - 10, UPPER + 19, f"+{card.steps}", class_="number end"),
            *criteria,
        ]
    )


def card_picture(sight: ClansSight, word: str) -> Ink:
    """A card by itself, for a page that tells its turn."""
    card = AUTOMA.of(sight.components).card(int(word))
    return drawing(WIDE, TALL, card_words(sight.to, card), card_ink(card))


def is_mine(sight: ClansSight, seat: int) -> bool:
    """Whether the Automa sits there and has been set up."""
    return seat == integer(sight.own["seat"]) and bool(integers(sight.own["deck"]))


def _cards(sight: ClansSight) -> list[tuple[str, int]]:
    """The cards of its last turn, with what they were drawn as."""
    to = sight.to
    drawn = [
        (to.text("action card"), integer(sight.own["action"])),
        (to.text("support card"), integer(sight.own["support"])),
    ]
    return [(name, number) for name, number in drawn if number != NO_CARD]


def _shown_cards(sight: ClansSight) -> Row:
    rows = AUTOMA.of(sight.components)
    made: list[Ink] = []
    for nth, (name, number) in enumerate(_cards(sight)):
        label = f"{titled(sight.to, name, str(number))} {card_words(sight.to, rows.card(number))}"
        made.append(
            thing(
                False,
                f"automa-card:{number}",
                label,
                text(2, 11, titled(sight.to, name, str(number)), class_="small faint"),
                group(card_ink(rows.card(number)), y=16),
                x=nth * (WIDE + 8),
            )
        )
    return (join(made), TALL + 22) if made else no_row()


def _walk(sight: ClansSight) -> Ink:
    """The columns that the token walks along, and the deck behind them."""
    place = integer(sight.own["token"])
    columns = [
        glyph(UNITS.get(word, word), 12 + COLUMN * nth, 20, 17)
        for nth, word in enumerate(COLUMN_WORDS)
    ]
    x = 12 + COLUMN * place
    label = sight.to.text("The token is above {column}.", column=column(sight.to, place))
    return group(
        tag("path", class_="turn", d=f"M{x - 5:.0f} 1h10l-5 7z"),
        *columns,
        role="img",
        aria_label=label,
        data_tip="automa-token:1",
    )


def _deck(sight: ClansSight) -> Ink:
    number = len(integers(sight.own["deck"]))
    label = sight.to.count("{n} card in the deck", "{n} cards in the deck", number)
    return group(
        tag("rect", class_="card", x=184, y=5, width=20, height=26, rx=3),
        tag("rect", class_="card", x=187, y=3, width=20, height=26, rx=3),
        text(197, 21, number, class_="number middle"),
        role="img",
        aria_label=label,
        data_tip="automa-deck:1",
    )


def automa_row(sight: ClansSight, seat: int) -> Row:
    if not is_mine(sight, seat):
        return no_row()
    cards, tall = _shown_cards(sight)
    return join([_walk(sight), _deck(sight), group(cards, y=36)]), tall + 38


def automa_lines(sight: ClansSight, seat: int) -> list[pen.RenderableType]:
    if not is_mine(sight, seat):
        return []
    to: Speaker = sight.to
    rows = AUTOMA.of(sight.components)
    place = integer(sight.own["token"])
    head = to.text("The token is above {column}.", column=column(to, place))
    said = [pen.Text(titled(to, to.text("Automa"), head))]
    for name, number in _cards(sight):
        words = card_words(to, rows.card(number))
        said.append(pen.Text(f"  {titled(to, f'{name} {number}', words)}"))
    return list(said)


DRAWING: Final = ClansDrawing(
    seat_row=automa_row,
    seat_lines=automa_lines,
    pictures={"automa-card": card_picture},
)
