"""Positions in words name Mobsters, tokens, places, clans and cards; bad names are refused."""

from __future__ import annotations

import pytest

import ceilidh
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.grid import CELLS
from ceilidh.games.glenmore.kinds import CLAN
from ceilidh.games.glenmore.modules.penny_mobs.gang import Gang, gang, mobster, put
from ceilidh.games.glenmore.modules.penny_mobs.places import STOPS
from ceilidh.games.glenmore.modules.tome.book import TABLES, TomeState, book
from ceilidh.games.glenmore.ruleset import ABSENT
from ceilidh.kernel import position_text
from ceilidh.kernel.errors import RecordError
from tests.glenmore.modules.mobs import hire, mobs, seen, tile_number, working
from tests.glenmore.modules.test_fergus import stand
from tests.glenmore.scenario import Scenario, cell_number


def crowded() -> Scenario:
    """Mobsters in all kinds of places, in a position that a game can come to."""
    scenario = mobs("sibyl_macsponge", players=4, ahead=("somerled", "robert_i", "john_knox"))
    hire(scenario, 0, "joe_mcduff", "peggy_mcwander", "peggy_mclaird", "mike_mccastle")
    hire(scenario, 1, "bruce_mcmail", "kenneth_mcsnitch")
    scenario.market(wood=1)
    scenario.play("pinch wood", "levy mckay 2", "squat 2", "recruit", "reserve robert_i 3")
    part = seen(scenario).copy()
    part.places = put(part.places, mobster("kenneth_mcsnitch"), 2 * CELLS + cell_number("1.0"))
    part.tokens = put(part.tokens, mobster("kenneth_mcsnitch"), 0)
    part.bail, part.minus = (2,), (6, 6, 7, 7)
    scenario.state.keep(part)
    scenario.seat(1).scots -= 1
    return scenario


def lines(scenario: Scenario) -> list[str]:
    text = scenario.table.position(words=True)
    head = "modules penny-mobs "
    return [line.removeprefix(head) for line in text.splitlines() if line.startswith(head)]


def test_everything_has_its_name() -> None:
    assert lines(crowded()) == [
        "hidden: 0",
        "prison: [sibyl_macsponge]",
        "bail: [2]",
        "bosses peggy_mcwander: 0",
        "bosses joe_mcduff: 0",
        "bosses bruce_mcmail: 1",
        "bosses peggy_mclaird: 0",
        "bosses kenneth_mcsnitch: 1",
        "bosses mike_mccastle: 0",
        "tokens peggy_mcwander: [1]",
        "tokens joe_mcduff: [2, 3]",
        "tokens bruce_mcmail: 3",
        "tokens peggy_mclaird: [1, 2]",
        "places peggy_mclaird: [robert_i, 3]",
        "places kenneth_mcsnitch: [2, 1.0]",
        "places mike_mccastle: 1",
        "minus: [6, 6, 7, 7]",
        "plus: [0, 0, 0, 0]",
        "fees mckay: 3",
        "skimmed: 0",
    ]


def fields(part: Gang) -> list[object]:
    """The numbers of the state itself."""
    lists = [part.prison, part.bail, part.bosses, part.tokens, part.places, part.minus, part.plus]
    return [part.hidden, *lists, part.fees, part.skimmed]


def test_what_is_read_back_is_what_was_written() -> None:
    scenario = crowded()
    again = GLENMORE.load(GLENMORE.dump(scenario.state))
    assert fields(gang(again)) == fields(seen(scenario))
    assert GLENMORE.dump(again) == GLENMORE.dump(scenario.state)


