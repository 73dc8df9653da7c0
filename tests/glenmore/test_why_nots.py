"""Every illegal move gets an answer: a sentence with rules, in three languages."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

import ceilidh
from ceilidh.games.glenmore.flow import FLOW
from ceilidh.games.glenmore.game import GLENMORE
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.flow import Step
from ceilidh.kernel.reason import Reason
from ceilidh.say import speaker
from tests.glenmore.scenario import Scenario
from tests.say.listening import WHOLE
from tests.shared.records import texts_of

WALKED = 2_000
SEED = 8
PAGE = Path(__file__).resolve().parents[2] / "docs/rules/glenmore.md"
NOT_AN_ANSWER = "That is not possible now."


def rule_ids() -> set[str]:
    return set(re.findall(r"`(GM-[A-Z0-9-]+[0-9a-z]*)`", PAGE.read_text("utf-8")))


def positions() -> dict[str, list[State]]:
    """Positions of recorded games by the step that waits."""
    found: dict[str, list[State]] = {}
    for name in ("2p-both", "3p-both-die", "3p-english-plain", "4p-english-both", "4p-plain"):
        for played in ceilidh.load(texts_of("glenmore")[name]).played:
            step = FLOW.steps[played.before.stack[-1].step].name
            found.setdefault(step, []).append(played.before)
    return found


def illegal_moves() -> list[tuple[State, Action]]:
    """As many of each step as of any other; half of them of kinds that are legal there."""
    chance = random.Random(SEED)
    steps = sorted(positions().items())
    kinds = [spec.all for spec in GLENMORE.vocabulary.specs]
    out: list[tuple[State, Action]] = []
    while len(out) < WALKED:
        state = chance.choice(steps[len(out) % len(steps)][1])
        legal = GLENMORE.legal(state)
        near = chance.choice(legal).spec.all if chance.random() < 0.5 else chance.choice(kinds)
        action = chance.choice(near)
        if action not in legal:
            out.append((state, action))
    return out


def check_sentence(reason: Reason, known: set[str]) -> None:
    text = reason.text
    assert text[0].isupper() and text.endswith("."), text
    assert NOT_AN_ANSWER not in text
    assert reason.rules and set(reason.rules) <= known, f"{text} {reason.rules}"
    said = {language: speaker(language).reason(reason) for language in WHOLE}
    assert said["en"] == text
    for sentence in said.values():
        assert sentence[0].isupper() and sentence.endswith("."), sentence
        assert "{" not in sentence
    assert len(set(said.values())) == len(WHOLE), text


def test_two_thousand_illegal_moves() -> None:
    known = rule_ids()
    answers: Counter[str] = Counter()
    for state, action in illegal_moves():
        reason = GLENMORE.why_not(state, action)
        check_sentence(reason, known)
        answers[reason.template] += 1
    assert len(answers) > 30, "the answers tell moves apart"


def test_steps_that_wait_answer_for_themselves() -> None:
    """Whoever lists moves also says why one is missing."""
    for step in FLOW.steps:
        lists = any(
            name in vars(kind)
            for kind in type(step).__mro__
            if kind is not Step and kind.__name__ != "TurnStep"
            for name in ("legal", "choices")
        )
        if lists:
            assert type(step).why_not is not Step.why_not, step.name


# --- single answers -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "number"),
    [
        ("climb", 2),
        ("toll", 2),
        ("offer wood 0.0", 2),
        ("hawk wood", 2),
        ("council 1", 7),
        ("vote aye", 7),
    ],
)
def test_moves_of_a_chronicle_that_is_not_played(move: str, number: int) -> None:
    s = Scenario(ahead=("lammermuir",))
    assert s.why_not(move).startswith(f"Chronicle {number} is not in this game. (GM-C{number}-")


@pytest.mark.rule("GM-MKT-06")
def test_purchases_outside_a_payment() -> None:
    s = Scenario(ahead=("lammermuir",))
    assert "You can only buy resources while paying a cost" in s.why_not("buy wood")
    s.play("take lammermuir")
    assert "GM-MKT-06" in s.why_not("buy wood")


@pytest.mark.rule("GM-MKT-06")
def test_purchases_that_a_payment_does_not_need() -> None:
    s = Scenario(ahead=("stirling_castle",))
    s.lay(0, "0.1", "castle_moil")
    s.goods(0, "0.0", wood=1, stone=2)
    s.goods(0, "0.1", wood=1, stone=1)
    s.play("take stirling_castle")
    assert s.step() == "pay"
    assert "now; a bought resource must be used at once" in s.why_not("buy barley")


@pytest.mark.rule("GM-C2-Q11")
def test_the_toll_is_named_where_it_is_the_reason() -> None:
    s = Scenario(modules=["highlander"])
    mountain = s.state.rules.spaces - 3
    for seat in range(3):
        s.place(seat, mountain - 3 + seat)
    s.state.front = mountain - 3 + s.state.rules.spaces - 1
    s.stack("A", 0)
    s.put_on_rondel(mountain + 3, "glen_mhor")
    s.put_on_rondel(mountain + 4, "lammermuir")
    s.seat(0).coins = 0
    s.market(barley=3, wood=3, stone=3, sheep=3, cattle=3)
    debt = s.state.rules.debts[s.state.rules.components.tile("glen_mhor").index]
    for kind, number in enumerate(debt.exact):
        names = ["barley", "wood", "stone", "sheep", "cattle"]
        s.goods(0, "0.0", **{names[kind]: number})
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    s.begin()
    assert "You cannot pay for both Glen Mhor and the Mountain's toll" in s.why_not(
        "take glen_mhor"
    )


@pytest.mark.rule("GM-ACT-Q7")
def test_moot_hill_names_the_marker_or_the_road() -> None:
    def hill() -> Scenario:
        s = Scenario(ahead=("lammermuir",))
        s.lay(0, "0.1", "moot_hill")
        s.goods(0, "0.0", wood=1)
        s.market(barley=3, wood=3, stone=3, sheep=3, cattle=3)
        s.seat(0).coins = 0
        s.clan(1, "macleod")
        s.play("take lammermuir", "lay 1.1")
        s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
        return s

    assert "you also need a road you can pay for" in hill().why_not("activate 0.1")
    s = hill()
    s.seat(0).markers = 0
    assert "You have no clan markers left" in s.why_not("activate 0.1")


@pytest.mark.rule("GM-MKT-10", "GM-CMP-19")
def test_a_full_tile_whose_goods_cannot_be_sold() -> None:
    s = Scenario(ahead=("lammermuir",))
    s.lay(0, "0.1", "inshriach")
    s.goods(0, "0.1", stone=3)
    s.market(barley=0, wood=0, stone=0, sheep=0, cattle=0)
    s.play("take lammermuir", "lay 1.1")
    assert "and nothing on it can be sold" in s.why_not("activate 0.1")
    s.market(stone=1)
    assert "sell something first" in s.why_not("activate 0.1")


def test_what_is_to_be_decided_is_named() -> None:
    s = Scenario(ahead=("lammermuir",))
    s.play("take lammermuir")
    assert s.why_not("activate 0.0") == (
        "First decide where to place Lammermuir. (GM-TRN-03, GM-PLC-01)"
    )
    reason = GLENMORE.why_not(s.state, s.table.parse("activate 0.0"))
    assert speaker("pt").reason(reason) == "Primeiro decida isto: onde colocar Lammermuir."
