"""Old names of the public surface: they still work and say what to write instead."""

import pytest

import ceilidh
from ceilidh.kernel.table import Table


@pytest.fixture
def table() -> Table:
    return ceilidh.new("clans", players=2, seed=1)


def test_the_list_of_games_has_an_old_name() -> None:
    with pytest.warns(DeprecationWarning, match="list_games") as told:
        assert ceilidh.games() == ceilidh.list_games()
    assert [one.filename for one in told] == [__file__]


def test_hidden_moves_have_an_old_name(table: Table) -> None:
    with pytest.warns(DeprecationWarning, match=r"Table\.hidden_moves") as told:
        assert table.hidden(0) == table.hidden_moves(0)
    assert [one.filename for one in told] == [__file__]


def test_what_others_know_has_an_old_name(table: Table) -> None:
    with pytest.warns(DeprecationWarning, match=r"Table\.others_know_more") as told:
        assert table.conceals([0], 0) == table.others_know_more([0], 0)
    assert [one.filename for one in told] == [__file__]
