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
from ceilidh.kernel.reason import Reason, counting
from ceilidh.shortcuts.base import Bundle, TurnShortcuts, ends_turn
from ceilidh.shortcuts.trials import told_by

ACTIVATE_ALL: Final = "activate-all"
PAY_FROM_STOCK: Final = "pay-from-stock"
SELL_SEVERAL: Final = "sell"


class GlenMoreShortcuts(TurnShortcuts):
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
        if any(action.spec is not PAY for action in ways):
            return None
        return self._from_stock(state, seat, ways)

    def _from_stock(self, state: State, seat: int, ways: list[Action]) -> Action | None:
        """The payment that is no choice among these; where a Scot leaves from is always one."""
        pieces = [action for action in ways if action.spec is PAY]
        if len({action.a for action in pieces}) != 1:
            return None
        if pieces[0].a >= RESOURCES and len(pieces) > 1:
            return None
        return max(pieces, key=lambda action: (self._held(state, seat, action), -action.b))

    def _held(self, state: State, seat: int, action: Action) -> int:
        """How much of the piece lies on the cell that an action takes it from."""
        load = state.seats[seat].loads.get(action.b, 0)
        return amount(load, action.a) if action.a < RESOURCES else scots(load)

    def bundles(self, game: Game[Any], state: State, seat: int) -> list[Bundle]:
        step = state.stack[-1].step
        out: list[Bundle] = []
        if step == ACTIVATION.id:
            out = self._activations(game, state, seat)
        elif step == PAYING.id:
            out = self._payment(game, state, seat)
        walks = self.journeys(game, state, seat)
        return [*out, *walks, *self._sales(game, state, seat)]

    def points(self, before: State, after: State) -> int:
        return before.movement - after.movement

    def price_of(self, points: int) -> Reason | None:
        return counting("{n} movement point", "{n} movement points", points)

    def left_over(self, game: Game[Any], state: State, seat: int) -> Reason | None:
        legal = game.flow.legal_for(state, seat)
        number = sum(action.spec is ACTIVATE for action in legal)
        if number == 0:
            return None
        return counting(
            "{n} tile can still be activated.", "{n} tiles can still be activated.", number
        )

    def _payment(self, game: Game[Any], state: State, seat: int) -> list[Bundle]:
        """From the own stock, where the Market would be another way: all, or one of each kind."""
        legal = game.flow.legal_for(state, seat)
        kinds = {action.a for action in legal if action.spec is PAY and action.a < RESOURCES}
        if len(kinds) > 1:
            return [self._one_unit(state, seat, legal, kind) for kind in sorted(kinds)]
        trial = game.clone(state)
        moves: list[str] = []
        # The last payment of a game ends it, and nothing is left on the stack.
        while trial.stack and trial.stack[-1].step == PAYING.id and game.actors(trial) == [seat]:
            action = self._from_stock(trial, seat, game.flow.legal_for(trial, seat))
            # What reveals something is a decision of its own.
            if action is None or told_by(game, trial, seat, action).outcomes:
                break
            moves.append(action.text)
        return [Bundle(PAY_FROM_STOCK, tuple(moves), Reason("Pay from stock"))] if moves else []

    def _one_unit(self, state: State, seat: int, legal: list[Action], kind: int) -> Bundle:
        """One unit of a resource, whichever tile it lies on."""
        ways = [action for action in legal if action.spec is PAY and action.a == kind]
        action = self._from_stock(state, seat, ways)
        assert action is not None
        name = RESOURCE_NAMES[kind]
        label = Reason("Pay with {resource}", (), {"resource": name})
        return Bundle(f"pay-{name}", (action.text,), label)

    def _activations(self, game: Game[Any], state: State, seat: int) -> list[Bundle]:
        """All that cost nothing and ask nothing; those that score come after those that produce."""
        chain: list[str] = []
        scoring: set[bool] = set()
        trial, ended = game.clone(state), False
        while not ended and (found := self._next_free(game, trial, seat)):
            action, trial, scores, ended = found
            chain.append(action.text)
            scoring.add(scores)
        if len(chain) < 2:
            return []
        label = Reason(
            "Activate {number} tiles and end the turn" if ended else "Activate {number} tiles",
            (),
            {"number": len(chain)},
        )
        note = Reason("Tiles that give points are activated last.") if len(scoring) > 1 else None
        return [Bundle(ACTIVATE_ALL, tuple(chain), label, note)]

    def _next_free(
        self, game: Game[Any], state: State, seat: int
    ) -> tuple[Action, State, bool, bool] | None:
        """A free activation: what follows it, whether it scores, whether the turn ends by it."""
        found: list[tuple[bool, bool, int, Action, State]] = []
        for number, action in enumerate(game.flow.legal_for(state, seat)):
            if action.spec is not ACTIVATE:
                continue
            after = game.clone(state)
            told = told_by(game, after, seat, action)
            ends = ends_turn(game, after, seat, told.events)
            if self._was_free(state, after, seat, ends):
                scores = after.seats[seat].points != state.seats[seat].points
                found.append((ends, scores, number, action, after))
        if not found:
            return None
        ends, scores, _, action, after = min(found, key=lambda one: one[:3])
        return action, after, scores, ends

    def _sales(self, game: Game[Any], state: State, seat: int) -> list[Bundle]:
        """Two or more of one resource, as many as the Market takes."""
        out: list[Bundle] = []
        for kind, name in enumerate(RESOURCE_NAMES):
            trial = game.clone(state)
            moves: list[str] = []
            while action := self._sale(game, trial, seat, kind):
                told = told_by(game, trial, seat, action)
                if told.outcomes or ends_turn(game, trial, seat, told.events):
                    break
                moves.append(action.text)
                if len(moves) > 1:
                    earned = trial.seats[seat].coins - state.seats[seat].coins
                    fields: dict[str, object] = {
                        "number": len(moves),
                        "resource": name,
                        "coins": earned,
                    }
                    label = Reason("Sell {number} × {resource} for {coins} coins", (), fields)
                    word = f"{SELL_SEVERAL}-{name}-{len(moves)}"
                    out.append(Bundle(word, tuple(moves), label, several=True))
        return out

    def _sale(self, game: Game[Any], state: State, seat: int, kind: int) -> Action | None:
        """The sale of a resource from the tile that holds the most of it."""
        if game.actors(state) != [seat]:
            return None
        legal = game.flow.legal_for(state, seat)
        found = [action for action in legal if action.spec is SELL and action.a == kind]
        return max(found, key=lambda one: (self._held(state, seat, one), -one.b), default=None)

    def _was_free(self, before: State, after: State, seat: int, ends: bool) -> bool:
        """Nothing was paid, and nothing asked: the activation, or the whole turn, is over."""
        if not ends and (after.stack[-1].step != ACTIVATION.id or after.rng != before.rng):
            return False
        one, two = before.seats[seat], after.seats[seat]
        kept = all(new >= old for old, new in zip(one.stock, two.stock, strict=True))
        return kept and two.coins >= one.coins and two.barrels >= one.barrels


SHORTCUTS: Final = GlenMoreShortcuts()
