"""Explanations of the components of Clans of Caledonia, made from their rows and the position."""

from typing import Final

from ceilidh.games.clans.goods import BASIC, COLUMN_NAMES, GOOD_NAMES, IMPORT_NAMES
from ceilidh.games.clans.rules.trade import price
from ceilidh.games.clans.state import State
from ceilidh.kernel.table import Table
from ceilidh.say.answers import Tip
from ceilidh.say.clans.effects import port_effect, scoring_effect, tile_gives
from ceilidh.say.clans.map_tips import hex_tip, terrains
from ceilidh.say.clans.names import amount, gives, good, money, needs, unit
from ceilidh.say.module_text import TipOf
from ceilidh.say.phrases import capital, listed, message
from ceilidh.say.speaker import Speaker

# When a port may be used.
TIMINGS: Final = {
    "any": message("Use it before or after your action."),
    "fulfil": message("Use it while fulfilling a contract."),
    "trade": message("Use it before trading that good."),
    "deliver": message("Use it while delivering goods."),
}


def numbered(word: str) -> int:
    """The number of a tile, from 1."""
    number = int(word)
    if number < 1:
        raise ValueError(word)
    return number


def _good_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    number = GOOD_NAMES.index(word)
    track = state.rules.components.market.prices[number]
    board = state.rules.components.board
    parts = [_maker(to, state, number)]
    parts.append(
        to.text(
            "Price now {price}; range {low} to {high}.",
            price=money(to, price(state, number)),
            low=money(to, track[0]),
            high=money(to, track[-1]),
        )
    )
    worth = board.basic_vp if number in BASIC else board.processed_vp
    parts.append(
        to.count(
            "Each is worth {n} point at the end of the game.",
            "Each is worth {n} points at the end of the game.",
            worth,
        )
    )
    rules = ("CC-TRD-05", "CC-TRD-06", "CC-FIN-03" if number in BASIC else "CC-FIN-04")
    return Tip(capital(good(to, word)), " ".join(parts), rules)


def _maker(to: Speaker, state: State, number: int) -> str:
    """Which unit makes a good."""
    for column in state.rules.components.columns:
        if column.good == number:
            return to.text(
                "Basic good: {unit} produces {goods} per round.",
                unit=unit(to, column.name),
                goods=amount(to, column.amount, GOOD_NAMES[number]),
            )
        if column.makes == number:
            return to.text(
                "Processed good: {unit} makes 1 from {goods} per round.",
                unit=unit(to, column.name),
                goods=amount(to, 1, GOOD_NAMES[column.uses]),
            )
    return ""


def _unit_tip(to: Speaker, table: Table, word: str) -> Tip:
    column = table.state.rules.components.columns[COLUMN_NAMES.index(word)]
    land = listed(to, terrains(to, column.terrain))
    parts = [
        to.text(
            "Costs {money} plus the land cost. Terrain: {terrain}.",
            money=money(to, column.cost),
            terrain=land,
        )
    ]
    if column.good >= 0:
        made = amount(to, column.amount, GOOD_NAMES[column.good])
        parts.append(to.text("Produces {goods} every round.", goods=made))
    elif column.makes >= 0:
        parts.append(
            to.text(
                "Each round, it may turn {uses} into {makes}.",
                uses=amount(to, 1, GOOD_NAMES[column.uses]),
                makes=amount(to, 1, GOOD_NAMES[column.makes]),
            )
        )
    else:
        parts.append(
            to.text("Earns {money} every round.", money=money(to, column.income))
            if column.income == column.income_upgraded
            else to.text(
                "Earns {money} every round, {more} with technology.",
                money=money(to, column.income),
                more=money(to, column.income_upgraded),
            )
        )
    rules = ("CC-EXP-01", "CC-EXP-05", "CC-PRO-02")
    pieces = to.count("Each player has {n}.", "Each player has {n}.", column.count)
    return Tip(capital(to.text(word)), " ".join(parts), rules, pieces)


