"""The choice of the hex agrees with a second implementation in 2,000 positions."""

import pytest

from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.modules.automa.expand import NOWHERE, choose_hex, open_places
from ceilidh.games.clans.modules.automa.rows import AUTOMA
from ceilidh.games.clans.state import State
from ceilidh.kernel.event import EventRecorder
from ceilidh.kernel.testing import RandomChoices, new_table
from tests.clans.automa.expand_oracle import Oracle
from tests.clans.automa.play import steps_of
from tests.clans.policy import rich_move

POSITIONS = 2_000
CARDS = AUTOMA.of(load(None)).cards
GAMES: list[dict[str, object]] = [
    {},
    {"modules": ["farmers-markets"]},
    {"modules": ["industria-maps", "farmers-markets", "trains"]},
    {"ports": False},
]


def compare(state: State, seat: int, dice: RandomChoices) -> bool:
    """One position with one card; whether there was anything to choose."""
    card = CARDS[dice.below(len(CARDS))]
    recorder = state.recorder = EventRecorder()
    places = list(open_places(state, seat))
    chosen = choose_hex(state, seat, card, places)
    equal = Oracle(state, seat).equal_best(card.modules, card.criteria)
    told = f"round {state.round}, card {card.id}"
    if chosen == NOWHERE:
        assert not equal, told
        return False
    assert chosen in equal, told
    tied = [one.number for one in steps_of(recorder.events) if one.step == "chance"]
    assert tied == ([len(equal)] if len(equal) > 1 else []), told
    return True


def positions(number: int) -> None:
    made = 0
    chosen = 0
    seed = 0
    while made < number:
        players = 2 + seed % 3
        table = new_table(CLANS, players, {"automa": "5", **GAMES[seed % len(GAMES)]}, seed)
        dice = RandomChoices(seed)
        while table.actor is not None and made < number:
            who, action = rich_move(table, dice)
            table.play(action, who)
            if table.state.round and dice.below(2):
                copy = table.state.clone()
                # Another sum than it happens to have, so that little and much can be paid.
                own = copy.mine(players - 1)
                own.money = dice.below(60)
                chosen += compare(copy, players - 1, dice)
                made += 1
        seed += 1
    assert chosen > number // 2


@pytest.mark.rule("IN-AEX-06", "IN-AEX-07", "IN-AEX-08", "IN-AEX-09")
def test_a_sample_of_positions() -> None:
    positions(150)


@pytest.mark.whole
def test_two_thousand_positions() -> None:
    positions(POSITIONS)
