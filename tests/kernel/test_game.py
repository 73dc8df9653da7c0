"""The contract of a game: standings, keys, what must be defined; registry, module states."""

import hashlib
import json

import pytest

import ceilidh
from ceilidh.games.template.game import PEAT, PeatGame
from ceilidh.games.template.hooks import Module
from ceilidh.games.template.modules.secret.rules import Secret
from ceilidh.games.template.modules.wind.rules import Gust, Wind, gust
from ceilidh.games.template.ruleset import Rules
from ceilidh.games.template.state import State
from ceilidh.kernel import registry
from ceilidh.kernel.errors import OptionError, RecordError, UnknownGame
from ceilidh.kernel.game import Game, standings
from ceilidh.kernel.hooks import overrides
from ceilidh.kernel.json_fields import integer, integers, pairs, rows, table
from ceilidh.kernel.options import Options
from ceilidh.kernel.ruled_game import MOST_KEPT
from ceilidh.kernel.ruleset import BaseModule
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import ModuleState, StepSequences
from ceilidh.kernel.state import State as KernelState


class Ranked(PeatGame):
    """Scores and tie-breaks of our choice."""

    def __init__(self, scores: list[int], breaks: list[int]) -> None:
        super().__init__()
        self.given = scores
        self.breaks = breaks

    def scores(self, state: State) -> list[int]:
        return self.given

    def tie_breaks(self, state: State) -> list[int]:
        return self.breaks

    def note(self, state: State, seat: int) -> str:
        return f"seat {seat}"


@pytest.mark.parametrize(
    ("scores", "breaks", "places"),
    [
        ([5, 9, 7], [0, 0, 0], [(1, 1), (2, 2), (0, 3)]),
        ([9, 9, 7], [1, 2, 0], [(1, 1), (0, 2), (2, 3)]),
        ([9, 7, 9], [3, 0, 3], [(0, 1), (2, 1), (1, 3)]),
        ([4, 4, 4, 4], [1, 0, 0, 0], [(0, 1), (1, 2), (2, 2), (3, 2)]),
        ([-3, 0], [0, 0], [(1, 1), (0, 2)]),
    ],
)
def test_standings(scores: list[int], breaks: list[int], places: list[tuple[int, int]]) -> None:
    state = PEAT.new(2, {"modules": ()}, 1, None)
    result = standings(Ranked(scores, breaks), state)
    assert [(row.seat, row.rank) for row in result] == places
    assert [row.note for row in result] == [f"seat {seat}" for seat, _ in places]
    assert [row.score for row in result] == [scores[seat] for seat, _ in places]


def test_scores_are_the_sums_of_the_lines(peat: PeatGame) -> None:
    state = PEAT.new(3, {"modules": ()}, 1, None)
    state.taken, state.last = [4, 0, 7], 1
    assert PEAT.sheet(state) == [("peats", [4, 0, 7]), ("last peat", [0, 5, 0])]
    assert PEAT.scores(state) == [4, 5, 7]
    assert [line.sources(state) for line in PEAT.lines(state)] == [[[4, 0, 7]], [[0, 5, 0]]]


class OneLine(PeatGame):
    def lines(self, state: State) -> list[ScoreLine[State]]:
        return super().lines(state)[:1]


def test_one_line_is_enough() -> None:
    state = PEAT.new(2, {"modules": ()}, 1, None)
    state.taken = [3, 1]
    assert OneLine().scores(state) == [3, 1]
    assert OneLine().tie_breaks(state) == [0, 0]


def test_a_turn_ends_when_another_seat_decides() -> None:
    before = PEAT.new(2, {"modules": ()}, 1, None)
    after = PEAT.clone(before)
    assert not PEAT.turn_over(before, after, 0)
    PEAT.apply(after, PEAT.legal(after)[0])
    assert PEAT.turn_over(before, after, 0)


@pytest.mark.parametrize("players", [1, 5])
def test_positions_are_for_as_many_as_the_game(players: int) -> None:
    data = PEAT.dump(PEAT.new(2, {"modules": ()}, 1, None))
    assert PEAT.load(data).rules.players == 2
    with pytest.raises(OptionError, match=f"Peat cannot be played by {players} players."):
        PEAT.load({**data, "players": players})


