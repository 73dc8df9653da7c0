"""Legal moves of random games and made-up territories, against the slow oracle."""

import random
from collections import Counter
from dataclasses import replace

import pytest

import ceilidh
from ceilidh.kernel.table import Table
from tests.glenmore import oracle
from tests.glenmore.oracle import GOODS, Bill, Cell, View
from tests.glenmore.scenario import Scenario

pytestmark = pytest.mark.whole

EDITIONS = ["french", "english"]
NOTHING = Bill()


def one_of_each() -> list[str]:
    """One tile for every way in which tiles differ for the rules of placement."""
    found: dict[tuple[bool, bool, str], str] = {}
    for tile in oracle.tiles():
        if oracle.kind(tile) == "territory":
            over = oracle.is_overlay(tile)
            icon = " ".join(sorted(oracle.icons(tile))) if over else ""
            found[(over, oracle.has_river(tile), icon)] = tile
    return list(found.values())


def cells(text: list[str], word: str) -> set[Cell]:
    """The cells of the moves that begin with `word`."""
    return {oracle.cell_of(move.split()[-1]) for move in text if move.startswith(word + " ")}


# --- random games -------------------------------------------------------------------------------


class Game:
    """A random game whose decisions are all compared; `seen` counts those worth comparing."""

    def __init__(self, players: int, edition: str, seed: int, seen: Counter[str]) -> None:
        self.table: Table = ceilidh.new("glenmore", players, seed, {"edition": edition})
        self.chance = random.Random(f"{players} {edition} {seed}")
        self.seen = seen
        self.tile = ""  # to be laid next
        self.left = 0  # tiles that may still be removed
        self.bill = NOTHING  # what is still due for the tile that was taken

    def play(self) -> None:
        while self.table.actor is not None:
            view = self.table.view()
            text = [move.text for move in self.table.legal()]
            self.compare(view, text)
            self.follow(self.choose(text))

    def choose(self, text: list[str]) -> str:
        """Any move, but overlays, clans with lasting effects and goods rather than others."""
        wanted = [move for move in text if self.is_wanted(move)]
        quiet = [move for move in text if move.split()[0] not in ("end", "sell", "done")]
        if wanted and self.chance.random() < 0.6:
            return self.chance.choice(wanted)
        return self.chance.choice(quiet if quiet and self.chance.random() < 0.8 else text)

    def is_wanted(self, move: str) -> bool:
        word, _, thing = move.partition(" ")
        if word in ("take", "fetch"):
            return oracle.is_overlay(thing) or thing in ("loch_ness", "loch_morar")
        return word == "activate" or thing in ("mackintosh", "sinclair", "macmillan")

    def follow(self, move: str) -> None:
        words = move.split()
        if words[0] in ("take", "fetch"):
            self.tile = words[1]
            self.bill = oracle.cost_of(words[1]) if words[0] == "take" else NOTHING
        if words[0] == "remove":
            self.left -= 1
        elif words[0] == "lay":
            self.left = 2 if self.tile == "loch_morar" else 1
        elif words[0] == "claim":
            self.left = 1
        for event in self.table.play(move).events:
            paid = event.kind == "good" and event.amount < 0 and event.reason == "cost"
            if (paid or event.kind == "buy") and any(self.bill.exact):
                self.bill = self.bill.takes(GOODS.index(event.thing))[0]

    def compare(self, view: View, text: list[str]) -> None:
        actor = view["actor"]
        land = oracle.territory_of(view, actor)
        words = {move.split()[0] for move in text}
        if view["step"] == "move":
            own = {move for move in text if not move.startswith("sell ")}
            assert own == oracle.moves(view, actor)
            self.seen["forgo"] += "forgo" in words
            self.seen["not takeable"] += len(own) < len(oracle.tiles_ahead(view))
        elif "lay" in words:
            assert cells(text, "lay") == land.legal_cells(self.tile)
            self.seen["overlay"] += oracle.is_overlay(self.tile)
            self.seen["castles"] += land.castles
        elif "remove" in words:
            assert cells(text, "remove") == land.removable(self.left)
            assert ("done" in words) == (land.sound() and self.tile == "loch_morar")
            self.seen["remove"] += 1
        elif any(move.startswith("pay scot ") for move in text):
            assert cells(text, "pay scot") == land.payers(self.tile)
            self.seen["pay scot"] += 1
        elif view["step"] == "pay" and any(self.bill.exact):
            self.compare_payment(view, text)
        elif view["step"] == "activation":
            self.compare_exchanges(view, text)

    def compare_payment(self, view: View, text: list[str]) -> None:
        """A resource that is due comes from any tile or the Market if the rest stays payable."""
        purse = oracle.purse_of(view, view["actor"])
        good = [number > 0 for number in self.bill.exact].index(True)
        name = GOODS[good]
        rest = self.bill.takes(good)[0]
        given, bought = purse.give(good), purse.buy(good)
        expected: set[str] = set()
        if given is not None and oracle.can_pay(given, rest):
            rows = view["seats"][view["actor"]]["territory"]
            expected |= {f"pay {name} {row['cell']}" for row in rows if name in row["goods"]}
        if bought is not None and oracle.can_pay(bought, rest):
            expected.add(f"buy {name}")
        assert {move for move in text if not move.startswith("sell ")} == expected
        self.seen["pay"] += 1

    def compare_exchanges(self, view: View, text: list[str]) -> None:
        """Exchange and Whisky tiles in reach of the activation can be used if they can be paid."""
        own = view["seats"][view["actor"]]
        offered = cells(text, "activate")
        road = oracle.cheapest_road(view)
        swap = 1 if "sinclair" in own["clans"] else 0
        free = view["edition"] == "english" and "macgregor" in own["clans"]  # GM-ED-08
        reached = set().union(*[oracle.around(cell) | {cell} for cell in self.laid()])
        for row in own["territory"]:
            cell = oracle.cell_of(row["cell"])
            bills = oracle.bills_of(row["tile"], swap, road)
            if bills and row["cell"] not in view["activated"] and cell in reached:
                purse = oracle.purse_of(view, view["actor"])
                payable = any(oracle.can_pay(purse, bill) for bill in bills)
                if free and "whisky" in oracle.icons(row["tile"]):
                    payable = True
                assert (cell in offered) == payable, row
                self.seen["payable" if payable else "not payable"] += 1

    def laid(self) -> list[Cell]:
        """The cell of the tile just laid, if the last `lay` belongs to this turn."""
        for played in reversed(self.table.played):
            word = played.action.text.split()[0]
            if word in ("take", "forgo", "claim", "remove"):
                break
            if word == "lay":
                return [oracle.cell_of(played.action.text.split()[1])]
        return []


