"""How the numbers of the score sheet of Glen More II come about, and where they are seen."""

from typing import Final

from ceilidh.games.glenmore.goods import CATEGORY_NAMES
from ceilidh.games.glenmore.grid import CASTLE_CELL, CELL_NAMES
from ceilidh.games.glenmore.modules.catalogue import CHRONICLES
from ceilidh.games.glenmore.rules.counts import size
from ceilidh.games.glenmore.rules.scoring import PHASES, category_points
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.table import Table
from ceilidh.say.answers import ScoreBreakdown
from ceilidh.say.glenmore.effects import rows
from ceilidh.say.glenmore.names import amount
from ceilidh.say.module_text import BreakdownOf
from ceilidh.say.score_breakdowns import on_strip, things
from ceilidh.say.speaker import Speaker

AT_END: Final = "end"


def _on_land(state: State, seat: int, cells: list[int]) -> list[str]:
    """Tiles of a territory: large cells on its owner's screen, small tiles on the others'."""
    tiles = state.rules.components.tiles
    laid = state.seats[seat].tiles
    names = [f"tile:{tiles[laid[cell]].id}" for cell in cells]
    land = f"land-{seat + 1}"
    large = [f"{land}/cell:{CELL_NAMES[cell]}" for cell in cells]
    return [*large, *[f"{land}/{name}" for name in names], *on_strip(seat, *names)]


# --- during the game ------------------------------------------------------------------------------


def _sources(table: Table, seat: int) -> dict[str, int]:
    """Victory points by what gave them, in the order in which they came first."""
    sums: dict[str, int] = {}
    for played in table.played:
        for event in played.events:
            if event.kind == "points" and event.seat == seat:
                sums[event.reason] = sums.get(event.reason, 0) + event.amount
    return sums


def _source(to: Speaker, state: State, seat: int, word: str) -> tuple[str, list[str]]:
    """What gave points: its name, and where it is seen if it still is."""
    components = state.rules.components
    for tile in components.tiles:
        if tile.id == word:
            laid = state.seats[seat].tiles.items()
            cells = [cell for cell, number in laid if number == tile.index]
            return to.text(tile.name), _on_land(state, seat, cells)
    for card in components.landmarks:
        if card.id == word:
            return to.text(card.name), on_strip(seat, f"landmark:{word}")
    for clan in components.clan_board.clans:
        if clan.id == word:
            places = [f"clan_board/clan:{word}", *on_strip(seat, f"clan:{word}")]
            return to.text("Clan {name}", name=clan.name), places
    if word in CHRONICLES:
        return to.name("glenmore", "module", word), []
    return to.text(word), []


def _play(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    parts: list[str] = []
    places: list[str] = []
    for word, number in _sources(table, seat).items():
        if word not in CATEGORY_NAMES:
            name, seen = _source(to, table.state, seat, word)
            said = amount(to, number, "vp")
            parts.append(to.text("{clause} ({reason})", clause=said, reason=name))
            places += seen
    return ScoreBreakdown(things(to, parts), tuple(places))


# --- scoring phases -------------------------------------------------------------------------------


def _category(which: int) -> BreakdownOf:
    name = CATEGORY_NAMES[which]

    def reckon(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
        state: State = table.state
        parts = [
            to.text("{points} in scoring phase {n}", points=amount(to, got, "vp"), n=phase)
            for phase, got in _by_phase(table, seat, name)
        ]
        if state.scorings < PHASES:
            now = amount(to, category_points(state, which)[seat], "vp")
            parts.append(to.text("{points} if the last scoring phase were now", points=now))
        return ScoreBreakdown(things(to, parts), tuple(_counted(state, seat, name)))

    return reckon


def _by_phase(table: Table, seat: int, name: str) -> list[tuple[int, int]]:
    """The number of each scoring phase in which a category gave points, and how many."""
    out: list[tuple[int, int]] = []
    phase = 0
    for played in table.played:
        for event in played.events:
            if event.kind == "scoring":
                phase = event.amount
            elif event.kind == "points" and event.seat == seat and event.reason == name:
                out.append((phase, event.amount))
    return out


def _counted(state: State, seat: int, name: str) -> list[str]:
    """What a category counts."""
    components, own = state.rules.components, state.seats[seat]
    places = on_strip(seat, name)
    if name == "castle_scots":
        return [*places, *_on_land(state, seat, [CASTLE_CELL])]
    if name == "landmarks":
        cards = [f"landmark:{components.landmarks[card].id}" for card in own.landmarks]
        return [*places, *on_strip(seat, *cards), *[f"cards/{card}" for card in cards]]
    if name == "persons":
        cards = [f"tile:{components.tiles[tile].id}" for tile in own.persons]
        return [*places, *on_strip(seat, *cards), *[f"cards/{card}" for card in cards]]
    return places


# --- the end --------------------------------------------------------------------------------------


def _size(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    state: State = table.state
    sizes = [size(own) for own in state.seats]
    text = to.text(
        "{n} tiles, {more} more than in the smallest territory: {points} each.",
        n=sizes[seat],
        more=sizes[seat] - min(sizes),
        points=amount(to, state.rules.components.board.final.vp_per_surplus_tile, "vp"),
    )
    return ScoreBreakdown(text, tuple(_on_land(state, seat, list(state.seats[seat].tiles))))


def _coins(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    state: State = table.state
    text = to.text(
        "{things}: {points} each.",
        things=amount(to, state.seats[seat].coins, "coin"),
        points=amount(to, state.rules.components.board.final.vp_per_coin, "vp"),
    )
    return ScoreBreakdown(text, tuple(on_strip(seat, "coin")))


def _landmark_effects(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    """Cards whose effect is worth points at the end."""
    components = table.state.rules.components
    cards = [components.landmarks[card] for card in table.state.seats[seat].landmarks]
    at_end = [card for card in cards if card.timing == AT_END]
    parts = [
        to.text(
            "{clause} ({reason})",
            clause=rows(to, components, card.effects),
            reason=to.text(card.name),
        )
        for card in at_end
    ]
    names = [f"landmark:{card.id}" for card in at_end]
    places = [*on_strip(seat, *names), *[f"cards/{name}" for name in names]]
    return ScoreBreakdown(things(to, parts), tuple(places))


LINES: Final[dict[str, BreakdownOf]] = {
    "play": _play,
    **{name: _category(which) for which, name in enumerate(CATEGORY_NAMES)},
    "territory_size": _size,
    "coins": _coins,
    "landmark_effects": _landmark_effects,
}
