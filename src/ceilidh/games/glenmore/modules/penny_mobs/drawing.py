"""The drawing of The Penny Mobs: the prison with its cards, and what each seat has."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from ceilidh.draw.glenmore.module_drawing import GlenMoreDrawing, GlenMoreSight
from ceilidh.draw.glenmore.table_view import TerritoryCell, words
from ceilidh.draw.svg.glenmore.labels import breadth, fitted
from ceilidh.draw.svg.glenmore.signs import mark
from ceilidh.draw.svg.ink import Ink, Row, drawing, group, join, place, tag, target, text
from ceilidh.draw.svg.palette import seat_class
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.draw.text import pen
from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.style import ARROW, LIT, sheet, title
from ceilidh.games.glenmore.grid import CASTLE_CELL, CELL_NAMES
from ceilidh.games.glenmore.modules.penny_mobs.gang import CASTLE, CLAIM, MOBSTER
from ceilidh.games.glenmore.modules.penny_mobs.lurkers import FIGURES
from ceilidh.games.glenmore.modules.penny_mobs.mugshots.drawing import bust
from ceilidh.games.glenmore.modules.penny_mobs.places import CARDS, place_of
from ceilidh.games.glenmore.modules.penny_mobs.rows import PENNY_MOBS, Mobster
from ceilidh.games.glenmore.modules.penny_mobs.text import DOINGS, cards_of
from ceilidh.games.glenmore.modules.penny_mobs.visitors.text import mobster_name
from ceilidh.kernel.json_fields import integer, integers, rows, table
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import amount
from ceilidh.say.phrases import titled

CARD: Final = 100.0  # the width of a card
TALL: Final = 132.0
GAP: Final = 8.0
WIDTH: Final = 320.0
FRAME: Final = 62.0  # of a portrait in the prison
TEXT: Final = FRAME + 20
BRIBE: Final = WIDTH - 84  # where the Pennies on a Mobster are
NAME: Final = BRIBE - 24 - TEXT  # room for a name
ABILITY: Final = 36  # letters of an ability in a line
ROW: Final = 246.0
CHIP: Final = 23.0
STRIPE: Final = 11.0
LINE: Final = 15.0
LETTERS: Final = 36  # of small words in a seat's row


@dataclass
class MobsView:
    """`bosses`, `tokens`, `places` are by Mobster, as a position names them; the rest by seat."""

    prison: list[tuple[str, int]]
    hidden: int
    bosses: dict[str, int]
    tokens: dict[str, object]
    minus: list[int]
    plus: list[int]
    places: dict[str, object]

    def standing(self, seat: int, cell: str) -> list[tuple[str, int]]:
        """The figures on a tile of a seat's land, with the seats that they work for."""
        found: list[tuple[str, int]] = []
        for which in (*FIGURES, CASTLE):
            word = MOBSTER.words[which]
            here = self.places.get(word)
            spot = [here, CELL_NAMES[CASTLE_CELL]] if which == CASTLE else here
            if spot == [seat, cell]:
                found.append((word, self.bosses[word]))
        return found

    def held(self, seat: int) -> list[str]:
        return [word for word, owner in self.bosses.items() if owner == seat]

    def left(self, word: str) -> int:
        """Tokens, or coins, that a Mobster at work has left."""
        tokens = self.tokens.get(word, 0)
        return len(rows(tokens)) if isinstance(tokens, list) else integer(tokens)

    def staked(self, seat: int) -> int:
        """The set of the landmark cards that count for a seat because it has John McClaim."""
        cards = self.places.get(MOBSTER.words[CLAIM], [])
        return place_of(CARDS, cards) if MOBSTER.words[CLAIM] in self.held(seat) else 0


def read(own: dict[str, object]) -> MobsView:
    return MobsView(
        prison=list(zip(words(own["prison"]), integers(own["bail"]), strict=True)),
        hidden=integer(own["hidden"]),
        bosses={word: integer(seat) for word, seat in table(own["bosses"]).items()},
        tokens=table(own["tokens"]),
        minus=integers(own["minus"]),
        plus=integers(own["plus"]),
        places=table(own["places"]),
    )


def row_named(sight: GlenMoreSight, word: str) -> Mobster:
    return PENNY_MOBS.of(sight.components).mobsters[MOBSTER.index[word]]


# --- SVG ------------------------------------------------------------------------------------------


def stripes(wide: float, tall: float) -> Ink:
    """The prison stripes of a card."""
    bars = [
        tag("path", class_="gm-stripe", d=f"M0 {y}h{wide}v{STRIPE / 2}H0z")
        for y in range(0, int(tall), int(STRIPE))
    ]
    return join(bars)


