"""`automa`: the Automa of a game with the real box, in the terminal."""

import re

import pytest

from ceilidh.companion import SetUp, packed
from ceilidh.companion.scores import total
from ceilidh.games.clans.game import CLANS
from ceilidh.games.clans.rules.settlements import linked_settlements
from tests.cli.helpers import Shell
from tests.companion.beside import Beside

MAP = ("--map", "A1 B1 C1 D1")
WORD = re.compile(r"--game: (\S+)")


def test_a_turn_is_asked_told_and_taken_back(shell: Shell) -> None:
    run = shell("automa", *MAP, "--seed", "3", stdin="\n5 6\nb\nb\nq\n")
    assert run.status == 0
    assert "Numbers of the contracts on the export board" in run.out
    assert "It takes contract 5" in run.out or "It takes contract 6" in run.out
    begun = shell("automa", *MAP, "--seed", "3", stdin="q\n")
    assert WORD.findall(run.out) == WORD.findall(begun.out)


@pytest.mark.parametrize("word", ["quit", "EXIT", "q"])
def test_one_can_leave_at_every_question(shell: Shell, word: str) -> None:
    for before in ("", "\n"):
        run = shell("automa", *MAP, "--seed", "3", stdin=f"{before}?\n{word}\n5 6\n")
        assert run.status == 0 and WORD.findall(run.out)
        assert "q: quit" in run.out and "It takes contract" not in run.out


def test_nonsense_changes_nothing(shell: Shell) -> None:
    run = shell("automa", *MAP, "--seed", "3", stdin="\nthree\n5\nq\n")
    assert "The Automa does not understand 'contracts three'; write it differently" in run.out
    assert "It takes contract 5" in run.out


def test_farmers_markets_come_first(shell: Shell) -> None:
    run = shell(
        "automa", *MAP, "--markets", "--seed", "3", stdin="wool-bread:4.5 milk-cheese:10.7\nq\n"
    )
    assert "Tile and hex of each farmers' market" in run.out
    assert "Module A" in run.out


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_the_final_sheet(shell: Shell, language: str) -> None:
    beside = Beside(1, 4, 11)
    beside.play()
    state = beside.state
    person = state.seats[0]
    answers = [
        " ".join(map(str, state.imports)),
        f"{len(person.fulfilled)}:{linked_settlements(state, person)}",
    ]
    word = packed(beside.setup, beside.game.lines)
    run = shell("automa", "--game", word, "--language", language, stdin="\n".join(answers) + "\n")
    assert run.status == 0
    assert f" {CLANS.scores(state)[-1]} point" in run.out.replace("ponto", "point")
    assert total(beside.game) > 0


def test_a_broken_word_is_one_line(shell: Shell) -> None:
    run = shell("automa", "--game", "nonsense")
    assert run.status == 2
    assert run.err.count("\n") == 1


def test_without_a_map_or_a_pack_you_look(shell: Shell) -> None:
    typed = ["2 forest -", "1 mountain B", "none", "none", "=money=42 linked=4", "p 1:2", "?", "q"]
    run = shell("automa", "--seed", "3", stdin="\n".join(typed) + "\n")
    assert run.status == 0
    assert "Module A: find the hex for its first worker" in run.out
    assert "1. A low land cost." in run.out and "IN-AS-25" in run.out
    assert "£42, if the game ended now" in run.out
    again = shell("automa", "--game", WORD.findall(run.out)[-1], stdin="q\n")
    assert "£42" in again.out


def test_contracts_are_found_by_good(shell: Shell) -> None:
    lines = ["begin", "draw automa_card 8"]
    word = packed(SetUp(1, 3, ("A1", "B1", "C1", "D1"), True, False, False, 1), lines)
    run = shell("automa", "--game", word, stdin="wool\n4 13\nq\n")
    assert "wool" in run.out and "It takes contract 4" in run.out
