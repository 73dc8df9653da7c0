"""What a turn of Clans brings, in clauses: contracts and what they still need, income, glory."""

from __future__ import annotations

from typing import Final

from ceilidh.bots.analysis.plan_facts import PlanFact, PlayedTurn
from ceilidh.bots.clans.contract_facts import ContractFacts
from ceilidh.bots.clans.value_tables import ROUNDS
from ceilidh.games.clans.effects import Per
from ceilidh.games.clans.goods import GOOD_NAMES, GOODS
from ceilidh.games.clans.kinds import BARGAIN, BUY, PASS
from ceilidh.games.clans.rules.production import worker_income
from ceilidh.games.clans.rules.settlements import linked_settlements
from ceilidh.games.clans.state import Seat, State
from ceilidh.say import Speaker
from ceilidh.say.clans.names import amount, good, money
from ceilidh.say.clans.shortage import goods_text
from ceilidh.say.phrases import message

PASSING: Final = ("money", "goods", "merchants", "points", "box", "production", "scoring")


def plan_facts(to: Speaker, turn: PlayedTurn) -> list[PlanFact]:
    before, after = turn.before, turn.after
    if turn.actions[0] is PASS.only:
        return _passing(to, before)
    facts, contracts = ClansTurnFacts(to, turn), ContractFacts(to, turn)
    if before.round == 0:
        return []
    if after.round != before.round:
        # The production came in between: what the seat has now is not of this turn.
        certain = [*contracts.fulfilled(), *facts.land()]
        return [PlanFact(one.text, (*one.terms, *PASSING)) for one in certain]
    return [
        *contracts.fulfilled(),
        *contracts.contracts(),
        *facts.goods_each_round(),
        *facts.pounds_each_round(),
        *facts.scoring_tiles(),
        *facts.land(),
        *facts.purse(),
    ]


PLACES: Final = {
    2: message("you play second in the next round"),
    3: message("you play third in the next round"),
    4: message("you play fourth in the next round"),
}


def _passing(to: Speaker, state: State) -> list[PlanFact]:
    """What the place in the order of passing gives; all else happens whenever one passes."""
    place = len(state.passed) + 1
    bonus = state.rules.pass_bonus
    pounds = money(to, bonus[min(place, len(bonus)) - 1])
    out = [PlanFact(to.text("you get {money} for passing now", money=pounds), PASSING)]
    if state.round < ROUNDS and len(state.seats) > 1:
        said = to.text("you start the next round")
        if place > 1:
            said = to.text(PLACES[place])
        out.append(PlanFact(said))
    return out


