"""What costs points in Clans of Caledonia."""

from __future__ import annotations

from typing import Final, cast

from ceilidh.games.clans.rules.port_access import open_tiles
from ceilidh.games.clans.rules.setup import ROUNDS
from ceilidh.games.clans.state import State
from ceilidh.kernel.move import Played
from ceilidh.lessons.clans_worth import contract, contract_points, money_per_point
from ceilidh.lessons.costs.seat_course import Cost, SeatCourse
from ceilidh.say.phrases import message

PORT: Final = 3  # points that a port is worth, about
SPENT: Final = 3  # points that the money of one point brings if it is spent in time, about
IMPORTS: Final = ("cotton", "tobacco", "sugar_cane", "hops")


def fewer_contracts(course: SeatCourse) -> Cost | None:
    own = len(course.last.own["fulfilled"])
    best = max([len(seat["fulfilled"]) for seat in course.last.others], default=0)
    missed = sum([course.behind(line) for line in ("exports", *IMPORTS)])
    if best <= own:
        return None
    return Cost(
        missed,
        message("Fulfilled contracts: you {own}, another player {best}."),
        {"own": own, "best": best},
        ("own/export", "own/box"),
        "contracts",
    )


def open_contract(course: SeatCourse) -> Cost | None:
    box = course.last.own["box"]
    if not box:
        return None
    of = contract(course.last, box[0])
    return Cost(
        contract_points(course.last, of),
        message("Contract {number} stayed in your export box to the end."),
        {"number": box[0]},
        ("own/box",),
        "contracts",
    )


def fewer_settlements(course: SeatCourse) -> Cost | None:
    own = course.last.own["settlements"]
    best = max([seat["settlements"] for seat in course.last.others], default=0)
    rows = [row for row in course.last.view["pieces"] if row["seat"] == course.seat]
    return Cost(
        course.behind("settlements"),
        message("Linked settlements: you {own}, another player {best}."),
        {"own": own, "best": best},
        ("own/settlements", *[f"map/hex:{row['hex']}" for row in rows]),
        "settlements",
    )


def scoring_tiles(course: SeatCourse) -> Cost | None:
    tiles = cast(State, course.table.state).tiles
    return Cost(
        course.behind("glory"),
        message("Points from scoring tiles: you {own}, another player {best}."),
        {"own": course.own("glory"), "best": course.best_other("glory")},
        tuple([f"scoring/scoring:{tile}" for tile in tiles]),
        "first_game",
    )


def _passes(course: SeatCourse) -> list[Played]:
    return [one for one in course.moves if one.action.text == "pass"]


def idle_merchants(course: SeatCourse) -> Cost | None:
    idle = sum([cast(int, course.before(one).own["merchants"]) for one in _passes(course)])
    return Cost(
        (idle + 1) // 2,
        message("Merchants that had not traded when you passed: {idle} in all rounds."),
        {"idle": idle},
        ("own/merchants",),
        "market",
    )


def unspent_money(course: SeatCourse) -> Cost | None:
    """The most that was kept when a round with production still to come was passed."""
    kept = [
        (cast(int, course.before(one).own["money"]), cast(State, one.before).round)
        for one in _passes(course)
        if cast(State, one.before).round < ROUNDS
    ]
    money, round_ = max(kept, default=(0, 0))
    return Cost(
        (money // money_per_point(course.last) - 1) * SPENT,
        message("You passed round {round} with £{money} unspent."),
        {"round": round_, "money": money},
        ("own/money",),
        "production",
    )


def money_left(course: SeatCourse) -> Cost | None:
    money, each = course.last.own["money"], money_per_point(course.last)
    return Cost(
        money // each,
        message("£{money} was left at the end, worth only one point per £{each}."),
        {"money": money, "each": each},
        ("own/money",),
        "market",
    )


def skipped_bonuses(course: SeatCourse) -> Cost | None:
    """Expansions next to others without buying, and where they are."""
    hexes: list[str] = []
    last = ""
    for one in course.moves:
        words = one.action.text.split()
        last = words[2] if words[0] == "build" else last
        if one.action.text == "done" and course.before(one).named("bargain"):
            hexes.append(last)
    return Cost(
        len(hexes),
        message("Neighbourhood bonuses that you skipped: {times}."),
        {"times": len(hexes)},
        tuple([f"map/hex:{name}" for name in hexes]),
        "neighbours",
    )


def raw_goods(course: SeatCourse) -> Cost | None:
    """Basic goods that were left, which buildings would have made worth more."""
    goods = course.last.own["goods"]
    left = [name for name in ("grain", "milk", "wool") if goods[name]]
    number = sum([goods[name] for name in left])
    return Cost(
        (number + 1) // 2,
        message(
            "Basic goods left at the end: {number}. Buildings and contracts make more of them."
        ),
        {"number": number},
        tuple([f"own/good:{name}" for name in left]),
        "production",
    )


def unused_ports(course: SeatCourse) -> Cost | None:
    state = cast(State, course.table.state)
    tiles = open_tiles(state, course.seat)
    return Cost(
        PORT * len(tiles),
        message("Ports within your reach that you never used: {number}."),
        {"number": len(tiles)},
        tuple([f"map/port:{tile}" for tile in tiles]),
        "shipping",
    )


COSTS: Final = (
    fewer_contracts,
    open_contract,
    fewer_settlements,
    scoring_tiles,
    idle_merchants,
    unspent_money,
    money_left,
    skipped_bonuses,
    raw_goods,
    unused_ports,
)
