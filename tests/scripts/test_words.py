"""The linter of words: what it finds, what it lets pass, and that the interface is clean."""

from pathlib import Path

import pytest

from ceilidh.say.texts import Texts
from scripts import languages, words
from scripts.words import Entry

RULES, LIMITS = words.read_rules()


def faults(language: str, text: str, english: str = "", is_button: bool = False) -> list[str]:
    return words.faults_of(Entry(language, english or text, text), RULES, LIMITS, is_button)


def test_every_message_keeps_to_the_rules() -> None:
    assert words.faults() == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Process goods, or be done."),
        ("en", "Tell who runs this server."),
        ("en", "Whoever passes it leaves a coin."),
        ("en", "Hex 3.4 is no mountain."),
        ("en", "A unit of yours is there."),
        ("en", "You have used port 3 already."),
        ("en", "It has a nice color."),
        ("en", "One  space."),
        ("fr", "Que faire ?"),
        ("fr", "Que faire\u00a0?"),
        ("fr", "Prix : 4"),
        ("fr", "Prix\u202f: 4"),
        ("fr", "« oui »"),
        ("fr", "l'argent"),
        ("fr", "Coups de {name}"),
        ("fr", "Placez un hexagone."),
        ("pt", "Que fazer ?"),
        ("pt", "Diga «sim»."),
        ("pt", "Diga 'sim'."),
        ("pt", "Você tem £5."),
        ("pt", "restam {n} peças"),
    ],
)
def test_what_the_guide_forbids_is_found(language: str, text: str) -> None:
    assert len(faults(language, text)) == 1, text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Process goods, or skip."),
        ("en", "There is no move to undo."),
        ("en", "That seat is no longer free."),
        ("en", "Its size is medium; choose 1 to {last}."),
        ("fr", "Que faire\u202f? Prix\u00a0: 4\u202f; à 22:30, «\u00a0oui\u00a0»."),
        ("pt", "Que fazer? Diga “sim”."),
    ],
)
def test_plain_words_pass(language: str, text: str) -> None:
    assert faults(language, text) == []


def test_a_rule_knows_the_messages_that_it_is_wrong_about() -> None:
    assert faults("en", "Selling Single Cask B") == []
    assert faults("en", "Selling Single Cask X") == ["use whisky barrel"]


def test_long_sentences_and_buttons_are_found() -> None:
    assert faults("en", "word " * LIMITS.sentence["en"] + "end.") != []
    assert faults("en", "word " * 20 + "end. " + "word " * 20 + "end.") == []
    label = "x" * LIMITS.button["fr"]
    assert faults("fr", label + "{name}", is_button=True) == []
    assert faults("fr", label + "y", is_button=True) != []
    assert faults("fr", label + "y") == []


def test_buttons_are_found_in_templates(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(
        """<button>{{ t("Save") }}</button><button name="do">{{ _('Undo') }}</button>
        <p>{{ t("Saved.") }}</p>"""
    )
    assert words.buttons(tmp_path) == {"Save", "Undo"}


def test_a_brazilian_reads_no_european_words_in_rulebook_and_lessons() -> None:
    """A text that has such a word needs one of its own for Brazil."""

    def found(text: dict[str, str]) -> list[str]:
        said = [one for one in words.printed_text(Texts(text)) if one.language == "pt_BR"]
        assert len(said) == 1
        return words.faults_of(said[0], RULES, LIMITS, False)

    bonus = {"en": "One bonus per round.", "pt": "Um bónus por ronda."}
    assert len(found(bonus)) == 1
    assert found({**bonus, "pt_BR": "Um bônus por rodada."}) == []
    assert found({"en": "Use the train.", "pt": "Use o comboio."}) != []
    assert found({"en": "Turn it over.", "pt": "Vire-a."}) == []


def test_texts_for_brazil_are_there_only_where_they_differ() -> None:
    texts = [text for some in languages.printed_texts() for text in some if "pt_BR" in text]
    assert [text["pt_BR"] for text in texts if text["pt_BR"] == text["pt"]] == []
    assert len(texts) > 100


def test_rulebook_and_lessons_are_read_without_their_signs() -> None:
    found = list(words.printed())
    assert {one.language for one in found} == {"en", "fr", "pt", "pt_BR"}
    assert not [one.text for one in found if ":wool:" in one.text or "](#" in one.text]
    french = [one.text for one in found if one.language == "fr"]
    assert any("\u00a0:" in text for text in french) and any("\u202f;" in text for text in french)
