"""The code of the game so far, and the commitments that a page compares with what it remembers."""

from __future__ import annotations

from ceilidh.draw.svg.ink import Ink
from ceilidh.server.html.markup import ink_template
from ceilidh.server.html.table_page import TablePage
from ceilidh.server.html.wording import flag, wording

_CODE = ink_template(
    '<p class="game-code" id="game-code" data-table="{table}" data-commitments="{commitments}" '
    'data-code="{code}" data-fault="{fault}"{made}>'
    '<a href="/t/{table}/chance" title="{why}">{said}</a> <code translate="no">{code}</code></p>'
)


def game_code(shown: TablePage) -> Ink:
    scene, say = shown.scene, wording(shown.viewer.language)
    return _CODE(
        table=scene.id,
        commitments=" ".join(scene.commitments),
        fault=scene.fault,
        made=flag("data-made", shown.viewer.owner and scene.moves == 0),
        why=say.text("With the same code, two players see the same game."),
        said=say.text("Code"),
        code=scene.code,
    )