def test_every_shape_of_a_place_is_read_back() -> None:
    scenario = mobs()
    part = seen(scenario).copy()
    places = {
        "derek_anderson": CELLS + cell_number("0.1"),
        "john_mcclaim": 0b1001,
        "bully_mcmuscle": 3 * STOPS + 7,
        "elspeth_mctrick": 1,
        "oonagh_mchagg": 2,
        "peggy_mclaird": tile_number("john_knox") * 16 + 2,
    }
    for name, place in places.items():
        part.places = put(part.places, mobster(name), place)
    told = part.dump()["places"]
    cards = scenario.state.rules.components.landmarks
    assert told == {
        "derek_anderson": [1, "0.1"],
        "john_mcclaim": [cards[0].id, cards[3].id],
        "bully_mcmuscle": [3, 7],
        "elspeth_mctrick": 1,
        "oonagh_mchagg": 2,
        "peggy_mclaird": ["john_knox", 2],
    }
    blank = seen(scenario).copy()
    blank.restore(part.dump())
    assert blank.places == part.places


@pytest.mark.parametrize(
    ("line", "wrong", "said"),
    [
        ("prison: [sibyl_macsponge]", "prison: [sibyl]", "There is no Mobster 'sibyl'."),
        ("bosses joe_mcduff: 0", "bosses joe: 0", "There is no Mobster 'joe'."),
        ("tokens joe_mcduff: [2, 3]", "tokens jim: [1]", "There is no Mobster 'jim'."),
        ("tokens joe_mcduff: [2, 3]", "tokens joe_mcduff: [4]", "A Mobster has no token 4."),
        ("tokens joe_mcduff: [2, 3]", "tokens joe_mcduff: [0]", "A Mobster has no token 0."),
        ("places mike_mccastle: 1", "places mick: 1", "There is no Mobster 'mick'."),
        (
            "places kenneth_mcsnitch: [2, 1.0]",
            "places kenneth_mcsnitch: [2, 99.0]",
            "There is no cell '99.0'.",
        ),
        (
            "places peggy_mclaird: [robert_i, 3]",
            "places peggy_mclaird: [robert_ii, 3]",
            "There is no tile 'robert_ii'.",
        ),
        ("fees mckay: 3", "fees mckey: 3", "There is no clan 'mckey'."),
        ("fees mckay: 3", "fees mckay: three", "The position must have a number here, not"),
    ],
)
def test_a_bad_name_is_refused_with_a_sentence(line: str, wrong: str, said: str) -> None:
    text = crowded().table.position(words=True)
    head = "modules penny-mobs "
    assert head + line in text
    with pytest.raises(RecordError) as fault:
        ceilidh.load(text.replace(head + line, head + wrong))
    assert said in str(fault.value)


@pytest.mark.parametrize(
    ("line", "wrong", "fault"),
    [
        ("places mike_mccastle: 1", "places mike_mccastle: 0", "Mike McCastle is with nobody"),
        ("places mike_mccastle: 1", "places mike_mccastle: 4", "Mike McCastle is with nobody"),
        (
            "places kenneth_mcsnitch: [2, 1.0]",
            "places kenneth_mcsnitch: [2, 5.5]",
            "a Mobster stands on no tile",
        ),
        (
            "places kenneth_mcsnitch: [2, 1.0]",
            "places kenneth_mcsnitch: [1, 1.0]",
            "a Mobster stands on no tile",
        ),
        (
            "places kenneth_mcsnitch: [2, 1.0]",
            "places kenneth_mcsnitch: [5, 1.0]",
            "a Mobster stands on no tile",
        ),
        ("tokens bruce_mcmail: 3", "tokens bruce_mcmail: 4", "out of range"),
        ("tokens peggy_mcwander: [1]", "tokens peggy_mcwander: [3]", "out of range"),
        ("tokens peggy_mcwander: [1]", "tokens derek_anderson: [1]", "out of range"),
        ("places mike_mccastle: 1", "places fergus_macdarkie: [1, 0.0]", "works for nobody"),
        ("places mike_mccastle: 1", "places derek_anderson: [1, 0.0]", "works for nobody"),
        (
            "places peggy_mclaird: [robert_i, 3]",
            "places peggy_mclaird: [robert_i, 4]",
            "token that there is not",
        ),
        ("fees mckay: 3", "fees mckay: 4", "a clan that there is not"),
        ("bosses joe_mcduff: 0", "bosses joe_mcduff: 4", "nobody at the table"),
        ("prison: [sibyl_macsponge]", "prison: [joe_mcduff]", "in two places"),
        ("prison: [sibyl_macsponge]", "prison: [john_mcclaim]", "not of this game"),
        ("bail: [2]", "bail: [1]", "Pennies are lost"),
        ("hidden: 0", "hidden: 7", "in two places"),
    ],
)
def test_what_cannot_be_is_refused(line: str, wrong: str, fault: str) -> None:
    text = crowded().table.position(words=True)
    head = "modules penny-mobs "
    assert head + line in text
    told = position_text.parse(text.replace(head + line, head + wrong))
    faults = GLENMORE.audit(GLENMORE.load(told.data))
    assert [one for one in faults if fault in one], faults


