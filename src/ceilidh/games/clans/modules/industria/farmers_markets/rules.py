"""Farmers' markets (IN-FM): lower pass bonuses, tiles on the map, and sales beside them."""

from ceilidh.games.clans.hooks import Module
from ceilidh.games.clans.kinds import BUILD, HEX, TO
from ceilidh.games.clans.modules.industria.farmers_markets.selling import (
    SellAtMarketRule,
    offer_of,
    vended_goods,
)
from ceilidh.games.clans.modules.industria.farmers_markets.tiles import (
    BOTH,
    NAME,
    NOWHERE,
    PAIRS,
    Markets,
    markets,
    standing,
)
from ceilidh.games.clans.rules.bargains import hexes_beside
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import ActionRule
from ceilidh.kernel.flow import Insertion
from ceilidh.kernel.hexset import HexSet
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame, ModuleState


class FarmersMarkets(Module):
    """With an `auction` of clans markets are placed after it, in its order (IN-FM-07)."""

    def __init__(self, auction: bool) -> None:
        super().__init__(NAME)
        self.auction = auction
        self.vending = SellAtMarketRule()

    def new_module_state(self) -> ModuleState:
        return Markets()

    def tune(self, rules: Rules) -> None:
        """The overlay on the export board (IN-FM-10, 11, IN-FM-Q5)."""
        board = rules.components.board
        rules.pass_bonus = board.pass_bonus_farmers
        if rules.players == 1:
            rules.pass_bonus = (board.solo_pass_farmers,)

    def insertions(self) -> list[Insertion]:
        if self.auction:
            return [Insertion("set-up", "open auction", True, "deal markets")]
        return [Insertion("set-up", "clan choice", False, "deal markets")]

    def action_rules(self) -> list[ActionRule[State]]:
        return [self.vending]

    def marked_hexes(self, state: State) -> HexSet:
        return standing(state)

    def deployment_bonuses(self, state: State, seat: int, column: int, hex_: int) -> int:
        """Every market beside the unit may be used once for it (IN-FM-13, 29, 32)."""
        beside = hexes_beside(state, seat, hex_)
        offer = 0
        for market, place in enumerate(markets(state).hexes):
            if place in beside:
                offer += offer_of(market)
        return offer

    def bonus_sales(self, state: State, seat: int, offer: int) -> int:
        return vended_goods(state, offer)

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        """No unit stands on a market (IN-FM-12)."""
        hex_ = action.b if action.spec is BUILD else action.a
        if action.spec is not BUILD and action.spec is not TO:
            return None
        if not standing(state).has(hex_):
            return None
        names: dict[str, object] = {"hex": HEX.words[hex_]}
        rules = ("IN-FM-12", "IN-MV-Q1")
        return Reason("There is a farmers' market on hex {hex}.", rules, names)

    def audit(self, state: State) -> list[str]:
        own = markets(state)
        if not len(own.tiles) == len(own.hexes) == len(own.covered):
            return ["markets lack something"]
        if len(own.tiles) not in (0, len(state.seats)):
            return ["there are other markets than seats"]
        if len(set(own.tiles)) < len(own.tiles):
            return ["a market tile is there twice"]
        if any([not 0 <= tile < len(PAIRS) for tile in own.tiles]):
            return ["there is no such market tile"]
        if any([not 0 <= mask <= BOTH for mask in own.covered]):
            return ["a market has other goods"]
        lying = [hex_ for hex_ in own.hexes if hex_ != NOWHERE]
        if len(set(lying)) < len(lying) or any([not 0 <= hex_ < len(state.land) for hex_ in lying]):
            return ["a market lies where none can"]
        closed = state.map.land.minus(state.free)
        if any([state.land[hex_] or not closed.has(hex_) for hex_ in lying]):
            return ["somebody stands on a market"]
        return []
