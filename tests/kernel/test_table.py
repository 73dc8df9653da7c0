"""The table: checked moves, undo with its barriers, records, and errors that change nothing."""

from collections.abc import Callable
from typing import cast

import pytest

import ceilidh
from ceilidh.games.template.game import PeatGame
from ceilidh.kernel.action import Action
from ceilidh.kernel.errors import IllegalMove, OptionError, RecordError
from ceilidh.kernel.table import Move

WIND: dict[str, object] = {"modules": ["wind"]}


@pytest.fixture
def table(peat: PeatGame) -> ceilidh.Table:
    return ceilidh.new("peat", 2, 1, WIND, names=["Ann", "Bob"])


def test_moves_as_people_and_programs_see_them(table: ceilidh.Table) -> None:
    move = table.legal()[1]
    assert isinstance(move, Move)
    assert (move.text, move.seat, move.rules) == ("take 2", 0, ("PE-TAKE-01",))
    assert move.data == {"do": "take", "with": ["2"]}
    assert move.targets == []
    assert repr(move) == "Move('take 2', seat=0)"
    assert str(move) == "take 2"


@pytest.mark.parametrize("form", ["text", "move", "action"])
def test_a_move_is_played_in_any_form(table: ceilidh.Table, form: str) -> None:
    move = table.legal()[2]
    forms: dict[str, str | Move | Action] = {
        "text": " TAKE  3",
        "move": move,
        "action": move.action,
    }
    played = table.play(forms[form])
    assert (played.seat, played.action.text, played.line) == (0, "take 3", "1 take 3")
    assert [event.data() for event in played.events] == [
        {"kind": "take", "seat": 0, "thing": "peat", "amount": 3, "place": -1, "reason": ""}
    ]
    assert table.actor == 1
    assert table.state.recorder is None


@pytest.mark.parametrize(
    ("move", "seat", "message"),
    [
        (
            "",
            None,
            "I do not understand ''. Possible now: take <peats>, wait, for example 'take 1'.",
        ),
        (
            "fly",
            None,
            ("I do not understand 'fly'. Possible now: take <peats>, wait, for example 'take 1'."),
        ),
        ("tkae 3", None, ". Possible now: take <peats>, wait. Did you mean 'take 3'."),
        (
            "take",
            None,
            "I do not understand 'take'. Write it as 'take <peats>'. Did you mean 'take 3'.$",
        ),
        (
            "take 9",
            None,
            "^9 is not possible in one move: 'take <peats>' takes 1 to 3. Possible now: 'take 3'.$",
        ),
        (
            "bonus 4",
            None,
            "^4 is not possible in one move: 'bonus <number>' takes 1 to 3. Possible now: 'take 1'",
        ),
        ("take 9 9", None, "I do not understand 'take 9 9'. Write it as 'take <peats>'."),
        ("take many", None, "I do not understand 'take many'. Write it as 'take <peats>'."),
        (
            "bonus",
            None,
            ". Write it as 'bonus <number>', for example 'bonus 3'. That is not possible now, but",
        ),
        ("bonus 1", None, r"Not yet: turn comes first. \(PE-SECRET-01\)"),
        ("take 1", 1, "It is seat 1's turn, not seat 2's."),
    ],
)
def test_bad_moves_change_nothing(
    table: ceilidh.Table, move: str, seat: int | None, message: str
) -> None:
    before = table.record()
    with pytest.raises(IllegalMove, match=message):
        table.play(move, seat)
    assert table.record() == before


def test_an_illegal_move_names_its_rules(table: ceilidh.Table) -> None:
    table.play("wait")
    table.play("take 1")
    with pytest.raises(IllegalMove) as caught:
        table.play("wait")
    assert caught.value.rules == ("PE-WAIT-01",)
    assert table.why_not("wait") == "You have already waited. (PE-WAIT-01)"
    assert table.why_not("take 1") is None


def finish(table: ceilidh.Table) -> None:
    while table.actor is not None:
        table.play(table.legal()[0])


def test_after_the_end(table: ceilidh.Table) -> None:
    assert table.result() is None
    finish(table)
    assert (table.actor, table.actors, table.legal()) == (None, [], [])
    with pytest.raises(IllegalMove, match="The game is over"):
        table.play("take 1")
    assert len(table.result() or []) == 2


def test_undo_takes_back_the_last_move(table: ceilidh.Table) -> None:
    start = table.key()
    with pytest.raises(IllegalMove, match="There is no move to undo"):
        table.undo()
    assert not table.can_undo()
    table.play("take 3")
    assert table.can_undo()
    assert table.can_undo(0)
    assert table.undo().line == "1 take 3"
    assert table.key() == start
    assert table.played == []


def test_another_seats_move_goes_back_by_consent_only(table: ceilidh.Table) -> None:
    table.play("take 3")
    after = table.key()
    assert not table.can_undo(1)
    with pytest.raises(
        IllegalMove, match=r"The last move was made by seat 1; .* if everyone agrees"
    ):
        table.undo(1)
    assert table.key() == after
    table.undo(1, consent=True)
    assert table.played == []


