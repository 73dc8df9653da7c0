"""How the numbers of the score sheet of Clans of Caledonia come about, and where they are seen."""

from typing import Final

from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.goods import BASIC, GOOD_NAMES, IMPORT_NAMES, PROCESSED
from ceilidh.games.clans.modules.industria.awards.rules import award, count
from ceilidh.games.clans.rules.counters import imported
from ceilidh.games.clans.rules.settlements import linked_settlements, settlements
from ceilidh.games.clans.state import Seat, State
from ceilidh.kernel.hexset import EMPTY, HexSet, joined
from ceilidh.kernel.table import Table
from ceilidh.say.clans.effects import award_effect
from ceilidh.say.clans.log import SCORING, why
from ceilidh.say.clans.names import amount, money
from ceilidh.say.game_words import Line
from ceilidh.say.phrases import capital, listed
from ceilidh.say.speaker import Reckoning, Speaker


def _on_strip(seat: int, *names: str) -> list[str]:
    return [f"seat-{seat + 1}/{name}" for name in names]


def _on_map(hexes: HexSet) -> list[str]:
    return [f"map/hex:{HEX_NAMES[hex_]}" for hex_ in hexes.hexes()]


def _glory(to: Speaker, table: Table, seat: int, points: int) -> Reckoning:
    """By the tiles and ports it came from."""
    sums: dict[str, int] = {}
    for played in table.played:
        for event in played.events:
            if event.kind == "glory" and event.seat == seat:
                sums[event.reason] = sums.get(event.reason, 0) + event.amount
    parts: list[str] = []
    places = _on_strip(seat, "glory")
    for reason, number in sums.items():
        told = why(to, reason)
        said = amount(to, number, "glory")
        parts.append(to.text("{clause} ({reason})", clause=said, reason=told) if told else said)
        if reason.startswith(SCORING):
            places.append(f"scoring/scoring:{reason.removeprefix(SCORING)}")
    return Reckoning(_sentence(to, parts), tuple(places))


def _sentence(to: Speaker, parts: list[str]) -> str:
    return to.text("{things}.", things=capital(listed(to, parts))) if parts else to.text("None.")


def _goods(which: tuple[int, ...]) -> Line:
    def reckon(to: Speaker, table: Table, seat: int, points: int) -> Reckoning:
        state: State = table.state
        held = [(state.seats[seat].goods[good], GOOD_NAMES[good]) for good in which]
        some = [(number, name) for number, name in held if number]
        if not some:
            return Reckoning(to.text("None."), tuple(_on_strip(seat)))
        total = sum([number for number, _ in some])
        text = to.count(
            "{goods}: {n} point each.",
            "{goods}: {n} points each.",
            points // total,
            goods=capital(listed(to, [amount(to, number, name) for number, name in some])),
        )
        return Reckoning(text, tuple(_on_strip(seat, *[f"good:{name}" for _, name in some])))

    return reckon


def _money(to: Speaker, table: Table, seat: int, points: int) -> Reckoning:
    state: State = table.state
    text = to.text(
        "{money}: 1 point for every {each}.",
        money=money(to, state.seats[seat].money),
        each=money(to, state.rules.components.board.money_per_vp),
    )
    return Reckoning(text, tuple(_on_strip(seat, "money")))


def _hops(to: Speaker, table: Table, seat: int, points: int) -> Reckoning:
    state: State = table.state
    contracts = state.rules.components.contracts
    hops = sum([contracts[number - 1].hops for number in state.seats[seat].fulfilled])
    each = state.rules.components.board.hops_vp
    return _each(to, amount(to, hops, "hops"), each, _on_strip(seat, "hops", "export"))


def _each(to: Speaker, things: str, each: int, places: list[str]) -> Reckoning:
    text = to.count("{goods}: {n} point each.", "{goods}: {n} points each.", each, goods=things)
    return Reckoning(text, tuple(places))


