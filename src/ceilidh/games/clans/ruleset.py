"""The resolved rules of one game: options, components and modules as plain numbers and lists.

Resolved once; rules read attributes and hook lists here and never ask which module is on.
"""

from typing import TYPE_CHECKING

from ceilidh.games.clans.components.board import Column
from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.effects import Effect
from ceilidh.games.clans.hooks import EveryoneHooks, Hooks, Module, TableHooks
from ceilidh.kernel.hooks import users
from ceilidh.kernel.options import Options
from ceilidh.kernel.ruleset import BaseRules
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame, StepSequences

if TYPE_CHECKING:
    from ceilidh.games.clans.state import State


class Rules(BaseRules):
    """What one game is played by; `clans[i]` is the module of clan number i.

    `table` and `everyone` hold the users of hooks by scope, `hooks_of` those of one clan's seat.
    `people` are the seats that decide for themselves; `titles` calls the others. `turn_steps`
    names for each seat the step that is its turn, so that a seat may also play by itself, and
    `produce_steps` the one that is its production; `turns` and `productions` are their frames.
    """

    def __init__(
        self,
        players: int,
        options: Options,
        components: Components,
        modules: list[Module],
        clans: list[Module | None],
    ) -> None:
        board = components.board
        market = components.market
        super().__init__(players, options, modules)
        self.components = components
        self.modules = modules
        self.clans = clans
        self.small = players <= 2
        self.first_printing = options["edition"] == "first-printing"
        self.plan = StepSequences([])
        self.lines: list[ScoreLine[State]] = []
        self.railway = False  # ports of two halves act by the lower one (IN-SU-19)
        self.port_effects: list[Effect] = []
        self.scoring_effects: list[Effect] = []
        base = components.columns[:8]
        self._resolve_hooks(base)
        self.people = list(range(players))
        self.titles = [""] * players
        self.turn_steps = ["turn"] * players
        self.turns: list[Frame] = []
        self.produce_steps = ["produce"] * players
        self.productions: list[Frame] = []

        # Numbers that modules may tune.
        self.shipping_cost = board.shipping_cost
        self.shipping_last = board.shipping_last
        self.technology_cost = board.technology_cost
        self.merchant_cost = board.merchant_cost
        self.prices = market.prices
        self.last_price = market.last
        self.neighbourhood_limit = market.neighbourhood_limit(players)
        self.limit_per_turn = not self.first_printing  # CC-NBB-12, CC-NBB-14
        self.discounts = (market.discount_basic,) * 3 + (market.discount_processed,) * 3
        self.kind_goods: list[int] = [
            column.good if column.good >= 0 else column.makes for column in base[:6]
        ]
        self.boxes = board.boxes[players]
        self.empty_boxes = 0
        self.contract_money = board.contract_money
        self.building_draw = board.building_draw
        self.pass_bonus = board.pass_bonus
        self.imports_move = True
        self.import_marks_pay = True
        self.exchange_differs = not self.first_printing  # CC-PRT-T7-04, CC-PRT-T7-05
        self.exchange_bargains = not self.first_printing  # CC-PRT-T7-10, CC-PRT-T7-11
        self.exchange_sets = 1 if self.first_printing else 2  # CC-PRT-T7-09, CC-PRT-T7-Q4
        self.clan_pool: list[int] = []
        self.tile_pool: list[int] = []
        self.port_pool: list[int] = []
        self.scoring_pool: list[int] = []
        self.map_sides: list[list[str]] = []
        self.max_bid = board.max_bid
        self.money_per_vp = [board.money_per_vp] * players  # by seat

    def _resolve_hooks(self, columns: tuple[Column, ...]) -> None:
        """Who is asked at each hook, by its scope."""
        modules = self.modules
        built = [clan for clan in self.clans if clan is not None]
        self.table: dict[str, list[Module]] = users(modules, TableHooks)
        self.everyone: dict[str, list[Module]] = users([*modules, *built], EveryoneHooks)
        self.clanless = Hooks(modules, columns)
        self.hooks_of: list[Hooks] = [
            self.clanless if clan is None else Hooks([*modules, clan], columns)
            for clan in self.clans
        ]

    def tune(self) -> None:
        """Let the modules change the numbers above, once the pools are filled."""
        for module in self.modules:
            module.tune(self)
        for hooks in [self.clanless, *self.hooks_of]:
            hooks.resolve_shipping(self.shipping_last)
