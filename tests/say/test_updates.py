"""scripts/messages.py changes the entries of changed messages, and no other line of a catalogue."""

from difflib import ndiff
from pathlib import Path

import pytest

from scripts import messages

SAID = """def f(to, n):
    to.text("First")
    to.text("Last")
"""


def run(source: Path, language: str = "fr") -> list[str]:
    """The lines that a run takes away or adds."""
    path = messages.path_of(language, source)
    before = path.read_text("utf-8")
    after = messages.up_to_date(language, messages.template_catalogue(source), source)
    path.write_text(after, "utf-8")
    changed = ndiff(before.splitlines(), after.splitlines())
    return [line for line in changed if line[0] in "+-"]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A file with two messages, and a French catalogue written and laid out by hand."""
    (tmp_path / "say").mkdir()
    (tmp_path / "say" / "words.py").write_text(SAID)
    path = messages.path_of("fr", tmp_path)
    path.parent.mkdir(parents=True)
    path.write_text(
        "# By hand.\n"
        'msgid ""\nmsgstr ""\n"Language: fr\\n"\n"Generated-By: another program\\n"\n\n'
        '#: say/words.py\nmsgid "Last"\nmsgstr ""\n"Der"\n"nier"\n\n'
        '#: say/words.py\nmsgid "First"\nmsgstr "Premier"\n\n'
    )
    return tmp_path


def said(source: Path, text: str) -> None:
    (source / "say" / "words.py").write_text(text)


def test_without_a_change_no_line_changes(source: Path) -> None:
    assert run(source) == []


def test_a_new_message_adds_its_own_lines_only(source: Path) -> None:
    said(source, SAID.replace('    to.text("Last")', '    to.text("Middle")\n    to.text("Last")'))
    assert run(source) == ["+ #: say/words.py", '+ msgid "Middle"', '+ msgstr ""', "+ "]
    assert run(source) == []
    names = [one.id for one in messages.read("fr", source) if one.id]
    assert names == ["Last", "First", "Middle"], "after the message that precedes it in the source"


def test_a_message_before_all_others_comes_first(source: Path) -> None:
    said(source, SAID.replace('    to.text("First")', '    to.text("New")\n    to.text("First")'))
    run(source)
    assert [one.id for one in messages.read("fr", source) if one.id] == ["New", "Last", "First"]


def test_a_message_that_is_gone_takes_its_own_lines_only(source: Path) -> None:
    said(source, SAID.replace('    to.text("First")\n', ""))
    assert run(source) == ["- #: say/words.py", '- msgid "First"', '- msgstr "Premier"', "- "]


def test_a_message_that_moves_keeps_its_place_and_its_words(source: Path) -> None:
    said(source, SAID.replace('    to.text("First")\n', ""))
    (source / "say" / "more.py").write_text('message("First")')
    assert run(source) == ["- #: say/words.py", "+ #: say/more.py"]


def test_a_message_that_gets_a_plural_is_translated_anew(source: Path) -> None:
    said(source, SAID.replace('to.text("First")', 'to.count("First", "Firsts", n)'))
    assert run(source) == [
        '- msgstr "Premier"',
        '+ msgid_plural "Firsts"',
        '+ msgstr[0] ""',
        '+ msgstr[1] ""',
    ]


def test_a_doubtful_translation_stays_doubtful(source: Path) -> None:
    path = messages.path_of("fr", source)
    path.write_text(path.read_text("utf-8").replace('msgid "First"', '#, fuzzy\nmsgid "First"'))
    assert run(source) == []


def test_a_language_without_a_catalogue_gets_one(source: Path) -> None:
    text = messages.up_to_date("pt", messages.template_catalogue(source), source)
    assert text.startswith("# Português: the words of ceilidh")
    assert 'msgid "First"\nmsgstr ""\n\n' in text


def test_a_new_catalogue_is_not_called_translated(
    source: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert messages.main(["--add", "de"], source) == 0
    said = "de: 0 of 2 translated; it is offered from 80% on, until then with CEILIDH_DRAFTS=yes"
    assert capsys.readouterr().out.splitlines() == ["2 messages, all translated: fr, pt", said]
    path = messages.path_of("de", source)
    path.write_text(path.read_text("utf-8").replace('"First"\nmsgstr ""', '"First"\nmsgstr "Eins"'))
    messages.main(["--check"], source)
    assert "de: 1 of 2 translated; it is offered" in capsys.readouterr().out
    path.write_text(path.read_text("utf-8").replace('"Last"\nmsgstr ""', '"Last"\nmsgstr "Zwei"'))
    messages.main(["--check"], source)
    assert capsys.readouterr().out.splitlines()[-1] == "de: 2 of 2 translated"


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("games/clans/modules/clans/gordon/text.py", True),
        ("games/clans/modules/clans/gordon/drawing.py", True),
        ("games/clans/modules/clans/gordon/evaluation.py", True),
        ("games/clans/modules/clans/gordon/rules.py", False),
        ("games/clans/components/pack.py", False),
        ("kernel/component_data/datapack.py", False),
        ("say/words.py", True),
    ],
)
def test_which_files_speak(tmp_path: Path, path: str, found: bool) -> None:
    """Rules read tables with `record.text(...)`; the face of a module speaks to people."""
    (tmp_path / path).parent.mkdir(parents=True)
    (tmp_path / path).write_text('one.text("heard")\nReason("always")')
    texts = [text for _, text in messages.messages_of(tmp_path)]
    assert texts == (["heard", "always"] if found else ["always"])
