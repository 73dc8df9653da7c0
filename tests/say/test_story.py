"""Turns in short: how moves are cut into turns, and what is told of each, result first."""

from __future__ import annotations

import random

import pytest

import ceilidh
from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Played, Table
from ceilidh.say import LANGUAGES, speaker
from ceilidh.say.game_text import PositionText
from ceilidh.say.module_text import Headline
from ceilidh.say.move_parts import DEED, NOBODY, PHASE, SET_OFF, StoryEntry
from ceilidh.say.speaker import words_for
from tests.clans.scenario import Scenario
from tests.say.listening import turns_of

EN = speaker("en")


def words(game: str) -> PositionText:
    found = words_for(game)
    assert isinstance(found, PositionText)
    return found


def by_chance(game: str, seed: int, options: dict[str, object], players: int = 2) -> Table:
    table = ceilidh.new(game, players, seed, options)
    chance = random.Random(seed)
    while table.actor is not None:
        table.play(chance.choice(table.legal()))
    return table


def entries(table: Table, language: str = "en") -> list[StoryEntry]:
    to = speaker(language)
    turns = turns_of(table.played, words(table.game.name))
    return [to.entry(table, turn, table.names) for turn in turns]


def step(thing: str, number: int, left: str = "", seat: int = 1) -> Event:
    place = HEX_NAMES.index(left) if left in HEX_NAMES else -1
    return Event("automa", seat, thing, number, place, f"{left} | IN-AC-01")


def money(amount: int, reason: str, seat: int = 1) -> Event:
    return Event("money", seat, "money", amount, -1, reason)


def turn(seat: int) -> Event:
    return Event("turn", seat, "", 3, -1, "")


# --- parts of a move ------------------------------------------------------------------------------


def test_a_move_is_cut_at_turns_that_rules_play_and_at_the_end_of_a_round() -> None:
    made = Scenario(2)
    first, second = [turn(1), step("card action", 4)], [turn(1), step("card action", 9)]
    ended = [money(8, "income", 0), Event("round", -1, "", 4, -1, ""), turn(0)]
    events = [money(16, "pass", 0), *first, *second, *ended]
    played = Played(0, made.table.legal()[0].action, [], events, made.state)
    parts = words("clans").parts(played)
    assert [(part.nth, part.kind, part.seat) for part in parts] == [
        (0, DEED, 0),
        (1, SET_OFF, 1),
        (2, SET_OFF, 1),
        (3, PHASE, NOBODY),
    ]
    assert [(part.start, part.end) for part in parts] == [(0, 1), (1, 3), (3, 5), (5, 8)]
    # A turn that a person has yet to play is no part.
    plain = Played(0, played.action, [], [money(16, "pass", 0), turn(1)], made.state)
    assert [part.kind for part in words("clans").parts(plain)] == [DEED]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_of_the_automa_is_an_entry_with_its_own_steps(language: str) -> None:
    table, to = by_chance("clans", 5, {"automa": "3"}), speaker(language)
    own, most = words("clans"), 0
    for move in table.played:
        parts = own.parts(move)
        told = [own.part_steps(to, table, move, part, table.names) for part in parts]
        flat = [beat for beats in told for beat in beats]
        # The income that ends a round is of no turn.
        assert flat == to.steps(table, move, table.names)[: len(flat)]
        turns = [beats for part, beats in zip(parts, told, strict=True) if part.kind == SET_OFF]
        assert all(sum(beat.opens for beat in beats) == 1 for beats in turns)
        most = max(most, len(turns))
    assert most > 3
    automa = [entry for entry in entries(table, language) if entry.steps and entry.part]
    cards = [e for one in table.played for e in one.events if e.thing == "card action"]
    assert len(automa) == len(cards)
    for entry in automa:
        assert entry.text.startswith(table.names[1]) and entry.text.endswith(".")
        assert "{" not in entry.text and entry.icon


# --- the Automa, result first ---------------------------------------------------------------------

PLACE = Event("place", 1, "cow", 1, 12, "")
TAKEN = Event("contract", 1, "50", 1, -1, "")


@pytest.mark.parametrize(
    ("events", "icon", "text"),
    [
        ([step("unit cow", 10, "2.4"), money(-10, "build"), PLACE], "cow", "cow on 2.4, £10"),
        ([step("deal sell", 2, "milk"), money(2, "trade")], "milk", "sells 2 milk, +£2"),
        ([step("deal buy", 1, "cheese"), money(1, "trade")], "cheese", "buys 1 cheese, +£1"),
        (
            [step("pays take", 5, "50"), money(-5, "contract"), TAKEN],
            "contract",
            "takes a contract (1 bread, 1 cheese and 1 whisky → 3 tobacco, £10 and "
            "2 bonus upgrades), £5",
        ),
        (
            [step("pays fulfil", 35, "41"), money(-35, "export")],
            "contract",
            "fulfils a contract (1 wool, 2 whisky and 1 mutton), £35",
        ),
        (
            [Event("upgrade", 1, "merchant", 1, -1, ""), money(-4, "upgrade")],
            "merchant",
            "hires a merchant, £4",
        ),
        ([step("pass", 0), money(14, "pass")], "pass", "passes, +£14"),
        ([step("done skip", 0)], "none", "takes no action this turn"),
    ],
)
@pytest.mark.rule("IN-AC-03", "IN-AC-04")
def test_the_result_of_an_automa_turn_comes_first(
    events: list[Event], icon: str, text: str
) -> None:
    made = Scenario(2)
    played = Played(0, made.table.legal()[0].action, [], events, made.state)
    log_builder = words("clans").log_builder(EN, made.state, played, ["Ann", "Automa"])
    found = words("clans").all.headlines["automa"](
        log_builder, 1, [step("card action", 8), *events]
    )
    assert isinstance(found, Headline)
    assert (found.icon, found.text) == (icon, f"Automa: {text}")


# --- turns of people ------------------------------------------------------------------------------


def test_a_trade_tells_the_new_price() -> None:
    made = Scenario(2)
    made.goods(0, whisky=2)
    made.play("sell whisky 2")
    entry = entries(made.table)[-1]
    assert (entry.icon, entry.seat, entry.part) == ("whisky", 0, 0)
    assert entry.move == len(made.table.played)
    assert entry.text == f"{made.table.names[0]} sells 2 whisky for £22."
    now = made.state.rules.prices[5][made.state.prices[5]]
    assert entry.results == (f"Whisky falls to £{now}.",) and now < 11
    assert entry.places == ("market/good:whisky",)
    assert entry.heading == f"Round {made.state.round}"


@pytest.mark.rule("GM-FLW-01", "GM-FLW-09")
def test_small_moves_of_a_turn_are_one_entry_under_the_heading_of_its_stack() -> None:
    table = by_chance("glenmore", 5, {})
    told = entries(table)
    headings = list(dict.fromkeys([entry.heading for entry in told]))
    assert headings == [f"Round {n}, stack {letter}" for n, letter in enumerate("ABCD", 1)]
    turns = sum(event.kind == "turn" for one in table.played for event in one.events)
    assert len([entry for entry in told if entry.seat != NOBODY]) <= turns + 1
    assert len(told) < len(table.played) / 2
    phases = [entry.text for entry in told if entry.seat == NOBODY]
    assert phases == [f"Scoring phase {n} is over." for n in range(1, 5)]
    first = told[0]
    assert " takes " in first.text and first.first == 1 and first.icon == "tile"
