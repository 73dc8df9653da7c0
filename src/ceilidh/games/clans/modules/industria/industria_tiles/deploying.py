"""Ports 11 and 12 (IN-P11, IN-P12): an animal beside another on its hex, a field for a factory."""

from typing import Final

from ceilidh.games.clans.effects import Effect
from ceilidh.games.clans.goods import BAKERY, COLUMN_NAMES, COW, DAIRY, DISTILLERY, FIELD, SHEEP
from ceilidh.games.clans.kinds import BUILD, HEX, UNIT
from ceilidh.games.clans.rules.bonuses import open_bonuses
from ceilidh.games.clans.rules.expand import build_second, units_left
from ceilidh.games.clans.rules.inner import InnerStep
from ceilidh.games.clans.rules.pieces import has_room, kinds_of, place, send_home
from ceilidh.games.clans.state import State
from ceilidh.kernel.action import Action, Spec, by_id
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.state import Frame

ANIMALS: Final = (SHEEP, COW)
FACTORIES: Final = (DAIRY, BAKERY, DISTILLERY)
TILL: Final[Spec] = Spec("till", (UNIT, HEX), ("IN-P12-01",))


def animal_hexes(state: State, seat: int) -> list[int]:
    """Hexes with one own unit, an animal, which so have room for another (IN-P11-01, 03)."""
    out: list[int] = []
    for hex_ in state.seats[seat].own.hexes():
        if has_room(state, seat, hex_) and kinds_of(state, seat, hex_)[0] in ANIMALS:
            out.append(hex_)
    return out


def animals_left(state: State, seat: int) -> list[int]:
    own = state.seats[seat]
    return [kind for kind in ANIMALS if units_left(own, own.hooks.column_at[kind]) > 0]


class SecondAnimal(Effect):
    """Port 11: free, of either kind (IN-P11-02)."""

    def can(self, state: State, seat: int) -> bool:
        return len(animals_left(state, seat)) > 0 and len(animal_hexes(state, seat)) > 0

    def run(self, state: State, seat: int, reason: str) -> None:
        state.stack.append(Frame(JOINING.id, seat))

    def why_not(self, state: State, seat: int) -> Reason | None:
        if not animals_left(state, seat):
            return Reason("All your animals are on the map.", ("IN-P11-01", "CC-PRT-Q3"))
        return Reason("None of your animals has room for another.", ("IN-P11-01", "IN-P11-03"))


class PlaceAnimalStep(InnerStep):
    """Put the animal on the map; bonuses of a deployment follow (IN-P11-04)."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        kinds = animals_left(state, frame.seat)
        for hex_ in animal_hexes(state, frame.seat):
            out.extend([BUILD.rows[kind][hex_] for kind in kinds])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        build_second(state, frame.seat, action.a, action.b, True)
        open_bonuses(state, frame.seat, action.a, action.b)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which animal to place with another", ("IN-P11-01",))

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not BUILD:
            return None
        names: dict[str, object] = {"hex": HEX.words[action.b], "unit": COLUMN_NAMES[action.a]}
        if action.a not in ANIMALS:
            return Reason(
                "Only a sheep or a cow can share a hex with another animal.", ("IN-P11-01",)
            )
        if action.a not in animals_left(state, frame.seat):
            return Reason(
                "All your units of this type are already on the map ({unit}).",
                ("CC-EXP-13",),
                names,
            )
        if len(kinds_of(state, frame.seat, action.b)) > 1:
            return Reason("There are already two units on hex {hex}.", ("IN-P11-03",), names)
        return Reason("You have no animal on hex {hex}.", ("IN-P11-01",), names)


JOINING: Final[PlaceAnimalStep] = PlaceAnimalStep("join animals")


def factories(state: State, seat: int) -> list[Action]:
    """What can be replaced by a field, as moves."""
    out: list[Action] = []
    for hex_ in state.seats[seat].own.hexes():
        for kind in kinds_of(state, seat, hex_):
            if kind in FACTORIES and TILL.rows[kind][hex_] not in out:
                out.append(TILL.rows[kind][hex_])
    return out


class FactoryToField(Effect):
    """Port 12: a factory on the map for a field of the player board, where it stood."""

    def can(self, state: State, seat: int) -> bool:
        own = state.seats[seat]
        return units_left(own, own.hooks.column_at[FIELD]) > 0 and len(factories(state, seat)) > 0

    def run(self, state: State, seat: int, reason: str) -> None:
        state.stack.append(Frame(TILLING.id, seat))

    def why_not(self, state: State, seat: int) -> Reason | None:
        own = state.seats[seat]
        if units_left(own, own.hooks.column_at[FIELD]) == 0:
            return Reason("All your fields are on the map.", ("IN-P12-04", "CC-PRT-Q3"))
        return Reason(
            "You have no dairy, bakery or distillery on the map.", ("IN-P12-01", "CC-PRT-Q3")
        )


class ReplaceWithFieldStep(InnerStep):
    """Choose the factory; the field may trigger bonuses as any unit deployed (IN-P12-03)."""

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        out.extend(sorted(factories(state, frame.seat), key=by_id))

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        send_home(state, action.b, action.a)
        place(state, frame.seat, state.seats[frame.seat].hooks.column_at[FIELD], action.b)
        open_bonuses(state, frame.seat, FIELD, action.b)

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which building to replace with a field", ("IN-P12-01",))

    def when(self, spec: Spec) -> Reason | None:
        if spec is TILL:
            return Reason("Only a port lets a field replace a building.", ("IN-P12-01",))
        return None

    def why_no_choice(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not TILL:
            return None
        names: dict[str, object] = {"unit": COLUMN_NAMES[action.a], "hex": HEX.words[action.b]}
        if action.a not in FACTORIES:
            return Reason("A field can only replace a dairy, bakery or distillery.", ("IN-P12-01",))
        return Reason("You have no {unit} on hex {hex}.", ("IN-P12-01",), names)


TILLING: Final[ReplaceWithFieldStep] = ReplaceWithFieldStep("till")
