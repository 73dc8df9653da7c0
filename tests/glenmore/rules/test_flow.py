"""The flow of the game (GM-FLW): four stacks, four scoring phases, no fixed order of players."""

from pathlib import Path

import pytest

import ceilidh
from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.goods import STACK_NAMES
from ceilidh.kernel.component_data.datapack import DataError
from ceilidh.kernel.table import Played, Table
from ceilidh.kernel.testing import RandomChoices
from tests.glenmore.scenario import Scenario

DATA = Path(__file__).resolve().parents[3] / "src/ceilidh/games/glenmore/data"


def story(table: Table, dice: RandomChoices) -> str:
    """A whole game at random: the back of every tile that is drawn, and `s` for each scoring."""
    events = list(table.setup_events)
    while table.actor is not None:
        moves = table.legal()
        events.extend(table.play(moves[dice.below(len(moves))]).events)
    out = ""
    for event in events:
        if event.kind == "tile":
            out += STACK_NAMES[table.state.rules.components.tile(event.thing).stack]
        elif event.kind == "scoring":
            out += "s"
    return out


def at_the_last_tile(stack: str, left: int = 1, players: int = 3) -> Scenario:
    """Seat 0 has a barrel more than the others; a turn that moves last position on scores."""
    s = Scenario(players, ahead=("inshriach", "lochridge"))
    s.stack(stack, left)
    if stack == "D":
        s.state.drawn += 1  # The End has come
        s.state.scorings = 3
    s.seat(0).barrels = 1
    return s


def kinds(played: Played) -> list[str]:
    return [event.kind for event in played.events]


