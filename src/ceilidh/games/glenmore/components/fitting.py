"""Fits tiles of ours to those of a pack, so that an incomplete pack can be played.

The owner of a box knows some tiles and not yet others. Ours fill the gaps: they move to other
stacks until each stack has its number of tiles (GM-CMP-14), a landmark card follows its tile
(GM-LMK-01), and a name of ours gives way to the same name of the owner.
"""

from typing import Any

from ceilidh.kernel.component_data.pack_file import Pack
from ceilidh.kernel.component_data.tables import TableSource

TABLE, ROWS, CARDS, CARD = "tiles", "tile", "landmarks", "landmark"
MOST = 99  # tiles of a stack


def fitted(pack: Pack, source: TableSource) -> Pack:
    """The pack with our tiles and cards fitted to it; whatever cannot be read stays as it is."""
    table = source.read(TABLE + ".toml").fields
    rows, counts = table.get(ROWS), table.get("counts")
    replaced = isinstance(pack.rows.get(TABLE, {}).get(ROWS), list)
    if replaced or not isinstance(rows, list) or not isinstance(counts, dict):
        return pack
    pack = _fit_names(pack, rows)
    pack = _fit_stacks(pack, rows, counts)
    return _fit_cards(pack, rows)


def _fit_names(pack: Pack, rows: list[dict[str, Any]]) -> Pack:
    known = {str(row.get("name")) for row in rows if pack.knows(TABLE, ROWS, row["id"])}
    for row in rows:
        if str(row.get("name")) in known and not pack.knows(TABLE, ROWS, row["id"]):
            pack = pack.fitting(TABLE, ROWS, row["id"], {"name": f"{row['name']} *"})
    return pack


def _fit_stacks(pack: Pack, rows: list[dict[str, Any]], counts: dict[str, Any]) -> Pack:
    stacks: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        stacks.setdefault(str(row.get("stack")), []).append(row)
    names = [name for name, wanted in counts.items() if isinstance(wanted, int) and wanted < MOST]
    room = [name for name in names for _ in range(counts[name] - len(stacks.get(name, [])))]
    for name in names:
        spare = [row for row in reversed(stacks.get(name, [])) if _may_move(pack, row)]
        for _ in range(len(stacks.get(name, [])) - counts[name]):
            if spare and room:
                pack = pack.fitting(TABLE, ROWS, spare.pop(0)["id"], {"stack": room.pop(0)})
    return pack


def _may_move(pack: Pack, row: dict[str, Any]) -> bool:
    """Persons and The End stay where they are, and so do tiles with a card."""
    free = row.get("kind") == "territory" and not _has_card(row)
    return free and not pack.knows(TABLE, ROWS, row["id"])


def _has_card(row: dict[str, Any]) -> bool:
    immediate = row.get("immediate")
    effects = immediate if isinstance(immediate, list) else []
    return any(isinstance(one, dict) and one.get("word") == CARD for one in effects)


def _fit_cards(pack: Pack, rows: list[dict[str, Any]]) -> Pack:
    for row in rows:
        stack = pack.row(TABLE, ROWS, row["id"]).get("stack")
        card = _has_card(row)
        if card and stack and "stack" not in pack.row(CARDS, CARD, row["id"]):
            # The card keeps its source: that its tile lies elsewhere says nothing of its effect.
            if pack.knows(CARDS, CARD, row["id"]):
                own = pack.row(CARDS, CARD, row["id"])
                pack = pack.with_row(CARDS, CARD, row["id"], {**own, "stack": stack})
            else:
                pack = pack.fitting(CARDS, CARD, row["id"], {"stack": stack})
    return pack