@pytest.mark.rule("GM-PLC-01", "GM-TAK-09", "GM-TAK-Q3", "GM-TAK-Q6", "GM-PLC-Q4", "GM-PLC-Q5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_agree_with_the_oracle(edition: str) -> None:
    seen: Counter[str] = Counter()
    for players in (2, 3, 4):
        for seed in range(6):
            Game(players, edition, seed, seen).play()
    rare = {"forgo": 3, "not takeable": 100, "castles": 20, "remove": 10, "overlay": 20}
    assert all(seen[name] >= least for name, least in rare.items()), seen
    assert seen["payable"] >= 50 and seen["not payable"] >= 50 and seen["pay scot"] >= 2, seen
    assert seen["pay"] >= 50, seen


# --- territories made up by chance --------------------------------------------------------------


def grow(scenario: Scenario, chance: random.Random, size: int) -> None:
    """Lay any tiles on any cells where the oracle lets them lie beside a Scot that follows them."""
    names = [tile for tile in oracle.tiles() if oracle.kind(tile) == "territory"]
    chance.shuffle(names)
    for tile in [name for name in names if not name.startswith("home_")][:size]:
        land = oracle.territory_of(scenario.table.view(), 0)
        everywhere = replace(land, scots={cell: 1 for cell in land.tiles})
        found = sorted(everywhere.legal_cells(tile))
        if found:
            x, y = chance.choice(found)
            scenario.lay(0, f"{x}.{y}", tile)
    scenario.strip(0)
    for x, y in oracle.territory_of(scenario.table.view(), 0).tiles:
        if chance.random() < 0.25:
            scenario.scots(0, f"{x}.{y}")


def lay_cells(scenario: Scenario, tile: str) -> set[Cell]:
    """Where a tile of the discard pile could be laid now."""
    if f"fetch {tile}" not in scenario.texts("fetch"):
        return set()
    scenario.play(f"fetch {tile}")
    found = cells(scenario.texts(), "lay")
    scenario.table.undo()
    return found


@pytest.mark.rule("GM-PLC-01", "GM-PLC-16", "GM-ED-04", "GM-OVL-Q1", "GM-PLC-Q6")
@pytest.mark.parametrize("castles", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
def test_places_in_made_up_territories_agree_with_the_oracle(edition: str, castles: bool) -> None:
    chance = random.Random(f"{edition} {castles}")
    decisive: Counter[str] = Counter()
    for _ in range(40):
        scenario = Scenario(edition=edition)
        if castles:
            scenario.clan(0, "mackintosh")
        grow(scenario, chance, chance.randrange(4, 26))
        land = oracle.territory_of(scenario.table.view(), 0)
        sample = [tile for tile in one_of_each() if tile not in land.tiles.values()]
        scenario.discard(*sample, "robert_i")  # a Person, so that the choice is never empty
        scenario.seat(0).coins = 20
        scenario.marker(0)
        scenario.play("claim munro")
        for tile in sample:
            found = lay_cells(scenario, tile)
            assert found == land.legal_cells(tile), tile
            decisive["castles"] += found != replace(land, castles=not castles).legal_cells(tile)
            other = replace(land, english=not land.english)
            decisive["edition"] += found != other.legal_cells(tile)
    assert min(decisive[what] for what in ("castles", "edition")) >= 5, decisive


@pytest.mark.rule("GM-PLC-17", "GM-PLC-Q4", "GM-PLC-Q5")
def test_removals_in_made_up_territories_agree_with_the_oracle() -> None:
    chance = random.Random("removals")
    kept: Counter[int] = Counter()
    for number in range(120):
        scenario = Scenario()
        grow(scenario, chance, chance.randrange(4, 20))
        scenario.seat(0).coins = 20
        if number % 2:
            scenario.marker(0)
            scenario.play("claim macmillan")
            compare_removals(scenario, 1, kept)
        elif "loch_morar" not in scenario.table.position():
            scenario.ahead("loch_morar")
            if "take loch_morar" in scenario.texts():
                scenario.play("take loch_morar")
                scenario.play(chance.choice(scenario.texts("lay")))
                compare_removals(scenario, 2, kept)
                scenario.play(chance.choice(scenario.texts("remove")))
                compare_removals(scenario, 1, kept)
    assert kept[1] > 20 and kept[2] > 5, kept


def compare_removals(scenario: Scenario, number: int, kept: Counter[int]) -> None:
    view = scenario.table.view()
    land = oracle.territory_of(view, 0)
    found = cells(scenario.texts(), "remove")
    assert found == land.removable(number)
    kept[number] += len(found) < len(land.tiles) - len(oracle.HOME)


# --- purses made up by chance -------------------------------------------------------------------


def fill(scenario: Scenario, chance: random.Random, most: int) -> None:
    """Any coins, up to `most` goods on each Home tile, and coins on the Market."""
    scenario.seat(0).coins = chance.choice((0, 1, 2, 3, 5))
    scenario.seat(0).barrels = chance.choice((0, 1))
    for cell in ("0.0", "1.0"):
        for _ in range(chance.randrange(most + 1)):
            scenario.goods(0, cell, **{chance.choice(GOODS): 1})
    scenario.market(**{good: chance.randrange(4) for good in GOODS})


@pytest.mark.rule("GM-TAK-09", "GM-TAK-14", "GM-TAK-Q6", "GM-MKT-05", "GM-MKT-10", "GM-MKT-16")
def test_made_up_purses_buy_what_the_oracle_says() -> None:
    chance = random.Random("purses")
    costly = [tile for tile, row in oracle.tiles().items() if row["cost"]]
    answers: Counter[bool] = Counter()
    for _ in range(100):
        scenario = Scenario(ahead=tuple(chance.sample(costly, 9)))
        for cell, tile in (("0.1", "inshriach"), ("1.1", "lochridge"), ("0.-1", "dornie")):
            scenario.lay(0, cell, tile)
        fill(scenario, chance, 3)
        view = scenario.table.view()
        found = {text for text in scenario.texts() if not text.startswith("sell ")}
        assert found == oracle.moves(view, 0)
        for tile in oracle.tiles_ahead(view):
            answers[f"take {tile}" in found] += 1
    assert min(answers.values()) > 200, answers


@pytest.mark.rule("GM-ACT-40", "GM-ACT-39", "GM-ACT-Q7", "GM-CLN-34", "GM-CLN-Q9", "GM-MKT-16")
@pytest.mark.parametrize("swap", [0, 1])
def test_made_up_purses_make_the_exchanges_the_oracle_allows(swap: int) -> None:
    chance = random.Random(f"exchanges {swap}")
    answers: Counter[bool] = Counter()
    trade = [tile for tile in oracle.tiles() if oracle.bills_of(tile, 0, 0)]
    plain = [tile for tile in trade if not oracle.is_overlay(tile) and not oracle.has_river(tile)]
    for _ in range(100):
        scenario = Scenario(ahead=("inshriach",))
        for cell, tile in zip(("0.1", "1.1", "0.2"), chance.sample(plain, 3), strict=True):
            scenario.lay(0, cell, tile)
        fill(scenario, chance, 1)
        scenario.clan(0, "macleod", *["sinclair"] * swap)
        scenario.scots(0, "0.1")
        scenario.play("take inshriach", "lay 1.2")
        view = scenario.table.view()
        purse = oracle.purse_of(view, 0)
        for cell in ("0.1", "1.1", "0.2"):
            bills = oracle.bills_of(scenario.tile_on(0, cell), swap, oracle.cheapest_road(view))
            payable = any(oracle.can_pay(purse, bill) for bill in bills)
            assert (f"activate {cell}" in scenario.texts()) == payable
            answers[payable] += 1
    assert min(answers.values()) > 30, answers
