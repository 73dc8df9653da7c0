"""The race of a position that may come from anywhere: who stands where, and what is left."""

from ceilidh.games.glenmore.audit import tiles_in_play
from ceilidh.games.glenmore.components.effects import TAKE_PERSON
from ceilidh.games.glenmore.flow import FLOW, PERSON, SCORING
from ceilidh.games.glenmore.goods import PERSON as PERSON_TILE
from ceilidh.games.glenmore.goods import STACK_A, TERRITORY, WAYSIDE
from ceilidh.games.glenmore.rules.person import TAKING_PERSON
from ceilidh.games.glenmore.rules.placement import PLACE
from ceilidh.games.glenmore.rules.rondel import FIGURES, NOBODY, last_figure
from ceilidh.games.glenmore.rules.scoring import PHASES
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.stack_audit import stack_faults

# What the whole game consists of; turns and scoring phases are begun by steps.
WHOLE = ["game", "set-up"]


def _figures(state: State) -> list[str]:
    """Figures stand on spaces of their own, within one round and before the next space to fill."""
    spaces = state.rules.spaces
    racing = [place for figure, place in enumerate(state.places) if not state.gone >> figure & 1]
    last = min(racing)
    if len(set(racing)) != len(racing) or max(racing) > last + spaces - 2:
        return ["figures do not stand in a line"]
    if not max(racing) < state.front < last + spaces:
        return ["the line of tiles ends in another place"]
    under = [state.rondel[place % spaces] for place in racing]
    rows = state.rules.components.tiles
    if any([tile >= 0 and rows[tile].kind != WAYSIDE for tile in under]):
        return ["a figure stands on a tile"]
    for module in state.rules.hooks.of["leaves_tiles"]:
        if module.leaves_tiles(state):
            return []
    for space, tile in enumerate(state.rondel):
        if tile >= 0 and last + (space - last) % spaces >= state.front:
            return ["a tile lies beyond the line"]
    return []


def _stacks(state: State) -> list[str]:
    """Each stack that was used up has been scored; a buried tile was drawn or is still to come."""
    rules = state.rules
    scored = [state.stack_number - STACK_A if state.stack else PHASES]
    racing = [frame for frame in state.stack if frame.step == FIGURES.id]
    if state.stack and not racing:
        scored.append(PHASES)  # what comes after the last phase may ask for decisions
    if state.scorings not in scored:
        return ["scoring phases do not fit the stacks"]
    burial = rules.burial(state.stack_number)
    others = len(rules.stacks[state.stack_number]) - len(state.unseen)
    come = burial is not None and state.drawn > others
    end = burial is not None and burial.tile == rules.end
    # Once all have come to it, the refill before another figure may cover it.
    if racing and come and end and rules.end not in state.rondel:
        return ["The End was drawn, but it is not there"]
    if not (come and end) and rules.end in state.rondel:
        return ["The End is there, but it was not drawn"]
    return []


def _cards(state: State) -> list[str]:
    """A landmark card comes with its tile, so that the tile is no longer to come."""
    rules = state.rules
    held = [rules.components.landmarks[card].id for seat in state.seats for card in seat.landmarks]
    waiting = [*state.rondel, *state.unseen]
    for stack in range(state.stack_number + 1, len(rules.stacks)):
        waiting.extend(rules.stacks[stack])
    cards = [rules.components.tiles[tile].card for tile in waiting if tile >= 0]
    return ["a landmark card came before its tile"] if set(cards) & set(held) else []


def _clan_persons(state: State) -> list[str]:
    """A Person who comes with a clan is with nobody before the clan is claimed (GM-CLN-26)."""
    components = state.rules.components
    held = [tile for seat in state.seats for tile in seat.persons]
    claimed = [field for field, _ in state.claims]
    for number, clan in enumerate(components.clan_board.clans):
        rows = [] if number + 1 in claimed else clan.effects
        coming = [components.tile(row.target).index for row in rows if row.word == TAKE_PERSON]
        if any([tile in held for tile in coming]):
            return ["a Person came before the clan"]
    return []


def _hand(state: State) -> list[str]:
    """A tile that is being taken lies nowhere else, and fits what is done with it."""
    rows = state.rules.components.tiles
    kinds = {PLACE.id: TERRITORY, PERSON.id: PERSON_TILE, TAKING_PERSON.id: PERSON_TILE}
    elsewhere = tiles_in_play(state)
    for frame in state.stack:
        if frame.step in kinds:
            known = 0 <= frame.a < len(rows) and rows[frame.a].kind == kinds[frame.step]
            if not known or frame.a in elsewhere:
                return ["the tile that is being taken lies elsewhere"]
    return []


def turn_faults(state: State) -> list[str]:
    rules = state.rules
    common = [SCORING.id, *state.plan.sequences[SCORING.number]]
    out = stack_faults(FLOW, state, WHOLE, common, rules.players, rules.figures)
    if last_figure(state) != NOBODY:
        out.extend(_figures(state))
    return out + _stacks(state) + _cards(state) + _clan_persons(state) + _hand(state)
