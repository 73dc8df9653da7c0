"""The way in: a newcomer's guided game, and opponents as easy, medium and strong."""

from __future__ import annotations

import html
import json
import re

import pytest

from ceilidh.bots.persons import PERSONS, person_named
from ceilidh.bots.profile import LEVELS
from ceilidh.bots.roster import ROSTER
from ceilidh.say import speaker
from ceilidh.server.pages.opponents import (
    chosen_opponent,
    first_choice,
    opponents_of,
    quick_game,
    rules_options,
)
from ceilidh.server.results.last_opponents import LastGame
from ceilidh.server.service import SeatRequest
from tests.server.conftest import Enter
from tests.server.helpers import Person, last, play_on
from tests.server.test_new_table import form_of

CARD = '<article class="paper card start" data-game="{game}">.*?</article>'


def card(person: Person, game: str) -> str:
    found = re.search(CARD.format(game=game), html.unescape(person.get("/").text), re.DOTALL)
    assert found
    return found[0]


# Whom one meets at a click, at each level.
RIVALS = {"clans": ("Morag", "Lachlan", "Bran"), "glenmore": ("Isla", "Lachlan", "Torquil")}


def checked(text: str) -> list[str]:
    return re.findall('name="opponent" value="([a-z]+)" checked', text)


# --- the home page --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_a_newcomer_is_one_click_from_the_guided_game(enter: Enter, game: str) -> None:
    """Without an account: the button of the home page opens the table of the lesson."""
    stranger = enter()
    text = card(stranger, game)
    assert f'<form id="learn-{game}" method="post" action="/learn/{game}/first_game">' in text
    assert f'<button class="big primary" form="learn-{game}"' in text
    assert re.search(r"<b>Learn</b> <span>guided game, \d\d min</span>", text)
    assert text.count("primary") == 1
    answer = stranger.form(f"/learn/{game}/first_game")
    assert answer.headers["location"].startswith("/t/")
    assert f'href="{answer.headers["location"]}" data-learn="{game}"' in card(stranger, game)


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("clans", ["easy", "medium", "strong", "automa", "alone", "people"]),
        ("glenmore", ["easy", "medium", "strong", "people"]),
    ],
)
def test_opponents_have_a_sentence_each(enter: Enter, game: str, names: list[str]) -> None:
    text = card(enter(), game)
    bots, others = text.split('<details class="more-ways">')
    assert re.findall('name="opponent" value="([a-z]+)"', text) == names
    assert others.count('name="opponent"') == len(names) - len(LEVELS)
    said = re.findall(r"<small[^>]*>([A-Z][^<]+\.)</small>", text)
    assert len(set(said)) == len(said) == len(names)
    for name, level in zip(RIVALS[game], LEVELS, strict=True):
        found = person_named(name)
        assert found is not None and found.level == level
        assert re.search(rf"<b [^>]*>{name}</b><small [^>]*>{found.temper}</small>", bots)
        assert f"against {name} · {level.capitalize()}" in bots
    assert checked(text) == ["easy"]
    assert ("level 5, very hard" in text) == (game == "clans")


def test_the_last_choice_is_offered_for_each_game(enter: Enter) -> None:
    ann = enter("Ann")
    assert 'primary" data-go' not in card(ann, "clans")
    ann.form("/quick", game="clans", opponent="strong")
    assert checked(card(ann, "clans")) == ["strong"] and checked(card(ann, "glenmore")) == ["easy"]
    assert 'primary" data-go' in card(ann, "clans")
    assert 'primary" data-go' not in card(ann, "glenmore")
    ann.create("glenmore", ("person", "person"), seed=1)
    assert checked(card(ann, "glenmore")) == ["people"]
    ann.form("/quick", game="glenmore", opponent="medium")
    assert checked(card(ann, "glenmore")) == ["medium"]
    assert checked(card(ann, "clans")) == ["strong"]


