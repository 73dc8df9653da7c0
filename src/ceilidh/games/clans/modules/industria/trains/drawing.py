"""The drawing of the train module: the rail board, delivery tracks, and what lies on the map."""

from __future__ import annotations

from math import hypot
from typing import Final

from ceilidh.draw.clans.module_drawing import ClansDrawing, ClansSight
from ceilidh.draw.svg.clans.geometry import MapLayout
from ceilidh.draw.svg.clans.items import mark, thing
from ceilidh.draw.svg.clans.labels import labels_of
from ceilidh.draw.svg.drawing_cache import PIECES, remembered
from ceilidh.draw.svg.icons import glyph
from ceilidh.draw.svg.ink import Ink, Row, drawing, group, join, place, short, tag, target, text
from ceilidh.draw.svg.palette import seat_class
from ceilidh.draw.svg.parts import DrawingPart
from ceilidh.draw.text import pen
from ceilidh.draw.text.style import sheet, title
from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.modules.industria.rail_board.board import NAME as BOARD
from ceilidh.games.clans.modules.industria.rail_board.board import SLOT
from ceilidh.games.clans.modules.industria.rail_board.checks import RAILWAY
from ceilidh.games.clans.modules.industria.rail_board.drawing import asked
from ceilidh.games.clans.modules.industria.rail_board.rows import (
    METROPOLIS,
    DeliveryBonusTile,
    Railway,
)
from ceilidh.games.clans.modules.industria.rail_board.rows import RailStop as Town
from ceilidh.games.clans.modules.industria.rail_board.text import demand
from ceilidh.games.clans.modules.industria.trains.text import bonus_text
from ceilidh.kernel.json_fields import integer, integers, rows

SCALE: Final = 0.72
WIDTH: Final = 720.0
TALL: Final = 530.0
FOOT: Final = 50.0  # the tiles to come
PLATE: Final = 116.0
HIGH: Final = 46.0
LETTER: Final = 10.0  # of the numbers on plates
SLEEPER: Final = 11.0  # from one to the next

# The coast, in the measures of the table.
COAST: Final = (
    "M95 95Q110 55 170 50T300 28 470 34Q540 52 506 92T560 124Q600 92 690 96T905 96Q975 110 958 180"
    "T905 300Q918 352 878 388T770 412Q842 424 866 452T770 492Q856 506 884 560T872 650"
    "Q828 704 720 694T560 700Q470 716 400 704T190 696Q104 676 92 618T142 540Q40 506 52 440T74 340"
    "Q34 300 56 246T84 176Q52 132 95 95z"
)
ISLES: Final = (
    "M14 200Q30 170 44 196T40 238Q14 246 14 200zM12 330Q26 312 40 330T34 362Q10 368 12 330z"
    "M30 545Q44 530 52 552T42 592Q22 596 30 545zM560 22Q580 8 600 22T584 44Q556 44 560 22z"
)
# Peaks of the Highlands and of the southern uplands, and the snow on them.
PEAKS: Final = (
    "M255 139l15-24 15 24zM300 184l15-24 15 24zM335 259l15-24 15 24zM545 199l15-24 15 24z"
    "M625 219l15-24 15 24zM705 259l15-24 15 24zM505 599l15-24 15 24zM605 579l15-24 15 24z"
    "M315 579l15-24 15 24zM225 309l15-24 15 24zM675 189l15-24 15 24z"
)
SNOW: Final = (
    "M265 123l5-8 5 8-3 2-2-3-2 3zM310 168l5-8 5 8-3 2-2-3-2 3zM345 243l5-8 5 8-3 2-2-3-2 3z"
    "M555 183l5-8 5 8-3 2-2-3-2 3zM635 203l5-8 5 8-3 2-2-3-2 3zM715 243l5-8 5 8-3 2-2-3-2 3z"
    "M515 583l5-8 5 8-3 2-2-3-2 3zM615 563l5-8 5 8-3 2-2-3-2 3zM325 563l5-8 5 8-3 2-2-3-2 3z"
    "M235 293l5-8 5 8-3 2-2-3-2 3zM685 173l5-8 5 8-3 2-2-3-2 3z"
)
HILL: Final = "M-34 16Q-20-26 0-28T34 16z"
ARCH: Final = "M-9 16V2a9 9 0 0 1 18 0V16z"
LOCK: Final = "M-4 0v-3a4 4 0 0 1 8 0v3h1.5v7h-11V0zM-2 0h4v-3a2 2 0 0 0-4 0z"

