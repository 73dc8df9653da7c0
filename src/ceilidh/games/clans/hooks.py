"""Every hook of the game, in one place. docs/hooks.md shows one use of each.

Four families: *collect* (answers are summed or joined), *veto* (all must agree), *notify* (after
the fact; may push frames) and *replace* (at most one module answers). A clan is a module too: its
hooks are asked only for the seat that plays it. The other modules' are asked for every seat.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.components.maps import SOIL_COSTS
from ceilidh.games.clans.goods import COLUMNS
from ceilidh.games.clans.rules.deed import AFTER, BEFORE, BENEFIT, MAIN
from ceilidh.kernel.deed import Deed
from ceilidh.kernel.hexset import HexSet
from ceilidh.kernel.ruleset import BaseModule, overrides
from ceilidh.kernel.score_line import ScoreLine

if TYPE_CHECKING:
    from ceilidh.games.clans.ruleset import Rules
    from ceilidh.games.clans.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(BaseModule):
    """A clan, a variant or a part of an expansion."""

    # --- asked once, when the ruleset is resolved -------------------------------------------------

    def tune(self, rules: "Rules") -> None:
        """notify: change numbers of the ruleset, such as a limit or a table of points."""

    def sequence(self, rules: "Rules", name: str) -> list[str]:
        """replace: the step names of a whole sequence; empty leaves it as it is."""
        return []

    def score_lines(self, rules: "Rules") -> list["ScoreLine[State]"]:
        """collect: lines of the score sheet; one of a known name replaces that line."""
        return []

    def columns(self, columns: tuple[Column, ...]) -> tuple[Column, ...]:
        """replace: the columns of the seat's player board."""
        return columns

    def deeds(self) -> list["Deed[State]"]:
        """collect: things the seat may do in its turn, besides those of the base game."""
        return []

    # --- set-up -----------------------------------------------------------------------------------

    def first_workers(self, state: "State", seat: int) -> int:
        """collect: further first workers."""
        return 0

    def first_hexes(self, state: "State", seat: int, hexes: HexSet) -> HexSet:
        """veto: the hexes of `hexes` on which first workers may stand."""
        return hexes

    # --- the turn ---------------------------------------------------------------------------------

    def on_turn(self, state: "State", seat: int) -> None:
        """notify: the seat's turn begins."""

    def trade_money(self, state: "State", seat: int) -> int:
        """collect: money for each trade of one good, received before paying."""
        return 0

    def unit_discount(self, state: "State", seat: int, column: Column) -> int:
        """collect: how much less a unit of this column costs now."""
        return 0

    def land_discount(self, state: "State", seat: int, hexes: list[int], prices: list[int]) -> None:
        """collect: lower `prices` (by hex) for those of `hexes` on which units cost less."""

    def closed_hexes(self, state: "State", seat: int) -> HexSet:
        """collect: hexes on which the seat may not put any unit."""
        raise AssertionError("only called where overridden")

    def boxes(self, state: "State", seat: int) -> int:
        """collect: further export boxes."""
        return 0

    def contract_money(self, state: "State", seat: int, source: int, money: int) -> int:
        """replace: the money that comes with a contract obtained from `source` now."""
        return money

    def on_contract(self, state: "State", seat: int, source: int) -> None:
        """notify: a contract has been obtained from `source`."""

    def takes_per_action(self, state: "State", seat: int) -> int:
        """collect: further contracts that one obtain action may take."""
        return 0

    def draws(self, state: "State", seat: int, number: int) -> int:
        """replace: how many contracts a building bonus shows."""
        return number

    def fulfils_per_action(self, state: "State", seat: int) -> int:
        """collect: further contracts that one fulfil action may fulfil."""
        return 0

    def technology_allowed(self, state: "State", seat: int) -> bool:
        """veto: whether technology can be upgraded."""
        return True

    # --- contracts' source ------------------------------------------------------------------------

    def next_contract(self, state: "State") -> int:
        """replace: take the contract that refills the export board; 0 when there is none."""
        return 0

    def show_contracts(self, state: "State", number: int) -> tuple[int, ...]:
        """replace: take the contracts that a building bonus shows."""
        return ()

    def contracts_left(self, state: "State") -> bool:
        """replace: whether a building bonus would show anything."""
        return False

    def after_contracts(self, state: "State") -> None:
        """notify: contracts have left their source and the refused ones are back under the pile."""

    # --- production and scoring -------------------------------------------------------------------

    def production_begins(self, state: "State", seat: int) -> None:
        """notify: before the seat's income and goods."""

    def on_made(self, state: "State", seat: int, good: int, number: int) -> None:
        """notify: the seat has made processed goods."""

    def production_ends(self, state: "State", seat: int) -> None:
        """notify: after processing; may push a decision."""

    def must_process(self, state: "State", seat: int) -> bool:
        """veto, read the other way round: whether the seat has to process all it can."""
        return False

    def stored_goods(self, state: "State", seat: int, good: int) -> int:
        """collect: goods kept outside the stock that count as being in it."""
        return 0

    def before_final(self, state: "State", seat: int) -> None:
        """notify: the last scoring phase is over, final scoring follows."""


