"""The drawing of awards: the goal of this game, at the foot of the scoring tiles."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.module_drawing import ClansDrawing, ClansSight
from ceilidh.draw.module_drawing import no_row
from ceilidh.draw.svg.clans.items import lines, wrapped
from ceilidh.draw.svg.clans.scoring import TILE, WIDTH, counted, halved, small_tile
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, Row, group
from ceilidh.draw.text import pen
from ceilidh.draw.text.style import entitled
from ceilidh.games.clans.goods import IMPORT_NAMES
from ceilidh.games.clans.modules.industria.awards.rows import AWARDS
from ceilidh.games.clans.modules.industria.awards.text import COUNTED, award_effect
from ceilidh.kernel.json_fields import integer
from ceilidh.say.phrases import capital

ROOM: Final = WIDTH - 30
# What an award counts, by icon.
ICONS: Final[dict[str, tuple[str, ...]]] = {
    "units_on_map": ("worker", "cow", "bakery"),
    "import_goods_of_one_kind": IMPORT_NAMES,
    "glory": ("glory",),
    "money": ("money",),
    "units_in_one_settlement": ("settlement",),
    "basic_goods_in_stock": ("basic",),
    "processed_goods_in_stock": ("processed",),
    "units_along_rivers": ("river",),
    "units_on_or_at_lochs": ("loch",),
}


def goal(sight: ClansSight) -> str:
    """What the award is given for; nothing before it is drawn."""
    award = integer(sight.own["award"])
    if not award:
        return ""
    row = AWARDS.of(sight.components).award(award)
    if len(sight.position.people) > 1:
        return award_effect(sight.to, row)
    return sight.to.text(
        "{what}: {least} to {most}",
        what=sight.to.text(COUNTED[row.count]),
        least=row.zero_vp,
        most=row.four_vp,
    )


def award_row(sight: ClansSight) -> Row:
    said = capital(goal(sight))
    if not said:
        return no_row()
    drawn = group(
        glyph("award", 10, 10, 20, class_="of-money"),
        lines(28, 14, said, ROOM),
        role="img",
        aria_label=said,
        data_tip=f"award:{integer(sight.own['award'])}",
    )
    return drawn, 14 * len(wrapped(said, ROOM)) + 8


def award_tile(sight: ClansSight, word: str) -> Ink:
    """An award alone, by icons."""
    row = AWARDS.of(sight.components).award(int(word))
    sign = glyph("award", TILE / 2, 23, 28, class_="of-money")
    return small_tile(halved(sign), counted(ICONS[row.count]))


def award_lines(sight: ClansSight) -> list[pen.RenderableType]:
    said = goal(sight)
    return [entitled(sight.to.text("Award"), said)] if said else []


DRAWING: Final = ClansDrawing(
    scoring_row=award_row, scoring_lines=award_lines, pictures={"award": award_tile}
)