class Counting(PeatGame):
    """Counts how often rules are made."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[str] = []

    def resolve(self, players: int, options: Options) -> Rules:
        self.made.append(f"{players} {options.get('wish', '')}")
        return super().resolve(players, options)


def wish(word: str, pack: str = "") -> Options:
    return {"modules": (), "wish": word, "data_pack": pack}


def test_rules_are_made_once_for_equal_options() -> None:
    game = Counting()
    options = wish("a")
    first = game.rules(2, options)
    assert game.rules(2, options) is first
    assert game.rules(2, wish("a")) is first
    assert game.rules(3, options) is not first
    assert game.rules(2, wish("b")) is not first
    assert game.made == ["2 a", "3 a", "2 b"]


def test_rules_that_nobody_asks_for_are_forgotten_first() -> None:
    game = Counting()
    words = [str(number) for number in range(MOST_KEPT)]
    for word in words:
        game.rules(2, wish(word))
    game.rules(2, wish("0"))
    assert game.made == [f"2 {word}" for word in words]
    game.rules(2, wish("one more"))
    game.rules(2, wish("0"))
    assert len(game.made) == MOST_KEPT + 1
    game.rules(2, wish("1"))
    assert game.made[-1] == "2 1"


def test_rules_of_a_data_pack_are_made_anew() -> None:
    """Its files may have changed; within one game the same options are asked for."""
    game = Counting()
    options = wish("a", "folder")
    first = game.rules(2, options)
    assert game.rules(2, options) is first
    assert game.rules(2, wish("a", "folder")) is not first
    assert game.made == ["2 a", "2 a"]


def test_the_key_is_short_and_tells_positions_apart(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 2, 5)
    keys = {table.key()}
    for _ in range(5):
        table.play("take 2")
        keys.add(table.key())
    assert len(keys) == 6
    assert {len(key) for key in keys} == {24}


def test_the_key_is_a_hash_of_the_dump_and_of_nothing_else() -> None:
    state = PEAT.new(2, {"modules": ("wind",)}, 77, None)
    text = json.dumps(PEAT.dump(state), sort_keys=True, separators=(",", ":"))
    assert PEAT.key(state) == hashlib.blake2b(text.encode(), digest_size=12).digest()


def test_what_a_game_must_define() -> None:
    bare = Game[State]("bare", "Bare", 1, (2,), (), PEAT.vocabulary, PEAT.flow)
    state = PEAT.new(2, {"modules": ()}, 1, None)
    bare.check(2, {})
    assert bare.audit(state) == []
    assert bare.note(state, 0) == ""
    assert bare.why_not(state, PEAT.vocabulary.actions[0]).text == "That is not possible now."
    with pytest.raises(AssertionError, match="must define new"):
        bare.new(2, {}, 1, None)
    with pytest.raises(AssertionError, match="must define clone"):
        bare.clone(state)
    with pytest.raises(AssertionError, match="must define lines"):
        bare.tie_breaks(state)
    with pytest.raises(AssertionError, match="must define lines"):
        bare.sheet(state)
    with pytest.raises(AssertionError, match="must define view"):
        bare.view(state, 0)
    with pytest.raises(AssertionError, match="must define determinize"):
        bare.determinize(state, 0, 1)
    with pytest.raises(AssertionError, match="must define dump"):
        bare.key(state)
    with pytest.raises(AssertionError, match="must define load"):
        bare.load({})


def test_actors_after_the_end() -> None:
    state = PEAT.new(2, {"modules": ()}, 1, None)
    state.stack.clear()
    assert (PEAT.actors(state), PEAT.actor(state), PEAT.over(state)) == ([], -1, True)


def test_the_registry(peat: PeatGame) -> None:
    assert registry.find("peat") is peat
    assert [game.name for game in registry.list_games()][-1] == "peat"


def test_peat_is_no_public_game() -> None:
    names = [game.name for game in ceilidh.list_games()]
    assert "clans" in names
    assert "peat" not in names
    with pytest.raises(UnknownGame, match="There is no game 'peat'; the games are clans"):
        registry.find("peat")


def test_modules_have_defaults() -> None:
    module = BaseModule("bare")
    assert (module.players, module.requires, module.conflicts) == ((1, 2, 3, 4), (), ())
    assert module.new_module_state() is None
    assert module.insertions() == []


def test_only_the_hooks_a_module_defines_are_asked() -> None:
    assert overrides(Wind(), Module, "most_taken")
    assert not overrides(Wind(), Module, "redraw")
    assert overrides(Secret(2), Module, "score_lines")
    state = PEAT.new(2, {"modules": ("wind", "secret")}, 1, None)
    assert [module.name for module in state.rules.of["most_taken"]] == ["wind"]
    assert [module.name for module in state.rules.of["redraw"]] == ["secret"]


def test_slices_are_replaced_not_changed() -> None:
    state = PEAT.new(2, {"modules": ("wind", "secret")}, 1, None)
    copy = state.clone()
    copy.keep(Gust(3, 1))
    assert (gust(copy).blown, gust(state).blown) == (3, 0)
    assert list(copy.module_states) == ["wind", "secret"]


def test_what_a_slice_must_define() -> None:
    bare = ModuleState("bare")
    with pytest.raises(AssertionError, match="must define dump"):
        bare.view(0)
    with pytest.raises(AssertionError, match="must define restore"):
        bare.restore({})
    state = KernelState(StepSequences([]), [], 0, {"bare": bare})
    state.keep(ModuleState("other"))
    assert state.module_states == {"bare": bare}


def test_plain_values_are_not_trusted() -> None:
    assert (integer(3), rows([1]), integers([1, 2]), table({"a": 1})) == (3, [1], [1, 2], {"a": 1})
    for value in (True, "3", None, 2.5):
        with pytest.raises(RecordError, match="The position must have a number here, not"):
            integer(value)
    with pytest.raises(RecordError, match="The position must have a list here, not"):
        rows({"a": 1})
    with pytest.raises(RecordError, match="The position must have a number here, not"):
        integers([1, "x"])
    with pytest.raises(RecordError, match="The position must have a table here, not"):
        table([1])
    assert pairs([[1, 2], [3, 4]]) == ((1, 2), (3, 4))
    for row in ([1], [1, 2, 3]):
        with pytest.raises(RecordError, match="The position must have two numbers here, not"):
            pairs([row])
