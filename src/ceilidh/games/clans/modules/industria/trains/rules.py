"""The train module (IN-TS to IN-T2): what it adds to the game, and what it watches."""

from typing import Final

from ceilidh.games.clans.kinds import BUILD, HEX, TO
from ceilidh.games.clans.modules.industria.rail_board.board import board, railway
from ceilidh.games.clans.modules.industria.rail_board.checks import RAILWAY
from ceilidh.games.clans.modules.industria.rail_board.variant import Variant
from ceilidh.games.clans.modules.industria.trains.action import MoveTrainsRule
from ceilidh.games.clans.modules.industria.trains.contract_bonuses.stacked import covered
from ceilidh.games.clans.modules.industria.trains.extra_action import any_port_open
from ceilidh.games.clans.modules.industria.trains.laying import prepare_rails
from ceilidh.games.clans.modules.industria.trains.track import DeliveryLine
from ceilidh.games.clans.modules.industria.trains.yard import (
    LOST,
    NAME,
    NOWHERE,
    Yard,
    has_mini,
    reserved_by,
    reserved_by_others,
    yard,
)
from ceilidh.games.clans.ruleset import Rules
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.action_rule import ActionRule
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.hexset import EMPTY, HexSet, hexset
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame, ModuleState


class RailPreparation(Step[State]):
    """From round 2 on (IN-RP-01)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        if state.round > 1:
            prepare_rails(state)
        return False


RAIL_PREPARATION: Final[RailPreparation] = RailPreparation("rail preparation")


class TrainModule(Variant):
    def __init__(self, players: int) -> None:
        super().__init__(NAME, conflicts=("milestones", "simplified-trains"))
        self.seats = players
        self.trains = MoveTrainsRule()
        self.track = 0  # markers on a delivery track

    def tune(self, rules: Rules) -> None:
        self.track = RAILWAY.of(rules.components).numbers.markers

    def new_module_state(self) -> ModuleState:
        away = (NOWHERE,) * self.seats
        return Yard(trains=away, minis=away, taken=(0,) * self.seats, stations=away)

    def insertions(self) -> list[Insertion]:
        return [
            Insertion("set-up", "deal contracts", True, "lay rail board"),
            Insertion("set-up", "first workers", True, "place trains"),
            Insertion("preparation", "merchants home", True, "rail preparation"),
        ]

    def railway(self) -> bool:
        """Ports of two halves act by the lower one (IN-SU-19)."""
        return True

    def action_rules(self) -> list[ActionRule[State]]:
        return [self.trains]

    def score_lines(self, rules: Rules) -> list[ScoreLine[State]]:
        return [DeliveryLine("deliveries", ("IN-TE-01",))]

    # --- milestones -------------------------------------------------------------------------------

    def markers(self, state: State, seat: int) -> int:
        """Those that deliveries have freed; the station is none (IN-MA-01, IN-MA-13)."""
        return min(yard(state).taken[seat], self.track)

    def why_no_marker(self, state: State, seat: int) -> Reason:
        rules = ("IN-MA-01", "IN-MA-02")
        return Reason("You have no milestone marker; deliveries free them up.", rules)

    # --- what bonuses leave on the table ----------------------------------------------------------

    def units_besides(self, state: State, seat: int) -> int:
        return 1 if yard(state).stations[seat] >= 0 else 0

    def merchants_away(self, state: State, seat: int) -> int:
        return len(reserved_by(state, seat))

    def closed_hexes(self, state: State, seat: int) -> HexSet:
        """Reserved hexes are closed to others (IN-D19-Q1)."""
        return reserved_by_others(state, seat) if yard(state).reserved else EMPTY

    def marked_hexes(self, state: State) -> HexSet:
        return hexset(list(yard(state).cities))

    def move_hexes(self, state: State, seat: int, kind: int, hex_: int, goals: HexSet) -> HexSet:
        return goals.minus(reserved_by_others(state, seat))

    def discounts_land(self, state: State, seat: int) -> bool:
        return len(yard(state).reserved) > 0

    def land_discount(self, state: State, seat: int, hexes: list[int], prices: list[int]) -> None:
        """The land of a reserved hex is paid already (IN-D19-05)."""
        for hex_ in reserved_by(state, seat) if yard(state).reserved else ():
            prices[hex_] = min(prices[hex_], 0)

    def on_deployed(self, state: State, seat: int, column: int, hex_: int) -> None:
        self._release(state, seat, hex_)

    def on_moved(self, state: State, seat: int, kind: int, hex_: int, goal: int) -> None:
        self._release(state, seat, goal)

    def _release(self, state: State, seat: int, hex_: int) -> None:
        """The merchant on a hex that is used now returns to the stock (IN-D19-06, IN-D19-Q4)."""
        own = yard(state)
        if own.reserved and hex_ in reserved_by(state, seat):
            new = own.copy()
            new.reserved = tuple([pair for pair in new.reserved if pair[0] != hex_])
            state.keep(new)
            state.mine(seat).merchants += 1

    def boxes(self, state: State, seat: int) -> int:
        """A covered contract takes up no box of its own (IN-D16-07)."""
        return len(covered(state, seat)) if yard(state).covers else 0

    def open_contracts(self, state: State, seat: int, box: tuple[int, ...]) -> tuple[int, ...]:
        """Of stacked contracts only the top one can be fulfilled (IN-D16-04)."""
        if not yard(state).covers:
            return box
        under = covered(state, seat)
        return tuple([contract for contract in box if contract not in under])

    def opens_port(self, state: State, seat: int) -> bool:
        return any_port_open(state, seat)

    # --- reasons and checks -----------------------------------------------------------------------

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not BUILD and action.spec is not TO:
            return None
        hex_ = action.b if action.spec is BUILD else action.a
        names: dict[str, object] = {"hex": HEX.words[hex_]}
        if hex_ in yard(state).cities:
            return Reason("There is a City tile on hex {hex}.", ("IN-D03-03",), names)
        if reserved_by_others(state, frame.seat).has(hex_):
            return Reason("Another player has reserved hex {hex}.", ("IN-D19-Q1",), names)
        return None

    def audit(self, state: State) -> list[str]:
        own = yard(state)
        players = state.rules.players
        places = len(railway(state).places)
        by_seat = (own.trains, own.minis, own.taken, own.stations)
        if any([len(row) != players for row in by_seat]) or len(own.bonuses) != places:
            return ["the rail board has another size"]
        out: list[str] = []
        engines = own.trains + own.minis
        if any([not NOWHERE <= place < places for place in engines]):
            out.append("a train stands nowhere")
        if not has_mini(state) and any([place != NOWHERE for place in own.minis]):
            out.append("there are no mini-trains in this game")
        last = railway(state).numbers.markers + 1
        if any([not 0 <= taken <= last for taken in own.taken]):
            out.append("a delivery track has another length")
        for seat, hex_ in enumerate(own.stations):
            if (own.taken[seat] == last) != (hex_ != NOWHERE) or hex_ < LOST:
                out.append(f"the station of seat {seat} is not where it should be")
        bonuses = [tile for tile in own.bonuses if tile]
        if len(set(bonuses)) != len(bonuses) or own.lying >> players:
            out.append("delivery bonuses or trains are not those of the game")
        if any([not 0 <= tile <= len(railway(state).bonuses) for tile in own.bonuses]):
            out.append("there is no such delivery bonus")
        if board(state).demand and len(board(state).demand) != len(railway(state).demand_slots):
            out.append("there are not so many demand tiles")
        return out + self._map_faults(state)

    def _map_faults(self, state: State) -> list[str]:
        own = yard(state)
        land = state.map.land
        if any([not land.has(hex_) or state.free.has(hex_) for hex_ in own.cities]):
            return ["a City tile does not close its hex"]
        for hex_, seat in own.reserved:
            if not 0 <= seat < state.rules.players or not land.has(hex_):
                return ["a hex is reserved by nobody"]
            if not state.free.has(hex_):
                return ["a reserved hex is taken"]
        return []
