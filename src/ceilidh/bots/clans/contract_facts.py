"""What a turn of Clans does for contracts: fulfilled, taken or closer, and what they still need."""

from __future__ import annotations

from typing import Final

from ceilidh.bots.analysis.plan_facts import PlanFact, PlayedTurn
from ceilidh.bots.clans.value_tables import ROUNDS
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.goods import GOOD_NAMES, GOODS
from ceilidh.games.clans.state import Seat, State
from ceilidh.say import Speaker
from ceilidh.say.clans.names import gives, good, needs
from ceilidh.say.clans.shortage import goods_text, missing
from ceilidh.say.phrases import listed

CONTRACT: Final = ("box",)
FULFILLED: Final = ("imports", "hops", "exports", "empty box")


class ContractFacts:
    def __init__(self, to: Speaker, turn: PlayedTurn) -> None:
        self.to = to
        self.before: State = turn.before
        self.had: Seat = self.before.seats[turn.seat]
        self.has: Seat = turn.after.seats[turn.seat]
        self.table = self.before.rules.components.contracts

    def fulfilled(self) -> list[PlanFact]:
        return [
            PlanFact(
                self.to.text(
                    "it fulfils the contract ({contract}), which brings {gives}",
                    contract=needs(self.to, self.table[number - 1]),
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
                out.append(
                    PlanFact(self._got(contract, goods_text(self.to, got), lack, rounds), CONTRACT)
                )
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
                "you have everything the contract ({contract}) requires, and it gives {gives}",
                contract=needs(to, contract),
                gives=brings,
            )
        if rounds <= ROUNDS:
            return to.count(
                "the contract ({contract}) brings {gives}, and your land gives what it needs in "
                "one more round",
                "the contract ({contract}) brings {gives}, and your land gives what it needs in "
                "{n} more rounds",
                rounds,
                contract=needs(to, contract),
                gives=brings,
            )
        return to.text(
            "the contract ({contract}) brings {gives} and still needs {missing}",
            contract=needs(to, contract),
            gives=brings,
            missing=goods_text(self.to, lack),
        )

    def _got(self, contract: Contract, got: str, lack: list[int], rounds: int) -> str:
        to = self.to
        if not any(lack):
            return to.text(
                "it gets {goods} for the contract ({contract}), which you can then fulfil",
                goods=got,
                contract=needs(to, contract),
            )
        if rounds <= ROUNDS:
            return to.count(
                "it gets {goods} for the contract ({contract}), which then needs one more round",
                "it gets {goods} for the contract ({contract}), which then needs {n} more rounds",
                rounds,
                goods=got,
                contract=needs(to, contract),
            )
        return to.text(
            "it gets {goods} for the contract ({contract}), which then still needs {missing}",
            goods=got,
            contract=needs(to, contract),
            missing=goods_text(self.to, lack),
        )

    def _on_its_way(self, contract: Contract, more: str, lack: list[int], rounds: int) -> str:
        to = self.to
        if rounds <= ROUNDS:
            return to.count(
                "it produces {goods} for the contract ({contract}), which then needs "
                "one more round",
                "it produces {goods} for the contract ({contract}), which then needs "
                "{n} more rounds",
                rounds,
                goods=more,
                contract=needs(to, contract),
            )
        return to.text(
            "it produces {goods} for the contract ({contract}), which still needs {missing}",
            goods=more,
            contract=needs(to, contract),
            missing=goods_text(self.to, lack),
        )


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
