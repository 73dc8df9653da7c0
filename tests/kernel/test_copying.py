"""Copies and pickles of a table: they play on by themselves and keep their past."""

import copy
import pickle
from collections.abc import Callable

import pytest

import ceilidh
from ceilidh.games.template.game import PeatGame
from ceilidh.kernel.testing import RandomChoices, random_move
from tests.shared.records import text_of

Copier = Callable[[ceilidh.Table], ceilidh.Table]


def pickled(table: ceilidh.Table) -> ceilidh.Table:
    again = pickle.loads(pickle.dumps(table))
    assert isinstance(again, ceilidh.Table)
    return again


COPIERS = [
    pytest.param(ceilidh.Table.copy, id="copy method"),
    pytest.param(copy.copy, id="copy"),
    pytest.param(copy.deepcopy, id="deepcopy"),
    pytest.param(pickled, id="pickle"),
]
GAMES = [
    pytest.param("peat", 3, {"modules": ["wind", "secret"]}, id="peat"),
    pytest.param("clans", 3, {"modules": ["awards"]}, id="clans"),
    pytest.param("glenmore", 3, {"modules": ["highlander", "great-glen"]}, id="glenmore"),
]


def play_on(table: ceilidh.Table, moves: int, seed: int) -> None:
    dice = RandomChoices(seed)
    for _ in range(moves):
        if table.actor is not None:
            seat, action = random_move(table, dice)
            table.play(action, seat)


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_copy_plays_on_independently(
    peat: PeatGame, copier: Copier, game: str, players: int, options: dict[str, object]
) -> None:
    table = ceilidh.new(game, players, 5, options, names=["Ann", "Bob", "Cas"])
    play_on(table, 9, 1)
    before = table.record(secrets=True)
    twin = copier(table)
    assert twin is not table
    assert twin.record(secrets=True) == before
    assert (twin.seed, twin.names, twin.options) == (5, ["Ann", "Bob", "Cas"], table.options)
    play_on(twin, 40, 2)
    assert table.record(secrets=True) == before
    after = twin.record(secrets=True)
    play_on(table, 40, 3)
    assert twin.record(secrets=True) == after
    other = ceilidh.load(before)
    play_on(other, 40, 2)
    assert other.record(secrets=True) == after, "the copy has the same chance to come"


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_copy_keeps_its_undo(
    peat: PeatGame, copier: Copier, game: str, players: int, options: dict[str, object]
) -> None:
    """Each takes back and plays on; neither notices the other."""
    table = ceilidh.new(game, players, 5, options)
    play_on(table, 12, 1)
    keys = [table.game.key(played.before).hex() for played in table.played]
    last = table.key()
    twin = copier(table)
    events = [[event.data() for event in played.events] for played in table.played]
    assert events == [[event.data() for event in played.events] for played in twin.played]
    assert [one.barrier for one in twin.played] == [one.barrier for one in table.played]
    for back in range(1, 7):
        twin.undo(consent=True)
        assert twin.key() == keys[-back]
    play_on(twin, 20, 7)
    assert table.key() == last
    while table.played:
        table.undo(consent=True)
        assert table.key() == keys[len(table.played)]


def test_a_table_that_was_undone_does_not_disturb_its_copy(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 2, 1)
    table.play("take 3")
    twin = table.copy()
    table.undo()
    table.play("take 1")
    twin.undo()
    twin.play("take 2")
    assert (table.scores(), twin.scores()) == ([1, 0], [2, 0])


def test_names_of_a_copy_are_its_own(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 2, 1, names=["Ann", "Bob"])
    twin = table.copy()
    twin.names[0] = "Eve"
    assert table.names == ["Ann", "Bob"]


@pytest.mark.parametrize(
    ("game", "name"), [("clans", "4p-both-modules"), ("glenmore", "3p-both-die")]
)
def test_whole_games_survive_a_pickle(game: str, name: str) -> None:
    table = ceilidh.load(text_of(game, name))
    assert pickled(table).record() == text_of(game, name)


def test_a_table_from_a_position_survives_a_pickle(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 2, 1, {"modules": ["wind"]})
    table.play("take 3")
    placed = ceilidh.load(table.position())
    placed.play("take 1")
    again = pickled(placed)
    assert again.key() == placed.key()
    assert [played.line for played in again.played] == [played.line for played in placed.played]
    again.undo(consent=True)
    assert again.key() == table.key()


def test_moves_are_equal_by_seat_and_words(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 2, 1)
    first, again = table.legal()[0], table.legal()[0]
    assert first == again
    assert hash(first) == hash(again)
    assert first != table.legal()[1]
    assert first != first.text
    assert first == pickled(table).legal()[0]
    assert len({*table.legal(), *table.legal()}) == len(table.legal())
    table.play("take 3")
    assert first != table.legal()[0], "the same words of another seat"
    assert {first: 1}[again] == 1


def test_what_things_look_like_in_a_console(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 2, 8, {"modules": ["wind"]})
    assert repr(table) == "<Table of peat: players=2, seed=8, moves=0, actor=0>"
    played = table.play("take 2")
    assert repr(played) == "Played('take 2', seat=0)"
    assert repr(played.events[0]) == (
        "Event('take', seat=0, thing='peat', amount=2, place=-1, reason='')"
    )
    blown = table.play("take 2")
    word = blown.outcomes[0].word
    assert repr(blown.outcomes[0]) == f"Outcome('wind', '{word}')"
    assert repr(blown) == f"Played('take 2', seat=1, outcomes='wind {word}')"
    assert repr(ceilidh.load(table.position())) == (
        "<Table of peat: players=2, from a position, moves=0, actor=0>"
    )
    while table.actor is not None:
        table.play(table.legal()[0])
    first = (table.result() or [])[0]
    assert repr(first) == (
        f"Standing(seat={first.seat}, rank=1, score={first.score}, tie_break=0, note='')"
    )
    assert repr(table).endswith("actor=None>")
