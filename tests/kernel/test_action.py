"""Actions: texts, data, ids, parsing."""

import json

import pytest

from ceilidh.kernel.action import Domain, Spec, Vocabulary, numbers

UNIT = Domain("unit", ("sheep", "cow"), "unit")
PLACE = Domain("hex", ("1.1", "1.2", "2.1"), "hex")
COUNT = numbers("number", 2, 4)
BUILD = Spec("build", (UNIT, PLACE), ("X-1",))
MOVE = Spec("move", (PLACE, PLACE, COUNT))
TAKE = Spec("take", (COUNT,))
DONE = Spec("done")
WORDS = Vocabulary([BUILD, MOVE, TAKE, DONE])


def test_numbers_are_written_from_the_first() -> None:
    assert COUNT.words == ("2", "3", "4")
    assert COUNT.index["4"] == 2


def test_one_action_for_every_set_of_arguments() -> None:
    assert [len(spec.all) for spec in WORDS.specs] == [6, 27, 3, 1]
    assert [action.text for action in BUILD.rows[1]] == [
        "build cow 1.1",
        "build cow 1.2",
        "build cow 2.1",
    ]
    assert DONE.only.text == "done"
    assert DONE.only is DONE.all[0]


def test_of_finds_the_interned_action() -> None:
    assert TAKE.of(1) is TAKE.all[1]
    assert BUILD.of(1, 2).text == "build cow 2.1"
    assert MOVE.of(2, 0, 1).text == "move 2.1 1.1 3"
    assert MOVE.of(2, 0, 1) is WORDS.by_text["move 2.1 1.1 3"]


def test_arguments_that_are_not_there_are_minus_one() -> None:
    assert (DONE.only.a, DONE.only.b, DONE.only.c) == (-1, -1, -1)
    assert (BUILD.of(0, 1).a, BUILD.of(0, 1).b, BUILD.of(0, 1).c) == (0, 1, -1)


def test_ids_number_all_actions_in_the_order_of_the_kinds() -> None:
    assert [action.id for action in WORDS.actions] == list(range(37))
    assert BUILD.all[0].id < MOVE.all[0].id < TAKE.all[0].id < DONE.only.id


@pytest.mark.parametrize("text", ["build cow 1.2", "  BUILD   Cow 1.2 ", "build\tcow 1.2"])
def test_parse_forgives_spacing_and_case(text: str) -> None:
    assert WORDS.parse(text) is BUILD.of(1, 1)


@pytest.mark.parametrize(
    "text", ["", "build", "build cow", "build cow 9.9", "build cow 1.2 3", "fly"]
)
def test_parse_knows_nothing_else(text: str) -> None:
    assert WORDS.parse(text) is None


def test_data_goes_through_json_and_back() -> None:
    assert BUILD.of(1, 1).data() == {"do": "build", "with": ["cow", "1.2"]}
    for action in WORDS.actions:
        assert WORDS.from_data(json.loads(json.dumps(action.data()))) is action


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": "build"},
        {"do": "build", "with": "cow 1.2"},
        {"do": 3, "with": [None]},
        {"with": []},
    ],
)
def test_bad_data_is_no_action(data: dict[str, object]) -> None:
    assert WORDS.from_data(data) is None


def test_targets_name_clickable_things_only() -> None:
    assert BUILD.of(1, 1).targets() == ["unit:cow", "hex:1.2"]
    assert TAKE.of(0).targets() == []


def test_shape_and_repr_help_people() -> None:
    assert BUILD.shape() == "build <unit> <hex>"
    assert DONE.shape() == "done"
    assert repr(DONE.only) == "<done>"


def test_a_word_stands_for_one_kind_only() -> None:
    with pytest.raises(AssertionError, match="done"):
        Vocabulary([Spec("done"), Spec("done")])


def test_three_arguments_are_the_limit() -> None:
    with pytest.raises(AssertionError):
        Spec("long", (COUNT, COUNT, COUNT, COUNT))


def test_ids_can_go_by_the_second_argument_first() -> None:
    unit, place = Domain("unit", ("sheep", "cow")), Domain("hex", ("1.1", "1.2", "2.1"))
    spec = Spec("build", (unit, place), second_first=True)
    assert [action.text for action in spec.all] == [
        "build sheep 1.1",
        "build cow 1.1",
        "build sheep 1.2",
        "build cow 1.2",
        "build sheep 2.1",
        "build cow 2.1",
    ]
    assert spec.of(1, 2) is spec.all[5]
    assert spec.only is spec.all[0]
    assert [len(row) for row in spec.rows] == [3, 3]


def test_rows_of_three_arguments() -> None:
    assert [len(row) for row in MOVE.rows] == [9, 9, 9]
    assert [action.text for action in MOVE.rows[1][:4]] == [
        "move 1.2 1.1 2",
        "move 1.2 1.1 3",
        "move 1.2 1.1 4",
        "move 1.2 1.2 2",
    ]
    last = MOVE.of(2, 1, 2)
    assert (last.a, last.b, last.c, last.words()) == (2, 1, 2, ["2.1", "1.2", "4"])
