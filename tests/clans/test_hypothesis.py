"""Hypothesis plays: it draws numbers, each picks a legal move, and every promise must hold."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ceilidh
from ceilidh.games.clans.game import CLANS
from ceilidh.kernel import position
from ceilidh.kernel.testing import conform

CALM = settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
NUMBERS = st.lists(st.integers(0, 500), max_size=120)
EDITIONS = st.sampled_from(["current", "first-printing"])
MODULES = st.lists(st.sampled_from(["awards", "future-contracts"]), unique=True)
CLANS_OPTION = st.sampled_from(["choose", "none", "auction"])


@CALM
@given(
    players=st.integers(2, 4), moves=NUMBERS, edition=EDITIONS, modules=MODULES, clans=CLANS_OPTION
)
def test_games_of_several(
    players: int, moves: list[int], edition: str, modules: list[str], clans: str
) -> None:
    options: dict[str, object] = {"edition": edition, "modules": modules, "clans": clans}
    conform(CLANS, players, options, len(moves), moves=moves, every=40)


@CALM
@given(moves=NUMBERS, edition=EDITIONS, ports=st.booleans(), money=st.booleans())
def test_solo_games(moves: list[int], edition: str, ports: bool, money: bool) -> None:
    options: dict[str, object] = {"edition": edition, "ports": ports, "solo_import_money": money}
    conform(CLANS, 1, options, len(moves), moves=moves, every=20)


@CALM
@given(moves=st.lists(st.integers(0, 500), max_size=60), seed=st.integers(0, 1 << 70))
def test_undo_goes_back_to_the_start(moves: list[int], seed: int) -> None:
    """Taking all moves back, by consent, passes through the same positions in reverse."""
    table = ceilidh.new("clans", 2, seed)
    keys = [table.key()]
    for number in moves:
        legal = table.legal()
        if not legal:
            break
        table.play(legal[number % len(legal)])
        keys.append(table.key())
    while table.played:
        assert table.key() == keys.pop()
        table.undo(consent=True)
    assert [table.key()] == keys


@CALM
@given(text=st.text(max_size=200))
def test_no_text_is_a_position_by_accident(text: str) -> None:
    """Whatever is pasted, the answer is a sentence and never a traceback."""
    try:
        position.read(f"clans/{CLANS.version}/{text}")
    except ceilidh.CeilidhError as fault:
        assert str(fault)
    else:
        raise AssertionError(f"{text!r} was taken for a position")


@CALM
@given(text=st.text(max_size=200))
def test_no_text_is_a_move_by_accident(text: str) -> None:
    table = ceilidh.new("clans", 2)
    before = table.key()
    try:
        table.play(text)
    except ceilidh.IllegalMove as fault:
        assert str(fault)
        assert table.key() == before
