"""Places of a territory and seats of a table are named in words that people can see."""

from __future__ import annotations

from ceilidh.games.glenmore.grid import cell_at
from ceilidh.say import speaker
from ceilidh.say.glenmore.places import place_name, space_in, tile_in
from tests.glenmore.modules.regattas import race
from tests.glenmore.scenario import Scenario, cell_number

TO = speaker("en")


def called(land: dict[tuple[int, int], str], x: int, y: int) -> str:
    return tile_in({cell_at(*at): name for at, name in land.items()}, cell_at(x, y)).text


def test_a_tile_is_called_by_its_name() -> None:
    made = Scenario()
    assert place_name(TO, made.state, 0, cell_number("0.0")) == "Home village"
    french = speaker("fr")
    assert place_name(french, made.state, 0, cell_number("1.0")) == "Château Initial"


def test_of_two_tiles_with_one_name_it_is_said_which() -> None:
    across = {(0, 0): "Croft", (2, 1): "Croft", (1, 0): "Mill"}
    assert [called(across, 0, 0), called(across, 2, 1)] == ["Croft (left)", "Croft (right)"]
    assert called(across, 1, 0) == "Mill"
    upright = {(0, 0): "Croft", (0, 2): "Croft"}
    assert [called(upright, 0, 0), called(upright, 0, 2)] == ["Croft (lower)", "Croft (upper)"]


def test_more_tiles_with_one_name_are_counted_as_one_reads() -> None:
    land = {(0, 0): "Croft", (1, 1): "Croft", (-1, 0): "Croft"}
    found = [called(land, 1, 1), called(land, -1, 0), called(land, 0, 0)]
    assert found == ["Croft (1 of 3)", "Croft (2 of 3)", "Croft (3 of 3)"]


def test_an_empty_space_is_told_by_a_tile_beside_it() -> None:
    land = {cell_at(0, 0): "Home village", cell_at(1, 0): "Home castle"}
    spaces = [(0, 1), (0, -1), (2, 0), (-1, 0), (4, 4)]
    assert [space_in(land, cell_at(*space)).text for space in spaces] == [
        "above Home village",
        "below Home village",
        "right of Home castle",
        "left of Home village",
        "away from every tile",
    ]


def test_every_empty_space_of_a_territory_has_words_of_its_own() -> None:
    made = Scenario(ahead=("inshriach",))
    made.lay(0, "0.1", "corrennie")
    made.play("take inshriach")
    lays = [move for move in made.table.legal() if move.text.startswith("lay ")]
    said = [TO.move(made.table, move) for move in lays]
    assert len(set(said)) == len(said) > 2
    assert all(sentence.startswith("Place Inshriach ") for sentence in said)
    assert not [sentence for sentence in said if "0." in sentence]


def test_a_seat_is_called_by_its_name_if_it_has_one() -> None:
    made = race(players=2, movement=1)
    (sail,) = [move for move in made.table.legal() if move.text == "sail"]
    assert "seat 1's river" in TO.move(made.table, sail)
    made.table.names = ["Ann", "Bran"]
    assert "Ann's river" in TO.move(made.table, sail)
    assert TO.tip(made.table, "boat:2").title == "Boat of Bran"
    assert TO.knowing(["Ann", "Seat 2"]).player(1) == "seat 2", "that is no name"


def test_speakers_of_a_language_are_equal_whatever_names_they_know() -> None:
    assert TO.knowing(["Ann"]) == TO and hash(TO.knowing(["Ann"])) == hash(TO)
    assert speaker("fr") != TO
    assert TO.names == (), "the speaker of no table knows nobody"
