"""An imagined table knows what its seat knows, and nothing else."""

import pytest

import ceilidh
from ceilidh.games.template.game import PeatGame
from ceilidh.kernel.fair import FairChance, Pledge, commitment_of
from ceilidh.kernel.testing import RandomChoices, random_move
from tests.kernel.test_secrets import at_a_choice, at_a_vote

GAMES = [
    pytest.param("clans", 3, {"modules": ["awards"]}, id="clans"),
    pytest.param("glenmore", 3, {"modules": ["haggis", "dragon-boats"]}, id="glenmore"),
]


def begun(game: str, players: int, options: dict[str, object], moves: int = 12) -> ceilidh.Table:
    table = ceilidh.new(game, players, 5, options, names=["Ann", "Bob", "Cas"])
    play_on(table, moves)
    return table


def play_on(table: ceilidh.Table, moves: int) -> list[str]:
    """The lines of moves by chance, with their draws."""
    dice = RandomChoices(3)
    lines = []
    for _ in range(moves):
        if table.actor is not None:
            seat, action = random_move(table, dice)
            lines.append(table.play(action, seat).line)
    return lines


def everything(table: ceilidh.Table) -> tuple[object, ...]:
    """All that a program can find out about a table."""
    views = [table.view(seat) for seat in (None, *range(table.players))]
    return (table.record(secrets=True), table.position(secrets=True), views, table.setup_events)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_what_the_seat_sees_stays(game: str, players: int, options: dict[str, object]) -> None:
    table = begun(game, players, options)
    before = table.record(secrets=True)
    assert table.actor is not None
    world = table.imagine(table.actor, seed=4)
    assert world.view(table.actor) == table.view(table.actor)
    assert world.legal() == table.legal()
    assert (world.names, world.options) == (table.names, table.options)
    play_on(world, 30)
    assert table.record(secrets=True) == before


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_copy_repeats_the_draws_and_an_imagined_table_does_not(
    game: str, players: int, options: dict[str, object]
) -> None:
    table = begun(game, players, options)
    copied, one, other, again = (
        table.copy(),
        table.imagine(0, 1),
        table.imagine(0, 2),
        table.imagine(0, 1),
    )
    real = play_on(table, 60)
    assert play_on(copied, 60) == real
    first = play_on(one, 60)
    assert first != real
    assert play_on(other, 60) not in (first, real)
    assert play_on(again, 60) == first


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_worlds_with_other_draws_to_come_are_imagined_alike(
    game: str, players: int, options: dict[str, object]
) -> None:
    table, twin = begun(game, players, options), begun(game, players, options)
    twin.state.rng += 1
    assert everything(table.imagine(1, 9)) == everything(twin.imagine(1, 9))
    assert everything(table.copy()) != everything(twin.copy())


def test_the_past_does_not_tell_the_draws() -> None:
    table = begun("glenmore", 3, {})
    world = table.imagine(0, seed=1)
    assert (world.played, world.seed, world.setup, world.setup_events) == ([], None, [], [])
    assert not world.can_undo()
    assert ceilidh.load(world.record()).key() == world.key()


def test_the_draws_of_a_server_are_not_repeated() -> None:
    value = "00" * 31 + "07"
    pledge = Pledge(0, ("heather", ""), commitment_of(value), value)
    table = ceilidh.new("glenmore", 2, chance=FairChance([pledge]))
    assert table.imagine(0, seed=1).chance is None


@pytest.mark.parametrize("numbers", [("1", "3"), ("2", "1"), ("3", "2")])
def test_secret_choices_are_imagined(peat: PeatGame, numbers: tuple[str, str]) -> None:
    told = []
    for number in numbers:
        table = at_a_choice()
        table.play(f"bonus {number}", 1)
        told.append([everything(table.imagine(seat, 7)) for seat in (None, 0, 2)])
        assert {table.imagine(1, seed).key() for seed in range(9)} != {table.imagine(1, 0).key()}
        views = [table.imagine(1, seed).view(1) for seed in range(9)]
        assert all(view == table.view(1) for view in views)
    assert told[0] == told[1]


def test_votes_are_imagined(peat: PeatGame) -> None:
    told = []
    for vote in ("aye", "nay"):
        table = at_a_vote()
        table.play(f"vote {vote}", 2)
        told.append([everything(table.imagine(seat, 7)) for seat in (None, 0, 1)])
    assert told[0] == told[1]


@pytest.mark.parametrize("seat", [3, -1, True, "0"])
def test_only_a_seat_of_the_table_imagines(seat: int) -> None:
    with pytest.raises(ceilidh.UnknownSeat):
        ceilidh.new("clans", 3, 1).imagine(seat, 1)


@pytest.mark.parametrize("seed", [None, "1", 1.5, 10**38])
def test_a_seed_is_a_number(seed: int) -> None:
    with pytest.raises(ceilidh.OptionError):
        ceilidh.new("clans", 3, 1).imagine(0, seed)


def test_a_position_for_a_seat_has_no_chance_number() -> None:
    table, twin = begun("clans", 3, {}), begun("clans", 3, {})
    twin.state.rng += 1
    for words in (False, True):
        assert table.position(words, seat=0) == twin.position(words, seat=0)
        asked = [one.position(words, seat=0, chance=True) for one in (table, twin)]
        assert asked[0] != asked[1]
        assert table.position(words) != twin.position(words)
        assert table.position(words, chance=False) == twin.position(words, chance=False)
    placed = ceilidh.load(table.position(seat=0))
    assert placed.view(0) == table.view(0)
    assert ceilidh.load(table.position(seat=0, chance=True)).key() == table.key()
