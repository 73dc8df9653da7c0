"""Options: what can be chosen before a game, checked when it is chosen."""

from collections.abc import Callable

from ceilidh.kernel.errors import OptionError
from ceilidh.kernel.reason import Word, listed, quoted, typed

Value = bool | int | str | tuple[str, ...]
Options = dict[str, Value]
Condition = Callable[[int, Options], bool]  # of the number of players and what else is chosen

RULES = "rules"  # the group of options that name none


class Choice:
    """What a chooser should know of one choice among many, such as a module.

    `group` is the heading it stands under, `minutes` how much longer the game gets, `difficulty`
    from 1 (low) to 4 (complex); 0 where nobody has said. `players`: with how many it can be played;
    empty for all. `first`: whoever knows the game without any should begin with this one.
    """

    __slots__ = ("difficulty", "first", "group", "minutes", "players")

    def __init__(
        self,
        group: str = "",
        minutes: int = 0,
        difficulty: int = 0,
        players: tuple[int, ...] = (),
        first: bool = False,
    ) -> None:
        self.group = group
        self.minutes = minutes
        self.difficulty = difficulty
        self.players = players
        self.first = first


class Option:
    """One thing to choose. `choices` empty: any text (a path); `many`: a list of choices.

    `fixed` has the value that some numbers of players always play with, whatever the default is.
    `group` is the heading it stands under; `applies` says when it changes anything; `about` tells
    more of some of the choices; `presets` has its value in presets, by their names. One that came
    `later` than records were written stands in no position while it has its default, so that the
    keys of these records still fit.
    """

    __slots__ = (
        "about",
        "applies",
        "choices",
        "default",
        "fixed",
        "group",
        "later",
        "many",
        "name",
        "presets",
        "summary",
    )

    def __init__(
        self,
        name: str,
        default: Value,
        summary: str,
        choices: tuple[str, ...] = (),
        many: bool = False,
        fixed: dict[int, Value] | None = None,
        group: str = RULES,
        applies: Condition | None = None,
        about: dict[str, Choice] | None = None,
        presets: dict[str, Value] | None = None,
        later: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.summary = summary
        self.choices = choices
        self.many = many
        self.fixed: dict[int, Value] = {} if fixed is None else fixed
        self.later = later
        self.group = group
        self.applies = applies
        self.about: dict[str, Choice] = {} if about is None else about
        self.presets: dict[str, Value] = {} if presets is None else presets

    def values(self) -> tuple[Value, ...]:
        """What can be chosen where that can be counted: of a flag or one of several words."""
        if isinstance(self.default, bool):
            return (False, True)
        return (self.default,) if self.many or not self.choices else self.choices

    def has_sense(self, players: int, options: Options) -> bool:
        """Whether so many players can change anything by it, with what else they have chosen."""
        if players in self.fixed:
            return False
        return self.applies is None or self.applies(players, options)

    def offered(self, players: int) -> tuple[str, ...]:
        """The choices that so many players have."""
        return tuple(
            [
                word
                for word in self.choices
                if word not in self.about or players in (self.about[word].players or (players,))
            ]
        )

    def read(self, given: object) -> Value:
        """The value meant by `given`, or OptionError with what could be chosen instead."""
        if isinstance(self.default, bool):
            return self._flag(given)
        if self.many:
            return self._list(given)
        if not isinstance(given, str) or (self.choices and given not in self.choices):
            raise OptionError(
                "Option {option} cannot be {given}; choose from {choices}."
                if self.choices
                else "Option {option} cannot be {given}; give text.",
                fields=self._fields(given),
            )
        return given

    def _flag(self, given: object) -> bool:
        words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        if isinstance(given, bool):
            return given
        if isinstance(given, str) and given.lower() in words:
            return words[given.lower()]
        raise OptionError(
            "Option {option} cannot be {given}; use yes or no.", fields=self._fields(given)
        )

    def _list(self, given: object) -> tuple[str, ...]:
        if isinstance(given, str):
            given = [word for word in given.replace(",", " ").split() if word]
        if not isinstance(given, (list, tuple)):
            raise OptionError(
                "Option {option} must be a list; choose from {choices}.",
                fields=self._fields(given),
            )
        for word in given:
            if word not in self.choices:
                raise OptionError(
                    "Option {option} cannot contain {given}; choose from {choices}.",
                    fields=self._fields(word),
                )
        return tuple([word for word in self.choices if word in given])

    def _fields(self, given: object) -> dict[str, object]:
        """What sentences about this option name."""
        return {
            "option": Word(self.name, "option"),
            "given": quoted(given),
            "choices": listed(list(self.choices)),
        }

    def text(self, value: Value) -> str:
        """The value as one word of a record's header."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return ",".join(value) if isinstance(value, tuple) else str(value)


def resolve(options: tuple[Option, ...], given: dict[str, object]) -> Options:
    """All options with their values; unknown names and values raise OptionError."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(
                "There is no option '{given}'; the options are {choices}.",
                fields={"given": typed(str(name)), "choices": listed(list(known))},
            )
    return {
        name: option.read(given[name]) if name in given else option.default
        for name, option in known.items()
    }


