"""Positions on the rail board made to order, on top of `Scenario`.

Unless a test says otherwise every place has delivery bonus 14 (£10 and moves, of which nothing is
left once it is paid where nobody has units), every demand tile asks for 3 wool, the milestones are
4, 5, 6 and 10, and the trains of seats 0, 1, 2 and 3 stand in Perth, Oban, Hawick and Aberdeen.
"""

from __future__ import annotations

from ceilidh.games.clans.goods import GOOD_NAMES, KIND_STATION
from ceilidh.games.clans.modules.industria.rail_board.board import (
    PLACE,
    SLOT,
    RailBoardState,
    board,
    railway,
)
from ceilidh.games.clans.modules.industria.rail_board.conditions import progress
from ceilidh.games.clans.modules.industria.rail_board.rows import Tunnel
from ceilidh.games.clans.modules.industria.rail_board.rules import tile_of
from ceilidh.games.clans.modules.industria.rail_board.variant import Variant
from ceilidh.games.clans.modules.industria.trains.extra_action import EXTRA_ACTION
from ceilidh.games.clans.modules.industria.trains.network import network_of
from ceilidh.games.clans.modules.industria.trains.yard import Yard, replaced, yard
from ceilidh.games.clans.rules.pieces import put_on_map
from tests.clans.scenario import Scenario, hex_number

STARTS = ("perth", "oban", "hawick", "aberdeen")
MINIS = ("stirling", "ayr")
MONEY_AND_MOVES = 14
THREE_WOOL = 1
TILES = (4, 5, 6, 10)  # milestones, by slot


def number(place: str) -> int:
    return PLACE.index[place]


class Rails(Scenario):
    def __init__(
        self,
        players: int = 3,
        module: str = "trains",
        clans: list[str] | None = None,
        further: tuple[str, ...] = (),
        setup: dict[str, list[str]] | None = None,
        map_: str = "A1 B1 C1 D1",
    ) -> None:
        super().__init__(players, clans, setup, 1, modules=[module, *further], map=map_)
        self.milestones(*TILES)
        if module == "trains":
            for place in PLACE.words:
                self.bonus(place, MONEY_AND_MOVES)
                self.demand(place, THREE_WOOL)
            for seat in range(players):
                self.train(seat, STARTS[seat])
                if players == 2:
                    self.mini(seat, MINIS[seat])

    # --- arranging --------------------------------------------------------------------------------

    def _keep(self, **changes: object) -> None:
        new = yard(self.state).copy()
        for name, value in changes.items():
            setattr(new, name, value)
        self.state.keep(new)

    @property
    def yard(self) -> Yard:
        return yard(self.state)

    @property
    def board(self) -> RailBoardState:
        return board(self.state)

    def train(self, seat: int, place: str) -> None:
        self._keep(trains=replaced(self.yard.trains, seat, number(place)))

    def mini(self, seat: int, place: str) -> None:
        self._keep(minis=replaced(self.yard.minis, seat, number(place)))

    def bonus(self, place: str, tile: int) -> None:
        """Tests lay one tile at several places, which no game does."""
        self._keep(bonuses=replaced(self.yard.bonuses, number(place), tile))

    def demand(self, place: str, tile: int) -> None:
        slot = network_of(self.state).slot_of[number(place)]
        old = self.board
        demand = replaced(old.demand, slot, tile)
        self.state.keep(RailBoardState(old.tiles, old.claims, demand, old.future, old.unseen))

    def demand_at(self, place: str) -> int:
        return self.board.demand[network_of(self.state).slot_of[number(place)]]

    def taken(self, seat: int, pieces: int) -> None:
        """So many pieces of the delivery track are gone."""
        self._keep(taken=replaced(self.yard.taken, seat, pieces))

    def milestones(self, *tiles: int) -> None:
        old = self.board
        self.state.keep(RailBoardState(tiles, old.claims, old.demand, old.future, old.unseen))

    def claim(self, seat: int, slot: str, round_: int = 1) -> None:
        """The seat has claimed the milestone of a slot, with the marker of a delivery."""
        if self.state.has_module("trains"):
            self.taken(seat, self.yard.taken[seat] + 1)
        old = self.board
        claims = list(old.claims)
        claims[SLOT.index[slot]] += ((seat, round_),)
        self.state.keep(
            RailBoardState(old.tiles, tuple(claims), old.demand, old.future, old.unseen)
        )

    def stations(self, seat: int, hex_: str) -> None:
        """A station stands there, its piece gone from the track."""
        self.taken(seat, 5)
        self._keep(stations=replaced(self.yard.stations, seat, hex_number(hex_)))
        put_on_map(self.state, seat, KIND_STATION, hex_number(hex_))

    def progress(self, slot: str, seat: int = 0) -> int:
        """How far a seat is with the milestone of a slot."""
        return progress(self.state, seat, tile_of(self.state, SLOT.index[slot]))

    def stand(self, *moves: str) -> None:
        """Play moves without the audit, which knows that tiles lie only once."""
        for move in moves:
            self.table.play(move)

    # --- looking ----------------------------------------------------------------------------------

    def ends(self, word: str = "train") -> set[str]:
        """Where an engine may go now, by whatever way."""
        return {text.split()[1] for text in self.texts(word)}

    def tunnels(self) -> tuple[Tunnel, ...]:
        return railway(self.state).tunnels

    def markers(self, taken: int) -> int:
        """How many markers are freed once so many pieces of seat 0's track are gone."""
        self.taken(0, taken)
        return self.markers_now()

    def markers_now(self) -> int:
        """How many markers seat 0 has been given until now."""
        for module in self.state.rules.modules:
            if isinstance(module, Variant):
                return module.markers(self.state, 0)
        raise AssertionError("no milestones")

    def claimed(self, slot: str) -> list[int]:
        return [claim[0] for claim in self.board.claims[SLOT.index[slot]]]

    def beside(self, *tiles: int) -> None:
        """The demand tiles beside the milestones."""
        old = self.board
        self.state.keep(RailBoardState(old.tiles, old.claims, tiles, old.future, old.unseen))

    def goods_in_order(self) -> tuple[str, ...]:
        return GOOD_NAMES

    def extra_actions(self) -> int:
        """How many extra actions are open."""
        return len([frame for frame in self.state.stack if frame.step == EXTRA_ACTION.id])

    def money(self, seat: int = 0) -> int:
        return self.state.seats[seat].money

    def points(self, line: str) -> list[int]:
        return dict(self.table.sheet())[line]


def delivering(
    tile: int,
    players: int = 3,
    clans: list[str] | None = None,
    setup: dict[str, list[str]] | None = None,
) -> Rails:
    """Seat 0 can deliver 3 wool to Dundee, whose bonus is the tile."""
    rails = Rails(players, clans=clans, setup=setup)
    rails.bonus("dundee", tile)
    rails.goods(0, wool=3)
    return rails


def rooted(
    tile: int,
    clans: list[str] | None = None,
    setup: dict[str, list[str]] | None = None,
) -> Rails:
    """Seat 0 has a sheep on 2.4, and delivers."""
    rails = delivering(tile, 3, clans, setup)
    rails.place(0, "sheep", "2.4")
    return rails


def step(rails: Rails) -> str:
    """The step that waits."""
    return str(rails.table.view()["step"])


GO = "train dundee direct"
