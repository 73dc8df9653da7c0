"""The Great Glen cards with their fates, and the voting pieces."""

from collections.abc import Collection
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ceilidh.draw.glenmore.position import Council
from ceilidh.draw.text.base import COLOURS, SHAPES
from ceilidh.draw.text.glenmore.words import Words
from ceilidh.draw.text.style import ARROW, LIT, QUIET, sheet, title
from ceilidh.games.glenmore.components.great_glen import GreatGlenCard
from ceilidh.games.glenmore.modules.great_glen.words import BALLOTS, measure
from ceilidh.say import Speaker
from ceilidh.say.phrases import message, titled

FATES: Final = {
    "waiting": ("·", message("not voted on")),
    "accepted": ("✓", message("accepted")),
    "rejected": ("✗", message("rejected")),
}


def card_row(to: Speaker, card: GreatGlenCard, fate: str, lit: Collection[str]) -> list[Text]:
    mark = Text(ARROW, LIT) if f"card:{card.id}" in lit else Text()
    style = {"accepted": "bold", "rejected": QUIET}.get(fate, "")
    sign, word = FATES[fate]
    head = titled(to, to.text(card.name), "")
    text = Text.assemble((head, style or "bold"), (measure(to, card), style))
    return [mark, Text(f"{card.id:>2}", style), Text(f"{sign} {to.text(word)}", style), text]


def pieces_lines(to: Speaker, council: Council) -> list[Text]:
    """The pieces that each seat has left; who has voted, and the viewer's own vote."""
    lines: list[Text] = []
    for seat, (ayes, nays) in enumerate(zip(council.ayes, council.nays, strict=True)):
        line = Text(f"{SHAPES[seat]} ", COLOURS[seat])
        line.append(to.text("{ayes} AYE, {nays} NAY left", ayes=ayes, nays=nays), "default")
        if council.votes[seat]:
            ballot = to.text(BALLOTS[council.votes[seat]])
            line.append(f" ({to.text('votes {ballot}', ballot=ballot)})", "bold default")
        elif council.voted[seat]:
            line.append(f" ({to.text('has voted')})", "bold default")
        lines.append(line)
    return lines


def piles_line(words: Words, council: Council) -> list[Text]:
    """The own discard piles, if a card of this game compares them."""
    ids = [name for name, _ in council.cards]
    cards = words.components.great_glen.cards
    if "discard_pile" not in [card.measure for card in cards if str(card.id) in ids]:
        return []
    line = Text(titled(words.to, words.to.text("Own discard piles"), ""))
    for seat, number in enumerate(council.piles):
        line.append(f"{SHAPES[seat]} {number}  ", COLOURS[seat])
    line.rstrip()
    return [line]


def council_panel(words: Words, council: Council, lit: Collection[str]) -> RenderableType:
    to, box = words.to, words.components.great_glen
    known = {str(card.id): card for card in box.cards}
    rows = [card_row(to, known[name], fate, lit) for name, fate in council.cards]
    note = to.text("{vp} VP for the best at each accepted card", vp=box.vp)
    panel = sheet(title(to.text("Great Glen cards"), note), rows)
    pieces = Text("  ").join(pieces_lines(to, council))
    return Group(panel, pieces, *piles_line(words, council))
