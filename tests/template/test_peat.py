"""Peat, the template game: its few rules, its modules, and the promises of every game."""

import pytest

import ceilidh
from ceilidh.games.template.game import PeatGame
from ceilidh.kernel.errors import IllegalMove
from ceilidh.kernel.testing import conform, perft

MODULES: tuple[list[str], ...] = ([], ["wind"], ["secret"], ["wind", "secret"])


@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.parametrize("modules", MODULES, ids="-".join)
def test_conformance(peat: PeatGame, players: int, modules: list[str]) -> None:
    for seed in range(6):
        table = conform(peat, players, {"modules": modules}, seed)
        assert sum(table.state.taken) <= 21
        assert table.state.peats == 0


def texts(table: ceilidh.Table, seat: int | None = None) -> list[str]:
    return [move.text for move in table.legal(seat)]


def test_turns_go_round_and_waiting_is_once_a_game(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 2, 0)
    assert texts(table) == ["take 1", "take 2", "take 3", "wait"]
    table.play("wait")
    assert table.actor == 1
    table.play("take 3")
    assert texts(table) == ["take 1", "take 2", "take 3"]
    with pytest.raises(ceilidh.IllegalMove, match=r"already waited. \(PE-WAIT-01\)"):
        table.play("wait")


def test_the_last_peat_scores_five(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 2, 0)
    for _ in range(6):
        table.play("take 3")
    table.play("take 2")
    assert texts(table) == ["take 1", "wait"]
    with pytest.raises(ceilidh.IllegalMove, match=r"cannot take that much.*PE-TAKE-01"):
        table.play("take 2")
    table.play("take 1")
    assert table.actor is None
    assert table.sheet() == [("peats", [11, 10]), ("last peat", [0, 5])]
    assert table.scores() == [11, 15]
    assert [(row.seat, row.rank) for row in table.result() or []] == [(1, 1), (0, 2)]


def test_wind_blows_after_each_round_and_a_storm_tires(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 2, 0, options={"modules": ["wind"]})
    text = "1 take 3\n2 take 3 > wind 2\n"
    head = table.record().rsplit("\n\n", 1)[0]
    table = ceilidh.load(f"{head}\n\n{text}end")
    assert table.state.peats == 13
    assert table.view()["modules"] == {"wind": {"blown": 2, "die": 2}}
    assert texts(table) == ["take 1", "take 2", "wait"]
    assert peat.audit(table.state) == []


def test_wind_can_end_the_game_without_a_last_peat(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 2, 0, options={"modules": ["wind"]})
    moves = ["1 take 3", "2 take 3 > wind 0"] * 3 + ["1 take 1", "2 take 1 > wind 1"]
    head = table.record().rsplit("\n\n", 1)[0]
    table = ceilidh.load("\n".join([head, "", *moves, "end"]))
    assert table.actor is None
    assert table.scores() == [10, 10]
    assert [row.rank for row in table.result() or []] == [1, 1]


def test_secret_numbers_come_in_any_order_and_stay_hidden(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 3, 0, options={"modules": ["secret"]})
    assert table.actors == [0, 1, 2]
    table.play("bonus 2", seat=1)
    assert table.actors == [0, 2]
    assert table.actor == 0
    with pytest.raises(ceilidh.IllegalMove, match="It is seat 1's turn, not seat 2's"):
        table.play("bonus 3", seat=1)
    assert texts(table, 1) == []
    assert texts(table, 2) == ["bonus 1", "bonus 2", "bonus 3"]
    assert table.view(1)["modules"] == {"secret": {"chosen": [0, 2, 0]}}
    for other in (0, 2, None):
        assert table.view(other)["modules"] == {"secret": {"chosen": [0, 0, 0]}}
    assert table.scores() == [0, 0, 0]
    table.play("bonus 3", seat=2)
    table.play("bonus 3", seat=0)
    assert table.view()["modules"] == {"secret": {"chosen": [3, 2, 3]}}
    assert table.scores() == [0, 2, 0]
    assert table.actors == [0]


def test_moves_of_others_are_hidden_until_all_have_chosen(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 3, 0, options={"modules": ["secret"]})
    table.play("bonus 2", seat=1)
    table.play("bonus 3", seat=0)
    assert (table.hidden_moves(), table.hidden_moves(0), table.hidden_moves(1)) == (
        [1, 0],
        [0],
        [1],
    )
    assert table.can_undo(0)
    table.play("bonus 1", seat=2)
    assert table.hidden_moves() == []
    assert not table.can_undo(2)
    with pytest.raises(IllegalMove, match=r"revealed everyone's choice"):
        table.undo(2)


def test_secret_numbers_are_drawn_anew_for_others_only(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 3, 0, options={"modules": ["secret"]})
    table.play("bonus 2", seat=1)
    own = {str(peat.dump(peat.determinize(table.state, 1, n))["modules"]) for n in range(20)}
    others = {str(peat.dump(peat.determinize(table.state, 0, n))["modules"]) for n in range(20)}
    assert len(own) == 1
    assert len(others) == 3


def test_perft_of_the_first_three_moves(peat: PeatGame) -> None:
    """3 takes and a wait; after a wait the seat has only takes: 4, 4x4, then 4x(3x4 + 3)."""
    state = ceilidh.new("peat", 2, 0).state
    assert perft(peat, state, 3) == [4, 16, 4 * (3 * 4 + 3)]
