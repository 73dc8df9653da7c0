"""Bad input: each gets one sentence with what to do, and nothing changes."""

from pathlib import Path

import pytest

import ceilidh
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.kernel.component_data.datapack import DataError
from ceilidh.kernel.event import outcomes_text
from ceilidh.kernel.opening import resume
from tests.glenmore.scenario import Scenario
from tests.shared.records import (
    Edit,
    check_every_line_matters,
    check_refused,
    edited,
    one_sentence,
    text_of,
    without_line,
)

BOTH = ["highlander", "great-glen"]

# --- tables ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_player_count(players: int) -> None:
    message = f"Glen More II: Chronicles takes 2 to 4 players, not {players}"
    with pytest.raises(ceilidh.OptionError, match=message):
        ceilidh.new("glenmore", players, 0)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"dice": True}, "There is no option 'dice'; the options are edition, modules, die"),
        ({"edition": "german"}, "edition cannot be 'german'; choose from french, english"),
        ({"modules": ["boats"]}, "modules cannot contain 'boats'; choose from "),
        ({"modules": 2}, "modules must be a list; choose from "),
        ({"die": "perhaps"}, "Option die cannot be 'perhaps'; use yes or no"),
        ({"introductory": 7}, "Option introductory cannot be 7; use yes or no"),
        ({"end_tile": "top"}, "end_tile cannot be 'top'; choose from hidden, middle"),
        ({"sideways_mountain": "left"}, "Option sideways_mountain cannot be 'left'; use yes or no"),
    ],
)
def test_options(options: dict[str, object], message: str) -> None:
    with pytest.raises(ceilidh.OptionError, match=message) as caught:
        ceilidh.new("glenmore", 3, 0, options=options)
    assert one_sentence(caught.value)


@pytest.mark.rule("GM-SET-20")
@pytest.mark.parametrize("no", [False, "no"])
def test_two_players_cannot_leave_the_die_out(no: object) -> None:
    message = "With 2 players, option die is always yes; leave it out"
    with pytest.raises(ceilidh.OptionError, match=message) as caught:
        ceilidh.new("glenmore", 2, options={"die": no})
    assert one_sentence(caught.value)


@pytest.mark.rule("GM-SET-20", "GM-SET-21")
@pytest.mark.parametrize(("players", "figures"), [(2, 3), (3, 3), (4, 4)])
def test_without_a_word_about_the_die(players: int, figures: int) -> None:
    """Old positions and stored tables say `die: false` of two players too; they load as ever."""
    table = ceilidh.new("glenmore", players, 5)
    assert table.options["die"] is False
    assert len(GLENMORE.load(GLENMORE.dump(table.state)).places) == figures
    stored = [played.line for played in table.played]
    setup = outcomes_text(table.setup)
    again = resume("glenmore", players, 5, {"die": False}, setup, stored)
    assert again.key() == table.key()


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"pawn": ["1", "1"]}, "names pawn 1, which cannot be drawn"),
        ({"pawn": ["4"]}, "names pawn 4, which cannot be drawn"),
        ({"tile": ["the_end"]}, "names tile the_end, which cannot be drawn"),
        ({"die": ["1"]}, "The setup names die 1, which is not part of this game"),
        ({"card": ["1"]}, "The setup names card 1, which is not part of this game"),
    ],
)
def test_set_up_that_cannot_be(setup: dict[str, list[str]], message: str) -> None:
    with pytest.raises(ceilidh.RecordError, match=message) as caught:
        ceilidh.new("glenmore", 3, 0, setup=setup)
    assert one_sentence(caught.value)


def test_a_pack_that_is_not_there_leaves_no_trace(tmp_path: Path) -> None:
    before = ceilidh.new("glenmore", 2, 5).key()
    options: dict[str, object] = {"data_pack": str(tmp_path / "missing")}
    with pytest.raises(DataError, match=r"the folder cannot be read .*; give an existing folder"):
        ceilidh.new("glenmore", 2, 5, options)
    assert ceilidh.new("glenmore", 2, 5).key() == before


# --- moves ----------------------------------------------------------------------------------------

AHEAD = ("inshriach", "halkirk", "dornie")


@pytest.mark.parametrize(
    ("move", "message", "rule"),
    [
        ("", "I do not understand ''. Possible now: take <tile>, climb, for example", ""),
        (
            "tkae inshriach",
            ". Possible now: take <tile>, climb. Did you mean 'take inshriach'.",
            "",
        ),
        ("take", "I do not understand 'take'. Write it as 'take <tile>'. Did you mean '", ""),
        ("take nowhere", "Write it as 'take <tile>'", ""),
        ("lay 40.1", "Write it as 'lay <cell>'", ""),
        ("walk 0.0 up", "Write it as 'walk <cell> <direction>'", ""),
        ("take stirling_castle", "Stirling Castle is not ahead of your pawn", "GM-RON-06"),
        ("take the_end", "The End is not ahead of your pawn", "GM-RON-12"),
        ("end", "The End is not on the rondel", "GM-END-03"),
        (
            "forgo halkirk coin",
            ("You must take a tile: there is at least one you can pay for and use"),
            "GM-TAK-10",
        ),
        ("done", "You must move your pawn; you cannot pass", "GM-RON-11"),
        ("lay 0.1", "First decide where to move your pawn", "GM-TRN-01"),
        ("vote aye", "First decide where to move your pawn", "GM-TRN-01"),
        ("sell wood 0.0", "There is no wood on that tile", "GM-MKT-09"),
    ],
)
def test_moves(move: str, message: str, rule: str) -> None:
    scenario = Scenario(3, AHEAD, modules=BOTH)
    before = scenario.table.key()
    with pytest.raises(ceilidh.IllegalMove, match=message) as caught:
        scenario.table.play(move)
    assert rule == "" or rule in caught.value.rules
    assert one_sentence(caught.value)
    assert scenario.table.key() == before
    assert scenario.state.recorder is None


