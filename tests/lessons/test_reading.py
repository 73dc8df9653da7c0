"""Lessons as files: what is read of them, and what is wrong with one, said to its author."""

from __future__ import annotations

from pathlib import Path

import pytest

from ceilidh.lessons import find_lesson, lessons_of, next_lesson
from ceilidh.lessons.lesson import MODULE, Goal, Lesson, Occasion, Start
from ceilidh.lessons.reading import LessonError, read_lesson, read_start


def say(name: str, text: str) -> str:
    return f'{name} = {{ en = "{text}", fr = "{text} fr", pt = "{text} pt" }}\n'


START = (
    'players = 2\nseed = 4\noptions = { clans = "none" }\nmoves = """\n2 start 7\n1 start 2\n"""\n'
)
HEAD = (
    'kind = "lesson"\norder = 3\nseat = 2\nstart = "first"\nexpected = ["hire"]\n'
    + say("title", "A title")
    + say("about", "About")
    + say("end", "The end")
)
PAGE = '[[steps.pages]]\nlight = ["own/money"]\n' + say("say", "A page")
STEP = '[[steps]]\ngoal = { moves = ["hire"] }\n' + say("task", "A task") + PAGE
FIRST = Start(2, 4, {}, {}, ())


def lesson(folder: Path, text: str) -> Lesson:
    file = folder / "made.toml"
    file.write_text(text, "utf-8")
    return read_lesson(file, "clans", "made", {"first": FIRST})


def test_a_start_is_read_with_its_moves(tmp_path: Path) -> None:
    file = tmp_path / "first.toml"
    file.write_text(START, "utf-8")
    moves = ((1, "start 7"), (0, "start 2"))
    assert read_start(file) == Start(2, 4, {"clans": "none"}, {}, moves)
    file.write_text(START + "more = 1\n", "utf-8")
    with pytest.raises(LessonError, match=r"^first.toml: unknown more$"):
        read_start(file)


def test_a_lesson_is_read_whole(tmp_path: Path) -> None:
    remark = '[[steps.remarks]]\ngoal = { moves = ["pass"] }\n' + say("say", "A remark")
    moment = '[[moments]]\ngoal = { event = "money", least = 3 }\n' + say("say", "A moment")
    second = STEP.replace("[[steps]]\n", "[[steps]]\npasses = true\n" + say("well", "Well done"))
    made = lesson(tmp_path, HEAD + STEP + remark + second + moment)
    assert (made.id, made.kind, made.order, made.minutes, made.seat) == (
        "clans/made",
        "lesson",
        3,
        2,
        1,
    )
    assert made.start is FIRST and made.expected == ("hire",)
    assert (made.title["en"], made.about["fr"], made.end["pt"]) == (
        "A title",
        "About fr",
        "The end pt",
    )
    one, other = made.steps
    assert one.goal == Goal(moves=("hire",)) and one.task["en"] == "A task"
    assert (one.well, one.other, one.passes) == ({}, {}, False)
    assert other.well["en"] == "Well done" and other.passes
    assert one.pages[0].light == ("own/money",) and one.pages[0].text["en"] == "A page"
    assert one.remarks[0].goal == Goal(moves=("pass",)) and other.remarks == ()
    assert made.moments[0].goal == Goal(event="money", least=3)


def test_a_start_may_stand_in_the_lesson(tmp_path: Path) -> None:
    inside = HEAD.replace('start = "first"', "start = { players = 3, seed = 9 }")
    assert lesson(tmp_path, inside + STEP).start == Start(3, 9, {}, {}, ())
    wrong = HEAD.replace('start = "first"', "start = { players = 3, seed = 9, more = 1 }")
    with pytest.raises(LessonError, match=r"^clans/made, start: unknown more$"):
        lesson(tmp_path, wrong + STEP)


CONCEPT = (
    '[[concepts]]\nname = "hiring"\nagain = true\nwhen = { can = ["hire"], first = 2, last = 4 }\n'
    + STEP.removeprefix("[[steps]]\n").replace("steps.pages", "concepts.pages")
)


