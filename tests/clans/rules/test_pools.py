"""What may be drawn: base tiles by default, rows of another box only when asked for (IN-SU-02)."""

import pytest

import ceilidh
from ceilidh.games.clans import meta
from ceilidh.games.clans.components.pack import load
from ceilidh.games.clans.game import CLANS
from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.options import Options, resolve

TABLES = load(None)
OPTIONS = {option.name: option for option in CLANS.options}


def chosen(**given: object) -> Options:
    return resolve(CLANS.options, given)


def test_by_default_everything_comes_from_the_base_box() -> None:
    pools = meta.pools(chosen(), TABLES)
    assert {TABLES.clan(name).box for name in pools.clans} == {"base"}
    assert pools.ports == pools.scoring_tiles == pools.starting_tiles == list(range(1, 10))
    assert pools.sides == [[f"{module}1", f"{module}2"] for module in "ABCD"]


@pytest.mark.parametrize("option", ["clan_pool", "port_pool", "scoring_pool"])
def test_only_what_is_built_can_be_chosen(option: str) -> None:
    rows = {"clan_pool": meta.ALL_CLANS}.get(option, tuple(str(n) for n in range(1, 10)))
    assert OPTIONS[option].choices == rows
    unbuilt = {"clan_pool": "sinclair"}.get(option, "18")
    with pytest.raises(OptionError, match="choose from"):
        ceilidh.new("clans", 3, 1, {option: [*rows, unbuilt]})


def test_rows_of_another_box_join_the_pool_when_they_are_asked_for() -> None:
    options = chosen()
    options["port_pool"] = ("1", "9", "12")
    options["scoring_pool"] = ("5", "14")
    options["clan_pool"] = ("campbell", "gordon")
    pools = meta.pools(options, TABLES)
    assert (pools.ports, pools.scoring_tiles) == ([1, 9, 12], [5, 14])
    assert pools.clans == ["campbell", "gordon"]


@pytest.mark.rule("CC-CMP-24")
@pytest.mark.parametrize("options", [{"edition": "first-printing"}, {"promos": False}])
def test_former_promos_leave_the_pools(options: dict[str, object]) -> None:
    pools = meta.pools(chosen(**options), TABLES)
    assert pools.ports == pools.scoring_tiles == list(range(1, 9))
    assert "macewan" not in pools.clans and len(pools.clans) == 8
