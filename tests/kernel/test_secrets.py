"""Records and positions of a running game hold no choice that is still hidden."""

import pytest

import ceilidh
from ceilidh.games.template.game import PeatGame
from ceilidh.kernel.testing import RandomChoices, random_move


def at_a_choice(players: int = 3) -> ceilidh.Table:
    """Peat when all have to choose their numbers."""
    table = ceilidh.new("peat", players, 2, {"modules": ["secret"]})
    while len(table.actors) == 1:
        table.play(table.legal()[0])
    return table


def at_a_vote() -> ceilidh.Table:
    """Glen More II when a Clan Council votes."""
    table = ceilidh.new("glenmore", 3, 3, {"modules": ["great-glen"]})
    dice = RandomChoices(3)
    while len(table.actors) == 1:
        seat, action = random_move(table, dice)
        table.play(action, seat)
    return table


def test_a_hidden_choice_is_in_no_record_and_no_position(peat: PeatGame) -> None:
    table = at_a_choice()
    before, place = table.record(), table.position()
    words = table.position(words=True)
    for number in ("bonus 1", "bonus 3"):
        table.play(number, 1)
        assert table.record() == before
        assert table.position() == place
        assert table.position(words=True) == words
        assert number not in table.record(0)
        table.undo()


def test_the_owner_may_ask_for_it(peat: PeatGame) -> None:
    table = at_a_choice()
    table.play("bonus 3", 1)
    table.play("bonus 2", 2)
    whole = table.record(secrets=True)
    assert "2 bonus 3\n3 bonus 2\n" in whole
    assert ceilidh.load(whole).key() == table.key()
    assert ceilidh.load(table.position(secrets=True)).key() == table.key()


@pytest.mark.parametrize(("seat", "own"), [(1, "2 bonus 3"), (2, "3 bonus 2")])
def test_a_seat_reads_its_own_choice(peat: PeatGame, seat: int, own: str) -> None:
    table = at_a_choice()
    table.play("bonus 3", 1)
    table.play("bonus 2", 2)
    lines = [line for line in table.record(seat).splitlines() if "bonus" in line]
    assert lines == [own]
    again = ceilidh.load(table.record(seat))
    assert again.actors == [one for one in range(3) if one != seat]
    assert ceilidh.load(table.position(seat=seat, chance=True)).key() == again.key()


def test_what_is_left_out_can_be_chosen_again(peat: PeatGame) -> None:
    table = at_a_choice()
    table.play("bonus 3", 1)
    for again in (ceilidh.load(table.record()), ceilidh.load(table.position())):
        assert again.actors == [0, 1, 2]
        while again.actor is not None:
            again.play(again.legal()[0])


def test_the_last_choice_reveals_all(peat: PeatGame) -> None:
    table = at_a_choice(2)
    table.play("bonus 3", 1)
    table.play("bonus 1", 0)
    assert "2 bonus 3\n1 bonus 1\n" in table.record()
    assert table.record() == table.record(secrets=True)


def test_reading_does_not_change_the_table(peat: PeatGame) -> None:
    table = at_a_choice()
    table.play("bonus 3", 1)
    key = table.key()
    table.record()
    table.position(seat=1)
    assert table.key() == key
    assert len(table.hidden_moves()) == 1


def test_votes_of_a_clan_council(peat: PeatGame) -> None:
    table = at_a_vote()
    before, place = table.record(), table.position()
    told = []
    for vote in ("aye", "nay"):
        table.play(f"vote {vote}", 2)
        assert (table.record(), table.position()) == (before, place)
        assert f"3 vote {vote}" in table.record(2)
        assert f"3 vote {vote}" in table.record(secrets=True)
        told.append(table.record(0))
        table.undo()
    assert told[0] == told[1] == before
    assert ceilidh.load(before).actors == table.actors