class ClansTurnFacts:
    def __init__(self, to: Speaker, turn: PlayedTurn) -> None:
        self.to = to
        self.turn = turn
        self.before: State = turn.before
        self.after: State = turn.after
        self.had: Seat = self.before.seats[turn.seat]
        self.has: Seat = self.after.seats[turn.seat]
        self.table = self.after.rules.components.contracts

    # --- every round ------------------------------------------------------------------------------

    def goods_each_round(self) -> list[PlanFact]:
        out: list[PlanFact] = []
        more = [0] * GOODS
        for column in self.has.hooks.columns:
            units = self.has.deployed[column.index] - self.had.deployed[column.index]
            if units > 0 and column.good >= 0:
                more[column.good] += units * column.amount
            if units > 0 and column.makes >= 0:
                uses, makes = GOOD_NAMES[column.uses], GOOD_NAMES[column.makes]
                said = self.to.text(
                    "it turns {basic} into {processed} every round",
                    basic=good(self.to, uses),
                    processed=good(self.to, makes),
                )
                out.append(PlanFact(said, ("production",)))
        if any(more):
            given = goods_text(self.to, more)
            said = self.to.text("it gives {goods} every round", goods=given)
            if self.before.round == ROUNDS:
                said = self.to.text("it gives {goods} once more", goods=given)
            out.append(PlanFact(said, ("production",)))
        return out

    def pounds_each_round(self) -> list[PlanFact]:
        more = worker_income(self.has) - worker_income(self.had)
        if more <= 0:
            return []
        said = self.to.text("it earns {money} more every round", money=money(self.to, more))
        if self.before.round == ROUNDS:
            said = self.to.text("it earns {money} once more", money=money(self.to, more))
        return [PlanFact(said, ("production",))]

    # --- glory ------------------------------------------------------------------------------------

    def scoring_tiles(self) -> list[PlanFact]:
        """Full sets that are counted at the end of this or a later round."""
        out: list[PlanFact] = []
        glory = self.has.glory - self.had.glory
        if glory > 0:
            said = self.to.text(
                "it scores {points} at once", points=amount(self.to, glory, "glory")
            )
            out.append(PlanFact(said, ("points",)))
        for place, tile in enumerate(self.before.tiles):
            effect = self.before.rules.scoring_effects[tile]
            if place + 1 < self.before.round or not isinstance(effect, Per):
                continue
            seat, size = self.turn.seat, effect.size
            old, new = (
                effect.counter.count(state, seat) // size for state in (self.before, self.after)
            )
            if new > old:
                said = self.to.text(
                    "the scoring tile of round {round} pays {points} more",
                    round=place + 1,
                    points=amount(self.to, (new - old) * effect.amount, "glory"),
                )
                out.append(PlanFact(said, ("scoring",)))
        return out

    # --- land and purse ---------------------------------------------------------------------------

    def land(self) -> list[PlanFact]:
        out: list[PlanFact] = []
        linked = linked_settlements(self.after, self.has)
        if linked > linked_settlements(self.before, self.had):
            said = self.to.count(
                "you then have {n} linked settlement",
                "you then have {n} linked settlements",
                linked,
            )
            out.append(PlanFact(said, ("settlements",)))
        old, new = (
            seat.reach.intersection(state.free).count()
            for seat, state in ((self.had, self.before), (self.has, self.after))
        )
        if new > old:
            said = self.to.count(
                "{n} more hex within reach", "{n} more hexes within reach", new - old
            )
            out.append(PlanFact(said, ("room", "cheap land")))
        hired = self.had.board_merchants - self.has.board_merchants
        if hired > 0:
            said = self.to.count(
                "{n} more merchant trades for you in every round to come",
                "{n} more merchants trade for you in every round to come",
                hired,
            )
            out.append(PlanFact(said, ("merchants",)))
        return out

    def purse(self) -> list[PlanFact]:
        out: list[PlanFact] = []
        if any(action.spec is BARGAIN for action in self.turn.actions):
            got = [
                max(new - old, 0) for old, new in zip(self.had.goods, self.has.goods, strict=True)
            ]
            said = self.to.text(
                "you buy {goods} cheaply from your neighbours", goods=goods_text(self.to, got)
            )
            out += [PlanFact(said, ("goods", "pending"))] if any(got) else []
        elif any(action.spec is BUY for action in self.turn.actions):
            out += self._bought()
        pounds = self.has.money - self.had.money
        if pounds > 0:
            said = self.to.text("it brings {money}", money=money(self.to, pounds))
            if self.turn.later:
                said = self.to.text(
                    "it brings {money} for what comes next: {move}",
                    money=money(self.to, pounds),
                    move=self.turn.later,
                )
            out.append(PlanFact(said, ("money",)))
        return out

    def _bought(self) -> list[PlanFact]:
        """Goods from the market that no contract in the box waits for."""
        wanted = {kind for number in self.has.box for kind, _ in self.table[number - 1].wants}
        more = [new - old for old, new in zip(self.had.goods, self.has.goods, strict=True)]
        got = [max(number, 0) * (kind not in wanted) for kind, number in enumerate(more)]
        if not any(got):
            return []
        said = self.to.text("it gets {goods}", goods=goods_text(self.to, got))
        if self.turn.later:
            said = self.to.text(
                "it gets {goods} for what comes next: {move}",
                goods=goods_text(self.to, got),
                move=self.turn.later,
            )
        return [PlanFact(said, ("goods",))]
