"""What agents see and may do: numbers of the view alone, and masks of the legal moves."""

from __future__ import annotations

import pickle
import re
from copy import deepcopy
from pathlib import Path

import numpy as np
import pytest

from ceilidh.envs.actions import action_table
from ceilidh.envs.compact_actions import table_of
from ceilidh.envs.encoding import layout_of
from ceilidh.envs.layout import LIMIT
from ceilidh.envs.observer import OBSERVATIONS, observer_of
from ceilidh.envs.session import Session, begun
from ceilidh.envs.view_hash import SLOTS, ViewHash, ViewPath, add_leaves
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.modules.dragon_boats.regatta import TOKEN, regatta
from ceilidh.games.template.game import PEAT
from ceilidh.kernel import registry
from ceilidh.kernel.errors import IllegalMove
from tests.envs.cases import CASES, Case, positions
from tests.envs.oracle import READ_BACK, observed

PAGE = Path(__file__).resolve().parents[2] / "docs" / "research.md"
GAMES = ["clans", "glenmore"]


@pytest.mark.parametrize("game", GAMES)
def test_a_number_means_the_same_move_always(game: str) -> None:
    table = action_table(game)
    assert len(table) == len(set(table.words)) == len(table.factors)
    for number in range(0, len(table), 97):
        words = table.words[number]
        action = table.action(number)
        assert table.number(words) == action.id == number
        kind, *arguments = table.factors[number]
        assert table.kinds[kind] == action.spec.word
        assert arguments == [action.a, action.b, action.c]
        named = zip(action.spec.domains, arguments, strict=False)
        assert words.split()[1:] == [domain.words[place] for domain, place in named]


@pytest.mark.parametrize("form", OBSERVATIONS)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_every_block(game: str, form: str) -> None:
    """Name, shape and place of each block stand in docs/research.md, and the number of actions."""
    text = PAGE.read_text("utf-8")
    layout, table = observer_of(game, form, form), table_of(game, form)
    rows = re.findall(r"^\| `([\w.-]+)` \| ([\d × ]+) \| (\d+) \| (.+) \|$", text, re.MULTILINE)
    for field in layout.fields:
        shape = " × ".join(str(number) for number in field.shape)
        start = str(layout.blocks[field.name].start)
        assert (field.name, shape, start, field.says) in rows, field.name
    assert f"| {len(table):,} | {layout.size:,} | `{table.fingerprint}` |" in text


@pytest.mark.parametrize("case", CASES, ids=str)
def test_two_worlds_that_look_alike_are_observed_alike(case: Case) -> None:
    """What a seat cannot know changes neither its vector, nor its mask, nor its points."""
    for number, session in enumerate(positions(case, seed=5, every=23)):
        game = session.game
        for seat in session.people:
            seen = session.seen(seat)
            assert np.isfinite(seen["observation"]).all()
            assert np.abs(seen["observation"]).max() <= LIMIT
            legal = {action.id for action in session.legal(seat)}
            assert set(np.flatnonzero(seen["action_mask"])) == legal
            guess = game.determinize(session.state, seat, number)
            world = Session(game, guess, session.people)
            again = world.seen(seat)
            assert np.array_equal(seen["observation"], again["observation"])
            assert np.array_equal(seen["action_mask"], again["action_mask"])
            assert world.points()[seat] == session.points()[seat]


def test_a_secret_is_seen_by_who_knows_it_and_by_nobody_else() -> None:
    session = begun("glenmore", 2, 1, {"modules": ["dragon-boats"]})
    worlds = []
    for reward in ("coins", "whisky"):
        world = session.copy()
        lying = (TOKEN.index[reward],)
        world.state.keep(regatta(world.state).with_tokens(0, lying, 0b10))
        worlds.append(world)
    one, other = worlds
    assert np.array_equal(one.observe(0), other.observe(0))
    assert not np.array_equal(one.observe(1), other.observe(1))


