"""Glen More II: many small decisions are none, and a chain of free activations is one wish."""

from __future__ import annotations

from typing import Any, Final

from ceilidh.games.glenmore.goods import RESOURCE_NAMES, RESOURCES
from ceilidh.games.glenmore.kinds import ACTIVATE, PAY, SELL
from ceilidh.games.glenmore.rules.activation import ACTIVATION
from ceilidh.games.glenmore.rules.payment import PAYING
from ceilidh.games.glenmore.rules.placement import PLACE
from ceilidh.games.glenmore.state import State
from ceilidh.games.glenmore.tile_load import amount, scots
from ceilidh.kernel.action import Action
from ceilidh.kernel.game import Game
from ceilidh.kernel.reason import Reason
from ceilidh.turns.base import Bundle, Ease

ACTIVATE_ALL: Final = "activate-all"
SELL_SEVERAL: Final = "sell"


class GlenMoreEase(Ease):
    def forced(self, game: Game[Any], state: State, seat: int) -> Action | None:
        """Sales can be made before and after; between parts of a payment they decide nothing."""
        legal = game.flow.legal_for(state, seat)
        if len(legal) == 1:
            return legal[0]
        step = state.stack[-1].step
        if step == PLACE.id:
            places = [action for action in legal if action.spec is not SELL]
            return places[0] if len(places) == 1 else None
        if step == PAYING.id:
            return self._only_payment(state, seat, legal)
        return None

    def _only_payment(self, state: State, seat: int, legal: list[Action]) -> Action | None:
        """One kind of piece and nothing to buy: from the tile that holds the most of it."""
        ways = [action for action in legal if action.spec is not SELL]
        if any(action.spec is not PAY for action in ways) or len({a.a for a in ways}) != 1:
            return None
        return max(ways, key=lambda action: (self._held(state, seat, action), -action.b))

    def _held(self, state: State, seat: int, action: Action) -> int:
        """How much of the piece lies on the cell that an action takes it from."""
        load = state.seats[seat].loads.get(action.b, 0)
        return amount(load, action.a) if action.a < RESOURCES else scots(load)

    def bundles(self, game: Game[Any], state: State, seat: int) -> list[Bundle]:
        out: list[Bundle] = []
        if state.stack and state.stack[-1].step == ACTIVATION.id:
            chain = self._free_activations(game, state, seat)
            if len(chain) > 1:
                number: dict[str, object] = {"number": len(chain)}
                label = Reason("Activate {number} tiles at once", (), number)
                out.append(Bundle(ACTIVATE_ALL, tuple(chain), label))
        return [*out, *self._sales(game, state, seat)]

    def _sales(self, game: Game[Any], state: State, seat: int) -> list[Bundle]:
        """Two or more of one resource, as many as the Market takes."""
        out: list[Bundle] = []
        for kind, name in enumerate(RESOURCE_NAMES):
            trial = game.clone(state)
            moves: list[str] = []
            while action := self._sale(game, trial, seat, kind):
                game.flow.apply_for(trial, seat, action)
                moves.append(action.text)
                if len(moves) > 1:
                    earned = trial.seats[seat].coins - state.seats[seat].coins
                    fields: dict[str, object] = {
                        "number": len(moves),
                        "resource": name,
                        "coins": earned,
                    }
                    label = Reason("Sell {number} × {resource} for {coins} coins", (), fields)
                    out.append(Bundle(f"{SELL_SEVERAL}-{name}-{len(moves)}", tuple(moves), label))
        return out

    def _sale(self, game: Game[Any], state: State, seat: int, kind: int) -> Action | None:
        """The sale of a resource from the tile that holds the most of it."""
        if game.actors(state) != [seat]:
            return None
        legal = game.flow.legal_for(state, seat)
        found = [action for action in legal if action.spec is SELL and action.a == kind]
        return max(found, key=lambda one: (self._held(state, seat, one), -one.b), default=None)

    def _free_activations(self, game: Game[Any], state: State, seat: int) -> list[str]:
        """Activations that cost nothing and ask nothing, until none is left."""
        chain: list[str] = []
        trial = game.clone(state)
        found = True
        while found:
            found = False
            for action in game.flow.legal_for(trial, seat):
                if action.spec is ACTIVATE:
                    after = game.clone(trial)
                    game.flow.apply_for(after, seat, action)
                    if self._was_free(trial, after, seat):
                        chain.append(action.text)
                        trial = after
                        found = True
                        break
        return chain

    def _was_free(self, before: State, after: State, seat: int) -> bool:
        if not after.stack or after.stack[-1].step != ACTIVATION.id or after.rng != before.rng:
            return False
        one, two = before.seats[seat], after.seats[seat]
        kept = all(new >= old for old, new in zip(one.stock, two.stock, strict=True))
        return kept and two.coins >= one.coins and two.barrels >= one.barrels
