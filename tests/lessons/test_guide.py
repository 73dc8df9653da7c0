"""What the guide says follows the moves: tasks, remarks, moments, and all of it taken back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ceilidh.kernel.table import Table
from ceilidh.lessons import Lesson, begin, find_lesson, guidance
from ceilidh.lessons.guide import MOST_HEARD
from ceilidh.lessons.lesson import Goal, LessonStep, Page, Remark
from ceilidh.say.texts import Texts


def said(text: str) -> Texts:
    return Texts({"en": text, "fr": f"{text} fr", "pt": f"{text} pt"})


def step(name: str, goal: Goal, *remarks: Remark, passes: bool = False) -> LessonStep:
    return LessonStep(
        pages=(Page(said(f"page {name}")),),
        task=said(f"task {name}"),
        goal=goal,
        well=said(f"well {name}"),
        other=said(f"other {name}"),
        remarks=remarks,
        passes=passes,
    )


def market() -> Lesson:
    found = find_lesson("clans/market")
    assert found is not None
    return found


def lesson(*steps: LessonStep, moments: tuple[Remark, ...] = ()) -> Lesson:
    """A made-up one at the table of the lesson of the market, whose learner has the first seat."""
    return replace(market(), steps=steps, moments=moments, end=said("end"))


def heard(of: Lesson, table: Table) -> list[str]:
    return [text["en"] for text in guidance(of, table).heard]


def play(table: Table, *moves: tuple[int, str]) -> Table:
    for seat, text in moves:
        table.play(text, seat)
    return table


SELL, BUY, HIRE = Goal(moves=("sell *",)), Goal(moves=("buy *",)), Goal(moves=("hire",))


def test_the_lesson_of_the_market_move_by_move() -> None:
    """Its own texts: a remark that knows the move, another word, praise, and the end."""
    of = market()
    table = begin(of)
    found = guidance(of, table)
    assert (found.done, found.steps, found.finished) == (0, 3, False)
    assert found.heard == () and found.task["en"] == "Earn £10 or more in one turn."
    assert found.pages == of.steps[0].pages
    play(table, (0, "sell wool 1"))
    remark = "Wool at £4 each is not enough: two give £8. Undo it and sell the whisky."
    assert heard(of, table) == [remark] and guidance(of, table).done == 0
    play(table, (1, "pass"))
    assert heard(of, table) == [remark]
    play(table, (0, "sell whisky 1"))
    assert heard(of, table) == [of.steps[0].well["en"]]
    assert guidance(of, table).task["en"] == "Buy a good with your other merchant."
    play(table, (0, "hire"))
    assert heard(of, table) == [of.steps[1].other["en"]] and guidance(of, table).done == 1
    play(table, (0, "buy grain 1"))
    assert heard(of, table) == [of.steps[1].well["en"]]
    play(table, (0, "hire"))
    found = guidance(of, table)
    assert (found.done, found.finished, found.task) == (3, True, {})
    assert found.pages == (Page(of.end),)
    table.undo(consent=True)
    assert guidance(of, table).done == 2 and heard(of, table) == [of.steps[1].well["en"]]


def test_a_task_that_is_not_done_stays() -> None:
    of = lesson(step("a", BUY), step("b", HIRE))
    table = play(begin(of), (0, "hire"))
    found = guidance(of, table)
    assert (found.done, found.task["en"]) == (0, "task a")
    assert heard(of, table) == ["other a"]


def test_what_is_done_counts_from_the_task_on() -> None:
    """The hire before the second task was given is not its hire."""
    of = lesson(step("a", BUY), step("b", HIRE))
    table = play(begin(of), (0, "hire"), (1, "pass"), (0, "buy wool 1"))
    assert guidance(of, table).done == 1 and heard(of, table) == ["well a"]
    play(table, (0, "hire"))
    assert guidance(of, table).done == 2 and heard(of, table) == ["well b"]


def test_a_step_that_passes_goes_on_with_the_turn() -> None:
    of = lesson(step("a", BUY, passes=True), step("b", HIRE))
    table = play(begin(of), (0, "sell wool 1"))
    assert guidance(of, table).done == 1 and heard(of, table) == ["other a"]
    # Only a turn of the learner's own ends it.
    again = lesson(step("a", Goal(turns=9), passes=True), step("b", HIRE))
    assert guidance(again, begin(again)).done == 0
    done = lesson(step("a", Goal(moves=("sell *",)), passes=True), step("b", HIRE))
    assert heard(done, table) == ["well a"]


def test_a_move_of_another_is_no_reason_to_speak() -> None:
    of = lesson(step("a", BUY, passes=True), step("b", BUY))
    table = play(begin(of), (0, "hire"))
    before = guidance(of, table)
    play(table, (1, "hire"))
    assert guidance(of, table) == before


def test_a_remark_that_knows_the_move_comes_before_the_other_word() -> None:
    known = [Remark(SELL, said("first")), Remark(Goal(event="money"), said("second"))]
    of = lesson(step("a", BUY, *known))
    table = play(begin(of), (0, "sell wool 1"))
    assert heard(of, table) == ["first"]
    play(table, (1, "pass"), (0, "hire"))
    assert heard(of, table) == ["second"]
    bare = lesson(step("a", BUY, Remark(SELL, said("first"))))
    assert heard(bare, table) == ["other a"]


def test_a_remark_is_about_this_move_and_not_about_those_before() -> None:
    of = lesson(step("a", Goal(turns=9), Remark(SELL, said("sold"))))
    table = play(begin(of), (0, "sell wool 1"), (1, "pass"), (0, "hire"))
    assert heard(of, table) == ["other a"]


def test_moments_are_told_once_whoever_brings_them() -> None:
    moments = (
        Remark(Goal(event="money", reason="pass", anyone=True), said("somebody passed")),
        Remark(Goal(moves=("hire",)), said("hired")),
    )
    of = lesson(step("a", Goal(turns=9)), moments=moments)
    table = play(begin(of), (0, "sell wool 1"))
    assert heard(of, table) == ["other a"]
    play(table, (1, "pass"))
    assert heard(of, table) == ["other a", "somebody passed"]
    play(table, (0, "hire"))
    assert heard(of, table) == ["other a", "hired"]
    play(table, (0, "hire"))
    assert heard(of, table) == ["other a"]


def test_only_the_last_remarks_of_a_turn_are_heard() -> None:
    moments = tuple([Remark(HIRE, said(f"moment {n}")) for n in range(MOST_HEARD + 1)])
    of = lesson(step("a", BUY), moments=moments)
    table = play(begin(of), (0, "hire"))
    assert heard(of, table) == ["moment 1", "moment 2"]


def test_turns_count_when_they_are_ended() -> None:
    of = lesson(step("a", Goal(turns=2)))
    table = play(begin(of), (0, "hire"))
    assert not guidance(of, table).finished
    play(table, (1, "hire"))
    assert not guidance(of, table).finished
    play(table, (0, "hire"))
    assert guidance(of, table).finished


def test_what_has_to_happen_in_one_turn_begins_anew_with_each() -> None:
    """Wool brings £4, and £3 once its price has fallen."""
    of = lesson(step("a", Goal(event="money", reason="trade", least=6, in_turn=True)))
    table = play(begin(of), (0, "sell wool 1"), (1, "pass"), (0, "sell wool 1"))
    assert not guidance(of, table).finished
    whole = lesson(step("a", Goal(event="money", reason="trade", least=6)))
    assert guidance(whole, table).finished


def test_the_own_seat_is_looked_at_after_the_move() -> None:
    of = lesson(step("a", Goal(own="merchants", least=3)), step("b", BUY))
    table = begin(of)
    assert guidance(of, table).done == 0
    play(table, (0, "sell wool 1"), (1, "hire"))
    assert guidance(of, table).done == 0
    play(table, (0, "hire"))
    assert guidance(of, table).done == 0  # one of three has just traded
    play(table, (1, "pass"), (0, "hire"))
    assert guidance(of, table).done == 1


def test_the_end_of_the_game_is_a_goal() -> None:
    of = lesson(step("a", Goal(over=True)))
    table = begin(of)
    while table.actor is not None:
        assert not guidance(of, table).finished
        legal = [move.text for move in table.legal()]
        table.play("pass" if "pass" in legal else legal[-1])
    assert guidance(of, table).finished
    # The guide ends with its game, however many steps were still to come.
    two = lesson(step("a", Goal(over=True)), step("b", Goal(over=True)))
    assert guidance(two, table).finished


# --- turns of several moves -----------------------------------------------------------------------

TAKE = (0, "take inshriach")
LAY = (0, "lay 0.1")
WOOD = (0, "activate 0.1")
VILLAGE = (0, "activate 0.0")
DONE = (0, "done")


def rondel(*steps: LessonStep, moments: tuple[Remark, ...] = ()) -> Lesson:
    """A made-up lesson of Glen More II, where a turn has several moves."""
    found = find_lesson("glenmore/rondel")
    assert found is not None
    return replace(found, steps=steps, moments=moments, end=said("end"))


def test_nothing_is_said_before_the_turn_is_over() -> None:
    of = rondel(step("a", Goal(turns=9), Remark(Goal(event="lay"), said("laid"))), step("b", BUY))
    table = play(begin(of), TAKE)
    assert heard(of, table) == []
    play(table, LAY)
    assert heard(of, table) == ["laid"]
    # Who has heard a remark in this turn need not hear the other word.
    play(table, WOOD, DONE)
    assert heard(of, table) == ["laid"]
    bare = rondel(step("a", Goal(turns=9)))
    assert heard(bare, table) == ["other a"]
    silent = replace(bare, steps=(replace(bare.steps[0], other=Texts()),))
    assert guidance(silent, table).heard == ()


def test_the_other_word_is_said_once_a_turn() -> None:
    """A step that passes hands it over to the next one, which may say the same."""
    one = step("a", Goal(turns=9), passes=True)
    of = rondel(one, one)
    table = play(begin(of), TAKE, LAY, DONE)
    assert heard(of, table) == ["other a"] and guidance(of, table).done == 1
    play(table, (1, "take ballachulish"), (1, "lay -1.0"), (1, "done"))
    assert heard(of, table) == ["other a"] and guidance(of, table).done == 1


def test_a_step_passes_with_the_turn_and_not_with_a_move() -> None:
    of = rondel(step("a", BUY, passes=True), step("b", BUY))
    table = play(begin(of), TAKE, LAY)
    assert guidance(of, table).done == 0
    play(table, DONE)
    assert guidance(of, table).done == 1


def test_remarks_of_a_turn_stay_until_the_next_one_begins() -> None:
    remarks = (
        Remark(Goal(moves=("activate 0.1",)), said("wood")),
        Remark(Goal(moves=("activate 0.0",)), said("village")),
    )
    of = rondel(step("a", Goal(turns=9), *remarks))
    table = play(begin(of), TAKE, LAY, WOOD, VILLAGE)
    assert heard(of, table) == ["wood", "village"]
    play(table, DONE, (1, "take ballachulish"), (1, "lay -1.0"), (1, "done"))
    assert heard(of, table) == ["wood", "village"]
    play(table, (0, table.legal(0)[0].text))
    assert heard(of, table) == []


def test_what_happens_in_one_turn_adds_up_over_its_moves() -> None:
    of = rondel(step("a", Goal(event="activate", count=2, in_turn=True)))
    table = play(begin(of), TAKE, LAY, WOOD)
    assert not guidance(of, table).finished
    play(table, VILLAGE)
    assert guidance(of, table).finished


def test_turns_are_counted_and_not_moves() -> None:
    of = rondel(step("a", Goal(turns=1)))
    table = play(begin(of), TAKE, LAY, WOOD)
    assert not guidance(of, table).finished
    play(table, DONE)
    assert guidance(of, table).finished


def test_moments_still_come_when_all_is_learned() -> None:
    moments = (Remark(Goal(moves=("activate 0.1",)), said("wood")),)
    of = rondel(step("a", Goal(moves=("take *",))), moments=moments)
    table = play(begin(of), TAKE, LAY, WOOD)
    assert guidance(of, table).finished and heard(of, table) == ["well a", "wood"]


def test_the_view_of_a_task_is_that_after_its_move() -> None:
    """The third tile of the territory lies there after the second move, and not before it."""
    of = rondel(step("a", Goal(own="territory", least=3)), step("b", Goal(moves=("done",))))
    table = play(begin(of), TAKE)
    assert guidance(of, table).done == 0
    play(table, LAY)
    assert guidance(of, table).done == 1
    play(table, WOOD, DONE)
    assert guidance(of, table).done == 2


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_texts_are_those_of_the_lesson_in_every_language(language: str) -> None:
    of = lesson(step("a", BUY))
    table = play(begin(of), (0, "hire"))
    found = guidance(of, table)
    assert found.heard[0][language] == of.steps[0].other[language]
    assert found.task[language] == of.steps[0].task[language]