def _users(modules: list[Module], hook: str) -> list[Module]:
    return [module for module in modules if overrides(module, Module, hook)]


class Hooks:
    """The modules that use each hook, for one seat: the game's modules and the seat's clan.

    `by_land` masks the columns that fit a combination of terrain bits, `budgets` those whose unit
    costs at most so much money, up to the dearest; `by_soil` joins both and is filled on demand.
    """

    __slots__ = (
        "after_contracts",
        "before_final",
        "boxes",
        "budgets",
        "by_land",
        "by_soil",
        "closed_hexes",
        "column_at",
        "columns",
        "contract_money",
        "contracts_left",
        "deeds",
        "deeds_after",
        "deeds_before",
        "deeds_benefit",
        "draws",
        "first_hexes",
        "first_workers",
        "fulfils_per_action",
        "land_discount",
        "must_process",
        "next_contract",
        "on_contract",
        "on_made",
        "on_turn",
        "production_begins",
        "production_ends",
        "show_contracts",
        "stored_goods",
        "takes_per_action",
        "technology_allowed",
        "trade_money",
        "unit_discount",
    )

    def __init__(self, modules: list[Module], columns: tuple[Column, ...]) -> None:
        for module in modules:
            columns = module.columns(columns)
        self.columns = columns
        # By number of the column; the numbers of other clans' columns hold any column.
        self.column_at = [columns[0]] * COLUMNS
        for column in columns:
            self.column_at[column.index] = column
        self.by_land = [
            sum([1 << column.index for column in columns if column.terrain & bits])
            for bits in range(16)
        ]
        self.budgets = [
            sum([1 << column.index for column in columns if column.cost <= money])
            for money in range(max([column.cost for column in columns]) + 1)
        ]
        deeds: list[Deed[State]] = []
        for module in modules:
            deeds.extend(module.deeds())
        self.deeds = deeds
        self.deeds_before = [deed for deed in deeds if deed.when & (MAIN | BEFORE)]
        self.deeds_after = [deed for deed in deeds if deed.when & AFTER]
        self.deeds_benefit = [deed for deed in deeds if deed.when & BENEFIT]
        self.by_soil: list[list[int]] = [[] for _ in range(2 * (len(self.budgets) + SOIL_COSTS))]
        self.first_workers = _users(modules, "first_workers")
        self.first_hexes = _users(modules, "first_hexes")
        self.on_turn = _users(modules, "on_turn")
        self.trade_money = _users(modules, "trade_money")
        self.unit_discount = _users(modules, "unit_discount")
        self.land_discount = _users(modules, "land_discount")
        self.closed_hexes = _users(modules, "closed_hexes")
        self.boxes = _users(modules, "boxes")
        self.contract_money = _users(modules, "contract_money")
        self.on_contract = _users(modules, "on_contract")
        self.takes_per_action = _users(modules, "takes_per_action")
        self.draws = _users(modules, "draws")
        self.fulfils_per_action = _users(modules, "fulfils_per_action")
        self.technology_allowed = _users(modules, "technology_allowed")
        self.next_contract = _users(modules, "next_contract")
        self.show_contracts = _users(modules, "show_contracts")
        self.contracts_left = _users(modules, "contracts_left")
        self.after_contracts = _users(modules, "after_contracts")
        self.production_begins = _users(modules, "production_begins")
        self.on_made = _users(modules, "on_made")
        self.production_ends = _users(modules, "production_ends")
        self.must_process = _users(modules, "must_process")
        self.stored_goods = _users(modules, "stored_goods")
        self.before_final = _users(modules, "before_final")

    def fitting_columns(self, money: int, land: bool) -> list[int]:
        """By soil (terrain and cost of a hex): mask of the columns that fit and can be paid."""
        dearest = len(self.by_soil) // 2 - 1
        place = 2 * (money if money < dearest else dearest) + (1 if land else 0)
        found = self.by_soil[place]
        if not found:
            self._fill(found, place // 2, land)
        return found

    def _fill(self, masks: list[int], money: int, land: bool) -> None:
        for soil in range(16 * SOIL_COSTS):
            left = money - (soil % SOIL_COSTS if land else 0)
            paid = self.budgets[min(left, len(self.budgets) - 1)] if left >= 0 else 0
            masks.append(self.by_land[soil // SOIL_COSTS] & paid)
