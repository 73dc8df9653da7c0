"""Messages for people and their translations.

    python scripts/messages.py            bring the catalogues up to date, translations kept
    python scripts/messages.py --check    fail on messages that lack a sound translation
    python scripts/messages.py --add de   start a catalogue; what it lacks is shown in English

A language that need not be complete is counted. Players are offered it from SHARE on.

A regional form such as `pt_BR` is a thin catalogue: it has only the entries that differ from those
of its wider language. A run adds nothing to it; `--check` wants each entry sound, used, and other
than the entry of the wider language.

Found are the literal messages of `to.text("...")`, `to.count("...", "...")`, `message("...")` and
`PluralMessage("...", "...")`, the sentences of reasons (also of `counting("...", "...")`), options
and errors, in templates those of `t("...")`, `_("...")`, `to.text`, `to.count` and `{% trans %}`.
The texts of the rules that the sources cite by their ids are messages too. An error whose sentence
is put together in any other way than by a template and its fields cannot be translated: a fault.

A run changes the entries of messages that are new, changed or gone and leaves every other line as
it is. An entry stays where it stands; a new one comes after the message before it in the sources.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from functools import cache
from io import BytesIO
from pathlib import Path, PurePath
from string import Formatter

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po
from jinja2 import Environment, nodes

from ceilidh.say.catalogues import DRAFTS, SHARE
from ceilidh.say.rulebook import RULES, plain_rule, rules_in

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "ceilidh"
# They have to be complete, and their regional forms sound; what others lack is only counted (see
# scripts/languages.py).
COMPLETE = ("fr", "pt")
# The modules in which the sentences of reasons are given on.
PASSING_ON = ("kernel/errors.py", "kernel/reason.py")
# A message, or one for one thing and one for several. One with a context, as in
# `message("claim", of="milestones")`, has it before the mark that compiled catalogues use.
Found = str | tuple[str, str]
MARK = "\x04"
# Calls by the name of the function, with the places of the arguments that are messages.
CALLS = {
    "message": (0,),
    "PluralMessage": (0, 1),
    "Reason": (0,),
    "counting": (0, 1),
    "Option": (2,),
}
# The base of all errors for people; the sentence of one is its first argument.
ERROR = "CeilidhError"
METHODS = {"text": (0,), "count": (0, 1)}
TEMPLATE_CALLS = {"t": (0,), "_": (0,), "gettext": (0,), "ngettext": (0, 1)}
# The id of a rule as the sources cite it.
CITED = re.compile(r'"((?:CC|IN|GM)-[A-Z0-9]+-[A-Za-z0-9-]+)"')
# Rules and kernel read data files with methods of the same name; they have no speaker.
SPEECHLESS = ("games", "kernel")
# The files of a module's folder that have one all the same.
FACES = ("text.py", "drawing.py", "evaluation.py")


# --- finding --------------------------------------------------------------------------------------


@cache
def _nodes(tree: ast.Module) -> list[ast.AST]:
    """The nodes that are asked for, found once: walking takes longer than all the rest."""
    kinds = (ast.Assign, ast.Call, ast.ClassDef)
    return [node for node in ast.walk(tree) if isinstance(node, kinds)]


def _literals(node: ast.expr) -> list[str]:
    """The texts that an argument can be; none if it is no literal."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _literals(node.body) + _literals(node.orelse)
    return []


def _combined(arguments: list[list[str]], places: tuple[int, ...]) -> list[Found]:
    """The messages among the literal arguments of a call."""
    if len(arguments) <= places[-1]:
        return []
    if len(places) == 1:
        return [text for text in arguments[places[0]] if text]
    one, many = arguments[places[0]], arguments[places[1]]
    return [(one[0], many[0])] if one and many else []


def _context(node: ast.Call) -> str:
    """What the message of a call is about, where it says so, with the mark behind it."""
    for one in node.keywords:
        if one.arg == "of" and _literals(one.value):
            return _literals(one.value)[0] + MARK
    return ""


