"""The eight actions of Clans as cards: always all of them, with a price, a gain or a reason."""

from __future__ import annotations

import random

import pytest

import ceilidh
from ceilidh.kernel.table import Table
from ceilidh.say import speaker

EIGHT = ["trade", "contract", "build", "ship", "technology", "hire", "fulfil", "pass"]
KINDS = {
    "trade": {"buy", "sell"},
    "contract": {"take"},
    "build": {"build"},
    "ship": {"ship"},
    "technology": {"technology"},
    "hire": {"hire"},
    "fulfil": {"fulfil"},
    "pass": {"pass"},
}


def games() -> list[Table]:
    return [ceilidh.new("clans", players=players, seed=players) for players in (1, 2, 4)]


@pytest.mark.rule("CC-ACT-01")
@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_all_eight_stand_in_their_order_and_hold_the_legal_moves(language: str) -> None:
    to = speaker(language)
    choose = random.Random(1)
    turns = 0
    for table in games():
        while table.actor is not None:
            offers = to.offers(table, table.actor)
            legal = {move.text for move in table.legal()}
            if offers:
                turns += 1
                assert [offer.name for offer in offers] == EIGHT
                for offer in offers:
                    own = {text for text in legal if text.split()[0] in KINDS[offer.name]}
                    assert set(offer.moves) == own
                    # Possible with what it costs or gives, or not possible with the reason.
                    assert bool(offer.line) == bool(own)
                    assert bool(offer.reason) != bool(own)
                    assert bool(offer.rules) == bool(offer.reason)
                    # A single move is played at once: there is nothing more to ask.
                    assert bool(offer.asks) == (len(own) > 1)
            else:
                assert "pass" not in legal
            table.play(choose.choice(table.legal()))
    assert turns > 100


def test_what_modules_add_is_one_card_for_each_kind() -> None:
    """Where there are several such moves; a single one is a card by itself."""
    choose = random.Random(4)
    options: dict[str, object] = {
        "modules": ["trains"],
        "clan_pool": ["sinclair", "macgregor"],
        "clans": "auction",
    }
    seen: set[str] = set()
    for seed in range(4):
        table = ceilidh.new("clans", players=2, seed=seed, options=options)
        while table.actor is not None:
            for offer in speaker("en").offers(table, table.actor)[len(EIGHT) :]:
                kind = [move.text for move in table.legal() if move.text.split()[0] == offer.name]
                assert list(offer.moves) == kind
                if offer.name == "train":  # there in every turn
                    assert bool(offer.reason) != bool(kind)
                    continue
                assert len(kind) > 1
                assert offer.title[0].isupper() and offer.line == f"{len(kind)} possible moves"
                seen.add(offer.name)
            table.play(choose.choice(table.legal()))
    assert seen >= {"handcar", "claim", "jump"}


def test_sums_and_reasons() -> None:
    to = speaker("en")
    choose = random.Random(2)
    said: dict[str, set[str]] = {name: set() for name in EIGHT}
    for table in games():
        while table.actor is not None:
            for offer in to.offers(table, table.actor):
                said[offer.name].add(offer.line or offer.reason)
            table.play(choose.choice(table.legal()))
    assert "£4" in said["ship"] and "£4" in said["hire"] and "£10" in said["technology"]
    assert "+£16" in said["pass"] and "+£5" in said["contract"]
    assert "There is no contract in your export box." in said["fulfil"]
    assert "You have no merchant in stock." in said["trade"]
    assert any(line.startswith("from £") for line in said["build"])
    assert any("you have £" in line for line in said["build"])


def test_a_brief_is_the_sentence_without_its_sum() -> None:
    to = speaker("en")
    table = ceilidh.new("clans", players=2, seed=3)
    choose = random.Random(3)
    while table.actor is not None:
        for move in table.legal()[:20]:
            brief, whole = to.brief(table, move), to.move(table, move)
            assert whole.startswith(brief.deed)
            assert (brief.price or brief.gain) in whole
        table.play(choose.choice(table.legal()))


def test_a_decision_is_about_the_tile_in_hand_and_the_card_that_is_voted_on() -> None:
    to = speaker("en")
    options: dict[str, object] = {"modules": ["great-glen"]}
    table = ceilidh.new("glenmore", players=3, seed=5, options=options)
    choose = random.Random(3)
    about: dict[str, set[str]] = {}
    while table.actor is not None:
        step = str(table.view()["step"])
        about.setdefault(step, set()).add(to.subject(table, table.actor).split(":")[0])
        table.play(choose.choice(table.legal()))
    assert about["place"] == {"tile"}
    assert about["vote"] == {"card"}
    assert about["move"] == {""}
