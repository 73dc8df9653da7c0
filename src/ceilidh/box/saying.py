"""The line that says which components are our own design; pages show it where it matters."""

from __future__ import annotations

from functools import lru_cache

from ceilidh.box.catalogue import KINDS, all_progress
from ceilidh.kernel.component_data.pack_file import Pack, is_word, read_word
from ceilidh.say import speaker
from ceilidh.say.phrases import listed


@lru_cache(300)
def components_line(
    language: str, game: str, modules: tuple[str, ...] | None = None, pack: str = ""
) -> str:
    """Which kinds of component of a game are ours, at least in part; empty if none are.

    Without `modules` those of all of them are told. `pack` is the option of a table.
    """
    to = speaker(language)
    if game not in KINDS:
        return ""
    own: Pack | None = read_word(pack) if is_word(pack) else None
    titles = [
        to.text(one.kind.title)
        for one in all_progress(game, own)
        if one.ours and (modules is None or set(one.kind.modules) <= set(modules))
    ]
    if own is None:
        return to.text("Our own design, at least in part: {kinds}.", kinds=listed(to, titles))
    named = own.name or own.hash
    if not titles:
        return to.text("Components of the pack '{name}'.", name=named)
    kinds = listed(to, titles)
    return to.text(
        "Components of the pack '{name}'. Still ours, at least in part: {kinds}.",
        name=named,
        kinds=kinds,
    )
