"""Bad positions: a forged or damaged position string is refused with one sentence."""

from typing import Any

import pytest

import ceilidh
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.kernel.position import read
from tests.shared.records import forged_position, one_sentence, text_of

BOTH: dict[str, object] = {"modules": ["highlander", "great-glen"], "die": True}
TURN = 120  # of a recorded game, by which there are claims, loads, discards and tiles under others

DAMAGED = "The position string is damaged; copy it again in full"
Path = tuple[str | int, ...]


def dumped() -> dict[str, Any]:
    """The dump of a position in the middle of a game with all rules on."""
    table = ceilidh.load(text_of("glenmore", "3p-both-die"))
    return GLENMORE.dump(table.played[TURN].before)


def changed(path: Path, value: object) -> dict[str, Any]:
    """The dump with one value replaced."""
    data = dumped()
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    assert inner[path[-1]] != value
    inner[path[-1]] = value
    return data


def refused(data: dict[str, Any], message: str) -> None:
    with pytest.raises(ceilidh.RecordError, match=message) as caught:
        read(forged_position("glenmore", data))
    assert one_sentence(caught.value)


def test_the_position_itself_can_be_read() -> None:
    game, state = read(forged_position("glenmore", dumped()))
    assert game is GLENMORE
    assert GLENMORE.dump(state) == dumped()


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("players",), 7, DAMAGED),
        (("players",), 4, DAMAGED),
        (("players",), "3", "The position must have a number here, not '3'"),
        (("options", "edition"), "german", DAMAGED),
        (("options", "modules"), [], "There is no tile 'mountain'"),
        (("rondel", 0), "atlantis", "There is no tile 'atlantis'"),
        (("rondel", 0), 5, "There is no tile 5"),
        (("unseen",), ["brigadoon"], "There is no tile 'brigadoon'"),
        (("discard",), ["brigadoon"], "There is no tile 'brigadoon'"),
        (("stack_number",), 9, DAMAGED),
        (("stack_number",), 0, DAMAGED),
        (("rng",), -1, DAMAGED),
        (("rng",), 1 << 64, DAMAGED),
        (("market", 2), -1, DAMAGED),
        (("market", 2), 40, DAMAGED),
        (("places",), [1, 2, 3], DAMAGED),
        (("stack", 0, 0), "tea break", DAMAGED),
        (("stack",), "none", "The position must have a list here, not 'none'"),
        (("claims", 0, 0), "macbeth", "There is no clan 'macbeth'"),
        (("claims", 0, 0), 3, "There is no clan 3"),
        (("claims", 0, 1), 5, DAMAGED),
        (("claims", 0), ["macleod"], DAMAGED),
        (("laid",), "99.99", "There is no cell '99.99'"),
        (("activated",), ["99.99"], "There is no cell '99.99'"),
        (("seats",), {}, "The position must have a list here, not"),
        (("seats", 0), [], "The position must have a table here, not"),
        (("seats", 0, "coins"), -1, DAMAGED),
        (("seats", 0, "coins"), None, "The position must have a number here, not"),
        (("seats", 0, "barrels"), -1, DAMAGED),
        (("seats", 0, "scots"), 99, DAMAGED),
        (("seats", 0, "markers"), 99, DAMAGED),
        (("seats", 0, "landmarks"), ["camelot"], "There is no landmark card 'camelot'"),
        (("seats", 0, "landmarks"), [3], "There is no landmark card 3"),
        (("seats", 0, "persons"), ["nessie"], "There is no tile 'nessie'"),
        (("seats", 0, "land", 0, 0), "99.99", "There is no cell '99.99'"),
        (("seats", 0, "land", 0, 0), "12.12", DAMAGED),
        (("seats", 0, "land", 0, 1), ["camelot"], "There is no tile 'camelot'"),
        (("seats", 0, "land", 0, 1), [], DAMAGED),
        (("seats", 0, "land", 0, 2), [9, 9, 9, 9, 9], DAMAGED),
        (("seats", 0, "land", 0, 3), -1, DAMAGED),
        (("modules",), {"lowlander": {}}, DAMAGED),
        (("modules", "great-glen", "cards", 0), "77", DAMAGED),
        (("modules", "great-glen", "fates", 0), "forgotten", DAMAGED),
        (("modules", "great-glen", "votes", 0), "perhaps", DAMAGED),
        (("modules", "great-glen", "piles"), [[5, 1]], "There is no tile 5"),
        (("modules", "highlander", "coins"), "many", "The position must have a number here, not"),
    ],
)
def test_one_wrong_value(path: Path, value: object, message: str) -> None:
    refused(changed(path, value), message)


@pytest.mark.parametrize("key", list(GLENMORE.dump(ceilidh.new("glenmore", 2, 1, BOTH).state)))
def test_a_part_that_is_missing(key: str) -> None:
    data = dumped()
    del data[key]
    refused(data, DAMAGED)


def test_a_tile_cannot_be_in_two_places() -> None:
    data = dumped()
    data["discard"].append(data["discard"][0])
    refused(data, DAMAGED)


def test_a_territory_needs_its_home_tiles() -> None:
    data = dumped()
    land = data["seats"][0]["land"]
    land[:] = [row for row in land if row[0] != "0.0"]
    refused(data, DAMAGED)


def test_a_territory_cannot_be_empty() -> None:
    refused(changed(("seats", 0, "land"), []), DAMAGED)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("rondel",), []),
        (("places", 0), -1_000_000),
        (("front",), 1 << 70),
        (("gone",), -1),
        (("drawn",), -5),
        (("scorings",), 99),
        (("movement",), -3),
        (("market",), [0, 0, 0, 0, 0, 0, 0]),
        (("seats", 0, "points"), [0]),
        (("seats", 0, "persons"), ["the_end"]),
        (("modules",), {}),
        (("modules", "great-glen", "fates"), []),
        (("modules", "great-glen", "votes"), []),
        (("modules", "great-glen", "ayes"), []),
        (("modules", "great-glen", "piles"), [["butcher", 9]]),
        (("modules", "highlander", "goods"), []),
        (("modules", "highlander", "coins"), -4),
    ],
)
def test_a_value_out_of_range(path: Path, value: object) -> None:
    refused(changed(path, value), DAMAGED)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "This is not a position string; the format is game/version/letters"),
        ("glenmore/4", "This is not a position string"),
        ("glenmore/7/abc", "The position was written by rules version 7; this is version 4"),
        ("glenmore/4/abc", DAMAGED),
        ("glenmore/4/", DAMAGED),
        ("glenmore/4/" + "A" * 30_000, "This is not a position string"),
    ],
)
def test_strings_that_are_no_positions(text: str, message: str) -> None:
    with pytest.raises(ceilidh.RecordError, match=message) as caught:
        read(text)
    assert one_sentence(caught.value)


def test_a_cut_string_is_refused() -> None:
    whole = ceilidh.load(text_of("glenmore", "3p-both-die")).position()
    for length in range(11, len(whole), 97):
        with pytest.raises(ceilidh.RecordError):
            read(whole[:length])


def test_a_position_of_another_game() -> None:
    """The dump of one game under the name of another."""
    clans = ceilidh.new("clans", 2, 0).position().split("/")[2]
    with pytest.raises(ceilidh.RecordError, match=r"damaged|expected|There is no"):
        read(f"glenmore/{GLENMORE.version}/{clans}")
