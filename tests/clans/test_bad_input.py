"""Bad input: each gets one sentence with what to do, and nothing changes."""

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

import ceilidh
from ceilidh.games.clans.game import CLANS
from ceilidh.kernel.component_data.datapack import DataError
from tests.clans.scenario import Scenario
from tests.shared.records import (
    Edit,
    check_every_line_matters,
    check_refused,
    edited,
    one_sentence,
    text_of,
    without_line,
)

# --- tables -----------------------------------------------------------------------------------


def test_unknown_game() -> None:
    with pytest.raises(ceilidh.UnknownGame, match="There is no game 'clan'; the games are clans"):
        ceilidh.new("clan", 2)


@pytest.mark.parametrize("players", [-1, 0, 5, 100])
def test_player_count(players: int) -> None:
    message = f"Clans of Caledonia takes 1 to 4 players, not {players}"
    with pytest.raises(ceilidh.OptionError, match=message):
        ceilidh.new("clans", players, 0)


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (
            2,
            {"edtion": "current"},
            ("There is no option 'edtion'; the options are edition, modules, clans"),
        ),
        (
            2,
            {"edition": "second"},
            "edition cannot be 'second'; choose from current, first-printing",
        ),
        (
            2,
            {"modules": ["rail"]},
            "modules cannot contain 'rail'; choose from awards, future-contracts",
        ),
        (
            2,
            {"clan_pool": ["macfoo"]},
            "clan_pool cannot contain 'macfoo'; choose from buchanan, campbell",
        ),
        (2, {"ports": "perhaps"}, "Option ports cannot be 'perhaps'; use yes or no"),
        (
            2,
            {"map": "A1 B2"},
            ("Option map cannot be 'A1 B2'; give a side for each module, for example"),
        ),
        (
            2,
            {"map": "A1 B2 C3 D1"},
            (
                "Side C3 belongs to industria-maps, which is not in this "
                "game; add the module, or choose side 1 or 2"
            ),
        ),
        (
            2,
            {"map": "A1 B2 C5 D1"},
            ("Option map cannot be 'A1 B2 C5 D1'; give a side for each module, for example"),
        ),
        (3, {"clan_pool": "stewart"}, "The game draws 4 clans, but you allow only 1; allow more"),
        (
            2,
            {"clan_pool": "stewart", "clans": "auction"},
            "The game draws 2 clans, but you allow only 1; allow more",
        ),
        (
            2,
            {"clan_pool": "stewart macewan campbell", "promos": "no"},
            "The game draws 3 clans, but you allow only 2; allow more",
        ),
        (2, {"port_pool": "1 2 3"}, "The game draws 4 ports, but you allow only 3; allow more"),
        (
            2,
            {"scoring_pool": "1 2 3"},
            ("The game draws 5 scoring tiles, but you allow only 3; allow more"),
        ),
        (4, {"tighter_map": True}, "tighter-map needs 2 to 3 players, not 4; leave it out"),
        (1, {"tighter_map": True}, "tighter-map needs 2 to 3 players, not 1; leave it out"),
        (1, {"clans": "auction"}, "auction needs 2 to 4 players, not 1; leave it out"),
        (
            3,
            {"two_player_scoring": "alternative"},
            "two-player-scoring needs 2 to 2 players, not 3",
        ),
    ],
)
def test_options(players: int, options: dict[str, object], message: str) -> None:
    with pytest.raises(ceilidh.OptionError, match=message) as caught:
        ceilidh.new("clans", players, 0, options=options)
    assert one_sentence(caught.value)


def test_set_up_that_cannot_be() -> None:
    with pytest.raises(ceilidh.RecordError, match="names port 1, which cannot be drawn"):
        ceilidh.new("clans", 2, 0, setup={"port": ["1", "1"]})
    with pytest.raises(
        ceilidh.RecordError, match="The setup names first 2, which is not part of this game"
    ):
        ceilidh.new("clans", 2, 0, setup={"first": ["1", "2"]})


# --- moves ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "message", "rule"),
    [
        ("", "I do not understand ''. Possible now: ", ""),
        ("biuld cow 7.4", "I do not understand 'biuld cow 7.4'. Possible now: ", ""),
        (
            "build",
            ("I do not understand 'build'. Write it as 'build <unit> <hex>', for example '"),
            "",
        ),
        ("build cow 77.4", "Write it as 'build <unit> <hex>'", ""),
        ("buy wool 99", "99 is not possible in one move: 'buy <good> <number>' takes 0 to 16", ""),
        ("buy wood 99", "I do not understand 'buy wood 99'. Write it as 'buy <good> <number>'", ""),
        ("port 99", "I do not understand 'port 99'. Write it as 'port <port>'", ""),
        ("done", "Take an action, or pass", "CC-ACT-05"),
        ("build cow 7.4", "out of reach", "CC-EXP-03"),
        ("buy whisky 9", "You have 2 merchants in stock", "CC-TRD-04"),
        ("sell wool 1", "You have 0 wool in stock", "CC-TRD-08"),
        ("fulfil 3", "Contract 3 is not in your export box", "CC-FUL-01"),
        ("port 9", "Port 9 is out of reach of your units", "CC-PRT-01"),
        ("port 3", "That port tile is not in this game", "CC-PRT-01"),
        ("keep 3", "You can only keep a contract that a bonus has revealed", "CC-BLD-05"),
    ],
)
def test_moves(move: str, message: str, rule: str) -> None:
    scenario = Scenario(3)
    before = scenario.table.key()
    with pytest.raises(ceilidh.IllegalMove, match=message) as caught:
        scenario.table.play(move)
    assert rule == "" or rule in caught.value.rules
    assert one_sentence(caught.value)
    assert scenario.table.key() == before
    assert scenario.state.recorder is None


