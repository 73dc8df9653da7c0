"""Functions make markup from literals, and fill it with text: nothing else may become `Ink`."""

from __future__ import annotations

import ast
import re
from string import Formatter

import pytest
from markupsafe import escape

from ceilidh.draw.svg.ink import Ink
from ceilidh.server.html.markup import escaped, ink_template, together, with_text
from tests.shared.sources import PACKAGE, check, name_of, parse, python_files

SERVER = PACKAGE / "server"
HTML = SERVER / "html"
# Where markup comes from that is not written there: gaps that were filled, and Jinja2.
MAKERS = {HTML / "markup.py", HTML / "templates.py"}
MADE_BY = ("Ink", "Markup", "ink_template")
_TAG = re.compile(r"</?[A-Za-z]|/>")
_ANY = re.compile("<")
ROW = ink_template('<li title="{title}">{title}: {inside}</li>')


# --- what fills a gap -----------------------------------------------------------------------------


def test_text_is_escaped_and_markup_is_not() -> None:
    assert ROW(title="<b>", inside="'") == '<li title="&lt;b&gt;">&lt;b&gt;: &#39;</li>'
    assert ROW(title=Ink("<b>"), inside=7) == '<li title="<b>"><b>: 7</li>'
    assert ROW(title=1.5, inside=[Ink("<i>"), Ink("</i>")]) == '<li title="1.5">1.5: <i></i></li>'
    assert type(ROW(title="", inside="")) is Ink


def test_markup_that_was_joined_by_hand_is_text_again() -> None:
    joined = Ink("<i>") + Ink("</i>")
    assert ROW(title="", inside=joined) == '<li title="">: &lt;i&gt;&lt;/i&gt;</li>'
    assert together([Ink("<i>"), Ink("</i>")]) == "<i></i>"
    assert type(together([])) is Ink


class Word(str):
    """Text of another kind."""

    __slots__ = ()


def test_other_text_is_text_too() -> None:
    assert escaped(Word("<b>")) == "&lt;b&gt;"


def test_text_is_escaped_as_templates_do_it() -> None:
    for text in ("plain", "<>&\"'", "&lt;", "&quot;&#x27;&#39;", "−½ é"):
        assert escaped(text) == str(escape(text))


def test_a_mark_is_replaced_by_text() -> None:
    assert with_text([Ink("<a x>"), Ink("x")], "x", "<") == "<a &lt;>&lt;"


def test_gaps_are_filled_by_their_names() -> None:
    # Also by those that Python has for something else.
    assert ink_template("{type}{str}{text}")(type="<", str=1, text=Ink("<")) == "&lt;1<"
    with pytest.raises(TypeError, match="inside"):
        ROW(title="")
    with pytest.raises(TypeError, match="other"):
        ROW(title="", inside="", other="")
    for wrong in ("<b>{}</b>", "<b>{1}</b>", "<b>{a.b}</b>", "<b>{class}</b>", "<b>{_Ink}</b>"):
        with pytest.raises(ValueError, match="no name of a gap"):
            ink_template(wrong)


# --- what the source may say ----------------------------------------------------------------------


def unsafe(tree: ast.Module, is_maker: bool = False, sign: re.Pattern[str] = _ANY) -> list[str]:
    """The places that make markup otherwise than from a literal and its gaps."""
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and any(_has(sign, part) for part in node.values):
            found.append(f"{node.lineno}: an f-string of markup")
        if isinstance(node, ast.Call) and not is_maker and _called(node) in MADE_BY:
            literal = [isinstance(one, ast.Constant) for one in node.args]
            if literal != [True] or node.keywords:
                found.append(f"{node.lineno}: {_called(node)} of what is no literal")
    return found


def _has(sign: re.Pattern[str], part: ast.expr) -> bool:
    return isinstance(part, ast.Constant) and sign.search(str(part.value)) is not None


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def test_no_markup_is_made_by_hand() -> None:
    check(
        [
            f"{name_of(path)}:{fault}"
            for path in python_files(SERVER)
            # Elsewhere a sign such as that of an address in a letter is no tag.
            for fault in unsafe(parse(path), path in MAKERS, _ANY if HTML in path.parents else _TAG)
        ]
    )


@pytest.mark.parametrize(
    ("source", "is_safe"),
    [
        ("f'<b>{name}</b>'", False),
        ("f'{name}</b>'", False),
        ("f'{one}' f'<br/>'", False),
        ("Ink(name)", False),
        ("Ink('<b>' + name)", False),
        ("Ink(f'{name}')", False),
        ("Markup(name)", False),
        ("ink_template(name)", False),
        ("ink_template('<b>{}</b>'.format(name))", False),
        ("ink_template('<b>{name}</b>')(name=name)", True),
        ("Ink('<b>')", True),
        ("f'/t/{name}'", True),
        ("f'<{name}'", False),
    ],
)
def test_markup_made_by_hand_is_seen(source: str, is_safe: bool) -> None:
    assert (unsafe(ast.parse(source)) == []) is is_safe


def test_makers_may_turn_text_into_markup_but_not_by_f_strings() -> None:
    assert unsafe(ast.parse("Ink(name)"), is_maker=True) == []
    assert unsafe(ast.parse("f'<b>{name}'"), is_maker=True) != []
    assert unsafe(ast.parse("f'<{address}>'"), sign=_TAG) == []
    assert unsafe(ast.parse("f'<b>{name}'"), sign=_TAG) != []


def wrong_gaps(tree: ast.Module) -> list[str]:
    """The calls of a file's templates whose fields are not its gaps."""
    gaps: dict[str, set[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            target, call = node.targets[0], node.value
            if _called(call) == "ink_template" and isinstance(target, ast.Name):
                text = ast.literal_eval(call.args[0])
                gaps[target.id] = {name for _, name, _, _ in Formatter().parse(text) if name}
    return [
        f"{node.lineno}: {_called(node)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and _called(node) in gaps
        if {str(one.arg) for one in node.keywords} != gaps[_called(node)] or node.args
    ]


def test_every_gap_is_filled() -> None:
    """Also of what is seldom shown, which no other test may reach."""
    files = python_files(HTML)
    check([f"{name_of(path)}:{fault}" for path in files for fault in wrong_gaps(parse(path))])


def test_a_wrong_gap_is_seen() -> None:
    head = "ROW = ink_template('<b>{name}</b>')\n"
    assert wrong_gaps(ast.parse(f"{head}ROW(name=1)")) == []
    for call in ("ROW()", "ROW(title=1)", "ROW(name=1, title=2)", "ROW(1)"):
        assert wrong_gaps(ast.parse(f"{head}{call}")) == ["2: ROW"]
