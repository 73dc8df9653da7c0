"""Sums, reasons and questions of Clans of Caledonia at positions made to order."""

from __future__ import annotations

import pytest

from ceilidh.games.clans.rules.production import ProcessGoodsStep
from ceilidh.kernel.event import Event
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Played
from ceilidh.say import speaker
from ceilidh.say.answers import Offer
from ceilidh.say.clans import TEXT
from ceilidh.say.clans.phase_summary import phase_summary
from ceilidh.say.phase_summary import PhaseSummary
from tests.clans.scenario import Scenario

EN = speaker("en")


def offers(made: Scenario, seat: int = 0) -> dict[str, Offer]:
    return {one.name: one for one in EN.offers(made.table, seat)}


def with_cow() -> Scenario:
    """A cow on 7.4: land for £2, £4 and £5 is in reach."""
    made = Scenario(3)
    made.place(0, "cow", "7.4")
    return made


# --- the eight actions ----------------------------------------------------------------------------


@pytest.mark.rule("CC-EXP-05")
def test_build_says_the_price_of_the_cheapest() -> None:
    made = with_cow()
    found = offers(made)["build"]
    # A woodcutter for £6 on land of £5; a miner on land of £2 and a sheep on land of £4 are £12.
    assert found.line == "from £11"
    assert "build woodcutter 7.3" in found.moves and "build field 7.3" in found.moves
    made.seat(0).money = 10
    missing = offers(made)["build"]
    assert (missing.moves, missing.line) == ((), "")
    assert missing.reason == "That costs £11; you have £10."
    assert missing.rules == ("CC-EXP-05",)


def test_build_without_a_place_says_so() -> None:
    nowhere = offers(Scenario(3))["build"]
    assert nowhere.reason == "No empty hex within reach suits any unit you have left."
    spent = with_cow()
    own = spent.seat(0)
    own.deployed = [column.count for column in spent.state.rules.components.columns]
    assert offers(spent)["build"].reason == nowhere.reason


def test_trade_says_how_many_merchants_are_ready_or_what_is_missing() -> None:
    made = with_cow()
    made.seat(0).merchants = 1
    assert offers(made)["trade"].line == "1 merchant available"
    made.seat(0).merchants = 2
    assert offers(made)["trade"].line == "2 merchants available"
    made.seat(0).merchants = 0
    assert offers(made)["trade"].reason == "You have no merchant in stock."
    made.seat(0).merchants = 2
    made.seat(0).money = 0
    assert offers(made)["trade"].reason.endswith("you have £0.")


def test_prices_gains_and_what_costs_nothing() -> None:
    made = with_cow()
    found = offers(made)
    lines = {name: found[name].line for name in ("contract", "ship", "technology", "hire", "pass")}
    assert lines == {
        "contract": "+£5",
        "ship": "£4",
        "technology": "£10",
        "hire": "£4",
        "pass": "+£16",
    }
    made.state.round = 2
    assert offers(made)["contract"].line == "costs nothing"
    made.state.round = 3
    assert offers(made)["contract"].line == "£5"
    made.turn(0, passed=[2])
    assert offers(made)["pass"].line == "+£14"
    made.turn(0, passed=[2, 1])
    assert offers(made)["pass"].line == "+£12"


def test_contracts_that_can_be_fulfilled_are_counted() -> None:
    made = with_cow()
    assert offers(made)["fulfil"].reason == "There is no contract in your export box."
    made.contract_in_box(0, 1)
    assert offers(made)["fulfil"].reason == "Contract 1 still needs 4 wool."
    made.goods(0, wool=4)
    assert offers(made)["fulfil"].line == "1 can be fulfilled"
    made.state.display = [0] * len(made.state.display)
    assert offers(made)["contract"].reason == "There is no contract on the export board."


def test_nothing_is_offered_to_others_or_after_the_action() -> None:
    made = with_cow()
    assert EN.offers(made.table, 1) == []
    made.play("ship")
    assert EN.offers(made.table, 0) == []


# --- questions ------------------------------------------------------------------------------------


