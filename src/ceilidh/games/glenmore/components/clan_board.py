"""The Clan board: its territories, roads and rings (GM-PER-06 to 19, GM-CLN-01 to 41)."""

from typing import Final

from ceilidh.games.glenmore.components.effects import TIMED_WORDS, TIMINGS, read_effects
from ceilidh.games.glenmore.components.marks import Marks, close, read_rules
from ceilidh.games.glenmore.goods import EDITION_NAMES, ENGLISH
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.reason import Reason, Word

FILE: Final = "clan_board.toml"
START: Final = 0  # the number of the green start field; the clans follow from 1 in file order
START_ID: Final = "start"
FRAME: Final = 1000  # places lie from 0 to this
FAR: Final = 999  # the road cost to a field that cannot be reached
COLOURS: Final[tuple[str, ...]] = ("yellow", "orange", "red", "purple")
CLAN_IDS: Final[tuple[str, ...]] = (
    "brodie",
    "cameron",
    "chisholm",
    "douglas",
    "grant",
    "gunn",
    "macdonald",
    "macdonell",
    "macgregor",
    "mackintosh",
    "maclachlan",
    "maclean",
    "macleod",
    "macmillan",
    "macpherson",
    "mckay",
    "mckinnon",
    "munro",
    "oliphant",
    "ross",
    "sinclair",
    "sutherland",
)
ENGLISH_CLAN_IDS: Final[tuple[str, ...]] = ("mckenzie",)


class Ring:
    """One distance class: the colour of fields whose cheapest way from the start is low to high."""

    __slots__ = ("colour", "high", "id", "low", "marks")

    def __init__(self, id: int, record: DataTable) -> None:
        self.id = record.integer("id", id, id)
        self.colour = record.text("colour", COLOURS)
        self.low = record.integer("low", 0, 99)
        self.high = record.integer("high", self.low, 99)
        self.marks: Marks = close(record)


class Road:
    """A road between two fields, by their numbers; `cost` is in coins."""

    __slots__ = ("a", "b", "cost", "marks")

    def __init__(self, record: DataTable, fields: tuple[str, ...]) -> None:
        self.a = fields.index(record.text("a", fields))
        self.b = fields.index(record.text("b", fields))
        self.cost = record.integer("cost", 0, 9)
        self.marks: Marks = close(record)
        if self.a == self.b:
            raise record.error(
                Reason("the road leads back to its own field"), Reason("name two fields")
            )


class ClanTerritory:
    """One clan territory; `field` is its number on the board, from 1.

    `neighbours` are the fields that a road leads to, `costs` the coins of these roads in the same
    order. `english` says that territory and roads are absent in the french edition. All `effects`
    happen in order; `timing` is "immediate" or "permanent".
    """

    __slots__ = (
        "costs",
        "effects",
        "english",
        "field",
        "id",
        "marks",
        "name",
        "neighbours",
        "repeatable",
        "ring",
        "timing",
        "x",
        "y",
    )

    neighbours: tuple[int, ...]
    costs: tuple[int, ...]

    def __init__(self, field: int, record: DataTable) -> None:
        self.field = field
        edition = record.text_or("edition", (EDITION_NAMES[ENGLISH],), "")
        self.english = edition != ""
        self.id = record.text("id", ENGLISH_CLAN_IDS if self.english else CLAN_IDS)
        self.name = record.text("name", ())
        self.ring = record.integer("ring", 1, len(COLOURS))
        self.x = record.integer("x", 0, FRAME)
        self.y = record.integer("y", 0, FRAME)
        self.timing = record.text("timing", TIMINGS[:2])
        self.repeatable = record.flag("repeatable", False)
        self.effects = read_effects(record, "effect", TIMED_WORDS[self.timing])
        self.marks: Marks = close(record)
        self.neighbours = ()
        self.costs = ()


class ClanBoard:
    """The start field and the clan territories with their roads; `clans[n - 1]` is field n."""

    __slots__ = (
        "clans",
        "rings",
        "roads",
        "start_costs",
        "start_marks",
        "start_name",
        "start_neighbours",
        "start_x",
        "start_y",
    )

    def __init__(self, table: DataTable) -> None:
        read_rules(table)
        start = table.record(START_ID)
        self.start_name = start.text("name", ())
        start.text("colour", ("green",))
        self.start_x = start.integer("x", 0, FRAME)
        self.start_y = start.integer("y", 0, FRAME)
        self.start_marks: Marks = close(start)
        self.rings = _read_rings(table)
        records = table.records("clan", "clan", "id")
        self.clans = tuple([ClanTerritory(place + 1, one) for place, one in enumerate(records)])
        names = (START_ID, *[clan.id for clan in self.clans])
        self.roads = tuple([Road(one, names) for one in _road_records(table)])
        table.done()
        self.start_neighbours, self.start_costs = _links(self.roads, START)
        for clan in self.clans:
            clan.neighbours, clan.costs = _links(self.roads, clan.field)

    def field_name(self, field: int) -> str:
        """The id of a field."""
        return START_ID if field == START else self.clans[field - 1].id

    def in_edition(self, field: int, edition: int) -> bool:
        """Whether the field exists in the edition (GM-ED-09)."""
        return field == START or edition == ENGLISH or not self.clans[field - 1].english

    def road_costs(self, sources: tuple[int, ...], edition: int) -> list[int]:
        """For every field the coins of the cheapest way to one of the sources (GM-PER-06)."""
        costs = [FAR] * (len(self.clans) + 1)
        for source in sources:
            costs[source] = 0
        there = [
            road
            for road in self.roads
            if self.in_edition(road.a, edition) and self.in_edition(road.b, edition)
        ]
        changed = True
        while changed:
            changed = False
            for road in there:
                a, b, cost = road.a, road.b, road.cost
                if costs[a] + cost < costs[b]:
                    costs[b] = costs[a] + cost
                    changed = True
                elif costs[b] + cost < costs[a]:
                    costs[a] = costs[b] + cost
                    changed = True
        return costs


def _read_rings(table: DataTable) -> tuple[Ring, ...]:
    rings = [Ring(place + 1, one) for place, one in enumerate(table.records("ring", "ring", "id"))]
    if len(rings) != len(COLOURS):
        raise table.error(
            Reason("there are {number} rings", (), {"number": Word(str(len(rings)))}),
            Reason("there must be {number}", (), {"number": Word(str(len(COLOURS)))}),
        )
    return tuple(rings)


def _road_records(table: DataTable) -> list[DataTable]:
    """The records of the roads, named by both ends."""
    records = table.records("road", "road", "a")
    for record in records:
        other = record.fields.get("b")
        if isinstance(other, str):
            record.name += " - " + other
    return records


def _links(roads: tuple[Road, ...], field: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    links: list[tuple[int, int]] = []
    for road in roads:
        if road.a == field:
            links.append((road.b, road.cost))
        elif road.b == field:
            links.append((road.a, road.cost))
    links.sort()
    return tuple([link[0] for link in links]), tuple([link[1] for link in links])
