"""The catalogues are complete, and what keeps them so sees every defect."""

import ast
import re
import subprocess
import sys
from copy import deepcopy
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message

from ceilidh.kernel.reason import Reason, Word, listed, quoted, typed
from ceilidh.kernel.registry import find
from ceilidh.say import LANGUAGES, Speaker, speaker
from ceilidh.say.rulebook import catalogue, plain_rule, rule_text, said_rule
from scripts import messages
from tests.say.listening import TESTS, TRANSLATED


def test_every_message_is_translated() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/messages.py", "--check"],
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all translated" in done.stdout


@cache
def found_messages() -> Catalog:
    return messages.template_catalogue()


@pytest.mark.parametrize("language", TRANSLATED)
def test_an_update_keeps_what_is_translated(language: str) -> None:
    template = deepcopy(found_messages())
    kept = messages.update(messages.read(language), template)
    template.add("A message that is new")
    more = messages.update(messages.read(language), template)
    before = {one.id: one.string for one in messages.read(language) if one.id}
    assert {one.id: one.string for one in kept if one.id} == before
    assert messages.faults(language, more, template) == [
        f"{language}: 'A message that is new' is not translated"
    ]


def one_message(id_: str | tuple[str, str], string: str | tuple[str, ...]) -> Catalog:
    made = Catalog(locale="fr")
    made.add(id_, string)
    return made


@pytest.mark.parametrize(
    ("id_", "string", "fault"),
    [
        ("Buy {good}", "Acheter {good}", ""),
        ("Buy {good}", "", "is not translated"),
        ("Buy {good}", "Acheter", "has other fields"),
        ("Buy {good}", "Acheter {goods}", "has other fields"),
        ("Buy {good}", "Acheter {good", "has other fields"),
        (("a coin", "{n} coins"), ("une pièce", "{n} pièces"), ""),
        (("{n} coin", "{n} coins"), ("une pièce", "{n} pièces"), ""),
        (("{n} coin", "{n} coins"), ("{n} pièce", "des pièces"), "has other fields"),
        (("{n} coin", "{n} coins"), ("{n} pièce", ""), "is not translated"),
    ],
)
def test_a_faulty_translation_is_seen(
    id_: str | tuple[str, str], string: str | tuple[str, ...], fault: str
) -> None:
    template = Catalog()
    template.add(id_)
    found = messages.faults("fr", one_message(id_, string), template)
    assert [fault in text for text in found] == ([True] if fault else [])


def test_fuzzy_unused_and_missing_messages_are_seen() -> None:
    template = Catalog()
    template.add("Pass")
    fuzzy = Catalog(locale="fr")
    fuzzy.add("Pass", "Passer", flags=["fuzzy"])
    assert messages.faults("fr", fuzzy, template) == ["fr: 'Pass' is fuzzy"]
    assert messages.faults("fr", one_message("Sell", "Vendre"), template) == [
        "fr: 'Pass' is missing",
        "fr: 'Sell' is not used",
    ]


PYTHON = """
def f(to, row):
    text = to.text
    text("an alias")
    to.text("plain", n=1)
    to.text("joined " "parts")
    to.text("this" if row else "that")
    to.count("{n} one", "{n} many", 3)
    to.text(row)
    row.count("x")
    Reason("a reason {why}", (), {"why": 1})
    Option("name", False, "A summary.")
    if row:
        raise Refused("No.", fields={})
    return message("marked"), PluralMessage("{n} hen", "{n} hens")


class Refused(Refusal):
    pass


class Refusal(CeilidhError):
    pass
"""
BUILT = """
class Refusal(CeilidhError):
    pass

def f(name, text):
    Refusal("{name} is wrong.", fields={"name": name})
    Refusal("this" if name else "that")
    Refusal(f"{name} is wrong.")
    Refusal("wrong: " + name)
    Refusal(text)
    Refusal()
    Reason(text)
    KeyError(text)
"""
TEMPLATE = """
{{ t("short") }} {{ _('under') }} {{ to.text("spoken {n}", n=1) }}
{{ to.count("{n} day", "{n} days", 2) }} {{ t(name) }} {% trans %}said{% endtrans %}
{{ t("yes" if a else "no") }}
"""


