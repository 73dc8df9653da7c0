"""Positions in words, and tables that go on from a position."""

from collections.abc import Callable

import pytest

import ceilidh
from ceilidh.games.template.game import PeatGame
from ceilidh.kernel import position_text
from ceilidh.kernel.testing import RandomChoices, random_move
from tests.shared.records import one_sentence, text_of

FORMS = [pytest.param(False, id="string"), pytest.param(True, id="words")]


def play_on(table: ceilidh.Table, moves: int, seed: int) -> None:
    dice = RandomChoices(seed)
    for _ in range(moves):
        if table.actor is not None:
            seat, action = random_move(table, dice)
            table.play(action, seat)


@pytest.fixture
def table(peat: PeatGame) -> ceilidh.Table:
    made = ceilidh.new("peat", 2, 1, {"modules": ["wind"]}, names=["Ann", "Bob"])
    made.play("take 3")
    return made


def test_what_it_looks_like(table: ceilidh.Table) -> None:
    assert table.position(words=True).splitlines() == [
        '[Format "ceilidh position 1"]',
        '[Game "peat 1"]',
        '[Seats "Ann / Bob"]',
        "",
        "# Seats count from 0 here, and -1 is nobody.",
        "players: 2",
        "options modules: [wind]",
        f"rng: {table.state.rng}",
        "peats: 18",
        "taken: [3, 0]",
        "waited: 0",
        "last: -1",
        "modules wind blown: 0",
        "modules wind die: 0",
        "stack 0: [rounds, -1, 0, 0, 0]",
        "stack 1: [blow, -1, 0, 0, 0]",
        "stack 2: [turn, 1, 0, 0, 0]",
    ]


@pytest.mark.parametrize("words", FORMS)
@pytest.mark.parametrize(
    ("game", "name"),
    [("clans", "4p-both-modules"), ("clans", "1p-plain"), ("glenmore", "3p-both-die")],
)
def test_every_position_of_a_game_comes_back(game: str, name: str, words: bool) -> None:
    table = ceilidh.load(text_of(game, name))
    while table.played:
        for _ in range(min(23, len(table.played))):
            table.undo(consent=True)
        again = ceilidh.load(table.position(words, secrets=True))
        assert again.key() == table.key()
        assert (again.players, again.options) == (table.players, table.options)
        assert again.actors == table.actors
        assert again.seed is None
        assert again.names == (
            table.names if words else [f"Seat {n + 1}" for n in range(4)][: again.players]
        )


@pytest.mark.parametrize("words", FORMS)
@pytest.mark.parametrize(
    ("game", "options"),
    [("peat", {"modules": ["wind"]}), ("clans", {}), ("glenmore", {"modules": ["great-glen"]})],
)
def test_a_table_goes_on_from_a_position(
    peat: PeatGame, words: bool, game: str, options: dict[str, object]
) -> None:
    table = ceilidh.new(game, 3, 4, options, names=["Ann", "Bob", "Cas"])
    play_on(table, 15, 4)
    placed = ceilidh.load(table.position(words))
    assert placed.start == table.position()
    text = placed.record()
    assert "[Seed" not in text
    assert "[Setup" not in text
    assert f'[Position "{table.position()}"]' in text
    play_on(placed, 30, 5)
    play_on(table, 30, 5)
    assert placed.key() == table.key(), "the position holds the chance to come"
    again = ceilidh.load(placed.record(secrets=True))
    assert again.record(secrets=True) == placed.record(secrets=True)
    while again.played:
        again.undo(consent=True)
    assert again.position() == placed.start
    play_on(placed, 5000, 6)
    assert placed.result() is not None
    assert ceilidh.load(placed.record()).scores() == placed.scores()


def test_lines_may_be_edited_and_remarked(table: ceilidh.Table) -> None:
    text = table.position(words=True)
    lines = text.replace("taken: [3, 0]", "taken:[ 2,1 ]").splitlines()
    lines.insert(9, "  # Bob has one of them")
    lines[-1], lines[-2] = lines[-2], lines[-1]
    placed = ceilidh.load("\r\n".join(["", *lines]))
    assert placed.scores() == [2, 1]
    assert placed.names == ["Ann", "Bob"]
    assert placed.actor == 1


