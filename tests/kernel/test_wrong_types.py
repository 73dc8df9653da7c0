"""Whatever a program hands over, it gets a sentence: unknown seats, wrong types, other games."""

from typing import Any

import pytest

import ceilidh
from ceilidh.games.template.game import PeatGame
from ceilidh.kernel import position
from tests.shared.records import one_sentence

NONSENSE: list[Any] = [3, 2.5, True, [1], ["take 1"], {"do": "take"}, b"take 1", object()]


def kind(value: object) -> str:
    """A name that is the same in every process, which an address would not be."""
    return type(value).__name__


SEATS: list[Any] = [-1, 2, 7, True, 1.0, "0", [0], {}]


@pytest.fixture
def table(peat: PeatGame) -> ceilidh.Table:
    return ceilidh.new("peat", 2, 1, {"modules": ["wind"]})


@pytest.mark.parametrize("seat", SEATS, ids=repr)
@pytest.mark.parametrize(
    "call",
    ["legal", "view", "svg", "undo", "can_undo", "hidden_moves", "record", "position", "shown"],
)
def test_unknown_seats_are_refused(table: ceilidh.Table, call: str, seat: Any) -> None:
    table.play("take 1")
    before = table.record()
    with pytest.raises(ceilidh.UnknownSeat, match=r"no seat .*; programs number") as caught:
        getattr(table, call)(seat=seat)
    assert isinstance(caught.value, ValueError)
    assert one_sentence(caught.value)
    assert table.record() == before


@pytest.mark.parametrize("seat", SEATS, ids=repr)
@pytest.mark.parametrize("call", ["play", "why_not", "parse"])
def test_unknown_seats_do_not_move(table: ceilidh.Table, call: str, seat: Any) -> None:
    with pytest.raises(ceilidh.CeilidhError, match="There is no seat"):
        getattr(table, call)("tak 1", seat)
    assert table.played == []


@pytest.mark.parametrize("move", [None, *NONSENSE], ids=kind)
@pytest.mark.parametrize("call", ["play", "why_not", "parse"])
def test_a_move_is_text_or_a_move(table: ceilidh.Table, call: str, move: Any) -> None:
    with pytest.raises(ceilidh.IllegalMove, match="A move must be text or an item of `legal"):
        getattr(table, call)(move)


def test_an_illegal_move_is_a_value_error(table: ceilidh.Table) -> None:
    with pytest.raises(ValueError, match="I do not understand"):
        table.play("fly")


@pytest.mark.parametrize("text", [None, *NONSENSE], ids=kind)
def test_records_and_positions_are_text(text: Any) -> None:
    with pytest.raises(ceilidh.RecordError, match="must be text, not"):
        ceilidh.load(text)
    with pytest.raises(ceilidh.RecordError, match="must be text, not"):
        position.read(text)


@pytest.mark.parametrize("name", [None, *NONSENSE], ids=kind)
def test_a_game_is_named(name: Any) -> None:
    with pytest.raises(ceilidh.UnknownGame, match=r"There is no game '.*'; the games are clans"):
        ceilidh.new(name, 2)


@pytest.mark.parametrize(
    ("what", "values"),
    [
        ("players", [None, 2.0, "2", [2], True, {}, 10**30]),
        ("seed", ["7", 1.5, [7], True, {}, 10**38, -(10**38)]),
        ("names", ["Ann", 5, {"Ann": 1}, [None, "Bob"], [1, 2], ["Ann"], ("Ann", 2)]),
        ("options", ["wind", ["modules"], 5, {5: "wind"}, {None: 1}, {"modules": 5}]),
        ("options", [{"modules": None}, {"modules": [[]]}, {"modules": {"wind": True}}]),
        ("setup", ["wind", ["wind"], 5, {"wind": "1"}, {"wind": [1]}, {5: ["1"]}]),
    ],
)
def test_what_a_table_is_made_of(peat: PeatGame, what: str, values: list[Any]) -> None:
    for value in values:
        given = {"players": 2, what: value}
        with pytest.raises(ceilidh.OptionError, match=r"\S") as caught:
            ceilidh.new("peat", **given)
        assert one_sentence(caught.value), value


def test_names_may_be_a_tuple(peat: PeatGame) -> None:
    names: Any = ("Ann", "Bob")
    assert ceilidh.new("peat", 2, 1, names=names).names == ["Ann", "Bob"]


