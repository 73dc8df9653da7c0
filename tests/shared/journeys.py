"""What Hypothesis does with any game: play back and forth, and paste nonsense."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import ceilidh
from ceilidh.kernel import position
from ceilidh.kernel.table import Table

CALM = settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
NUMBERS = st.lists(st.integers(0, 500), max_size=120)
FEW_NUMBERS = st.lists(st.integers(0, 500), max_size=60)
SEEDS = st.integers(0, 1 << 70)
TEXTS = st.text(max_size=200)


def there_and_back(table: Table, moves: list[int]) -> None:
    """Taking all moves back, by consent, passes through the same positions in reverse."""
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


def is_no_position(game: str, version: int, text: str) -> None:
    """Whatever is pasted, the answer is a sentence and never a traceback."""
    with pytest.raises(ceilidh.CeilidhError, match=r"\S"):
        position.read(f"{game}/{version}/{text}")


def is_no_move_by_accident(table: Table, text: str) -> None:
    """A text that is no move is refused with a sentence, and nothing changes."""
    before = table.key()
    try:
        table.play(text)
    except ceilidh.IllegalMove as fault:
        assert str(fault)
        assert table.key() == before
