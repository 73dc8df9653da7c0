"""How the numbers of the score sheet of Clans of Caledonia come about, and where they are seen."""

from typing import Final

from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.goods import BASIC, GOOD_NAMES, IMPORT_NAMES, PROCESSED
from ceilidh.games.clans.rules.counters import imported, kept_processed
from ceilidh.games.clans.rules.settlements import linked_hexes, linked_settlements, settlements
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.hexset import EMPTY, HexSet
from ceilidh.kernel.table import Table
from ceilidh.say.answers import ScoreBreakdown
from ceilidh.say.clans.log import SCORING, why
from ceilidh.say.clans.names import amount, money
from ceilidh.say.module_text import BreakdownOf
from ceilidh.say.phrases import capital, listed
from ceilidh.say.score_breakdowns import on_strip, ranked, things
from ceilidh.say.speaker import Speaker


def on_map(hexes: HexSet) -> list[str]:
    """Places on the map."""
    return [f"map/hex:{HEX_NAMES[hex_]}" for hex_ in hexes.hexes()]


def _glory(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    """By the tiles and ports it came from."""
    sums: dict[str, int] = {}
    for played in table.played:
        for event in played.events:
            if event.kind == "glory" and event.seat == seat:
                sums[event.reason] = sums.get(event.reason, 0) + event.amount
    parts: list[str] = []
    places = on_strip(seat, "glory")
    for reason, number in sums.items():
        told = why(to, reason)
        said = amount(to, number, "glory")
        parts.append(to.text("{clause} ({reason})", clause=said, reason=told) if told else said)
        if reason.startswith(SCORING):
            places.append(f"scoring/scoring:{reason.removeprefix(SCORING)}")
    return ScoreBreakdown(things(to, parts), tuple(places))


def _goods(which: tuple[int, ...]) -> BreakdownOf:
    def reckon(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
        state: State = table.state
        held = [(state.seats[seat].goods[good], GOOD_NAMES[good]) for good in which]
        some = [(number, name) for number, name in held if number]
        said = [amount(to, number, name) for number, name in some]
        own = kept_processed(state, seat) if which == PROCESSED else 0
        if own:
            said.append(to.count("{n} good of its clan", "{n} goods of its clan", own))
        if not said:
            return ScoreBreakdown(to.text("None."), tuple(on_strip(seat)))
        total = sum([number for number, _ in some]) + own
        text = to.count(
            "{goods}: {n} point each.",
            "{goods}: {n} points each.",
            points // total,
            goods=capital(listed(to, said)),
        )
        return ScoreBreakdown(text, tuple(on_strip(seat, *[f"good:{name}" for _, name in some])))

    return reckon


def _money(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    state: State = table.state
    text = to.text(
        "{money}: 1 point for every {each}.",
        money=money(to, state.seats[seat].money),
        each=money(to, state.rules.money_per_vp[seat]),
    )
    return ScoreBreakdown(text, tuple(on_strip(seat, "money")))


def _hops(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    state: State = table.state
    contracts = state.rules.components.contracts
    hops = sum([contracts[number - 1].hops for number in state.seats[seat].fulfilled])
    each = state.rules.components.board.hops_vp
    return _each(to, amount(to, hops, "hops"), each, on_strip(seat, "hops", "export"))


def _each(to: Speaker, goods: str, each: int, places: list[str]) -> ScoreBreakdown:
    text = to.count("{goods}: {n} point each.", "{goods}: {n} points each.", each, goods=goods)
    return ScoreBreakdown(text, tuple(places))


def _imports(good: int) -> BreakdownOf:
    name = IMPORT_NAMES[good]

    def reckon(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
        number = imported(table.state, table.state.seats[seat])[good]
        places = [*on_strip(seat, f"import:{name}", "export"), f"scoring/import:{name}"]
        if not number:
            return ScoreBreakdown(to.text("None."), tuple(places))
        return _each(to, amount(to, number, name), points // number, places)

    return reckon


def _exports(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    done = [len(own.fulfilled) for own in table.state.seats]
    own = to.count("{n} contract fulfilled", "{n} contracts fulfilled", done[seat])
    return ScoreBreakdown(ranked(to, table, own, done, seat), tuple(on_strip(seat, "export")))


def linked(state: State, own: Seat) -> list[HexSet]:
    """The settlements of the largest group that shipping links (CC-STL-04)."""
    left = settlements(state, own)
    best: list[HexSet] = []
    while left:
        group = [left.pop()]
        for one in group:
            reach = linked_hexes(state, own, one)
            group += [other for other in left if reach.meets(other)]
            left = [other for other in left if not reach.meets(other)]
        best = max(best, group, key=len)
    return best


def _settlements(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    state: State = table.state
    numbers = [linked_settlements(state, own) for own in state.seats]
    own = to.count(
        "{n} linked settlement",
        "{n} linked settlements",
        numbers[seat],
    )
    hexes = EMPTY
    for group in linked(state, state.seats[seat]):
        hexes = hexes.union(group)
    places = [*on_map(hexes), *on_strip(seat, "settlements")]
    return ScoreBreakdown(ranked(to, table, own, numbers, seat), tuple(places))


LINES: Final[dict[str, BreakdownOf]] = {
    "glory": _glory,
    "basic goods": _goods(BASIC),
    "processed goods": _goods(PROCESSED),
    "money": _money,
    "hops": _hops,
    "cotton": _imports(0),
    "tobacco": _imports(1),
    "sugar_cane": _imports(2),
    "exports": _exports,
    "settlements": _settlements,
}