def test_a_concept_is_a_step_with_a_name_and_an_occasion(tmp_path: Path) -> None:
    head = HEAD.replace("seat = 2\n", 'seat = 2\nteacher = "learner"\nreplies = ["pass"]\n')
    when = STEP.replace("[[steps]]\n", '[[steps]]\ncoached = true\nwhen = { chance = "workers" }\n')
    made = lesson(tmp_path, head + when + CONCEPT)
    assert (made.teacher, made.replies) == ("learner", ("pass",))
    step, concept = made.steps[0], made.concepts[0]
    assert step.coached and step.when == Occasion(chance="workers")
    assert (concept.name, concept.again) == ("hiring", True)
    assert concept.step.when == Occasion(can=("hire",), first=2, last=4)
    assert concept.step.goal == Goal(moves=("hire",)) and not concept.step.coached
    plain = lesson(tmp_path, HEAD + STEP)
    assert (plain.teacher, plain.replies, plain.concepts) == ("tacksman", (), ())
    assert plain.steps[0].when == Occasion()


def test_an_occasion_with_an_unknown_field_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match="concepts 1: a when has some of can, chance, first"):
        lesson(tmp_path, HEAD + STEP + CONCEPT.replace("first = 2", "from = 2"))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('start = "first"', 'start = "last"', "clans/made: there is no start 'last'"),
        ('"lesson"', '"game of chess"', "kind must be one of game, lesson, module"),
        ("order = 3", 'order = "3"', "order must be a int, not '3'"),
        ("seat = 2\n", "", "seat must be a int, not None"),
        ('"About fr"', "7", "about needs a text in en, and may have others in fr, pt"),
        ('{ en = "The end", ', "{ ", "end needs a text in en"),
        (', pt = "The end pt"', ', de = "Ende"', "end needs a text in en, and may have others"),
        ('["hire"]\ntitle', "[7]\ntitle", "expected must be a list of texts"),
        ('["own/money"]', "[7]", "steps 1, pages 1: light must be a list of texts"),
        (PAGE, "", "clans/made, steps 1: a step needs a page"),
        ("[[steps]]\n", "[[steps]]\nmore = 1\n", "clans/made, steps 1: unknown more"),
        ("[[steps.pages]]\n", "[[steps.pages]]\nmore = 1\n", "pages 1: unknown more"),
        ('{ moves = ["hire"] }', "{ }", "steps 1: a goal has some of anyone, can, count, event"),
        ('{ moves = ["hire"] }', '{ move = "hire" }', "steps 1: a goal has some of anyone"),
        ('{ moves = ["hire"] }', "{ least = true }", "least of a goal cannot be True"),
        ('{ moves = ["hire"] }', '{ round = "2" }', "round of a goal cannot be '2'"),
        ("order = 3", "order = 3\nmore = 1\nless = 2", "clans/made: unknown less, more"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    text = HEAD + STEP
    assert text.count(old) >= 1, old
    with pytest.raises(LessonError) as caught:
        lesson(tmp_path, text.replace(old, new, 1))
    assert said in str(caught.value)


def test_lessons_stand_in_the_order_of_their_numbers() -> None:
    names = [one.name for one in lessons_of("glenmore") if one.kind != MODULE]
    assert names == [
        "first_game",
        "rondel",
        "placement",
        "chains",
        "market",
        "clan_board",
        "scoring",
    ]
    orders = [one.order for one in lessons_of("glenmore") if one.kind == MODULE]
    assert orders == sorted(orders)
    assert lessons_of("chess") == ()


def test_the_lesson_of_a_module_leads_to_no_other() -> None:
    module = find_lesson("glenmore/highlander")
    scoring, placement = find_lesson("glenmore/scoring"), find_lesson("glenmore/placement")
    assert module is not None and scoring is not None and placement is not None
    assert module.kind == MODULE and next_lesson(module) is None
    assert next_lesson(scoring) is None
    assert next_lesson(placement) is find_lesson("glenmore/chains")
