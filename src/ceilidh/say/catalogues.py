"""Catalogues of translations: one .po file a language, read when it is first used."""

import gettext
from importlib.resources import files
from io import BytesIO

LANGUAGES = ("en", "fr", "pt")
DOMAIN = "ceilidh"


def translations(language: str) -> gettext.NullTranslations:
    """The translations into a language; English needs none, our texts are written in it."""
    if language == LANGUAGES[0]:
        return gettext.NullTranslations()
    # Babel is needed for other languages only, so that the library itself works without it.
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    path = files("ceilidh").joinpath("locale", language, "LC_MESSAGES", f"{DOMAIN}.po")
    with path.open("rb") as file:
        catalogue = read_po(file, locale=language, domain=DOMAIN)
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)
