"""One English word with several meanings has an entry for each."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from ceilidh.say import speaker
from ceilidh.say.phrases import message
from scripts import messages

CLAIMS = (
    'message("claim", of="milestones")\nmessage("claim", of="clan markers")\nmessage("claim")\n'
)


@pytest.mark.parametrize(
    ("language", "milestone", "marker"),
    [
        ("en", "claim", "claim"),
        ("fr", "réclamer un jalon", "poser un pion de Clan"),
        ("pt", "reivindicar um marco", "colocar um marcador de clã"),
    ],
)
def test_each_game_has_its_own_word(language: str, milestone: str, marker: str) -> None:
    to = speaker(language)
    assert to.text(message("claim", of="milestones")) == milestone
    assert to.text(message("claim", of="clan markers")) == marker


def test_a_context_without_a_translation_is_not_shown() -> None:
    assert speaker("fr").text(message("never heard of", of="anything")) == "never heard of"


def test_a_catalogue_has_an_entry_for_each_context(tmp_path: Path) -> None:
    (tmp_path / "words.py").write_text(CLAIMS)
    template = messages.template_catalogue(tmp_path)
    assert [(one.context, one.id) for one in template if one.id] == [
        ("milestones", "claim"),
        ("clan markers", "claim"),
        (None, "claim"),
    ]
    old = Catalog(locale="fr")
    old.add("claim", "réclamer", context="milestones")
    updated = messages.update(old, template)
    assert [one.string for one in updated if one.id] == ["réclamer", None, None]
    assert len(messages.faults("fr", updated, template)) == 2
