"""Scenarios for the tests of the two Chronicles: pawns before the Mountain, cards to vote on."""

from __future__ import annotations

from typing import Final

from ceilidh.games.glenmore.goods import RESOURCE_NAMES
from ceilidh.games.glenmore.state import FIXTURE
from tests.glenmore.scenario import Scenario

SPACES: Final = 14
MOUNTAIN: Final = 11  # where a pawn stands on it; it also takes space 12, and 13 is the first gap
CARDS: Final = [str(number) for number in range(1, 11)]


def on_rondel(scenario: Scenario, first: int, *ahead: str) -> None:
    """Put the figures one behind the other from a position on, tiles in front, and begin.

    The stack is empty, so that nothing is drawn.
    """
    state = scenario.state
    for figure in range(len(state.places)):
        scenario.place(figure, first + figure)
    state.front = first + SPACES - 1
    scenario.stack("A", 0)
    scenario.ahead(*ahead)


def at_the_foot(
    *beyond: str, players: int = 3, die: bool = False, sideways: bool = False
) -> Scenario:
    """The foremost figure is directly before the Mountain; the tiles lie directly behind it."""
    with_die = die or players == 2
    scenario = Scenario(players, modules=["highlander"], die=with_die, sideways_mountain=sideways)
    foot = scenario.state.rondel.index(FIXTURE)
    on_rondel(scenario, foot - len(scenario.state.places), *beyond)
    return scenario


def module_view(scenario: Scenario, name: str, viewer: int | None = None) -> dict[str, object]:
    """What a viewer, or a spectator, sees of a module."""
    modules = scenario.table.view(viewer)["modules"]
    assert isinstance(modules, dict)
    seen = modules[name]
    assert isinstance(seen, dict)
    return seen


def on_mountain(scenario: Scenario) -> dict[str, int]:
    """Coins and resources that lie on the Mountain; those of which there are none are left out."""
    seen = module_view(scenario, "highlander")
    goods = seen["goods"]
    coins = seen["coins"]
    assert isinstance(goods, list)
    assert isinstance(coins, int)
    found = {"coin": coins, **dict(zip(RESOURCE_NAMES, goods, strict=True))}
    return {name: number for name, number in found.items() if number}


def glen(*cards: int, players: int = 3, modules: tuple[str, ...] = ("great-glen",)) -> Scenario:
    """Great Glen cards, these first; four free persons lie in front of the figures."""
    first = [str(card) for card in cards]
    drawn = [*first, *[card for card in CARDS if card not in first]][:5]
    scenario = Scenario(players, setup={"card": drawn}, modules=list(modules))
    on_rondel(scenario, 0, "somerled", "robert_i", "william_wallace", "john_knox")
    return scenario


def hold_council(scenario: Scenario, person: str, clan: str, card: int) -> None:
    """The seat at turn takes a person, places its marker and chooses a card; all then vote."""
    scenario.play(f"take {person}", f"claim {clan}", f"council {card}")


def accept(scenario: Scenario, card: int) -> None:
    """Vote a card in, with the first person in front."""
    hold_council(scenario, "somerled", "macleod", card)
    while scenario.step() == "vote":
        scenario.play("vote aye")


def voting(*cards: int, players: int = 3) -> Scenario:
    """A vote on the first card, chosen by seat 0; nobody has voted yet."""
    scenario = glen(*cards, players=players)
    hold_council(scenario, "somerled", "macleod", cards[0])
    return scenario


def vote(scenario: Scenario, *ballots: str) -> None:
    """The ballots of all seats in their order."""
    for seat, ballot in enumerate(ballots):
        scenario.table.play(f"vote {ballot}", seat=seat)


def fate(scenario: Scenario, card: int) -> str:
    """Whether a card was accepted, was rejected, or is waiting."""
    seen = module_view(scenario, "great-glen")
    cards, fates = seen["cards"], seen["fates"]
    assert isinstance(cards, list)
    assert isinstance(fates, list)
    return str(fates[cards.index(str(card))])
