"""The cards of the Automa, its deck over the rounds, its turn, upgrades and technology."""

import pytest

from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.modules.automa.part import automaton
from ceilidh.games.clans.modules.automa.rows import AUTOMA, CRITERIA, Card
from ceilidh.games.clans.rules.upgrades import BOTH_TILES
from ceilidh.kernel.testing import random_game
from tests.clans.automa.play import Play, steps_of
from tests.clans.policy import rich_move

CARDS = AUTOMA.of(load(None)).cards
EVERY_CARD = pytest.mark.parametrize("card", CARDS, ids=lambda card: f"card-{card.id}")


@pytest.mark.rule("IN-TAB-01", "IN-AS-12")
def test_there_are_22_cards_in_five_decks() -> None:
    assert [card.id for card in CARDS] == list(range(1, 23))
    assert [sum(card.round == n for card in CARDS) for n in range(1, 6)] == [14, 2, 2, 2, 2]


@pytest.mark.rule("IN-TAB-02")
def test_every_card_has_each_criterion_once() -> None:
    assert all(sorted(card.criteria) == sorted(CRITERIA) for card in CARDS)


@pytest.mark.rule("IN-TAB-03")
def test_the_card_of_the_printed_example_exists() -> None:
    order = ("port", "cost", "settlements", "neighbourhood")
    assert [card.id for card in CARDS if card.modules == (1,) and card.criteria == order] == [2, 6]


@pytest.mark.rule("IN-AC-05")
def test_there_are_six_kinds_of_icons() -> None:
    assert {icon for card in CARDS for icon in card.icons} == {
        "skip",
        "technology",
        "trade",
        "contract",
        "upgrade",
        "expand",
    }
    assert all(1 <= len(card.icons) <= 4 for card in CARDS)


def ready(card: Card) -> Play:
    """A game in which the Automa can do every icon."""
    play = Play()
    play.round(max(card.round, 2))
    play.units("woodcutter", "2.6", "5.1", "8.9")
    play.units("sheep", "2.3", "9.3", "11.6", "4.4")
    play.display(9, 11, 23)
    return play


@EVERY_CARD
@pytest.mark.rule("IN-AC-01", "IN-AC-02", "IN-AC-03")
def test_every_card_as_action_card(card: Card) -> None:
    """With everything possible its first icon is done, and only that."""
    play = ready(card)
    turn = play.run(card.id)
    assert turn.done == card.icons[0]
    assert [told.word for told in turn.all("icon")] == [card.icons[0]]
    assert (turn.steps[0].step, turn.steps[0].word, turn.steps[0].number) == (
        "card",
        "action",
        card.id,
    )


@EVERY_CARD
@pytest.mark.rule("IN-AC-02")
def test_every_card_goes_on_to_the_next_icon(card: Card) -> None:
    """Without money, merchants and contracts no icon but the skip is left."""
    play = ready(card)
    play.own.money = 0
    play.own.market[0], play.own.merchants = play.own.merchants, 0
    play.display()
    turn = play.run(card.id)
    if card.icons == ("skip",):
        assert turn.done == "skip"
    else:
        assert turn.words("icon") == list(card.icons)
        assert len(turn.all("impossible")) == len(card.icons)
        assert play.auto in play.state.passed


@EVERY_CARD
@pytest.mark.rule("IN-AC-06", "IN-AC-07")
def test_every_card_as_support_card(card: Card) -> None:
    """It names the modules, the order of criteria and the steps of an expand."""
    play = ready(card)
    play.round(4 if card.round < 5 else 5)
    action = 14 if card.id != 14 else 9
    if action == 9:
        play.display()
    turn = play.run(action, card.id)
    assert turn.words("card") == ["action", "support"]
    asked = [told.word for told in turn.steps if told.step in ("criterion", "unmet", "ignored")]
    names = ["settlements" if word in ("joins", "adds") else word for word in asked]
    order = list(card.criteria)
    if play.state.round == 5:
        order = ["settlements", *[word for word in order if word != "settlements"]]
    else:
        letters = "".join("ABCD"[module] for module in card.modules)
        assert turn.one("modules").word == letters
    assert names == order[: len(names)]
    if turn.all("token"):
        assert turn.one("token").number == card.steps


