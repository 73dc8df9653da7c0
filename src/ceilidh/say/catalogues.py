"""Catalogues of translations: a language is one file, found in `locale`, read when first used.

A language is offered once most of it is translated. Until then it is a draft: it can be asked for
by name, and the environment variable CEILIDH_DRAFTS=yes offers it as well.

A regional form such as `pt_BR` is a thin catalogue: it has only the entries that differ from those
of its wider language, which fills in the rest.

An installed package has compiled catalogues only. A checkout has the files that people edit, and
compiles one again when it is newer than its compiled form.
"""

import gettext
import os
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ceilidh.kernel.errors import CeilidhError
from ceilidh.kernel.reason import Word
from ceilidh.say.compile_catalogue import compile_catalogue

ENGLISH: Final = "en"
# Between the context of a message and its text, as in compiled catalogues.
CONTEXT_MARK: Final = "\x04"
# The share of its messages from which on a language is offered, and what offers the others too.
SHARE: Final = 0.8
DRAFTS: Final = "CEILIDH_DRAFTS"
LOCALE: Final = Path(__file__).parents[1] / "locale"


class CatalogueError(CeilidhError):
    """A catalogue cannot be read."""


def _file(language: str, form: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"ceilidh.{form}"


def _is_here(language: str) -> bool:
    return _file(language, "mo").exists() or _file(language, "po").exists()


# English first: the texts in the code are English.
CATALOGUES: Final = (
    ENGLISH,
    *sorted([folder.name for folder in LOCALE.iterdir() if _is_here(folder.name)]),
)


def language_tag(language: str) -> str:
    """A language as browsers write it: `pt-BR`."""
    return language.replace("_", "-")


def first_known(wishes: Iterable[str]) -> str:
    """The first wished language that there is, or its wider one; English if there is none."""
    for wish in wishes:
        whole = language_tag(wish).strip().lower()
        for one in (whole, whole.partition("-")[0]):
            if one in _BY_TAG:
                return _BY_TAG[one]
    return ENGLISH


def fallbacks(language: str) -> list[str]:
    """The languages to look for a text in, best first: `pt_BR` is also Portuguese."""
    wider = language.partition("_")[0]
    return list(dict.fromkeys([language, wider, ENGLISH]))


def _compiled(language: str) -> Path:
    """The compiled catalogue, made anew where its source is newer and Babel is installed."""
    source, made = _file(language, "po"), _file(language, "mo")
    stale = source.exists() and (not made.exists() or made.stat().st_mtime < source.stat().st_mtime)
    if stale and find_spec("babel"):
        compile_catalogue(source, made)
    if not made.exists():
        raise CatalogueError(
            "The catalogue '{language}' is not compiled; run `pip install babel` and try again.",
            fields={"language": Word(language)},
        )
    return made


@cache
def translations(language: str) -> gettext.NullTranslations:
    """The translations into a language; what it lacks comes from its fallbacks."""
    if language == ENGLISH:
        return gettext.NullTranslations()
    with _compiled(language).open("rb") as file:
        made = gettext.GNUTranslations(file)
    made.add_fallback(translations(_wider(language)))
    return made


def _wider(language: str) -> str:
    """The language that has what a catalogue lacks."""
    return next((one for one in fallbacks(language)[1:] if one in CATALOGUES), ENGLISH)


@cache
def _size(language: str) -> int:
    """How many messages a language has, as the head of its compiled catalogue says."""
    with _compiled(language).open("rb") as file:
        head = file.read(12)
    return int.from_bytes(head[8:], "little" if head.startswith(b"\xde") else "big")


def offered(drafts: bool = False) -> tuple[str, ...]:
    """The languages to choose from: those with nearly all messages of the fullest, or `drafts` too.

    A regional form is as full as its wider language.
    """
    most = 0 if drafts else SHARE * max([_size(one) for one in CATALOGUES[1:]], default=0)
    whole = [one if _wider(one) == ENGLISH else _wider(one) for one in CATALOGUES[1:]]
    full = [_size(one) >= most for one in whole]
    return (ENGLISH, *[one for one, is_full in zip(CATALOGUES[1:], full, strict=True) if is_full])


LANGUAGES: Final = offered(os.environ.get(DRAFTS, "").lower() in ("1", "yes", "true", "on"))
# However the capitals are: some browsers write `pt-br`.
_BY_TAG: Final = {language_tag(language).lower(): language for language in LANGUAGES}


def own_name(language: str) -> str:
    """What a language calls itself: the team that its catalogue names."""
    if language == ENGLISH:
        return "English"
    return translations(language).info().get("language-team", language)
