"""Pictures are drawn without rich: only who draws a position for a terminal needs it."""

import pytest

from tests.shared.without import run_without


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_a_position_is_drawn_without_rich(game: str) -> None:
    program = f"import ceilidh; print(ceilidh.new('{game}', 3, seed=7).svg()[:4])"
    told = run_without(["rich"], program)
    assert (told.stdout.strip(), told.stderr) == ("<svg", "")


def test_a_terminal_needs_it() -> None:
    program = (
        "import ceilidh; from ceilidh.draw.text import drawing\n"
        "t = ceilidh.new('clans', 2, seed=7)\n"
        "drawing(t).board(t.view(), 0, (), 120)\n"
    )
    assert "No module named 'rich" in run_without(["rich"], program).stderr