def asked(made: Scenario, step: str, seat: int = 0, a: int = 0, b: int = 0, c: int = 0) -> str:
    """What a step would ask if it were on top of the stack."""
    number = next(one.id for one in TEXT.flow.steps if one.name == step)
    said = TEXT.all.prompts[step]
    return (
        EN.text(said)
        if isinstance(said, str)
        else said(EN, made.state, Frame(number, seat, a, b, c))
    )


def test_a_port_that_moved_a_price_names_the_good() -> None:
    made = with_cow()
    assert asked(made, "turn", c=1) == "The port moved a price (wool): buy or sell that good now."
    assert asked(made, "turn", c=6) == "The port moved a price (whisky): buy or sell that good now."
    moved = "The port moved a price (milk): buy that good from a neighbour now."
    assert asked(made, "bonuses", c=3) == moved
    assert asked(made, "turn", a=1).startswith(
        "You have taken your action. Use anything still available, or end your turn."
    )
    made.state.round = 4
    assert asked(made, "turn") == "Take one action, or pass for the rest of round 4."


@pytest.mark.rule("CC-NBB-08")
def test_neighbours_offer_what_can_be_bought_now() -> None:
    made = with_cow()
    made.seat(0).money = 100
    # Wool is £4 and grain £5 at the start; of each a merchant buys one, up to three.
    made.seat(0).merchants = 2
    assert asked(made, "bonuses", a=0b1) == (
        "Neighbourhood bonus: buy up to 2 wool at £2 less each, or skip."
    )
    both = asked(made, "bonuses", a=0b1001)
    assert both == (
        "Neighbourhood bonus: buy up to 2 wool at £2 less each and 2 bread at £3 "
        "less each, or skip."
    )
    made.seat(0).merchants = 0
    assert asked(made, "bonuses", a=0b1) == "Use the new unit's bonuses, or skip."


def test_bonuses_of_a_contract_are_counted() -> None:
    made = with_cow()
    assert asked(made, "benefits", a=17, b=2, c=1) == (
        "Your contract (2 cheese and 2 beef) gives 2 free expands and 1 bonus upgrade: "
        "use what you want, or skip."
    )
    assert asked(made, "benefits", a=17, b=1) == (
        "Your contract (2 cheese and 2 beef) gives 1 free expand: use what you want, or skip."
    )
    assert asked(made, "benefits", c=2) == "Use your bonuses: 2 bonus upgrades."
    assert asked(made, "benefits") == "Use your clan's ability, or skip."


def test_meat_and_goods_that_are_due() -> None:
    made = with_cow()
    assert asked(made, "slaughter", a=46, b=1, c=1) == (
        "Your contract (2 wool, 1 beef and 1 mutton) still needs 1 beef and 1 mutton: "
        "choose an animal."
    )
    assert asked(made, "slaughter", a=5, c=2) == (
        "Your contract (2 mutton) still needs 2 mutton: choose an animal."
    )
    one, two = asked(made, "discard good", b=1), asked(made, "discard good", b=2)
    assert (one, two) == (
        "Port: pay a good; you may then choose 1 other.",
        "Port: pay a good; you may then choose 2 others.",
    )


def test_units_to_exchange_and_to_move() -> None:
    made = with_cow()
    assert asked(made, "exchange", a=-1) == ("Port: choose the first of two units to swap.")
    assert asked(made, "exchange", b=1) == "Which of the two units?"
    assert asked(made, "move units", a=1) == (
        "Move a unit to an adjacent hex (1 step left), or skip."
    )
    assert asked(made, "move units", a=2, b=1) == "Which of the two units?"
    assert asked(made, "move units", a=2, c=1) == "Where do you want to move the unit?"


def test_production_says_stock_and_most() -> None:
    made = with_cow()
    made.place(0, "dairy", "7.3", "8.3")
    made.goods(0, milk=5)
    step = next(one for one in TEXT.flow.steps if isinstance(one, ProcessGoodsStep))
    said = asked(made, step.name)
    assert said == "Production: how much cheese do you want to make from 5 milk? At most 2."


