"""Clans of Caledonia: the components of the box and what can be entered of each."""

from __future__ import annotations

from typing import Any, Final

from ceilidh.box.fields import AmountsField, ChecksField, ChoiceField, NumberField, TextField
from ceilidh.box.kind import Fields, Kind, draw_part
from ceilidh.box.map_sides import (
    GridField,
    PortField,
    RiversField,
    edge_name,
    edges_of,
    module_of_name,
    same_side,
)
from ceilidh.box.ports import PortNumbersField, PortOptionsField, with_effects
from ceilidh.draw.svg.clans.ports import port_alone
from ceilidh.draw.svg.clans.side import draw_side
from ceilidh.draw.svg.ink import Ink
from ceilidh.games.clans.components.contracts import GIVE_WORDS, NEED_WORDS
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.modules.industria.rail_board.checks import PLACES
from ceilidh.kernel.component_data.pack_file import Pack
from ceilidh.say import Speaker
from ceilidh.say.clans.names import GOODS
from ceilidh.say.phrases import message

GIVEN: Final = {"free_hex": message("free expand"), "upgrade": message("bonus upgrade")}
KINDS_OF_PLACE: Final = {"city": message("city"), "metropolis": message("metropolis")}


def good(to: Speaker, word: str) -> str:
    return to.text(GOODS.get(word) or GIVEN[word])


def place(to: Speaker, word: str) -> str:
    """Places have names of their own in a pack; here they are told apart by ours."""
    return word.replace("_", " ").title()


def _side(kind: Kind, tables: Any, id_: str, to: Speaker) -> Ink:
    edges = [(edge_name(edge), *edge) for edge in edges_of(module_of_name(id_))]
    return draw_side(tables, id_, edges, to)


def _other_ends(kind: Kind, pack: Pack, id_: str, before: Fields, values: Fields) -> Pack:
    """A rail has two ends: the other places get or lose theirs."""
    rows = kind.all_rows(pack)
    for other in PLACES:
        old, new = other in before.get("rails", []), other in values.get("rails", [])
        if old == new or other == id_:
            continue
        kept = [one for one in rows[other]["rails"] if one != id_]
        rails = [*kept, id_] if new else kept
        change = {**pack.row(kind.table, kind.rows, other), "rails": rails}
        if sorted(rails) == sorted(kind.ours()[other]["rails"]):
            del change["rails"]
        pack = pack.with_row(kind.table, kind.rows, other, change)
    return pack


SIDES: Final = Kind(
    "clans",
    "sides",
    message("Map modules"),
    "map_modules",
    "side",
    (
        GridField("grid", message("Hexes")),
        RiversField("rivers", message("Rivers")),
        PortField("port_12", message("Port with 1 or 2 players")),
    ),
    parts="module",
    draw=_side,
    same=same_side,
    label=lambda row: str(row["id"]),
)
STARTING: Final = Kind(
    "clans",
    "starting",
    message("Starting tiles"),
    "starting_tiles",
    "tile",
    (
        NumberField("money", message("Money"), low=0, high=99, icon="money"),
        AmountsField("goods", message("Goods"), words=GOOD_NAMES, called=good),
    ),
    target="tile",
    parts="box",
)
CONTRACTS: Final = Kind(
    "clans",
    "contracts",
    message("Export contracts"),
    "contracts",
    "contract",
    (
        AmountsField("needs", message("Requires"), words=NEED_WORDS, called=good, high=20),
        AmountsField(
            "gives", message("Gives"), words=GIVE_WORDS, called=good, high=50, icons=False
        ),
    ),
    target="contract",
    zones=(("needs", 0, 0, 50, 100), ("gives", 50, 0, 100, 100)),
)
SCORING: Final = Kind(
    "clans",
    "scoring",
    message("Scoring tiles"),
    "scoring_tiles",
    "tile",
    (
        NumberField("per", message("For every"), low=1, high=10),
        NumberField("glory", message("Glory"), high=20),
        NumberField("field_glory", message("Glory for a field"), optional=True, high=20),
        NumberField("field_uses", message("Pairs a field counts in"), optional=True, high=20),
    ),
    target="scoring",
    parts="box",
)
RAILS: Final = Kind(
    "clans",
    "rails",
    message("Rail board: places"),
    "railway",
    "place",
    (
        TextField("name", message("Name")),
        ChoiceField(
            "kind",
            message("Kind"),
            choices=tuple(KINDS_OF_PLACE),
            called=lambda to, word: to.text(KINDS_OF_PLACE[word]),
        ),
        ChecksField("rails", message("Rails to"), choices=tuple(PLACES), called=place),
        NumberField("x", message("Place from the left (0 to 1000)"), high=1000),
        NumberField("y", message("Place from the top (0 to 720)"), high=720),
    ),
    modules=("trains",),
    draw=draw_part("rails"),
    leads="place",
    join=_other_ends,
)
TUNNELS: Final = Kind(
    "clans",
    "tunnels",
    message("Rail board: tunnels"),
    "railway",
    "tunnel",
    (ChecksField("ends", message("Joins"), choices=tuple(PLACES), called=place),),
    modules=("trains",),
    draw=draw_part("rails"),
)
SLOTS: Final = Kind(
    "clans",
    "slots",
    message("Rail board: demand slots"),
    "railway",
    "demand_slot",
    (ChecksField("places", message("Serves"), choices=tuple(PLACES), called=place),),
    modules=("trains",),
    draw=draw_part("rails"),
)
DEMAND: Final = Kind(
    "clans",
    "demand",
    message("Demand tiles"),
    "railway",
    "demand",
    (AmountsField("goods", message("Requires"), words=GOOD_NAMES, called=good),),
    target="demand",
    modules=("trains",),
)
PORTS: Final[Kind] = Kind(
    "clans",
    "ports",
    message("Port tiles"),
    "ports",
    "port",
    (
        PortNumbersField("args", message("Numbers")),
        PortOptionsField("option", message("Numbers without and with trains")),
    ),
    draw=lambda kind, tables, id_, to: port_alone(tables.port(int(id_))),
    parts="box",
    complete=lambda id_, values: with_effects(PORTS.ours()[id_], values),
)
AWARDS: Final = Kind(
    "clans",
    "awards",
    message("Awards"),
    "awards",
    "award",
    (
        NumberField("zero_vp", message("0 points from"), low=1, high=500),
        NumberField("four_vp", message("4 points from"), low=1, high=500),
    ),
    target="award",
    modules=("awards",),
)
MILESTONES: Final = Kind(
    "clans",
    "milestones",
    message("Milestone tiles"),
    "railway",
    "milestone",
    (
        NumberField("amount", message("How many"), low=1, high=99),
        NumberField("each", message("With how many each"), optional=True, low=1, high=99),
    ),
    target="milestone-tile",
    modules=("trains",),
)
MILESTONE_SPACES: Final = Kind(
    "clans",
    "milestone-spaces",
    message("Rail board: milestone spaces"),
    "railway",
    "milestone_slot",
    (
        NumberField("x", message("Place from the left (0 to 1000)"), high=1000),
        NumberField("y", message("Place from the top (0 to 720)"), high=720),
    ),
    modules=("trains",),
    draw=draw_part("rails"),
    label=lambda row: str(row["id"]).replace("_", " ").title(),
)
KINDS: Final = (
    SIDES,
    STARTING,
    CONTRACTS,
    SCORING,
    PORTS,
    AWARDS,
    RAILS,
    TUNNELS,
    SLOTS,
    DEMAND,
    MILESTONES,
    MILESTONE_SPACES,
)
