"""Chance: one number in the state, the same everywhere, and scripts that overrule it."""

from collections import Counter

import pytest

from ceilidh.kernel.action import Domain
from ceilidh.kernel.chance import below, mixed, pick, seeded
from ceilidh.kernel.event import EventRecorder, Outcome, ScriptError, outcomes_text, parse_outcomes
from ceilidh.kernel.state import State, StepSequences

COLOUR = Domain("colour", ("red", "green", "blue"))


def state(rng: int = 0) -> State:
    return State(StepSequences([]), [], rng, {})


def test_the_generator_is_splitmix() -> None:
    """The first outputs of SplitMix64 from 0, as published with it."""
    position = state(0)
    drawn = []
    for _ in range(3):
        below(position, 2)
        drawn.append(mixed(position.rng))
    assert drawn == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_seeds_of_any_size_give_numbers_of_64_bits() -> None:
    numbers = [seeded(seed) for seed in (0, 1, -1, 1 << 64, 10**30)]
    assert all(0 <= number < 1 << 64 for number in numbers)
    assert seeded(0) == seeded(1 << 64)
    assert len(set(numbers)) == 4


def test_below_is_even_and_stays_in_range() -> None:
    position = state(seeded(5))
    counts = Counter(below(position, 6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(850 < count < 1150 for count in counts.values())


def test_one_number_below_one() -> None:
    assert {below(state(number), 1) for number in range(50)} == {0}


def test_pick_without_a_sink_draws_from_the_options_only() -> None:
    position = state(seeded(1))
    assert {pick(position, COLOUR, [0, 2]) for _ in range(50)} == {0, 2}


def test_pick_tells_the_sink_and_draws_the_same_with_or_without() -> None:
    alone, watched = state(9), state(9)
    watched.recorder = EventRecorder()
    drawn = [pick(alone, COLOUR, [0, 1, 2]) for _ in range(5)]
    assert [pick(watched, COLOUR, [0, 1, 2]) for _ in range(5)] == drawn
    assert [outcome.word for outcome in watched.recorder.outcomes] == [
        COLOUR.words[i] for i in drawn
    ]


def test_a_script_overrules_and_the_number_still_steps() -> None:
    free, scripted = state(4), state(4)
    scripted.recorder = EventRecorder({"colour": ["blue", "red"]})
    for _ in range(3):
        pick(free, COLOUR, [0, 1, 2])
    assert [pick(scripted, COLOUR, [0, 1, 2]) for _ in range(2)] == [2, 0]
    pick(scripted, COLOUR, [0, 1, 2])
    assert scripted.rng == free.rng
    assert scripted.recorder.script == {"colour": []}
    assert len(scripted.recorder.outcomes) == 3


@pytest.mark.parametrize("word", ["green", "purple"])
def test_a_scripted_outcome_must_be_possible(word: str) -> None:
    position = state()
    position.recorder = EventRecorder({"colour": [word]})
    with pytest.raises(ScriptError, match=f"colour {word}"):
        pick(position, COLOUR, [0, 2])


def test_outcomes_are_written_and_read() -> None:
    outcomes = [
        Outcome("card", "7"),
        Outcome("card", "3"),
        Outcome("die", "-2"),
        Outcome("card", "1"),
    ]
    text = outcomes_text(outcomes)
    assert text == "card 7 3; die -2; card 1"
    assert parse_outcomes(text) == {"card": ["7", "3", "1"], "die": ["-2"]}
    assert parse_outcomes("") == {}
    assert parse_outcomes(" ; card ;") == {"card": []}


def test_a_sink_of_its_own_has_its_own_script() -> None:
    EventRecorder().script["colour"] = ["red"]
    assert EventRecorder().script == {}
