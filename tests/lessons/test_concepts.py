"""Concepts come when their occasion fits, for a turn, once or again; steps wait or are left out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ceilidh.kernel.table import Table
from ceilidh.lessons import Lesson, begin, find_lesson, guidance, reply
from ceilidh.lessons.chances import clans, glenmore
from ceilidh.lessons.lesson import Concept, Goal, LessonStep, Occasion
from ceilidh.lessons.occasions import lit_places, moves_for, places_of
from ceilidh.lessons.position import Position
from tests.lessons.test_guide import BUY, HIRE, SELL, heard, lesson, play, step

ALL = replace(step("all", Goal(over=True)), coached=True)
CAN_HIRE, CAN_SELL = Occasion(can=("hire",)), Occasion(can=("sell *",))


def concept(name: str, goal: Goal, when: Occasion, again: bool = False) -> Concept:
    return Concept(name, replace(step(name, goal), when=when), again)


def coached(*concepts: Concept, steps: tuple[LessonStep, ...] = (ALL,)) -> Lesson:
    return replace(lesson(*steps), concepts=concepts)


def task(of: Lesson, table: Table) -> str:
    return guidance(of, table).task["en"]


def turn(table: Table, text: str) -> Table:
    """A move of the learner; the other one passes once, and is silent then."""
    play(table, (0, text))
    return play(table, (1, "pass")) if table.actor == 1 else table


def test_the_first_concept_that_fits_is_set_with_the_moves_that_do_it() -> None:
    of = coached(
        concept("port", Goal(event="port"), Occasion(can=("port *",))),
        concept("sell", SELL, CAN_SELL),
        concept("hire", HIRE, CAN_HIRE),
    )
    made = guidance(of, begin(of))
    assert made.task["en"] == "task sell"
    assert made.moves == ("sell wool 1", "sell wool 2", "sell whisky 1")
    assert made.places == ("market/good:wool", "market/good:whisky")
    assert (made.done, made.steps) == (0, 1)


def test_a_concept_that_was_done_makes_room_for_the_next() -> None:
    of = coached(concept("sell", SELL, CAN_SELL), concept("hire", HIRE, CAN_HIRE))
    table = turn(begin(of), "sell wool 1")
    assert task(of, table) == "task hire" and heard(of, table) == ["well sell"]
    turn(table, "hire")
    assert task(of, table) == "task all"


def test_a_concept_that_was_not_done_is_told_once_only() -> None:
    of = coached(concept("sell", SELL, CAN_SELL), concept("hire", HIRE, CAN_HIRE))
    table = turn(begin(of), "buy wool 1")
    assert heard(of, table)[0] == "other sell" and task(of, table) == "task hire"


def test_a_concept_that_comes_again_speaks_less_each_time() -> None:
    of = coached(concept("sell", SELL, CAN_SELL, again=True))
    table = begin(of)
    names = {guidance(of, table).name}
    turn(table, "sell wool 1")
    names.add(guidance(of, table).name)
    assert task(of, table) == "task sell" and heard(of, table) == ["well sell"]
    turn(table, "sell wool 1")
    assert heard(of, table) == []
    assert len(names) == 2


def test_the_pages_of_a_step_come_before_those_of_its_first_concept() -> None:
    of = coached(concept("sell", SELL, CAN_SELL, again=True))
    table = begin(of)
    assert [page.text["en"] for page in guidance(of, table).pages] == ["page all", "page sell"]
    turn(table, "sell wool 1")
    assert [page.text["en"] for page in guidance(of, table).pages] == ["page sell"]


def test_a_step_whose_occasion_does_not_fit_is_left_out() -> None:
    port = replace(step("port", Goal(event="port")), when=Occasion(can=("port *",)))
    of = coached(steps=(port, step("hire", HIRE)))
    assert guidance(of, begin(of)).done == 1


def test_a_coached_step_comes_before_the_concepts_where_it_fits() -> None:
    buys = replace(step("buy", BUY), when=Occasion(can=("buy *",)), coached=True)
    of = coached(concept("sell", SELL, CAN_SELL), steps=(buys, ALL))
    assert task(of, begin(of)) == "task buy"


def test_a_round_decides_whether_it_is_time() -> None:
    table = begin(coached())
    at = Position(table.game, table.state, 0)
    assert moves_for(Occasion(can=("hire",), last=1), at)
    assert moves_for(Occasion(can=("hire",), first=1, last=3), at)
    assert not moves_for(Occasion(can=("hire",), first=2), at)
    assert not moves_for(Occasion(), at)


def test_a_pattern_and_a_chance_both_have_to_name_a_move() -> None:
    table = begin(coached())
    at = Position(table.game, table.state, 0)
    free = [move.text for move in moves_for(Occasion(chance="workers"), at)]
    assert free and all(text.split()[1] in ("woodcutter", "miner") for text in free)
    assert not moves_for(Occasion(chance="workers", can=("build sheep *",)), at)


def test_an_empty_hex_lights_up_only_if_it_can_be_chosen() -> None:
    table = begin(coached())
    at = Position(table.game, table.state, 0)
    places = ("map/hex:2.3", "map/hex:12.2", "map/hex:3.4", "contracts/contract:35", "own/money")
    # Out of reach is 12.2; on 3.4 there is a unit to speak of.
    assert lit_places(places, at) == tuple([one for one in places if one != "map/hex:12.2"])
    table.play("take 35", 0)
    after = Position(table.game, table.state, 1)
    assert "contracts/contract:35" not in lit_places(places, after)
    assert lit_places(places, None) == places


def test_what_has_no_place_of_its_own_lights_up_nothing() -> None:
    table = begin(coached())
    hire = [move for move in table.legal(0) if move.text == "hire"]
    assert places_of(hire, "clans") == ()


@pytest.mark.parametrize("of", [clans, glenmore], ids=["clans", "glenmore"])
def test_every_chance_is_of_use_to_a_guided_game(of: object) -> None:
    chances = vars(of)["CHANCES"]
    name = vars(of)["__name__"].rpartition(".")[2]
    found = find_lesson(f"{name}/first_game")
    assert found is not None
    steps = [*found.steps, *[one.step for one in found.concepts]]
    used = {one.when.chance for one in steps} - {""}
    assert used == set(chances)


def test_the_teacher_plays_each_reply_once_as_soon_as_it_can() -> None:
    of = replace(lesson(ALL), replies=("fulfil 13", "hire", "take 13"))
    table = play(begin(of), (0, "hire"))
    assert reply(of, table, 0) == ""
    assert reply(of, table, 1) == "hire"
    play(table, (1, "hire"), (0, "hire"))
    assert reply(of, table, 1) == "take 13"
    assert reply(lesson(ALL), table, 1) == ""
