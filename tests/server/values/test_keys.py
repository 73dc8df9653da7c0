"""The key of a position: the same for what all have seen, and without what some have not."""

from __future__ import annotations

import hashlib
from types import SimpleNamespace
from typing import Any, cast

from ceilidh.kernel.event import Outcome
from ceilidh.kernel.table import Played, Table
from ceilidh.server.table.position_keys import PositionKeys, position_key


def move(text: str, seat: int = 0, secret: bool = False, *outcomes: Outcome) -> Played:
    made = SimpleNamespace(
        seat=seat, action=SimpleNamespace(text=text), outcomes=list(outcomes), secret=secret
    )
    return cast(Played, made)


def table(*played: Played, setup: tuple[Outcome, ...] = ()) -> Table:
    return cast(Table, SimpleNamespace(played=list(played), setup=list(setup)))


def key_of(*lines: str) -> str:
    """What is hashed, line by line: the set-up, then the moves."""
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=12).hexdigest()


OPEN, HIDDEN = Outcome("tile", "butcher"), Outcome("card", "17", secret=True)


def test_a_key_is_of_set_up_and_moves() -> None:
    made = table(move("take 4"), move("hire", 1, False, OPEN), setup=(OPEN,))
    assert position_key(made) == key_of("tile butcher", "1 take 4", "2 hire > tile butcher")
    assert position_key(table()) == key_of("")
    assert len(position_key(made)) == 24


def test_a_secret_outcome_is_in_no_key() -> None:
    """Neither of a move nor of the set-up: who tries all cards would find the one that fits."""
    known = table(move("draw", 0, False, OPEN), setup=(OPEN,))
    more = table(move("draw", 0, False, OPEN, HIDDEN), setup=(HIDDEN, OPEN))
    other = table(
        move("draw", 0, False, OPEN, Outcome("card", "18", secret=True)), setup=(OPEN, HIDDEN)
    )
    assert position_key(known) == position_key(more) == position_key(other)
    for one in (known, more, other):
        assert PositionKeys().of(one) == position_key(known)


def test_a_choice_in_secret_is_only_that_its_seat_has_chosen() -> None:
    before = move("take 4")
    ayes = table(before, move("vote aye", 0, True), move("vote aye", 1, True))
    nays = table(before, move("vote nay", 0, True), move("vote aye", 1, True))
    assert position_key(ayes) == position_key(nays) == key_of("", "1 take 4", "1", "2")
    assert PositionKeys().of(ayes) == PositionKeys().of(nays) == position_key(ayes)
    # Once all have chosen it is told.
    told = table(before, move("vote aye", 0), move("vote aye", 1))
    assert position_key(told) == key_of("", "1 take 4", "1 vote aye", "2 vote aye")


def test_only_the_last_choices_are_secret() -> None:
    made = table(move("vote aye", 0, True), move("take 4"), move("vote nay", 1, True))
    assert position_key(made) == key_of("", "1 vote aye", "1 take 4", "2")


def test_the_key_after_some_moves() -> None:
    made = table(move("a"), move("b", 1), move("c"))
    assert position_key(made, 2) == key_of("", "1 a", "2 b")
    assert position_key(made, 0) == key_of("") and position_key(made, 3) == position_key(made)


def test_keys_that_go_on_are_those_that_are_made_anew() -> None:
    keys = PositionKeys()
    one, two, three = move("a"), move("b", 1), move("c")
    secret = move("vote aye", 1, True)
    for played in ([], [one], [one, two], [one, two, three], [one, two], [one], [one, three]):
        made = table(*played, setup=(OPEN, HIDDEN))
        assert keys.of(made) == position_key(made), played
    for played in ([one, secret], [one, secret, secret], [one], [two, three], []):
        made = table(*played, setup=(OPEN, HIDDEN))
        assert keys.of(made) == position_key(made), played


def test_nothing_is_hashed_twice() -> None:
    keys = PositionKeys()
    one, two = move("a"), move("b", 1)
    keys.of(table(one))
    assert keys.hashed == [one]
    first = cast(Any, keys.hash)
    keys.of(table(one, two))
    assert keys.hashed == [one, two] and keys.hash is first
    keys.of(table(one))
    assert keys.hashed == [one] and keys.hash is not first
