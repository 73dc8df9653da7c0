"""The page for a new table: what it hides, what it says while choosing, presets."""

from __future__ import annotations

import html
import json
import re

import pytest

from ceilidh.kernel.registry import find
from tests.server.conftest import Enter

BOXES = {"ports": "on", "scoring_tiles": "on", "promos": "on"}


def form_of(game: str, preset: str = "usual", **changes: object) -> dict[str, object]:
    """As a browser sends it with a preset chosen."""
    found = find(game)
    chosen = {one.name: one for one in found.presets}[preset].completed(found.options)
    fields: dict[str, object] = {"game": game, "players": "2"}
    for name, value in {**chosen, **changes}.items():
        if isinstance(value, bool):
            fields |= {name: "on"} if value else {}
        else:
            fields[name] = list(value) if isinstance(value, tuple) else value
    return fields


def checked(enter: Enter, **fields: object) -> str:
    ann = enter()
    answer = ann.client.post("/new/check", data={"csrf": ann.csrf, **fields})
    assert answer.status_code == 200
    return html.unescape(answer.text)


def hidden(answer: str) -> list[str]:
    found = re.search('data-senseless="([^"]*)"', answer)
    assert found
    return found[1].split()


def test_options_stand_under_headings_with_help(enter: Enter) -> None:
    text = html.unescape(enter().get("/new?game=clans").text)
    for heading in ("Expansions", "Rules", "Setup", "Variants", "Tiles that can be drawn"):
        assert f"<h2>{heading}</h2>" in text
    for help_line in ("about 5 minutes more", ">easy<", "Play with port tiles."):
        assert help_line in text
    assert "This fits together" not in text


@pytest.mark.rule("GM-CMP-26")
def test_one_chronicle_is_recommended_to_begin_with(enter: Enter) -> None:
    text = html.unescape(enter().get("/new?game=glenmore").text)
    boxes = text.split('data-option="modules:')[1:]
    first = [box.split('"')[0] for box in boxes if "good for beginners" in box]
    assert first == ["dragon-boats"]
    assert "good for beginners" not in enter().get("/new?game=clans").text


@pytest.mark.parametrize(
    ("fields", "unseen", "seen"),
    [
        (form_of("clans"), ["solo_import_money", "award_production"], ["tighter_map", "promos"]),
        (form_of("clans", modules=("awards",)), ["solo_import_money"], ["award_production"]),
        (form_of("clans", players="1"), ["tighter_map"], ["solo_import_money", "modules:awards"]),
        (form_of("clans", players="4"), ["tighter_map"], ["modules:awards"]),
        (form_of("clans", "first"), ["port_pool", "scoring_pool"], ["clan_pool"]),
        (form_of("clans", clans="none"), ["clan_pool", "buchanan_price"], ["port_pool"]),
        (form_of("clans", edition="first-printing"), ["promos"], ["ports"]),
        (form_of("glenmore"), ["die", "sideways_mountain"], ["end_tile"]),
        (form_of("glenmore", "first", players="3"), ["end_tile"], ["die"]),
        (form_of("glenmore", "everything"), ["die", "modules:hammer"], ["sideways_mountain"]),
    ],
)
def test_what_changes_nothing_is_hidden(
    enter: Enter, fields: dict[str, object], unseen: list[str], seen: list[str]
) -> None:
    names = hidden(checked(enter, **fields))
    assert set(unseen) <= set(names)
    assert not set(seen) & set(names)


def test_a_refusal_is_a_sentence_while_choosing(enter: Enter) -> None:
    said = checked(enter, **form_of("clans", clan_pool=("stewart",)))
    assert "The game draws 3 clans, but you allow only 1; allow more." in said


def test_when_all_is_well_the_page_says_what_is_chosen(enter: Enter) -> None:
    assert "Standard game." in checked(enter, **form_of("clans"))
    said = checked(enter, **form_of("clans", "first"))
    assert "Scoring tiles: no, Ports: no, Static imports" in said


@pytest.mark.parametrize(
    ("game", "further"), [("clans", "industria-first"), ("glenmore", "chronicle-first")]
)
def test_presets_fill_the_form_and_are_known_again(enter: Enter, game: str, further: str) -> None:
    text = enter().get(f"/new?game={game}").text
    filled = dict(re.findall('data-preset="([^"]+)" data-fills="([^"]+)"', text))
    assert list(filled) == ["usual", "first", further, "everything", "tournament"]
    for name, fills in filled.items():
        values = json.loads(html.unescape(fills))
        assert set(values) == {option.name for option in find(game).options}
        assert f'data-chosen-preset="{name}"' in checked(enter, **form_of(game, name))


def test_a_preset_that_so_many_cannot_play_is_not_offered(enter: Enter) -> None:
    assert "preset:tournament" in hidden(checked(enter, **form_of("clans", players="1")))
    assert "preset:tournament" not in hidden(checked(enter, **form_of("clans")))


def test_what_is_hidden_is_not_chosen(enter: Enter) -> None:
    """A box that was ticked before the players changed does not stand in the way."""
    ann = enter()
    fields = form_of(
        "clans", "everything", players="1", tighter_map=True, award_production="forced"
    )
    answer = ann.client.post("/new", data={"csrf": ann.csrf, **fields, "kind0": "person"})
    assert answer.status_code in (200, 303), answer.text
    options = ann.get("/api/tables").json()["mine"][0]
    shown = ann.see(options["id"])["options"]
    assert shown["tighter_map"] is False
    assert "trains" in shown["modules"]


def test_programs_learn_headings_and_presets(enter: Enter) -> None:
    games = {game["name"]: game for game in enter().get("/api/games").json()}
    assert games["glenmore"]["presets"]["first"] == {"introductory": True}
    groups = {option["name"]: option["group"] for option in games["clans"]["options"]}
    assert groups["static_imports"] == "variants"