def test_who_has_finished_a_game_is_no_newcomer(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    made = ann.create("glenmore")
    ben.sit(made)
    assert 'primary" data-go' not in card(ben, "glenmore")
    assert play_on({0: ann, 1: ben}, made["id"], choose=last)["over"]
    assert 'primary" data-go' in card(ben, "glenmore")
    assert checked(card(ben, "glenmore")) == ["easy"]


def test_the_rival_of_the_page_sits_at_the_table(enter: Enter) -> None:
    """Unless a person has that name."""
    for person, names in (
        (enter("Ann"), ["Ann", "Morag", "Hamish", "Kirsty"]),
        (enter("Morag"), ["Morag", "Kirsty", "Hamish", "Rory"]),
    ):
        text = card(person, "clans")
        assert f"against {names[1]} · Easy" in text
        answer = person.form("/quick", game="clans", opponent="easy", players="4")
        scene = person.see(answer.headers["location"].removeprefix("/t/"))
        assert [seat["name"] for seat in scene["seats"]] == names


@pytest.mark.parametrize(
    ("last_one", "choice"),
    [
        (None, "easy"),
        (LastGame(2, {"automa": "4"}, ""), "automa"),
        (LastGame(1, {"automa": "none"}, ""), "alone"),
        (LastGame(3, {}, "chief"), "strong"),
        (LastGame(2, {}, "crofter"), "easy"),
        (LastGame(2, {}, ""), "people"),
    ],
)
def test_what_is_chosen_at_first(last_one: LastGame | None, choice: str) -> None:
    assert first_choice("clans", last_one) == choice


def test_the_level_of_last_time_is_kept() -> None:
    found = opponents_of("clans", speaker("en"), LastGame(2, {"automa": "4"}, ""))
    assert [one.level for one in found if one.levels] == ["4"]


# --- tables ---------------------------------------------------------------------------------------


def test_every_level_is_a_bot() -> None:
    assert [one.level for one in ROSTER.values() if one.level] == list(LEVELS)
    assert [option.name for option in rules_options("clans")] == ["automa"]
    assert rules_options("glenmore") == ()


@pytest.mark.parametrize(
    ("fields", "players", "kinds", "options"),
    [
        ({"opponent": "easy"}, 2, ["person", "bot"], {}),
        ({"opponent": "strong", "players": "4"}, 4, ["person", "bot", "bot", "bot"], {}),
        ({"opponent": "alone", "players": "3"}, 1, ["person"], {}),
        ({"opponent": "automa", "level": "3"}, 2, ["person", "itself"], {"automa": "3"}),
        ({"opponent": "automa", "level": "9"}, 2, ["person", "itself"], {"automa": "1"}),
        ({"opponent": "people", "players": "3"}, 3, ["person", "person", "person"], {}),
        ({"opponent": "people", "players": "1"}, 2, ["person", "person"], {}),
        ({"bot": "random"}, 2, ["person", "bot"], {}),
    ],
)
def test_a_table_in_one_click(
    enter: Enter, fields: dict[str, str], players: int, kinds: list[str], options: dict[str, str]
) -> None:
    ann = enter()
    answer = ann.form("/quick", game="clans", **fields)
    scene = ann.see(answer.headers["location"].removeprefix("/t/"))
    assert [seat["kind"] for seat in scene["seats"]] == kinds
    assert len(scene["seats"]) == players
    assert {name: scene["options"][name] for name in options} == options


def test_unknown_opponents_are_refused(enter: Enter) -> None:
    answer = enter().form("/quick", game="clans", opponent="wizard")
    assert answer.status_code == 400
    assert "There is no such opponent." in html.unescape(answer.text)


# --- the page for a new table ---------------------------------------------------------------------


def test_a_new_table_offers_the_same_opponents(enter: Enter) -> None:
    text = html.unescape(enter().get("/new?game=clans").text)
    buttons = re.findall(r'data-opponent="([a-z]+)" data-fills="(\{.*?\})"', text)
    assert [name for name, _ in buttons] == ["easy", "medium", "strong", "automa", "alone"]
    fills = {name: json.loads(value) for name, value in buttons}
    assert fills["easy"]["bot1"] == "learner"
    assert fills["automa"] == {"players": "2", "automa": "1"}
    assert fills["alone"] == {"automa": "none", "players": "1"}
    assert "Bot: chief" in text
    for one in PERSONS:
        assert f"<b>{one.name}</b> <small>{one.temper}</small>" in text
    assert '<option value="learner" selected>Easy (learner)</option>' in text


@pytest.mark.parametrize(
    ("changes", "chosen"),
    [
        ({"kind0": "person", "kind1": "bot", "bot1": "chief"}, "strong"),
        ({"kind0": "person", "kind1": "bot", "bot1": "crofter"}, ""),
        ({"kind0": "person", "kind1": "open"}, ""),
        ({"kind0": "person", "automa": "2"}, "automa"),
        ({"kind0": "person", "players": "1"}, "alone"),
    ],
)
def test_the_page_says_which_opponent_the_form_means(
    enter: Enter, changes: dict[str, str], chosen: str
) -> None:
    ann = enter()
    fields = {**form_of("clans"), **changes}
    text = ann.client.post("/new/check", data={"csrf": ann.csrf, **fields}).text
    assert f'data-chosen-opponent="{chosen}"' in text


def test_mixed_seats_are_no_level() -> None:
    seats = [
        SeatRequest("person"),
        SeatRequest("bot", "", "chief"),
        SeatRequest("bot", "", "laird"),
    ]
    assert chosen_opponent("clans", 3, seats, {}) == ""
    assert quick_game("clans", "Ann", "medium", 2).seats[1].bot == "tacksman"
