"""The port tiles: effect, moment of use and numbers of each (CC-PRT-T1-01 to CC-PRT-T9-01)."""

from typing import Final

from ceilidh.games.clans.components.marks import Marks, close, read_box, read_id, read_rules
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.reason import Reason

FILE: Final = "ports.toml"

Bounds = tuple[int, int]
MANY: Final[Bounds] = (0, 100)
# Every effect with the numbers that it must have and their bounds: a port acts by its effect.
EFFECTS: Final[dict[str, dict[str, Bounds]]] = {
    "meat_discount": {"animals": (1, 1)},
    "swap_basic": {"pay": (1, 1), "gain": (1, 9)},
    "swap_processed": {"pay": (1, 1), "gain": (1, 9)},
    "upgrade_and_glory": {"upgrades": (0, 9), "glory": MANY},
    "money": {"money": MANY},
    "shift_price": {"steps": (1, 30)},
    "exchange_units": {"units": (2, 2)},
    "money_and_building_bonus": {"money": MANY},
    "copy_port": {"cost": MANY},
    "processed_discount": {"goods": (1, 1)},
    "free_animal_with_animal": {"units": (1, 1)},
    "factory_to_field": {"units": (1, 1)},
    "choose_technology_or_glory": {"cost": MANY, "technologies": (2, 2), "glory": MANY},
    "processed_for_money": {"pay": (1, 9), "money": MANY},
    "hire_merchants": {"merchants": (1, 9), "needs_fulfilled": MANY},
    "move_units": {"moves": (1, 9), "distance": (1, 1)},
    "delivery_discount": {"processed": (1, 1), "or_basic": (1, 9)},
    "move_factory": {"units": (1, 1)},
    "take_delivery_marker": {"markers": (1, 1)},
    "pay_for_contract": {"cost": MANY},
}
# The moment of an effect, "any" for all others.
TIMINGS: Final[dict[str, str]] = {
    "meat_discount": "fulfil",
    "shift_price": "trade",
    "processed_discount": "fulfil",
    "delivery_discount": "deliver",
}
# The tiles that other rules ask for, and the effect by which each is that tile.
MEAT_TILE: Final = 1
PRICE_TILE: Final = 6
COPY_TILE: Final = 9
GOODS_TILE: Final = 10
DELIVERY_TILE: Final = 16
NUMBERED: Final[dict[str, int]] = {
    "meat_discount": MEAT_TILE,
    "shift_price": PRICE_TILE,
    "copy_port": COPY_TILE,
    "processed_discount": GOODS_TILE,
    "delivery_discount": DELIVERY_TILE,
}
ALWAYS: Final = -1


class PortEffect:
    """One effect of a port: a word, its moment and its numbers by name.

    `train` is 1 for an effect only with trains, 0 for one only without them, else ALWAYS.
    """

    __slots__ = ("numbers", "timing", "train", "word")

    def __init__(self, record: DataTable) -> None:
        self.word = record.text("effect", tuple(EFFECTS))
        self.timing = record.text("timing", (TIMINGS.get(self.word, "any"),))
        self.train = ALWAYS
        if record.has("needs_train"):
            self.train = 1 if record.flag("needs_train", False) else 0
        self.numbers: dict[str, int] = {}
        table = record.record("args")
        for key, bounds in EFFECTS[self.word].items():
            self.numbers[key] = table.integer(key, bounds[0], bounds[1])
        table.done()


class Port:
    """A port tile of any box; two of Industria have one effect with and one without trains."""

    __slots__ = ("box", "effects", "id", "marks", "promo")

    def __init__(self, record: DataTable) -> None:
        self.id = read_id(record)
        self.box = read_box(record)
        self.promo = record.flag("promo", False)
        effects: list[PortEffect] = []
        if record.has("option"):
            for option in record.records("option", "option", "effect"):
                effects.append(PortEffect(option))
                close(option)
        else:
            effects.append(PortEffect(record))
        self.effects = tuple(effects)
        if [one.train for one in effects] not in ([ALWAYS], [0, 1]):
            remedy = Reason("write one effect, or one without trains and then one with them")
            raise record.error(Reason("its effects do not fit together"), remedy)
        self.marks: Marks = close(record)

    def effect(self, trains: bool = False) -> PortEffect:
        """The effect in force in a game with or without trains (IN-SU-19)."""
        return self.effects[-1 if trains else 0]


def read_ports(table: DataTable) -> tuple[Port, ...]:
    """All ports of the file, in file order."""
    read_rules(table)
    ports = [Port(one) for one in table.records("port", "port", "id")]
    table.done()
    return tuple(ports)
