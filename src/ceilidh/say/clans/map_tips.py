"""What a hex of the map is, and who stands on it."""

from ceilidh.games.clans.components.hexes import HEX_NAMES
from ceilidh.games.clans.goods import KIND_NAMES, TERRAIN_NAMES
from ceilidh.games.clans.rules.pieces import guest_at, guest_kind_at, kinds_at, owner_at
from ceilidh.games.clans.rules.watchers import is_covered
from ceilidh.games.clans.state import State
from ceilidh.kernel.table import Table
from ceilidh.say.answers import Tip
from ceilidh.say.clans.names import TERRAINS, money, unit
from ceilidh.say.phrases import capital, listed
from ceilidh.say.speaker import Speaker


def terrains(to: Speaker, bits: int) -> list[str]:
    return [
        to.text(TERRAINS[name]) for place, name in enumerate(TERRAIN_NAMES) if bits >> place & 1
    ]


def _land(to: Speaker, state: State, hex_: int) -> list[str]:
    """Terrain, price and what else makes the hex special."""
    land = state.map
    out = [f"{capital(listed(to, terrains(to, land.terrain[hex_])))}."]
    if land.land.has(hex_):
        out.append(to.text("The land costs {money}.", money=money(to, land.cost[hex_])))
    if not land.active.has(hex_):
        out.append(to.text("Not part of the map in play."))
    if land.border.has(hex_):
        out.append(to.text("Border hex."))
    if land.delta.has(hex_):
        out.append(to.text("At a river delta."))
    if hex_ in land.waterfalls:
        out.append(
            to.text(
                "A river rises here as a waterfall; it does not separate "
                "this hex from any neighbour."
            )
        )
    if hex_ in land.ports and state.ports:
        out.append(to.text("Port {port} is here.", port=state.ports[land.ports.index(hex_)]))
    return out


def _standing(to: Speaker, table: Table, hex_: int) -> list[str]:
    state: State = table.state
    owner = owner_at(state, hex_)
    if owner >= 0:
        units = [unit(to, KIND_NAMES[kind]) for kind in kinds_at(state, hex_)]
        name = table.names[owner]
        said = [to.text("{name} has {units} here.", name=name, units=listed(to, units))]
        guest = guest_at(state, hex_)
        if guest >= 0:
            shared = unit(to, KIND_NAMES[guest_kind_at(state, hex_)])
            name = table.names[guest]
            said.append(to.text("{name} has {units} here.", name=name, units=shared))
        return said
    if is_covered(state, hex_):
        return [to.text("Covered; it cannot be used.")]
    return []


def hex_tip(to: Speaker, table: Table, word: str) -> Tip:
    hex_ = HEX_NAMES.index(word)
    text = " ".join([*_land(to, table.state, hex_), *_standing(to, table, hex_)])
    rules = ("CC-EXP-03", "CC-EXP-04", "CC-EXP-05", "CC-EXP-07")
    return Tip(to.text("Hex {hex}", hex=word), text, rules)
