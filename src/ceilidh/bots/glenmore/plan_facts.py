"""What a turn of Glen More II brings, in clauses: points, goods, the next scoring, cards."""

from __future__ import annotations

from typing import Final

from ceilidh.bots.analysis.plan_facts import PlanFact, PlayedTurn
from ceilidh.games.glenmore.goods import (
    BARRELS,
    CASTLE_SCOTS,
    COIN,
    KIND_NAMES,
    LANDMARKS,
    PERSONS,
)
from ceilidh.games.glenmore.kinds import ACTIVATE
from ceilidh.games.glenmore.rules.counts import category
from ceilidh.games.glenmore.rules.scoring import PHASES, category_points
from ceilidh.games.glenmore.search import turn_over
from ceilidh.games.glenmore.state import Seat, State
from ceilidh.say import Speaker
from ceilidh.say.glenmore.names import amount, goods, tile_name
from ceilidh.say.phrases import listed

# What is counted in a category, and the terms of the evaluation that speak of it.
THINGS: Final = {
    CASTLE_SCOTS: ("castle", ("castle scots", "scots")),
    LANDMARKS: ("landmark", ("landmarks",)),
    BARRELS: ("barrel", ("barrels",)),
    PERSONS: ("person", ("persons",)),
}
FEW: Final = 3  # tiles that are named; more are counted


def plan_facts(to: Speaker, turn: PlayedTurn) -> list[PlanFact]:
    facts = GlenMoreTurnFacts(to, turn)
    return [
        *facts.points(),
        *facts.categories(),
        *facts.cards(),
        *facts.purse(),
        *facts.activations(),
        *facts.again(),
    ]


class GlenMoreTurnFacts:
    def __init__(self, to: Speaker, turn: PlayedTurn) -> None:
        self.to = to
        self.turn = turn
        self.before: State = turn.before
        self.after: State = turn.after
        self.had: Seat = self.before.seats[turn.seat]
        self.has: Seat = self.after.seats[turn.seat]
        self.components = self.after.rules.components

    def points(self) -> list[PlanFact]:
        # A scoring phase may follow on the turn; what that gives is not of the turn.
        if self.after.scorings != self.before.scorings:
            return []
        more = sum(self.has.points) - sum(self.had.points)
        if more <= 0:
            return []
        said = self.to.text("it scores {points} at once", points=amount(self.to, more, "vp"))
        return [PlanFact(said, ("points",))]

    def categories(self) -> list[PlanFact]:
        """What the next scoring compares: everybody with the player who has least."""
        out: list[PlanFact] = []
        seat = self.turn.seat
        for which in self.components.board.scoring.categories:
            old, new = (category(state, seat, which) for state in (self.before, self.after))
            if new <= old:
                continue
            word, terms = THINGS[which]
            number = len(self.has.persons) if which == PERSONS else new
            have = amount(self.to, number, word)
            vp = (
                category_points(self.after, which)[seat] - category_points(self.before, which)[seat]
            )
            if vp > 0 and self.before.scorings < PHASES:
                said = self.to.text(
                    "you then have {things}, worth {points} more at the next scoring",
                    things=have,
                    points=amount(self.to, vp, "vp"),
                )
            else:
                said = self.to.text("you then have {things}", things=have)
            out.append(PlanFact(said, terms))
        return out

    def cards(self) -> list[PlanFact]:
        """Landmark cards and persons by their names."""
        to, tiles = self.to, self.components.tiles
        out = [
            PlanFact(
                to.text("you get the landmark card {name}", name=self._card(card)), ("landmarks",)
            )
            for card in self.has.landmarks
            if card not in self.had.landmarks
        ]
        for tile in [one for one in self.has.persons if one not in self.had.persons]:
            name = tile_name(to, self.components, tiles[tile].id)
            out.append(PlanFact(to.text("{name} joins you", name=name), ("persons", "powers")))
        return out

    def _card(self, card: int) -> str:
        return self.to.text(self.components.landmarks[card].name)

    def purse(self) -> list[PlanFact]:
        stock = zip(self.had.stock, self.has.stock, strict=True)
        gained = goods(self.to, [max(new - old, 0) for old, new in stock])
        coins = self.has.coins - self.had.coins
        if coins > 0:
            gained.append(amount(self.to, coins, KIND_NAMES[COIN]))
        if not gained:
            return []
        said = self.to.text("it brings {things}", things=listed(self.to, gained))
        terms = (("resources",) if len(gained) > (coins > 0) else ()) + (
            ("coins", "purse") if coins > 0 else ()
        )
        return [PlanFact(said, terms)]

    def activations(self) -> list[PlanFact]:
        names: list[str] = []
        for number, action in enumerate(self.turn.actions):
            # The first move names its own tile.
            if number and action.spec is ACTIVATE:
                state = self.turn.states[number]
                tile = state.seats[self.turn.seat].tiles[action.a]
                names.append(tile_name(self.to, self.components, self.components.tiles[tile].id))
        if not names:
            return []
        said = self.to.text("it activates {tiles}", tiles=listed(self.to, names))
        if len(names) > FEW:
            said = self.to.count(
                "it activates {n} tile", "it activates {n} of your tiles", len(names)
            )
        return [PlanFact(said, ("pending", "potential"))]

    def again(self) -> list[PlanFact]:
        """Whoever is last on the Rondel moves."""
        ends = turn_over(self.before, self.after, self.turn.seat)
        stays = bool(self.after.stack) and self.after.stack[-1].seat == self.turn.seat
        if not ends or not stays:
            return []
        return [PlanFact(self.to.text("you stay last in line and move again"), ("place",))]
