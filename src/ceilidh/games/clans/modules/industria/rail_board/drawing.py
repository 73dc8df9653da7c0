"""The drawing of the milestones: four ledger cards, with how far every seat is."""

from __future__ import annotations

from typing import Final

from ceilidh.draw.clans.module_drawing import ClansDrawing, ClansSight
from ceilidh.draw.svg.clans.items import item, lines, mark, wrapped
from ceilidh.draw.svg.clans.labels import labels_of
from ceilidh.draw.svg.clans.scoring import TILE, halved, small_tile
from ceilidh.draw.svg.clans.scoring import counted as counted_icons
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, drawing, group, join, stacked, tag, target, text
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.draw.text import pen
from ceilidh.draw.text.style import sheet, title
from ceilidh.games.clans.goods import GOOD_NAMES, IMPORT_NAMES
from ceilidh.games.clans.modules.industria.rail_board.board import SLOT
from ceilidh.games.clans.modules.industria.rail_board.checks import RAILWAY
from ceilidh.games.clans.modules.industria.rail_board.rows import Demand, Milestone, Railway
from ceilidh.games.clans.modules.industria.rail_board.text import (
    COUNTED,
    condition,
    demand,
    slot_name,
)
from ceilidh.kernel.json_fields import integers, rows
from ceilidh.say.clans.names import amount
from ceilidh.say.phrases import capital, listed

WIDTH: Final = 320.0
DEMAND: Final = 124.0  # a demand tile of three goods
SLIP: Final = 28.0  # its height
LACK: Final = 12.0  # room for what is missing, below
# What a milestone counts, by icon.
ICONS: Final[dict[str, tuple[str, ...]]] = {
    "import_goods_of_one_kind": IMPORT_NAMES,
    "port_tiles_used": ("port",),
    "factories_on_map": ("dairy", "bakery", "distillery"),
    "basic_goods_in_stock": ("basic",),
    "all_workers_on_map": ("worker",),
    "upgrades": ("upgrade",),
    "triangles_in_different_settlements": ("hexagon", "hexagon", "hexagon"),
    "non_worker_kinds_with_units": ("cow", "cow", "cow"),
    "one_unit_of_every_kind": ("worker", "cow", "bakery"),
    "units_on_map": ("worker", "cow", "bakery"),
    "units_in_one_settlement": ("settlement",),
    "units_along_rivers": ("river",),
    "own_hexes_in_straight_line": ("hexagon",),
    "contracts_with_hops": ("contract", "hops"),
    "kinds_exported": ("wool", "bread", "beef"),
    "contracts_without_direct_bonus": ("contract",),
}
STEP: Final = 76.0  # from the progress of one seat to the next
SEAL: Final = 26.0  # a space for a claim


def tables(sight: ClansSight) -> Railway:
    return RAILWAY.of(sight.components)


def tiles(sight: ClansSight) -> list[Milestone]:
    """The milestones by slot; none before they are drawn."""
    return [tables(sight).milestone(tile) for tile in integers(sight.own["milestones"])]


def claimers(sight: ClansSight, slot: int) -> list[int]:
    """The seats that have claimed the milestone, first to last."""
    return [integers(claim)[0] for claim in rows(rows(sight.own["claims"])[slot])]


def how_far(sight: ClansSight, slot: int, seat: int) -> int:
    return integers(rows(sight.own["progress"])[slot])[seat]


def scored(sight: ClansSight, slot: int) -> list[int]:
    """The points of the claims that were made and of those that can be made."""
    return integers(rows(sight.own["points"])[slot])


def counted(sight: ClansSight, seat: int, tile: Milestone) -> str:
    """What is counted; of imports the kind of which the seat has most."""
    if tile.condition in COUNTED:
        return sight.to.text(COUNTED[tile.condition])
    held = [0] * len(IMPORT_NAMES)
    for number in sight.position.seats[seat].fulfilled:
        for good, some in enumerate(sight.components.contract(number).imports):
            held[good] += some
    return sight.to.name("clans", "import", IMPORT_NAMES[held.index(max(held))])