@EVERY_CARD
@pytest.mark.rule("IN-AUP-02", "IN-AUP-03")
def test_every_card_as_support_card_of_an_upgrade(card: Card) -> None:
    play = ready(card)
    play.round(max(card.round, 3))
    hired, shipping = play.own.board_merchants, play.own.shipping
    turn = play.run(7 if card.id != 7 else 17, card.id)
    assert turn.done == "upgrade"
    assert play.own.board_merchants == hired - (card.upgrade == "merchant")
    assert play.own.shipping == shipping + (card.upgrade == "shipping")
    assert turn.money("upgrade") == -4


# --- the deck -------------------------------------------------------------------------------------


@pytest.mark.rule("IN-AS-13")
def test_the_first_deck() -> None:
    assert Play().part.deck == tuple(range(1, 15))


@pytest.mark.rule("IN-AC-08")
def test_cards_are_discarded_after_the_turn() -> None:
    play = Play()
    play.run(7, 10)
    assert play.part.discard == (7, 10)
    assert 7 not in play.part.deck


@pytest.mark.rule("IN-AC-09", "IN-AC-Q2")
def test_the_discard_pile_becomes_the_deck_without_the_cards_in_use() -> None:
    play = Play()
    new = play.part.copy()
    new.deck, new.discard = (7,), tuple(n for n in range(1, 15) if n != 7)
    play.state.keep(new)
    turn = play.run(7, 9)
    assert turn.one("again").number == 13
    assert 7 not in [*play.part.deck] and play.part.discard == (7, 9)


@pytest.mark.rule("IN-ASK-01", "IN-ASK-02", "IN-ASK-04")
def test_a_skip_with_the_symbol_leaves_the_game() -> None:
    assert [card.id for card in CARDS if card.removed] == [10, 11, 12, 13]
    play = Play()
    before = play.own.money
    turn = play.run(10)
    assert turn.done == "skip"
    assert play.own.money == before and not play.state.passed
    assert play.part.removed == (10,)
    play.round(3)
    play.run(18)
    assert play.part.removed == (10,) and 18 in play.part.discard


@pytest.mark.rule("IN-ASK-03")
def test_as_support_card_it_stays() -> None:
    play = Play()
    play.run(7, 10)
    assert play.part.removed == () and 10 in play.part.discard


@pytest.mark.rule("IN-AP-01", "IN-AP-02", "IN-AP-03", "IN-AS-14", "IN-AP-04")
def test_a_new_round_brings_money_and_two_cards() -> None:
    play = Play(2)
    play.run(11)
    play.run(3, good="wool", price="+1")
    play.turn(0, [])
    play.play("pass")
    assert play.state.round == 2 and play.state.order == [0, play.auto]
    assert 11 in play.part.removed and 11 not in play.part.deck
    assert sorted([*play.part.deck, *play.part.removed]) == list(range(1, 17))
    events = play.table.played[-1].events
    assert [e.amount for e in events if e.kind == "money" and e.reason == "automa round"] == [10]
    assert play.own.market == [0] * 6, "its merchants came home"


def cards_until(round_: int) -> set[int]:
    return {card.id for card in CARDS if card.round <= round_}


@pytest.mark.rule("IN-AP-02", "IN-AP-03")
@pytest.mark.parametrize("seed", range(4))
def test_the_deck_over_five_rounds(seed: int) -> None:
    """Which cards can be in it, and which have left, at every draw of a whole game."""
    table = random_game(CLANS, 2, {"automa": "3"}, seed, choose=rich_move)
    inside, in_use, gone, round_ = cards_until(1), set[int](), set[int](), 1
    for event in [event for played in table.played for event in played.events]:
        if event.kind == "round":
            round_ = event.amount
            inside = cards_until(round_) - gone
        for told in steps_of([event]):
            if told.step in ("again", "card") and told.word == "action":
                in_use = set()
            if told.step == "again":
                inside = cards_until(round_) - gone - in_use
            if told.step == "card":
                inside.remove(told.number)
                in_use.add(told.number)
            if told.step == "removed":
                gone.add(told.number)
    assert round_ == 5 and set(automaton(table.state).removed) == gone <= {10, 11, 12, 13}


