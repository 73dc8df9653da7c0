"""The Automa at a table whose map we do not know: what it asks of the board, and what follows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ceilidh.companion import LookCompanion, SetUp, companion_of, packed, unpacked
from ceilidh.companion.look.words import heading, open_units, rest_of, steps, unit_line
from ceilidh.companion.scores import sheet
from ceilidh.companion.story import last_told, story, summary
from ceilidh.games.clans.goods import COLUMN_NAMES
from ceilidh.games.clans.modules.automa.part import automaton
from ceilidh.kernel.errors import CeilidhError
from ceilidh.say import speaker

EN = speaker("en")
ONE = SetUp(1, 3, ("A1", "B1", "C1", "D1"), True, False, False, 1, "", True)
BEGIN = "begin good wool; price +1 -1 +2"
WORKERS = ["first 2 forest -", "first 1 mountain B", "first 2 forest -", "first 0 forest -"]


def game(*lines: str, setup: SetUp = ONE, workers: list[str] = WORKERS) -> LookCompanion:
    found = companion_of(setup, [BEGIN, *workers, *lines])
    assert isinstance(found, LookCompanion)
    return found


def deployed(found: LookCompanion) -> dict[str, int]:
    units = found.state.seats[-1].deployed
    return {COLUMN_NAMES[column]: number for column, number in enumerate(units) if number}


def texts(found: LookCompanion) -> list[str]:
    return [beat.text for beat in story(EN, found, last_told(found))]


# --- the set-up -----------------------------------------------------------------------------------


@pytest.mark.rule("IN-AS-21", "IN-AS-22", "IN-AS-30")
def test_a_worker_in_each_module_is_paid_and_uses_its_port() -> None:
    found = game()
    assert deployed(found) == {"woodcutter": 3, "miner": 1}
    assert found.state.seats[-1].money == 70 - (6 + 2) - (10 + 1) + 10 - (6 + 2) - (6 + 0)
    assert found.state.seats[-1].ports == 0b10
    assert found.asks == "" and found.state.round == 1


@pytest.mark.rule("IN-AS-23", "IN-AS-24", "IN-AS-26")
def test_the_die_sends_two_workers_to_ports_and_two_to_the_loch() -> None:
    near = []
    for number in range(4):
        question = game(workers=WORKERS[:number]).question
        assert question is not None
        near.append((question.modules, question.near))
    assert near == [("A", "loch"), ("B", "port"), ("C", "loch"), ("D", "port")]


@pytest.mark.rule("IN-AS-25", "IN-AS-27", "IN-AS-28")
def test_the_criteria_of_first_workers_are_in_their_order() -> None:
    found = game(workers=WORKERS[:1])
    question = found.question
    assert question is not None and "near the port" in heading(EN, question)
    rules = [step.rules[0] for step in steps(EN, found, question)]
    assert rules == ["IN-AS-25", "IN-AS-26", "IN-AS-27", "IN-AS-28"]
    loch = game(workers=[])
    assert loch.question is not None
    assert "IN-AS-27" not in [one.rules[0] for one in steps(EN, loch, loch.question)]


@pytest.mark.rule("IN-AS-Q1")
@pytest.mark.parametrize(("face", "unit"), [("+1", "woodcutter"), ("-1", "miner")])
def test_where_both_workers_fit_the_die_says_which(face: str, unit: str) -> None:
    begin = f"begin good wool; price +1 {face}"
    found = companion_of(ONE, [begin, "first 2 forest,mountain -", *["first none"] * 3])
    assert isinstance(found, LookCompanion)
    assert deployed(found) == {unit: 1}
    assert f"It places a {unit} there" in " ".join(texts(found))


# --- expanding ------------------------------------------------------------------------------------


@pytest.mark.rule("IN-AEX-01", "IN-AEX-06")
def test_the_card_says_where_to_look_and_by_which_criteria() -> None:
    found = game("draw automa_card 14 3", "hex none")
    assert found.asks == "contracts"
    found = game("draw automa_card 14 3")
    question = found.question
    assert found.asks == "hex" and question is not None and question.modules == "C"
    assert question.criteria == ("cost", "port", "settlements", "neighbourhood")
    rules = [step.rules[0] for step in steps(EN, found, question)]
    assert rules == ["IN-AEX-01", "IN-AEX-15", "IN-AEX-17", "IN-AEX-11", "IN-AEX-16"]
    assert heading(EN, question) == "Module C: find the hex it expands to."


@pytest.mark.rule("IN-AUN-02", "IN-AUN-04")
def test_the_token_chooses_among_the_units_that_fit() -> None:
    """Three steps from the sheep: cow, dairy, bakery."""
    found = game("draw automa_card 14 3", "hex 4 grass - - - 2")
    assert deployed(found)["bakery"] == 1 and automaton(found.state).token == 3
    assert found.state.seats[-1].money == 47 - 8 - 4 and found.linked == 2
    assert summary(EN, found, last_told(found)) == (
        "Automa draws card 14; draws support card 3; places a bakery; pays £12."
    )


@pytest.mark.rule("IN-AUN-01", "IN-AUN-Q2")
def test_a_single_type_leaves_the_token() -> None:
    found = game("draw automa_card 14 3", "hex 4 mountain - - - 2")
    assert deployed(found)["miner"] == 2 and automaton(found.state).token == 0


@pytest.mark.rule("IN-AUN-07")
def test_an_upgraded_kind_of_worker_is_preferred() -> None:
    lines = ["correct technology.miner=1", "draw automa_card 14 3", "hex 4 forest,mountain - - - 2"]
    assert deployed(game(*lines))["miner"] == 2
    lines[0] = "correct technology.woodcutter=1"
    assert deployed(game(*lines))["woodcutter"] == 4


@pytest.mark.rule("IN-ANB-04", "IN-ANB-06", "IN-ANB-08")
def test_it_buys_the_cheapest_good_of_its_neighbours() -> None:
    found = game("draw automa_card 14 3", "hex 4 grass wool:5,milk:4 - - 2")
    assert found.state.seats[-1].market == [0, 0, 2, 0, 0, 0]
    assert found.state.seats[-1].money == 47 - 12 + 2 * 3
    assert game("draw automa_card 14 3", "hex 4 grass wool:9 - - 2").state.seats[-1].merchants == 2


@pytest.mark.rule("IN-AFM-03", "IN-AFM-05", "IN-AFM-Q2")
def test_it_sells_at_a_farmers_market_after_the_neighbours() -> None:
    setup = replace(ONE, markets=True)
    found = game("draw automa_card 14 3", "hex 4 grass - bread:9 - 2", setup=setup)
    assert found.state.seats[-1].market == [0, 0, 0, -2, 0, 0]
    both = game("draw automa_card 14 3", "hex 4 grass wool:0 bread:9 - 2", setup=setup)
    assert both.state.seats[-1].market == [2, 0, 0, 0, 0, 0]


@pytest.mark.rule("IN-APB-02", "IN-APB-03", "IN-AEX-19")
def test_a_port_pays_once() -> None:
    found = game("draw automa_card 14 3", "hex 4 grass - - BC 2")
    assert found.state.seats[-1].ports == 0b110
    assert found.state.seats[-1].money == 47 - 12 + 10
    question = game("correct port.C=1", "draw automa_card 14 3").question
    assert question is not None and question.ports == "AD"
    told = [one.text for one in steps(EN, found, question) if "IN-AEX-17" in one.rules]
    assert told == ["It has already used the ports there, or there are none: leave this out."]


@pytest.mark.rule("IN-AEX-02", "IN-AEX-03", "IN-AEX-04")
def test_in_the_last_round_it_must_link_more_settlements() -> None:
    last = ["round"] * 4
    found = game(*last, "draw automa_card 14 3")
    question = found.question
    assert question is not None and question.modules == "ABCD" and question.last
    assert question.criteria[0] == "settlements"
    with pytest.raises(CeilidhError, match="links more than 1"):
        found.add("hex 4 grass - - - 1")
    found = game(*last, "draw automa_card 14 3", "hex 4 grass - - - 2")
    assert found.linked == 2
    none = game(*last, "draw automa_card 14 3", "hex none")
    assert none.asks == "contracts"


@pytest.mark.rule("IN-AEX-05")
def test_a_hex_that_it_cannot_pay_is_refused() -> None:
    found = game("correct money=10", "draw automa_card 14 3")
    question = found.question
    assert question is not None
    assert [unit.name for unit in open_units(found, question)] == [
        *("sheep", "cow", "bakery", "distillery", "woodcutter", "miner"),
    ]
    assert unit_line(EN, open_units(found, question)[0]) == "sheep, £8: grassland, land up to £2"
    with pytest.raises(CeilidhError, match=r"^The Automa cannot pay for any unit on that hex"):
        found.add("hex 3 grass - - - 2")


@pytest.mark.rule("IN-AEX-09")
def test_chance_says_beforehand_which_of_equal_hexes_it_takes() -> None:
    found = game("draw automa_card 14 3; tied 2 1 4 5 6")
    question = found.question
    assert question is not None and question.ties == (2, 1, 4, 5, 6)
    assert "number 2 of 2, number 1 of 3, number 4 of 4" in rest_of(EN, question)[-1]


# --- the rest of a turn ---------------------------------------------------------------------------


@pytest.mark.rule("IN-APB-04", "IN-AUP-02")
def test_after_a_shipping_upgrade_the_board_is_asked() -> None:
    found = game("draw automa_card 7 9")
    assert found.asks == "shipped" and found.question is not None
    found.add("shipped A 3")
    assert found.state.seats[-1].money == 47 - 4 + 10 and found.linked == 3
    assert found.state.seats[-1].shipping == 3
    assert game("draw automa_card 7 8").asks == ""  # a merchant needs no look


@pytest.mark.rule("IN-ATR-05")
def test_trades_and_contracts_are_asked_as_with_a_map() -> None:
    found = game("draw automa_card 3; good wool; price +1")
    assert found.asks == "price wool"
    found.add("price wool 9")
    assert found.state.seats[-1].market == [-1, 0, 0, 0, 0, 0]
    found = game("draw automa_card 8", "contracts 4 13")
    assert found.state.seats[-1].box == (4,)


def test_a_whole_game_goes_into_its_word_and_comes_back() -> None:
    found = game("draw automa_card 14 3", "hex 4 grass - - - 2", *["round"] * 5, "final 2:1:90")
    setup, lines = unpacked(packed(found.setup, found.lines))
    again = companion_of(setup, lines)
    assert setup == ONE and again.over and sheet(again) == sheet(found)
    assert setup.line() == "automa 1 1 3 A1 B1 C1 D1 1001 1"


@pytest.mark.parametrize(
    "line",
    [
        *("hex", "hex 4", "hex 4 loch - - - 2", "hex 99 grass - - - 2", "hex 4 - - - - 2"),
        *("hex 4 grass wool - - 2", "hex 4 grass wool:77 - - 2", "hex 4 grass - - E 2"),
        *("hex 4 grass - - - x", "first 2 forest -", "shipped A 2", "markets wool-bread:7.4"),
    ],
)
def test_an_answer_that_makes_no_sense_is_refused(line: str) -> None:
    with pytest.raises(CeilidhError, match="The Automa does not understand"):
        game("draw automa_card 14 3", line)


def test_nothing_is_asked_twice() -> None:
    with pytest.raises(CeilidhError):
        game("hex 4 grass - - - 2")


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_it_speaks_three_languages(language: str) -> None:
    to = speaker(language)
    for lines in (["draw automa_card 14 3"], ["draw automa_card 7 9"], ["round"] * 4):
        found = game(*lines)
        question = found.question or game("draw automa_card 14 9").question
        assert question is not None
        said = [heading(to, question), *rest_of(to, question)]
        said += [one.title + one.text for one in steps(to, found, question)]
        english = [heading(EN, question), *rest_of(EN, question)]
        english += [one.title + one.text for one in steps(EN, found, question)]
        assert not set(said) & set(english)
