"""What a turn of Clans brings, in clauses: contracts and what they still need, income, glory."""

from __future__ import annotations

from typing import Final

from ceilidh.bots.analysis.plan_facts import PlanFact, PlayedTurn
from ceilidh.bots.clans.value_tables import ROUNDS
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.effects import Per
from ceilidh.games.clans.goods import COW, GOOD_NAMES, GOODS, SHEEP, WOODCUTTER
from ceilidh.games.clans.kinds import BARGAIN, BUY, PASS
from ceilidh.games.clans.rules.settlements import linked_settlements
from ceilidh.games.clans.state import Seat, State
from ceilidh.say import Speaker
from ceilidh.say.clans.names import amount, amounts, gives, good, money
from ceilidh.say.phrases import listed

CONTRACT: Final = ("box",)
PASSING: Final = ("money", "goods", "merchants", "points", "box", "production", "scoring")
FULFILLED: Final = ("imports", "hops", "exports", "empty box")


def plan_facts(to: Speaker, turn: PlayedTurn) -> list[PlanFact]:
    before, after = turn.before, turn.after
    if turn.actions[0] is PASS.only:
        return _passing(to, before)
    facts = ClansTurnFacts(to, turn)
    if before.round == 0:
        return []
    if after.round != before.round:
        # The production came in between: what the seat has now is not of this turn.
        certain = [*facts.fulfilled(), *facts.land()]
        return [PlanFact(one.text, (*one.terms, *PASSING)) for one in certain]
    return [
        *facts.fulfilled(),
        *facts.contracts(),
        *facts.goods_each_round(),
        *facts.pounds_each_round(),
        *facts.scoring_tiles(),
        *facts.land(),
        *facts.purse(),
    ]