def test_the_last_move_counts_and_not_the_first(peat: PeatGame) -> None:
    table = ceilidh.new("peat", 3, 1)
    table.play("take 3")
    table.play("take 2")
    assert (table.can_undo(0), table.can_undo(1), table.can_undo(2)) == (False, True, False)
    assert table.undo(1).line == "2 take 2"
    assert [played.line for played in table.played] == ["1 take 3"]
    assert (table.can_undo(0), table.can_undo(1)) == (True, False)


def test_what_chance_showed_goes_back_by_consent_only(table: ceilidh.Table) -> None:
    table.play("take 3")
    middle = table.key()
    played = table.play("take 3")
    assert [outcome.domain for outcome in played.outcomes] == ["wind"]
    after = table.key()
    assert not table.can_undo(1)
    with pytest.raises(IllegalMove, match=r"revealed wind \d; it can only be undone"):
        table.undo(1)
    assert table.key() == after
    table.undo(consent=True)
    assert table.key() == middle
    assert table.play("take 3").line == played.line, "the same chance again"


def test_a_record_gives_the_table_back(table: ceilidh.Table) -> None:
    finish(table)
    again = ceilidh.load(table.record())
    assert again.record() == table.record()
    assert again.names == ["Ann", "Bob"]
    assert again.options == table.options
    assert [played.line for played in again.played] == [played.line for played in table.played]


def edited(old: str, new: str) -> Callable[[str], str]:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (
            edited("1 take 3", "1 take 2"),
            "The record's key does not match its moves: it has been edited or cut short",
        ),
        (edited("1 take 3\n", ""), "Line 9: It is seat 1's turn, not seat 2's"),
        (edited("1 take 3", "1 take 8"), "Line 9: 8 is not possible in one move"),
        (
            edited("1 take 3", "1 wait > wind 1"),
            "Line 9: .* wind 1, which is not drawn at this point",
        ),
        (
            edited("> wind", "> wind 9"),
            "Line 10: The record names wind 9, which cannot occur here",
        ),
        (
            edited("peat 1", "peat 2"),
            (
                "This record was written under rules version 2, but these "
                "are version 1; replay it with the ceilidh release that "
                "wrote it"
            ),
        ),
        (edited('Players "2"', 'Players "5"'), "headers do not match: Peat takes 2 to 4 players"),
        (
            edited("modules=wind", "modules=fog"),
            "headers do not match: Option modules cannot contain 'fog'",
        ),
        (
            edited('Seats "Ann', 'Seats "Eve / Ann'),
            "headers do not match: There are 2 seats but 3 names",
        ),
        (
            edited('Setup "', 'Setup "card 3'),
            "The setup names card 3, which is not part of this game",
        ),
    ],
)
def test_damaged_records(table: ceilidh.Table, edit: Callable[[str], str], message: str) -> None:
    table.play("take 3")
    table.play("take 3")
    with pytest.raises(RecordError, match=message):
        ceilidh.load(edit(table.record()))


def test_wrong_scores_are_noticed(table: ceilidh.Table) -> None:
    finish(table)
    text = table.record()
    scores = " ".join(str(score) for score in table.scores())
    with pytest.raises(RecordError, match=f"states 1 2, but its moves give {scores}"):
        ceilidh.load(text.replace(f" {scores}\n", " 1 2\n"))


def test_an_unfinished_record_has_a_star_for_scores(table: ceilidh.Table) -> None:
    assert table.record().splitlines()[-1] == f"end {table.record_key()} *"


def test_impossible_tables(peat: PeatGame) -> None:
    with pytest.raises(OptionError, match="Peat takes 2 to 4 players, not 5"):
        ceilidh.new("peat", 5, 0)
    with pytest.raises(OptionError, match="There are 2 seats but 1 names"):
        ceilidh.new("peat", 2, 0, names=["Ann"])
    with pytest.raises(RecordError, match="The setup names card 3, which is not part of this game"):
        ceilidh.new("peat", 2, 0, setup={"card": ["3"]})
    with pytest.raises(RecordError, match="names pawn 9, which cannot be drawn"):
        ceilidh.new("glenmore", 2, 0, setup={"pawn": ["9"]})


def test_names_of_seats_have_a_default(peat: PeatGame) -> None:
    assert ceilidh.new("peat", 3, 0).names == ["Seat 1", "Seat 2", "Seat 3"]


@pytest.mark.parametrize("name", ["", "Ann / Bob", 'the "Laird"', "two\r\nlines\u2028here"])
def test_any_name_makes_a_record_that_loads(peat: PeatGame, name: str) -> None:
    table = ceilidh.new("peat", 2, 0, names=[name, "Bea"])
    assert len(ceilidh.load(table.record()).names) == 2


def test_players_and_seed_are_whole_numbers(peat: PeatGame) -> None:
    with pytest.raises(OptionError, match="not True"):
        ceilidh.new("peat", True)
    with pytest.raises(OptionError, match="seed must be a whole number"):
        ceilidh.new("peat", 2, seed=cast(int, "x"))
