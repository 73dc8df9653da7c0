"""Fair chance: draws follow from values and words by the published rule, and can be checked."""

from __future__ import annotations

import hashlib
import hmac
import random
import re

import pytest

import ceilidh
from ceilidh.kernel.errors import RecordError
from ceilidh.kernel.fair import FairChance, Pledge, UndoNote, commitment_of, parse_chance
from ceilidh.kernel.opening import new
from ceilidh.kernel.proof import pledge_fault, verified, with_draws
from ceilidh.kernel.table import Table

VALUE = "00" * 31 + "07"


def fair_game(game: str, words: tuple[str, ...] = ("heather", "thistle, or not; %")) -> Table:
    """A game by chance to its end, with words that came after the set-up."""
    first = Pledge(0, ("heather", ""), commitment_of(VALUE), VALUE)
    table = new(game, 2, chance=FairChance([first]))
    later = Pledge(table.draws(), words, first.commitment, VALUE)
    table.chance = FairChance([first, later])
    chooser = random.Random(3)
    while table.actor is not None:
        table.play(chooser.choice(table.legal()))
    return table


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_a_record_proves_its_draws(game: str) -> None:
    table = fair_game(game)
    text = table.record()
    assert VALUE in text and "[Seed" not in text
    loaded = ceilidh.load(text)
    assert loaded.key() == table.key() and loaded.record() == text
    draws = verified(loaded)
    assert len(draws) == table.draws() > len(table.setup)
    # The published rule, by hand: docs/fair.md.
    for draw in draws:
        words = "heather\n" if draw.number < len(table.setup) else "heather\nthistle, or not; %"
        key = hmac.new(bytes.fromhex(VALUE), words.encode(), "sha256").digest()
        drawn = hmac.new(key, str(draw.number).encode(), "sha256").hexdigest()
        assert draw.options[int(drawn, 16) * len(draw.options) // 2**256] == draw.outcome


def test_the_same_values_and_words_give_the_same_game_and_others_another() -> None:
    assert fair_game("glenmore").record() == fair_game("glenmore").record()
    other = fair_game("glenmore", ("heather", "broom"))
    assert other.setup[0].word == fair_game("glenmore").setup[0].word
    lines = [played.line for played in fair_game("glenmore").played]
    assert [played.line for played in other.played] != lines


def test_the_value_is_not_told_before_the_end() -> None:
    table = new("glenmore", 2, chance=FairChance([Pledge.drawn(0, ("", ""))]))
    assert table.chance is not None
    (pledge,) = table.chance.pledges
    text = table.record()
    assert pledge.value not in text and pledge.commitment in text
    assert hashlib.sha256(bytes.fromhex(pledge.value)).hexdigest() == pledge.commitment
    loaded = ceilidh.load(text)
    assert loaded.chance is not None and not loaded.chance.told
    with pytest.raises(RecordError, match="when it is over"):
        verified(loaded)
    loaded.play(loaded.legal()[0])
    assert pledge.value in table.record(secrets=True)


def test_taken_back_moves_draw_the_same_again() -> None:
    table = new("glenmore", 2, chance=FairChance([Pledge.drawn(0, ("", ""))]))
    while not table.played or not table.played[-1].outcomes:
        table.play(table.legal()[-1])
    line, action = table.played[-1].line, table.played[-1].action
    table.undo(consent=True)
    assert table.play(action).line == line


def test_what_does_not_follow_is_found() -> None:
    text = fair_game("glenmore").record()
    assert verified(ceilidh.load(text))
    later = re.sub(r"(?m)^end .*", "end", text)
    for old, new_text, fault in (
        (f" {VALUE} ", f" {'00' * 32} ", "The revealed value does not match the commitment"),
        ("heather,thistle", "heather,broom", "but the values give"),
        ('[Chance "', '[Other "', "The record does not state how its draws were made"),
    ):
        with pytest.raises(RecordError, match=fault):
            verified(ceilidh.load(later.replace(old, new_text)))


OTHER = "00" * 31 + "08"


def swapped(first: int, words: tuple[str, ...], value: str, undo: UndoNote | None = None) -> Table:
    """A game whose draws follow another pledge from move 5 on, or one more of the same value."""
    table = new(
        "glenmore", 2, chance=FairChance([Pledge(0, ("a", ""), commitment_of(VALUE), VALUE)])
    )
    pledges = [
        *(table.chance.pledges if table.chance else []),
        Pledge(table.draws(), ("a", "b"), commitment_of(VALUE), VALUE),
    ]
    table.chance = FairChance(pledges)
    chooser = random.Random(5)
    while table.actor is not None:
        if len(table.played) == 5:
            at = table.draws() + first
            pledge = Pledge(at, words, commitment_of(value), value, undo)
            table.chance = FairChance([*pledges, pledge])
        table.play(chooser.choice(table.legal()))
    return table


def test_a_second_pledge_needs_an_undo_that_is_recorded() -> None:
    """An operator who swaps the pledge in mid-game is found, although all draws follow from it."""
    good = swapped(0, ("a", "b"), OTHER, UndoNote(90, 5))
    assert pledge_fault(good) is None
    loaded = ceilidh.load(good.record())
    assert loaded.record() == good.record() and verified(loaded)
    for table, fault in (
        (swapped(0, ("a", "b"), OTHER), "a different commitment"),
        (swapped(0, ("a", "c"), VALUE), "words of the seats change"),
        (swapped(0, ("a", "c"), OTHER, UndoNote(90, 5)), "words of the seats change"),
        (swapped(0, ("a", "b"), VALUE, UndoNote(90, 5)), "a different commitment"),
        (swapped(1, ("a", "b"), OTHER, UndoNote(90, 5)), "does not fit the moves"),
        (swapped(0, ("a", "b"), OTHER, UndoNote(5, 5)), "does not fit the moves"),
    ):
        with pytest.raises(RecordError, match=fault):
            verified(ceilidh.load(table.record()))


def test_a_pledge_whose_moves_went_back_too_is_no_fault() -> None:
    table = swapped(0, ("a", "b"), OTHER, UndoNote(90, 5))
    assert table.chance is not None
    *first, last = table.chance.pledges
    gone = Pledge(999, last.words, commitment_of("00" * 32), "00" * 32, UndoNote(70, 60))
    table.chance = FairChance([*first, gone, last])
    assert verified(ceilidh.load(table.record()))


def test_the_first_commitment_can_be_one_that_was_noted() -> None:
    table = fair_game("glenmore")
    assert verified(table, commitment=commitment_of(VALUE).upper())
    with pytest.raises(RecordError, match="not the one you noted"):
        verified(table, commitment=commitment_of(OTHER))


def test_the_lists_of_a_record_are_those_of_the_rules() -> None:
    table = fair_game("glenmore")
    text = with_draws(table.record(), table)
    assert len(verified(ceilidh.load(text), text)) == text.count("\n# draw ")
    line = next(one for one in text.splitlines() if one.startswith("# draw ") and " of " in one)
    with pytest.raises(RecordError, match="lists draws that the rules"):
        verified(ceilidh.load(text), text.replace(line, f"{line} more"))


@pytest.mark.parametrize(
    "text",
    ["x", "1 x - a", f"5 {'a' * 64} - a,b", "0 ab - a", "0", ";", f"0 {'a' * 64} - a back 1"],
)
def test_a_damaged_header_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="Chance"):
        parse_chance(text)
