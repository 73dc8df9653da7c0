"""A game of full size: played by rules that are resolved once from its options and then shared."""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ceilidh.kernel.action import Vocabulary
from ceilidh.kernel.component_data.fault import Fault
from ceilidh.kernel.component_data.pack_file import DATA_PACK, Pack, is_word
from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.event import EventRecorder
from ceilidh.kernel.flow import Flow
from ceilidh.kernel.game import Game
from ceilidh.kernel.json_fields import integer, table
from ceilidh.kernel.options import Option, Options, Preset
from ceilidh.kernel.options import resolve as resolve_options
from ceilidh.kernel.reason import Word
from ceilidh.kernel.ruleset import BaseRules
from ceilidh.kernel.state import Frame, State

MOST_KEPT: Final = 100  # resolved rules, of which there are thousands

S = TypeVar("S", bound=State)
R = TypeVar("R", bound=BaseRules)


@mypyc_attr(allow_interpreted_subclasses=True)
class RuledGame(Game[S], Generic[S, R]):
    """Adds to a game where its rules are kept and how states begin; the step "game" is the first.

    Rules with a data pack that is given by its path are kept only while the same options are asked
    for: its files may change.
    """

    def __init__(
        self,
        name: str,
        title: str,
        version: int,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        vocabulary: Vocabulary,
        flow: Flow[S],
        presets: tuple[Preset, ...] = (),
    ) -> None:
        super().__init__(name, title, version, players, options, vocabulary, flow, presets)
        self._kept: dict[str, R] = {}
        self._latest: R | None = None

    def resolve(self, players: int, options: Options) -> R:
        """The rules of such a game, made from components and modules."""
        raise AssertionError("a game must define resolve")

    def blank(self, rules: R, rng: int) -> S:
        """A state with nothing set up; the steps of the flow do the rest."""
        raise AssertionError("a game must define blank")

    def restore(self, rules: R, data: dict[str, object]) -> S:
        """The state of these rules that `dump` wrote."""
        raise AssertionError("a game must define restore")

    def inspect(self, pack: Pack) -> tuple[list[Fault], Pack]:
        """All faults of a pack, and the part of it that can be played."""
        raise AssertionError("a game with component tables must define inspect")

    def pack(self, text: str) -> Pack:
        """The pack of a word or path, with our own rows fitted to it."""
        raise AssertionError("a game with component tables must define pack")

    def settled(self, given: dict[str, object]) -> dict[str, object]:
        """A pack becomes one word: the file may change or be missing elsewhere."""
        text = given.get(DATA_PACK)
        if not isinstance(text, str) or text == "" or is_word(text):
            return given
        return {**given, DATA_PACK: self.pack(text).word()}

    def check(self, players: int, options: Options) -> None:
        self.rules(players, options)

    def rules(self, players: int, options: Options) -> R:
        """The resolved rules of such a game."""
        # Playouts ask with the same options object again and again; making the key costs more.
        latest = self._latest
        if latest is not None and latest.options is options and latest.players == players:
            return latest
        key = _key(players, options)
        found = self._kept.pop(key, None)
        if found is None:
            found = self.resolve(players, options)
        pack = options.get(DATA_PACK)
        if not isinstance(pack, str) or pack == "" or is_word(pack):
            # The least used go first: anybody may ask for any combination of options.
            self._kept[key] = found
            if len(self._kept) > MOST_KEPT:
                del self._kept[next(iter(self._kept))]
        if found.options is options:
            self._latest = found
        return found

    def new(self, players: int, options: Options, rng: int, recorder: EventRecorder | None) -> S:
        rules = self.rules(players, options)
        state = self.blank(rules, rng)
        state.module_states = rules.new_module_states()
        state.recorder = recorder
        state.stack.append(Frame(self.flow.by_name["game"].id, -1))
        self.flow.settle(state)
        return state

    def load(self, data: dict[str, object]) -> S:
        """Options are checked as for a new game: positions come from anywhere."""
        players = integer(data["players"])
        options = resolve_options(self.options, table(data["options"]))
        if players not in self.players:
            raise OptionError(
                "{game} cannot be played by {players} players.",
                fields={"game": Word(self.title), "players": players},
            )
        self.check(players, options)
        return self.restore(self.rules(players, options), data)


def _key(players: int, options: Options) -> str:
    return f"{players} {sorted([(name, str(value)) for name, value in options.items()])}"