def replaced(old: str, new: str) -> Callable[[str], str]:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (replaced("peats: 18", "peats 18"), "Line 9 of the position cannot be read: 'peats 18'"),
        (replaced("peats: 18", "peats:"), "Line 9 of the position cannot be read"),
        (replaced("peats: 18", ": 18"), "Line 9 of the position cannot be read"),
        (replaced("[3, 0]", "[3, 0"), "Line 10 of the position cannot be read"),
        (replaced("[3, 0]", "[3, 0]]"), "Line 10 of the position cannot be read"),
        (replaced("[3, 0]", "[3 , , 0]"), "Line 10 of the position cannot be read"),
        (replaced("[3, 0]", "[" * 50 + "]" * 50), "Line 10 of the position cannot be read"),
        (replaced("[3, 0]", '["3]'), "Line 10 of the position cannot be read"),
        (replaced("peats: 18", "last: 0\nlast: 1"), "Line 10 of the position cannot be read"),
        (replaced("peats: 18", "players 0: 2"), "Line 9 of the position cannot be read"),
        (replaced("peats: 18", "peats: 20"), "The position is inconsistent: there are 23 peats"),
        (replaced("peats: 18", "peats: many"), "The position must have a number here, not 'many'"),
        (replaced("peats: 18\n", ""), "The position is missing a line or .*: 'peats'"),
        (
            replaced("[turn, 1,", "[tea break, 1,"),
            ("The position is missing a line or contains an unknown word: 'tea break'"),
        ),
        (
            replaced("stack 1", "stack 7"),
            ("Some numbered lines of the position are missing; number them 0, 1, 2 and so on"),
        ),
        (replaced("[wind]", "[fog]"), "The position is inconsistent; undo your last change"),
        (
            replaced("peat 1", "peat 2"),
            "The position was written by rules version 2; this is version 1",
        ),
        (replaced("position 1", "position 2"), "This is not a ceilidh position: the header"),
        (replaced('"Ann / Bob"', '"Ann / Bob / Eve"'), "There are 2 seats but 3 names"),
        (lambda text: text + "#" * 200_000, "This is not a position string"),
    ],
)
def test_faults(table: ceilidh.Table, edit: Callable[[str], str], message: str) -> None:
    with pytest.raises(ceilidh.RecordError, match=message) as caught:
        ceilidh.load(edit(table.position(words=True)))
    assert one_sentence(caught.value)


def test_a_game_nobody_knows(table: ceilidh.Table) -> None:
    with pytest.raises(ceilidh.UnknownGame, match="no game 'chess'"):
        ceilidh.load(table.position(words=True).replace("peat 1", "chess 1"))
    with pytest.raises(ceilidh.UnknownGame, match="no game 'chess'"):
        ceilidh.load("chess/1/abc")


@pytest.mark.parametrize(
    "value",
    [
        {"a": "", "b": "yes", "c": "12", "d": 'say "no"', "e": "1, 2", "f": " x ", "g": "# no"},
        {"a": True, "b": False, "c": -3, "d": [], "e": {}, "f": [[]], "g": [[1, [2, "x"]], []]},
        {"rows": [{"x": 1}, {"x": {"y z": "w", "7": 0, "": 1}}], "mixed": [1, [2], {"x": 3}]},
        {"a:b": "c:d", 'quo"te': "é ü", "back\\slash": "\\n", "line": "two\nlines"},
    ],
)
def test_any_plain_value_comes_back(value: dict[str, object]) -> None:
    text = position_text.write("peat", 1, value, ["Ann"])
    assert position_text.parse(text).data == value


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (
            replaced('Players "2"', 'Players "3"'),
            (
                "The record's headers do not match: its position belongs to "
                "a different game, player count or set of options"
            ),
        ),
        (
            replaced("modules=wind", ""),
            (
                "The record's headers do not match: its position belongs to "
                "a different game, player count or set of options"
            ),
        ),
        (
            replaced("modules=wind", "modules=fog"),
            "The record's headers do not match: Option modules cannot",
        ),
        (
            replaced('[Position "peat', '[Position "clans'),
            "The position was written by rules version 1; this is version",
        ),
        (
            replaced("2 take 1", "2 take 2"),
            "The record's key does not match its moves: it has been edited or cut short",
        ),
        (replaced("2 take 1", "3 take 1"), "there is no seat 3; records number the seats 1 to"),
        (replaced("2 take 1", "0 take 1"), "there is no seat 0; records number the seats 1 to"),
    ],
)
def test_damaged_records_of_such_a_table(
    table: ceilidh.Table, edit: Callable[[str], str], message: str
) -> None:
    placed = ceilidh.load(table.position())
    placed.play("take 1")
    with pytest.raises(ceilidh.RecordError, match=message) as caught:
        ceilidh.load(edit(placed.record()))
    assert one_sentence(caught.value)
