"""Recorded games (written by scripts/record_games.py): exact replay, and nothing gets lost.

Every file of tests/glenmore/games is found by itself. A change means that the behaviour changed:
raise the rules version in meta.py and write the games anew.
"""

from collections import Counter
from functools import partial
from itertools import product
from pathlib import Path

import pytest

from ceilidh.games.glenmore.components.clan_board import CLAN_IDS, ENGLISH_CLAN_IDS
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.components.tiles import HOME_TILES
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.goods import END, PERSON, RESOURCE_NAMES, WAYSIDE
from ceilidh.games.glenmore.grid import CASTLE_CELL, VILLAGE_CELL
from ceilidh.games.glenmore.kinds import TILE
from ceilidh.games.glenmore.modules.great_glen.rows import GREAT_GLEN
from ceilidh.games.glenmore.modules.highlander.rules import HAWK, mountain
from ceilidh.games.glenmore.state import Seat, State
from ceilidh.games.glenmore.tile_load import amounts, scots
from ceilidh.kernel.event import Event
from scripts.record_games import PACK, PACK_GAME, RARE, RECORDINGS, kinds_of, ordered_pack, things
from tests.shared import records
from tests.shared.records import check_replay, replays, texts_of

TEXTS = texts_of("glenmore")
AUDITED = 4  # the audit at every fourth position
table_of = partial(records.table_of, "glenmore")


class Belongings:
    """What the events say that one seat has."""

    def __init__(self) -> None:
        self.amounts: Counter[str] = Counter()
        self.goods: Counter[tuple[int, str]] = Counter()
        self.scots: Counter[int] = Counter({VILLAGE_CELL: 1})
        self.tiles: dict[int, list[str]] = {
            VILLAGE_CELL: ["home_village"],
            CASTLE_CELL: ["home_castle"],
        }
        self.landmarks: list[str] = []
        self.persons: list[str] = []

    def remove(self, cell: int) -> None:
        """A tile goes: its Scots are on the Home castle, its goods arrive there by themselves."""
        del self.tiles[cell]
        self.scots[CASTLE_CELL] += self.scots.pop(cell, 0)
        for name in RESOURCE_NAMES:
            self.goods.pop((cell, name), None)

    def check(self, seat: Seat, landmarks: list[str]) -> None:
        has = {"coin": seat.coins, "barrel": seat.barrels, "vp": sum(seat.points)}
        assert has == {name: self.amounts[name] for name in has}
        goods = {
            (cell, name): number
            for cell, load in seat.loads.items()
            for name, number in zip(RESOURCE_NAMES, amounts(load), strict=True)
        }
        assert +Counter(goods) == +self.goods
        assert +Counter({cell: scots(load) for cell, load in seat.loads.items()}) == +self.scots
        assert self.tiles == {
            cell: [TILE.words[tile] for tile in (*seat.under.get(cell, ()), top)]
            for cell, top in seat.tiles.items()
        }
        assert landmarks == self.landmarks
        assert [TILE.words[tile] for tile in seat.persons] == self.persons


class Ledger:
    """What the events alone say about the table; it must agree with the state at any time."""

    def __init__(self, state: State) -> None:
        self.seats = [Belongings() for _ in state.seats]
        self.discard: list[str] = []
        self.claims: list[tuple[int, int]] = []
        self.coins_on_market = sum(state.market)
        self.treasure = 0

    def take(self, events: list[Event]) -> None:
        for event in events:
            if event.kind == "discard":
                self.discard.append(event.thing)
            elif event.kind == "fetch":
                self.discard.remove(event.thing)
            elif event.kind == "claim":
                self.claims.append((event.place, event.seat))
            elif event.kind == "toll":
                self.treasure += event.amount
            elif event.seat >= 0 and event.kind not in ("move", "turn", "leaves"):
                self.take_own(self.seats[event.seat], event)

    def take_own(self, own: Belongings, event: Event) -> None:
        if event.kind in ("coins", "barrels", "points"):
            own.amounts[event.thing] += event.amount
        elif event.kind == "good":
            own.goods[event.place, event.thing] += event.amount
        elif event.kind == "scots":
            own.scots[event.place] += event.amount
        elif event.kind == "walk":
            own.scots[event.place] -= 1
            own.scots[event.amount] += 1
        elif event.kind == "lay":
            own.tiles.setdefault(event.place, []).append(event.thing)
        elif event.kind == "remove":
            own.remove(event.place)
        elif event.kind == "landmark":
            own.landmarks.append(event.thing)
        elif event.kind == "person":
            own.persons.append(event.thing)
        if event.kind == "buy":
            self.coins_on_market += 1
        elif event.kind == "pinch" or (event.kind == "coins" and event.reason == "market"):
            self.coins_on_market -= 1
        # What found no room on any tile comes from the Mountain.
        if event.reason == "mountain" or (event.kind == "lost" and event.place < 0):
            self.treasure -= event.amount

    def check(self, state: State) -> None:
        cards = state.rules.components.landmarks
        for own, seat in zip(self.seats, state.seats, strict=True):
            own.check(seat, [cards[card].id for card in seat.landmarks])
        assert [TILE.words[tile] for tile in state.discard] == self.discard
        assert list(state.claims) == self.claims
        assert sum(state.market) == self.coins_on_market
        if any(module.name == "highlander" for module in state.rules.modules):
            part = mountain(state)
            assert part.coins + sum(part.goods) == self.treasure