def _aliases(tree: ast.Module) -> set[str]:
    """Names that stand for a speaker's method, as in `text = self.to.text`."""
    return {
        target.id
        for node in _nodes(tree)
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "text"
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def error_classes(trees: Iterable[ast.Module]) -> set[str]:
    """The names of all classes of errors for people."""
    classes = [one for tree in trees for one in _nodes(tree) if isinstance(one, ast.ClassDef)]
    found = {ERROR}
    while True:
        more = {
            one.name
            for one in classes
            for base in one.bases
            if isinstance(base, ast.Name) and base.id in found
        }
        if more <= found:
            return found
        found |= more


def untranslatable(tree: ast.Module, errors: set[str]) -> Iterator[int]:
    """Lines of errors whose sentence is no literal template."""
    for node in _nodes(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            name = node.func.id
            places = (0, 1) if name == "counting" else (0,)
            named = name in errors or name in ("Reason", "counting")
            if named and not _combined([_literals(one) for one in node.args], places):
                yield node.lineno


def in_python(tree: ast.Module, speechless: bool, errors: set[str]) -> Iterator[tuple[int, Found]]:
    """Line and message of every call."""
    calls = {**CALLS, **dict.fromkeys(errors, (0,))}
    if not speechless:
        calls |= dict.fromkeys(_aliases(tree), (0,))
    for node in _nodes(tree):
        if not isinstance(node, ast.Call):
            continue
        places: tuple[int, ...] = ()
        if isinstance(node.func, ast.Name):
            places = calls.get(node.func.id, ())
        elif isinstance(node.func, ast.Attribute) and not speechless:
            places = METHODS.get(node.func.attr, ())
        if places:
            for found in _combined([_literals(one) for one in node.args], places):
                yield node.lineno, _context(node) + found if isinstance(found, str) else found


def _constants(node: nodes.Expr) -> list[str]:
    if isinstance(node, nodes.Const) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, nodes.CondExpr):
        other = [] if node.expr2 is None else _constants(node.expr2)
        return _constants(node.expr1) + other
    return []


def in_template(source: str) -> Iterator[tuple[int, Found]]:
    """Line and message of every call in a Jinja template."""
    tree = Environment(extensions=["jinja2.ext.i18n"]).parse(source)
    for node in tree.find_all(nodes.Call):
        places: tuple[int, ...] = ()
        if isinstance(node.node, nodes.Name):
            places = TEMPLATE_CALLS.get(node.node.name, ())
        elif isinstance(node.node, nodes.Getattr):
            places = METHODS.get(node.node.attr, ())
        if places:
            for found in _combined([_constants(one) for one in node.args], places):
                yield node.lineno, found


@cache
def _parsed(text: str) -> ast.Module:
    """Cached, because reading the sources is what takes the time here."""
    return ast.parse(text)


def python_files(source: Path) -> dict[Path, ast.Module]:
    """All modules, by their paths inside the sources."""
    return {
        path.relative_to(source): _parsed(path.read_text("utf-8"))
        for path in sorted(source.rglob("*.py"))
    }


def is_speechless(inside: PurePath) -> bool:
    return inside.parts[0] in SPEECHLESS and inside.name not in FACES


def messages_of(source: Path) -> Iterator[tuple[str, Found]]:
    """Path and message of every call in the sources, from top to bottom."""
    trees = python_files(source)
    errors = error_classes(trees.values())
    for inside, tree in trees.items():
        calls = in_python(tree, is_speechless(inside), errors)
        for _, found in sorted(calls, key=lambda call: call[0]):
            yield inside.as_posix(), found
    for path in sorted(source.rglob("*.html")):
        for _, found in in_template(path.read_text("utf-8")):
            yield path.relative_to(source).as_posix(), found
    for text in cited_rules(source):
        yield "docs/rules", f"{RULES}{MARK}{text}"


def cited_rules(source: Path) -> list[str]:
    """The texts of the rules that modules cite, in the order of the catalogue of rules."""
    rules = rules_in(source.parents[1] / "docs" / "rules") if len(source.parents) > 1 else {}
    cited: set[str] = set()
    for path in source.rglob("*.py") if rules else ():
        cited.update(CITED.findall(path.read_text("utf-8")))
    return [plain_rule(text) for rule, text in rules.items() if rule in cited]


def template_catalogue(source: Path = SOURCE) -> Catalog:
    """Every message of the sources, without translations."""
    catalogue = Catalog(domain="ceilidh", fuzzy=False)
    plurals: dict[str, str] = {}
    for path, found in messages_of(source):
        if not isinstance(found, str):
            one, many = found
            # A catalogue knows a message by its first form only.
            if plurals.setdefault(one, many) != many:
                raise ValueError(f"{path}: {one!r} has two plurals: {many!r}, {plurals[one]!r}")
            catalogue.add(found, locations=[(path, 0)])
            continue
        context, _, text = found.rpartition(MARK)
        catalogue.add(text, locations=[(path, 0)], context=context or None)
    return catalogue


def built_sentences(source: Path = SOURCE) -> list[str]:
    """Sentences about errors that no catalogue can translate."""
    trees = python_files(source)
    errors = error_classes(trees.values())
    return [
        f"{inside.as_posix()}:{line}: give the sentence as a template with fields"
        for inside, tree in trees.items()
        # Where the sentence of an error is taken apart and given on.
        if inside.as_posix() not in PASSING_ON
        for line in untranslatable(tree, errors)
    ]


# --- catalogues -----------------------------------------------------------------------------------


def languages(source: Path = SOURCE) -> list[str]:
    """The languages that have a catalogue."""
    return sorted([path.parts[-3] for path in (source / "locale").glob("*/LC_MESSAGES/*.po")])


def path_of(language: str, source: Path = SOURCE) -> Path:
    return source / "locale" / language / "LC_MESSAGES" / "ceilidh.po"


def wider(language: str, source: Path = SOURCE) -> str:
    """The language that a thin catalogue leans on; empty for a catalogue that stands alone."""
    name, mark, _ = language.partition("_")
    return name if mark and path_of(name, source).exists() else ""


def read(language: str, source: Path = SOURCE) -> Catalog:
    with path_of(language, source).open("rb") as file:
        return read_po(file, locale=language, domain="ceilidh")


def empty(language: str) -> Catalog:
    """A catalogue with its head and no message."""
    display_name = str(Locale.parse(language).display_name)
    own_name = display_name[:1].upper() + display_name[1:]
    return Catalog(
        locale=language,
        domain="ceilidh",
        header_comment=f"# {own_name}: the words of ceilidh; scripts/messages.py keeps this.",
        project="ceilidh",
        version="1",
        copyright_holder="the ceilidh authors",
        msgid_bugs_address="the issues of the project",
        last_translator="the ceilidh authors",
        language_team=own_name,
        # No date, so that a run without changes changes nothing.
        creation_date=datetime(2020, 1, 1, tzinfo=UTC),
        revision_date=datetime(2020, 1, 1, tzinfo=UTC),
        fuzzy=False,
    )


def update(old: Catalog, template: Catalog, thin: bool = False) -> Catalog:
    """The catalogue with exactly the messages of the template, in the order it had them.

    A thin one gets no new messages.
    """
    made = empty(str(old.locale))
    kept_names = [name for name in _names(old) if entry_of(template, name)]
    for name in kept_names if thin else _in_order(old, template):
        message, before = entry_of(template, name), entry_of(old, name)
        assert message is not None
        kept = before if before and _same_shape(message, before) else None
        made.add(
            message.id,
            kept.string if kept else None,
            locations=message.locations,
            flags=kept.flags if kept else (),
            context=message.context,
        )
    return made


def name_of(message: Message) -> str:
    """What a message is known by: its first form, after its context if it has one."""
    first = forms(message.id)[0]
    return f"{message.context}{MARK}{first}" if message.context else first


def entry_of(catalogue: Catalog, name: str) -> Message | None:
    """The entry of a message, with or without a translation."""
    context, _, first = name.rpartition(MARK)
    return catalogue.get(first, context or None)


def _names(catalogue: Catalog) -> list[str]:
    return [name_of(message) for message in catalogue if message.id]


def _in_order(old: Catalog, template: Catalog) -> list[str]:
    """Old messages as they stand, and each new one after that which precedes it in the sources."""
    known = set(_names(old))
    followers: dict[str, list[str]] = {}
    before = ""
    for name in _names(template):
        if name in known:
            before = name
        else:
            followers.setdefault(before, []).append(name)
    out = followers.get("", [])
    for name in _names(old):
        if entry_of(template, name):
            out = [*out, name, *followers.get(name, [])]
    return out


def _same_shape(message: Message, before: Message) -> bool:
    """A message that has got a plural, or lost it, is translated anew."""
    return bool(message.pluralizable) == bool(before.pluralizable)


def _entries(text: str) -> tuple[str, list[str]]:
    """The head of a catalogue and the text of each of its messages."""
    head, *entries = text.rstrip("\n").split("\n\n")
    return head, entries


def _meaning(message: Message) -> tuple[object, ...]:
    """Two entries that agree in this need not be written alike."""
    places = sorted({path for path, _ in message.locations})
    return name_of(message), forms(message.id), forms(message.string), message.fuzzy, places


def written(catalogue: Catalog, old_text: str) -> str:
    """The catalogue as text; the head and every entry that says the same stay as they were."""
    file = BytesIO()
    write_po(file, catalogue, width=100, include_lineno=False)
    head, entries = _entries(file.getvalue().decode())
    new = [message for message in catalogue if message.id]
    if old_text:
        head, old_entries = _entries(old_text)
        old = [message for message in read_po(BytesIO(old_text.encode())) if message.id]
        known = dict(zip(map(str, map(_meaning, old)), old_entries, strict=True))
        entries = [
            known.get(str(_meaning(message)), entry)
            for message, entry in zip(new, entries, strict=True)
        ]
    return "\n\n".join([head, *entries]) + "\n\n"


def up_to_date(language: str, template: Catalog, source: Path = SOURCE) -> str:
    """The text that the file of a language should have, changed where its messages have changed."""
    path, thin = path_of(language, source), bool(wider(language, source))
    if not path.exists():
        return written(update(Catalog(locale=language), template, thin), "")
    return written(update(read(language, source), template, thin), path.read_text("utf-8"))


# --- checking -------------------------------------------------------------------------------------


def forms(text: object) -> list[str]:
    """A message or a translation as the list of its forms."""
    if isinstance(text, str):
        return [text]
    return [str(form) for form in text] if isinstance(text, (tuple, list)) else []


def fields(text: str) -> set[str]:
    """The names in braces; one that cannot be read counts as a field of its own."""
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError:
        return {f"broken: {text}"}


def fault_of(message: Message) -> str:
    """What is wrong with a translation; empty if nothing is."""
    said = forms(message.string)
    if not said or not all(said):
        return "is not translated"
    if message.fuzzy:
        return "is fuzzy"
    wanted = fields(forms(message.id)[-1])
    for form in said[:-1]:
        # A form for one thing need not say the number.
        if fields(form) | {"n"} != wanted | {"n"}:
            return f"has other fields in {form!r}"
    return "" if fields(said[-1]) == wanted else f"has other fields in {said[-1]!r}"


def faults(language: str, catalogue: Catalog, template: Catalog) -> list[str]:
    """Sentences about everything that keeps a catalogue from being complete."""
    out: list[str] = []
    for message in template:
        if message.id and entry_of(catalogue, name_of(message)) is None:
            out.append(f"{language}: {forms(message.id)[0]!r} is missing")
    return out + unsound(language, catalogue, template)


def sound_in(catalogue: Catalog, template: Catalog) -> list[Message]:
    """The messages that a catalogue translates well."""
    told = [entry_of(catalogue, name_of(message)) for message in template if message.id]
    return [one for one in told if one is not None and not fault_of(one)]


def unsound(language: str, catalogue: Catalog, template: Catalog) -> list[str]:
    """Sentences about every entry that is there and should not be as it is."""
    out: list[str] = []
    for message in catalogue:
        if not message.id:
            continue
        name = repr(forms(message.id)[0])
        if entry_of(template, name_of(message)) is None:
            out.append(f"{language}: {name} is not used")
        elif fault_of(message):
            out.append(f"{language}: {name} {fault_of(message)}")
    return out


def thin_faults(language: str, catalogue: Catalog, whole: Catalog, template: Catalog) -> list[str]:
    """Sentences about the entries of a thin catalogue: none may repeat the wider language."""
    repeated = [
        f"{language}: {forms(message.id)[0]!r} is the same in {whole.locale}"
        for message in catalogue
        if message.id
        and (other := entry_of(whole, name_of(message))) is not None
        and forms(other.string) == forms(message.string)
    ]
    return unsound(language, catalogue, template) + repeated


def draft_of(language: str, catalogue: Catalog, template: Catalog) -> str:
    """How far a language is that need not be complete."""
    done, wanted = len(sound_in(catalogue, template)), len(template)
    said = f"{language}: {done} of {wanted} translated"
    if done >= SHARE * wanted:
        return said
    return f"{said}; it is offered from {SHARE:.0%} on, until then with {DRAFTS}=yes"


def main(arguments: list[str], source: Path = SOURCE) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing, report faults")
    parser.add_argument("--add", metavar="CODE", action="append", default=[], help="a language")
    given = parser.parse_args(arguments)
    check = given.check
    template = template_catalogue(source)
    found: list[str] = built_sentences(source)
    drafts: list[str] = []
    for language in sorted({*languages(source), *given.add}):
        path, text = path_of(language, source), up_to_date(language, template, source)
        whole = wider(language, source)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        if language in COMPLETE:
            found += faults(language, read(language, source), template)
        elif whole in COMPLETE:
            given_by = read(whole, source)
            found += thin_faults(language, read(language, source), given_by, template)
        else:
            drafts.append(draft_of(language, read(language, source), template))
        if path.read_text("utf-8") != text and not found:
            found.append(f"{language}: messages have moved; run scripts/messages.py")
    print("\n".join(found or [f"{len(template)} messages, all translated: {', '.join(COMPLETE)}"]))
    print("".join([f"{line}\n" for line in drafts]), end="")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
