"""The clan auction (CC-VCA)."""

import pytest

import ceilidh
from ceilidh.kernel.errors import IllegalMove
from ceilidh.kernel.table import Table

CLANS = ["buchanan", "campbell", "robertson", "stewart"]


def auction(players: int = 4, first: int = 0, **options: object) -> Table:
    """An auction that seat `first` opens, with the clans above on offer."""
    setup = {"first": [str(first + 1)], "clan": CLANS[:players]}
    return ceilidh.new("clans", players, 1, {"clans": "auction", **options}, setup=setup)


def play(table: Table, *moves: str) -> None:
    for move in moves:
        table.play(move)


def texts(table: Table) -> list[str]:
    return [move.text for move in table.legal()]


def sheet(table: Table) -> dict[str, list[int]]:
    return dict(table.sheet())


def offers(table: Table) -> list[dict[str, object]]:
    found = table.view()["offers"]
    assert isinstance(found, list)
    return found


def seats(table: Table) -> list[dict[str, object]]:
    found = table.view()["seats"]
    assert isinstance(found, list)
    return found


@pytest.mark.rule("CC-VCA-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_pairs_as_players_are_drawn(players: int) -> None:
    table = ceilidh.new("clans", players, 5, {"clans": "auction"})
    drawn = [one.domain for one in table.setup]
    assert (drawn.count("clan"), drawn.count("tile")) == (players, players)
    assert len({str(pair["clan"]) for pair in offers(table)}) == players
    assert len({str(pair["tile"]) for pair in offers(table)}) == players


@pytest.mark.rule("CC-VCA-02", "CC-VCA-06", "CC-VCA-Q2", "CC-VCA-Q6")
def test_the_opener_must_bid_a_whole_number_from_0_to_30() -> None:
    assert texts(auction()) == [f"bid {points}" for points in range(31)]


@pytest.mark.rule("CC-VCA-02")
def test_a_random_player_opens() -> None:
    openers = {ceilidh.new("clans", 4, seed, {"clans": "auction"}).actor for seed in range(40)}
    assert openers == {0, 1, 2, 3}
    assert auction(first=2).actor == 2


@pytest.mark.rule("CC-VCA-07")
def test_in_the_first_printing_bids_go_beyond_30() -> None:
    table = auction(edition="first-printing")
    play(table, "bid 30", "bid 31")
    assert {"bid 32", "bid 100", "drop"} <= set(texts(table))


@pytest.mark.rule("CC-VCA-03")
def test_going_left_each_player_bids_higher_or_drops_out() -> None:
    table = auction(first=2)
    table.play("bid 4")
    assert table.actor == 3
    assert texts(table) == [*[f"bid {points}" for points in range(5, 31)], "drop"]
    table.play("bid 9")
    assert table.actor == 0
    assert texts(table)[0] == "bid 10"


@pytest.mark.rule("CC-VCA-04")
def test_who_dropped_out_is_skipped_for_the_rest_of_the_round() -> None:
    table = auction()
    play(table, "bid 1", "drop", "bid 2", "bid 3")
    actors = []
    for move in ("bid 4", "bid 5", "bid 6", "bid 7"):
        actors.append(table.actor)
        table.play(move)
    assert actors == [0, 2, 3, 0]  # never seat 1


@pytest.mark.rule("CC-VCA-04")
def test_two_who_dropped_out_are_both_skipped() -> None:
    table = auction()
    play(table, "bid 1", "drop", "bid 2", "drop")
    actors = []
    for move in ("bid 4", "bid 5", "bid 6", "bid 7", "bid 8"):
        actors.append(table.actor)
        table.play(move)
    assert actors == [0, 2, 0, 2, 0]  # never seats 1 and 3
    table.play("drop")
    assert table.actor == 0 and texts(table)[0].startswith("choose")


@pytest.mark.rule("CC-VCA-05")
def test_the_round_ends_when_all_others_have_dropped_out() -> None:
    table = auction()
    play(table, "bid 1", "bid 2", "drop", "drop")
    assert table.actor == 0
    assert "bid 3" in texts(table)  # seat 0 may still outbid
    table.play("drop")
    assert table.actor == 1
    assert texts(table) == [f"choose {clan}" for clan in CLANS]


@pytest.mark.rule("CC-VCA-Q4")
def test_a_bid_of_30_ends_the_round_at_once() -> None:
    table = auction()
    play(table, "bid 2", "bid 30")
    assert table.actor == 1
    assert texts(table) == [f"choose {clan}" for clan in CLANS]


@pytest.mark.rule("CC-VCA-09")
def test_the_winner_takes_a_clan_with_its_tile_and_the_first_place() -> None:
    table = auction()
    tile = next(pair["tile"] for pair in offers(table) if pair["clan"] == "robertson")
    play(table, "bid 3", "bid 5", "drop", "drop", "drop", "choose robertson")
    assert (seats(table)[1]["clan"], seats(table)[1]["tile"]) == ("robertson", tile)
    assert table.view()["order"] == [1]
    assert [pair["clan"] for pair in offers(table)] == ["buchanan", "campbell", "stewart"]


@pytest.mark.rule("CC-VCA-10")
def test_the_winners_left_neighbour_opens_the_next_round() -> None:
    table = auction()
    play(table, "bid 3", "bid 5", "drop", "drop", "drop", "choose robertson")
    assert table.actor == 2
    assert texts(table) == [f"bid {points}" for points in range(31)]


@pytest.mark.rule("CC-VCA-Q1")
def test_a_left_neighbour_with_a_clan_is_passed_over() -> None:
    table = auction()
    play(table, "bid 3", "bid 5", "drop", "drop", "drop", "choose robertson")  # seat 1 wins
    play(table, "bid 0", "drop", "bid 1", "drop", "choose campbell")  # seat 0 wins
    assert table.actor == 2  # seat 1, to the left of seat 0, has a clan


@pytest.mark.rule("CC-VCA-11", "CC-VCA-12", "CC-VCA-Q3")
def test_winners_take_places_in_sequence_and_the_last_gets_the_rest_for_0() -> None:
    table = auction()
    play(table, "bid 3", "bid 5", "drop", "drop", "drop", "choose robertson")  # seat 1
    play(table, "bid 2", "drop", "drop", "choose buchanan")  # seat 2
    play(table, "bid 7", "bid 8", "drop", "choose stewart")  # seat 0
    assert table.view()["order"] == [1, 2, 0, 3]
    clans = [seat["clan"] for seat in seats(table)]
    assert clans == ["stewart", "robertson", "buchanan", "campbell"]
    assert sheet(table)["bid"] == [-8, -5, -2, 0]
    # First workers: once in this order, once in reverse; then round 1 begins with seat 1.
    actors = []
    for _ in range(8):
        actors.append(table.actor)
        table.play(table.legal()[0])
    assert actors == [1, 2, 0, 3, 3, 0, 2, 1]
    for seat in (1, 2, 0, 3):
        assert table.actor == seat
        table.play("pass")


@pytest.mark.rule("CC-VCA-08", "CC-VCA-13", "CC-FIN-01")
def test_only_the_winning_bid_is_subtracted_from_the_score() -> None:
    table = auction(2)
    play(table, "bid 3", "bid 20", "bid 21", "drop", "choose campbell")
    assert sheet(table)["bid"] == [-21, 0]
    lines = [points for name, points in table.sheet() if name != "bid"]
    totals = [sum(points[seat] for points in lines) for seat in (0, 1)]
    assert table.scores() == [totals[0] - 21, totals[1]]
    assert "bid" not in dict(ceilidh.new("clans", 2, 0).sheet())


@pytest.mark.rule("CC-VCA-Q5")
def test_a_final_score_may_be_negative() -> None:
    table = auction(3, scoring_tiles=False)
    play(table, "bid 30", "choose robertson")
    play(table, "bid 0", "drop", "choose buchanan")
    while table.actor is not None:
        if table.actor == 0 and table.state.round == 5:
            table.state.mine(0).money = 0
            table.state.mine(0).goods = [0] * 6
        legal = texts(table)
        table.play("pass" if "pass" in legal else legal[0])
    result = table.result()
    assert result is not None
    assert (result[-1].seat, result[-1].rank) == (0, 3)
    assert result[-1].score < 0


@pytest.mark.rule("CC-VCA-06")
@pytest.mark.parametrize("move", ["bid 31", "bid 120"])
def test_more_than_30_cannot_be_bid(move: str) -> None:
    with pytest.raises(IllegalMove):
        auction().play(move)


@pytest.mark.rule("CC-VCA-Q6")
def test_a_fraction_cannot_be_bid() -> None:
    with pytest.raises(IllegalMove):
        auction().play("bid 2.5")
