"""What things of Clans of Caledonia cost and are worth, by the tables that are played with.

So an owner's box changes what the teacher looks for as well as the rules.
"""

from __future__ import annotations

from statistics import mean
from typing import cast

from ceilidh.games.clans.components.board import Board
from ceilidh.games.clans.components.columns import Column
from ceilidh.games.clans.components.contracts import Contract
from ceilidh.games.clans.goods import GOOD_NAMES, PROCESSED
from ceilidh.games.clans.state import State
from ceilidh.lessons.position import Position


def board_of(at: Position) -> Board:
    return cast(State, at.state).rules.components.board


def money_per_point(at: Position) -> int:
    return cast(State, at.state).rules.money_per_vp[at.seat]


def contract(at: Position, number: int) -> Contract:
    tables = cast(State, at.state).rules.components.contracts
    return next(one for one in tables if one.id == number)


def contract_points(at: Position, of: Contract) -> int:
    """Points of what a contract imports and of its hops, about."""
    board = board_of(at)
    return round(mean(board.import_vp) * sum(of.imports)) + board.hops_vp * of.hops


def last_contract(at: Position) -> int:
    """What taking a contract costs in the last round."""
    return max(0, -board_of(at).contract_money[-1])


def land(at: Position) -> int:
    """What a hex costs at most."""
    map_ = cast(State, at.state).map
    return max([map_.cost[hex_] for hex_ in map_.land.hexes()])


def column(at: Position, unit: str) -> Column:
    """A unit as it is for the learner's clan."""
    columns = cast(State, at.state).seats[at.seat].hooks.columns
    return next(one for one in columns if one.name == unit)


def price_of_unit(at: Position, unit: str) -> int:
    """What a unit and its land cost at most."""
    return column(at, unit).cost + land(at)


def points_of_good(at: Position, good: str) -> int:
    """What a good that is left scores."""
    processed = GOOD_NAMES.index(good) in PROCESSED
    return board_of(at).processed_vp if processed else board_of(at).basic_vp
