"""The train action as a card: what every place in reach wants, and what is missing (IN-TA-07)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceilidh.games.clans.goods import GOOD_NAMES
from ceilidh.games.clans.modules.industria.rail_board.board import railway, unlocked
from ceilidh.games.clans.modules.industria.rail_board.goods import NOTHING_SAVED, missing_goods
from ceilidh.games.clans.modules.industria.rail_board.rows import Demand
from ceilidh.games.clans.modules.industria.rail_board.text import demand
from ceilidh.games.clans.modules.industria.trains.movement import (
    RIDE,
    TRAIN,
    demand_at,
    fee_of,
    place_of,
)
from ceilidh.games.clans.modules.industria.trains.network import Route, network_of
from ceilidh.games.clans.modules.industria.trains.yard import NAME, is_lying
from ceilidh.games.clans.state import State
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.table import Table
from ceilidh.say.answers import Offer
from ceilidh.say.clans.names import amounts, money
from ceilidh.say.phrases import listed, titled
from ceilidh.say.speaker import Speaker

NAMED: Final = 2  # places that a card names; more are counted
RULES: Final = ("IN-TA-07", "IN-TD-01")


@dataclass(frozen=True)
class Departure:
    """A place within one or two steps: its name and demand, and the moves that lead to it.

    `fee` is that of the cheapest way; `missing` are the goods that the seat lacks, by good, and
    `reason` says what else stands in the way. A `closed` place waits for a milestone.
    """

    name: str
    tile: Demand | None
    fee: int
    moves: tuple[str, ...] = ()
    missing: tuple[int, ...] = ()
    reason: Reason | None = None
    closed: bool = False


def departures(table: Table, seat: int) -> list[Departure]:
    """All places within one or two steps of the train, in the order of the rail board."""
    state: State = table.state
    rides = [move for move in table.legal(seat) if move.action.spec is RIDE]
    ways: dict[int, list[Route]] = {}
    for route in network_of(state).routes[place_of(state, seat, TRAIN)]:
        ways.setdefault(route.end, []).append(route)
    found: list[Departure] = []
    for place, routes in sorted(ways.items()):
        moves = tuple([move.text for move in rides if move.action.a == place])
        found.append(_departure(table, seat, place, routes, moves))
    return found


def _departure(
    table: Table, seat: int, place: int, routes: list[Route], moves: tuple[str, ...]
) -> Departure:
    state: State = table.state
    keys = unlocked(state, seat)
    best = min(routes, key=lambda way: (way.locks & ~keys > 0, fee_of(state, seat, way)))
    name, tile = railway(state).places[place].name, demand_at(state, place)
    fee, closed = fee_of(state, seat, best), best.locks & ~keys > 0
    if moves:
        return Departure(name, tile, fee, moves)
    reason: Reason = table.game.why_not(state, RIDE.rows[place][best.via + 1])
    if tile is None or closed or not set(RULES) <= set(reason.rules):
        return Departure(name, tile, fee, reason=reason, closed=closed)
    missing = missing_goods(state, seat, tile, NOTHING_SAVED)
    return Departure(name, tile, fee, missing=tuple(missing), reason=reason)


def _lacking(to: Speaker, one: Departure) -> str:
    return ", ".join(amounts(to, one.missing, GOOD_NAMES))


def _says(to: Speaker, one: Departure) -> str:
    """What a place wants; then the fee, what is missing, or what else stands in the way."""
    wants = demand(to, one.tile) if one.tile else ""
    if one.moves and one.fee:
        return to.text(
            "{place} wants {goods}: you can deliver for {money} in fees.",
            place=one.name,
            goods=wants,
            money=money(to, one.fee),
        )
    if one.moves:
        return to.text("{place} wants {goods}: you can deliver.", place=one.name, goods=wants)
    if sum(one.missing):
        return to.text(
            "{place} wants {goods}: needs {missing}.",
            place=one.name,
            goods=wants,
            missing=_lacking(to, one),
        )
    return titled(to, one.name, to.reason(one.reason, "clans") if one.reason else "")


def _note(to: Speaker, found: list[Departure]) -> str:
    """Every place in reach, those that you can serve first; the closed ones together at the end."""
    ahead = sorted([one for one in found if not one.closed], key=lambda one: not one.moves)
    said = [_says(to, one) for one in ahead]
    closed = [one.name for one in found if one.closed]
    if closed:
        said.append(
            to.text("Closed until you claim a milestone: {places}.", places=listed(to, closed))
        )
    return " ".join(said)


def _line(to: Speaker, found: list[Departure]) -> str:
    """In a few words: where the train can deliver, or the place that needs the fewest goods."""
    able = [one.name for one in found if one.moves]
    if len(able) > NAMED:
        return to.count("{n} place within reach", "{n} places within reach", len(able))
    if able:
        return listed(to, able)
    short = [one for one in found if sum(one.missing)]
    if not short:
        return ""
    nearest = min(short, key=lambda one: sum(one.missing))
    return to.text("{place} needs {goods}", place=nearest.name, goods=_lacking(to, nearest))


def train_offer(to: Speaker, table: Table, seat: int) -> Offer | None:
    """The card of the train action, in every turn: it says why not where no delivery is possible.

    What every place wants is its `note`.
    """
    state: State = table.state
    if not state.has_module(NAME) or seat not in state.rules.people:
        return None
    title = to.text("Train")
    if is_lying(state, seat):
        gone = to.text("Your train has already moved this round.")
        line = to.text("already moved")
        return Offer("train", title, "train", line, (), gone, ("IN-TA-01", "IN-TA-09"))
    found = departures(table, seat)
    moves = tuple([move for one in found for move in one.moves])
    note, line = _note(to, found), _line(to, found)
    if moves:
        asks = to.text("Where do you want to deliver by train?")
        return Offer("train", title, "train", line, moves, note=note, asks=asks)
    return Offer("train", title, "train", line, (), note, RULES)