def standing(sight: ClansSight, slot: int, seat: int, tile: Milestone) -> str:
    """`4 of 6 cotton`."""
    have = min(how_far(sight, slot, seat), tile.amount)
    what = counted(sight, seat, tile)
    return sight.to.text("{have} of {need} {what}", have=have, need=tile.amount, what=what)


def beside(sight: ClansSight, slot: int) -> Demand | None:
    """The demand tile beside a milestone, where claims are paid with goods."""
    laid = integers(sight.own["demand"])
    if len(laid) != len(SLOT.words) or not laid[slot]:
        return None
    return tables(sight).demand_tile(laid[slot])


# --- SVG ------------------------------------------------------------------------------------------


def milestone_parts(sight: ClansSight) -> list[DrawingPart]:
    shown = tiles(sight)
    if not shown:
        return []
    heading = sight.to.text("Milestones")
    made, y = stacked([card(sight, slot, tile) for slot, tile in enumerate(shown)])
    return [DrawingPart("milestones", heading, drawing(WIDTH, y, heading, *made))]


def card(sight: ClansSight, slot: int, tile: Milestone) -> tuple[Ink, float]:
    """A page of a ledger: what is asked, the seals of those who had it, and the others."""
    word = SLOT.words[slot]
    name = capital(slot_name(sight.to, word))
    asked = capital(condition(sight.to, tile))
    said = wrapped(asked, WIDTH - 24, 13)
    y = 28 + 15 * len(said)
    seats = len(sight.position.people)
    paid = beside(sight, slot)
    tall = y + 20 * (1 + (seats - 1) // 2) + (24 if paid else 0) + 4
    label = f"{name}: {asked}"
    drawn = target(
        f"milestone:{word}",
        label,
        tag("rect", class_="card", width=WIDTH, height=tall, rx=4),
        tag("path", class_="rule", d=f"M7 4V{tall - 4:.0f}M10 4V{tall - 4:.0f}"),
        tag("rect", class_="hit", width=WIDTH, height=tall, rx=4),
        text(16, 15, name, class_="small faint"),
        seals(sight, slot),
        lines(16, 31, asked, WIDTH - 24, "name", 15),
        *[progress(sight, slot, seat, tile, y) for seat in range(seats)],
        price(sight, paid, tall - 14) if paid else None,
    )
    return drawn, tall + 6


def seals(sight: ClansSight, slot: int) -> Ink:
    """A space for each claim with its points; the mark of who has it."""
    done = claimers(sight, slot)
    points = scored(sight, slot)
    made: list[Ink] = []
    for nth, number in enumerate(points):
        x = WIDTH - SEAL * (len(points) - nth) + 8
        if nth < len(done):
            seat = done[nth]
            made.append(
                mark(x, 12, seat, 17, labels_of(sight.to).seat(seat), f"claim-{slot}-{nth}")
            )
        else:
            made.append(tag("circle", class_="empty", cx=x, cy=12, r=9))
            made.append(text(x, 16, number, class_="small middle number"))
    return join(made)


def progress(sight: ClansSight, slot: int, seat: int, tile: Milestone, y: float) -> Ink:
    """The mark of a seat, and how far it is."""
    row, column = divmod(seat, 2)
    x, at = 18 + column * (WIDTH / 2 - 6), y + 20 * row + 2
    done = seat in claimers(sight, slot)
    ready = how_far(sight, slot, seat) >= tile.amount
    said = sight.to.text("claimed") if done else standing(sight, slot, seat, tile)
    look = "small faint" if done else "small enough" if ready else "small"
    tick = glyph("done", x + 12, at, 11, class_="enough") if ready or done else None
    return join(
        [mark(x, at, seat, 12), tick, text(x + (20 if tick else 10), at + 4, said, class_=look)]
    )


def price(sight: ClansSight, tile: Demand, y: float) -> Ink:
    """The goods that a claim costs."""
    made = [text(16, y + 4, sight.to.text("for"), class_="small faint")]
    for nth, (good, number) in enumerate(tile.wants):
        made.append(item(44 + 42 * nth, y, GOOD_NAMES[good], number))
    label = demand(sight.to, tile)
    return group(*made, role="img", aria_label=label)


def lacks(sight: ClansSight, tile: Demand) -> list[int]:
    """How much of each of its goods the viewer lacks; nothing for a spectator."""
    if sight.viewer is None:
        return [0] * len(tile.wants)
    held = sight.position.seats[sight.viewer].goods
    return [max(number - held[good], 0) for good, number in tile.wants]


def asked(sight: ClansSight, tile: Demand, x: float, y: float) -> Ink:
    """A demand tile, ticked if the viewer has all of it; else what is missing stands below."""
    wide = 38.0 * len(tile.wants) + 8
    lack = lacks(sight, tile)
    ready = sight.viewer is not None and not any(lack)
    tall = SLIP if not any(lack) else SLIP + LACK
    made: list[Ink | None] = [
        tag("rect", class_="slip pay", x=-wide / 2, y=-SLIP / 2, width=wide, height=tall, rx=4)
    ]
    label = demand(sight.to, tile)
    for nth, ((good, number), missing) in enumerate(zip(tile.wants, lack, strict=True)):
        left = -wide / 2 + 5 + 38 * nth
        made.append(item(left, 0, GOOD_NAMES[good], number))
        if missing:
            made.append(text(left + 3, 21.5, f"−{missing}", class_="small lack number"))
    if any(lack):
        short = [
            amount(sight.to, missing, GOOD_NAMES[good])
            for (good, _), missing in zip(tile.wants, lack, strict=True)
            if missing
        ]
        missed = sight.to.text("missing: {goods}", goods=listed(sight.to, short))
        label = f"{label}; {missed}"
    return group(
        *made,
        glyph("done", wide / 2 - 3, -11, 13, class_="enough") if ready else None,
        x=x,
        y=y,
        role="img",
        aria_label=label,
        data_tip=f"demand:{tile.id}",
        data_piece=f"demand-{tile.id}",
    )


def demand_tile(sight: ClansSight, word: str) -> Ink:
    """A demand tile alone, as large as any other."""
    tile = tables(sight).demand_tile(int(word))
    wide = 38.0 * len(tile.wants) + 10
    return drawing(DEMAND, SLIP + LACK + 2, "", asked(sight, tile, wide / 2, 15))


def milestone_tile(sight: ClansSight, word: str) -> Ink:
    """A milestone alone: how many, and of what."""
    tile = tables(sight).milestone(int(word))
    number = text(TILE / 2, 30, tile.amount, class_="name middle")
    return small_tile(halved(number), counted_icons(ICONS[tile.condition]))


# --- text -----------------------------------------------------------------------------------------


def milestone_lines(sight: ClansSight) -> list[pen.RenderableType]:
    shown = tiles(sight)
    listed: list[list[pen.Text]] = []
    for slot, tile in enumerate(shown):
        done = claimers(sight, slot)
        far: list[str] = []
        for seat in range(len(sight.position.people)):
            has = standing(sight, slot, seat, tile)
            far.append(f"{seat + 1}: {sight.to.text('claimed') if seat in done else has}")
        lit = f"milestone:{SLOT.words[slot]}" in sight.lit
        name = pen.Text(
            capital(slot_name(sight.to, SLOT.words[slot])), "bold reverse" if lit else "bold"
        )
        asked = condition(sight.to, tile)
        paid = beside(sight, slot)
        if paid:
            asked += f" ({demand(sight.to, paid)})"
        listed.append([name, pen.Text(f"{asked}; {', '.join(far)}")])
    return [sheet(title(sight.to.text("Milestones")), listed)] if shown else []


DRAWING: Final = ClansDrawing(
    parts=milestone_parts,
    after="scoring",
    panels=milestone_lines,
    pictures={"milestone-tile": milestone_tile, "demand": demand_tile},
    signs={
        "delivery_discount": (("−", "processed", "processed"), ("−", "or_basic", "basic")),
        "take_delivery_marker": (("", "markers", "train"),),
    },
)