# --- the turn -------------------------------------------------------------------------------------


@pytest.mark.rule("IN-AC-04", "IN-AC-10")
def test_it_passes_with_the_bonus_when_no_icon_is_possible() -> None:
    play = Play()
    play.own.money = 0
    play.display()
    turn = play.run(1, 4)
    assert not turn.done and turn.all("pass")
    assert play.state.passed == [play.auto]
    assert play.own.money == 16


@pytest.mark.rule("IN-AC-Q1")
def test_one_support_card_serves_upgrade_and_expand() -> None:
    play = Play()
    play.own.money = 3
    play.units("sheep", "2.3")
    play.display()
    play.own.market[0], play.own.merchants = play.own.merchants, 0
    turn = play.run(7, 1)
    assert turn.words("card") == ["action", "support"]
    assert turn.words("icon") == ["upgrade", "contract", "expand", "trade"]


@pytest.mark.rule("IN-AC-Q3")
def test_trying_draws_the_card_even_if_money_lacks() -> None:
    play = Play()
    play.own.money = 3
    turn = play.run(7, 1)
    assert turn.words("card") == ["action", "support"]
    assert turn.all("impossible")[0].word == "money"
    assert sorted(play.part.discard) == [1, 7]


@pytest.mark.rule("IN-AUP-01", "IN-AUP-05")
def test_a_complete_track_needs_no_support_card() -> None:
    play = Play()
    play.shipping(play.auto, 5)
    merchants = play.own.merchants
    turn = play.run(7)
    assert turn.words("card") == ["action"]
    assert play.own.merchants == merchants + 1
    other = Play()
    own = other.own
    own.merchants, own.board_merchants = own.merchants + own.board_merchants, 0
    other.run(7)
    assert other.own.shipping == 3


@pytest.mark.rule("IN-AUP-04")
def test_no_upgrade_without_money_or_when_all_is_complete() -> None:
    play = Play()
    play.own.money = 3
    assert play.run(7, 9).all("impossible")[0].word == "money"
    play.own.money = 100
    play.shipping(play.auto, 5)
    own = play.own
    own.merchants, own.board_merchants = own.merchants + own.board_merchants, 0
    play.round(3)
    assert play.run(17).all("impossible")[0].word == "complete"


# --- technology -----------------------------------------------------------------------------------


@pytest.mark.rule("IN-ATE-01", "IN-ATE-02")
def test_technology_needs_three_workers_of_a_kind() -> None:
    play = Play()
    play.units("woodcutter", "2.6", "5.1")
    turn = play.run(5, 1)
    assert turn.all("impossible")[0].word == "workers"
    play.units("woodcutter", "8.9")
    before = play.own.money
    assert play.run(6).done == "technology"
    assert play.own.technology == 1
    assert play.own.money == before - 10
    assert play.run(2, 4).all("impossible")[0].word == "workers"


@pytest.mark.rule("IN-ATE-03")
@pytest.mark.parametrize(("face", "technology"), [("+1", 1), ("-3", 2)])
def test_the_price_die_decides_between_both_kinds(face: str, technology: int) -> None:
    play = Play()
    play.units("woodcutter", "2.6", "5.1", "8.9")
    play.units("miner", "1.4", "1.6", "4.9")
    play.run(1, price=face)
    assert play.own.technology == technology


@pytest.mark.rule("IN-ATE-04")
def test_technology_needs_ten_pounds() -> None:
    play = Play()
    play.units("woodcutter", "2.6", "5.1", "8.9")
    play.own.money = 9
    told = play.run(1, 2).all("impossible")[0]
    assert (told.word, told.number) == ("money", 1)
    assert play.own.technology != BOTH_TILES