# What a bonus gives, by icon, with the name of its number: "-" is given up.
SIGNS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "money_and_free_hexes": (("money", "money"), ("free_hex", "free_hexes")),
    "free_field": (("field", ""),),
    "money_action_and_city_tile": (("money", "money"), ("activation", ""), ("castle", "")),
    "jump_expand_and_upgrade": (("movement", "jump"), ("build", ""), ("upgrade", "upgrades")),
    "undo_upgrades_for_goods": (
        ("upgrade", "-undo"),
        ("processed", "processed"),
        ("basic", "basic"),
    ),
    "shift_prices_and_money": (("money", "money"), ("shift_price", "goods")),
    "return_distillery_for_goods": (
        ("distillery", "-"),
        ("money", "-cost"),
        ("processed", ""),
        ("basic", ""),
    ),
    "swap_contract_and_goods": (("contract", ""), ("processed", "processed"), ("basic", "basic")),
    "return_factory_for_basic": (
        ("dairy", "-"),
        ("wool", "each_basic"),
        ("milk", ""),
        ("grain", ""),
    ),
    "process_basic_goods": (("basic", "goods"), ("exchange", ""), ("processed", "")),
    "processed_and_action_with_port": (
        ("processed", "processed"),
        ("activation", ""),
        ("port", ""),
    ),
    "return_animal_for_money": (("animal", "-"), ("money", "money")),
    "whisky_for_money": (("whisky", "-whisky"), ("money", "money")),
    "money_and_move_units": (("money", "money"), ("movement", "moves")),
    "processed_free_hex_and_action": (
        ("processed", "processed"),
        ("free_hex", "free_hexes"),
        ("activation", ""),
    ),
    "money_and_extra_contract": (("money", "money"), ("contract", "")),
    "money_and_building_bonus": (("money", "money"), ("building_bonus", "")),
    "upgrades_and_money": (("money", "money"), ("upgrade", "upgrades")),
    "reserve_hex_with_merchant": (("merchant", "-"), ("money", "money"), ("hexagon", "")),
    "sell_with_premium": (("trade", "goods"), ("money", "premium")),
    "merchants_for_money": (("merchant", "-merchants"), ("money", "money")),
    "free_goods_for_contract": (("processed", "goods"), ("contract", "")),
    "fulfil_with_money_per_import": (("contract", ""), ("money", "money_per_import")),
    "return_field_to_fulfil": (("field", "-"), ("contract", "")),
}


def tables(sight: ClansSight) -> Railway:
    return RAILWAY.of(sight.components)


def other(sight: ClansSight) -> dict[str, object]:
    """What the rail board shows."""
    return sight.position.modules[BOARD]


def unlocked(sight: ClansSight) -> list[str]:
    """The slots whose milestone the viewer has claimed; all for a spectator."""
    claims = rows(other(sight)["claims"])
    return [
        word
        for slot, word in enumerate(SLOT.words)
        if sight.viewer is None
        or sight.viewer in [integers(claim)[0] for claim in rows(claims[slot])]
    ]


def spot(at: tuple[int, int]) -> tuple[float, float]:
    return at[0] * SCALE, at[1] * SCALE


# --- the board ------------------------------------------------------------------------------------


def rail_parts(sight: ClansSight) -> list[DrawingPart]:
    laid = integers(sight.own["bonuses"])
    if not any(laid) and not integers(other(sight)["demand"]):
        return []
    heading = sight.to.text("Rail board")
    table = tables(sight)
    opened = unlocked(sight)
    inside = [
        ground(table, tuple(opened)),
        *[slip(sight, nth) for nth in range(len(table.demand_slots))],
        *[plate(sight, nth, town, opened) for nth, town in enumerate(table.places)],
        engines(sight),
        coming(sight),
    ]
    return [
        DrawingPart(
            "rails", heading, drawing(WIDTH, TALL + FOOT, heading, *inside, class_="rails"), "board"
        )
    ]


