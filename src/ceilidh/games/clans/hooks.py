"""The hooks that the rules of the game call. docs/hooks.md is printed from their docstrings.

Four families: *collect* (answers are summed or joined), *veto* (all must agree), *notify* (after
the fact; may push frames) and *replace* (at most one module answers). The class that declares a
hook says which modules are asked: to add one, write its method into the right class. What a module
calls is in the module's folder.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.components.maps import SOIL_COSTS
from ceilidh.games.clans.goods import COLUMNS, KINDS
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import ActionRule, ActionRules
from ceilidh.kernel.hexset import HexSet
from ceilidh.kernel.hooks import answers_to, users
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.ruleset import BaseModule, ModuleHooks
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame

if TYPE_CHECKING:
    from ceilidh.games.clans.ruleset import Rules
    from ceilidh.games.clans.state import Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnHooks(BaseModule):
    """Asked about a seat: of the game's modules and of the clan that this seat plays."""

    # --- set-up -----------------------------------------------------------------------------------

    def first_workers(self, state: "State", seat: int) -> int:
        """collect: further first workers."""
        return 0

    def first_hexes(self, state: "State", seat: int, hexes: HexSet) -> HexSet:
        """veto: the hexes of `hexes` on which first workers may stand."""
        return hexes

    def on_join(self, state: "State", seat: int) -> None:
        """notify: the seat has taken its clan with all gifts."""

    # --- the turn ---------------------------------------------------------------------------------

    def on_turn(self, state: "State", seat: int) -> None:
        """notify: the seat's turn starts."""

    def trade_money(self, state: "State", seat: int) -> int:
        """collect: money for each trade of one good, received before paying."""
        return 0

    def on_traded(self, state: "State", seat: int, good: int, number: int, bought: bool) -> None:
        """notify: the seat has bought or sold so many of a good; may push a decision."""

    def neighbourhood_limit(self, state: "State", seat: int, limit: int) -> int:
        """replace: how many of a good the seat may buy by neighbourhood bonus in a turn."""
        return limit

    def unit_discount(self, state: "State", seat: int, column: Column) -> int:
        """collect: how much less a unit of this column costs now."""
        return 0

    def land_discount(self, state: "State", seat: int, hexes: list[int], prices: list[int]) -> None:
        """collect: lower `prices` (by hex) for those of `hexes` on which units cost less."""

    def discounts_land(self, state: "State", seat: int) -> bool:
        """veto: whether `land_discount` of this module lowers any price now."""
        return True

    def closed_hexes(self, state: "State", seat: int) -> HexSet:
        """collect: hexes on which the seat may not place any unit."""
        raise AssertionError("only called where overridden")

    def further_hexes(self, state: "State", seat: int) -> HexSet:
        """collect: hexes besides those within reach on which the seat may expand."""
        raise AssertionError("only called where overridden")

    def hexes_beside(self, state: "State", seat: int, hex_: int) -> HexSet:
        """collect: hexes that count as neighbouring for the bonuses of a unit just deployed."""
        raise AssertionError("only called where overridden")

    def move_hexes(self, state: "State", seat: int, kind: int, hex_: int, goals: HexSet) -> HexSet:
        """replace: where a unit that stands on `hex_` may move, given what is within reach."""
        return goals

    def port_ways(self, state: "State", seat: int, tile: int, out: list[Action]) -> None:
        """collect: append moves of the module's own that use a port tile now."""

    def way_cost(self, state: "State", seat: int, action: Action) -> int:
        """collect: what such a move costs; asked of the users of `port_ways`."""
        return 0

    def mark_way(self, state: "State", seat: int, action: Action) -> None:
        """notify: such a move is made: pay and mark it; asked of the users of `port_ways`."""

    def saving_ways(self, state: "State", seat: int, out: list[Action]) -> None:
        """collect: append the moves that use a port that leaves out a good of a contract."""

    def pays_contract(self, state: "State", seat: int, number: int) -> bool:
        """replace: whether the module lets the seat choose how to pay this contract's goods."""
        return False

    def on_fulfilled(self, state: "State", seat: int, number: int) -> None:
        """notify: a contract is fulfilled, its import goods and money are there."""

    def legal_kept(self, state: "State", seat: int, out: list[Action]) -> None:
        """collect: append the move that pays one of the goods of `kept_processed`."""

    def give_kept(self, state: "State", seat: int) -> None:
        """notify: one of the goods of `kept_processed` has been paid."""

    def deployment_bonuses(self, state: "State", seat: int, column: int, hex_: int) -> int:
        """collect: what the unit just deployed offers beside the usual.

        Each offer is a number of two bits from 256 up, one of it being on offer; those of two
        units are added. An action rule of the moment BONUS reads its number in `frame.a` and takes
        one away when it is used. Modules take other bits: see docs/hooks.md.
        """
        return 0

    def boxes(self, state: "State", seat: int) -> int:
        """collect: further export boxes."""
        return 0

    def contract_money(self, state: "State", seat: int, source: int, money: int) -> int:
        """replace: the money that comes with a contract taken from `source` now."""
        return money

    def on_contract(self, state: "State", seat: int, source: int) -> None:
        """notify: a contract has been taken from `source`."""

    def takes_per_action(self, state: "State", seat: int) -> int:
        """collect: further contracts that one action may take."""
        return 0

    def draws(self, state: "State", seat: int, number: int) -> int:
        """replace: how many contracts a building bonus reveals."""
        return number

    def open_contracts(self, state: "State", seat: int, box: tuple[int, ...]) -> tuple[int, ...]:
        """replace: the contracts of the seat's boxes that can be fulfilled."""
        return box

    def fulfils_per_action(self, state: "State", seat: int) -> int:
        """collect: further contracts that one action may fulfil."""
        return 0

    def opens_port(self, state: "State", seat: int) -> bool:
        """collect: whether port tiles out of reach are open to the seat now."""
        return False

    def technology_allowed(self, state: "State", seat: int) -> bool:
        """veto: whether technology can be upgraded."""
        return True

    def bonus_sales(self, state: "State", seat: int, offer: int) -> int:
        """collect: mask of the goods that may be sold by what `deployment_bonuses` offers."""
        return 0

    def merchants_away(self, state: "State", seat: int) -> int:
        """collect: merchants that are neither in stock nor on player board or market."""
        return 0

    def units_besides(self, state: "State", seat: int) -> int:
        """collect: units on the map that come from no player board."""
        return 0

    # --- production and scoring -------------------------------------------------------------------

    def production_begins(self, state: "State", seat: int) -> None:
        """notify: before the seat's income and goods."""

    def on_produced(self, state: "State", seat: int) -> None:
        """notify: the seat's basic goods are there, processing follows; may push a decision."""

    def on_made(self, state: "State", seat: int, good: int, number: int) -> None:
        """notify: the seat has produced processed goods."""

    def production_ends(self, state: "State", seat: int) -> None:
        """notify: after processing; may push a decision."""

    def must_process(self, state: "State", seat: int) -> bool:
        """veto, read the other way round: whether the seat has to process all it can."""
        return False

    def links(self, state: "State", own: "Seat", group: HexSet) -> HexSet:
        """collect: hexes that count as reached from settlements when these are linked."""
        raise AssertionError("only called where overridden")

    def stored_goods(self, state: "State", seat: int, good: int) -> int:
        """collect: goods kept outside the stock that count as being in it."""
        return 0

    def kept_processed(self, state: "State", seat: int) -> int:
        """collect: processed goods of a kind of their own, paid like any other."""
        return 0

    def before_final(self, state: "State", seat: int) -> None:
        """notify: the last scoring phase is over, final scoring follows."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TableHooks(OwnHooks):
    """Asked about the table, once: of the game's modules, never of a clan."""

    def next_contract(self, state: "State") -> int:
        """replace: take the contract that refills the export board; 0 when there is none."""
        return 0

    def show_contracts(self, state: "State", number: int) -> tuple[int, ...]:
        """replace: take the contracts that a building bonus reveals."""
        return ()

    def contracts_left(self, state: "State") -> bool:
        """replace: whether a building bonus would reveal anything."""
        return False

    def shown(self, state: "State") -> dict[str, object]:
        """collect: what everybody sees of the module beside its state, in plain JSON values."""
        return {}

    def marked_hexes(self, state: "State") -> HexSet:
        """collect: hexes closed by a tile or piece that the module shows and explains itself."""
        raise AssertionError("only called where overridden")

    def tie_breaks(self, state: "State", left: list[int]) -> list[int]:
        """replace: what decides between seats of equal score, given the money they have left."""
        return left

    def after_contracts(self, state: "State") -> None:
        """notify: contracts have left their source; those not kept are back under the pile."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EveryoneHooks(TableHooks):
    """Asked about any seat: of the game's modules and of every clan at the table."""

    def on_deployed(self, state: "State", seat: int, column: int, hex_: int) -> None:
        """notify: any seat has placed a unit from its player board; may push a decision."""

    def on_moved(self, state: "State", seat: int, kind: int, hex_: int, goal: int) -> None:
        """notify: any seat has moved a unit from hex to hex on the map; may push a decision."""

    def why_not(self, state: "State", frame: Frame, action: Action) -> Reason | None:
        """collect: why the module forbids what the other rules would allow."""
        return None

    def audit(self, state: "State") -> list[str]:
        """collect: broken invariants of the module's state."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(EveryoneHooks):
    """A clan, a variant or a part of an expansion. These are asked once, for the whole game."""

    def at_table(self, state: "State") -> bool:
        """Whether the module has to do with this game; a clan only if a seat plays it."""
        return True

    def tune(self, rules: "Rules") -> None:
        """notify: change numbers of the ruleset, such as a limit or a table of points."""

    def sequence(self, rules: "Rules", name: str) -> list[str]:
        """replace: the step names of a whole sequence; empty leaves it as it is."""
        return []

    def score_lines(self, rules: "Rules") -> list["ScoreLine[State]"]:
        """collect: lines of the score sheet; one of a known name replaces that line."""
        return []

    def railway(self) -> bool:
        """veto, read the other way round: whether ports of two halves act by their lower one."""
        return False

    def columns(self, columns: tuple[Column, ...]) -> tuple[Column, ...]:
        """replace: the columns of the seat's player board."""
        return columns

    def shipping_last(self, last: int) -> int:
        """replace: the highest shipping level of the seat."""
        return last

    def goods_per_merchant(self, number: int) -> int:
        """replace: how many units of a good one merchant trades."""
        return number

    def action_rules(self) -> list["ActionRule[State]"]:
        """collect: things the seat may do in its turn, besides those of the base game."""
        return []