@pytest.mark.rule("GM-FLW-01", "GM-FLW-02", "GM-FLW-07", "GM-FLW-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_rounds_by_stack_and_four_scoring_phases(players: int) -> None:
    for seed in range(12):
        told = story(ceilidh.new("glenmore", players, seed), RandomChoices(seed))
        start = "A" * 14 + "s" + "B" * 17 + "s" + "C" * 17 + "s"
        assert told.startswith(start)
        last = told[len(start) :]
        assert last == "D" * (len(last) - 1) + "s"
        assert 7 <= len(last) <= 18  # The End is at least the sixth of the seventeen


@pytest.mark.rule("GM-FLW-03", "GM-FLW-09")
@pytest.mark.parametrize(("stack", "following"), [("A", "B"), ("B", "C"), ("C", "D")])
def test_the_last_tile_of_a_stack_scores_at_once(stack: str, following: str) -> None:
    s = at_the_last_tile(stack)
    played = s.play("take inshriach", "lay 0.1", "done")
    assert [kind for kind in kinds(played) if kind in ("tile", "scoring")] == ["tile", "scoring"]
    assert s.events(played, "points") == [(0, "vp", 1)]
    assert s.table.view()["stack"] == following


@pytest.mark.rule("GM-FLW-03")
def test_a_stack_that_has_a_tile_left_does_not_score() -> None:
    s = at_the_last_tile("A", 2)
    played = s.play("take inshriach", "lay 0.1", "done")
    assert ("tile" in kinds(played), "scoring" in kinds(played)) == (True, False)
    assert s.table.view()["stack"] == "A"


@pytest.mark.rule("GM-FLW-04")
def test_scoring_comes_before_the_next_player() -> None:
    s = at_the_last_tile("A")
    told = kinds(s.play("take inshriach", "lay 0.1", "done"))
    assert told.index("scoring") < told.index("points") < told.index("turn")


@pytest.mark.rule("GM-FLW-04")
def test_scoring_comes_before_the_die_rolls() -> None:
    s = at_the_last_tile("A", players=2)
    s.place(1, 7)  # the Die is behind both pawns after this turn
    s.begin()
    told = kinds(s.play("take inshriach", "lay 0.1", "done"))
    assert told.index("scoring") < told.index("points") < told.index("die")


@pytest.mark.rule("GM-FLW-05")
def test_the_last_tile_of_d_does_not_score() -> None:
    s = at_the_last_tile("D")
    played = s.play("take inshriach", "lay 0.1", "done")
    assert ("tile" in kinds(played), "scoring" in kinds(played)) == (True, False)
    assert s.table.view()["stack_left"] == 0
    assert s.vp(0) == 0


@pytest.mark.rule("GM-FLW-06", "GM-FLW-07")
def test_the_fourth_phase_and_the_final_scoring_follow_the_last_player() -> None:
    s = Scenario(ahead=("the_end", "lochridge"))
    s.stack("D", 0)
    s.state.drawn, s.state.scorings = 17, 3
    s.seat(1).barrels = 2
    for _ in range(2):
        played = s.play("end")
        assert "scoring" not in kinds(played)
    assert (s.table.actor, s.vp(1)) == (2, 0)
    played = s.play("take lochridge", "lay 0.1", "done")  # beyond The End
    assert kinds(played) == ["scoring", "points"]
    assert (s.state.scorings, s.vp(1), s.table.actor) == (4, 2, None)
    assert s.table.scores() == [5, 6 + 2, 7 - 3]  # coins, barrels, one tile too many


@pytest.mark.rule("GM-FLW-08")
def test_players_may_have_different_numbers_of_turns() -> None:
    s = Scenario()
    s.place(1, 5)
    s.place(2, 6)
    for position, tile in enumerate(["inshriach", "lochridge", "rothiemurchus"], 1):
        s.put_on_rondel(position, tile)
    s.put_on_rondel(7, "the_end")
    s.begin()
    turns: list[int] = []
    moves = ["take inshriach", "take lochridge", "take rothiemurchus", "end", "end", "end"]
    for move in moves:
        turns.append(s.play(move).seat)
        while s.table.actor == 0 and s.step() != "move":
            s.play(s.texts("lay")[0] if s.texts("lay") else "done")
    assert turns == [0, 0, 0, 0, 1, 2]
    assert s.table.actor is None


@pytest.mark.rule("GM-FLW-Q1")
def test_scoring_interrupts_a_refill_that_goes_on_with_the_next_stack() -> None:
    s = at_the_last_tile("A")
    s.place(1, 6)
    s.place(2, 7)
    s.put_on_rondel(4, "lochridge")
    s.put_on_rondel(3, "inshriach")
    s.begin()
    played = s.play("take inshriach", "lay 0.1", "done")  # last position moves on by three
    told = [event for event in played.events if event.kind in ("tile", "scoring", "points")]
    assert [event.kind for event in told] == ["tile", "scoring", "points", "tile", "tile"]
    tiles = [s.state.rules.components.tile(e.thing) for e in told if e.kind == "tile"]
    assert [STACK_NAMES[tile.stack] for tile in tiles] == ["A", "B", "B"]


@pytest.mark.rule("GM-FLW-Q2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_up_neither_scores_nor_exhausts_stack_a(players: int) -> None:
    view = ceilidh.new("glenmore", players, 0).view()
    assert (view["scorings"], view["stack"]) == (0, "A")
    assert view["stack_left"] in (9, 10)


@pytest.mark.rule("GM-FLW-Q2")
def test_a_data_pack_whose_set_up_uses_up_stack_a_is_refused(tmp_path: Path) -> None:
    text = (DATA / "rondel_market.toml").read_text("utf-8")
    text = text.replace("spaces = 14", "spaces = 24", 1)
    for tiles in (5, 4, 3):
        text = text.replace(f"a_tiles_with_die = {tiles}\n", f"a_tiles_with_die = {tiles + 10}\n")
        text = text.replace(f"a_tiles = {tiles}\n", f"a_tiles = {tiles + 10}\n")
    (tmp_path / "rondel_market.toml").write_text(text, "utf-8")
    with pytest.raises(DataError, match="GM-FLW-Q2"):
        load(str(tmp_path))
