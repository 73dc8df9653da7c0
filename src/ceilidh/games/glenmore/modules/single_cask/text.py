"""The words of the Single Cask Reserve: spaces of the cellars, ageing, the sale."""

from collections.abc import Sequence
from typing import Final

from ceilidh.games.glenmore.modules.single_cask.reserve import (
    FLOOR,
    SPACE,
    box_of,
    lying,
    reserve,
    worth,
)
from ceilidh.games.glenmore.modules.single_cask.rules import BuyCellar
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action
from ceilidh.kernel.event import Event
from ceilidh.kernel.state import Frame
from ceilidh.kernel.table import Table
from ceilidh.say.answers import MoveChange, Tip
from ceilidh.say.changes import Told, changed
from ceilidh.say.glenmore.effects import debt_words
from ceilidh.say.glenmore.log import GlenMoreLogBuilder
from ceilidh.say.glenmore.names import amount, tile_name
from ceilidh.say.log_builder import LogClause
from ceilidh.say.module_text import ModuleText, MoveKindText
from ceilidh.say.phrases import message
from ceilidh.say.speaker import Speaker

# The names of tiles in the table that differ between languages.
TILES: Final = (
    message("Selling Single Cask B"),
    message("Selling Single Cask C"),
    message("Selling Single Cask D"),
)
CELLARS: Final = {
    "first": message("First Cellar"),
    "second": message("Second Cellar"),
    "third": message("Third Cellar"),
}
STORES: Final = message("moves a barrel to {things}")
OPENS: Final = message("opens a cellar: {things}")
SELLS: Final = message("sells a barrel from {things}")


def space_name(to: Speaker, word: str) -> str:
    """`the floor`, `space 4`."""
    if word == SPACE.words[FLOOR]:
        return to.text("the floor")
    return to.text("space {number}", number=word)


# --- moves and prompts ----------------------------------------------------------------------------


def _space(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"space": space_name(to, SPACE.words[action.a])}


def _aged(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {
        "space": space_name(to, SPACE.words[action.a]),
        "next": space_name(to, SPACE.words[action.a + 1]),
    }


def _worth(to: Speaker, state: State, seat: int, action: Action) -> str:
    return amount(to, worth(state, action.a), "vp")


def _will_be_worth(to: Speaker, state: State, seat: int, action: Action) -> str:
    points = amount(to, worth(state, action.a + 1), "vp")
    return to.text("{points} when sold", points=points)


def _stored_worth(to: Speaker, state: State, seat: int, action: Action) -> str:
    return to.text("{points} when sold", points=amount(to, worth(state, action.a), "vp"))


def _next_cellar(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    place = min(reserve(state).cellars[seat], len(box_of(state).cellars) - 1)
    return {"cellar": to.text(CELLARS[box_of(state).cellars[place].id])}


def _price(to: Speaker, state: State, seat: int, action: Action) -> str:
    debt = BuyCellar().debt(state, seat)
    return "" if debt is None else debt_words(to, debt)


def _sale(to: Speaker, state: State, seat: int, action: Action) -> dict[str, object]:
    return {"sale": tile_name(to, state.rules.components, action.words()[0])}


def _ageing(to: Speaker, state: State, frame: Frame) -> str:
    return to.count(
        "Age a barrel: {n} move left.",
        "Age barrels: {n} moves left.",
        frame.a,
    )


# --- the log --------------------------------------------------------------------------------------


def _moved(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, STORES, space_name(told.to, event.thing))


def _vended(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, SELLS, space_name(told.to, SPACE.words[event.place]))


def _opened(told: GlenMoreLogBuilder, event: Event) -> LogClause:
    return LogClause(event.seat, OPENS, told.to.text(CELLARS[event.thing]))


# --- tips -----------------------------------------------------------------------------------------


def _cask_tip(to: Speaker, table: Table, word: str) -> Tip:
    state: State = table.state
    space = SPACE.index[word]
    parts = [
        to.text(
            "A barrel sold from here scores {points}.",
            points=amount(to, worth(state, space), "vp"),
        )
    ]
    if space == FLOOR:
        parts.append(to.text("Holds any number of barrels."))
    return Tip(space_name(to, word).capitalize(), " ".join(parts), ("GM-C3-32", "GM-C3-37"))


def _cellar_tip(to: Speaker, state: State) -> Tip:
    text = to.text(
        "New barrels may go on the leftmost empty space of the First Cellar. "
        "Ageing moves a barrel one space to the right if that space is empty. "
        "You only score a space's points at a sale: if you pass it, you may sell "
        "one barrel; if you stop there, you sell one or two."
    )
    rules = ("GM-C3-11", "GM-C3-14", "GM-C3-31", "GM-C3-33", "GM-C3-38")
    return Tip(to.text("Cellars"), text, rules)


def _changes(
    to: Speaker, before: State, after: State, seat: int, actions: Sequence[Action]
) -> list[MoveChange]:
    """What the barrels in the cellars would sell for."""
    old, new = (sum([worth(one, space) for space in lying(one, seat)]) for one in (before, after))
    return changed("casks", to.text("Worth of your cellars"), old, new, Told("vp"))


TEXT: Final = ModuleText(
    name=message("Ol' Jamey's Single Cask Reserve"),
    about=message("whisky barrels age in cellars and sell for more the older they are"),
    changes=_changes,
    moves={
        "store": MoveKindText(
            message("store"),
            message("Put the new barrel on {space}"),
            message("puts the new barrel on {space}"),
            fields=_space,
            details=_stored_worth,
            tells=("cask",),
        ),
        "tap": MoveKindText(
            message("tap"),
            message("Pay with the barrel on {space}"),
            message("pays with the barrel on {space}"),
            fields=_space,
            details=_stored_worth,
            tells=("cask",),
        ),
        "age": MoveKindText(
            message("age"),
            message("Move the barrel from {space} to {next}"),
            message("moves the barrel from {space} to {next}"),
            fields=_aged,
            details=_will_be_worth,
            tells=("cask",),
        ),
        "cellar": MoveKindText(
            message("cellar"),
            message("Open the {cellar}"),
            message("opens the {cellar}"),
            fields=_next_cellar,
            price=_price,
            tells=("cellar",),
        ),
        "visit": MoveKindText(
            message("visit"),
            message("Stop at {sale}"),
            message("stops at {sale}"),
            fields=_sale,
            tells=("move",),
        ),
        "vend": MoveKindText(
            message("vend", of="barrels"),
            message("Sell the barrel on {space}"),
            message("sells the barrel on {space}"),
            fields=_space,
            gain=_worth,
            tells=("vend", "barrels sale"),
        ),
    },
    prompts={
        "store barrels": message("Where do you want to put the new barrel?"),
        "tap barrels": message("Which space do you want to pay the barrel from?"),
        "age barrels": _ageing,
        "vend barrels": message("Sale: which barrel do you want to sell?"),
    },
    ends={
        "age barrels": message("Stop ageing barrels"),
        "vend barrels": message("Stop selling barrels"),
    },
    ended={
        "age barrels": message("stops ageing barrels"),
        "vend barrels": message("stops selling barrels"),
    },
    tips={"cask": _cask_tip},
    terms={"cellars": _cellar_tip},
    names={
        "space": space_name,
        "special": {"age": message("move a barrel one space in the cellar")},
    },
    facts={"cask": _moved, "vend": _vended, "cellar": _opened},
    reasons={"sale": message("sale")},
)