def check_fixed(options: tuple[Option, ...], given: dict[str, object], players: int) -> None:
    """Refuse another value than the one that so many players always play with."""
    for option in options:
        if players in option.fixed and option.name in given:
            always = option.fixed[players]
            if option.read(given[option.name]) != always:
                raise OptionError(
                    "With {players} players, option {option} is always {value}; leave it out.",
                    fields={
                        "players": players,
                        "option": Word(option.name, "option"),
                        "value": Word(option.text(always)),
                    },
                )


class Preset:
    """Options that go well together, chosen in one go; what is not named keeps its default."""

    __slots__ = ("name", "options")

    def __init__(self, name: str, options: Options) -> None:
        self.name = name
        self.options = options

    def completed(self, options: tuple[Option, ...]) -> Options:
        """The value of every option."""
        return {option.name: self.options.get(option.name, option.default) for option in options}


def presets(names: tuple[str, ...], options: tuple[Option, ...]) -> tuple[Preset, ...]:
    """The presets of a game, as its options and those of its modules declare them."""
    return tuple(
        [
            Preset(name, {one.name: one.presets[name] for one in options if name in one.presets})
            for name in names
        ]
    )


def sensible(
    options: tuple[Option, ...], players: int, given: dict[str, object]
) -> dict[str, object]:
    """What was chosen, without what changes nothing for so many players and the rest of it."""
    values = resolve(options, given)
    kept: dict[str, object] = {}
    for option in options:
        if option.name not in given or not option.has_sense(players, values):
            continue
        value = given[option.name]
        if option.many and isinstance(value, (list, tuple)):
            hidden = set(option.choices) - set(option.offered(players))
            value = [word for word in value if word not in hidden]
        kept[option.name] = value
    return kept


def flag(options: Options, name: str) -> bool:
    return options[name] is True


def word(options: Options, name: str) -> str:
    value = options[name]
    assert isinstance(value, str)
    return value


def words(options: Options, name: str) -> tuple[str, ...]:
    value = options[name]
    assert isinstance(value, tuple)
    return value


def written(known: tuple[Option, ...], options: Options) -> dict[str, object]:
    """The options that a position names, in JSON values."""
    silent = [option.name for option in known if option.later]
    default = {option.name: option.default for option in known}
    named = {
        name: value
        for name, value in options.items()
        if name not in silent or value != default[name]
    }
    return plain(named)


def plain(options: Options) -> dict[str, object]:
    """All options in JSON values."""
    out: dict[str, object] = {}
    for name, value in options.items():
        out[name] = list(value) if isinstance(value, tuple) else value
    return out