@remembered(PIECES)
def ground(table: Railway, opened: tuple[str, ...]) -> Ink:
    """The land in the sea with its rails; those that are closed to the viewer are faint."""
    at = {town.id: spot(town.at) for town in table.places}
    metropolises = [town.id for town in table.places if town.kind == METROPOLIS]
    free: list[Ink] = []
    closed: list[Ink] = []
    for town in table.places:
        for end in town.rails:
            if town.id < end:
                locked = [
                    one for one in (town.id, end) if one in metropolises and one not in opened
                ]
                (closed if locked else free).append(track(at[town.id], at[end]))
    return join(
        [
            tag("rect", class_="map-loch", width=WIDTH, height=TALL, rx=10),
            tag(
                "g",
                tag("path", class_="map-shore", d=COAST),
                tag("path", class_="map-grass", d=COAST),
                tag("path", class_="map-shore", d=ISLES),
                tag("path", class_="map-grass", d=ISLES),
                tag("path", class_="map-peak", d=PEAKS),
                tag("path", class_="map-snow", d=SNOW),
                transform=f"scale({SCALE})",
            ),
            group(*closed, class_="map-taken"),
            *free,
            *[tunnel(table, nth, at, opened) for nth in range(len(table.tunnels))],
        ]
    )


def track(one: tuple[float, float], two: tuple[float, float]) -> Ink:
    """Sleepers, and two rails over them."""
    (x, y), (ex, ey) = one, two
    far = hypot(ex - x, ey - y)
    ux, uy = (ex - x) / far, (ey - y) / far
    sleepers: list[str] = []
    for nth in range(1, int(far / SLEEPER)):
        cx, cy = x + ux * nth * SLEEPER, y + uy * nth * SLEEPER
        corners = [(-1.6, -6.5), (1.6, -6.5), (1.6, 6.5), (-1.6, 6.5)]
        turned = [(cx + a * ux - b * uy, cy + a * uy + b * ux) for a, b in corners]
        sleepers.append("M" + " ".join([f"{short(a)} {short(b)}" for a, b in turned]) + "z")
    rails = "".join(
        [
            f"M{short(x - side * uy)} {short(y + side * ux)}"
            f"L{short(ex - side * uy)} {short(ey + side * ux)}"
            for side in (-3.2, 3.2)
        ]
    )
    return join(
        [
            tag("path", class_="map-bridge", d="".join(sleepers)),
            tag("path", class_="map-plank", d=rails),
        ]
    )


def tunnel(
    table: Railway, nth: int, at: dict[str, tuple[float, float]], opened: tuple[str, ...]
) -> Ink:
    """A line into a hill at each end, with an arch."""
    row = table.tunnels[nth]
    made: list[Ink] = []
    for end, (px, py) in zip(row.ends, (row.portals[:2], row.portals[2:]), strict=True):
        x, y = spot((px, py))
        made += [
            track(at[end], (x, y + 6)),
            group(
                tag("path", class_="map-mountain map-hex", d=HILL),
                tag("path", class_="map-on-sign", d=ARCH),
                text(0, -4, nth + 1, class_="map-cost haloed"),
                x=x,
                y=y,
            ),
        ]
    look = None if row.id in opened else "map-taken"
    return group(
        *made, class_=look, role="img", aria_label=row.name, data_tip=f"milestone:{row.id}"
    )


def plate(sight: ClansSight, number: int, town: Town, opened: list[str]) -> Ink:
    """The name of a place, and the bonus of a delivery there."""
    x, y = spot(town.at)
    bonus = integers(sight.own["bonuses"])[number]
    tile = tables(sight).bonus(bonus) if bonus else None
    label = town.name if tile is None else f"{town.name}: {bonus_text(sight.to, tile)}"
    metropolis = town.kind == METROPOLIS
    shut = metropolis and town.id not in opened
    return target(
        f"place:{town.id}",
        label,
        tag("rect", class_="map-sign", x=-PLATE / 2, y=-HIGH / 2, width=PLATE, height=HIGH, rx=5),
        tag("rect", class_="map-coin", x=-PLATE / 2, y=-HIGH / 2, width=PLATE, height=20, rx=5)
        if metropolis
        else None,
        text(0, -HIGH / 2 + 16, town.name, class_="map-cost"),
        tag("path", class_="map-on-sign", d=LOCK, transform=place(PLATE / 2 - 9, -HIGH / 2 + 7))
        if shut
        else None,
        signs(tile) if tile else None,
        tag("rect", class_="hit", x=-PLATE / 2, y=-HIGH / 2, width=PLATE, height=HIGH, rx=5),
        transform=place(x, y),
    )


