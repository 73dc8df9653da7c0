"""The Automa's ports (IN-APB): used as soon as they are in reach, for money."""

from ceilidh.games.clans.kinds import USE
from ceilidh.games.clans.modules.automa.part import rows_of
from ceilidh.games.clans.rules.ledger import pay_in
from ceilidh.games.clans.rules.port_access import mark, open_tiles
from ceilidh.games.clans.state import State


def use_ports(state: State, seat: int) -> None:
    """After whatever changes the reach: every port in it, each once (IN-APB-01 to 05)."""
    for tile in list(open_tiles(state, seat)):
        mark(state, seat, USE.all[tile])
        pay_in(state, seat, rows_of(state).port_money, "port")


def unused_corners(state: State, seat: int, modules: tuple[int, ...]) -> list[int]:
    """The corners of these modules whose port tile the seat has not used (IN-AEX-17, 19)."""
    used = state.seats[seat].ports
    return [corner for corner in modules if corner < len(state.ports) and not used >> corner & 1]


def brings_port(state: State, seat: int, hex_: int, corners: list[int]) -> bool:
    """Whether a unit on the hex would have the port of one of these corners in reach."""
    reach = state.map.reach[state.seats[seat].shipping][hex_]
    for corner in corners:
        port = state.map.ports[corner]
        if hex_ == port or reach.has(port):
            return True
    return False
