"""The clan tiles: gifts at the start and the numbers of each ability (CC-DAT-41)."""

from typing import Final

from ceilidh.games.clans.components.marks import Marks, close, read_box, read_rules
from ceilidh.games.clans.goods import SHIPPING_LEVELS
from ceilidh.kernel.component_data.datapack import DataTable, sentence
from ceilidh.kernel.reason import Reason, Word

FILE: Final = "clans.toml"
FIRST_WORKERS: Final = 2  # of a clan that says nothing else (CC-FW-01)
HIGHEST: Final = 100  # no number of an ability is higher

Bounds = tuple[int, int]  # the lowest and the highest that may be written


class ClanRow:
    """One clan tile.

    `shipping_small` is the level with 1 or 2 players, `merchants` are moved from the board to the
    stock, `workers` is the number of first workers. `ability` holds numbers by name (1 for yes),
    `lists` several under one name, `words` words; what they mean is the affair of the clan's
    module, which declares them as its `Ability`. `first_printing` has the numbers that differed.
    """

    __slots__ = (
        "ability",
        "box",
        "first_printing",
        "id",
        "lists",
        "marks",
        "merchants",
        "name",
        "promo",
        "shipping",
        "shipping_small",
        "words",
        "workers",
    )

    def __init__(self, record: DataTable) -> None:
        self.id = record.text("id", ())
        self.name = record.text("name", ())
        self.box = read_box(record)
        self.promo = record.flag("promo", False)
        start = record.record("start")
        self.shipping = start.integer_or("shipping", 0, SHIPPING_LEVELS - 1, 0)
        self.shipping_small = start.integer_or(
            "shipping_small", 0, SHIPPING_LEVELS - 1, self.shipping
        )
        self.merchants = start.integer_or("merchants", 0, 7, 0)
        self.workers = start.integer_or("workers", 1, 4, FIRST_WORKERS)
        start.done()
        self.ability: dict[str, int] = {}
        self.lists: dict[str, tuple[int, ...]] = {}
        self.words: dict[str, tuple[str, ...]] = {}
        self._read_ability(record.record("ability"))
        self.first_printing = self._read_first_printing(record)
        self.marks: Marks = close(record)

    def _read_ability(self, table: DataTable) -> None:
        for key, value in table.fields.items():
            if not isinstance(value, list):
                self.ability[key] = _number(table, key)
            elif len(value) > 0 and isinstance(value[0], str):
                self.words[key] = table.texts(key, ())
            else:
                self.lists[key] = table.integers(key, 0, HIGHEST, -1)

    def _read_first_printing(self, record: DataTable) -> dict[str, int]:
        numbers: dict[str, int] = {}
        if record.has("first_printing"):
            table = record.record("first_printing")
            for key in self.ability:
                if table.has(key):
                    numbers[key] = _number(table, key)
            table.done()
        return numbers

    def number(self, key: str, first_printing: bool) -> int:
        """A number of the ability in the edition that is played."""
        if first_printing and key in self.first_printing:
            return self.first_printing[key]
        return self.ability[key]


def _number(record: DataTable, key: str) -> int:
    if isinstance(record.fields.get(key), bool):
        return 1 if record.flag(key, False) else 0
    return record.integer(key, 0, HIGHEST)


class Ability:
    """What a clan's module reads in the row of its name, with the bounds of each number.

    `lists` has the bounds of the length. Whatever else stands in a row would have no effect, so
    it is a fault.
    """

    __slots__ = ("lists", "numbers", "words")

    def __init__(
        self,
        numbers: dict[str, Bounds] | None = None,
        lists: dict[str, Bounds] | None = None,
        words: tuple[str, ...] = (),
    ) -> None:
        self.numbers: dict[str, Bounds] = numbers or {}
        self.lists: dict[str, Bounds] = lists or {}
        self.words = words

    def faults(self, row: ClanRow) -> list[str]:
        """What is wrong with the ability of a row, each as one sentence."""
        place = f"clan {row.id}, ability"
        known = [*self.numbers, *self.lists, *self.words]
        found = [*row.ability, *row.lists, *row.words]
        out: list[str] = []
        for key in found:
            if key not in known:
                fault = Reason('unknown key "{key}"', (), {"key": Word(key)})
                out.append(sentence(FILE, place, fault, Reason("check the spelling or remove it")))
        for keys, kept in (
            ([*self.numbers], [*row.ability]),
            ([*self.lists], [*row.lists]),
            ([*self.words], [*row.words]),
        ):
            for key in keys:
                if key not in kept:
                    fault = (
                        Reason('"{key}" is missing', (), {"key": Word(key)})
                        if key not in found
                        else Reason('"{key}" is wrong', (), {"key": Word(key)})
                    )
                    remedy = Reason("write it as in our own table")
                    out.append(sentence(FILE, place, fault, remedy))
        return out if out else self._bound_faults(row, place)

    def _bound_faults(self, row: ClanRow, place: str) -> list[str]:
        out: list[str] = []
        for key, bounds in self.numbers.items():
            for where, numbers in (
                (place, row.ability),
                (f"clan {row.id}, first_printing", row.first_printing),
            ):
                number = numbers.get(key, bounds[0])
                if not bounds[0] <= number <= bounds[1]:
                    remedy = Reason(
                        "write a whole number from {bound} to {bound2}",
                        (),
                        {"bound": Word(str(bounds[0])), "bound2": Word(str(bounds[1]))},
                    )
                    out.append(
                        sentence(
                            FILE,
                            where,
                            Reason(
                                '"{key}" is {number}',
                                (),
                                {"key": Word(key), "number": Word(str(number))},
                            ),
                            remedy,
                        )
                    )
        for key, bounds in self.lists.items():
            length = len(row.lists[key])
            if not bounds[0] <= length <= bounds[1]:
                remedy = Reason(
                    "write {bound} to {bound2} of them",
                    (),
                    {"bound": Word(str(bounds[0])), "bound2": Word(str(bounds[1]))},
                )
                out.append(
                    sentence(
                        FILE,
                        place,
                        Reason(
                            '"{key}" has {length} entries',
                            (),
                            {"key": Word(key), "length": Word(str(length))},
                        ),
                        remedy,
                    )
                )
        return out


def read_clans(table: DataTable) -> tuple[ClanRow, ...]:
    """All clans of the file, in file order."""
    read_rules(table)
    rows = [ClanRow(one) for one in table.records("clan", "clan", "id")]
    table.done()
    return tuple(rows)
