"""Checks of the rail board that need more than one record, and the table itself (IN-SU-20)."""

from typing import Final

from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.modules.industria.rail_board.rows import (
    CITY,
    FILE,
    METROPOLIS,
    TUNNEL,
    Railway,
)
from ceilidh.kernel.component_data.datapack import sentence
from ceilidh.kernel.component_data.rows import check_numbers, check_once, check_words
from ceilidh.kernel.component_data.tables import ModuleTable
from ceilidh.kernel.reason import Reason, Word

PLACES: Final = [
    "inverness",
    "aberdeen",
    "dundee",
    "hawick",
    "dumfries",
    "ayr",
    "oban",
    "fort_william",
    "perth",
    "stirling",
    "glasgow",
    "edinburgh",
]
MILESTONE_SLOTS: Final = ["glasgow", "edinburgh", "tunnel_west", "tunnel_east"]
CITIES: Final = 10
MILESTONES: Final = 16
BONUSES: Final = 24
DEMAND: Final = 39
DEMAND_SLOTS: Final = 7


def check_places(railway: Railway) -> list[str]:
    faults = check_words(FILE, "place", PLACES, [place.id for place in railway.places])
    if faults:
        return faults
    rails = {place.id: place.rails for place in railway.places}
    for place in railway.places:
        for other in place.rails:
            if other == place.id or place.id not in rails.get(other, ()):
                remedy = Reason("list every rail at both of its ends")
                faults.append(
                    sentence(
                        FILE,
                        f"place {place.id}",
                        Reason("its rail to {other}", (), {"other": Word(other)}),
                        remedy,
                    )
                )
        if len(set(place.rails)) != len(place.rails):
            fault = Reason("a rail is listed twice")
            faults.append(sentence(FILE, f"place {place.id}", fault, Reason("remove one of them")))
    if len(cities(railway)) != CITIES:
        remedy = Reason(
            "make {cities} of them cities and the others metropolises",
            (),
            {"cities": Word(str(CITIES))},
        )
        faults.append(sentence(FILE, "all place records", Reason("their kinds do not fit"), remedy))
    return faults or check_connected(railway)


def cities(railway: Railway) -> list[str]:
    return [place.id for place in railway.places if place.kind == CITY]


def check_connected(railway: Railway) -> list[str]:
    """Without metropolises and tunnels every city must lead to every other."""
    open_ = cities(railway)
    rails = {place.id: place.rails for place in railway.places}
    found = [open_[0]]
    for place in found:
        found.extend([one for one in rails[place] if one in open_ and one not in found])
    remedy = Reason("join it by rails that lead over cities only")
    lost = [place for place in open_ if place not in found]
    return [
        sentence(FILE, f"place {one}", Reason("no open rail leads there"), remedy) for one in lost
    ]


def check_tunnels(railway: Railway) -> list[str]:
    wanted = [slot for slot in MILESTONE_SLOTS if slot not in PLACES]
    faults = check_words(FILE, TUNNEL, wanted, [tunnel.id for tunnel in railway.tunnels])
    rails = {place.id: place.rails for place in railway.places}
    for tunnel in railway.tunnels:
        one, other = tunnel.ends
        if one not in cities(railway) or other not in cities(railway) or other in rails[one]:
            remedy = Reason("name two cities without a rail between them")
            faults.append(
                sentence(
                    FILE,
                    f"tunnel {tunnel.id}",
                    Reason("a rail already joins its ends, or one is not a city"),
                    remedy,
                )
            )
    return faults


def check_slots(railway: Railway) -> list[str]:
    slots = railway.demand_slots
    numbers = [slot.number for slot in slots]
    faults = check_numbers(FILE, "demand_slot", numbers, 1, DEMAND_SLOTS)
    if sorted([place for slot in slots for place in slot.places]) != sorted(PLACES):
        remedy = Reason("name every place in one slot")
        faults.append(
            sentence(
                FILE,
                "all demand_slot records",
                Reason("a place is missing, unknown or named twice"),
                remedy,
            )
        )
    kinds = {place.id: place.kind for place in railway.places}
    order = [[kinds.get(place, "") for place in slot.places] for slot in slots]
    if not faults and order != [[METROPOLIS]] * 2 + [[CITY, CITY]] * 5:
        remedy = Reason("write the two metropolises first, then five pairs of cities")
        faults.append(
            sentence(FILE, "all demand_slot records", Reason("the order is wrong"), remedy)
        )
    words = [slot.id for slot in railway.milestone_slots]
    faults.extend(check_words(FILE, "milestone_slot", MILESTONE_SLOTS, words))
    cards = [card.slot for card in railway.cards]
    faults.extend(check_words(FILE, "automa_milestone_card", MILESTONE_SLOTS, cards))
    return faults


def check(railway: Railway, components: Components) -> list[str]:
    faults = check_places(railway)
    if faults:
        return faults
    faults = check_tunnels(railway) + check_slots(railway)
    milestones = [row.id for row in railway.milestones]
    faults.extend(check_numbers(FILE, "milestone", milestones, 1, MILESTONES))
    words = [row.condition for row in railway.milestones]
    faults.extend(check_once(FILE, "milestone", "condition", words))
    bonuses = [row.id for row in railway.bonuses]
    faults.extend(check_numbers(FILE, "delivery_bonus", bonuses, 1, BONUSES))
    words = [row.word for row in railway.bonuses]
    faults.extend(check_once(FILE, "delivery_bonus", "effect", words))
    demand = [row.id for row in railway.demand]
    faults.extend(check_numbers(FILE, "demand", demand, 1, DEMAND))
    return faults


RAILWAY: Final[ModuleTable[Components, Railway]] = ModuleTable(FILE, Railway, check)