def test_seats_are_counted_from_the_observer() -> None:
    session = next(positions(("clans", 3, {}), seed=3, every=60))
    for own in range(3):
        session.state.mine(own).money = 50 * (own + 1)
    money = layout_of("clans").blocks["seats.money"]
    assert list(session.observe(0)[money]) == [1, 2, 3, 0]
    assert list(session.observe(2)[money]) == [3, 1, 2, 0]
    coins = layout_of("glenmore").blocks["seats.coins"]
    assert begun("glenmore", 2, 1).observe(1)[coins].shape == (4,)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_observation_holds_what_the_view_shows(case: Case) -> None:
    """The encoders read positions; a slow reading of the view by the page gives the same."""
    for session in positions(case, seed=4, every=37):
        for seat in session.people:
            view = session.game.view(session.state, seat)
            told = observed(case[0], session.layout, view, seat)
            seen = session.observe(seat)
            for name, block in session.layout.blocks.items():
                if name in READ_BACK:
                    continue
                close = 1e-5 if name == "hashed" else 0.0
                assert np.allclose(seen[block], told[block], rtol=0, atol=close), name


def test_modules_are_hashed_by_path_and_word() -> None:
    view = {"part": {"votes": ["aye", ""], "at": [3, None], "open": True}}
    expected: dict[int, float] = {}
    for path, number in (("at/0", 0.3), ("open", 1.0), ("votes=aye", 1.0)):
        leaf = ViewPath(f"modules/part/{path}")
        assert 0 <= leaf.place < SLOTS and leaf.sign in (1.0, -1.0)
        expected[leaf.place] = expected.get(leaf.place, 0.0) + leaf.sign * number
    sums: dict[int, float] = {}
    add_leaves(sums, ViewPath("modules"), view)
    assert sums == expected


def test_the_same_module_state_is_hashed_once() -> None:
    session = begun("glenmore", 2, 1, {"modules": ["dragon-boats"]})
    part = regatta(session.state)
    known, path = ViewHash(0), ViewPath("modules")
    first = known.sums_of(part, 0, path)
    assert known.sums_of(part, 0, path) is first
    lying = part.with_tokens(0, (TOKEN.index["coins"],), 0b10)
    other = known.sums_of(lying, 1, path)
    assert other != first and known.sums_of(lying, 0, path) != other


def test_a_game_without_a_layout_is_hashed_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._LOADERS, PEAT.name, lambda: PEAT)
    session = begun(PEAT.name, PEAT.players[0], 1)
    assert np.any(session.observe(0)) and np.any(session.mask(session.actor))


@pytest.mark.parametrize("case", [CASES[1], CASES[4]], ids=str)
def test_copies_and_pickles_play_on_alike(case: Case) -> None:
    session = list(positions(case, seed=2, every=15, moves=31))[-1]
    key = session.game.key(session.state)
    for other in (session.copy(), deepcopy(session), pickle.loads(pickle.dumps(session))):
        assert other.game.key(other.state) == key
        other.apply(other.legal(other.actor)[-1], other.actor)
        assert session.game.key(session.state) == key != other.game.key(other.state)


@pytest.mark.parametrize("case", [CASES[3], CASES[6]], ids=str)
def test_a_game_begins_again_as_if_it_were_the_first(case: Case) -> None:
    session = list(positions(case, seed=2, every=15, moves=16))[-1]
    for seed in (2, 3):
        first = begun(case[0], case[1], seed, case[2])
        again = session.again(seed)
        assert again.game.key(again.state) == first.game.key(first.state)
        assert again.people == first.people


def test_an_illegal_number_is_refused_with_the_reason() -> None:
    session = begun("glenmore", 2, 1)
    key = session.game.key(session.state)
    number = session.actions.number("done")
    with pytest.raises(IllegalMove, match="Not possible: done"):
        session.play(number, session.actor)
    assert "GM-" in session.why_not(number, session.actor)
    assert session.game.key(session.state) == key
    assert FLOW.steps[session.state.stack[-1].step].name


def test_places_share_what_is_between_first_and_last() -> None:
    session = begun("clans", 3, 1)
    session.state.stack.clear()
    assert session.places() == [0.0, 0.0, 0.0]
    session.state.mine(1).glory += 30
    points, ranks = session.result()
    assert session.places()[1] == 1.0 and ranks[1] == 1 and max(points) == points[1]
    assert sum(session.places()) == pytest.approx(0.0)
