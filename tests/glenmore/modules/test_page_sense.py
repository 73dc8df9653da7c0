"""Chronicles make sense from the page alone: labels, portraits, boats, votes, states."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ceilidh
from ceilidh.draw.svg import DrawingPart, draw_parts
from ceilidh.draw.svg.glenmore.labels import breadth
from ceilidh.draw.svg.tray import draw_pictures
from ceilidh.games.glenmore.modules.dragon_boats.drawing import BERTHS
from ceilidh.games.glenmore.modules.penny_mobs.gang import MOBSTER, gang
from ceilidh.games.glenmore.modules.penny_mobs.mugshots.drawing import LOOKS, bust
from ceilidh.kernel.table import Table
from ceilidh.say import speaker
from tests.glenmore.modules.mobs import mobs

GAMES = Path(__file__).parents[1] / "games"
NAMES = ["Ailsa", "Bran", "Catriona", "Duncan"]


def new(module: str, players: int = 3, seed: int = 1) -> Table:
    return ceilidh.new("glenmore", players=players, seed=seed, options={"modules": [module]})


def parts(table: Table, seat: int | None, language: str = "en") -> dict[str, DrawingPart]:
    drawn = draw_parts(table.view(seat), language, seat, None, NAMES)
    return {part.name: part for part in drawn}


def until(table: Table, kind: str) -> Table:
    """Play the first legal moves until a move of a kind is possible."""
    while not any(move.text.split()[0] == kind for move in table.legal()):
        table.play(table.legal()[0])
    return table


# --- labels ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "language", "label"),
    [
        ("single-cask", "en", "Cellars: points by age"),
        ("single-cask", "fr", "Caves\u00a0: points selon l\u2019âge"),
        ("single-cask", "pt", "Adegas: pontos por idade"),
        ("haggis", "en", "Haggis on the Serving table"),
        ("haggis", "fr", "Haggis sur la table de service"),
        ("haggis", "pt", "Haggis na mesa de serviço"),
        ("penny-mobs", "en", ">Pennies<"),
        ("penny-mobs", "fr", ">Sous<"),
        ("penny-mobs", "pt", ">Pennies<"),
    ],
)
def test_rows_of_a_strip_say_what_they_are(module: str, language: str, label: str) -> None:
    drawn = parts(new(module), 0, language)
    assert all(label in drawn[f"seat-{seat}"].markup for seat in (1, 2, 3))


# --- states ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "part", "states"),
    [
        ("haggis", "haggis", ("you 0, most 0", "vous 0, le plus 0", "tem 0, o máximo é 0")),
        (
            "penny-mobs",
            "prison",
            ("7 Pennies left", "7 sous restants", "7 Pennies restantes"),
        ),
        ("dragon-boats", "race", ("not started", "pas commencée", "não começou")),
        (
            "tome",
            "tome",
            (
                "0 of your events to come",
                "0 de vos événements à venir",
                "0 dos seus eventos por vir",
            ),
        ),
        (
            "hammer",
            "england",
            (
                "Englishman: nobody yet",
                "Anglais\u00a0: encore personne",
                "Inglês: ainda ninguém",
            ),
        ),
    ],
)
def test_a_closed_sheet_says_where_things_stand(
    module: str, part: str, states: tuple[str, str, str]
) -> None:
    table = new(module)
    found = tuple([parts(table, 0, language)[part].state for language in ("en", "fr", "pt")])
    assert found == states


def test_the_prison_tells_gained_pennies_once_there_are_some() -> None:
    scenario = mobs(MOBSTER.words[0])
    part = gang(scenario.state).copy()
    part.minus, part.plus = (1, 7, 7), (2, 0, 0)
    scenario.state.keep(part)
    said = [parts(scenario.table, seat)["prison"].state for seat in (0, 1, None)]
    assert said == ["1 Penny left, 2 gained", "7 Pennies left", "1 Mobster in prison"]


def test_states_name_people_and_count_for_all_where_nobody_looks() -> None:
    table = ceilidh.load((GAMES / "4p-all-with-hammer.txt").read_text())
    seen = parts(table, None)
    assert re.fullmatch(r"Englishman: (Ailsa|Bran|Catriona|Duncan)", seen["england"].state)
    assert re.fullmatch(r"most \d+", seen["haggis"].state)
    assert re.fullmatch(r"\d+ accepted, \d+ rejected", seen["great_glen"].state)
    assert re.fullmatch(r"\d+ events? to come", seen["tome"].state)


# --- Mobsters -------------------------------------------------------------------------------------


def test_every_mobster_has_a_face_of_its_own() -> None:
    assert set(LOOKS) == set(MOBSTER.words)
    assert len({str(bust(word, 0, 0, 60)).replace(word, "") for word in LOOKS}) == len(LOOKS)
    assert len({look[4] for look in LOOKS.values()}) == len(LOOKS)  # no tool twice


@pytest.mark.rule("GM-C8-05")
def test_the_prison_tells_what_its_mobsters_do() -> None:
    table = new("penny-mobs")
    prison = parts(table, 0)["prison"].markup
    for word in [word for word in MOBSTER.words if f'data-target="mobster:{word}"' in prison]:
        face = prison.split(f'data-target="mobster:{word}"')[1].split('data-target="')[0]
        said = " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", face))
        about = speaker("en").tip(table, f"mobster:{word}").whole
        assert f'data-face="{word}"' in face
        assert about.split(".")[0][:30].replace("'", "&#x27;") in said


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_name_of_a_mobster_keeps_clear_of_its_pennies(language: str) -> None:
    scenario = mobs(*MOBSTER.words)
    part = gang(scenario.state).copy()
    part.bail = (12,) * len(MOBSTER.words)
    scenario.state.keep(part)
    drawn = ElementTree.fromstring(parts(scenario.table, 0, language)["prison"].markup)
    cards = [one for one in drawn.iter("g") if "data-target" in one.attrib]
    assert len(cards) == len(MOBSTER.words)
    for card in cards:
        name, pennies = card.findall("text")[:2]
        said = name.text or ""
        wide = float(name.attrib.get("textLength", breadth(said, 15)))
        assert pennies.text == "12" and pennies.attrib["class"] == "number end"
        assert float(name.attrib["x"]) + wide + 4 < float(pennies.attrib["x"]) - 2 * 9, said
        assert said in card.attrib["aria-label"] and "12" in card.attrib["aria-label"]


# --- boats ----------------------------------------------------------------------------------------


def test_boats_in_one_space_are_drawn_apart() -> None:
    table = new("dragon-boats", 4)
    race = parts(table, 0)["race"].markup
    spots = re.findall(r'gm-boat" transform="translate\(([\d.]+) ([\d.]+)\)', race)
    assert len(spots) == 4
    for spots_, size in BERTHS.values():
        for nth, one in enumerate(spots_):
            for other in spots_[nth + 1 :]:
                across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
                assert across >= 26 * size or down >= 20 * size


# --- votes, the Mountain --------------------------------------------------------------------------


VOTES = {
    "en": "Vote on Great Herds: 10 VP for sheep and cattle in stock (most wins). You have 0.",
    "fr": (
        "Votez sur Grands Troupeaux\u00a0: 10 PV pour mouton et b\u0153uf en réserve, "
        "le plus grand nombre l\u2019emporte. Vous avez 0."
    ),
    "pt": (
        "Vote em Grandes Rebanhos: 10 PV para ovelha e boi na reserva, vence o maior número. Tem 0."
    ),
}


@pytest.mark.rule("GM-C7-20")
@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_a_vote_says_what_the_card_scores(language: str) -> None:
    table = until(new("great-glen"), "vote")
    assert table.actor is not None
    assert speaker(language).prompt(table, table.actor) == VOTES[language]
    about = speaker(language).subject(table, table.actor)
    drawn = draw_pictures(table.view(table.actor), language, table.actor, None, [about])[about]
    assert ("10 VP" if language == "en" else "10 PV") in drawn


@pytest.mark.rule("GM-C2-06")
def test_the_mountain_is_lit_when_it_can_be_climbed() -> None:
    table = until(new("highlander"), "climb")
    climb = next(move for move in table.legal() if move.text == "climb")
    assert climb.targets == ["fixture:mountain"]
    assert table.actor is not None
    assert 'data-target="fixture:mountain"' in parts(table, table.actor)["rondel"].markup
    assert speaker("en").tip(table, "fixture:mountain").title == "Mountain"