def test_messages_are_found_in_sources() -> None:
    tree = ast.parse(PYTHON)
    errors = messages.error_classes([tree])
    assert errors == {"CeilidhError", "Refusal", "Refused"}
    assert {found for _, found in messages.in_python(tree, False, errors)} == {
        "an alias",
        "plain",
        "joined parts",
        "this",
        "that",
        ("{n} one", "{n} many"),
        "a reason {why}",
        "A summary.",
        "marked",
        ("{n} hen", "{n} hens"),
        "No.",
    }
    rules = {found for _, found in messages.in_python(tree, True, errors)}
    assert "plain" not in rules
    assert {"a reason {why}", "No."} <= rules


def test_sentences_that_no_catalogue_can_translate_are_seen(tmp_path: Path) -> None:
    (tmp_path / "server.py").write_text(BUILT)
    assert [fault.split(":")[1] for fault in messages.built_sentences(tmp_path)] == [
        "8",
        "9",
        "10",
        "11",
        "12",
    ]
    assert messages.built_sentences() == []


def test_messages_are_found_in_templates() -> None:
    assert {found for _, found in messages.in_template(TEMPLATE)} == {
        "short",
        "under",
        "spoken {n}",
        ("{n} day", "{n} days"),
        "said",
        "yes",
        "no",
    }


def test_two_plurals_of_one_message_are_refused(tmp_path: Path) -> None:
    (tmp_path / "say.py").write_text('to.count("{n} a", "{n} b", 1)\nto.count("{n} a", "{n} c", 1)')
    with pytest.raises(ValueError, match="two plurals"):
        messages.template_catalogue(tmp_path)


def texts(language: str) -> list[tuple[Message, str]]:
    return [
        (message, form)
        for message in messages.read(language)
        if message.id
        for form in messages.forms(message.string)
    ]


def test_french_signs_stand_as_they_should() -> None:
    """A space that does not break stands before two-part signs: narrow, but wide before a colon."""
    for _, text in texts("fr"):
        assert not re.search(r"(?<![\u202f\d])[;!?](?!\d)|(?<!\u00a0)(:(?= |$)|»)", text), text
        assert not re.search("«(?!\u00a0)", text), text
        assert "'" not in text, text


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_end_as_their_messages_do(language: str) -> None:
    for message, text in texts(language):
        original = messages.forms(message.id)[-1]
        assert text == text.strip()
        assert text.endswith(".") == original.endswith("."), text
        assert text.endswith("?") == original.endswith("?"), text


def test_speakers() -> None:
    assert speaker("fr") is speaker("fr")
    assert speaker("xx") is speaker("en")
    assert speaker("fr").text("") == "", "not the head of the catalogue"
    assert speaker("fr").text("Hex {hex}", hex="7.4") == "Case 7.4"
    assert speaker("fr").text("never heard of") == "never heard of"
    assert [speaker("pt").count("{n} coin", "{n} coins", n) for n in (1, 2)] == [
        "1 moeda",
        "2 moedas",
    ]
    assert speaker("fr").count("{n} coin", "{n} coins", 0) == "0 pièce"


