"""Words that readers should not meet: Brazilian only ones in Portuguese, odd ones anywhere."""

from __future__ import annotations

import re

import pytest

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


def test_the_greedy_bot_is_no_glutton() -> None:
    assert speaker("fr").text("greedy") == "opportuniste"
    assert not [text for text in sayings("fr") if "glouton" in text.lower()]