def test_the_wrong_seat() -> None:
    scenario = Scenario(3)
    before = scenario.table.key()
    for seat in (1, 2):
        with pytest.raises(ceilidh.IllegalMove, match=r"It is seat 1's turn, not seat \d's"):
            scenario.table.play("pass", seat=seat)
    for seat in (3, -1):
        with pytest.raises(ceilidh.UnknownSeat, match=f"There is no seat {seat}; programs number"):
            scenario.table.play("pass", seat=seat)
    assert scenario.table.key() == before


@pytest.mark.whole
def test_every_move_of_the_game_gets_an_answer() -> None:
    """Legal or not: each of the thousands of moves is played or refused with a sentence."""
    table = ceilidh.new("clans", 2, 4, {"modules": ["awards"]})
    for _ in range(9):
        table.play(table.legal()[0])
    before = table.key()
    legal = {move.text for move in table.legal()}
    for action in CLANS.vocabulary.actions:
        reason = table.why_not(action.text)
        assert (reason is None) == (action.text in legal)
        assert reason is None or len(reason) > 10
    assert table.key() == before


# --- records ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (edited("clans 4", "clans 9"), "rules version 9, but these are version 4"),
        (edited("clans 4", "chess 1"), "There is no game 'chess'; the games are clans"),
        (edited("ceilidh 1", "pgn 1"), "This is not a ceilidh record"),
        (
            edited('Players "2"', 'Players "7"'),
            "The record's headers do not match: .* 1 to 4 players, not 7",
        ),
        (
            edited('Options ""', 'Options "edition=gold"'),
            "The record's headers do not match: Option edition",
        ),
        (edited("side A", "side B"), "The setup names side B., which cannot be drawn"),
        (without_line(-1), "The record is incomplete: its last line, 'end', is missing"),
        (
            without_line(-2),
            "The record's key does not match its moves: it has been edited or cut short",
        ),
        (without_line(20), "Line 21: It is seat 2's turn, not seat 1's"),
        (lambda text: text[: len(text) // 2], "The record is incomplete|neither a header"),
        (lambda text: text + "1 pass\n", "nothing may come after the line 'end'"),
        (lambda text: "", "The record is incomplete: its last line, 'end', is missing"),
        (lambda text: "\x00\x01 binary", "Line 1 is neither a header nor a move"),
    ],
)
def test_records(edit: Edit, message: str) -> None:
    check_refused(edit(text_of("clans", "2p-plain")), message)


@pytest.mark.whole
def test_no_single_line_can_go() -> None:
    check_every_line_matters(text_of("clans", "1p-plain"))


# --- data packs -------------------------------------------------------------------------------


def pack_with(folder: Path, name: str, old: str, new: str) -> dict[str, object]:
    """A data pack that replaces one table, itself changed in one place."""
    text = files("ceilidh.games.clans").joinpath("data", name).read_text("utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), "utf-8")
    return {"data_pack": str(folder)}


def test_a_pack_that_is_not_there(tmp_path: Path) -> None:
    options: dict[str, object] = {"data_pack": str(tmp_path / "missing")}
    with pytest.raises(DataError, match=r"the folder cannot be read .*; give an existing folder"):
        ceilidh.new("clans", 2, 0, options=options)


def test_a_pack_with_a_broken_table(tmp_path: Path) -> None:
    options = pack_with(tmp_path, "contracts.toml", "id = 7", "id = 8")
    with pytest.raises(DataError, match=r"contracts.toml, contract 8.*;") as caught:
        ceilidh.new("clans", 2, 0, options=options)
    assert one_sentence(caught.value)


def test_a_pack_that_is_no_table(tmp_path: Path) -> None:
    (tmp_path / "ports.toml").write_text("[[port", "utf-8")
    with pytest.raises(DataError, match=r"ports.toml: the file is not valid TOML .*; fix"):
        ceilidh.new("clans", 2, 0, options={"data_pack": str(tmp_path)})


def test_a_pack_with_a_file_nobody_knows(tmp_path: Path) -> None:
    (tmp_path / "port.toml").write_text("", "utf-8")
    with pytest.raises(DataError, match=r"port.toml: this is not a known data file; rename"):
        ceilidh.new("clans", 2, 0, options={"data_pack": str(tmp_path)})


def test_a_bad_pack_leaves_no_trace(tmp_path: Path) -> None:
    before = ceilidh.new("clans", 2, 5).key()
    options = pack_with(tmp_path, "market.toml", "start", "strat")
    with pytest.raises(DataError, match=r"market\.toml"):
        ceilidh.new("clans", 2, 5, options)
    assert ceilidh.new("clans", 2, 5).key() == before
    shutil.rmtree(tmp_path)
