"""Sentences for people: what is filled in, where a capital stands, how much is repeated."""

import pytest

from ceilidh.kernel.reason import (
    LONGEST_ECHO,
    Reason,
    Word,
    capital,
    counting,
    listed,
    quoted,
    shortened,
    typed,
)


@pytest.mark.parametrize(
    ("template", "fields", "text"),
    [
        ("No {good} is left.", {"good": "milk"}, "No milk is left."),
        # A name at the beginning of a sentence gets a capital; whatever was typed keeps its own.
        ("{good} is left.", {"good": "milk"}, "Milk is left."),
        ("{good} is left.", {"good": Word("milk")}, "milk is left."),
        ("{good} and {other}.", {"good": Word("a"), "other": "b"}, "a and b."),
        ("{other} and {good}.", {"good": Word("a"), "other": "b"}, "B and a."),
        ("{good} is left", {"good": "milk"}, "milk is left"),
        ("{n} left.", {"n": 3}, "3 left."),
        ("{why}", {"why": Reason("it is late")}, "it is late"),
    ],
)
def test_text(template: str, fields: dict[str, object], text: str) -> None:
    reason = Reason(template, ("X-1",), fields)
    assert (reason.text, str(reason), reason.rules) == (text, text, ("X-1",))


def test_braces_stay_where_nothing_is_filled_in() -> None:
    assert Reason("Write {name}.").text == "Write {name}."
    assert Reason("Write {name}.").fields == {}


@pytest.mark.parametrize(("number", "text"), [(0, "0 units."), (1, "One unit."), (2, "2 units.")])
def test_counting(number: int, text: str) -> None:
    reason = counting("One unit.", "{n} units.", number, ("X-1",))
    assert (reason.text, reason.fields, reason.rules) == (text, {"n": number}, ("X-1",))


def test_counting_with_further_fields() -> None:
    reason = counting("One {unit}.", "{n} {unit}s.", 2, fields={"unit": "cow"})
    assert (reason.text, reason.fields) == ("2 cows.", {"n": 2, "unit": "cow"})


def test_an_echo_has_a_limit() -> None:
    whole = "x" * LONGEST_ECHO
    assert LONGEST_ECHO == 80
    assert shortened(whole) == whole
    assert shortened(whole + "x") == whole + "…"
    assert str(typed(whole)) == whole
    assert str(typed(whole + "xyz")) == whole + "…"


def test_what_was_typed_obeys_no_terminal() -> None:
    assert str(typed("a\x1b[2Jb")) == "a\\x1b[2Jb"
    assert str(quoted("a")) == "'a'"
    assert str(quoted(3)) == "3"


def test_words() -> None:
    assert str(listed(["a", "b"])) == "a, b"
    assert (Word("a").kind, Word("a", "clan").kind) == ("", "clan")
    assert (capital("éte"), capital("")) == ("Éte", "")
