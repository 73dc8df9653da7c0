"""The lower halves of ports 16 and 17, which act with trains (IN-P16-02, IN-P17-03)."""

from ceilidh.games.clans.components.ports import PortEffect
from ceilidh.games.clans.effects import Effect
from ceilidh.games.clans.modules.industria.rail_board.board import railway
from ceilidh.games.clans.modules.industria.rail_board.payment import discount_tile
from ceilidh.games.clans.modules.industria.trains.track import TAKE_PIECE
from ceilidh.games.clans.modules.industria.trains.yard import NOWHERE, yard
from ceilidh.games.clans.state import State
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame


class DeliveryDiscount(Effect):
    """Nothing by itself: it acts while a delivery is paid (IN-P16-03)."""

    def can(self, state: State, seat: int) -> bool:
        return False

    def why_not(self, state: State, seat: int) -> Reason | None:
        port: dict[str, object] = {"port": discount_tile(state)}
        return Reason("You can only use port {port} while delivering goods.", ("IN-P16-03",), port)


class TakeMarker(Effect):
    """The next piece of the delivery track is freed, be it a marker or the station."""

    def can(self, state: State, seat: int) -> bool:
        return yard(state).taken[seat] <= railway(state).numbers.markers

    def run(self, state: State, seat: int, reason: str) -> None:
        state.stack.append(Frame(TAKE_PIECE.id, seat, NOWHERE))

    def why_not(self, state: State, seat: int) -> Reason | None:
        return Reason("Your delivery track is empty.", ("IN-P17-Q2", "CC-PRT-Q3"))


def discount_made(row: PortEffect) -> Effect:
    return DeliveryDiscount()


def marker_made(row: PortEffect) -> Effect:
    return TakeMarker()