def card(to: Speaker, row: Mobster, pennies: int) -> Ink:
    """A playing card in prison stripes: portrait, name, cost, and the Pennies on it."""
    made = [
        tag("rect", class_="gm-mobster", width=CARD, height=TALL, rx=8),
        group(stripes(CARD - 8, 62), x=4, y=8),
        tag("rect", class_="gm-mugshot", x=CARD / 2 - 30, y=8, width=60, height=64, rx=6),
        bust(row.id, CARD / 2 - 26, 12, 58),
        tag("rect", class_="gm-mob-band", y=74, width=CARD, height=22),
        fitted(to.text(row.name), 5, 89.5, CARD - 10, 13, "gm-mob-name"),
        text(8, 119, f"−{row.vp}", class_="number"),
        mark("vp", 36, 105, 17, "gm-vp"),
    ]
    if pennies:
        made.append(mark("penny", CARD - 42, 103, 22, "gm-penny"))
        made.append(text(CARD - 17, 119, pennies, class_="number"))
    made.append(tag("rect", class_="hit", width=CARD, height=TALL, rx=8))
    return join(made)


def cell(to: Speaker, row: Mobster, pennies: int) -> Row:
    """A Mobster in the prison: portrait, name, cost, Pennies, and the ability in words."""
    lines = wrap(to.text(DOINGS[row.id]), ABILITY)
    tall = max(FRAME + 16, 32 + LINE * len(lines))
    made = [
        tag("rect", class_="gm-mobster", width=WIDTH, height=tall, rx=8),
        group(stripes(FRAME, FRAME), x=8, y=8),
        tag("rect", class_="gm-mugshot", x=14, y=8, width=FRAME - 12, height=FRAME, rx=6),
        bust(row.id, 16, 10, FRAME - 6),
        fitted(to.text(row.name), TEXT, 21, NAME, 15, "name"),
        *([text(BRIBE - 3, 21, pennies, class_="number end")] if pennies else []),
        *([mark("penny", BRIBE, 6, 20, "gm-penny")] if pennies else []),
        text(WIDTH - 32, 21, f"−{row.vp}", class_="number end"),
        mark("vp", WIDTH - 28, 7, 18, "gm-vp"),
        *[text(TEXT, 38 + LINE * nth, line, class_="small") for nth, line in enumerate(lines)],
        tag("rect", class_="hit", width=WIDTH, height=tall, rx=8),
    ]
    return join(made), tall


def terms(to: Speaker, row: Mobster, pennies: int) -> list[str]:
    """Name and cost of a Mobster, and the Pennies on it if there are any."""
    bribe = [to.count("{n} Penny", "{n} Pennies", pennies)] if pennies else []
    return [to.text(row.name), amount(to, -row.vp, "vp"), *bribe]


def standing(sight: GlenMoreSight, seen: MobsView) -> str:
    """The viewer's own Pennies, or how many Mobsters wait."""
    to, viewer = sight.to, sight.viewer
    if viewer is None:
        return to.count("{n} Mobster in prison", "{n} Mobsters in prison", len(seen.prison))
    left = to.count("{n} Penny left", "{n} Pennies left", seen.minus[viewer])
    if not seen.plus[viewer]:
        return left
    return f"{left}, {to.count('{n} gained', '{n} gained', seen.plus[viewer])}"


def prison_part(sight: GlenMoreSight) -> list[DrawingPart]:
    to, seen = sight.to, read(sight.own)
    note = to.text("Mobsters in prison")
    if seen.hidden:
        waiting = to.count("{n} more to come", "{n} more to come", seen.hidden)
        note = to.text("{these}; {next}", these=note, next=waiting)
    made = [text(0, 14, note, class_="faint", data_tip="prison")]
    y = 24.0
    for word, pennies in seen.prison:
        row = row_named(sight, word)
        label = f"{', '.join(terms(to, row, pennies))}: {to.text(DOINGS[word])}"
        face, tall = cell(to, row, pennies)
        made.append(target(f"mobster:{word}", label, face, transform=place(0, y)))
        y += tall + GAP
    name = to.text("Prison")
    drawn = drawing(WIDTH, y, name, *made, class_="gm")
    return [DrawingPart("prison", name, drawn, state=standing(sight, seen))]