@pytest.mark.parametrize("language", LANGUAGES)
def test_fields_of_a_reason(language: str) -> None:
    """Numbers stay, names and lists of them are translated, unknown names stay."""
    reason = Reason(
        "Contract {contract} still needs {missing}.",
        (),
        {"missing": "2 wool, 1 unicorn", "contract": 7},
    )
    said = Speaker(language).reason(reason)
    wool = {"en": "2 wool", "fr": "2 laine", "pt": "2 lã", "pt_BR": "2 lã"}[language]
    assert f"{wool}, 1 unicorn" in said
    assert "7" in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Line 3: Option map cannot be 'wool'; choose from wool, beef."),
        ("fr", "Ligne 3\u00a0: L\u2019option map ne peut pas être 'wool'"),
        ("pt", "Linha 3: A opção map não pode ser 'wool'; escolha entre wool, beef."),
    ],
)
def test_words_stay_and_sentences_in_sentences_are_translated(language: str, said: str) -> None:
    """`wool` would be translated as a name, but this one was typed."""
    inner = Reason(
        "Option {option} cannot be {given}; choose from {choices}.",
        (),
        {
            "option": Word("map", "option"),
            "given": quoted("wool"),
            "choices": listed(["wool", "beef"]),
        },
    )
    reason = Reason("Line {line}: {fault}", (), {"line": 3, "fault": inner})
    assert Speaker(language).reason(reason).startswith(said)
    named = Speaker(language).reason(reason, "clans")
    assert Speaker(language).name("clans", "option", "map") in named
    assert "'wool'" in named


def test_what_was_typed_is_shown_without_signs_that_a_terminal_obeys() -> None:
    assert typed("a\x1b[31m'b'").text == "a\\x1b[31m'b'"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_modules_are_called_as_where_they_are_chosen(language: str, game: str) -> None:
    to = Speaker(language)
    option = next(option for option in find(game).options if option.name == "modules")
    for word in option.choices:
        assert to.name(game, "module", word) == to.choice(game, "modules", word) != word


def test_rules_that_answers_cite_are_translated() -> None:
    said = said_rule("CC-EXP-04", speaker("fr"))
    assert (
        said
        == "La case doit être libre\u00a0: aucune unité d\u2019aucun joueur ne s\u2019y trouve."
    )
    assert said_rule("CC-EXP-04", speaker("pt_BR")).startswith("O hexágono tem de estar vazio")
    english = plain_rule(catalogue()["CC-EXP-04"])
    assert said_rule("CC-EXP-04", speaker("en")) == english
    assert "(" not in english, "no sources"
    assert rule_text("cc-exp-04", speaker("fr")) == f"CC-EXP-04: {said}"


# What comes before a question, our answer and, where it is given, the reason.
ASKED = {
    "en": ("Question: ", " Our ruling: ", " Why: "),
    "fr": ("Question\u00a0: ", " Décision\u00a0: ", " Motif\u00a0: "),
    "pt": ("Questão: ", " Decisão: ", " Motivo: "),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_undecided_case_is_told_as_question_ruling_and_reason(language: str) -> None:
    """Nobody but us needs to know which cases were once open, or what was proposed."""
    to = speaker(language)
    for rule, text in catalogue().items():
        english, said = plain_rule(text), said_rule(rule, to)
        question, ruling, why = ASKED["en" if said == english else language.partition("_")[0]]
        is_asked = re.search(r"-Q\d+$", rule) is not None
        assert said.startswith(question) == is_asked == (ruling in said), f"{rule}: {said}"
        assert (why in said) == (" Why: " in english), f"{rule}: {said}"
        assert not re.search(r"\bOPEN\b|\bProposed:|\(ruling\b(?! [A-Z])|[*\[]p?\d", said), said


def test_rules_that_no_answer_cites_stay_english() -> None:
    cited = set(messages.cited_rules(messages.SOURCE))
    uncited = next(rule for rule, text in catalogue().items() if plain_rule(text) not in cited)
    assert said_rule(uncited, speaker("fr")) == plain_rule(catalogue()[uncited])


def test_cited_rules_are_found_in_sources(tmp_path: Path) -> None:
    source = tmp_path / "src" / "ceilidh"
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    source.mkdir(parents=True)
    rules = "- `CC-AA-01` Pay *twice*. (EN1, FR)\n- `CC-AA-02` Do not pay. [Ind 5.4]\n"
    (tmp_path / "docs" / "rules" / "clans.md").write_text(rules)
    (source / "rules.py").write_text('Reason("No.", ("CC-AA-01", "CC-ZZ-09"))')
    assert messages.cited_rules(source) == ["Pay twice."]
    assert messages.cited_rules(tmp_path) == []
