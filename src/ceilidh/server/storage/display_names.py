"""Names of people: when two are the same, and when one looks like another."""

from __future__ import annotations

import re
import unicodedata

LONGEST_FOLDED = 40  # as the column has it; a letter can become several when it is folded
# Letters that a reader takes for others: Greek, Cyrillic and some signs, as the Latin ones.
_ALIKE = str.maketrans(
    {
        **dict(zip("авеёзікмнорстухցѕјһԁԛԝ", "abeeзlkmhopctyxgsjhdqw", strict=True)),
        **dict(zip("αβγεηικνορτυχωϲ", "abyenlkvoptuxwc", strict=True)),
        **dict(zip("ıłøđħŧəɑɡ", "llodhteag", strict=True)),
        "i": "l",
        "0": "o",
        "1": "l",
        "|": "l",
        "!": "l",
        "$": "s",
        "5": "s",
        "æ": "ae",
        "œ": "oe",
        "ß": "ss",
    }
)
_SIGNS = re.compile(r"[\W_]+")
# Nobody keeps what the server calls people or itself.
_OURS = ("ceilidh", "admin", "administrator", "moderator", "server", "system", "guest", "invité")
_OURS_TOO = ("convidado", "former player", "ancien joueur", "antigo jogador")


def folded(name: str) -> str:
    """By which a name is signed in with: the same for capitals and for letters in two forms."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())[
        :LONGEST_FOLDED
    ]


def skeleton(name: str) -> str:
    """A key that is equal for names that look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    bare = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return _SIGNS.sub("", bare.translate(_ALIKE))[:LONGEST_FOLDED] or folded(name)


RESERVED = frozenset(skeleton(name) for name in (*_OURS, *_OURS_TOO))
