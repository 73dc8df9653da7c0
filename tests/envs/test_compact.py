"""The compact action space: every legal move can be chosen part by part, and nothing else can."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import ceilidh
from ceilidh.envs.actions import ActionNumbers, action_table
from ceilidh.envs.compact_actions import HALVES, compact_table, listed_words, words_of
from ceilidh.envs.layout import LIMIT
from ceilidh.envs.observer import observer_of
from ceilidh.envs.session import Form, begun
from ceilidh.games.template.game import PEAT
from ceilidh.kernel import registry
from ceilidh.kernel.action import Action
from ceilidh.kernel.errors import IllegalMove
from ceilidh.kernel.registry import find
from tests.envs.cases import CASES, Case, positions

TESTS = Path(__file__).resolve().parents[1]
GAMES = ["clans", "glenmore"]
COMPACT = Form("compact", "compact")
# The first lines of each list, which no version may ever change, and their fingerprint.
SETTLED = {"clans": (470, "b7e9f8a657796fca"), "glenmore": (378, "2bb19ca6e7c37bce")}
RECORDS = [
    pytest.param(file, id=f"{game}/{file.stem}")
    for game in GAMES
    for file in sorted((TESTS / game / "games").glob("*.txt"))
]


def reached(table: ActionNumbers, legal: list[Action]) -> Iterator[tuple[Action, int]]:
    """All moves that choices within the masks can come to, and in how many choices."""
    waiting = [(table.choosing(legal), 0)]
    while waiting:
        partial, choices = waiting.pop()
        numbers = partial.numbers()
        assert len(set(numbers)) == len(numbers) == int(table.mask(numbers).sum())
        assert choices == 0 or len(numbers) > 1, "only real choices are asked for"
        for number in numbers:
            further = partial.copy()
            assert further.pick(number)
            move = further.move()
            if move is None:
                waiting.append((further, choices + 1))
            else:
                assert tuple(further.chosen) == table.parts[move.id][: len(further.chosen)]
                yield move, choices + 1


@pytest.mark.whole
@pytest.mark.parametrize("file", RECORDS)
def test_every_legal_move_of_recorded_games_is_chosen_by_its_parts(file: Path) -> None:
    table = ceilidh.load(file)
    compact, flow = compact_table(table.game.name), table.game.flow
    for played in table.played[::5]:
        legal = flow.legal_for(played.before, played.seat)
        found = [action for action, _ in reached(compact, legal)]
        assert sorted(action.id for action in found) == sorted(action.id for action in legal)
        assert played.action in found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_legal_move_is_chosen_by_its_parts(case: Case) -> None:
    table = compact_table(case[0])
    for session in positions(case, seed=6, every=9):
        for seat in session.people:
            legal = session.legal(seat)
            if legal:
                found = sorted(action.id for action, _ in reached(table, legal))
                assert found == sorted(action.id for action in legal)


@pytest.mark.parametrize("game", GAMES)
def test_parts_spell_each_move_once(game: str) -> None:
    compact, full = compact_table(game), action_table(game)
    assert len(compact.parts) == len(full) == len({frozenset(parts) for parts in compact.parts})
    kinds = {parts[0] for parts in compact.parts}
    assert kinds.isdisjoint({part for parts in compact.parts for part in parts[1:]})
    for number in range(0, len(full), 83):
        kind, *rest = [compact.words[part] for part in compact.parts[number]]
        names = [word.split()[0] for word in rest]
        assert kind == f"do {full.action(number).spec.word}"
        expected: list[str] = []
        for domain in full.action(number).spec.domains:
            expected += HALVES.get(domain.name, (domain.name,))
        assert names == expected
    parts = compact.parts[full.number({"clans": "bid 37", "glenmore": "lay -3.12"}[game])]
    words = {"clans": ["do bid", "tens 3", "ones 7"], "glenmore": ["do lay", "column -3", "row 12"]}
    assert [compact.words[part] for part in parts] == words[game]


@pytest.mark.parametrize("game", GAMES)
def test_numbers_never_change(game: str) -> None:
    """Agents that were trained rely on them; `python -m scripts.compact_actions` adds new words."""
    number, fingerprint = SETTLED[game]
    listed = listed_words(game)
    assert ActionNumbers(find(game), listed[:number], []).fingerprint == fingerprint
    assert len(set(listed)) == len(listed)
    assert set(listed) >= set(words_of(find(game))), "run `python -m scripts.compact_actions`"
    assert compact_table(game).words == tuple(listed)


def test_a_game_without_a_list_has_its_words_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._LOADERS, PEAT.name, lambda: PEAT)
    session = begun(PEAT.name, PEAT.players[0], 1, form=COMPACT)
    assert listed_words(PEAT.name) == []
    assert len(session.mask(session.actor)) == len(session.actions) == len(set(words_of(PEAT)))
    assert session.layout.fields[-1].name == "chosen"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_compact_observation_is_made_of_the_full_one(case: Case) -> None:
    """Every number of it is a sum of those of the full one, so it cannot show more."""
    compact = observer_of(case[0], "compact").compact
    assert compact is not None
    layout = observer_of(case[0]).layout
    sums = np.zeros((compact.size, layout.size))
    places = np.repeat(np.arange(layout.size), compact.targets.counts)
    np.add.at(sums, (compact.targets.all, places), compact.weights)
    for session in positions(case, seed=7, every=41):
        for seat in session.people:
            full = session.observe(seat).astype(np.float64)
            seen = observer_of(case[0], "compact").observe(session.state, seat)
            assert np.allclose(seen, np.clip(sums @ full, -LIMIT, LIMIT), atol=1e-5)


def test_several_markers_on_douglas_count_once() -> None:
    """As in the full observation, which says who has it (GM-PER-Q2)."""
    session = begun("glenmore", 2, 1, form=COMPACT)
    clone = session.game.clone
    rules = session.state.rules
    douglas = rules.components.clan_board.clans.index(rules.components.clan("douglas")) + 1
    once, twice = clone(session.state), clone(session.state)
    once.claims, twice.claims = ((douglas, 0),), ((douglas, 0), (douglas, 0))
    observer = observer_of("glenmore", "compact")
    assert np.array_equal(observer.observe(once, 0), observer.observe(twice, 0))


def test_what_is_chosen_is_observed_until_the_move_is_made() -> None:
    session = begun("glenmore", 2, 1, form=COMPACT)
    block = session.layout.blocks["chosen"]
    steps = 0
    while session.game.view(session.state, 0)["step"] != "place":
        session.play(session.choosing(session.actor).numbers()[-1], session.actor)
        steps += 1
        assert steps < 50
    seat = session.actor
    chosen = [session.actions.words[part] for part in session.choosing(seat).chosen]
    assert list(np.flatnonzero(session.observe(seat)[block])) == session.choosing(seat).chosen
    assert not session.observe(1 - seat)[block].any(), "nobody else sees it"
    assert chosen in ([], ["do lay"])


def test_a_part_that_is_not_offered_is_refused() -> None:
    session = begun("clans", 2, 1, form=COMPACT)
    number = session.actions.number("do hire")
    with pytest.raises(IllegalMove, match="You cannot choose do hire now"):
        session.play(number, session.actor)
    assert "do hire" in session.why_not(number, session.actor)
    assert session.why_not(session.choosing(session.actor).numbers()[0], session.actor) == ""
