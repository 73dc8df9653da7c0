"""The rail board with its tiles: places, tunnels, demand, delivery bonuses, milestones (IN-MD)."""

from typing import Final

from ceilidh.games.clans.components.marks import Marks, close, read_id, read_rules
from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.reason import Reason

FILE: Final = "railway.toml"
CITY: Final = "city"
METROPOLIS: Final = "metropolis"
TUNNEL: Final = "tunnel"
WIDTH: Final = 1000
HEIGHT: Final = 720
PLAYERS: Final = (2, 3, 4)
ROUNDS: Final = 5
MOST_OF_A_GOOD: Final = 9  # on one demand tile

Bounds = tuple[int, int]
MANY: Final[Bounds] = (0, 100)
SOME: Final[Bounds] = (1, 9)
# Every delivery bonus by its word, with the numbers that it must have and their bounds.
BONUSES: Final[dict[str, dict[str, Bounds]]] = {
    "money_and_free_hexes": {"money": MANY, "free_hexes": (2, 2)},
    "free_field": {},
    "money_action_and_city_tile": {"money": MANY},
    "jump_expand_and_upgrade": {"jump": (1, 5), "upgrades": SOME},
    "undo_upgrades_for_goods": {"undo": SOME, "processed": MANY, "basic": MANY},
    "shift_prices_and_money": {"goods": (1, 6), "money": MANY},
    "return_distillery_for_goods": {"cost": MANY, "each_good": SOME},
    "swap_contract_and_goods": {"processed": MANY, "basic": MANY},
    "return_factory_for_basic": {"each_basic": SOME},
    "process_basic_goods": {"goods": SOME},
    "processed_and_action_with_port": {"processed": MANY},
    "return_animal_for_money": {"money": MANY},
    "whisky_for_money": {"whisky": SOME, "money": MANY},
    "money_and_move_units": {"money": MANY, "moves": SOME},
    "processed_free_hex_and_action": {"processed": MANY, "free_hexes": (1, 1)},
    "money_and_extra_contract": {"money": MANY},
    "money_and_building_bonus": {"money": MANY},
    "upgrades_and_money": {"upgrades": SOME, "money": MANY},
    "reserve_hex_with_merchant": {"money": MANY},
    "sell_with_premium": {"goods": SOME, "premium": MANY},
    "merchants_for_money": {"merchants": SOME, "money": MANY},
    "free_goods_for_contract": {"goods": (2, 2)},
    "fulfil_with_money_per_import": {"money_per_import": MANY},
    "return_field_to_fulfil": {},
}
# What each milestone asks for, with the bounds of how many and of how many each.
ONE: Final[Bounds] = (0, 0)
CONDITIONS: Final[dict[str, tuple[Bounds, Bounds]]] = {
    "import_goods_of_one_kind": (MANY, ONE),
    "port_tiles_used": ((1, 4), ONE),
    "factories_on_map": (MANY, ONE),
    "basic_goods_in_stock": (MANY, ONE),
    "all_workers_on_map": ((8, 8), ONE),
    "upgrades": (MANY, ONE),
    "triangles_in_different_settlements": (SOME, (3, 3)),
    "non_worker_kinds_with_units": ((1, 6), SOME),
    "one_unit_of_every_kind": ((7, 7), ONE),
    "units_on_map": (MANY, ONE),
    "units_in_one_settlement": (MANY, ONE),
    "units_along_rivers": (MANY, ONE),
    "own_hexes_in_straight_line": ((2, 13), ONE),
    "contracts_with_hops": (SOME, SOME),
    "kinds_exported": ((1, 6), ONE),
    "contracts_without_direct_bonus": (SOME, ONE),
}


def _point(record: DataTable) -> tuple[int, int]:
    return record.integer("x", 0, WIDTH), record.integer("y", 0, HEIGHT)


class RailStop:
    """A city or a metropolis with the places at the other ends of its rails."""

    __slots__ = ("at", "id", "kind", "marks", "name", "rails")

    def __init__(self, record: DataTable) -> None:
        self.id = record.text("id", ())
        self.name = record.text("name", ())
        self.kind = record.text("kind", (CITY, METROPOLIS))
        self.at = _point(record)
        self.rails = record.texts("rails", ())
        self.marks: Marks = close(record)


class Tunnel:
    """A rail between two cities that must be opened; `portals` are drawn at its ends."""

    __slots__ = ("ends", "id", "marks", "name", "portals")

    def __init__(self, record: DataTable) -> None:
        self.id = record.text("id", ())
        self.name = record.text("name", ())
        self.ends = record.texts("ends", ())
        self.portals = record.integers("portals", 0, WIDTH, 4)
        self.marks: Marks = close(record)
        if len(self.ends) != 2 or self.ends[0] == self.ends[1]:
            raise record.error(Reason("it does not join two places"), Reason("name the two ends"))


class DemandSlot:
    """Where a demand tile lies: beside a metropolis, or between the two cities of a pair."""

    __slots__ = ("at", "marks", "number", "places")

    def __init__(self, record: DataTable) -> None:
        self.number = record.integer("number", 1, 99)
        self.places = record.texts("places", ())
        self.at = _point(record)
        self.marks: Marks = close(record)


class MilestoneSlot:
    """Where a milestone tile lies, and what it opens: the metropolis or tunnel of the same id."""

    __slots__ = ("at", "id", "marks", "unlocks")

    def __init__(self, record: DataTable) -> None:
        self.id = record.text("id", ())
        self.unlocks = record.text("unlocks", (METROPOLIS, TUNNEL))
        self.at = _point(record)
        self.marks: Marks = close(record)


