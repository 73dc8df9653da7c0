"""Recorded games (written by scripts/record_games.py): exact replay, and nothing gets lost.

Every file of tests/clans/games is found by itself. A change means that the behaviour changed: raise
the rules version in meta.py and write the games anew.
"""

from collections import Counter
from functools import partial

import pytest

from ceilidh.games.clans.components.maps import HEX_NAMES
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.goods import GOOD_NAMES, IMPORT_NAMES, KIND_NAMES
from ceilidh.games.clans.meta import ALL_CLANS
from ceilidh.games.clans.rules.counters import units_on
from ceilidh.games.clans.rules.pieces import kinds_of
from ceilidh.games.clans.state import State
from ceilidh.kernel.event import Event
from scripts.record_games import RECORDINGS
from tests.shared import records
from tests.shared.records import check_replay, replayed, replays, texts_of

TEXTS = texts_of("clans")


table_of = partial(records.table_of, "clans")


def test_a_change_of_rules_is_told_as_one() -> None:
    """Nobody has edited the file: a developer hears what to do after a change."""
    text = TEXTS["2p-plain"]
    other = text.replace(text.splitlines()[-1].split()[1], "0" * 16)
    with pytest.raises(AssertionError, match="the rules of clans have changed: some") as caught:
        replayed("clans", "some", other)
    for command in ("record_database NAME", "raise VERSION in", "record_games clans", "golden"):
        assert command in str(caught.value)
    older = text.replace(f"clans {CLANS.version}", f"clans {CLANS.version - 1}")
    with pytest.raises(AssertionError, match=r"recorded under \d: run `python -m"):
        replayed("clans", "some", older)
    assert replayed("clans", "some", text).record() == text


class Ledger:
    """What the events alone say about the table; it must agree with the state at any time."""

    def __init__(self, seats: int) -> None:
        self.amounts: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.units: Counter[tuple[int, int, str]] = Counter()
        self.boxes: list[list[int]] = [[] for _ in range(seats)]
        self.fulfilled: list[list[int]] = [[] for _ in range(seats)]
        self.imports: Counter[str] = Counter()
        self.prices: Counter[str] = Counter()

    def take(self, events: list[Event]) -> None:
        for event in events:
            if event.kind in ("money", "good", "glory"):
                self.amounts[event.seat][event.thing] += event.amount
            elif event.kind == "place":
                self.units[event.place, event.seat, event.thing] += 1
            elif event.kind == "remove":
                self.units[event.place, event.seat, event.thing] -= 1
            elif event.kind == "contract":
                self.boxes[event.seat].append(int(event.thing))
            elif event.kind == "swapped":
                self.boxes[event.seat].remove(int(event.thing))
            elif event.kind == "fulfilled":
                self.boxes[event.seat].remove(int(event.thing))
                self.fulfilled[event.seat].append(int(event.thing))
            elif event.kind == "import":
                self.imports[event.thing] += event.amount
            elif event.kind == "price":
                self.prices[event.thing] += event.amount

    def check(self, state: State) -> None:
        start = state.rules.components.market.start
        for number, seat in enumerate(state.seats):
            stock = {name: seat.goods[good] for good, name in enumerate(GOOD_NAMES)}
            has = {"money": seat.money, "glory": seat.glory, **stock}
            told = self.amounts[number]
            assert has == {name: told[name] for name in has}, f"seat {number}"
            assert list(seat.box) == self.boxes[number]
            assert list(seat.fulfilled) == self.fulfilled[number]
        assert state.prices == [start + self.prices[name] for name in GOOD_NAMES]
        if state.rules.imports_move:
            assert state.imports == [self.imports[name] for name in IMPORT_NAMES]
        assert +self.units == Counter(
            (hex_, seat, KIND_NAMES[kind])
            for hex_ in range(len(HEX_NAMES))
            for seat in range(len(state.seats))
            for kind in kinds_of(state, seat, hex_)
        )


def test_there_are_enough_games() -> None:
    assert len(TEXTS) >= 60
    planned = RECORDINGS["clans"].planned()
    assert set(planned) <= set(TEXTS), "a planned game is missing: run scripts/record_games.py"


@pytest.mark.parametrize("name", replays(TEXTS))
def test_replay(name: str) -> None:
    check_replay(table_of(name), TEXTS[name])


@pytest.mark.whole
@pytest.mark.parametrize("name", TEXTS)
def test_conservation(name: str) -> None:
    """After every move money, goods, glory, contracts and units are what the events add up to."""
    table = table_of(name)
    ledger = Ledger(table.players)
    ledger.take(table.setup_events)
    for played in table.played:
        ledger.check(played.before)
        ledger.take(played.events)
    ledger.check(table.state)
    assert table.played[-1].before.round == 5


@pytest.mark.whole
@pytest.mark.parametrize("name", TEXTS)
def test_supply_of_every_seat(name: str) -> None:
    """Units, merchants and port markers of the box: none appears, none vanishes."""
    table = table_of(name)
    board = table.state.rules.components.board
    merchants = board.merchants_in_stock + board.merchants_on_board
    for played in table.played:
        state: State = played.before
        for number, seat in enumerate(state.seats):
            away = sum(m.merchants_away(state, number) for m in seat.hooks.of["merchants_away"])
            standing = sum(abs(placed) for placed in seat.market) + away
            assert seat.merchants + seat.board_merchants + standing == merchants
            besides = sum(m.units_besides(state, number) for m in seat.hooks.of["units_besides"])
            assert units_on(state, number, seat.own) == sum(seat.deployed) + besides
            assert seat.ports.bit_count() <= len(played.before.ports)


@pytest.mark.whole
def test_the_games_are_rich() -> None:
    """Every kind of move, clan, port and scoring tile occurs; most seats fulfil contracts."""
    kinds: set[str] = set()
    clans: Counter[str] = Counter()
    ports: set[str] = set()
    tiles: set[int] = set()
    fulfilled: list[int] = []
    for name in TEXTS:
        table = table_of(name)
        kinds |= {played.action.spec.word for played in table.played}
        events = [event for played in table.played for event in played.events]
        clans.update(event.thing for event in events if event.kind == "clan")
        ports |= {event.thing for event in events if event.kind == "port"}
        tiles |= set(table.state.tiles)
        fulfilled += [len(seat.fulfilled) for seat in table.state.seats]
    assert kinds == set(CLANS.vocabulary.by_word)
    assert min(clans[name] for name in ALL_CLANS) >= 3
    assert ports >= {str(tile) for tile in range(1, 19) if tile != 9}
    assert tiles == set(range(1, 19))
    assert sum(1 for number in fulfilled if number >= 2) > len(fulfilled) / 2
