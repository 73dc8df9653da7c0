"""What to look for on the physical board, in sentences and in the order of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceilidh.companion.look.answers import FIRST, HEX, BoardQuestion
from ceilidh.companion.look.game import LookCompanion
from ceilidh.games.clans.goods import COLUMN_NAMES, GOOD_NAMES, TERRAIN_NAMES
from ceilidh.games.clans.modules.automa.part import rows_of
from ceilidh.games.clans.modules.automa.rows import COST, NEIGHBOURHOOD, PORT, SETTLEMENTS
from ceilidh.games.clans.rules.expand import columns_left
from ceilidh.games.clans.rules.first_workers import WORKERS
from ceilidh.say.clans.names import SHIPPING, TERRAINS, UNITS, good, money
from ceilidh.say.phrases import listed, message
from ceilidh.say.speaker import Speaker

TITLES: Final = {
    PORT: message("A new port"),
    COST: message("The lowest land cost"),
    SETTLEMENTS: message("The most settlements"),
    NEIGHBOURHOOD: message("The most trade with neighbours"),
}
EVERY_MODULE: Final = "ABCD"


@dataclass(frozen=True)
class LookStep:
    """One criterion: its title, what it means on the board, and the rules behind it."""

    title: str
    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class OpenUnit:
    """A unit that it can place now: its cost, and the most that the land may cost."""

    name: str
    cost: int
    land: int
    terrain: str


def open_units(game: LookCompanion, question: BoardQuestion) -> list[OpenUnit]:
    """The units left that it can pay, in the order of the player board (IN-AEX-05)."""
    own = game.position.seats[game.seat]
    left = columns_left(own) & (WORKERS if question.kind == FIRST else -1)
    return [
        OpenUnit(
            COLUMN_NAMES[column.index],
            column.cost,
            own.money - column.cost,
            TERRAIN_NAMES[column.terrain.bit_length() - 1],
        )
        for column in own.hooks.columns
        if left >> column.index & 1 and column.cost <= own.money
    ]


def heading(to: Speaker, question: BoardQuestion) -> str:
    if question.kind == FIRST:
        if question.near == "port":
            return to.text(
                "Module {module}: find the hex for its first worker, near the port.",
                module=question.modules,
            )
        return to.text(
            "Module {module}: find the hex for its first worker, near the central loch.",
            module=question.modules,
        )
    if question.kind == HEX:
        if question.modules == EVERY_MODULE:
            return to.text("All modules: find the hex it expands to.")
        if len(question.modules) == 1:
            return to.text("Module {module}: find the hex it expands to.", module=question.modules)
        modules = listed(to, list(question.modules))
        return to.text("Modules {modules}: find the hex it expands to.", modules=modules)
    return to.text("It has upgraded its shipping. What can it reach now?")


def steps(to: Speaker, game: LookCompanion, question: BoardQuestion) -> list[LookStep]:
    """What narrows the hexes down, one after the other."""
    if question.kind == FIRST:
        return _first(to, game, question)
    if question.kind != HEX:
        return []
    out = [_candidates(to, game)]
    if question.last:
        text = to.text(
            "Only hexes that bring its linked settlements to more than {number}.",
            number=game.linked,
        )
        out.append(LookStep(to.text("The last round"), text, ("IN-AEX-03", "IN-AEX-04")))
    return out + [_criterion(to, game, question, word) for word in question.criteria]


def rest_of(to: Speaker, question: BoardQuestion) -> list[str]:
    """What holds for all criteria, and which one of several equal hexes to take."""
    if not question.ties:
        return []
    picks = [
        to.text("number {number} of {many}", number=number, many=many)
        for many, number in enumerate(question.ties, 2)
    ]
    return [
        to.text("If no hex meets a criterion, leave it out and continue with the next one."),
        to.text(
            "If several hexes are still equal, count them from the top left, row by row. Take "
            "{picks}.",
            picks=", ".join(picks),
        ),
    ]


def _first(to: Speaker, game: LookCompanion, question: BoardQuestion) -> list[LookStep]:
    near = question.near == "port"
    place = (
        to.text("The hex closest to the port of module {module}.", module=question.modules)
        if near
        else to.text(
            "The hex closest to the rock {module} in the central loch.", module=question.modules
        )
    )
    most = money(to, rows_of(game.state).max_land_cost)
    cheap = to.text("Empty hexes with forest or mountain, land cost {money} at most.", money=most)
    out = [
        LookStep(to.text("A low land cost"), cheap, ("IN-AS-25",)),
        LookStep(to.text("The shortest distance"), place, ("IN-AS-26", "IN-AS-Q3")),
    ]
    if near:
        text = to.text("The port is within reach: next to it, or with one loch hex between.")
        out.append(LookStep(to.text("The port within reach"), text, ("IN-AS-27",)))
    low = to.text("Of these hexes, the one with the lowest land cost.")
    out.append(LookStep(to.text(TITLES[COST]), low, ("IN-AS-28",)))
    return out


def _candidates(to: Speaker, game: LookCompanion) -> LookStep:
    own = game.position.seats[game.seat]
    text = to.text(
        "Only empty hexes within its reach ({shipping}) where it can pay for land and unit. "
        "It has {money}. A hex with a farmers' market, a City tile or a reservation is not empty.",
        shipping=to.text(SHIPPING[own.shipping]),
        money=money(to, own.money),
    )
    return LookStep(to.text("Possible hexes"), text, ("IN-AEX-01", "IN-AEX-05", "IN-AEX-20"))


def _criterion(to: Speaker, game: LookCompanion, question: BoardQuestion, word: str) -> LookStep:
    title = to.text(TITLES[word])
    if word == PORT:
        return LookStep(title, _port(to, question), ("IN-AEX-17", "IN-AEX-19"))
    if word == COST:
        text = to.text("The hex whose land costs least; the unit does not count.")
        return LookStep(title, text, ("IN-AEX-15", "IN-AEX-Q2"))
    if word == SETTLEMENTS:
        text = to.text(
            "First a hex that joins groups of its settlements that were not linked; the largest "
            "gain counts. Otherwise a hex that adds a settlement to a group."
        )
        return LookStep(title, text, ("IN-AEX-11", "IN-AEX-12", "IN-AEX-Q1"))
    return LookStep(title, _trade(to, game), ("IN-AEX-16", "IN-AEX-Q3"))


def _port(to: Speaker, question: BoardQuestion) -> str:
    ports = [letter for letter in question.modules if letter in question.ports]
    if not ports:
        return to.text("It has already used the ports there, or there are none: leave this out.")
    return to.text(
        "A hex that brings a port it has not used within its reach: {ports}.",
        ports=listed(to, ports),
    )


def _trade(to: Speaker, game: LookCompanion) -> str:
    """What it would buy beside others, and sell at a farmers' market (IN-ANB, IN-AFM)."""
    own = game.position.seats[game.seat]
    if not own.merchants:
        return to.text("It has no merchant left: leave this out.")
    merchants = to.count("{n} merchant", "{n} merchants", own.merchants)
    text = to.text(
        "The hex where it trades the most goods, with {merchants}. It buys what other players' "
        "neighbouring units produce: up to 4 of a good with a low price, up to 2 with a medium "
        "one.",
        merchants=merchants,
    )
    if game.setup.markets:
        text += " " + to.text(
            "It sells at a farmers' market: up to 4 with a high price, up to 2 with a medium one."
        )
    sold = [good(to, GOOD_NAMES[one]) for one, many in enumerate(own.market) if many < 0]
    if sold:
        text += " " + to.text(
            "It does not buy {goods}: it has already sold some.", goods=listed(to, sold)
        )
    return text


def unit_line(to: Speaker, unit: OpenUnit) -> str:
    return to.text(
        "{unit}, {cost}: {terrain}, land up to {land}",
        unit=to.text(UNITS[unit.name]),
        cost=money(to, unit.cost),
        terrain=to.text(TERRAINS[unit.terrain]),
        land=money(to, unit.land),
    )
