"""Game trees: headers, comments, marks and variations, in records and in programs."""

import copy
import pickle
import re
from typing import Any

import pytest

import ceilidh
from ceilidh.games.template.game import PeatGame
from ceilidh.kernel.record_line import COLOURS, TO_COME
from ceilidh.kernel.testing import RandomChoices, random_move
from tests.kernel.test_secrets import at_a_choice
from tests.shared.records import text_of
from tests.shared.sources import ROOT

HEAD = """[Format "ceilidh 1"]
[Game "peat 1"]
[Players "2"]
[Options ""]
[Seats "Ann / Bob"]
[Seed "0"]
[Setup ""]
"""


def peat_game(moves: int = 4) -> ceilidh.Table:
    table = ceilidh.new("peat", 2, 0, names=["Ann", "Bob"])
    for _ in range(moves):
        table.play(table.legal()[0])
    return table


def middle_of(game: str, moves: int = 25) -> ceilidh.Table:
    table = ceilidh.new(game, 2, 5)
    dice = RandomChoices(5)
    for _ in range(moves):
        seat, action = random_move(table, dice)
        table.play(action, seat)
    return table


def body(text: str) -> list[str]:
    """The lines after the headers, without the end."""
    return text.split("\n\n", 1)[1].splitlines()[:-1]


def test_a_comment_is_kept(peat: PeatGame) -> None:
    table = peat_game()
    lines = table.record().splitlines()
    place = lines.index("") + 2
    lines[place] += " # brilliant!"
    again = ceilidh.load("\n".join(lines))
    assert again.tree.at(2).comment == "brilliant!"
    assert again.record().splitlines() == lines
    assert again.record_key() == table.record_key()


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_a_record_without_a_tree_is_as_before(game: str) -> None:
    table = middle_of(game)
    before = table.record()
    assert not table.tree.says_something
    assert table.record() == before
    assert ceilidh.load(before).record() == before


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_everything_comes_back(game: str) -> None:
    table = middle_of(game)
    tree = table.tree
    tree.headers["Event"] = "Club evening"
    tree.comment = "A long game.\n\nIn three lines."
    node = tree.at(9)
    node.comment = "x" * 80
    node.mark("hex:7.4", "red")
    node.arrow("hex:7.4", "hex:8.4")
    for move in node.table().legal()[:3]:
        line = node.add(move, comment=f"or {move}")
        while line.number < 12 and line.table().actor is not None:
            line = line.add(line.table().legal()[-1])
    inner = node.variations[-1]
    inner.add(inner.table().legal()[0]).mark("tile:1")
    end = tree.at(25)
    end.add(end.table().legal()[0], comment="to come")
    text = table.record()
    again = ceilidh.load(text)
    assert again.record() == text
    assert again.key() == table.key()
    found = again.tree.at(9)
    assert (found.comment, found.marks) == (node.comment, node.marks)
    assert [one.line for one in found.variations] == [one.line for one in node.variations]
    assert [one.line for one in found.variations[0].following()] == [
        one.line for one in node.variations[0].following()
    ]
    assert found.variations[0].table().key() == node.variations[0].table().key()
    assert again.tree.at(25).variations[0].comment == "to come"
    for copied in (table.copy(), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert copied.record() == text


def test_the_text_of_a_tree(peat: PeatGame) -> None:
    table = peat_game(3)
    tree = table.tree
    moves = [played.line for played in table.played]
    tree.headers["Annotator"] = 'Ann "the" Bold'
    tree.comment = "Before the first move."
    tree.mark("peat:1")
    tree.at(1).comment = "Two\nlines"
    other = tree.at(1).add(tree.at(1).table().legal()[1], comment="better")
    last = tree.at(3).add(tree.at(3).table().legal()[0])
    text = table.record()
    assert "[Annotator \"Ann 'the' Bold\"]" in text
    assert body(text) == [
        "# Before the first move.",
        "@ peat:1",
        moves[0],
        "# Two",
        "# lines",
        moves[1],
        "(",
        f"{other.line} # better",
        ")",
        moves[2],
        "...",
        "(",
        last.line,
        ")",
    ]


def test_a_tree_follows_the_table(peat: PeatGame) -> None:
    table = peat_game(3)
    tree = table.tree
    tree.at(3).comment = "gone with its move"
    other = tree.at(2).add(table.go_to(2).legal()[1], comment="kept")
    table.undo(consent=True)
    assert table.tree.at(2).variations == [other]
    with pytest.raises(ceilidh.IllegalMove, match="There is no move 3; 2 were played"):
        table.tree.at(3)
    table.play(other.move)
    assert table.tree.at(3).comment == "kept"
    assert table.tree.at(2).variations == []
    assert "gone" not in table.record()


def test_a_copy_has_a_tree_of_its_own(peat: PeatGame) -> None:
    table = peat_game()
    table.tree.at(1).comment = "mine"
    twin = table.copy()
    twin.tree.at(1).comment = "yours"
    assert table.tree.at(1).comment == "mine"
    assert not table.imagine(0, 1).tree.says_something


def test_the_same_move_is_the_same_node(peat: PeatGame) -> None:
    tree = peat_game().tree
    assert tree.at(1).add(tree.at(2).move) is tree.at(2)
    move = tree.at(1).table().legal()[1]
    assert tree.at(1).add(move) is tree.at(1).add(move)
    with pytest.raises(ceilidh.IllegalMove):
        tree.at(1).add("take 99")


def test_going_to_a_move() -> None:
    table = ceilidh.load(text_of("clans", "1p-awards"))
    for number in (0, 7, len(table.played)):
        past = table.go_to(number)
        assert len(past.played) == number
        assert (
            past.record().splitlines()[7 : 8 + number]
            == table.record().splitlines()[7 : 8 + number]
        )
        assert table.tree.at(number).table().key() == past.key()
    wrongs: list[Any] = [-1, len(table.played) + 1, True, "3"]
    for wrong in wrongs:
        with pytest.raises(ceilidh.IllegalMove, match="There is no move"):
            table.go_to(wrong)


def test_a_variation_does_not_tell_the_draws_to_come() -> None:
    """The same move in the game and in a variation draws other things."""
    told = []
    for more in (0, 1):
        table = middle_of("glenmore")
        table.state.rng += more
        node = table.tree.at(25)
        for _ in range(30):
            node = node.add(node.table().legal()[0])
        told.append([one.line for one in table.tree.at(25).variations[0].following()])
    assert told[0] == told[1]
    assert any(" > " in line for line in told[0])


def test_what_is_hidden_has_no_variations(peat: PeatGame) -> None:
    table = at_a_choice()
    start = len(table.played)
    table.tree.at(start).add("bonus 1", 0, comment="a guess")
    table.play("bonus 3", 1)
    assert "a guess" not in table.record() and "bonus" not in table.record()
    assert "a guess" in table.record(secrets=True)


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (["(", "1 take 1", ")"], "Line 9: a variation follows the move that it replaces"),
        (["1 take 1", "(", ")"], "Line 11: there is no variation to end"),
        (["1 take 1", ")"], "Line 10: there is no variation to end"),
        (["1 take 1", "(", "1 take 99", ")"], "Line 11: "),
        (["1 take 1", "(", "1 take 2"], "Line 12 is neither a header nor a move: 'end'"),
        (["...", "1 take 1"], "Line 10: after '...' only variations can follow"),
        (["1 take 1", "@ red"], "Line 10: a mark is a place or two"),
        (["1 take 1", "@ a b c"], "Line 10: a mark is a place or two"),
        (["1 take 1", *["(", "1 take 2"] * 21], "variations are at most 20 deep"),
    ],
)
def test_what_cannot_be_read_is_refused(peat: PeatGame, lines: list[str], fault: str) -> None:
    with pytest.raises(ceilidh.RecordError) as caught:
        ceilidh.load("\n".join([HEAD, *lines, "end"]))
    assert fault in str(caught.value)