def test_a_language_is_a_word(table: ceilidh.Table) -> None:
    assert ceilidh.new("clans", 2, 1).svg(language="xx").startswith("<svg"), "English then"
    languages: list[Any] = [None, 5, []]
    for language in languages:
        with pytest.raises(
            ceilidh.OptionError, match="The language must be a code such as en, not"
        ):
            table.svg(language=language)


# --- moves of others ------------------------------------------------------------------------------


def test_a_move_of_another_seat_is_refused(table: ceilidh.Table) -> None:
    move = table.legal()[0]
    table.play(move)
    with pytest.raises(ceilidh.IllegalMove, match="It is seat 2's turn, not seat 1's"):
        table.play(move)
    with pytest.raises(ceilidh.IllegalMove, match="That is seat 1's move, not seat 2's"):
        table.play(move, 1)
    assert table.why_not(move) == "It is seat 2's turn, not seat 1's."
    assert len(table.played) == 1


def test_a_move_says_who_plays_it(peat: PeatGame) -> None:
    """Of several seats that choose at the same time, a move is of the one it was listed for."""
    table = ceilidh.new("peat", 3, 1, {"modules": ["secret"]})
    while len(table.actors) == 1:
        table.play(table.legal()[0])
    last = table.actors[-1]
    assert table.play(table.legal(last)[0]).seat == last


def test_a_move_of_another_game_is_refused(table: ceilidh.Table) -> None:
    move = ceilidh.Move(ceilidh.new("clans", 2, 1).legal()[0].action, 0)
    for form in (move, move.action):
        with pytest.raises(ceilidh.IllegalMove, match="is a move in another game"):
            table.play(form)
        assert "is a move in another game" in (table.why_not(form) or "")


# --- why not --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "  ", "fly", "take", "take nine", "x" * 5000, "\x00", "wait 1"]
)
def test_there_is_a_reason_for_every_text(table: ceilidh.Table, text: str) -> None:
    reason = table.why_not(text)
    assert reason is not None
    assert "I do not understand" in reason
    assert len(reason) < 300


def test_there_is_a_reason_for_every_seat(table: ceilidh.Table) -> None:
    assert table.why_not("take 1", 0) is None
    assert table.why_not("take 1", 1) == "It is seat 1's turn, not seat 2's."
    assert table.why_not("fly", 1) == "It is seat 1's turn, not seat 2's."
    while table.actor is not None:
        table.play(table.legal()[0])
    assert table.why_not("take 1") == "The game is over. (PE-END-01)"
    assert table.why_not("take 1", 1) == "The game is over. (PE-END-01)"
    assert table.why_not("fly") == "The game is over."


def test_the_reason_is_that_of_the_seat(peat: PeatGame) -> None:
    """The other actor of a simultaneous choice is asked by its own frame."""
    table = ceilidh.new("peat", 2, 1, {"modules": ["secret"]})
    while len(table.actors) == 1:
        table.play(table.legal()[0])
    assert table.why_not("bonus 2", 1) is None
    assert table.why_not("take 1", 1) is not None


# --- seeds ----------------------------------------------------------------------------------------


def test_a_seed_is_drawn_and_told(peat: PeatGame) -> None:
    tables = [ceilidh.new("peat", 2) for _ in range(8)]
    assert len({table.seed for table in tables}) > 1
    for table in tables:
        assert table.seed is not None
        assert f'[Seed "{table.seed}"]' in table.record()
        assert f"seed={table.seed}" in repr(table)
        assert ceilidh.new("peat", 2, table.seed).key() == table.key()


@pytest.mark.parametrize("seed", [0, -1, 1 << 70, 10**38 - 1, 1 - 10**38])
def test_any_seed_comes_back_from_a_record(peat: PeatGame, seed: int) -> None:
    table = ceilidh.new("peat", 2, seed)
    assert ceilidh.load(table.record()).seed == seed


# --- the package ----------------------------------------------------------------------------------


def test_games_is_a_function_beside_the_package() -> None:
    import ceilidh.games.clans.kinds  # does not put the package in the function's place
    from ceilidh.games.clans.game import CLANS

    assert callable(ceilidh.games)
    assert CLANS in ceilidh.list_games()
    assert [game.name for game in ceilidh.list_games()][:2] == ["clans", "glenmore"]
