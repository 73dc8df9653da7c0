"""Chronicle 1, The Dragon Boat Races: rivers, result cards, reward tokens (GM-C1-01 to 09)."""

from typing import Final

from ceilidh.games.glenmore.components.chronicles import Chronicle
from ceilidh.games.glenmore.components.effects import TIMED_WORDS, read_effects
from ceilidh.games.glenmore.components.marks import Marks, close, read_rules
from ceilidh.games.glenmore.components.pack import Components, load
from ceilidh.games.glenmore.components.rondel_market import LEAST_PLAYERS, MOST_PLAYERS
from ceilidh.games.glenmore.components.tiles import chronicle_tiles
from ceilidh.games.glenmore.goods import WAYSIDE
from ceilidh.kernel.component_data.datapack import DataTable, sentence
from ceilidh.kernel.component_data.rows import check_all, check_once, check_words
from ceilidh.kernel.component_data.tables import ModuleTable
from ceilidh.kernel.reason import Reason, Word

FILE: Final = "c1_boats.toml"
NUMBER: Final = 1
RESULTS: Final[tuple[str, ...]] = ("winner", "second", "third", "last")
LAST: Final = len(RESULTS) - 1


class Waters:
    """The Neutral rivers in play and the tokens on each castle, for a number of players."""

    __slots__ = ("marks", "players", "rivers", "tokens")

    def __init__(self, players: int, record: DataTable) -> None:
        self.players = record.integer("players", players, players)
        self.rivers = record.integer("rivers", 0, 9)
        self.tokens = record.integer("tokens", 0, 9)
        self.marks: Marks = close(record)


class ResultCard:
    """A result card: what it gives at once."""

    __slots__ = ("barrels", "id", "marks", "vp")

    def __init__(self, record: DataTable) -> None:
        self.id = record.text("id", RESULTS)
        self.vp = record.integer("vp", 0, 99)
        self.barrels = record.integer("barrels", 0, 9)
        self.marks: Marks = close(record)


class River:
    """A Neutral river; boats come in at space 1, on the right; `castle` is one of its spaces."""

    __slots__ = ("castle", "id", "marks", "name", "spaces")

    def __init__(self, record: DataTable) -> None:
        self.id = record.text("id", ())
        self.name = record.text("name", ())
        self.spaces = record.integer("spaces", 1, 20)
        self.castle = record.integer("castle", 1, self.spaces)
        self.marks: Marks = close(record)


class RewardToken:
    """A kind of reward token, of which there are `copies`."""

    __slots__ = ("copies", "effects", "id", "marks")

    def __init__(self, record: DataTable) -> None:
        self.id = record.text("id", ())
        self.copies = record.integer("copies", 1, 99)
        self.effects = read_effects(record, "effect", TIMED_WORDS["immediate"])
        self.marks: Marks = close(record)


class Boats:
    """All of the box: `start` is the id of the tile that starts the race, in the first `part`."""

    __slots__ = (
        "chronicle",
        "marks",
        "part",
        "results",
        "rewards",
        "rivers",
        "rules",
        "start",
        "tiles",
        "waters",
    )

    def __init__(self, table: DataTable) -> None:
        self.rules = read_rules(table)
        self.chronicle = Chronicle(NUMBER, table.record("chronicle"))
        record = table.record("race")
        self.start = record.text("start", ())
        self.part = record.integer("part", 1, 9)
        self.marks: Marks = close(record)
        self.waters = _read_waters(table)
        self.results = tuple([ResultCard(one) for one in table.records("result", "result", "id")])
        self.rivers = tuple([River(one) for one in table.records("river", "river", "id")])
        self.rewards = tuple([RewardToken(one) for one in table.records("reward", "reward", "id")])
        self.tiles = chronicle_tiles(table, NUMBER)
        table.done()

    def reward_ids(self) -> list[str]:
        """The tokens as words of the notation."""
        return [reward.id for reward in self.rewards]

    def waters_of(self, players: int) -> Waters:
        return self.waters[players - LEAST_PLAYERS]


def _read_waters(table: DataTable) -> tuple[Waters, ...]:
    waters: list[Waters] = []
    for record in table.records("waters", "waters", "players"):
        if len(waters) + LEAST_PLAYERS > MOST_PLAYERS:
            raise record.error(
                Reason("there are more than three of them"), Reason("remove this one")
            )
        waters.append(Waters(len(waters) + LEAST_PLAYERS, record))
    if len(waters) + LEAST_PLAYERS <= MOST_PLAYERS:
        raise table.error(
            Reason("a [[waters]] is missing"), Reason("write those for 2, 3 and 4 players")
        )
    return tuple(waters)


def check(box: Boats, components: Components) -> list[str]:
    """All four results in order, enough rivers and tokens, and a tile that starts the race."""
    results = [result.id for result in box.results]
    faults = check_once(FILE, "result", "id", results)
    faults += check_all(FILE, "result", RESULTS, results)
    if not faults and tuple(results) != RESULTS:
        remedy = Reason("write winner, second, third, last")
        faults.append(sentence(FILE, "all results", Reason("they are out of order"), remedy))
    faults += check_once(FILE, "river", "id", [river.id for river in box.rivers])
    tokens = sum([reward.copies for reward in box.rewards])
    for waters in box.waters:
        name = f"waters {waters.players}"
        if waters.rivers > len(box.rivers):
            fault = Reason(
                "there are only {number} Neutral rivers", (), {"number": Word(str(len(box.rivers)))}
            )
            faults.append(sentence(FILE, name, fault, Reason("correct it (GM-C1-06)")))
        if waters.tokens * (waters.players + waters.rivers) > tokens:
            fault = Reason(
                "{tokens} tokens do not suffice for all castles", (), {"tokens": Word(str(tokens))}
            )
            faults.append(sentence(FILE, name, fault, Reason("correct it (GM-C1-07)")))
    starts = [tile for tile in box.tiles if tile.id == box.start]
    if len(starts) != 1 or starts[0].kind != WAYSIDE:
        fault = Reason(
            '"{start}" is not one of the tiles of this file that are never taken',
            (),
            {"start": Word(box.start)},
        )
        faults.append(sentence(FILE, "race", fault, Reason("name the Race Start tile (GM-C1-04)")))
    return faults + check_words(FILE, "reward", BOATS.of(load(None)).reward_ids(), box.reward_ids())


BOATS: Final[ModuleTable[Components, Boats]] = ModuleTable(FILE, Boats, check)