def _imports(good: int) -> Line:
    name = IMPORT_NAMES[good]

    def reckon(to: Speaker, table: Table, seat: int, points: int) -> Reckoning:
        number = imported(table.state, table.state.seats[seat])[good]
        places = [*_on_strip(seat, f"import:{name}", "export"), f"scoring/import:{name}"]
        if not number:
            return Reckoning(to.text("None."), tuple(places))
        return _each(to, amount(to, number, name), points // number, places)

    return reckon


def _ranked(to: Speaker, table: Table, own: str, numbers: list[int], seat: int) -> str:
    """What a seat has, and what the others have: the points go by rank."""
    others = [
        to.text("{name}: {n}", name=table.names[other], n=number)
        for other, number in enumerate(numbers)
        if other != seat
    ]
    if not others:
        return to.text("{things}.", things=own)
    return to.text(
        "{things}; {others}. The points go by rank.", things=own, others=", ".join(others)
    )


def _exports(to: Speaker, table: Table, seat: int, points: int) -> Reckoning:
    done = [len(own.fulfilled) for own in table.state.seats]
    own = to.count("{n} contract fulfilled", "{n} contracts fulfilled", done[seat])
    return Reckoning(_ranked(to, table, own, done, seat), tuple(_on_strip(seat, "export")))


def linked(state: State, own: Seat) -> list[HexSet]:
    """The settlements of the largest group that shipping links (CC-STL-04)."""
    table = state.map.reach[own.shipping]
    left = settlements(state, own)
    best: list[HexSet] = []
    while left:
        group = [left.pop()]
        for one in group:
            reach = joined(table, one)
            group += [other for other in left if reach.meets(other)]
            left = [other for other in left if not reach.meets(other)]
        best = max(best, group, key=len)
    return best


def _settlements(to: Speaker, table: Table, seat: int, points: int) -> Reckoning:
    state: State = table.state
    numbers = [linked_settlements(state, own) for own in state.seats]
    own = to.count(
        "{n} settlement in its largest network",
        "{n} settlements in its largest network",
        numbers[seat],
    )
    hexes = EMPTY
    for group in linked(state, state.seats[seat]):
        hexes = hexes.union(group)
    places = [*_on_map(hexes), *_on_strip(seat, "settlements")]
    return Reckoning(_ranked(to, table, own, numbers, seat), tuple(places))


def _award(to: Speaker, table: Table, seat: int, points: int) -> Reckoning:
    state: State = table.state
    tile = state.rules.components.award(award(state).tile)
    numbers = [count(state, other, tile.count) for other in range(len(state.seats))]
    own = to.text("{goal}: {n}", goal=capital(award_effect(to, tile)), n=numbers[seat])
    return Reckoning(
        _ranked(to, table, own, numbers, seat), tuple(_counted(state, seat, tile.count))
    )


def _counted(state: State, seat: int, what: str) -> list[str]:
    """What an award counts, where there is something to see."""
    own = state.seats[seat]
    if what == "units_on_map":
        return _on_map(own.own)
    if what == "units_along_rivers":
        return _on_map(own.own.intersection(state.map.riverside))
    if what == "units_on_or_at_lochs":
        return _on_map(own.own.intersection(state.map.lochside))
    if what == "units_in_one_settlement":
        groups = settlements(state, own)
        return _on_map(max(groups, key=lambda group: group.count())) if groups else []
    if what == "basic_goods_in_stock":
        return _on_strip(seat, *[f"good:{GOOD_NAMES[good]}" for good in BASIC])
    if what == "processed_goods_in_stock":
        return _on_strip(seat, *[f"good:{GOOD_NAMES[good]}" for good in PROCESSED])
    if what == "import_goods_of_one_kind":
        return _on_strip(seat, *[f"import:{name}" for name in IMPORT_NAMES])
    return _on_strip(seat, what)


def _bid(to: Speaker, table: Table, seat: int, points: int) -> Reckoning:
    return Reckoning(to.text("What was bid for the clan in the auction."), tuple(_on_strip(seat)))


LINES: Final[dict[str, Line]] = {
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
    "award": _award,
    "bid": _bid,
}