@remembered(PIECES)
def signs(tile: DeliveryBonusTile) -> Ink:
    """The bonus by icons, with numbers where they matter."""
    shown = SIGNS[tile.word]
    words = [_number(tile, key) for _, key in shown]
    wide = sum([17 + LETTER * len(said) for said in words]) + 4 * (len(shown) - 1)
    x = -wide / 2
    made: list[Ink] = []
    for (name, _), said in zip(shown, words, strict=True):
        if said:
            made.append(text(x, 16.5, said, class_="map-on-sign small"))
            x += LETTER * len(said)
        made.append(glyph(name, x + 8.5, 10, 16, class_="map-on-sign"))
        x += 21
    size = min((PLATE - 6) / wide, 1)
    return tag("g", *made, transform=f"translate(0 {short(10 - 10 * size)}) scale({size:.2f})")


def bonus_tile(sight: ClansSight, word: str) -> Ink:
    """A delivery bonus alone."""
    paper = tag("rect", class_="map-sign", x=1, y=1, width=PLATE - 2, height=26, rx=4)
    inside = group(signs(tables(sight).bonus(int(word))), x=PLATE / 2, y=4)
    return drawing(PLATE, 28, "", paper, inside)


def _number(tile: DeliveryBonusTile, key: str) -> str:
    if key == "-":
        return "−"
    amount = tile.numbers.get(key.removeprefix("-"), 0)
    return f"{'−' if key.startswith('-') else ''}{amount}" if amount else ""


def slip(sight: ClansSight, nth: int) -> Ink:
    """The demand tile of a slot, tied to its places."""
    table = tables(sight)
    slot = table.demand_slots[nth]
    x, y = spot(slot.at)
    ties = [spot(town.at) for town in table.places if town.id in slot.places]
    lines = "".join([f"M{short(x)} {short(y)}L{short(a)} {short(b)}" for a, b in ties])
    laid = integers(other(sight)["demand"])[nth]
    tile = tag("path", class_="map-shine", d=lines)
    return join([tile, asked(sight, table.demand_tile(laid), x, y)]) if laid else tile


def engines(sight: ClansSight) -> Ink:
    """Trains and mini-trains on the upper edge of their places, side by side."""
    own = sight.own
    lying = integer(own["lying"])
    standing: dict[int, list[tuple[int, str]]] = {}
    for kind in ("trains", "minis"):
        for seat, number in enumerate(integers(own[kind])):
            if number >= 0:
                standing.setdefault(number, []).append((seat, kind))
    made: list[Ink] = []
    for number, some in standing.items():
        x, y = spot(tables(sight).places[number].at)
        for nth, (seat, kind) in enumerate(some):
            at = x + 30 * (nth - (len(some) - 1) / 2)
            resting = kind == "trains" and bool(lying >> seat & 1)
            made.append(
                engine(at, y - HIGH / 2 - 13, seat, kind, resting, labels_of(sight.to).seat(seat))
            )
    return group(*made, class_="map-above")


@remembered(PIECES)
def engine(x: float, y: float, seat: int, kind: str, resting: bool, label: str) -> Ink:
    """In the colour of its seat, with the seat's shape; laid on its side when it has gone."""
    name = "train" if kind == "trains" else "handcar"
    art = glyph(name, 0, 0, 25, class_="map-meeple")
    # It lies on its side, wheels to the left.
    turned = tag("g", art, transform="rotate(90)") if resting else art
    size = 1.05 if kind == "trains" else 0.9
    return tag(
        "g",
        turned,
        mark(-10, 9, seat, 9),
        transform=f"{place(x, y)} scale({size})",
        class_=seat_class(seat),
        role="img",
        aria_label=label,
        data_piece=f"{kind}-{seat + 1}",
        data_drags=name,
    )


def coming(sight: ClansSight) -> Ink:
    """The demand tiles to come, the next one first."""
    made = [text(4, TALL + 25, sight.to.text("Coming"), class_="faint")]
    x = 92.0
    for number in integers(other(sight)["future"]):
        tile = tables(sight).demand_tile(number)
        wide = 38.0 * len(tile.wants) + 8
        made.append(asked(sight, tile, x + wide / 2, TALL + 20))
        x += wide + 10
    return join(made)


# --- seats and map --------------------------------------------------------------------------------


