"""The market board: price tracks, brackets and discounts (CC-DAT-17 to 22, CC-NBB-08 to 13)."""

from typing import Final

from ceilidh.games.clans.components.marks import close, read_rules
from ceilidh.games.clans.goods import BASIC, GOOD_NAMES, GOODS, PROCESSED
from ceilidh.kernel.component_data.datapack import DataTable
from ceilidh.kernel.reason import Reason, Word

FILE: Final = "market.toml"
BRACKETS: Final[tuple[str, ...]] = ("low", "medium", "high")
FIRST_PROCESSED: Final = PROCESSED[0]


class Market:
    """The market board; a price is an index into the track of its good, 0 at the bottom.

    `limits` holds how many of one good the neighbourhood bonus may buy in a turn, by number of
    players; `random_shift` belongs to the faces of `price_die`, for the variant of random starts.
    """

    __slots__ = (
        "discount_basic",
        "discount_processed",
        "farmers_max_goods",
        "farmers_min_hexes_between",
        "farmers_min_land_neighbours",
        "farmers_pairs",
        "farmers_premium_basic",
        "farmers_premium_processed",
        "last",
        "limits",
        "medium_from",
        "medium_to",
        "price_die",
        "prices",
        "random_shift",
        "start",
    )

    prices: tuple[tuple[int, ...], ...]
    start: int
    last: int
    medium_from: int
    medium_to: int
    discount_basic: int
    discount_processed: int
    limits: tuple[int, ...]
    price_die: tuple[int, ...]
    random_shift: tuple[int, ...]
    farmers_premium_basic: int
    farmers_premium_processed: int
    farmers_max_goods: int
    farmers_pairs: int
    farmers_min_land_neighbours: int
    farmers_min_hexes_between: int

    def __init__(self, table: DataTable) -> None:
        read_rules(table)
        self._read_head(table.record("market"))
        self._read_tracks(table)
        self._read_brackets(table)
        self._read_neighbourhood(table.record("neighbourhood_bonus"))
        self._read_farmers(table.record("farmers_market"))
        self._read_random_start(table.record("random_start"))
        table.done()

    def neighbourhood_limit(self, players: int) -> int:
        """How many of one good the neighbourhood bonus may buy in a turn."""
        return self.limits[players]

    def _read_head(self, head: DataTable) -> None:
        self.last = head.integer("steps", 2, 30) - 1
        self.start = head.integer("start_index", 0, self.last)
        names = [GOOD_NAMES[good] for good in range(GOODS)]
        _same_words(head, "column_order", names)
        _same_words(head, "basic", [GOOD_NAMES[good] for good in BASIC])
        _same_words(head, "processed", [GOOD_NAMES[good] for good in PROCESSED])
        faces = head.texts("goods_die", GOOD_NAMES)
        if sorted(faces) != sorted(GOOD_NAMES):
            raise head.error(
                Reason('"goods_die" is wrong'), Reason("write each of the six goods once")
            )
        self.price_die = head.integers("price_die", -3, 3, 6)
        if sorted(self.price_die) != [-3, -2, -1, 1, 2, 3]:
            raise head.error(
                Reason('"price_die" is wrong'), Reason("write -3 to 3 without 0, each once")
            )
        close(head)

    def _read_tracks(self, table: DataTable) -> None:
        tracks: list[tuple[int, ...]] = []
        for record in table.records("track", "track", "good"):
            good = len(tracks)
            if good == GOODS:
                raise record.error(
                    Reason("there are more than six tracks"), Reason("remove this one")
                )
            record.text("good", (GOOD_NAMES[good],))
            record.text("kind", ("basic",) if good < FIRST_PROCESSED else ("processed",))
            prices = record.integers("prices", 1, 99, self.last + 1)
            if list(prices) != sorted(prices):
                raise record.error(
                    Reason('"prices" fall'), Reason("list them from the bottom step to the top")
                )
            close(record)
            tracks.append(prices)
        if len(tracks) != GOODS:
            raise table.error(
                Reason("some good has no [[track]]"), Reason("write one for each of the six goods")
            )
        self.prices = tuple(tracks)

    def _read_brackets(self, table: DataTable) -> None:
        bounds: list[int] = []
        for record in table.records("bracket", "bracket", "name"):
            place = len(bounds) // 2
            record.text("name", (BRACKETS[min(place, 2)],))
            bounds.append(record.integer("from", 0, self.last))
            bounds.append(record.integer("to", 0, self.last))
            close(record)
        if len(bounds) != 6:
            raise table.error(
                Reason("there are not three brackets"), Reason("write low, medium and high")
            )
        fits = bounds[0] == 0 and bounds[5] == self.last
        if not fits or bounds[2] != bounds[1] + 1 or bounds[4] != bounds[3] + 1:
            raise table.error(
                Reason("the brackets do not join"), Reason("cover every step exactly once")
            )
        self.medium_from = bounds[2]
        self.medium_to = bounds[3]

    def _read_neighbourhood(self, record: DataTable) -> None:
        self.discount_basic = record.integer("discount_basic", 0, 9)
        self.discount_processed = record.integer("discount_processed", 0, 9)
        self.limits = read_by_players(record.record("max_per_good"), 0, 20)
        close(record)

    def _read_farmers(self, record: DataTable) -> None:
        self.farmers_premium_basic = record.integer("premium_basic", 0, 9)
        self.farmers_premium_processed = record.integer("premium_processed", 0, 9)
        self.farmers_max_goods = record.integer("max_goods", 1, 20)
        self.farmers_pairs = record.integer("pairs", 1, 9)
        self.farmers_min_land_neighbours = record.integer("min_land_neighbours", 0, 6)
        self.farmers_min_hexes_between = record.integer("min_hexes_between", 0, 10)
        close(record)

    def _read_random_start(self, record: DataTable) -> None:
        shift = record.record("shift")
        self.random_shift = tuple([shift.integer(str(face), -9, 9) for face in self.price_die])
        shift.done()
        close(record)


def read_by_players(record: DataTable, low: int, high: int) -> tuple[int, ...]:
    """Numbers for 1 to 4 players, indexed by the number of players; index 0 is unused."""
    numbers = [0]
    for players in range(1, 5):
        numbers.append(record.integer(str(players), low, high))
    record.done()
    return tuple(numbers)


def _same_words(record: DataTable, key: str, words: list[str]) -> None:
    if list(record.texts(key, ())) != words:
        fault = Reason('"{key}" differs from the order of the game', (), {"key": Word(key)})
        raise record.error(fault, "write " + ", ".join(words))
