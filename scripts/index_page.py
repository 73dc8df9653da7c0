"""The README as a package index shows it: pictures and links with a full address.

The build script runs this file by itself, so it imports nothing of the package. A package index
has no other files of the repository. Where the repository has no public address, pictures give way
to their descriptions, and links to their words.
"""

from __future__ import annotations

import re

LINK = re.compile(r"(?P<picture>!?)\[(?P<words>[^\]]*)\]\((?P<goal>[^)\s]+)\)")
ABSOLUTE = ("https://", "http://", "mailto:", "#")


def index_page(text: str, repository: str, tag: str) -> str:
    """A page of the repository with addresses that lead there from anywhere."""

    def link(found: re.Match[str]) -> str:
        goal, words = found["goal"], found["words"]
        if goal.startswith(ABSOLUTE):
            return found[0]
        if not repository:
            return words
        way = "raw" if found["picture"] else "blob"
        return f"{found['picture']}[{words}]({repository}/{way}/{tag}/{goal})"

    return LINK.sub(link, text)