def track_row(sight: ClansSight, seat: int) -> Row:
    """The delivery track of a seat: points of empty spaces, and the pieces that are left."""
    taken = integers(sight.own["taken"])[seat]
    points = tables(sight).numbers.delivery_vp[1:]
    label = sight.to.count("{n} delivery", "{n} deliveries", taken)
    made: list[Ink] = []
    for nth, number in enumerate(points):
        x = 14 + 34 * nth
        left = nth >= taken
        made.append(tag("rect", class_="empty", x=x - 13, y=3, width=28, height=22, rx=4))
        if left and nth == len(points) - 1:
            made.append(glyph("station", x + 1, 14, 17, class_=seat_class(seat)))
        elif left:
            made.append(mark(x + 1, 14, seat, 13))
        else:
            made.append(text(x + 1, 18, number, class_="small number middle"))
    claimed = [integers(claim)[0] for slot in rows(other(sight)["claims"]) for claim in rows(slot)]
    free = min(taken, len(points) - 1) - claimed.count(seat)
    if free > 0:
        made.append(mark(200, 14, seat, 13))
        made.append(text(210, 18, f"×{free}", class_="small number"))
    return thing(False, f"track:{seat + 1}", label, *made), 30


def track_lines(sight: ClansSight, seat: int) -> list[pen.RenderableType]:
    where = integers(sight.own["trains"])[seat]
    if where < 0:
        return []
    to = sight.to
    said = to.count("{n} delivery", "{n} deliveries", integers(sight.own["taken"])[seat])
    at = tables(sight).places[where].name
    head = to.text(
        "Train of {player}: {place}, {deliveries}",
        player=to.player(seat),
        place=at,
        deliveries=said,
    )
    return [pen.Text(head)]


def map_marks(sight: ClansSight, plan: MapLayout) -> list[Ink]:
    """City tiles, and merchants that reserve a hex."""
    made: list[Ink] = []
    for hex_ in integers(sight.own["cities"]):
        x, y = plan.centre(hex_)
        made.append(city(x, y))
    for pair in rows(sight.own["reserved"]):
        hex_, seat = integers(pair)
        x, y = plan.centre(hex_)
        made.append(glyph("merchant", x, y - 8, 22, class_=f"{seat_class(seat)} map-meeple"))
        made.append(mark(x - 12, y + 2, seat, 9))
    return made


@remembered(PIECES)
def city(x: float, y: float) -> Ink:
    """A City tile: houses on paper."""
    return group(
        tag("path", class_="map-sign", d="M-20 12V-18H20V12z"),
        glyph("castle", 0, -3, 24, class_="map-on-sign"),
        x=x,
        y=y,
    )


def hex_signs(sight: ClansSight) -> dict[str, str]:
    signs = {HEX_NAMES[hex_]: "CITY" for hex_ in integers(sight.own["cities"])}
    for pair in rows(sight.own["reserved"]):
        hex_, seat = integers(pair)
        signs[HEX_NAMES[hex_]] = f"R{seat + 1}"
    return signs


# --- text -----------------------------------------------------------------------------------------


def rail_lines(sight: ClansSight) -> list[pen.RenderableType]:
    """Every place with its demand, its bonus and the trains there."""
    table = tables(sight)
    laid = integers(other(sight)["demand"])
    bonuses = integers(sight.own["bonuses"])
    listed: list[list[pen.Text]] = []
    for number, town in enumerate(table.places):
        tile = next(
            (
                laid[nth]
                for nth, slot in enumerate(table.demand_slots)
                if town.id in slot.places and laid
            ),
            0,
        )
        goods = demand(sight.to, table.demand_tile(tile)) if tile else "-"
        gift = bonus_text(sight.to, table.bonus(bonuses[number])) if bonuses[number] else "-"
        lit = f"place:{town.id}" in sight.lit
        name = pen.Text(town.name, "bold reverse" if lit else "bold")
        listed.append([name, pen.Text(here(sight.own, number)), pen.Text(goods), pen.Text(gift)])
    return [sheet(title(sight.to.text("Rail board")), listed)] if laid else []


def here(own: dict[str, object], number: int) -> str:
    """The trains at a place: T1 for the train of seat 1, m1 for its mini-train."""
    trains = [f"T{seat + 1}" for seat, at in enumerate(integers(own["trains"])) if at == number]
    minis = [f"m{seat + 1}" for seat, at in enumerate(integers(own["minis"])) if at == number]
    return " ".join([*trains, *minis])


DRAWING: Final = ClansDrawing(
    seat_row=track_row,
    seat_lines=track_lines,
    parts=rail_parts,
    after="map",
    panels=rail_lines,
    map_marks=map_marks,
    hex_signs=hex_signs,
    pictures={"bonus": bonus_tile},
)