class MilestoneCard:
    """The solo card of a milestone slot: points by the round of the claim."""

    __slots__ = ("marks", "slot", "vp_by_round")

    def __init__(self, record: DataTable) -> None:
        self.slot = record.text("slot", ())
        self.vp_by_round = record.integers("vp_by_round", 0, 99, ROUNDS)
        self.marks: Marks = close(record)


class Milestone:
    """A milestone tile: its condition, how many it asks for, and how many of something each."""

    __slots__ = ("amount", "condition", "each", "id", "marks")

    def __init__(self, record: DataTable) -> None:
        self.id = read_id(record)
        self.condition = record.text("condition", tuple(CONDITIONS))
        amounts, each = CONDITIONS[self.condition]
        self.amount = record.integer("amount", amounts[0], amounts[1])
        self.each = record.integer("each", each[0], each[1]) if each != ONE else 0
        self.marks: Marks = close(record)


class DeliveryBonusTile:
    """A delivery bonus tile: the word of what it does, and its numbers by name."""

    __slots__ = ("id", "marks", "numbers", "word")

    def __init__(self, record: DataTable) -> None:
        self.id = read_id(record)
        self.word = record.text("effect", tuple(BONUSES))
        self.numbers: dict[str, int] = {}
        table = record.record("args")
        for key, bounds in BONUSES[self.word].items():
            self.numbers[key] = table.integer(key, bounds[0], bounds[1])
        table.done()
        self.marks: Marks = close(record)


class Demand:
    """A demand tile; `wants` are pairs of a good and its number."""

    __slots__ = ("id", "marks", "wants")

    def __init__(self, record: DataTable) -> None:
        self.id = read_id(record)
        goods = record.amounts("goods", GOOD_NAMES, MOST_OF_A_GOOD)
        self.wants = tuple([(good, number) for good, number in enumerate(goods) if number])
        self.marks: Marks = close(record)
        if not self.wants:
            raise record.error(Reason("it requires nothing"), Reason("name at least one good"))


class RailNumbers:
    """The numbers of the train module and of the variants without it."""

    __slots__ = (
        "delivery_vp",
        "fee",
        "future_slots",
        "markers",
        "metropolis_glory",
        "milestone_cost",
        "milestone_vp",
        "simplified_future",
        "simplified_reward",
        "solo_deduction",
    )

    def __init__(self, table: DataTable) -> None:
        numbers = table.record("numbers")
        self.fee = numbers.integer("fee", 0, 99)
        self.metropolis_glory = numbers.integer("metropolis_glory", 0, 99)
        self.markers = numbers.integer("track_milestone_markers", 1, 8)
        self.delivery_vp = numbers.integers("delivery_vp", 0, 99, self.markers + 2)
        by_players = numbers.record("milestone_vp")
        self.milestone_vp = {n: by_players.integers(str(n), 0, 99, n) for n in PLAYERS}
        by_players.done()
        self.solo_deduction = numbers.integer("solo_deduction", 0, 99)
        close(numbers)
        future = table.record("future_area")
        slots = future.record("slots")
        self.future_slots = {n: slots.integer(str(n), 1, 9) for n in (1, *PLAYERS)}
        slots.done()
        close(future)
        variant = table.record("variant")
        self.milestone_cost = variant.integer("milestone_cost", 0, 99)
        self.simplified_reward = variant.integer("simplified_reward", 0, 99)
        self.simplified_future = variant.integer("simplified_future", 1, 9)
        close(variant)


class Railway:
    """Everything that lies on or beside the rail board; tiles are found by their numbers."""

    __slots__ = (
        "bonuses",
        "cards",
        "demand",
        "demand_slots",
        "milestone_slots",
        "milestones",
        "numbers",
        "places",
        "rules",
        "tunnels",
    )

    def __init__(self, table: DataTable) -> None:
        self.rules = read_rules(table)
        self.numbers = RailNumbers(table)
        self.places = tuple([RailStop(one) for one in table.records("place", "place", "id")])
        self.tunnels = tuple([Tunnel(one) for one in table.records("tunnel", "tunnel", "id")])
        slots = table.records("demand_slot", "demand_slot", "number")
        self.demand_slots = tuple([DemandSlot(one) for one in slots])
        slots = table.records("milestone_slot", "milestone_slot", "id")
        self.milestone_slots = tuple([MilestoneSlot(one) for one in slots])
        cards = table.records("automa_milestone_card", "automa_milestone_card", "slot")
        self.cards = tuple([MilestoneCard(one) for one in cards])
        tiles = table.records("milestone", "milestone", "id")
        self.milestones = tuple([Milestone(one) for one in tiles])
        tiles = table.records("delivery_bonus", "delivery_bonus", "id")
        self.bonuses = tuple([DeliveryBonusTile(one) for one in tiles])
        self.demand = tuple([Demand(one) for one in table.records("demand", "demand", "id")])
        table.done()

    def milestone(self, number: int) -> Milestone:
        return self.milestones[number - 1]

    def bonus(self, number: int) -> DeliveryBonusTile:
        return self.bonuses[number - 1]

    def demand_tile(self, number: int) -> Demand:
        return self.demand[number - 1]

    def place_number(self, word: str) -> int:
        """The place of this id among the places."""
        return [place.id for place in self.places].index(word)
