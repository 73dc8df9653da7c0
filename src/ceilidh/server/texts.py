"""What people write, made fit to be shown and stored: nothing unseen, bounded in length."""

from __future__ import annotations

from ceilidh.kernel.visible_text import is_visible, visible

LONGEST_NAME = 40
LONGEST_SAYING = 500
LONGEST_NOTE = 4000
_BREAKS = "\t\n"


def clean_line(text: str, longest: int) -> str:
    line = " ".join(visible(text).split())[:longest].strip()
    return line if is_visible(line) else ""


def clean_name(text: str) -> str:
    """A name as it is shown: one line of at most 40 letters; empty if there is nothing to see."""
    return clean_line(text, LONGEST_NAME)


def clean_saying(text: str) -> str:
    return clean_line(text, LONGEST_SAYING)


def clean_note(text: str) -> str:
    """Several lines may stand in a note."""
    return visible(text.replace("\r\n", "\n"), _BREAKS)[:LONGEST_NOTE]