def test_the_wrong_seat() -> None:
    scenario = Scenario(3, AHEAD)
    before = scenario.table.key()
    for seat in (1, 2):
        with pytest.raises(ceilidh.IllegalMove, match=r"It is seat 1's turn, not seat \d's"):
            scenario.table.play("take inshriach", seat=seat)
    for seat in (3, -1):
        with pytest.raises(ceilidh.UnknownSeat, match=f"There is no seat {seat}; programs number"):
            scenario.table.play("take inshriach", seat=seat)
    assert scenario.table.key() == before


def test_nobody_votes_twice() -> None:
    scenario = Scenario(3, ("somerled",), modules=["great-glen"])
    scenario.play("take somerled", "claim macleod")
    scenario.play(scenario.texts("council")[0])
    scenario.table.play("vote aye", seat=1)
    before = scenario.table.key()
    with pytest.raises(ceilidh.IllegalMove, match=r"It is seat \d's turn, not seat 2's"):
        scenario.table.play("vote nay", seat=1)
    assert scenario.table.key() == before


def test_after_the_end() -> None:
    table = ceilidh.load(text_of("glenmore", "2p-plain"))
    before = table.key()
    with pytest.raises(ceilidh.IllegalMove, match="The game is over"):
        table.play("take inshriach")
    assert table.why_not("take inshriach") == "The game is over. (GM-END-06)"
    assert table.key() == before


# A move of each of these kinds is due, in this order, in the recorded game.
@pytest.mark.whole
@pytest.mark.parametrize("word", ["take", "lay", "activate", "claim", "council", "vote", "toll"])
def test_every_move_of_the_game_gets_an_answer(word: str) -> None:
    """Legal or not: each of the thousands of moves is played or refused with a sentence."""
    table = ceilidh.load(text_of("glenmore", "4p-both-die"))
    due = [played.action.spec.word == word for played in table.played].index(True)
    table.state = table.played[due].before
    before = table.key()
    legal = table.game.legal(table.state)
    for action in GLENMORE.vocabulary.actions:
        if action not in legal:
            reason = GLENMORE.why_not(table.state, action)
            assert len(reason.text) > 10 and reason.text.endswith(".")
            assert reason.rules
    assert table.key() == before


# --- records --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (edited("glenmore 4", "glenmore 9"), "rules version 9, but these are version 4"),
        (edited("glenmore 4", "glenmoor 4"), "There is no game 'glenmoor'; the games are clans"),
        (edited("ceilidh 1", "pgn 1"), "This is not a ceilidh record"),
        (
            edited('Players "3"', 'Players "7"'),
            "The record's headers do not match: .* 2 to 4 players, not 7",
        ),
        (
            edited('Players "3"', 'Players "4"'),
            "headers do not match: There are 4 seats but 3 names",
        ),
        (
            edited("modules=highlander", "modules=lowlander"),
            "The record's headers do not match: Option modules",
        ),
        (
            edited("modules=", "die=yes; modules="),
            "The setup names tile robert_i, which is not part of this game",
        ),
        (edited("pawn 3 1 2", "pawn 3 1 3"), "The setup names pawn 3, which cannot be drawn"),
        (
            edited("; card ", "; die 1; card "),
            "The setup names die 1, which is not part of this game",
        ),
        (edited("\n3 take ", "\n3 forgo "), "Line 9: I do not understand"),
        (edited("\n3 take ", "\n1 take "), "Line 9: It is seat 3's turn"),
        (edited(" > tile ", " > tile the_end "), "Line .*: The record names tile the_end"),
        (edited(" > tile ", " > die 3; tile "), "Line .*: The record names die 3"),
        (without_line(-1), "The record is incomplete: its last line, 'end', is missing"),
        (
            without_line(-2),
            "The record's key does not match its moves: it has been edited or cut short",
        ),
        (lambda text: text[: len(text) // 2], "The record is incomplete|neither a header"),
        (lambda text: text + "1 done\n", "nothing may come after the line 'end'"),
        (lambda text: "", "The record is incomplete: its last line, 'end', is missing"),
    ],
)
def test_records(edit: Edit, message: str) -> None:
    check_refused(edit(text_of("glenmore", "3p-both")), message)


def test_scores_of_a_record_cannot_be_forged() -> None:
    *lines, end = text_of("glenmore", "3p-both").splitlines()
    word, key, *scores = end.split()
    scores[0] = str(int(scores[0]) + 1)
    check_refused(
        "\n".join([*lines, " ".join([word, key, *scores])]),
        "The record states .*, but its moves give",
    )


@pytest.mark.whole
def test_no_single_line_can_go() -> None:
    check_every_line_matters(text_of("glenmore", "2p-plain"))
