"""The companion's page: looking at the board by forms, corrections, and the score now."""

from __future__ import annotations

import re
from html import unescape

import pytest

from ceilidh.companion import LookCompanion, companion_of, unpacked
from ceilidh.companion.record import SetUp, packed
from tests.server.conftest import Enter
from tests.server.helpers import Person

SET_UP = SetUp(1, 3, ("A1", "B1", "C1", "D1"), True, False, True, 1, "", True)
BEGIN = ["begin good wool; price +1 -1 +2", "first 2 forest -", *["first none"] * 3]


def say(person: Person, word: str, form: dict[str, object]) -> str:
    """Send a form; return the word of the game after it."""
    data = {"csrf": person.csrf, "game": word, **form}
    answer = person.client.post("/automa", data=data)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].partition("game=")[2]


def played(word: str) -> LookCompanion:
    found = companion_of(*unpacked(word))
    assert isinstance(found, LookCompanion)
    return found


def shown(person: Person, word: str) -> str:
    answer = person.client.get(f"/automa?game={word}")
    assert answer.status_code == 200, answer.text
    return unescape(answer.text)


def test_without_a_pack_looking_is_offered_first_and_the_page_says_why(enter: Enter) -> None:
    page = enter().client.get("/automa").text
    modes = re.findall(r'name="map" value="(\w+)"( checked)?', page)
    assert modes == [("look", " checked"), ("ours", "")]
    assert "Our map is not in the box: all land costs" in unescape(page)


def test_a_game_is_set_up_and_played_by_looking(enter: Enter) -> None:
    person = enter()
    form: dict[str, object] = {"people": "1", "level": "3", "ports": "1", "map": "look"}
    word = say(person, "", {**form, "markets": "1"})
    for module in "ABCD":
        page = shown(person, word)
        assert f"Module {module}: find the hex for its first worker" in page
        assert "data-look" in page and 'id="part-map"' not in page
        assert "data-numbers" not in page
        # The head of the page and the board below tell the same money.
        money = played(word).position.seats[1].money
        assert (
            f"data-money>£{money}<" in page and f">{money}<" in page[page.index("automa-board") :]
        )
        look = {"say": "first", "cost": "1", "terrain": ["forest", "mountain"]}
        word = say(person, word, {**look, "port": module})
    found = played(word)
    assert found.lines[1:] == [f"first 1 forest,mountain {letter}" for letter in "ABCD"]
    assert "find the hex" not in shown(person, word)


def test_an_expand_is_asked_and_answered(enter: Enter) -> None:
    person = enter()
    word = packed(SET_UP, [*BEGIN, "draw automa_card 14 3"])
    page = shown(person, word)
    titles = re.findall(r"<li><b>([^<]*)\.</b>", page)
    assert titles == [
        *("Possible hexes", "The lowest land cost", "A new port"),
        *("The most settlements", "The most trade with neighbours"),
    ]
    form = {"say": "hex", "cost": "4", "terrain": "grass", "beside": ["wool"], "market": "bread"}
    word = say(person, word, {**form, "wool-step": "4", "bread-step": "7", "linked": "2"})
    assert played(word).lines[-1] == "hex 4 grass wool:4 bread:7 - 2"
    assert "It places a bakery there for £12." in shown(person, word)
    none = say(person, packed(SET_UP, [*BEGIN, "draw automa_card 14 3"]), {"say": "hex", "none": 1})
    assert played(none).lines[-1] == "hex none"
    shipped = packed(SET_UP, [*BEGIN, "draw automa_card 7 9"])
    assert "What can it reach now?" in shown(person, shipped)
    shipped = say(person, shipped, {"say": "shipped", "port": ["A", "D"], "linked": "3"})
    assert played(shipped).lines[-1] == "shipped AD 3"


@pytest.mark.parametrize(
    "form",
    [
        {"say": "hex", "cost": "4", "linked": "2"},
        {"say": "hex", "terrain": "grass", "linked": "2"},
        {"say": "hex", "cost": "4", "terrain": "grass", "linked": "-1"},
        {"say": "hex", "cost": "4", "terrain": "grass", "linked": "²"},
        {"say": "correct", "money": "many"},
        {"say": "correct", "fulfilled": "four"},
        {"say": "people", "contracts-0": "2"},
    ],
)
def test_a_form_that_is_not_filled_in_is_refused_in_a_sentence(
    enter: Enter, form: dict[str, str]
) -> None:
    person = enter()
    word = packed(SET_UP, [*BEGIN, "draw automa_card 14 3"])
    data = {"csrf": person.csrf, "game": word, **form}
    assert person.client.post("/automa", data=data).status_code in (400, 422)


def test_every_number_of_the_page_can_be_corrected(enter: Enter) -> None:
    person = enter()
    word = packed(SET_UP, BEGIN)
    page = shown(person, word)
    form = page[page.index("data-numbers") :]
    fields: dict[str, object] = {}
    for name, value in re.findall(r'<input[^>]*name="([^"]*)" value="([^"]*)"', form):
        if name not in ("game", "say", "csrf"):
            fields[name] = value
    assert {"money", "units.sheep", "market.wool", "port.A", "linked", "fulfilled"} <= set(fields)
    changed = {**fields, "money": "12", "units.cow": "2", "market.wool": "-1", "fulfilled": "4, 13"}
    word = say(person, word, {**changed, "say": "correct", "token": "3", "shipping": "2"})
    assert played(word).lines[-1] == (
        "correct money=12 token=3 units.cow=2 market.wool=-1 fulfilled=4,13"
    )


def test_the_score_says_if_the_game_ended_now(enter: Enter) -> None:
    person = enter()
    word = packed(SET_UP, BEGIN)
    page = shown(person, word)
    assert "if the game ended now: 42 points" in page  # £62 are 12 points, and 30 of the level
    assert "Exports and settlements are missing: enter what the players have." in page
    word = say(person, word, {"say": "people", "contracts-0": "0", "settlements-0": "3"})
    page = shown(person, word)
    assert "if the game ended now: 52 points" in page and "are missing" not in page


def test_contracts_can_be_found_by_good(enter: Enter) -> None:
    page = shown(enter(), packed(SET_UP, [*BEGIN, "draw automa_card 8"]))
    assert page.count("data-find-good") == 12
    goods = re.findall(r'class="contract-pick" data-goods="([^"]*)"', page)
    assert len(goods) == 50 and all(goods)
    assert any("wool" in one.split() for one in goods)


@pytest.mark.parametrize("people", [1, 2, 3])
@pytest.mark.parametrize("language", ["fr", "pt"])
def test_it_covers_up_to_three_people_and_all_modules(
    enter: Enter, people: int, language: str
) -> None:
    person = enter()
    person.client.cookies.set("language", language)
    setup = SetUp(people, 2, SET_UP.sides, True, True, True, 1, "", True)
    for lines in (["draw automa_card 14 3"], ["round"] * 5):
        page = shown(person, packed(setup, [*BEGIN, *lines]))
        assert "find the hex" not in page and "ended now" not in page
