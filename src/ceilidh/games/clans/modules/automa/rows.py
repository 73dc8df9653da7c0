"""The table of the Automa: its numbers, five levels and 22 action cards (IN-TAB-01 to 03)."""

from typing import Final

from ceilidh.games.clans.components.hexes import MODULE_NAMES
from ceilidh.games.clans.components.market import BRACKETS
from ceilidh.games.clans.components.marks import Marks, close, read_id, read_rules
from ceilidh.games.clans.components.pack import Components
from ceilidh.kernel.component_data.datapack import DataTable, sentence
from ceilidh.kernel.component_data.rows import check_numbers
from ceilidh.kernel.component_data.tables import ModuleTable
from ceilidh.kernel.reason import Reason, Word

FILE: Final = "automa.toml"
CARDS: Final = 22
LEVELS: Final = 5
ROUNDS: Final = 5
FIRST_DECK: Final = 14  # cards of round 1; every later round has LATER_DECK
LATER_DECK: Final = 2

# Icons in the upper part of a card.
SKIP: Final = "skip"
TECHNOLOGY: Final = "technology"
TRADE: Final = "trade"
CONTRACT: Final = "contract"
UPGRADE: Final = "upgrade"
EXPAND: Final = "expand"
ICONS: Final[tuple[str, ...]] = (SKIP, TECHNOLOGY, TRADE, CONTRACT, UPGRADE, EXPAND)

# Criteria of an expand.
PORT: Final = "port"
COST: Final = "cost"
SETTLEMENTS: Final = "settlements"
NEIGHBOURHOOD: Final = "neighbourhood"
CRITERIA: Final[tuple[str, ...]] = (PORT, COST, SETTLEMENTS, NEIGHBOURHOOD)

# Upgrades of a support card.
MERCHANT: Final = "merchant"
SHIPPING: Final = "shipping"

# The walk of the glory token along the player board (IN-AS-11); the last one are all workers.
COLUMN_WORDS: Final[tuple[str, ...]] = (
    "sheep",
    "cow",
    "cheese_dairy",
    "bakery",
    "field",
    "distillery",
    "worker",
)


class Card:
    """One action card; `modules` are map modules 0 to 3, `removed` leaves the game after a skip."""

    __slots__ = (
        "criteria",
        "icons",
        "id",
        "marks",
        "modules",
        "removed",
        "round",
        "steps",
        "upgrade",
    )

    def __init__(self, record: DataTable) -> None:
        self.id = read_id(record)
        self.round = record.integer("round", 1, ROUNDS)
        self.icons = record.texts("actions", ICONS)
        self.criteria = record.texts("criteria", CRITERIA)
        self.upgrade = record.text("upgrade", (MERCHANT, SHIPPING))
        self.steps = record.integer("steps", 1, len(COLUMN_WORDS))
        letters = record.texts("modules", MODULE_NAMES)
        self.modules = tuple([MODULE_NAMES.index(letter) for letter in letters])
        self.removed = record.flag("remove", False)
        self.marks: Marks = close(record)
        if not self.icons:
            raise record.error(Reason('"actions" is empty'), Reason("write at least one icon"))
        if sorted(self.criteria) != sorted(CRITERIA):
            raise record.error(
                Reason('"criteria" is wrong'), Reason("write each of the four criteria once")
            )


class DifficultyLevel:
    """What a level of difficulty gives: money at the start, glory and train points at the end."""

    __slots__ = ("glory", "marks", "money", "number", "train")

    def __init__(self, record: DataTable) -> None:
        self.number = record.integer("level", 1, LEVELS)
        self.money = record.integer("money", 0, 500)
        self.glory = record.integer("glory_vp", 0, 500)
        self.train = record.integer("train_vp", 0, 500)
        self.marks: Marks = close(record)


class Prices:
    """What the Automa pays and earns."""

    __slots__ = (
        "basic",
        "bonus",
        "icon",
        "meat",
        "processed",
        "reward",
        "technology",
        "trade",
        "upgrade",
    )

    def __init__(self, record: DataTable) -> None:
        self.trade = record.integer("trade_per_merchant", 0, 99)
        self.bonus = record.integer("bonus_per_merchant", 0, 99)
        self.basic = record.integer("basic", 0, 99)
        self.processed = record.integer("processed", 0, 99)
        self.meat = record.integer("meat", 0, 99)
        self.reward = record.integer("upgrade_reward", 0, 99)
        self.icon = record.integer("production_per_icon", 0, 99)
        self.technology = record.integer("technology", 0, 99)
        self.upgrade = record.integer("upgrade", 0, 99)
        close(record)


class AutomaRows:
    """The whole table; `buys` and `sells` are by bracket: low, medium and high."""

    __slots__ = (
        "buys",
        "cards",
        "levels",
        "max_land_cost",
        "money_per_round",
        "port_money",
        "prices",
        "rules",
        "sells",
        "shipping",
    )

    def __init__(self, table: DataTable) -> None:
        self.rules = read_rules(table)
        setup = table.record("setup")
        self.shipping = setup.integer("shipping", 0, 5)
        self.max_land_cost = setup.integer("max_land_cost", 0, 9)
        self.port_money = setup.integer("port_money", 0, 99)
        self.money_per_round = setup.integer("money_per_round", 0, 99)
        close(setup)
        columns = table.record("unit_columns")
        if columns.texts("order", COLUMN_WORDS) != COLUMN_WORDS:
            raise columns.error(
                Reason('"order" is wrong'), Reason("write the columns of the player board")
            )
        close(columns)
        self.prices = Prices(table.record("money"))
        bonus = table.record("bonus_trade")
        self.buys = bonus.amounts("buy", BRACKETS, 9)
        self.sells = bonus.amounts("sell", BRACKETS, 9)
        close(bonus)
        self.levels = tuple(
            [DifficultyLevel(one) for one in table.records("difficulty", "level", "level")]
        )
        self.cards = tuple([Card(one) for one in table.records("card", "card", "id")])
        table.done()

    def card(self, number: int) -> Card:
        """The card with this id; checked tables number them in order."""
        return self.cards[number - 1]

    def level(self, number: int) -> DifficultyLevel:
        return self.levels[number - 1]


def check(rows: AutomaRows, components: Components) -> list[str]:
    faults = check_numbers(FILE, "card", [card.id for card in rows.cards], 1, CARDS)
    levels = [level.number for level in rows.levels]
    faults += check_numbers(FILE, "level", levels, 1, LEVELS)
    for round_ in range(1, ROUNDS + 1):
        number = len([card for card in rows.cards if card.round == round_])
        due = FIRST_DECK if round_ == 1 else LATER_DECK
        if number != due:
            fault = Reason(
                "there are {number} cards instead of {due}",
                (),
                {"number": Word(str(number)), "due": Word(str(due))},
            )
            faults.append(sentence(FILE, f"round {round_}", fault, Reason("correct their rounds")))
    return faults


AUTOMA: Final[ModuleTable[Components, AutomaRows]] = ModuleTable(FILE, AutomaRows, check)
