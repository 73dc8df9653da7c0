"""Rondel, Market, supply, set-up, Die and scoring tables (GM-CMP-03 to 10, GM-SET-03 to 24)."""

from typing import Final

from ceilidh.games.glenmore.components.marks import Marks, close, read_rules
from ceilidh.games.glenmore.goods import (
    CATEGORY_NAMES,
    COIN,
    EDITION_NAMES,
    KIND_NAMES,
    RESOURCE_NAMES,
    STACK_NAMES,
    STACKS,
)
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.reason import Reason

FILE: Final = "rondel_market.toml"
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
DIE_WORDS: Final[tuple[str, ...]] = ("optional", "required")
TIE_BREAKS: Final[tuple[str, ...]] = ("fewest_resources", "most_resources")


class ResourceMarket:
    """One row of priced spaces for each resource (GM-MKT-01, 02); `rows` is the printed order."""

    __slots__ = ("marks", "rows", "slots")

    def __init__(self, record: DataTable) -> None:
        names = record.texts("rows", RESOURCE_NAMES)
        self.rows = tuple([RESOURCE_NAMES.index(name) for name in names])
        self.slots = record.integers("slots", 1, 9, -1)
        self.marks: Marks = close(record)


class Supply:
    """Pieces: per player `scots` (with the pawn) and `clan_markers`; printed tokens (unlimited).

    `tokens` is by kind from barley to coin, `vp_tokens` has pairs (value, number).
    """

    __slots__ = ("clan_markers", "marks", "resources_per_tile", "scots", "tokens", "vp_tokens")

    def __init__(self, record: DataTable) -> None:
        self.scots = record.integer("scots", 2, 99)
        self.clan_markers = record.integer("clan_markers", 1, 99)
        self.tokens = tuple(record.amounts("tokens", KIND_NAMES[: COIN + 1], 999))
        table = record.record("vp_tokens")
        pairs: list[tuple[int, int]] = []
        for value in range(1, 101):
            if table.has(str(value)):
                pairs.append((value, table.integer(str(value), 1, 999)))
        table.done()
        self.vp_tokens = tuple(pairs)
        self.resources_per_tile = record.integer("resources_per_tile", 1, 9)
        self.marks: Marks = close(record)


class Setup:
    """What depends on the number of players; `a_tiles` is -1 where the Die is required."""

    __slots__ = (
        "a_tiles",
        "a_tiles_with_die",
        "die_required",
        "market_coins",
        "marks",
        "players",
    )

    def __init__(self, players: int, record: DataTable) -> None:
        self.players = record.integer("players", players, players)
        self.die_required = record.text("die", DIE_WORDS) == DIE_WORDS[1]
        self.market_coins = record.integer("market_coins", 0, 9)
        self.a_tiles = -1 if self.die_required else record.integer("a_tiles", 0, 99)
        self.a_tiles_with_die = record.integer("a_tiles_with_die", 0, 99)
        self.marks: Marks = close(record)


class Scoring:
    """The scoring phases: one after each of the `stacks`, and one at the end.

    `table` has the VP by difference to the lowest; the last entry serves all higher ones.
    """

    __slots__ = ("categories", "marks", "stacks", "table")

    def __init__(self, record: DataTable) -> None:
        names = record.texts("categories", CATEGORY_NAMES)
        self.categories = tuple([CATEGORY_NAMES.index(name) for name in names])
        names = record.texts("stacks", STACK_NAMES[:STACKS])
        self.stacks = tuple([STACK_NAMES.index(name) for name in names])
        self.table = record.integers("table", 0, 99, -1)
        self.marks: Marks = close(record)

    def vp(self, difference: int) -> int:
        """The VP for a difference to the lowest result (GM-SCO-07, GM-SCO-Q1)."""
        return self.table[min(difference, len(self.table) - 1)]


class FinalScoring:
    """The final scoring; `tie_most` says by edition whether most resources win a tie."""

    __slots__ = ("marks", "tie_most", "vp_per_coin", "vp_per_surplus_tile")

    def __init__(self, record: DataTable) -> None:
        self.vp_per_surplus_tile = record.integer("vp_per_surplus_tile", -20, 0)
        self.vp_per_coin = record.integer("vp_per_coin", 0, 20)
        table = record.record("tie_break")
        words = [table.text(name, TIE_BREAKS) for name in EDITION_NAMES]
        table.done()
        self.tie_most = tuple([word == TIE_BREAKS[1] for word in words])
        self.marks: Marks = close(record)


class MainBoard:
    """The tables of the main board and the set-up; `setups` is from two players upwards.

    `start_coins` go from the last pawn to the foremost, `die_faces` are in any order.
    """

    __slots__ = (
        "die_faces",
        "final",
        "market",
        "marks",
        "scoring",
        "setups",
        "spaces",
        "start_coins",
        "start_scots",
        "supply",
    )

    def __init__(self, table: DataTable) -> None:
        read_rules(table)
        self.marks: dict[str, Marks] = {}
        record = table.record("rondel")
        self.spaces = record.integer("spaces", 1, 99)
        self.marks["rondel"] = close(record)
        record = table.record("start")
        self.start_coins = record.integers("coins", 0, 99, MOST_PLAYERS)
        self.start_scots = record.integer("scots_on_village", 0, 9)
        self.marks["start"] = close(record)
        record = table.record("die")
        self.die_faces = record.integers("faces", 1, 9, 6)
        self.marks["die"] = close(record)
        self.market = ResourceMarket(table.record("market"))
        self.supply = Supply(table.record("supply"))
        self.setups = _read_setups(table)
        self.scoring = Scoring(table.record("scoring"))
        self.final = FinalScoring(table.record("final"))
        table.done()

    def setup(self, players: int) -> Setup:
        """The set-up for a number of players, 2 to 4."""
        return self.setups[players - LEAST_PLAYERS]


def _read_setups(table: DataTable) -> tuple[Setup, ...]:
    setups: list[Setup] = []
    for record in table.records("setup", "setup", "players"):
        if len(setups) + LEAST_PLAYERS > MOST_PLAYERS:
            raise record.error(
                Reason("there are more than three setups"), Reason("remove this one")
            )
        setups.append(Setup(len(setups) + LEAST_PLAYERS, record))
    if len(setups) + LEAST_PLAYERS <= MOST_PLAYERS:
        raise table.error(
            Reason("a [[setup]] is missing"), Reason("write those for 2, 3 and 4 players")
        )
    return tuple(setups)
