"""Text of people without what nobody sees, which could make it look like another one."""

from __future__ import annotations

import re
import unicodedata

# Controls, formats (which can turn the direction of writing, or are not seen at all), surrogates,
# signs for private use, and separators of lines.
_UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Zl", "Zp"))
# What is not seen either, although Unicode calls it a letter, a mark or a symbol: fillers, blanks,
# joiners and variations, and a plane of tags. Python does not know this property.
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0d\uffa0"
    "\ufff0-\ufff8\ufffe\uffff\U00016fe4\U0001d159\U000e0000-\U000e0fff]"
)
_SEEN = frozenset("LNPS")  # letters, numbers, punctuation and symbols; a mark alone is none


def visible(text: str, kept: str = "") -> str:
    """A blank for each sign that nobody sees, so that no two words become one."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        [
            one if one in kept or unicodedata.category(one) not in _UNSEEN else " "
            for one in _BLANK.sub(" ", text)
        ]
    )


def is_visible(text: str) -> bool:
    """Whether there is anything to see."""
    return any(unicodedata.category(one)[0] in _SEEN for one in visible(text))