# --- every game -----------------------------------------------------------------------------------


def test_there_are_enough_games() -> None:
    assert len(TEXTS) >= 60
    planned = [*RECORDINGS["glenmore"].planned(), "4p-miser"]
    assert set(planned) <= set(TEXTS), "a planned game is missing: run scripts/record_games.py"


@pytest.mark.parametrize("name", replays(TEXTS))
def test_replay(name: str) -> None:
    check_replay(table_of(name), TEXTS[name])


@pytest.mark.whole
@pytest.mark.parametrize("name", TEXTS)
def test_conservation(name: str) -> None:
    """After every move coins, pieces, tiles, cards and markers are what the events add up to."""
    table = table_of(name)
    fresh = table.played[0].before
    ledger = Ledger(fresh)
    ledger.take(table.setup_events)
    for number, played in enumerate(table.played):
        ledger.check(played.before)
        if number % AUDITED == 0:
            assert GLENMORE.audit(played.before) == []
        ledger.take(played.events)
        ledger.treasure -= 1 if played.action.spec is HAWK else 0  # sold as it lies there
    ledger.check(table.state)
    assert table.state.scorings == 4


@pytest.mark.whole
@pytest.mark.parametrize("name", TEXTS)
def test_no_tile_comes_twice(name: str) -> None:
    """Every tile comes to the Rondel at most once, and The End is reached."""
    table = table_of(name)
    everything = [*table.setup_events, *[e for played in table.played for e in played.events]]
    drawn = Counter(event.thing for event in everything if event.kind == "tile")
    assert max(drawn.values()) == 1
    assert drawn["the_end"] == 1


# --- all games together ---------------------------------------------------------------------------


def shown(kind: str, **options: object) -> set[str]:
    """What the events of one kind are about, over all games with these options."""
    tables = [table_of(name) for name in TEXTS]
    found = [t for t in tables if all(t.options[key] == value for key, value in options.items())]
    return {thing for table in found for thing in things(table, kind)}


@pytest.mark.whole
@pytest.mark.parametrize(
    ("edition", "clans"), [("french", CLAN_IDS), ("english", CLAN_IDS + ENGLISH_CLAN_IDS)]
)
def test_every_clan_of_the_edition_is_claimed(edition: str, clans: tuple[str, ...]) -> None:
    assert shown("claim", edition=edition) == set(clans)


@pytest.mark.whole
def test_every_landmark_is_taken() -> None:
    assert shown("landmark") == {card.id for card in load(None).landmarks}


@pytest.mark.whole
def test_every_tile_is_laid_and_every_person_taken() -> None:
    tiles = [tile for tile in load(None).tiles if tile.kind not in (END, WAYSIDE)][HOME_TILES:]
    persons = {tile.id for tile in tiles if tile.kind == PERSON}
    assert shown("person") == persons
    assert shown("lay") == {tile.id for tile in tiles} - persons


@pytest.mark.whole
def test_every_kind_of_move_occurs_but_the_rare_ones() -> None:
    kinds = {kind for name in TEXTS for kind in kinds_of(table_of(name))}
    assert kinds == set(GLENMORE.vocabulary.by_word) - set(RARE)


@pytest.mark.whole
def test_the_rare_kinds_of_move_occur_in_a_game_with_a_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / PACK).mkdir()
    ordered_pack(tmp_path / PACK)
    table = records.replayed("glenmore", PACK_GAME.stem, PACK_GAME.read_text("utf-8"))
    assert {"hawk", *RARE} <= kinds_of(table)
    assert table.actor is None
    assert GLENMORE.audit(table.state) == []


@pytest.mark.whole
def test_every_card_of_the_great_glen_is_accepted_and_rejected() -> None:
    tables = [table_of(name) for name in TEXTS]
    events = [event for table in tables for played in table.played for event in played.events]
    fates = {(event.thing, event.reason) for event in events if event.kind == "card"}
    cards = GREAT_GLEN.of(load(None)).card_ids()
    assert fates == set(product(cards, ("accepted", "rejected")))


@pytest.mark.whole
def test_every_option_occurs_with_every_player_count() -> None:
    chosen = Counter(
        (table.players, name, str(value))
        for table in map(table_of, TEXTS)
        for name, value in table.options.items()
    )
    modules = [(), ("highlander",), ("great-glen",), ("highlander", "great-glen")]
    wishes: dict[str, list[object]] = {
        "edition": ["french", "english"],
        "modules": list(modules),
        "introductory": [True, False],
        "end_tile": ["hidden", "middle"],
        "sideways_mountain": [True, False],
    }
    for players in GLENMORE.players:
        if players > 2:
            assert chosen[players, "die", "True"] and chosen[players, "die", "False"]
        for name, values in wishes.items():
            for value in values:
                assert chosen[players, name, str(value)], f"{players} players: {name} {value}"


@pytest.mark.whole
def test_the_games_are_rich() -> None:
    """The policy makes games worth replaying: most seats claim clans, and many have barrels."""
    states = [table_of(name).state for name in TEXTS]
    seats = [seat for state in states for seat in state.seats]
    assert sum(len(state.claims) for state in states) > 2 * len(seats)
    assert sum(1 for seat in seats if seat.barrels) > len(seats) / 4
    assert sum(1 for seat in seats if seat.landmarks) > len(seats) / 2
