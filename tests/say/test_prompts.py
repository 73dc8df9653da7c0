"""Prompts say what is chosen, where it comes from, and how much is left."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

import ceilidh
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.games.glenmore.grid import CASTLE_CELL
from ceilidh.games.glenmore.rules.arrivals import arrive
from ceilidh.games.glenmore.rules.stock import put_good
from ceilidh.kernel.table import Table
from ceilidh.say import speaker

# By game and step, what its prompts look like.
SAYS = {
    "clans": {
        "choose pair": r"Choose a clan; it comes with the starting tile",
        "first worker": r"Place your (first|second|third) worker \([123] of [23]\) on any empty",
        "turn": r"(or pass for the rest of round [1-5]\.|You have taken your|The port moved)",
        "bonuses": r"(buy up to \d .+ at £\d less each|Building bonus|The port moved|Use the)",
        "slaughter": r"Your contract \(\d .+\) still needs .*\d (beef|mutton)",
        "make cheese": r"how much cheese do you want to make from \d+ milk\? At most \d",
    },
    "glenmore": {
        "move": r"Move your pawn forward to the tile you want to take\.",
        "place": r"Where do you want to place \w+",
        "pay": r"(Choose how to pay \d .+|Pay \d .+: first sell something)\.",
        "clan marker": r"you have \d+ coins? and \d+ markers? left",
        "activation": r"(Activate|Move Scots|There are no tiles left).*\.$",
        "joker": r".+ gives \d resources? of your choice",
    },
}


def asked(game: str, seeds: int) -> dict[str, list[str]]:
    """The prompts of some games by chance, by the step that asks."""
    found: dict[str, list[str]] = {}
    for seed in range(seeds):
        table = ceilidh.new(game, players=3, seed=seed)
        chance = random.Random(seed)
        while table.actor is not None:
            step = str(table.view(table.actor)["step"])
            found.setdefault(step, []).append(speaker("en").prompt(table, table.actor))
            table.play(chance.choice(table.legal()))
    return found


@pytest.mark.parametrize("game", list(SAYS))
def test_prompts_say_what_and_why(game: str) -> None:
    found = asked(game, 6)
    for step, words in SAYS[game].items():
        assert found[step], step
        for said in found[step]:
            assert re.search(words, said), (step, said)


def until(game: str, seed: int, is_so: Callable[[Table], bool]) -> Table:
    table = ceilidh.new(game, players=2, seed=seed)
    chance = random.Random(seed)
    while table.actor is not None and not is_so(table):
        table.play(chance.choice(table.legal()))
    return table


def test_workers_are_counted() -> None:
    table = until("clans", 1, lambda table: table.view()["step"] == "first worker")
    said = []
    while table.view()["step"] == "first worker":
        assert table.actor is not None
        said.append(speaker("en").prompt(table, table.actor))
        table.play(table.legal()[0])
    assert [text.split()[2] for text in said][:4] == ["first", "first", "second", "second"]


def test_a_payment_names_what_it_is_for() -> None:
    """The tile taken, or the one activated, stands in the question."""
    names = {tile.name for tile in load(None).tiles}
    texts = asked("glenmore", 4)["pay"]
    assert all(" for " in text for text in texts)
    assert all(any(name in text for name in names) for text in texts)


def test_who_lacks_coins_is_told_to_sell() -> None:
    def short(table: Table) -> bool:
        said = speaker("en").prompt(table, table.actor or 0)
        return "first sell something" in said

    for seed in range(40):
        table = until("glenmore", seed, short)
        if table.actor is not None:
            said = speaker("en").prompt(table, table.actor)
            assert re.match(r"Pay \d coins? for .+: first sell something\.", said)
            kinds = {move.text.split()[0] for move in table.legal()}
            assert "sell" in kinds
            return
    pytest.fail("nobody ever lacked coins")


def test_who_has_no_room_is_told_to_sell_or_discard() -> None:
    table = ceilidh.new("glenmore", players=3, seed=1)
    state, seat = table.state, table.actors[0]
    for _ in range(3):
        put_good(state, seat, CASTLE_CELL, RESOURCE_NAMES.index("barley"), "test")
    state.market[RESOURCE_NAMES.index("barley")] = 1
    arrive(state, seat, CASTLE_CELL, (0, 1, 0, 0, 0))
    FLOW.settle(state)
    to = speaker("en")
    asked = to.prompt(table, seat)
    assert asked.startswith("Home castle is full: sell something from it to keep 1 wood"), asked
    labels = [to.move(table, move) for move in table.legal(seat)]
    assert labels == ["Discard what does not fit", "Sell 1 barley from Home castle for 1 coin"]
