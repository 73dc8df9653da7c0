"""The import tokens and the £1 marks of their track (CC-FUL-14 to 17, 31, Q1, Q7)."""

from pathlib import Path

import pytest

from ceilidh.games.clans.goods import IMPORT_NAMES
from tests.clans.scenario import Scenario

DATA = Path(__file__).resolve().parents[3] / "src/ceilidh/games/clans/data"


def fulfil(s: Scenario, contract: int, **goods: int) -> int:
    """Seat 0 fulfils the contract; gives the money gained."""
    s.contract_in_box(0, contract)
    s.goods(0, **goods)
    before = s.seat(0).money
    s.play(f"fulfil {contract}")
    return s.seat(0).money - before


@pytest.mark.parametrize(
    ("contract", "goods", "imports"),
    [
        (34, {"bread": 1, "cheese": 3}, [4, 0, 0]),
        (35, {"wool": 3, "whisky": 1}, [0, 3, 0]),
        (48, {"wool": 1, "bread": 1, "cheese": 1}, [0, 0, 3]),
    ],
)
@pytest.mark.rule("CC-FUL-14", "CC-FUL-17")
def test_only_the_token_of_the_good_moves_a_space_for_each(
    contract: int, goods: dict[str, int], imports: list[int]
) -> None:
    s = Scenario()
    assert fulfil(s, contract, **goods) == 0
    assert s.state.imports == imports
    assert s.table.actor == 1, "nobody has to move it"


@pytest.mark.rule("CC-FUL-14")
def test_the_token_counts_what_all_players_import() -> None:
    s = Scenario()
    fulfil(s, 35, wool=3, whisky=1)
    s.contract_in_box(1, 2)
    s.goods(1, wool=6)
    s.play("fulfil 2")
    assert s.state.imports == [0, 6, 0]
    assert (s.seat(0).money, s.seat(1).money) == (100, 101), "who moves it past 5 gains"


@pytest.mark.rule("CC-FUL-15")
def test_hops_move_no_token() -> None:
    s = Scenario()
    assert fulfil(s, 23, bread=1, whisky=1) == 15
    assert s.state.imports == [0, 0, 0]


@pytest.mark.parametrize("start", range(31))
@pytest.mark.rule("CC-FUL-16", "CC-FUL-31")
def test_a_pound_is_gained_on_reaching_or_passing_every_fifth_space(start: int) -> None:
    s = Scenario()
    s.state.imports = [1, start, 1]
    gained = fulfil(s, 2, wool=6)
    assert s.state.imports == [1, start + 3, 1]
    assert gained == (1 if start % 5 in (2, 3, 4) else 0)


@pytest.mark.rule("CC-EX-D21")
def test_four_cotton_from_space_three_reach_seven_and_gain_a_pound() -> None:
    s = Scenario()
    s.state.imports[IMPORT_NAMES.index("cotton")] = 3
    assert fulfil(s, 34, bread=1, cheese=3) == 1
    assert s.state.imports == [7, 0, 0]


@pytest.mark.parametrize(("start", "money"), [(29, 1), (31, 0), (32, 1), (58, 1)])
@pytest.mark.rule("CC-FUL-Q7")
def test_a_token_past_the_last_space_counts_on_and_meets_the_marks_again(
    start: int, money: int
) -> None:
    s = Scenario()
    s.state.imports[1] = start
    assert fulfil(s, 2, wool=6) == money
    assert s.state.imports[1] == start + 3


@pytest.mark.rule("CC-FUL-Q7")
def test_rarity_compares_the_total_counts_after_a_lap() -> None:
    s = Scenario()
    s.state.imports = [2, 29, 4]
    fulfil(s, 2, wool=6)
    assert dict(s.table.sheet())["tobacco"][0] == 3 * 3, "32 is most, not 2"


@pytest.mark.parametrize(("imports", "money"), [(4, 0), (9, 1), (10, 2), (15, 3)])
@pytest.mark.rule("CC-FUL-Q1")
def test_every_mark_passed_by_one_contract_pays(imports: int, money: int, tmp_path: Path) -> None:
    """No contract of the box passes two marks; those of this data pack do."""
    text = (DATA / "contracts.toml").read_text("utf-8")
    old = "gives = { tobacco = 3, hops = 2 }"
    assert text.count(old) == 1
    changed = text.replace(old, f"gives = {{ tobacco = {imports}, hops = 2 }}")
    (tmp_path / "contracts.toml").write_text(changed, "utf-8")
    s = Scenario(data_pack=str(tmp_path))
    assert fulfil(s, 2, wool=6) == money


@pytest.mark.rule("CC-FUL-31")
def test_a_data_pack_says_how_much_a_mark_pays(tmp_path: Path) -> None:
    text = (DATA / "player_board.toml").read_text("utf-8")
    assert text.count("\nmoney = 1\n") == 1
    changed = text.replace("\nmoney = 1\n", "\nmoney = 3\n")
    (tmp_path / "player_board.toml").write_text(changed, "utf-8")
    s = Scenario(data_pack=str(tmp_path))
    s.state.imports[1] = 4
    assert fulfil(s, 2, wool=6) == 3
