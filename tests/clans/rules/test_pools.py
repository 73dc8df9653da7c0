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
    rows = {"clan_pool": meta.ALL_CLANS}.get(option, tuple(str(n) for n in range(1, 19)))
    assert OPTIONS[option].choices == rows
    unbuilt = {"clan_pool": "macbeth"}.get(option, "19")
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


@pytest.mark.rule("IN-SU-02", "IN-SU-22")
def test_industria_tiles_are_mixed_with_those_of_the_base_game() -> None:
    pools = meta.pools(chosen(modules=["industria-tiles"]), TABLES)
    assert pools.ports == pools.scoring_tiles == list(range(1, 19))
    assert pools.starting_tiles == list(range(1, 17))
    assert len(pools.clans) == 18
    assert pools.sides == [[f"{module}1", f"{module}2"] for module in "ABCD"]


@pytest.mark.rule("IN-SU-02")
def test_a_pool_that_names_less_than_the_base_game_stays_as_it_is() -> None:
    options = chosen(modules=["industria-tiles"], clan_pool=["campbell", "douglas", "gordon"])
    pools = meta.pools(options, TABLES)
    assert pools.clans == ["campbell", "douglas", "gordon"]
    assert pools.ports == list(range(1, 19))
    assert (
        "macewan" not in meta.pools(chosen(modules=["industria-tiles"], promos=False), TABLES).clans
    )


@pytest.mark.rule("IN-SU-03", "IN-SU-04", "IN-SU-05", "IN-SU-09")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_so_much_is_drawn_of_the_mixed_tiles(players: int) -> None:
    ports: set[int] = set()
    tiles: set[int] = set()
    starts: set[int] = set()
    clans: set[int] = set()
    for seed in range(60):
        state = ceilidh.new("clans", players, seed, {"modules": ["industria-tiles"]}).state
        assert len(state.offers) == players + 1
        assert (len(state.ports), len(state.tiles)) == (4, 5)
        clans |= {clan for clan, _ in state.offers}
        starts |= {tile for _, tile in state.offers}
        ports |= set(state.ports)
        tiles |= set(state.tiles)
    assert ports == tiles == set(range(1, 19))
    assert min(starts) < 9 < max(starts)
    assert min(clans) < 9 < max(clans)


@pytest.mark.rule("IN-SU-19")
@pytest.mark.parametrize("railway", [False, True])
def test_ports_of_two_halves_act_by_the_upper_one_without_trains(railway: bool) -> None:
    for tile in (16, 17):
        port = TABLES.port(tile)
        assert port.effect(railway) is port.effects[1 if railway else 0]
    rules = CLANS.rules(3, chosen(modules=["industria-tiles"]))
    assert rules.railway is False
    assert rules.port_effects[16].__class__.__name__ == "MoveUnits"
    assert rules.port_effects[17].__class__.__name__ == "MoveFactory"


@pytest.mark.rule("CC-CMP-24")
@pytest.mark.parametrize("options", [{"edition": "first-printing"}, {"promos": False}])
def test_former_promos_leave_the_pools(options: dict[str, object]) -> None:
    pools = meta.pools(chosen(**options), TABLES)
    assert pools.ports == pools.scoring_tiles == list(range(1, 9))
    assert "macewan" not in pools.clans and len(pools.clans) == 8
