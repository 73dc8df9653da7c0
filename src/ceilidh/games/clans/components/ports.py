"""The port tiles: effect, moment of use and numbers of each (CC-PRT-T1-01 to CC-PRT-T9-01)."""

from typing import Final

from ceilidh.games.clans.components.marks import read_base, read_id, read_rules, read_source
from ceilidh.kernel.datapack import Record

FILE: Final = "ports.toml"
PROMO_ID: Final = 9
TIMINGS: Final[tuple[str, ...]] = ("any", "fulfil", "trade", "deliver")
# The effects of the base game with the numbers that each must have.
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "meat_discount": ("animals",),
    "swap_basic": ("pay", "gain"),
    "swap_processed": ("pay", "gain"),
    "upgrade_and_glory": ("upgrades", "glory"),
    "money": ("money",),
    "shift_price": ("steps",),
    "exchange_units": ("units",),
    "money_and_building_bonus": ("money",),
    "copy_port": ("cost",),
}
INDUSTRIA_EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "processed_discount": ("goods",),
    "free_animal_with_animal": ("units",),
    "factory_to_field": ("units",),
    "choose_technology_or_glory": ("cost", "technologies", "glory"),
    "processed_for_money": ("pay", "money"),
    "hire_merchants": ("merchants", "needs_fulfilled"),
    "move_units": ("moves", "distance"),
    "delivery_discount": ("processed", "or_basic"),
    "move_factory": ("units",),
    "take_delivery_marker": ("markers",),
    "pay_for_contract": ("cost",),
}


class Port:
    """A port tile of the base game; a number that the effect does not use is 0."""

    __slots__ = (
        "animals",
        "base",
        "cost",
        "effect",
        "gain",
        "glory",
        "id",
        "money",
        "pay",
        "promo",
        "rules",
        "source",
        "steps",
        "timing",
        "units",
        "upgrades",
    )

    def __init__(
        self,
        id: int,
        effect: str,
        timing: str,
        pay: int,
        gain: int,
        money: int,
        glory: int,
        upgrades: int,
        steps: int,
        units: int,
        animals: int,
        cost: int,
        base: bool,
        promo: bool,
        source: str,
        rules: tuple[str, ...],
    ) -> None:
        self.id = id
        self.effect = effect
        self.timing = timing
        self.pay = pay
        self.gain = gain
        self.money = money
        self.glory = glory
        self.upgrades = upgrades
        self.steps = steps
        self.units = units
        self.animals = animals
        self.cost = cost
        self.base = base
        self.promo = promo
        self.source = source
        self.rules = rules


class PortEffect:
    """One effect of an Industria port; `train` is 1 only with, 0 only without trains, -1 both."""

    __slots__ = ("effect", "numbers", "timing", "train")

    def __init__(self, effect: str, timing: str, train: int, numbers: dict[str, int]) -> None:
        self.effect = effect
        self.timing = timing
        self.train = train
        self.numbers = numbers


class IndustriaPort:
    """A port tile of Industria, kept apart until that expansion is played."""

    __slots__ = ("effects", "id", "rules", "source")

    def __init__(
        self, id: int, effects: tuple[PortEffect, ...], source: str, rules: tuple[str, ...]
    ) -> None:
        self.id = id
        self.effects = effects
        self.source = source
        self.rules = rules


def _read_numbers(record: Record, wanted: tuple[str, ...]) -> dict[str, int]:
    table = record.record("args")
    numbers: dict[str, int] = {}
    for key in wanted:
        numbers[key] = table.integer(key, 0, 100)
    table.done()
    return numbers


def _read_port(record: Record) -> Port:
    effect = record.text("effect", tuple(EFFECTS))
    numbers = _read_numbers(record, EFFECTS[effect])
    number = read_id(record)
    port = Port(
        number,
        effect,
        record.text("timing", TIMINGS),
        numbers.get("pay", 0),
        numbers.get("gain", 0),
        numbers.get("money", 0),
        numbers.get("glory", 0),
        numbers.get("upgrades", 0),
        numbers.get("steps", 0),
        numbers.get("units", 0),
        numbers.get("animals", 0),
        numbers.get("cost", 0),
        True,
        number == PROMO_ID,
        read_source(record),
        read_rules(record),
    )
    record.done()
    return port


def _read_effect(record: Record) -> PortEffect:
    effect = record.text("effect", tuple(INDUSTRIA_EFFECTS))
    train = -1
    if record.has("needs_train"):
        train = 1 if record.flag("needs_train", False) else 0
    numbers = _read_numbers(record, INDUSTRIA_EFFECTS[effect])
    return PortEffect(effect, record.text("timing", TIMINGS), train, numbers)


def _read_industria(record: Record) -> IndustriaPort:
    effects: list[PortEffect] = []
    if record.has("option"):
        for option in record.records("option", "option", "effect"):
            effects.append(_read_effect(option))
            read_source(option)
            option.done()
    else:
        effects.append(_read_effect(record))
    port = IndustriaPort(read_id(record), tuple(effects), read_source(record), read_rules(record))
    record.done()
    return port


def read_ports(table: Record) -> tuple[tuple[Port, ...], tuple[IndustriaPort, ...]]:
    """The ports of the base game and those of Industria, each in file order."""
    read_rules(table)
    base: list[Port] = []
    industria: list[IndustriaPort] = []
    for record in table.records("port", "port", "id"):
        if read_base(record):
            base.append(_read_port(record))
        else:
            industria.append(_read_industria(record))
    table.done()
    return tuple(base), tuple(industria)
