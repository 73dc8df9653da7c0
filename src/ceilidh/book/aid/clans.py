"""The player aid of Clans of Caledonia: actions, units, ports, scoring, as they are in a game."""

from __future__ import annotations

from typing import Final

from ceilidh.book.aid.card import AidRow, Section, Sign, numbers, tipped
from ceilidh.games.clans.components.columns import Column
from ceilidh.games.clans.goods import FOREST, GOOD_NAMES, GRASS, LOCH, MOUNTAIN
from ceilidh.games.clans.state import State
from ceilidh.kernel.reason import capital
from ceilidh.kernel.table import Table
from ceilidh.say import Speaker
from ceilidh.say.clans.names import money

LAND: Final = ((GRASS, "grass"), (FOREST, "forest"), (MOUNTAIN, "mountain"), (LOCH, "loch"))


def _actions(to: Speaker, state: State) -> Section:
    rules = state.rules
    board = rules.components.board
    terms = [
        money(to, -sum_) if sum_ <= 0 else f"+{money(to, sum_)}" for sum_ in rules.contract_money
    ]
    technology = f"{money(to, board.technology_cost)} ({money(to, board.technology_cost_bonus)})"
    sums = " / ".join([money(to, sum_) for sum_ in rules.pass_bonus[: rules.players]])
    one_each = (Sign("merchant", "1 : 1"),)
    rows = (
        AidRow("trade", to.text("Trade"), one_each, "market"),
        AidRow("contract", to.text("Take a contract"), (Sign("", " / ".join(terms)),), "taking"),
        AidRow("build", to.text("Expand"), (Sign("", to.text("unit + land")),), "expand"),
        AidRow(
            "shipping",
            to.text("Upgrade shipping"),
            (Sign("", money(to, rules.shipping_cost)),),
            "shipping",
        ),
        AidRow("technology", to.text("Upgrade technology"), (Sign("", technology),), "technology"),
        AidRow(
            "merchant",
            to.text("Hire a merchant"),
            (Sign("", money(to, rules.merchant_cost)),),
            "hiring",
        ),
        AidRow("done", to.text("Fulfil a contract"), (), "fulfilling"),
        AidRow("pass", to.text("Pass"), (Sign("", sums),), "passing"),
    )
    return Section(to.text("Actions"), rows, "actions")


def _unit(to: Speaker, column: Column) -> AidRow:
    """What a unit costs, where it stands, and what it gives a round."""
    signs = [Sign("", money(to, column.cost))]
    signs += [Sign(name) for bit, name in LAND if column.terrain & bit]
    if column.good >= 0:
        signs.append(Sign(GOOD_NAMES[column.good], f"→ {column.amount}"))
    elif column.makes >= 0:
        signs += [Sign(GOOD_NAMES[column.uses]), Sign(GOOD_NAMES[column.makes], "→")]
    else:
        earns = f"→ {money(to, column.income)}"
        if column.income != column.income_upgraded:
            earns += f" ({money(to, column.income_upgraded)})"
        signs.append(Sign("", earns))
    return AidRow(column.name, capital(to.text(column.name)), tuple(signs), f"unit-{column.name}")


def _neighbours(to: Speaker, state: State) -> Section:
    rules = state.rules
    rows = (
        AidRow("basic", to.text("Basic good"), (Sign("", f"−{money(to, rules.discounts[0])}"),)),
        AidRow(
            "processed",
            to.text("Processed good"),
            (Sign("", f"−{money(to, rules.discounts[-1])}"),),
        ),
        AidRow(
            "merchant",
            to.text("Of each good per turn"),
            (Sign("", f"≤ {rules.neighbourhood_limit}"),),
        ),
    )
    return Section(to.text("Neighbourhood bonus"), rows if rules.players > 1 else (), "neighbours")


def _end(to: Speaker, state: State) -> Section:
    board = state.rules.components.board
    contracts = board.contracts_vp[state.rules.players]
    settlements = board.settlements_vp[state.rules.players]
    rows = [
        AidRow("glory", to.text("Glory"), (Sign("vp", "1"),)),
        AidRow("basic", to.text("Basic good"), (Sign("vp", str(board.basic_vp)),)),
        AidRow("processed", to.text("Processed good"), (Sign("vp", str(board.processed_vp)),)),
        AidRow("money", money(to, board.money_per_vp), (Sign("vp", "1"),)),
        AidRow("hops", to.text("Hops"), (Sign("vp", str(board.hops_vp)),)),
        AidRow(
            "cotton", to.text("Imports, rarest first"), numbers("vp", board.import_vp), "imports"
        ),
    ]
    if contracts:
        rows.append(
            AidRow("contract", to.text("Most contracts"), numbers("vp", contracts), "exports")
        )
    if settlements:
        rows.append(
            AidRow(
                "settlement",
                to.text("Most linked settlements"),
                numbers("vp", settlements),
                "settlements",
            )
        )
    return Section(to.text("At the end"), tuple(rows), "final")


def clans_aid(to: Speaker, table: Table) -> list[Section]:
    state: State = table.state
    units = [
        _unit(to, column) for column in state.rules.components.columns if column.name != "worker"
    ]
    tiles = [
        tipped(to, table, f"scoring:{tile}", "round", number + 1 == state.round)
        for number, tile in enumerate(state.tiles)
    ]
    ports = [tipped(to, table, f"port:{port}", "port") for port in state.ports]
    clans = [tipped(to, table, f"clan:{name}", "clan") for name in _clans(table)]
    return [
        _actions(to, state),
        Section(to.text("Units"), tuple(units), "units"),
        _neighbours(to, state),
        _end(to, state),
        Section(to.text("Scoring tiles"), tuple(tiles), "scoring-tiles"),
        Section(to.text("Ports"), tuple(ports), "ports"),
        Section(to.text("Clans"), tuple(clans), "clans"),
    ]


def _clans(table: Table) -> list[str]:
    """The clans that somebody plays."""
    seats = table.view(None)["seats"]
    assert isinstance(seats, list)
    return [str(seat["clan"]) for seat in seats if seat.get("clan")]
