"""Texts that stand beside each other in several languages: those of rulebook and lessons."""

from collections.abc import Mapping

from ceilidh.say.catalogues import CATALOGUES, ENGLISH, fallbacks


class Texts(dict[str, str]):
    """A text by language. A language that lacks it has that of its fallback, at last English.

    A text that is missing in all languages is empty. Read one with brackets: `get` knows of no
    fallback.
    """

    def __missing__(self, language: str) -> str:
        for other in fallbacks(language):
            if other in self:
                return self[other]
        return ""

    def missing(self) -> list[str]:
        """The languages that have only the English text; a regional form has its wider language."""
        return [one for one in CATALOGUES if self.keys().isdisjoint({one, one.partition("_")[0]})]


def texts_of(data: Mapping[str, object]) -> Texts:
    """The texts among the fields of a table; English has to be one of them."""
    given = {one: str(data[one]).strip() for one in CATALOGUES if str(data.get(one, "")).strip()}
    if ENGLISH not in given:
        raise ValueError(f"no text in {ENGLISH}")
    return Texts(given)