def test_the_position_itself_is_sound() -> None:
    assert crowded().faults() == []


def test_landmarks_claims_and_cells_have_names() -> None:
    scenario = Scenario(3, ("lammermuir",))
    scenario.landmark(1, "castle_moil", "loch_ness")
    scenario.clan(2, "macleod")
    scenario.play("take lammermuir", "lay 0.1", "activate 0.1")
    text = scenario.table.position(words=True)
    for line in (
        "seats 1 landmarks: [castle_moil, loch_ness]",
        "claims 0: [macleod, 2]",
        "laid: 0.1",
        "activated: [0.1]",
    ):
        assert f"\n{line}\n" in text
    again = GLENMORE.load(GLENMORE.dump(scenario.state))
    assert again.seats[1].landmarks == scenario.state.seats[1].landmarks
    assert (again.claims, again.roads) == (scenario.state.claims, scenario.state.roads)
    assert (again.laid, again.activated) == (scenario.state.laid, scenario.state.activated)
    for right, wrong, said in (
        ("castle_moil,", "castle_mole,", "There is no landmark card 'castle_mole'."),
        ("[macleod, 2]", "[mcleod, 2]", "There is no clan 'mcleod'."),
        ("laid: 0.1", "laid: nowhere", "There is no cell 'nowhere'."),
        ("activated: [0.1]", "activated: [a]", "There is no cell 'a'."),
    ):
        with pytest.raises(RecordError) as fault:
            ceilidh.load(text.replace(right, wrong))
        assert str(fault.value) == said


def test_tome_names_its_cards_and_score_tables() -> None:
    scenario = Scenario(3, ("lammermuir",), modules=["tome"])
    scenario.landmark(1, "inverness", "castle_moil")
    cards = scenario.state.rules.components.landmark
    scenario.state.keep(TomeState((cards("castle_moil").index,), ((TABLES.index("inverness"), 1),)))
    text = scenario.table.position(words=True)
    assert "modules tome turned: [castle_moil]" in text
    assert "modules tome tables 0: [inverness, 1]" in text
    again = GLENMORE.load(GLENMORE.dump(scenario.state))
    assert book(again).dump() == book(scenario.state).dump()
    for wrong, said in (
        ("turned: [castle_mole]", "There is no landmark card 'castle_mole'."),
        ("tables 0: [oban, 1]", "There is no score table 'oban'."),
    ):
        right = wrong.replace("mole", "moil").replace("oban", "inverness")
        with pytest.raises(RecordError) as fault:
            ceilidh.load(text.replace(right, wrong))
        assert str(fault.value) == said


def test_a_clan_of_the_other_edition_is_refused() -> None:
    scenario = Scenario(3, ("lammermuir",))
    fields_of = zip(CLAN.words, scenario.state.rules.clan_fields, strict=True)
    absent = next(name for name, field in fields_of if field == ABSENT)
    text = scenario.table.position(words=True)
    with pytest.raises(RecordError) as fault:
        ceilidh.load(text.replace("claims: []", f"claims 0: [{absent}, 1]"))
    assert str(fault.value) == f"The clan '{absent}' is not on the board of this edition."


def test_a_figure_stands_where_it_stood() -> None:
    scenario = working(1, "fergus_macdarkie", ahead=("somerled",))
    stand(scenario, "1.0")
    again = GLENMORE.load(GLENMORE.dump(scenario.state))
    assert fields(gang(again)) == fields(seen(scenario))
