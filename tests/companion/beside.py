"""A companion that runs beside a game of the engine and is told only what it asks for."""

from __future__ import annotations

import random

import ceilidh
from ceilidh.companion import Companion, SetUp
from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.flow import FLOW
from ceilidh.games.clans.goods import GOOD_NAMES, KIND_NAMES
from ceilidh.games.clans.modules.automa.first_workers import AUTOMA_SET_UP
from ceilidh.games.clans.modules.automa.part import automaton
from ceilidh.games.clans.modules.automa.turn import AUTOMA_TURN
from ceilidh.games.clans.modules.industria.farmers_markets import tiles
from ceilidh.games.clans.rules.pieces import kinds_at, owner_at
from ceilidh.games.clans.rules.scoring import SCORING_PHASE
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import EventRecorder, outcomes_text, parse_outcomes
from ceilidh.kernel.flow import Step

FIELDS = ("money", "shipping", "technology", "merchants", "board_merchants", "ports", "box")
LISTS = ("market", "deployed", "fulfilled")


def mine(state: State) -> list[object]:
    """All that the Automa has."""
    seat = state.seats[-1]
    own = [getattr(seat, name) for name in FIELDS]
    own += [list(getattr(seat, name)) for name in LISTS]
    return [*own, seat.own.hexes(), automaton(state).dump()]


def answer(state: State, shown: State, need: str) -> str:
    """What a person at the table would say of this position."""
    word, _, good = need.partition(" ")
    if word == "map":
        return _units(state, shown)
    if word == "price":
        return f"{need} {state.prices[GOOD_NAMES.index(good)]}"
    if word in ("markets", "stalls"):
        return _markets(state, word)
    said = {
        "prices": state.prices,
        "contracts": [one for one in state.display if one],
        "boxes": [one for seat in state.rules.people for one in state.seats[seat].box],
        "imports": state.imports,
        "passed": [len(state.passed)],
    }
    return " ".join([word, *map(str, said[word])])


def _markets(state: State, word: str) -> str:
    own = tiles.markets(state)
    if word == "markets":
        pairs = [tiles.MARKET_TILE.words[tile] for tile in own.tiles]
        laid = zip(pairs, own.hexes, strict=True)
        return " ".join([word, *[f"{pair}:{HEX_NAMES[hex_]}" for pair, hex_ in laid]])
    left = [tiles.open_goods(own, market) for market in range(len(own.tiles))]
    goods = [",".join([GOOD_NAMES[good] for good in some]) or "-" for some in left]
    return " ".join([word, *goods])


def _units(state: State, shown: State) -> str:
    """What has to be tapped on the map that is shown: new units, and hexes that were left."""
    said: list[str] = []
    for hex_, name in enumerate(HEX_NAMES):
        owner = owner_at(state, hex_)
        if (owner, kinds_at(state, hex_)) == (owner_at(shown, hex_), kinds_at(shown, hex_)):
            continue
        if owner in state.rules.people:
            said.append(f"{owner + 1}:{name}:{KIND_NAMES[kinds_at(state, hex_)[0]]}")
        else:
            said.append(f"-{name}")
    return " ".join(["map", *said])


class Beside:
    """A game by chance; `asked` are the things that the companion wanted to know."""

    def __init__(
        self, people: int, level: int, seed: int, markets: bool = False, trains: bool = False
    ) -> None:
        modules = ["farmers-markets"] * markets + ["trains"] * trains
        options: dict[str, object] = {"automa": str(level), "modules": modules}
        self.state: State = ceilidh.new("clans", people + 1, seed, options).state
        self.chance = random.Random(seed)
        self.setup = SetUp(people, level, self.state.map.sides, True, trains, markets, seed)
        self.game = Companion(self.setup, [])
        self.turns = 0
        self.asked: set[str] = set()

    def play(self) -> None:
        """To the end, with equal moves all along."""
        self.until(AUTOMA_SET_UP)
        if self.setup.markets:
            self.game.add(answer(self.state, self.game.state, "markets"))
        self.game.add(f"begin {self.run()}")
        assert mine(self.game.state) == mine(self.state)
        while self.until(AUTOMA_TURN, SCORING_PHASE):
            if self.at(SCORING_PHASE):
                self.run()
                self.game.add("round")
            else:
                self._turn()
                assert mine(self.game.state) == mine(self.state), self.game.lines[-3:]

    def _turn(self) -> None:
        before = self.state.clone()
        self.game.add(f"draw {self.run()}")
        while self.game.asks:
            need = self.game.asks
            self.asked.add(need.split()[0])
            self.game.add(answer(before, self.game.state, need))
        self.turns += 1
        assert self.game.state.round == before.round

    def at(self, step: Step[State]) -> bool:
        return self.state.stack[-1].step == step.id

    def until(self, *steps: Step[State]) -> bool:
        """Play by chance until one of the steps is next; False at the end of the game."""
        state = self.state
        while state.stack and not any(self.at(step) for step in steps):
            frame = state.stack[-1]
            step = FLOW.steps[frame.step]
            if step.begin(state, frame):
                legal: list[Action] = []
                step.legal(state, frame, legal)
                step.apply(state, frame, self.chance.choice(legal))
        return bool(state.stack)

    def run(self, outcomes: str = "") -> str:
        """Run the next step of the engine, with these outcomes; what chance brought."""
        recorder = EventRecorder(parse_outcomes(outcomes))
        self.state.recorder = recorder
        frame = self.state.stack[-1]
        FLOW.steps[frame.step].begin(self.state, frame)
        self.state.recorder = None
        assert recorder.left() == ""
        return outcomes_text(recorder.outcomes)
