"""The Great Glen cards with their fates, and the voting pieces."""

from collections.abc import Collection
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.glenmore.position import Council
from ceilidh.draw.text.glenmore.style import ARROW, LIT, QUIET, sheet, title
from ceilidh.draw.text.glenmore.words import card_text
from ceilidh.games.glenmore.components.great_glen import GreatGlenCard
from ceilidh.games.glenmore.components.tables import Components

FATES: Final = {"waiting": "·", "accepted": "✓", "rejected": "✗"}


def card_row(card: GreatGlenCard, fate: str, lit: Collection[str]) -> list[Text]:
    mark = Text(ARROW, LIT) if f"card:{card.id}" in lit else Text()
    style = {"accepted": "bold", "rejected": QUIET}.get(fate, "")
    fates = Text(f"{FATES[fate]} {fate}", style)
    text = Text.assemble((card.name, style or "bold"), (f": {card_text(card)}", style))
    return [mark, Text(f"{card.id:>2}", style), fates, text]


def pieces_line(council: Council) -> Text:
    """The pieces that each seat has left; who has voted, and the viewer's own vote."""
    line = Text("votes left: ")
    for seat, (ayes, nays) in enumerate(zip(council.ayes, council.nays, strict=True)):
        line.append(f"{SHAPES[seat]} ", COLOURS[seat])
        line.append(f"{ayes} aye {nays} nay")
        if council.votes[seat]:
            line.append(f" (votes {council.votes[seat]})", "bold")
        elif council.voted[seat]:
            line.append(" (has voted)", "bold")
        line.append("  ")
    line.rstrip()
    return line


def piles_line(components: Components, council: Council) -> list[Text]:
    """The own discard piles, if a card of this game compares them."""
    ids = [name for name, _ in council.cards]
    compared = [card.measure for card in components.great_glen.cards if str(card.id) in ids]
    if "discard_pile" not in compared:
        return []
    line = Text("own discard piles: ")
    for seat, number in enumerate(council.piles):
        line.append(f"{SHAPES[seat]} {number}  ", COLOURS[seat])
    line.rstrip()
    return [line]


def council_panel(components: Components, council: Council, lit: Collection[str]) -> RenderableType:
    known = {str(card.id): card for card in components.great_glen.cards}
    rows = [card_row(known[name], fate, lit) for name, fate in council.cards]
    note = f"{components.great_glen.vp} VP for the best at each accepted card"
    panel = sheet(title("GREAT GLEN", note), rows)
    return Group(panel, pieces_line(council), *piles_line(components, council))