def _passing(to: Speaker, state: State) -> list[PlanFact]:
    """What the place in the order of passing gives; all else happens whenever one passes."""
    place = len(state.passed) + 1
    bonus = state.rules.pass_bonus
    pounds = money(to, bonus[min(place, len(bonus)) - 1])
    out = [PlanFact(to.text("you get {money} for passing now", money=pounds), PASSING)]
    if state.round < ROUNDS and len(state.seats) > 1:
        said = to.text("you begin the next round")
        if place > 1:
            said = to.text("you are number {place} in the next round", place=place)
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

    def goods(self, numbers: list[int]) -> str:
        """`2 wool and 1 beef`."""
        names = (*GOOD_NAMES, "beef", "mutton")
        return listed(self.to, amounts(self.to, tuple(numbers), names[: len(numbers)]))

    # --- contracts --------------------------------------------------------------------------------

    def fulfilled(self) -> list[PlanFact]:
        return [
            PlanFact(
                self.to.text(
                    "it fulfils contract {contract}, which brings {gives}",
                    contract=number,
                    gives=gives(self.to, self.table[number - 1]),
                ),
                FULFILLED,
            )
            for number in self.has.fulfilled[len(self.had.fulfilled) :]
        ]

    def contracts(self) -> list[PlanFact]:
        """What the turn does for the contracts in the box."""
        out: list[PlanFact] = []
        for number in self.has.box:
            contract = self.table[number - 1]
            lack, rounds = missing(self.has, contract), self.rounds(self.has, contract)
            if number not in self.had.box:
                out.append(PlanFact(self._taken(contract, lack, rounds), CONTRACT))
                continue
            had = missing(self.had, contract)
            got = [max(old - new, 0) for old, new in zip(had, lack, strict=True)]
            if any(got):
                out.append(PlanFact(self._got(contract, self.goods(got), lack, rounds), CONTRACT))
            elif rounds < self.rounds(self.had, contract):
                more = self._produced(contract)
                if more:
                    said = self._on_its_way(contract, more, lack, rounds)
                    out.append(PlanFact(said, ("box", "production")))
        return out

    def rounds(self, seat: Seat, contract: Contract) -> int:
        """After how many productions the goods are there; more than are left if never."""
        stock = list(seat.goods)
        for number in range(ROUNDS - self.before.round + 1):
            if all(stock[kind] >= need for kind, need in contract.wants):
                # Animals are built, not produced.
                return number if not any(missing(seat, contract)[GOODS:]) else ROUNDS + 1
            stock = produced(seat, stock, contract)
        return ROUNDS + 1

    def _produced(self, contract: Contract) -> str:
        """The goods of a contract of which there will be more by each production."""
        nothing = [0] * GOODS
        old, new = (produced(one, nothing, contract) for one in (self.had, self.has))
        names = [
            good(self.to, GOOD_NAMES[kind]) for kind, _ in contract.wants if new[kind] > old[kind]
        ]
        return listed(self.to, names)

    def _taken(self, contract: Contract, lack: list[int], rounds: int) -> str:
        to, brings = self.to, gives(self.to, contract)
        if not any(lack):
            return to.text(
                "you have all that contract {contract} asks for, and it brings {gives}",
                contract=contract.id,
                gives=brings,
            )
        if rounds <= ROUNDS:
            return to.count(
                "contract {contract} brings {gives}, and your land gives what it needs in one "
                "more round",
                "contract {contract} brings {gives}, and your land gives what it needs in {n} "
                "more rounds",
                rounds,
                contract=contract.id,
                gives=brings,
            )
        return to.text(
            "contract {contract} brings {gives} and still needs {missing}",
            contract=contract.id,
            gives=brings,
            missing=self.goods(lack),
        )

    def _got(self, contract: Contract, got: str, lack: list[int], rounds: int) -> str:
        to = self.to
        if not any(lack):
            return to.text(
                "it gets {goods} for contract {contract}, which you can then fulfil",
                goods=got,
                contract=contract.id,
            )
        if rounds <= ROUNDS:
            return to.count(
                "it gets {goods} for contract {contract}, which then needs one more round",
                "it gets {goods} for contract {contract}, which then needs {n} more rounds",
                rounds,
                goods=got,
                contract=contract.id,
            )
        return to.text(
            "it gets {goods} for contract {contract}, which then still needs {missing}",
            goods=got,
            contract=contract.id,
            missing=self.goods(lack),
        )

    def _on_its_way(self, contract: Contract, more: str, lack: list[int], rounds: int) -> str:
        to = self.to
        if rounds <= ROUNDS:
            return to.count(
                "it produces {goods} for contract {contract}, which then needs one more round",
                "it produces {goods} for contract {contract}, which then needs {n} more rounds",
                rounds,
                goods=more,
                contract=contract.id,
            )
        return to.text(
            "it produces {goods} for contract {contract}, which still needs {missing}",
            goods=more,
            contract=contract.id,
            missing=self.goods(lack),
        )

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
            given = self.goods(more)
            said = self.to.text("it gives {goods} every round", goods=given)
            if self.before.round == ROUNDS:
                said = self.to.text("it gives {goods} once more", goods=given)
            out.append(PlanFact(said, ("production",)))
        return out

    def pounds_each_round(self) -> list[PlanFact]:
        more = income(self.has) - income(self.had)
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
                "{n} more hex comes into reach", "{n} more hexes come into reach", new - old
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
                "you buy {goods} cheaply from your neighbours", goods=self.goods(got)
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
        said = self.to.text("it gets {goods}", goods=self.goods(got))
        if self.turn.later:
            said = self.to.text(
                "it gets {goods} for what comes next: {move}",
                goods=self.goods(got),
                move=self.turn.later,
            )
        return [PlanFact(said, ("goods",))]


def missing(seat: Seat, contract: Contract) -> list[int]:
    """The goods that a contract still needs, then beef and mutton."""
    goods = [max(need - seat.goods[kind], 0) for kind, need in enumerate(contract.needs)]
    beef = max(contract.beef - seat.deployed[COW], 0)
    return [*goods, beef, max(contract.mutton - seat.deployed[SHEEP], 0)]


def produced(seat: Seat, stock: list[int], contract: Contract) -> list[int]:
    """The stock after one more production, in which a contract's goods are made first."""
    out = list(stock)
    for column in seat.hooks.columns:
        if column.good >= 0:
            out[column.good] += column.amount * seat.deployed[column.index]
    for column in seat.hooks.columns:
        if column.makes >= 0:
            wanted = max(contract.needs[column.makes] - out[column.makes], 0)
            made = min(seat.deployed[column.index], out[column.uses], wanted)
            out[column.uses] -= made
            out[column.makes] += made
    return out


def income(seat: Seat) -> int:
    """What the workers earn by each production."""
    total = 0
    for column in seat.hooks.columns:
        if column.worker:
            known = column.index < WOODCUTTER + 2
            better = known and seat.technology >> (column.index - WOODCUTTER) & 1
            each = column.income_upgraded if better else column.income
            total += each * seat.deployed[column.index]
    return total
