"""A second opinion on ways and fees, read straight from the table and walked step by step."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.modules.industria.rail_board.board import PLACE, SLOT
from ceilidh.games.clans.modules.industria.trains.movement import TRAIN, fee_of, ride
from ceilidh.games.clans.modules.industria.trains.network import network_of
from ceilidh.kernel.testing import RandomChoices
from tests.clans.railway.rails import Rails

DATA = Path(__file__).resolve().parents[3] / "src/ceilidh/games/clans/data/railway.toml"
BOARD = tomllib.loads(DATA.read_text("utf-8"))
RAILS = {place["id"]: set(place["rails"]) for place in BOARD["place"]}
LOCKED = {place["id"] for place in BOARD["place"] if place["kind"] == "metropolis"}
TUNNELS = {frozenset(tunnel["ends"]): tunnel["id"] for tunnel in BOARD["tunnel"]}
SLOTS = {place: slot["number"] for slot in BOARD["demand_slot"] for place in slot["places"]}
GOODS = {tile["id"]: tile["goods"] for tile in BOARD["demand"]}


def next_to(place: str, opened: set[str]) -> set[str]:
    """The places one step away for somebody who has opened these."""
    near = {one for one in RAILS[place] if one not in LOCKED or one in opened}
    for ends, tunnel in TUNNELS.items():
        if place in ends and tunnel in opened:
            near |= ends - {place}
    return near


class Walker:
    """One seat's journeys: places as words, engines as lists of places."""

    def __init__(self, rails: Rails, seat: int) -> None:
        own = rails.yard
        self.opened = {
            SLOT.words[slot]
            for slot, claims in enumerate(rails.board.claims)
            if seat in [claim[0] for claim in claims]
        }
        self.money = rails.state.seats[seat].money
        self.stock = dict(zip(rails.goods_in_order(), rails.state.seats[seat].goods, strict=True))
        self.demand = {number + 1: tile for number, tile in enumerate(rails.board.demand)}
        self.train = PLACE.words[own.trains[seat]]
        self.mini = PLACE.words[own.minis[seat]] if own.minis[seat] >= 0 else None
        others = [s for s in range(len(rails.state.seats)) if s != seat]
        self.foreign = [PLACE.words[own.trains[s]] for s in others]
        self.foreign += [PLACE.words[own.minis[s]] for s in others if own.minis[s] >= 0]

    def delivers(self, place: str) -> bool:
        wanted = GOODS[self.demand[SLOTS[place]]]
        return all(self.stock[good] >= number for good, number in wanted.items())

    def ways(self, start: str) -> list[tuple[str, str, int]]:
        """End, via and fee of every journey."""
        found = []
        for one in next_to(start, self.opened):
            fee = 3 * self.foreign.count(one)
            found.append((one, "direct", fee))
            for two in next_to(one, self.opened):
                if two != start:
                    found.append((two, one, fee + 3 * self.foreign.count(two)))
        return found

    def moves(self) -> set[str]:
        """Every legal first move of the train action."""
        out = set()
        for end, via, fee in self.ways(self.train):
            if fee <= self.money and end != self.mini and self.delivers(end):
                rest = self.money - fee
                if self.mini is None or any(
                    two != end and more <= rest for two, _, more in self.ways(self.mini)
                ):
                    out.add(f"train {end} {via}")
        if self.mini is None:
            return out
        for end, via, fee in self.ways(self.mini):
            rest = self.money - fee
            if fee <= self.money and end != self.train:
                follow = self.ways(self.train)
                if any(
                    two != end and more <= rest and self.delivers(two) for two, _, more in follow
                ):
                    out.add(f"handcar {end} {via}")
        return out


def mixed_up(players: int, seed: int) -> Rails:
    """Engines, claims, money and goods by chance."""
    dice = RandomChoices(seed)
    rails = Rails(players)
    words = PLACE.words
    for seat in range(players):
        for slot in SLOT.words:
            if dice.below(3) == 0:
                rails.claim(seat, slot)
        rails.train(seat, words[dice.below(len(words))])
        if players == 2:
            rails.mini(seat, words[dice.below(len(words))])
        for good in rails.goods_in_order():
            rails.goods(seat, **{good: dice.below(4)})
        rails.seat(seat).money = dice.below(13)
    for place in words:
        rails.demand(place, 1 + dice.below(39))
    for seat in range(players):  # more pieces than claims never hurt
        rails.taken(seat, 4)
    if players == 2:
        for seat in (0, 1):
            while rails.yard.minis[seat] == rails.yard.trains[seat]:
                rails.mini(seat, words[dice.below(len(words))])
    return rails


@pytest.mark.rule("IN-TA-03", "IN-TA-05", "IN-TF-05", "IN-T2-Q4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_moves_are_those_of_the_walker(players: int, seed: int) -> None:
    rails = mixed_up(players, seed)
    for seat in range(players):
        rails.turn(seat)
        found = set(rails.texts("train")) | set(rails.texts("handcar"))
        assert found == Walker(rails, seat).moves()


@pytest.mark.rule("IN-TF-04", "IN-T2-14")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", range(8))
def test_fees_are_those_of_the_walker(players: int, seed: int) -> None:
    rails = mixed_up(players, seed)
    walker = Walker(rails, 0)
    ways = {
        f"train {end} {via}": fee
        for end, via, fee in walker.ways(walker.train)
        if f"train {end} {via}" in rails.texts("train")
    }
    for move, fee in ways.items():
        state = rails.state.clone()
        action = CLANS.vocabulary.parse(move)
        assert action is not None
        network = network_of(state)
        route = next(
            one
            for one in network.routes[state_train(rails)]
            if one.end == action.a and one.via == action.b - 1
        )
        assert fee_of(state, 0, route) == fee
        ride(state, 0, TRAIN, route)
        assert state.seats[0].money == rails.money() - fee
        assert sum(seat.money for seat in state.seats) == sum(
            seat.money for seat in rails.state.seats
        )


def state_train(rails: Rails) -> int:
    return rails.yard.trains[0]
