"""The few signs that texts of the rulebook use, made into markup.

A blank line begins a new paragraph, lines that begin with `- ` are a list, with `1. ` a list in
order. `*word*` is a term where it is met first, `:wool:` the icon of a thing, `[words](#market)` a
link to another paragraph or component of the book.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from ceilidh.draw.svg.icons import icon
from ceilidh.draw.svg.ink import Ink, join, tag

# Where an anchor of the book is found.
Link = Callable[[str], str]

_SIGNS: Final = re.compile(r"\*([^*\n]+)\*|:([a-z_]+):|\[([^\]]+)\]\(#([\w-]+)\)")
_ORDERED: Final = re.compile(r"^\d+\. ")


def inline(text: str, link: Link) -> Ink:
    """A line of text with its signs."""
    out: list[object] = []
    done = 0
    for found in _SIGNS.finditer(text):
        out.append(text[done : found.start()])
        term, name, words, anchor = found.groups()
        if term:
            out.append(tag("strong", term))
        elif name:
            out.append(tag("span", icon(name), class_=f"sign of-{name}"))
        else:
            out.append(tag("a", words, href=link(anchor)))
        done = found.end()
    out.append(text[done:])
    return join(out)


def _lines(block: str) -> list[str]:
    """The items of a list: a line that begins none goes on with the one before."""
    items: list[str] = []
    for line in block.splitlines():
        begins = line.startswith("- ") or _ORDERED.match(line)
        if begins or not items:
            items.append(line)
        else:
            items[-1] += " " + line.strip()
    return items


def block(text: str, link: Link) -> Ink:
    """One paragraph or list."""
    if text.startswith("- "):
        items = [tag("li", inline(item[2:], link)) for item in _lines(text)]
        return tag("ul", *items)
    if _ORDERED.match(text):
        items = [tag("li", inline(_ORDERED.sub("", item), link)) for item in _lines(text)]
        return tag("ol", *items)
    return tag("p", inline(" ".join(text.split("\n")), link))


def blocks(text: str, link: Link) -> Ink:
    """A whole text."""
    return join([block(one.strip(), link) for one in re.split(r"\n\s*\n", text.strip())])


def plain(text: str) -> str:
    """A text without its signs, for searching."""
    text = re.sub(r"^(?:- |\d+\. )", "", text, flags=re.MULTILINE)
    text = _SIGNS.sub(lambda found: found[1] or found[3] or "", text)
    # Spaces that do not break stay, unlike with `split`.
    return re.sub(r"[ \n]+", " ", text).strip()
