"""What people write, made fit to be shown and stored: no control signs, bounded in length."""

from __future__ import annotations

import re

LONGEST_NAME = 40
LONGEST_SAYING = 500
LONGEST_NOTE = 4000
# Marks that turn the direction of writing could make a name look like another.
_UNSEEN = r"\u200b-\u200f\u202a-\u202e\u2066-\u2069"
_CONTROLS = re.compile(rf"[\x00-\x1f\x7f{_UNSEEN}]")
_CONTROLS_BUT_BREAKS = re.compile(rf"[\x00-\x08\x0b-\x1f\x7f{_UNSEEN}]")


def clean_line(text: str, longest: int) -> str:
    return " ".join(_CONTROLS.sub(" ", text).split())[:longest].strip()


def clean_name(text: str) -> str:
    """A name as it is shown: one line, no control signs, at most 40 letters."""
    return clean_line(text, LONGEST_NAME)


def clean_saying(text: str) -> str:
    return clean_line(text, LONGEST_SAYING)


def clean_note(text: str) -> str:
    """Several lines may stand in a note."""
    return _CONTROLS_BUT_BREAKS.sub(" ", text.replace("\r\n", "\n"))[:LONGEST_NOTE]
