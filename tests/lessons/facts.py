"""What is true of the position once a task has been done, said without moves, events and goals.

One fact a task, in the order of the lesson. They are read off the tables before and after a move,
so that a goal that is reached by pressing a button, and not by what it is for, is found out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.kernel.table import Table
from ceilidh.lessons.lesson import Lesson


class Case:
    """A move of a task: the views of the learner before and after, since the task was set."""

    def __init__(self, lesson: Lesson, start: Table, before: Table, after: Table) -> None:
        self.lesson = lesson
        self.seat = lesson.seat
        self.state = after.state
        self.set: dict[str, Any] = start.view(self.seat)  # when the task was set
        self.was: dict[str, Any] = before.view(self.seat)
        self.now: dict[str, Any] = after.view(self.seat)
        self.since = [one.action.text for one in after.played[len(start.played) :]]
        self.ended = self.seat not in after.actors

    def own(self, view: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = view["seats"][self.seat]
        return found

    def grew(self, name: str) -> bool:
        """A number, or a list, of the learner's seat since the task was set."""
        now, then = self.own(self.now)[name], self.own(self.set)[name]
        return bool(len(now) > len(then) if isinstance(now, list) else now > then)

    def goods(self, *names: str) -> int:
        """How many more of the goods the learner has than when the task was set."""
        now, then = self.own(self.now)["goods"], self.own(self.set)["goods"]
        return sum([now[name] - then[name] for name in names or now])

    def money(self) -> int:
        """How much the last move earned."""
        earned: int = self.own(self.now)["money"] - self.own(self.was)["money"]
        return earned

    def module(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.now["modules"][name]
        return found

    # --- Clans of Caledonia -----------------------------------------------------------------------

    def hexes(self, view: dict[str, Any]) -> set[str]:
        return {row["hex"] for row in view["pieces"] if row["seat"] == self.seat}

    def is_new_beside(self, hexes: set[str]) -> bool:
        """Whether a unit that is new since the task was set neighbours one of these hexes."""
        new = self.hexes(self.now) - self.hexes(self.set)
        near = {HEX_NAMES[n] for one in hexes for n in self.near(one)}
        return bool(new & near)

    def near(self, hex_: str) -> tuple[int, ...]:
        found: tuple[int, ...] = self.state.map.neighbours[HEX_NAMES.index(hex_)]
        return found

    def has_unit(self, *kinds: str) -> bool:
        new = self.hexes(self.now) - self.hexes(self.set)
        rows = [row for row in self.now["pieces"] if row["hex"] in new]
        return any(kind in row["units"] for row in rows for kind in kinds)

    def crossed(self) -> bool:
        """A new unit that no unit of the learner neighbours: a river lies between."""
        new = self.hexes(self.now) - self.hexes(self.set)
        return any(
            not {HEX_NAMES[n] for n in self.near(hex_)} & self.hexes(self.set) for hex_ in new
        )

    def contract(self) -> Any:
        """The contract in the learner's export box."""
        box = self.own(self.now)["box"]
        tables = self.state.rules.components.contracts
        return next((one for one in tables if box and one.id == box[0]), None)

    def has_all(self) -> bool:
        """Whether the contract lacks nothing."""
        of, goods = self.contract(), list(self.own(self.now)["goods"].values())
        if of is None:
            return False
        units = [
            unit for row in self.now["pieces"] if row["seat"] == self.seat for unit in row["units"]
        ]
        animals = units.count("sheep") >= of.mutton and units.count("cow") >= of.beef
        return animals and all(goods[good] >= need for good, need in of.wants)

    # --- Glen More II -----------------------------------------------------------------------------

    def leap(self) -> int:
        """How far the pawn has gone since the task was set."""
        pawn = f"seat {self.seat + 1}"
        places = [
            next(number for number, one in enumerate(view["rondel"]) if pawn in one["figures"])
            for view in (self.set, self.now)
        ]
        return (places[1] - places[0]) % len(self.now["rondel"])

    def taken(self) -> Any:
        """The tile that is no longer on the space where the pawn is now."""
        pawn = f"seat {self.seat + 1}"
        place = next(n for n, one in enumerate(self.now["rondel"]) if pawn in one["figures"])
        name = self.set["rondel"][place]["tile"]
        tables = self.state.rules.components.tiles
        return next((one for one in tables if self.leap() and one.id == name), None)

    def rows(self) -> list[str]:
        """In which rows of the territory there are new tiles."""
        cells = [
            {one["cell"] for one in self.own(view)["territory"]} for view in (self.set, self.now)
        ]
        return [cell.split(".")[1] for cell in cells[1] - cells[0]]

    def resources(self, name: str) -> int:
        """How many more of a resource lie on the learner's tiles than when the task was set."""
        totals: list[int] = [
            sum([one["goods"].get(name, 0) for one in self.own(view)["territory"]])
            for view in (self.set, self.now)
        ]
        return totals[1] - totals[0]

    def counts(self) -> bool:
        """Whether the tile that was taken is of use in a scoring phase."""
        tile = self.taken()
        effects = [*tile.immediate, *tile.activation] if tile else []
        words = {effect.word for effect in effects}
        person = tile is not None and tile.person_value > 0
        return person or bool(words & {"landmark", "scot", "barrel", "distil"})


Fact = Callable[[Case], bool]


def _ships(case: Case) -> bool:
    return case.grew("shipping")


def _links_two(case: Case) -> bool:
    return bool(case.own(case.now)["settlements"] >= 2)


def _claimed(case: Case) -> bool:
    return any(seat == case.seat for row in case.module("rail-board")["claims"] for seat, _ in row)


FACTS: dict[str, tuple[Fact, ...]] = {
    "clans/market": (
        lambda case: case.money() >= 10 and case.goods() < 0,
        lambda case: case.goods() > 0,
        lambda case: case.own(case.now)["board_merchants"] < case.own(case.set)["board_merchants"],
    ),
    "clans/contracts": (
        lambda case: case.grew("box"),
        lambda case: case.has_all(),
        lambda case: case.grew("fulfilled"),
    ),
    "clans/shipping": (_ships, lambda case: case.crossed()),
    "clans/neighbours": (lambda case: case.goods("grain") > 0 and "bargain" in case.since[-1],),
    "clans/settlements": (_ships, _links_two),
    "clans/production": (
        lambda case: case.has_unit("bakery", "distillery"),
        lambda case: case.goods("bread", "whisky") > 0 and case.now["step"] != "turn",
    ),
    "clans/awards": (lambda case: case.grew("box") and max(case.contract().imports) >= 4,),
    "clans/future-contracts": (lambda case: case.grew("box"),),
    "clans/farmers-markets": (lambda case: case.goods("grain") < 0,),
    "clans/industria-tiles": (lambda case: 18 in case.own(case.now)["ports"],),
    "clans/industria-maps": (lambda case: case.is_new_beside({"3.3", "9.7"}),),
    "clans/random-prices": (lambda case: case.goods() != 0,),
    "clans/two-player-scoring": (_links_two,),
    "clans/trains": (lambda case: case.goods("milk") < 0 and case.goods("whisky") < 0,),
    "clans/milestones": (_claimed,),
    "clans/simplified-trains": (lambda case: _claimed(case) and case.goods("bread") < 0,),
    "glenmore/rondel": (
        lambda case: case.leap() >= 6,
        lambda case: case.ended and any(one.startswith("activate") for one in case.since),
        lambda case: case.leap() > 0,
    ),
    "glenmore/placement": (
        lambda case: case.taken() is not None and case.taken().river,
        lambda case: "0" in case.rows(),
        lambda case: bool(set(case.rows()) - {"0"}),
    ),
    "glenmore/chains": (lambda case: len(case.now["activated"]) >= 3,),
    "glenmore/market": (
        lambda case: case.resources("stone") < 0,
        lambda case: case.now["market"]["wood"] > case.set["market"]["wood"],
    ),
    "glenmore/clan_board": (
        lambda case: case.grew("persons"),
        lambda case: case.grew("clans"),
    ),
    "glenmore/scoring": (
        lambda case: case.counts(),
        lambda case: case.now["scorings"] > case.set["scorings"],
    ),
    "glenmore/dragon-boats": (
        lambda case: case.module("dragon-boats") != case.set["modules"]["dragon-boats"],
    ),
    "glenmore/highlander": (lambda case: case.leap() > 0 and case.taken() is None,),
    "glenmore/single-cask": (lambda case: case.module("single-cask")["casks"][case.seat] > 0,),
    "glenmore/hammer": (
        lambda case: bool(case.rows()) or len(case.now["discard"]) > len(case.set["discard"]),
    ),
    "glenmore/haggis": (lambda case: len(case.module("haggis")["tables"][case.seat]) > 0,),
    "glenmore/tome": (
        # The card is turned over, and its event has changed something else.
        lambda case: (
            bool(case.module("tome")["turned"])
            and case.own(case.now)["territory"] != case.own(case.set)["territory"]
        ),
    ),
    "glenmore/great-glen": (lambda case: case.module("great-glen")["voted"][case.seat],),
    "glenmore/penny-mobs": (
        lambda case: case.module("penny-mobs") != case.set["modules"]["penny-mobs"],
    ),
}
