"""The words of static imports."""

from typing import Final

from ceilidh.games.clans.goods import IMPORT_NAMES
from ceilidh.kernel.table import Table
from ceilidh.say.answers import Tip
from ceilidh.say.clans.names import good
from ceilidh.say.module_text import ModuleText
from ceilidh.say.phrases import capital, message
from ceilidh.say.speaker import Speaker


def _good(to: Speaker, table: Table, word: str) -> Tip:
    name = IMPORT_NAMES[IMPORT_NAMES.index(word)]
    text = to.count(
        "Import good on fulfilled contracts. Each is worth {n} point at the end of the game.",
        "Import good on fulfilled contracts. Each is worth {n} points at the end of the game.",
        table.state.rules.components.board.static_import_vp,
    )
    return Tip(capital(good(to, name)), text, ("CC-VSI-01",))


TEXT: Final = ModuleText(
    name=message("Static imports"),
    about=message("every import good is worth the same; import tokens do not move"),
    instead={"import": _good},
    names={"option": {"static_imports": message("Static imports")}},
)