def _contract_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    contract = state.rules.components.contract(numbered(word))
    parts = [
        to.text("Requires {goods}.", goods=needs(to, contract)),
        to.text("Gives {goods}.", goods=gives(to, contract)),
    ]
    now: list[str] = []
    for number, seat in enumerate(state.seats):
        if contract.id in seat.box:
            now.append(to.text("In {name}'s export box.", name=table.names[number]))
        if contract.id in seat.fulfilled:
            now.append(to.text("Fulfilled by {name}.", name=table.names[number]))
    if contract.id in state.display and state.round:
        now.append(contract_price(to, state.rules.contract_money[state.round - 1]))
    title = to.text("Contract {number}", number=contract.id)
    rules = ("CC-CON-01", "CC-FUL-01", "CC-FUL-02")
    return Tip(title, " ".join(parts), (*contract.marks.rules, *rules), " ".join(now))


def contract_price(to: Speaker, sum_: int) -> str:
    """What any contract costs or earns in this round."""
    if sum_ > 0:
        return to.text("Taking one earns {money} this round.", money=money(to, sum_))
    if sum_ == 0:
        return to.text("Taking one is free this round.")
    return to.text("Taking one costs {money} this round.", money=money(to, -sum_))


def _port_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    port = state.rules.components.port(numbered(word))
    parts = [f"{capital(port_effect(to, port, state.rules.railway))}."]
    aside = [to.text("Once per game, when one of your units can reach the port.")]
    timing = port.effect(state.rules.railway).timing
    if timing == "any":
        aside.insert(0, to.text(TIMINGS[timing]))
    else:
        parts.append(to.text(TIMINGS[timing]))
    if port.id in state.ports:
        corner = state.ports.index(port.id)
        used = [table.names[n] for n, seat in enumerate(state.seats) if seat.ports >> corner & 1]
        if used:
            aside.append(to.text("Used by {names}.", names=listed(to, used)))
    title = to.text("Port {number}", number=port.id)
    rules = (*port.marks.rules, "CC-PRT-01", "CC-PRT-07")
    return Tip(title, " ".join(parts), rules, " ".join(aside))


def _scoring_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    tile = state.rules.components.scoring_tile(int(word))
    text, now = f"{capital(scoring_effect(to, tile))}.", ""
    if tile.id in state.tiles:
        place = state.tiles.index(tile.id) + 1
        now = to.text("Scored at the end of round {number}.", number=place)
    title = to.text("Scoring tile {number}", number=tile.id)
    return Tip(title, text, (*tile.marks.rules, "CC-SCO-01"), now)


def _tile_tip(to: Speaker, table: Table, word: str) -> Tip:
    tile = table.state.rules.components.starting_tile(int(word))
    text = to.text("Gives {goods} at the start.", goods=tile_gives(to, tile))
    return Tip(
        to.text("Starting tile {number}", number=tile.id), text, (*tile.marks.rules, "CC-CLN-06")
    )


def _technology_tip(to: Speaker, table: Table, word: str) -> Tip:
    board = table.state.rules.components.board
    text = to.text(
        "For {cost} ({bonus} as a bonus upgrade), each worker of this type earns {money} more.",
        cost=money(to, board.technology_cost),
        bonus=money(to, board.technology_cost_bonus),
        money=money(to, board.technology_income),
    )
    title = to.text("Technology ({technology})", technology=to.text(word))
    return Tip(title, text, ("CC-TEC-01", "CC-TEC-05"))


def _import_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    moved = state.imports[IMPORT_NAMES.index(word)]
    text = to.text(
        "Import good on fulfilled contracts. The rarer it is across all players, "
        "the more each is worth at the end: {points}.",
        points=", ".join([str(vp) for vp in state.rules.components.board.import_vp]),
    )
    text += " " + to.count("{n} imported so far.", "{n} imported so far.", moved)
    return Tip(capital(good(to, word)), text, ("CC-FIN-07", "CC-FIN-09"))


# By the kind of a target.
TIPS: Final[dict[str, TipOf]] = {
    "good": _good_tip,
    "unit": _unit_tip,
    "contract": _contract_tip,
    "port": _port_tip,
    "scoring": _scoring_tip,
    "tile": _tile_tip,
    "technology": _technology_tip,
    "hex": hex_tip,
    "import": _import_tip,
}