class Hooks:
    """What one seat is asked by: the game's modules and the seat's clan.

    `of[hook]` are the modules that use a hook, `answers[module]` what is answered to the hooks that
    this module calls; `cheaper` says that one lowers the cost of units,
    `fenced` that one closes hexes or opens others. `terrain_of` has the land that fits each kind.
    `by_land` masks the columns that fit a combination of terrain bits, `budgets` those whose unit
    costs at most so much money, up to the dearest; `by_soil` joins both and is filled on demand.
    """

    __slots__ = (
        "action_rules",
        "answers",
        "budgets",
        "by_land",
        "by_soil",
        "cheaper",
        "column_at",
        "columns",
        "fenced",
        "goods_per_merchant",
        "modules",
        "of",
        "shipping_last",
        "terrain_of",
    )

    def __init__(self, modules: list[Module], columns: tuple[Column, ...]) -> None:
        self.of: dict[str, list[Module]] = users(modules, OwnHooks)
        self.answers: dict[str, list[ModuleHooks]] = answers_to(modules)
        self.cheaper = len(self.of["unit_discount"]) + len(self.of["land_discount"]) > 0
        self.modules = modules
        self.fenced = len(self.of["closed_hexes"]) + len(self.of["further_hexes"]) > 0
        self.goods_per_merchant = 1
        self.shipping_last = 0  # resolved once modules have tuned the rules
        action_rules: list[ActionRule[State]] = []
        for module in modules:
            columns = module.columns(columns)
            self.goods_per_merchant = module.goods_per_merchant(self.goods_per_merchant)
            action_rules.extend(module.action_rules())
        self.action_rules: ActionRules[State] = ActionRules(action_rules)
        self.columns = columns
        # By number of the column; the numbers of other clans' columns hold any column.
        self.column_at = [columns[0]] * COLUMNS
        for column in columns:
            self.column_at[column.index] = column
        self.terrain_of = [0] * KINDS
        for column in columns:
            self.terrain_of[column.kind] |= column.terrain
        self.by_land = [
            sum([1 << column.index for column in columns if column.terrain & bits])
            for bits in range(16)
        ]
        self.budgets = [
            sum([1 << column.index for column in columns if column.cost <= money])
            for money in range(max([column.cost for column in columns]) + 1)
        ]
        self.by_soil: list[list[int]] = [[] for _ in range(2 * (len(self.budgets) + SOIL_COSTS))]

    def resolve_shipping(self, last: int) -> None:
        for module in self.modules:
            last = module.shipping_last(last)
        self.shipping_last = last

    def fitting_columns(self, money: int, land: bool) -> list[int]:
        """By soil (terrain and cost of a hex): mask of the columns that fit and can be paid."""
        dearest = len(self.by_soil) // 2 - 1
        place = 2 * (money if money < dearest else dearest) + (1 if land else 0)
        found = self.by_soil[place]
        if not found:
            self._fill(found, place // 2, land)
        return found

    def _fill(self, masks: list[int], money: int, land: bool) -> None:
        rich = len(self.budgets) - 1
        paid: list[int] = []
        for cost in range(SOIL_COSTS):
            left = money - cost if land else money
            paid.append(self.budgets[min(left, rich)] if left >= 0 else 0)
        for fitting in self.by_land:
            for mask in paid:
                masks.append(fitting & mask)