def gang_row(sight: GlenMoreSight, seat: int) -> Row:
    """Pennies by their sides, then the Mobsters at work for a seat."""
    to, seen = sight.to, read(sight.own)
    kept = to.text("Pennies kept: {n}", n=seen.minus[seat])
    gained = to.text("Pennies gained: {n}", n=seen.plus[seat])
    made = [
        group(
            text(0, 17, to.text("Pennies"), class_="small faint"),
            mark("penny", 72, 2, 20, "gm-penny-minus"),
            text(97, 18, f"−{seen.minus[seat]}", class_="number"),
            mark("penny", 138, 2, 20, "gm-penny"),
            text(163, 18, f"+{seen.plus[seat]}", class_="number"),
            role="img",
            aria_label=f"{kept}, {gained}",
            data_tip="prison",
        )
    ]
    x, y = 0.0, 28.0
    for word in seen.held(seat):
        row = row_named(sight, word)
        number = seen.left(word)
        said = to.text(row.name) + (f" ·{number}" if number else "")
        wide = min(breadth(said, 12.5) + 31, ROW)
        if x + wide > ROW:
            x, y = 0.0, y + CHIP
        made.append(
            group(
                tag("rect", class_="gm-chip gm-mob-chip", width=wide, height=CHIP - 3, rx=10),
                bust(word, 5, 1, 18),
                text(24, 14.5, said, class_="gm-chip-word"),
                x=x,
                y=y,
                role="img",
                aria_label=said,
                data_tip=f"mobster:{word}",
            )
        )
        x += wide + 5
    if seen.held(seat):
        y += CHIP
    if seen.staked(seat):
        for line in wrap(staked_words(sight, seen, seat), LETTERS):
            made.append(text(0, y + 13, line, class_="gm-chip-word"))
            y += LINE
    return join(made), y


def staked_words(sight: GlenMoreSight, seen: MobsView, seat: int) -> str:
    """The landmark cards that count for whoever has John McClaim."""
    cards = cards_of(sight.to, sight.components, seen.staked(seat))
    return sight.to.text("also counts: {cards}", cards=cards)


def figure_marks(sight: GlenMoreSight, seat: int, plot: TerritoryCell) -> list[Ink]:
    """Kenneth, Fergus and Mike on the tiles of others, in the colour of who they work for."""
    out: list[Ink] = []
    for nth, (word, owner) in enumerate(read(sight.own).standing(seat, plot.cell)):
        label = mobster_name(sight.to, sight.components, word)
        sign = mark("mobster", 4 + 24 * nth, 26, 24)
        out.append(group(sign, class_=seat_class(owner), role="img", aria_label=label))
    return out


def figure_signs(sight: GlenMoreSight, seat: int, plot: TerritoryCell) -> list[str]:
    return [word[:1].upper() for word, _ in read(sight.own).standing(seat, plot.cell)]


def small_card(sight: GlenMoreSight, word: str) -> Ink:
    pennies = dict(read(sight.own).prison).get(word, 0)
    return drawing(CARD, TALL, "", card(sight.to, row_named(sight, word), pennies), class_="gm")


# --- text -----------------------------------------------------------------------------------------


def prison_panel(sight: GlenMoreSight) -> list[pen.RenderableType]:
    to, seen = sight.to, read(sight.own)
    rows: list[list[pen.Text]] = []
    for word, pennies in seen.prison:
        arrow = pen.Text(ARROW, LIT) if f"mobster:{word}" in sight.lit else pen.Text()
        cost = amount(to, -row_named(sight, word).vp, "vp")
        count = to.count("{n} Penny", "{n} Pennies", pennies)
        head = titled(to, mobster_name(to, sight.components, word), "")
        about = pen.Text.assemble((head, "bold"), to.text(DOINGS[word]))
        rows.append([arrow, pen.Text(cost), pen.Text(count), about])
    note = to.count("{n} more to come", "{n} more to come", seen.hidden)
    panel = sheet(title(to.text("Prison"), note if seen.hidden else ""), rows)
    return [panel]


def gang_lines(sight: GlenMoreSight, seat: int) -> list[pen.RenderableType]:
    to, seen = sight.to, read(sight.own)
    line = pen.Text(f"{SHAPES[seat]} ", COLOURS[seat])
    kept = to.text("Pennies kept: {n}", n=seen.minus[seat])
    gained = to.text("Pennies gained: {n}", n=seen.plus[seat])
    line.append(f"{kept}, {gained}", "default")
    names = [mobster_name(to, sight.components, word) for word in seen.held(seat)]
    if names:
        line.append("; " + ", ".join(names), "default")
    if seen.staked(seat):
        line.append("; " + staked_words(sight, seen, seat), "default")
    return [line]


DRAWING: Final = GlenMoreDrawing(
    seat_row=gang_row,
    seat_lines=gang_lines,
    parts=prison_part,
    after="rondel",
    panels=prison_panel,
    tile_marks=figure_marks,
    tile_signs=figure_signs,
    pictures={"mobster": small_card},
)