@pytest.mark.parametrize("name", ["Game", "Seats", "two words", ""])
def test_a_header_has_a_name_of_its_own(peat: PeatGame, name: str) -> None:
    table = peat_game()
    table.tree.headers[name] = "x"
    with pytest.raises(ceilidh.RecordError, match="cannot have the header"):
        table.record()


@pytest.mark.parametrize(
    ("place", "to", "colour"),
    [
        ("", "", "red"),
        ("hex 7", "", "red"),
        ("red", "", "red"),
        ("a", "b c", "red"),
        ("a", "b", ""),
    ],
)
def test_a_mark_can_be_written(peat: PeatGame, place: str, to: str, colour: str) -> None:
    with pytest.raises(ceilidh.RecordError):
        peat_game().tree.arrow(place, to, colour)


def test_remarks_after_the_end_are_no_comments(peat: PeatGame) -> None:
    text = peat_game().record() + "# draw 1 of these\n"
    assert ceilidh.load(text).record() == peat_game().record()


# --- docs/notation.md -----------------------------------------------------------------------------

NOTATION = (ROOT / "docs" / "notation.md").read_text("utf-8")


def example(name: str) -> str:
    """A block of the page, by the remark before it."""
    found = re.search(rf"<!-- {name} -->\n```\w+\n(.*?)```", NOTATION, re.DOTALL)
    assert found is not None, name
    return found[1]


def test_the_example_of_the_page_can_be_loaded() -> None:
    table = ceilidh.load(example("example: tree"))
    tree = table.tree
    assert tree.headers == {"Event": "Club evening", "Annotator": "Cas"}
    assert (tree.comment, tree.at(1).comment) == ("Bob chooses first.", "brave!")
    assert tree.at(2).marks == [ceilidh.Mark("clan:mackenzie", "red")]
    (instead,) = tree.at(1).variations
    assert instead.comment.endswith("the starting tile.") and instead.next is not None
    assert instead.next.marks == [ceilidh.Mark("hex:2.3", to="hex:3.2")]
    assert [one.move for one in tree.at(2).variations] == ["build miner 2.6"]
    again = ceilidh.load(table.record()).tree
    assert again.at(1).variations[0].comment == instead.comment
    assert ceilidh.load(table.record()).record() == table.record()


def test_the_program_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example("example: python"), "notation.md", "exec"), {})
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6
    assert lines[3].endswith("brilliant! 1")


def test_the_grammar_of_the_page_is_the_one_that_is_read() -> None:
    grammar = example("grammar: record")
    for colour in COLOURS:
        assert f'"{colour}"' in grammar
    for sign in ("(", ")", TO_COME, "#", "@", "end"):
        assert f'"{sign}"' in grammar
    defined = set(re.findall(r"^(\w+) +=", grammar, re.MULTILINE))
    used = set(re.findall(r"\b[a-z]+\b", re.sub(r"""".*?"|'.*?'""", "", grammar)))
    assert used - defined == {"name", "text", "seat", "words", "outcomes", "place", "key", "scores"}
