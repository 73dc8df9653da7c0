"""Reasons are facts: what a turn brings, read off the positions before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ceilidh.bots.analysis.plan_facts import (
    PlanFact,
    clauses_for,
    facts_of,
    joined,
    telling,
    try_turn,
)
from ceilidh.bots.analysis.verdict import MoveReason
from ceilidh.bots.analysis.verdict_text import before
from ceilidh.kernel.table import Table
from ceilidh.say import speaker
from tests.clans.scenario import Scenario
from tests.glenmore.scenario import Scenario as GlenScenario
from tests.shared.records import table_of

EN, FR, PT = speaker("en"), speaker("fr"), speaker("pt")


def said(table: Table, *moves: str, later: str = "", language: str = "en") -> list[str]:
    """All that is said of a turn of the player who decides."""
    to = speaker(language)
    assert table.actor is not None
    turn = try_turn(to, table, table.actor, moves, later)
    assert len(turn.actions) == len(moves), "every move of the turn was possible"
    return [one.text for one in clauses_for(to, table.game.name, turn, ())]


# --- Clans of Caledonia ---------------------------------------------------------------------------


def farm() -> Scenario:
    """A sheep on the map, a wool in stock, and contract 6, which asks for three wool."""
    made = Scenario(2, scoring_tiles=False, ports=False)
    made.place(0, "sheep", "7.4")
    made.goods(0, wool=1)
    made.contract_in_box(0, 6)
    made.shipping(0, 0)
    return made


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "it produces wool for the contract (3 wool), which then needs one more round"),
        (
            "fr",
            "cela produit (laine) pour le contrat (3 laines), "
            "auquel il faut alors encore une manche",
        ),
        ("pt", "produz lã para o contrato (3 lãs), que depois precisa de mais uma ronda"),
    ],
)
def test_a_unit_serves_a_contract(language: str, reason: str) -> None:
    made = farm()
    build = next(text for text in made.texts("build") if text.startswith("build sheep"))
    assert reason in said(made.table, build, language=language)


def test_a_purchase_says_what_the_contract_still_needs() -> None:
    made = farm()
    found = said(made.table, "buy wool 1")
    assert "it gets 1 wool for the contract (3 wool), which then needs one more round" in found
    assert "it gets 2 wool for the contract (3 wool), which you can then fulfil" in said(
        made.table, "buy wool 2"
    )
    made.state.round = 5
    made.seat().deployed[0] = 0
    wanting = said(made.table, "buy wool 1")
    assert "it gets 1 wool for the contract (3 wool), which then still needs 1 wool" in wanting


def test_rounds_are_counted_in_the_plural() -> None:
    made = Scenario(2, scoring_tiles=False, ports=False)
    made.place(0, "cow", "7.4")
    made.place(0, "dairy", "7.5")
    made.contract_in_box(0, 10)
    made.shipping(0, 0)
    assert "it gets 1 cheese for the contract (4 cheese), which then needs 3 more rounds" in said(
        made.table, "buy cheese 1"
    )
    assert (
        "obtém 1 queijo para o contrato (4 queijos), que depois precisa de mais 3 rondas"
        in said(made.table, "buy cheese 1", language="pt")
    )


def test_a_contract_that_is_fulfilled_says_what_it_brings() -> None:
    made = farm()
    made.goods(0, wool=3)
    found = said(made.table, "fulfil 6")
    assert (
        "it fulfils the contract (3 wool), which brings 1 sugar cane, 3 hops and 1 bonus upgrade"
        in found
    )


def test_a_contract_that_is_taken_says_whether_it_can_be_fulfilled() -> None:
    made = farm()
    made.seat().box = ()
    made.state.display[0] = 6
    brings = "1 sugar cane, 3 hops and 1 bonus upgrade"
    assert (
        f"the contract (3 wool) brings {brings}, and your land gives what it needs in 2 more rounds"
        in said(made.table, "take 6")
    )
    made.goods(0, wool=3)
    assert f"you have everything the contract (3 wool) requires, and it gives {brings}" in said(
        made.table, "take 6"
    )
    made.goods(0, wool=0)
    made.seat().deployed[0] = 0
    assert f"the contract (3 wool) brings {brings} and still needs 3 wool" in said(
        made.table, "take 6"
    )


def test_income_is_told_as_long_as_there_are_rounds() -> None:
    made = farm()
    build = next(text for text in made.texts("build") if text.startswith("build field"))
    assert "it gives 2 grain every round" in said(made.table, build)
    dairy = build.replace("field", "dairy")
    assert "it turns milk into cheese every round" in said(made.table, dairy)
    made.state.round = 5
    assert "it gives 2 grain once more" in said(made.table, build)


def test_money_is_told_with_what_it_is_for() -> None:
    made = farm()
    assert "it brings £4" in said(made.table, "sell wool 1")
    later = said(made.table, "sell wool 1", later="hire")
    assert "it brings £4 for what comes next: hire a merchant for £4" in later
    assert said(made.table, "sell wool 1", later="pass") == said(made.table, "sell wool 1")


def test_goods_are_bought_for_what_comes_next() -> None:
    made = farm()
    assert "it gets 1 milk" in said(made.table, "buy milk 1")
    found = said(made.table, "buy milk 1", later="hire")
    assert "it gets 1 milk for what comes next: hire a merchant for £4" in found


def test_a_turn_that_brings_nothing_prepares_what_comes_next() -> None:
    made = farm()
    assert made.table.actor is not None
    turn = try_turn(EN, made.table, made.table.actor, [], "hire")
    (only,) = clauses_for(EN, "clans", turn, ())
    assert only.text == "it prepares what comes next: hire a merchant for £4"
    (none,) = clauses_for(EN, "clans", try_turn(EN, made.table, 0, [], "pass"), ())
    assert none.text == "it costs you the least"


def test_upgrades_say_what_they_open() -> None:
    made = farm()
    assert "1 more merchant trades for you in every round to come" in said(made.table, "hire")
    reach = said(made.table, "ship")
    assert any(
        one.endswith("more hexes within reach") or one.endswith("more hex within reach")
        for one in reach
    )
    made.place(0, "woodcutter", "7.5")
    assert "it earns £2 more every round" in said(made.table, "technology woodcutter")


def test_who_passes_is_told_the_bonus_and_the_order() -> None:
    made = farm()
    assert said(made.table, "pass") == [
        "you get £16 for passing now",
        "you start the next round",
    ]
    made.turn(0, passed=[1])
    assert said(made.table, "pass") == [
        "you get £14 for passing now",
        "you play second in the next round",
    ]


# --- Glen More II ---------------------------------------------------------------------------------


def test_goods_coins_and_the_next_scoring_are_told() -> None:
    made = GlenScenario(2, ahead=("dornie",))
    made.goods(0, "0.0", stone=1)
    (sell,) = made.texts("sell")
    coins = [one for one in said(made.table, sell) if one.startswith("it brings")]
    assert coins and coins[0].endswith(("coin", "coins"))


def moments(record: str, word: str) -> Iterator[tuple[Table, Any, Any]]:
    """The moves of one kind in a recorded game: the table before each, and its seat around it."""
    whole = table_of("glenmore", record)
    states = [one.before for one in whole.played] + [whole.state]
    for number, one in enumerate(whole.played):
        if one.action.text.split()[0] == word and len(before(whole, number).actors) == 1:
            around = [state.seats[one.seat] for state in states[number : number + 2]]
            yield before(whole, number), *around


def test_what_the_next_scoring_compares_is_told_with_its_points() -> None:
    """Scots in the Home castle, by the difference to the player who has least."""
    found: list[str] = []
    for table, _, _ in moments("2p-plain", "walk"):
        assert table.actor is not None
        played = table_of("glenmore", "2p-plain").played[len(table.played)]
        found += [one for one in said(table, played.action.text) if "Home castle" in one]
    assert any(one.startswith("you then have 1 Scot in the Home castle, worth") for one in found), (
        found
    )


def test_cards_and_persons_are_told_by_their_names() -> None:
    cards, persons = 0, 0
    for record, word in (("2p-plain", "lay"), ("4p-plain", "lay"), ("2p-plain", "take")):
        for table, had, has in moments(record, word):
            played = table_of("glenmore", record).played[len(table.played)]
            told = " ".join(said(table, played.action.text))
            fresh = len(has.landmarks) - len(had.landmarks)
            assert ("you get the landmark card" in told) == (fresh > 0)
            cards += fresh
            persons += "joins you" in told
    assert cards and persons


def test_whoever_stays_last_moves_again() -> None:
    found = [
        one
        for table, _, _ in moments("2p-plain", "done")
        for one in said(table, "done")
        if one == "you stay last in line and move again"
    ]
    assert found


# --- which of them are told -----------------------------------------------------------------------


def test_facts_are_ranked_by_their_terms_and_come_before_phrases() -> None:
    made = farm()
    assert made.table.actor is not None
    turn = try_turn(EN, made.table, made.table.actor, ["sell wool 1"], "")
    first = clauses_for(EN, "clans", turn, [MoveReason("money", 0.6), MoveReason("room", 0.7)])
    assert [one.text for one in first] == ["it brings £4", "it opens new land"]
    other = clauses_for(EN, "clans", turn, [MoveReason("money", 0.6), MoveReason("room", 9.0)])
    assert [one.text for one in other] == ["it opens new land", "it brings £4"]


def test_a_sentence_has_two_clauses_about_different_things() -> None:
    clauses = [
        PlanFact("a", ("box",)),
        PlanFact("b", ("box", "production")),
        PlanFact("c", ("money",)),
        PlanFact("d", ("room",)),
    ]
    assert [one.text for one in telling(clauses)] == ["a", "c"]
    assert [one.text for one in telling(clauses, {"a"})] == ["b", "c"]
    assert joined(EN, telling(clauses)) == "a and c"
    assert telling(clauses[:1], {"a"}) == []


def test_a_game_without_facts_of_its_own_has_phrases() -> None:
    assert facts_of("template") is None
