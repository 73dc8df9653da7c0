"""Words that readers should not meet: Brazilian only ones in Portuguese, odd ones anywhere."""

from __future__ import annotations

import re

import pytest

from ceilidh.bots.roster import ROSTER
from ceilidh.say import speaker
from ceilidh.say.catalogues import translations

# Where Portugal and Brazil differ, Portugal is meant: Brazilians read it without stumbling.
BRAZILIAN = re.compile(
    r"\b(você|vocês|tela|arquivos?|usuári[oa]s?|senhas?|registros?|bônus|conexão|rodadas?|salvar"
    r"|deletar|celular|planilha|pedágio|pegar|pegue|está(?:s|mos|o)? \w+(?:ando|endo|indo))\b",
    re.IGNORECASE,
)
ODD = ("What do you mean?", "This fits together.")


def sayings(language: str) -> list[str]:
    catalogue = translations(language)
    said: list[str] = []
    for text in vars(catalogue)["_catalog"].values():
        said.append(text)
    return said


def test_portuguese_is_european() -> None:
    texts = sayings("pt")
    assert len(texts) > 1000
    assert [text for text in texts if BRAZILIAN.search(text)] == []


@pytest.mark.parametrize("language", ["fr", "pt"])
def test_odd_words_are_gone(language: str) -> None:
    known = vars(translations(language))["_catalog"]
    assert not [text for text in ODD if text in known]


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_every_bot_is_described_in_two_sentences(language: str) -> None:
    """What it is like, and whom it suits."""
    to = speaker(language)
    for bot in ROSTER.values():
        said = to.text(bot.character)
        assert said.count(".") == 2 and said.endswith(".") and said[0].isupper(), said
        assert language == "en" or said != bot.character
    assert not [text for text in sayings("fr") if "glouton" in text.lower()]
