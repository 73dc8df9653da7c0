"""Chronicle 7, Between a Rock and a Hard Place: votes and scoring cards (GM-C7-01 to 42)."""

from typing import Final

from ceilidh.games.glenmore.components.chronicles import Chronicle
from ceilidh.games.glenmore.components.marks import Marks, close, read_rules
from ceilidh.games.glenmore.components.pack import Components, load
from ceilidh.games.glenmore.components.rondel_market import LEAST_PLAYERS, MOST_PLAYERS
from ceilidh.games.glenmore.goods import CATEGORY_NAMES, RESOURCE_NAMES, TYPE_NAMES, type_of
from ceilidh.kernel.component_data.datapack import DataTable, sentence
from ceilidh.kernel.component_data.rows import check_once, check_words
from ceilidh.kernel.component_data.tables import ModuleTable
from ceilidh.kernel.reason import Reason, Word

FILE: Final = "c7_great_glen.toml"
NUMBER: Final = 7
NAME: Final = "great-glen"
BEST: Final[tuple[str, ...]] = ("most", "fewest")
# What a card compares, with the field that says of what.
MEASURES: Final[dict[str, str]] = {
    "goods": "goods",
    "largest_square": "",
    "full_sets": "categories",
    "tiles_with_scot": "type",
    "tiles": "type",
    "farthest_scot": "",
    "discard_pile": "",
    "territory_size": "",
    "connected_tiles": "type",
}


class Votes:
    """The voting pieces of each player, and how many one player may use in one vote."""

    __slots__ = ("aye", "marks", "most", "nay", "players")

    def __init__(self, players: int, record: DataTable) -> None:
        self.players = record.integer("players", players, players)
        self.aye = record.integer("aye", 0, 99)
        self.nay = record.integer("nay", 0, 99)
        self.most = record.integer("most", 1, 9)
        self.marks: Marks = close(record)


class GreatGlenCard:
    """One scoring card: who has the most, or the fewest, of its measure.

    `goods` are resources, `categories` those of the scoring phases, `type` is the bit of a tile
    type; what the measure does not need is empty or 0.
    """

    __slots__ = ("categories", "fewest", "goods", "id", "marks", "measure", "name", "type")

    def __init__(self, record: DataTable) -> None:
        self.id = record.integer("id", 1, 999)
        self.name = record.text("name", ())
        self.measure = record.text("measure", tuple(MEASURES))
        field = MEASURES[self.measure]
        self.goods = _read_places(record, field, RESOURCE_NAMES) if field == "goods" else ()
        named = field == "categories"
        self.categories = _read_places(record, field, CATEGORY_NAMES) if named else ()
        self.type = type_of(record.text(field, TYPE_NAMES)) if field == "type" else 0
        self.fewest = record.text("best", BEST) == BEST[1]
        self.marks: Marks = close(record)


class GreatGlen:
    """Voting pieces in the box, cards drawn, VP of a card, pieces by player count, all cards."""

    __slots__ = ("aye", "cards", "chronicle", "drawn", "marks", "nay", "rules", "votes", "vp")

    def __init__(self, table: DataTable) -> None:
        self.rules = read_rules(table)
        self.chronicle = Chronicle(NUMBER, table.record("chronicle"))
        record = table.record("council")
        self.aye = record.integer("aye", 1, 99)
        self.nay = record.integer("nay", 1, 99)
        self.drawn = record.integer("drawn", 1, 99)
        self.vp = record.integer("vp", 1, 99)
        self.marks: Marks = close(record)
        self.votes = _read_votes(table)
        self.cards = tuple([GreatGlenCard(one) for one in table.records("card", "card", "id")])
        table.done()

    def card_ids(self) -> list[str]:
        """The cards as words of the notation."""
        return [str(card.id) for card in self.cards]

    def votes_of(self, players: int) -> Votes:
        """The voting pieces with a number of players, 2 to 4."""
        return self.votes[players - LEAST_PLAYERS]


def _read_places(record: DataTable, key: str, names: tuple[str, ...]) -> tuple[int, ...]:
    words = record.texts(key, names)
    if len(words) == 0:
        raise record.error(
            Reason('"{key}" is empty', (), {"key": Word(key)}),
            Reason("write at least one entry"),
        )
    return tuple([names.index(word) for word in words])


def _read_votes(table: DataTable) -> tuple[Votes, ...]:
    votes: list[Votes] = []
    for record in table.records("votes", "votes", "players"):
        if len(votes) + LEAST_PLAYERS > MOST_PLAYERS:
            raise record.error(
                Reason("there are more than three of them"), Reason("remove this one")
            )
        votes.append(Votes(len(votes) + LEAST_PLAYERS, record))
    if len(votes) + LEAST_PLAYERS <= MOST_PLAYERS:
        raise table.error(
            Reason("a [[votes]] is missing"), Reason("write those for 2, 3 and 4 players")
        )
    return tuple(votes)


def check(box: GreatGlen, components: Components) -> list[str]:
    """Cards known by our ids, as many as are drawn, and pieces for every vote."""
    ids = box.card_ids()
    faults = check_once(FILE, "card", "id", ids)
    if len(ids) < box.drawn:
        fault = Reason(
            "there are {number} cards and {drawn} are drawn",
            (),
            {"number": Word(str(len(ids))), "drawn": Word(str(box.drawn))},
        )
        faults.append(sentence(FILE, "council", fault, Reason("correct it (GM-C7-03)")))
    for votes in box.votes:
        name = f"votes {votes.players}"
        if votes.players * votes.aye > box.aye or votes.players * votes.nay > box.nay:
            fault = Reason("the players get more pieces than there are")
            faults.append(sentence(FILE, name, fault, Reason("correct it (GM-C7-02)")))
        if votes.aye + votes.nay < box.drawn:
            fault = Reason(
                "{value} pieces are too few for {drawn} votes",
                (),
                {"value": Word(str(votes.aye + votes.nay)), "drawn": Word(str(box.drawn))},
            )
            faults.append(sentence(FILE, name, fault, Reason("add some (GM-C7-Q11)")))
    return faults + check_words(FILE, "card", GREAT_GLEN.of(load(None)).card_ids(), ids)


GREAT_GLEN: Final[ModuleTable[Components, GreatGlen]] = ModuleTable(FILE, GreatGlen, check)