def test_first_workers_are_counted() -> None:
    made = Scenario(3)
    number = next(one.id for one in TEXT.flow.steps if one.name == "first worker")
    made.state.stack.append(Frame(number, 1))
    made.state.stack.append(Frame(number, 0))
    said = TEXT.all.prompts["first worker"]
    assert callable(said)
    first = said(EN, made.state, made.state.stack[-1])
    assert first.startswith("Place your first worker (1 of 1) ")
    made.state.stack.append(Frame(number, 0))
    assert said(EN, made.state, made.state.stack[-1]).startswith(
        "Place your first worker (1 of 2) "
    )
    made.place(0, "miner", "6.3")
    made.state.stack.pop()
    assert said(EN, made.state, made.state.stack[-1]).startswith(
        "Place your second worker (2 of 2) "
    )


# --- moves ----------------------------------------------------------------------------------------


def button(made: Scenario, text: str) -> str:
    (move,) = [move for move in made.table.legal() if move.text == text]
    return EN.move(made.table, move)


def test_of_two_animals_on_a_hex_the_one_that_is_due_is_named() -> None:
    made = Scenario(clans=["macpherson", "campbell", "robertson"], modules=["industria-tiles"])
    for unit in ("cow", "sheep"):
        made.place(0, unit, "2.3")
    made.contract_in_box(0, 46)
    made.goods(0, wool=2)
    made.play("fulfil 46")
    assert asked_now(made) == (
        "Your contract (2 wool, 1 beef and 1 mutton) still needs 1 beef and 1 mutton: "
        "choose an animal."
    )
    assert button(made, "slaughter 2.3") == "Slaughter a cow on 2.3"
    made.play("slaughter 2.3")
    assert asked_now(made) == (
        "Your contract (2 wool, 1 beef and 1 mutton) still needs 1 mutton: choose an animal."
    )
    assert button(made, "slaughter 2.3") == "Slaughter a sheep on 2.3"


def asked_now(made: Scenario) -> str:
    return EN.prompt(made.table, 0)


def test_trades_and_upgrades_say_their_sums() -> None:
    made = with_cow()
    made.goods(0, wool=3)
    assert button(made, "buy wool 2") == "Buy 2 wool for £8"
    assert button(made, "sell wool 2") == "Sell 2 wool for £8"
    assert button(made, "technology miner") == "Upgrade technology (miner) for £10"
    assert button(made, "pass") == "Pass and gain £16"


# --- the end of a round ---------------------------------------------------------------------------


def test_a_ceremony_tells_the_events_since_the_round_before() -> None:
    made = Scenario(2)
    action, state = made.table.legal()[0].action, made.state

    def played(*events: Event) -> Played:
        return Played(0, action, [], list(events), state)

    def income(seat: int, sum_: int) -> Event:
        return Event("money", seat, "money", sum_, -1, "income")

    def starts(number: int) -> Event:
        return Event("round", -1, "", number, -1, "")

    def after(*moves: Played) -> PhaseSummary | None:
        made.table.played = list(moves)
        return phase_summary(EN, made.table)

    def amounts(found: PhaseSummary) -> dict[str, list[int]]:
        return {row.label: [cell.amount for cell in row.cells] for row in found.rows}

    state.seats[1].glory = 6
    first = [played(income(0, 1), starts(1))]
    assert after(*first) is None
    second = [*first, played(income(0, 2)), played(income(1, 3), starts(2))]
    found = after(*second, played(income(0, 50)))
    assert found is not None
    assert (found.number, found.title) == (3, "Round 1 is over")
    assert amounts(found) == {"Money": [2, 3]} and found.rows[0].leaders == (1,)
    glory = Event("glory", 1, "glory", 4, -1, "scoring 3")
    third = [*second, played(income(0, 4), income(0, 1)), played(glory, starts(3))]
    found = after(*third)
    assert found is not None
    assert (found.number, found.title) == (5, "Round 2 is over")
    assert amounts(found) == {"Money": [5, 0], "Glory": [0, 4]}
    assert [(one.before, one.added, one.after) for one in found.totals] == [(0, 0, 0), (2, 4, 6)]
    assert after() is None
